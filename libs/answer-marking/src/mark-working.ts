import type { MarkPoint } from '@sumfox/contracts/question/item';
import { findAmount, type Amount, type Expression } from './expression.js';
import { normalise } from './normaliser.js';
import { NO_NOUNS } from './phrasing.js';
import { findRatio, ratioKey } from './ratio.js';
import { isEqual, toKey, type Rational } from './rational.js';
import { findTimeOfDay, timeText } from './time-of-day.js';
import {
  findCalculation,
  findResult,
  isSameAmount,
  listLeaves,
  listStatements,
  listWorkedSteps,
  toOwn,
  withLeaves,
  type WorkedStep,
} from './working.reader.js';

/** Evidence of one mark point in a pupil's working. */
export interface EarnedPoint {
  readonly id: string;
  readonly isEarned: boolean;
  /** Earned with a wrong number from an earlier step, followed through rightly. */
  readonly isFollowedThrough: boolean;
}

/** A mark point with its calculation and result read. */
interface ReadPoint {
  readonly point: MarkPoint;
  readonly calculation: Expression | null;
  readonly result: Amount | null;
  /** Places among the calculation's numbers that hold the result of an earlier point. */
  readonly carried: ReadonlyArray<{ readonly leaf: number; readonly from: number }>;
}

/** A time of day as schemes write it: 12-hour, 24-hour or in the words of Primary 1. */
const TIME = /[ap]\.m\.$|^\d\d \d\d$| o'clock$|^(?:half|a? ?quarter) (?:past|to) /;

/**
 * A working that comes to more different numbers than these lists them all, so that one of them must be right
 * (MARK-13).
 */
const MAX_RESULTS = 40;

/** More ways of exchanging numbers than this are not tried. */
const MAX_EXCHANGES = 200;

/**
 * The mark points that typed working earns by rule. A point counts when a true line has its value as the result or
 * contains its calculation. It also counts when its calculation uses the pupil's own earlier wrong number (error
 * carried forward). A reached point also earns the points it builds on. Does not throw.
 */
export function markWorking(points: readonly MarkPoint[], working: string): EarnedPoint[] {
  const steps = listWorkedSteps(working);
  const results = new Set(steps.map(({ result }) => toKey(toOwn(result))));
  if (results.size > MAX_RESULTS)
    return points.map(({ id }) => ({ id, isEarned: false, isFollowedThrough: false }));
  const read = readPoints(points);
  const reached = read.map((point) => findReach(point, steps, working));
  const earned = reached.map((reach) => reach !== null);
  // Steps done in one line: a pupil who has the later value has the earlier one as well.
  for (let at = read.length - 1; at >= 0; at -= 1) {
    if (earned[at] && reached[at] !== 'stated')
      for (const { from } of read[at]?.carried ?? []) earned[from] = true;
  }
  return read.map((point, at) => {
    const isFollowedThrough = !earned[at] && isFollowed(point, read, steps);
    return { id: point.point.id, isEarned: earned[at] === true || isFollowedThrough, isFollowedThrough };
  });
}

/**
 * The mark points that quoted lines of a working show. Every line must be true. One of them must calculate the point,
 * state its value where that stands nowhere else, or follow the pupil's own earlier wrong number. A calculated point
 * includes the points it builds on. Empty for an unknown point and for lines without mathematics.
 */
export function listShownPoints(
  points: readonly MarkPoint[],
  pointId: string,
  { before, quoted }: { readonly before: string; readonly quoted: string },
): string[] {
  const read = readPoints(points);
  const at = points.findIndex(({ id }) => id === pointId);
  const point = read[at];
  const steps = listWorkedSteps(quoted);
  if (!point || steps.some((step) => !step.isTrue)) return [];
  const reach = findReach(point, steps, quoted);
  if (reach === 'worked') return listBuiltOn(read, at).map((place) => read[place]?.point.id ?? '');
  if (reach === 'stated') return [pointId];
  const earlier = listWorkedSteps(before);
  return isFollowed(point, read, [...earlier, ...steps], earlier.length) ? [pointId] : [];
}

/** Index of a point and of all points that its result depends on. */
function listBuiltOn(read: readonly ReadPoint[], at: number): number[] {
  const before = (read[at]?.carried ?? []).flatMap(({ from }) => listBuiltOn(read, from));
  return [...new Set([at, ...before])];
}

