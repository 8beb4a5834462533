import { toNounTest } from './nouns.js';
import { withoutFillers } from './phrasing.js';
import type { PreparedPolicy } from './prepared-policy.js';
import { correct, incorrect, wrongForm, type Finding } from './verdict.js';

const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** A point on a grid, with or without its brackets: `(7, 2)`. */
const POINT = /^\(? ?(-?\d{1,6}(?:\.\d{1,3})?) ?, ?(-?\d{1,6}(?:\.\d{1,3})?) ?\)?$/;

/** The text as compared: one spacing, no articles, no closing stop; letter case only where it counts (P9). */
export function textKey(text: string, isCaseSensitive: boolean): string {
  const point = POINT.exec(text);
  if (point) return `(${point[1]}, ${point[2]})`;
  const plain = text
    .replace(/^["'](.*)["']$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[A-Za-z])-(?=[A-Za-z])/g, ' ')
    .replace(/^(?:a|an|the) (?=\S)/i, '')
    .trim();
  return isCaseSensitive ? plain : plain.toLowerCase();
}

/** `3rd` and `third` as 3; null for anything else. */
export function findOrdinal(text: string): number | null {
  const plain = textKey(text, false);
  const figures = /^(\d{1,3}) ?(?:st|nd|rd|th)$/.exec(plain);
  if (figures) return Number(figures[1]);
  const index = ORDINAL_WORDS.indexOf(plain);
  return index < 0 ? null : index + 1;
}

/** Judges words against the model's words. Never unreadable: other words are another answer. */
export function findTextFinding(expected: string, policy: PreparedPolicy, response: string): Finding {
  const isCaseSensitive = policy.caseSensitive;
  const right = textKey(expected, isCaseSensitive);
  const whole = textKey(response, isCaseSensitive);
  const stated = textKey(withoutFillers(response), isCaseSensitive);
  if (whole === right || stated === right) return correct(response);
  const place = findOrdinal(expected);
  if (place !== null) {
    if (findOrdinal(stated) === place) return correct(response);
    if (stated === String(place)) return wrongForm('not-an-ordinal', response);
  }
  return isStatement(right, stated, policy) ? correct(response) : incorrect('wrong-value', response);
}

/** `Ali has more marbles`: the answer, followed by nothing but the question's own words. */
function isStatement(right: string, stated: string, policy: PreparedPolicy): boolean {
  if (!stated.startsWith(`${right} `)) return false;
  const isName = toNounTest(policy.nouns.filter((noun) => /^[A-Z]/.test(noun)));
  const rest = stated
    .slice(right.length + 1)
    .toLowerCase()
    .split(' ');
  return rest.every((word) => policy.isNoun(word) && !isName(word));
}
