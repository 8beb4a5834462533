import { listSentences } from '../checks/read-text.js';

/** Turns of phrase that two readers read differently. */
const BANNED_PHRASES =
  /\b(?:times more|times less|twice less|half as much again|as many again|shared? by \d|sharp angles?)\b/i;

/** The rules of language for a stem: each with what breaks it. */
const RULES: ReadonlyArray<readonly [what: string, form: RegExp]> = [
  ['an unclear comparison', BANNED_PHRASES],
  ['a number at the start of a sentence', /(?:^|[.?] )(?:\d|\$)(?![^.?]*:)/],
  ['"more" at the end without a second thing', /\bmore\?|___ more\./],
  ['fewer of what is measured', /\bfewer (?:rice|water|money|paint|clay)\b/],
  ['less of what is counted', /\bless (?:stickers|books|eggs|beads|stamps|chairs|plants|bottles)\b/],
  ['a slot of a template', /[{}⟦⟧]/],
  ['"now" for a moment', /\bnow\b/i],
];

/** Numbers that a sentence of a young pupil's stem may hold. */
const MOST_NUMBERS = 2;

/** Faults of a stem against the rules of language: `language: …`. */
export function listLanguageFaults(stem: string, grade: number): string[] {
  const faults = RULES.flatMap(([what, form]) => {
    const found = form.exec(stem);
    return found ? [`language: ${what}, "${found[0]}"`] : [];
  });
  if (grade <= 4)
    for (const sentence of listSentences(stem)) {
      // "Day 3" is the name of a day.
      const numbers = sentence.replace(/\bDay \d+/g, 'Day').match(/\d+(?: \d{3})*(?:[./]\d+)?/g)?.length ?? 0;
      if (numbers > MOST_NUMBERS) faults.push(`language: ${numbers} numbers in "${sentence}"`);
    }
  const last = listSentences(stem).at(-1) ?? '';
  if (!/[?.]$/.test(last)) faults.push('language: the stem does not end');
  return faults;
}
