import type { ReplayLine } from '../replay-line.js';
import { toProbability } from '../rating.js';
import { SeededRandom } from './random.js';

/** A sparse row: features that are not 0, by number, and whether the answer was right. */
interface Row {
  features: ReadonlyArray<readonly [number, number]>;
  isRight: boolean;
}

/** Features that every row has: a constant and the logarithms of the counts of right and other answers. */
const COUNTED = 7;
const FOLDS = 5;
const PASSES = 8;

/**
 * Forecasts of Best-LR, fitted on four fifths of the pupils for the others. It is a logistic regression with item,
 * skill, and counts of answers over all, in the skill and on the item. Source: Gervet and others, "When is deep learning
 * the best approach to knowledge tracing?" (2020). The yardstick of the model, for simulations alone.
 */
export function forecastBestLr(pupils: readonly ReplayLine[][]): number[][] {
  const numbers = new Map<string, number>();
  const rows = pupils.map((lines) => toRows(lines, numbers));
  const forecasts: number[][] = pupils.map(() => []);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const training = rows.filter((_, i) => i % FOLDS !== fold).flat();
    const weights = fit(training, COUNTED + numbers.size, fold);
    for (let i = fold; i < rows.length; i += FOLDS)
      forecasts[i] = (rows[i] ?? []).map(({ features }) => toProbability(weigh(weights, features)));
  }
  return forecasts;
}

function toRows(lines: readonly ReplayLine[], numbers: Map<string, number>): Row[] {
  const counts = new Map<string, [number, number]>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? COUNTED + numbers.size;
    numbers.set(name, number);
    return number;
  };
  return lines.map(({ item, skill, isRight }) => {
    const keys = ['', `s${skill}`, `i${item}`];
    const counted = keys.flatMap((key, i) => {
      const [right, other] = counts.get(key) ?? [0, 0];
      return [[1 + 2 * i, Math.log1p(right)] as const, [2 + 2 * i, Math.log1p(other)] as const];
    });
    for (const key of keys) {
      const [right, other] = counts.get(key) ?? [0, 0];
      counts.set(key, isRight ? [right + 1, other] : [right, other + 1]);
    }
    const features = [[0, 1] as const, ...counted, ...keys.slice(1).map((k) => [numberOf(k), 1] as const)];
    return { features, isRight };
  });
}

function weigh(weights: Float64Array, features: Row['features']): number {
  return features.reduce((sum, [i, value]) => sum + (weights[i] ?? 0) * value, 0);
}

/** Fits weights by AdaGrad, with the penalty of a standard normal prior on items and skills. */
function fit(training: readonly Row[], size: number, seed: number): Float64Array {
  const random = new SeededRandom(seed);
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-3);
  const uses = new Float64Array(size);
  for (const { features } of training) for (const [i] of features) uses[i] = (uses[i] ?? 0) + 1;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rate = 0.15 / 3 ** Math.max(0, pass - PASSES + 4);
    for (let n = 0; n < training.length; n += 1) {
      const { features, isRight } = random.pick(training);
      const error = toProbability(weigh(weights, features)) - (isRight ? 1 : 0);
      for (const [i, value] of features) {
        const weight = weights[i] ?? 0;
        const slope = error * value + (i < COUNTED ? 0 : weight / (uses[i] ?? 1));
        squares[i] = (squares[i] ?? 0) + slope * slope;
        weights[i] = weight - (rate * slope) / Math.sqrt(squares[i] ?? 1);
      }
    }
  }
  return weights;
}
