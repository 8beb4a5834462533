import { Replay } from '../replay.js';
import type { ReplayLine } from '../replay-line.js';
import { forecastBestLr, forecastBestLrInOnePass } from './best-lr.js';
import { type Forecasted, areaUnderCurve, calibrationError } from './measures.js';
import { type SimulatedSchool, mixPupils, simulateLog } from './pupil-log.js';

/** How well a way of forecasting did on a log. */
export interface LogFigures {
  way: string;
  areaUnderCurve: number;
  calibrationError: number;
  /** Share of calls of mastery after which fewer than 70 % of the next five were right; null where none is made. */
  falseCalls: number | null;
}

const NEXT_ANSWERS = 5;
const FALSE_BELOW = 0.7 * NEXT_ANSWERS;

/** Replays simulated answers in several orders of pupils, beside Best-LR. */
export function reportOnLog(school: SimulatedSchool): LogFigures[] {
  const pupils = simulateLog(school);
  const lines = pupils.flat();
  const bestLr = forecastBestLr(pupils).flat();
  return [
    {
      way: 'percent right so far',
      ...judge(lines.map(({ isRight }, i) => ({ chance: percentBefore(lines, i), isRight }))),
      falseCalls: falseCalls(lines, callByPercent(lines)),
    },
    {
      way: 'Best-LR, five folds',
      ...judge(lines.map(({ isRight }, i) => ({ chance: bestLr[i] ?? 0, isRight }))),
      falseCalls: null,
    },
    {
      way: 'Best-LR, one pass',
      ...judge(
        forecastBestLrInOnePass(lines).map((chance, i) => ({ chance, isRight: lines[i]?.isRight ?? false })),
      ),
      falseCalls: null,
    },
    replayed('the model, pupil after pupil', lines),
    replayed('the model, pupils at a time', mixPupils(pupils)),
    inFolds(pupils),
  ];
}

function judge(points: readonly Forecasted[]): Pick<LogFigures, 'areaUnderCurve' | 'calibrationError'> {
  return { areaUnderCurve: areaUnderCurve(points), calibrationError: calibrationError(points) };
}

function replayed(way: string, lines: readonly ReplayLine[]): LogFigures {
  const replay = new Replay();
  const said = lines.map((line) => ({ ...replay.add(line), isRight: line.isRight }));
  return {
    way,
    ...judge(said),
    falseCalls: falseCalls(
      lines,
      said.map((s) => s.isMastered),
    ),
  };
}

/** Each fifth of the pupils after the answers of all others, as Best-LR is measured. */
function inFolds(pupils: readonly ReplayLine[][]): LogFigures {
  const points: Forecasted[] = [];
  for (let fold = 0; fold < 5; fold += 1) {
    const replay = new Replay();
    for (const line of pupils.filter((_, i) => i % 5 !== fold).flat()) replay.add(line);
    for (const line of pupils.filter((_, i) => i % 5 === fold).flat())
      points.push({ chance: replay.add(line).chance, isRight: line.isRight });
  }
  return { way: 'the model, five folds', ...judge(points), falseCalls: null };
}

/** Share right of a pupil's answers before a line; pupils stand one after another. */
function percentBefore(lines: readonly ReplayLine[], index: number): number {
  const { pupil } = lines[index] ?? {};
  let [right, answers] = [1, 2];
  for (let i = index - 1; i >= 0 && lines[i]?.pupil === pupil; i -= 1) {
    answers += 1;
    if (lines[i]?.isRight) right += 1;
  }
  return right / answers;
}

/** The rule before: 75 % right after any number of answers. */
function callByPercent(lines: readonly ReplayLine[]): boolean[] {
  const counts = new Map<string, { right: number; answers: number }>();
  return lines.map((line) => {
    const count = counts.get(placeOf(line)) ?? { right: 0, answers: 0 };
    counts.set(placeOf(line), count);
    count.answers += 1;
    if (line.isRight) count.right += 1;
    return count.right >= 0.75 * count.answers;
  });
}

const placeOf = ({ pupil, skill }: ReplayLine): string => `${pupil} ${skill}`;

/** Calls of mastery in some simulated logs together. */
export interface MasteryCalls {
  /** Skills of pupils that were called mastered. */
  calls: number;
  /** Calls with at least five answers after them. */
  judged: number;
  /** Share of these after which fewer than 70 % of the next five were right; null where there is none. */
  falseCalls: number | null;
}

/** Replays a school of several seeds, each with pupils of its own, and judges all calls of mastery together. */
export function judgeMastery(school: SimulatedSchool, seeds: readonly number[]): MasteryCalls {
  const after = seeds.flatMap((seed) => {
    const lines = mixPupils(simulateLog({ ...school, seed }));
    const replay = new Replay();
    return listAfterCalls(
      lines,
      lines.map((line) => replay.add(line).isMastered),
    );
  });
  return { calls: after.length, judged: listJudged(after).length, falseCalls: shareFalse(after) };
}

function falseCalls(lines: readonly ReplayLine[], called: readonly boolean[]): number | null {
  return shareFalse(listAfterCalls(lines, called));
}

/** The answers of the pupil in the skill after each first call. */
function listAfterCalls(lines: readonly ReplayLine[], called: readonly boolean[]): boolean[][] {
  const after = new Map<string, boolean[]>();
  for (const [i, line] of lines.entries()) {
    const next = after.get(placeOf(line));
    if (next) next.push(line.isRight);
    else if (called[i]) after.set(placeOf(line), []);
  }
  return [...after.values()];
}

const listJudged = (after: readonly boolean[][]): boolean[][] =>
  after.filter((next) => next.length >= NEXT_ANSWERS);

/** Share of calls after which fewer than 70 % of the next five answers in the skill were right. */
function shareFalse(after: readonly boolean[][]): number | null {
  const judged = listJudged(after);
  if (judged.length === 0) return null;
  const isFalse = (next: readonly boolean[]): boolean =>
    next.slice(0, NEXT_ANSWERS).filter(Boolean).length < FALSE_BELOW;
  return judged.filter(isFalse).length / judged.length;
}
