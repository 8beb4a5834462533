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
/** The best of .05 to .8 on both simulated schools. */
const ONE_PASS_RATE = 0.3;
/** Rows that an item is expected to have before they are counted. */
const EXPECTED_USES = 20;

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
    const regression = fit(training, COUNTED + numbers.size, fold);
    for (let i = fold; i < rows.length; i += FOLDS)
      forecasts[i] = (rows[i] ?? []).map(({ features }) => regression.forecast(features));
  }
  return forecasts;
}

/**
 * Forecasts of a Best-LR that begins with no item known, as a replay of the model does: each line is forecast, then
 * learned, once. Lines may be in any order of pupils.
 */
export function forecastBestLrInOnePass(lines: readonly ReplayLine[]): number[] {
  const numbers = new Map<string, number>();
  const byPupil = new Map<string, ReplayLine[]>();
  for (const line of lines) byPupil.set(line.pupil, [...(byPupil.get(line.pupil) ?? []), line]);
  const rows = new Map([...byPupil].map(([pupil, own]) => [pupil, toRows(own, numbers)]));
  const learner = new OnlineRegression(COUNTED + numbers.size);
  const places = new Map<string, number>();
  return lines.map(({ pupil }) => {
    const place = places.get(pupil) ?? 0;
    places.set(pupil, place + 1);
    const row = rows.get(pupil)?.[place];
    if (!row) throw new Error(`No row for line ${place} of ${pupil}.`);
    const chance = learner.forecast(row.features);
    learner.learn(row, ONE_PASS_RATE);
    return chance;
  });
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

/** A logistic regression learned by AdaGrad, with the penalty of a standard normal prior on items and skills. */
class OnlineRegression {
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;

  /** `uses`: how many rows of the training have each feature, where known; the penalty is spread over them. */
  constructor(
    size: number,
    private readonly uses: Float64Array = new Float64Array(size),
  ) {
    this.weights = new Float64Array(size);
    this.squares = new Float64Array(size).fill(1e-3);
  }

  forecast(features: Row['features']): number {
    return toProbability(features.reduce((sum, [i, value]) => sum + (this.weights[i] ?? 0) * value, 0));
  }

  learn({ features, isRight }: Row, rate: number): void {
    const error = this.forecast(features) - (isRight ? 1 : 0);
    for (const [i, value] of features) {
      const weight = this.weights[i] ?? 0;
      const slope = error * value + (i < COUNTED ? 0 : weight / (this.uses[i] || EXPECTED_USES));
      this.squares[i] = (this.squares[i] ?? 0) + slope * slope;
      this.weights[i] = weight - (rate * slope) / Math.sqrt(this.squares[i] ?? 1);
    }
  }
}

/** Fits weights in some passes over rows drawn at random, with smaller and smaller steps at the end. */
function fit(training: readonly Row[], size: number, seed: number): OnlineRegression {
  const random = new SeededRandom(seed);
  const uses = new Float64Array(size);
  for (const { features } of training) for (const [i] of features) uses[i] = (uses[i] ?? 0) + 1;
  const regression = new OnlineRegression(size, uses);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rate = 0.15 / 3 ** Math.max(0, pass - PASSES + 4);
    for (let n = 0; n < training.length; n += 1) regression.learn(random.pick(training), rate);
  }
  return regression;
}
