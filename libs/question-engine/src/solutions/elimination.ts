/** A clue with its words as the stem has them, and what still fits it and all clues before it. */
export interface StruckClue {
  says: string;
  left: readonly string[];
}

/** Longer lists are told by their number alone. */
const MOST_LISTED = 12;

/** `P, Q or R`. */
export const listWith = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1) ?? ''}`;

/** What is struck out, and whether the lists are in order of size, so that a long one has a first and a last. */
export interface Possibilities {
  all: readonly string[];
  noun: string;
  isInOrder: boolean;
}

/**
 * The lines of an elimination: what each clue strikes out and what it leaves, of all that is possible. The answer first
 * stands alone in the line of the clue that leaves it alone.
 */
export function eliminate(clues: readonly StruckClue[], { all, noun, isInOrder }: Possibilities): string[] {
  let before = all;
  return clues.map(({ says, left }, i) => {
    const struck = before.filter((text) => !left.includes(text));
    before = left;
    const clue = `Clue ${i + 1}: ${says.replace(/\.$/, '')}.`;
    if (left.length > MOST_LISTED)
      return `${clue} ${left.length} ${noun} are left${isInOrder ? `, from ${left[0] ?? ''} to ${left.at(-1) ?? ''}` : ''}.`;
    const strikes =
      struck.length > 0 && struck.length <= MOST_LISTED / 2 ? ` Strike out ${listWith(struck, 'and')}.` : '';
    return `${clue}${strikes} ${left.length === 1 ? 'Only this is' : 'These are'} left: ${left.join(', ')}.`;
  });
}
