import { hintsToCount } from '../core/counting-hints.js';
import { hintToFind, labelInSentence } from '../core/label-phrase.js';
import { type FormedQuestion, type Worked, hasGuesses } from './worked.js';

/** Hints for what is left of a working: its next lines on the way, or how to work out the one that is shown. Guesses keep those of the draw. */
export function hintOn(
  { lines, hintKnown, hintLine }: Worked,
  begun: number,
  isOnCard: boolean,
): FormedQuestion['hints'] {
  if (hasGuesses(lines)) return null;
  if (begun === lines.length) return hintHow(lines.at(-1)?.expression ?? '', 'Read the working.');
  const [next, second] = lines.slice(begun, -1).map(({ label }) => label);
  return [
    `Read the working${isOnCard ? ' on the card' : ''}. What do you still need to find?`,
    next === undefined ? hintKnown(begun) : hintToFind('Next', next),
    second === undefined ? hintLine(begun) : hintToFind('Then', second),
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