function readPoints(points: readonly MarkPoint[]): ReadPoint[] {
  const results = points.map(({ result }) => (TIME.test(result) ? null : findResult(result)));
  return points.map((point, at) => {
    const calculation = findCalculation(point.calculation);
    const leaves = calculation ? listLeaves(calculation) : [];
    const carried = leaves.flatMap((value, leaf) => {
      const from = results.findLastIndex(
        (result, place) => place < at && result !== null && isNumber(result, value),
      );
      return from < 0 ? [] : [{ leaf, from }];
    });
    return { point, calculation, result: results[at] ?? null, carried };
  });
}

function isNumber(amount: Amount, value: Rational): boolean {
  return isEqual(toOwn(amount), value) || isEqual(amount.value, value);
}

/** Whether a true line works a point out, only states its value (`1 unit = 28`), or neither. */
function findReach(
  { point, calculation, result }: ReadPoint,
  steps: readonly WorkedStep[],
  working: string,
): 'worked' | 'stated' | null {
  if (!result) return isStated(point.result, working) ? 'stated' : null;
  const right = steps.filter((step) => step.isTrue && isSameAmount(step.result, result));
  const isWorked = right.some(
    (step) =>
      step.calculation !== null && (!point.isTold || isSameCalculation(calculation, step.calculation)),
  );
  if (isWorked) return 'worked';
  // A number that also stands elsewhere is no step: the calculation must be there.
  return right.length > 0 && !point.isTold ? 'stated' : null;
}

/** A time of day or a ratio is compared as a whole with the end of a line. */
function isStated(result: string, working: string): boolean {
  const wanted = keyOf(normalise(result));
  if (wanted === null) return false;
  return listStatements(working).some((statement) => {
    const sides = statement.split('=');
    return sides.length > 1 && keyOf((sides.at(-1) ?? '').trim()) === wanted;
  });
}

function keyOf(text: string): string | null {
  const time = findTimeOfDay(text);
  if (time) return `time ${timeText(time)}`;
  const ratio = findRatio(text, NO_NOUNS);
  return ratio && `ratio ${ratioKey(ratio)}`;
}

function keysOf(leaves: readonly Rational[]): string {
  return leaves.map(toKey).sort().join(' ');
}

/** The same numbers in any order, or a longer calculation that does several steps in one line. */
function isSameCalculation(wanted: Expression | null, given: Expression): boolean {
  if (!wanted) return false;
  const leaves = listLeaves(wanted);
  const others = listLeaves(given);
  return others.length > leaves.length || keysOf(leaves) === keysOf(others);
}

/**
 * Whether a true line, from the given place on, does this point's calculation with a wrong number that the pupil got
 * before it.
 */
function isFollowed(
  point: ReadPoint,
  read: readonly ReadPoint[],
  steps: readonly WorkedStep[],
  from = 0,
): boolean {
  const { calculation, carried } = point;
  if (!calculation || carried.length === 0) return false;
  const leaves = listLeaves(calculation);
  const firstAt = new Map<string, number>();
  steps.forEach((step, at) => {
    const key = toKey(toOwn(step.result));
    if (!firstAt.has(key)) firstAt.set(key, at);
  });
  return steps.some((step, at) => {
    if (at < from || !step.isTrue || !step.calculation) return false;
    const own = listLeaves(step.calculation);
    if (own.length !== leaves.length) return false;
    const given = keysOf(own);
    // Only numbers of this line can be carried into it.
    const before = own.filter((value) => (firstAt.get(toKey(value)) ?? at) < at);
    for (const exchange of listExchanges(carried.length, before)) {
      const changed = [...leaves];
      let isWrong = false;
      carried.forEach(({ leaf, from }, i) => {
        const value = exchange[i];
        const right = read[from]?.result;
        if (!value) return;
        changed[leaf] = value;
        if (right && !isNumber(right, value)) isWrong = true;
      });
      if (!isWrong || keysOf(changed) !== given) continue;
      const amount = findAmount(withLeaves(calculation, changed));
      if (amount && isSameAmount(amount, step.result)) return true;
    }
    return false;
  });
}

/** Every way of taking `count` numbers, null leaving the right one in place; bounded. */
function listExchanges(count: number, values: readonly Rational[]): Array<Array<Rational | null>> {
  let ways: Array<Array<Rational | null>> = [[]];
  for (let i = 0; i < count; i += 1) {
    ways = ways.flatMap((way) => [null, ...values].map((value) => [...way, value])).slice(0, MAX_EXCHANGES);
  }
  return ways;
}
