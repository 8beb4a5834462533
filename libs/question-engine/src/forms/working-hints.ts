import { hintsToCount } from '../core/counting-hints.js';
import { hintToFind, labelInSentence } from '../core/label-phrase.js';
import { type FormedQuestion, type Worked, type WrittenLine, hasGuesses } from './worked.js';

/** Hints for what is left of a working: its next lines on the way, or how to work out the one that is shown. Guesses keep those of the draw. */
export function hintOn(
  { lines, hintKnown, hintLine }: Worked,
  begun: number,
  isOnCard: boolean,
): FormedQuestion['hints'] {
  if (hasGuesses(lines)) return null;
  if (begun === lines.length) return hintHow(lines.at(-1)?.expression ?? '', 'Read the working.');
  const [next, second] = lines.slice(begun, -1).map(({ label }) => label);
  // A unit is found from an amount that the hint names.
  const how = next?.startsWith('1 unit') === true ? hintLine(begun) : '';
  const isSaid = how.startsWith('How many units');
  return [
    `Read the working${isOnCard ? ' on the card' : ''}. What do you still need to find?`,
    next === undefined ? hintKnown(begun) : `${hintToFind('Next', next)}${isSaid ? ` ${how}` : ''}`,
    second === undefined ? hintLine(isSaid ? begun + 1 : begun) : hintToFind('Then', second),
  ];
}

/** Hints for a line that is said to be wrong: what it should find, of what, and how. */
export const hintToMend = (worked: Worked, at: number): FormedQuestion['hints'] => {
  const known = worked.hintKnown(at);
  return [
    `Line ${at + 1} is wrong. It should find ${nameLine(worked, at)}.`,
    known,
    worked.hintLine(at).replace(`${known} `, ''),
  ];
};

/** What a line finds, within a sentence. */
export const nameLine = ({ lines, saysLine }: Pick<Worked, 'lines' | 'saysLine'>, at: number): string =>
  saysLine(at) ?? labelInSentence(lines[at]?.label ?? '');

/** How to work out a sum that is shown: by counting where it is small, by tens and ones where it is not. */
export function hintHow(sum: string, read: string): FormedQuestion['hints'] {
  const [, one, sign, other] = /^(\d+) ([+−]) (\d+)$/.exec(sum) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === undefined) return null;
  const counted = hintsToCount(sum);
  if (counted) return [read, ...counted];
  if (b % 100 === 0 && a > 20) return [read, 'Look at the hundreds.', 'The tens and ones stay the same.'];
  return [read, 'Do the ones first.', `Then do the tens${Math.max(a, b) > 99 ? ' and the hundreds' : ''}.`];
}

/** Whether a line that the true working goes on from is left out of the shown one. */
export function leavesOneUnused({ lines, listUses }: Worked, shown: readonly WrittenLine[]): boolean {
  const needed = new Set(listUses()?.flat());
  const numbersOf = (text = ''): string[] =>
    text.replace(/(?<=\d) (?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return lines.slice(0, -1).some((_, i) => {
    const [found] = numbersOf(shown[i]?.result);
    const later = shown.slice(i + 1).flatMap(({ expression }) => numbersOf(expression));
    return needed.has(i) && found !== undefined && !later.includes(found);
  });
}
