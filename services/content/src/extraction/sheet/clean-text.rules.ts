/**
 * Invisible and reordering characters: Unicode's control, format, private and unassigned characters including tags,
 * lone surrogates, variation selectors, fillers, and the replacement for an unnamed letter.
 */
const UNSEEN =
  /(?!\t)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u115f\u1160\u3164\uffa0\ufe00-\ufe0f\ufffd\u{e0000}-\u{e0fff}]/gu;

/** Two or three letters that a font draws as one; no other letter is taken apart, or x² would become x2. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** One line as a person sees it: visible characters, single spaces, and a tab for a wide gap. */
export function cleanLine(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/[ﬀ-ﬆ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim();
}

/** All space as single blanks, for comparing and for texts of one line. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** At most `max` characters, cut between words, never within a pair. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1).replace(/\s+\S*$/, '');
  return (cut.length <= max ? cut : text.slice(0, max)).replace(/[\ud800-\udbff]$/, '').trimEnd();
}
