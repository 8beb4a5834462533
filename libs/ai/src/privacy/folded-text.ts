/**
 * A text folded for comparing, with positions in the original: lower case, no accents, plain characters for full-width
 * and styled ones, one apostrophe and one hyphen.
 */
export interface FoldedText {
  readonly original: string;
  readonly folded: string;
  /** Place in the original of each place in the folded text, and of its end. */
  readonly places: readonly number[];
}

const MARKS = /\p{M}/gu;
const APOSTROPHES = /[‘’‛′`´]/gu;
const HYPHENS = /[\u2010-\u2015\u2212]/gu;

/** One spelling of a text. */
export function fold(text: string): string {
  return foldText(text).folded;
}

/** The same, with the way back to the original's places. */
export function foldText(original: string): FoldedText {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of original) {
    const plain = isPlain(character) ? character.toLowerCase() : foldCharacter(character);
    for (let i = 0; i < plain.length; i += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  places.push(at);
  return { original, folded, places };
}

function isPlain(character: string): boolean {
  return character < '\u0080' && character !== '`';
}

function foldCharacter(character: string): string {
  return character
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .toLowerCase();
}

/** The place in the original behind a folded place: of a span's end, behind its last character. */
export function placeOf({ places, original }: FoldedText, at: number): number {
  return places[at] ?? original.length;
}
