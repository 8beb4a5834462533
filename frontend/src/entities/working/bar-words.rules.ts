/** More would hide the bars. */
const MOST = 6;
/** Longest text of a part or a name. */
const LETTERS = 14;

/** Numbers as they stand in a question: `$24`, `1 200`, `2/5`, `3.5`. */
const NUMBER = /\$?(?:\d{1,3}(?: \d{3})+|\d+)(?:\.\d+|\/\d+)?/g;
/** A name within a sentence: `Mei Ling`, `Shop A`. The first word of a sentence may be any word. */
const NAME = /(?<=[a-z0-9,;"] )"?([A-Z][a-z]+(?: [A-Z](?:[a-z]+|(?![a-z])))?)(?=['’ .,?!]|$)/g;

const firstOnes = (found: Iterable<string>): string[] =>
  [...new Set(found)].filter((text) => text.length <= LETTERS).slice(0, MOST);

/** The numbers of a question, to write into the parts of a bar by a tap. */
export function listNumbers(stem: string): string[] {
  return firstOnes(stem.match(NUMBER) ?? []);
}

/** The names of people and things in a question, to name bars by a tap. */
export function listNames(stem: string): string[] {
  const names = [...stem.matchAll(NAME)].map(([, name = '']) => name);
  // "Ling gave" after a full stop belongs to Mei Ling.
  return firstOnes(names.filter((name) => !names.some((other) => other.endsWith(` ${name}`))));
}
