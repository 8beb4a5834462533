import { findContacts } from './contact.rules.js';
import { foldText } from './folded-text.js';
import { findNames, type NameMatcher } from './name.rules.js';
import { PERSONAL_CLASSES, type PersonalWord } from './personal-word.js';
import { findSchools } from './school.rules.js';

/**
 * The identifying words of a text, in order and without overlaps: names of the book, and any e-mail addresses,
 * identity, phone and postal numbers, addresses and schools.
 */
export function findPersonalWords(text: string, names: NameMatcher): PersonalWord[] {
  const folded = foldText(text);
  return withoutOverlaps(text, [
    ...findContacts(folded),
    ...findSchools(folded),
    ...findNames(folded, names),
  ]);
}

/** Names of the book alone, for texts of the product's own. */
export function findKnownNames(text: string, names: NameMatcher): PersonalWord[] {
  return withoutOverlaps(text, findNames(foldText(text), names));
}

/** The first class takes precedence; within a class, the earliest start. */
function withoutOverlaps(text: string, words: readonly PersonalWord[]): PersonalWord[] {
  const rank = ({ class: each }: PersonalWord): number => PERSONAL_CLASSES.indexOf(each);
  const isTaken = new Uint8Array(text.length);
  return [...words]
    .sort((a, b) => rank(a) - rank(b) || a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (end <= start || isTaken.subarray(start, end).includes(1)) return false;
      isTaken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}
