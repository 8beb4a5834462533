import { isGuess } from '../solutions/guess-lines.js';
import { ANGLE_SETTINGS } from './angle-settings.js';

/** What angles add up to, and why, as it stands in brackets beside a line. */
interface Sum {
  whole: number;
  reason: string;
}

const BY_PROPERTY: ReadonlyMap<string, Sum> = new Map(
  ANGLE_SETTINGS.map(({ property, whole, reason }) => [property, { whole, reason }]),
);

/** Clues that tell a sum in words. */
const TOLD: ReadonlyArray<readonly [clue: RegExp, sum: Sum]> = [
  [/\btogether make two right angles\b/, { whole: 180, reason: 'two right angles' }],
];

/** `Angle x: 180° − 76° = 104°`, or `Altogether: 7x + 12 makes 180.` */
const WORKED = /^(?<label>[^:=()]+): (?<sum>.+?)(?: = .*°| makes \d+\.)$/;

const takesFrom = (sum: string, whole: number): boolean =>
  new RegExp(`(?<![\\d.])${whole}°?(?![\\d.])`).test(sum);

function withReason(line: string, sum: Sum): string | null {
  const match = isGuess(line) ? undefined : WORKED.exec(line)?.groups;
  const isFound = match && takesFrom(line.includes(' makes ') ? line : (match['sum'] ?? ''), sum.whole);
  return isFound ? line.replace(':', ` (${sum.reason}):`) : null;
}

/**
 * A solution in which each line that takes angles from their sum names the reason in brackets. The sentence that tells
 * it is left out then, unless guesses are checked by it.
 */
export function putReasons(solution: readonly string[], stem: string, grade = 5): readonly string[] {
  const told = TOLD.find(([clue]) => clue.test(stem))?.[1];
  const at = solution.findIndex((line) => BY_PROPERTY.has(line));
  const sum = BY_PROPERTY.get(solution[at] ?? '') ?? told;
  if (!sum) return solution;
  // A straight line is known as two right angles before its angles are.
  const reason = grade < 5 ? sum.reason.replace('angles on a straight line', 'two right angles') : sum.reason;
  const reasoned = solution.map((line, i) => (i > at ? withReason(line, { ...sum, reason }) : null));
  if (reasoned.every((line) => line === null)) return solution;
  const keeps = at < 0 || solution.some(isGuess);
  return solution.map((line, i) => reasoned[i] ?? line).filter((_, i) => keeps || i !== at);
}
