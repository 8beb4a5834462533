import { type Difficulties, type ItemPlace, newDifficulties } from './difficulties.js';
import { type Asked, FEATURES, type FeatureName } from './features.js';
import { type Head, headLogOdds, learnHead, newHead } from './head.js';
import { type Outcome, forecast, updateItemsAndPupil } from './model.js';
import { type PupilAbility, newPupil } from './pupil.js';
import { toProbability } from './rating.js';

/** One answer to fit the head from. */
export interface FitAnswer {
  /** Any key that tells pupils apart. */
  pupil: string;
  /** Items that share difficulties, such as those of a grade. */
  bank: string;
  question: Asked & ItemPlace;
  outcome: Outcome;
}

/** What a fit found. */
export interface HeadFit {
  answers: number;
  pupils: number;
  /**
   * Mean log loss of the forecasts for a fifth of the pupils that the head did not learn from: with the head, and with
   * it off. Null without such pupils.
   */
  heldOut: { on: number; off: number } | null;
  /** Weights from all answers, to four digits. */
  weights: Partial<Record<FeatureName, number>>;
}

/** Answers and pupils below which weights would follow a few children. */
export const ENOUGH_TO_FIT = { answers: 20_000, pupils: 200 } as const;

/** Why a fit is not to be used; null where it is. */
export function refuseFit({ answers, pupils, heldOut }: HeadFit): 'too-few' | 'no-better' | null {
  if (answers < ENOUGH_TO_FIT.answers || pupils < ENOUGH_TO_FIT.pupils || !heldOut) return 'too-few';
  return heldOut.on < heldOut.off ? null : 'no-better';
}

/** One pupil in this many tests the head and does not teach it. */
const HELD_OUT = 5;

/** Fits the head by one pass over answers in their order; difficulties and pupils are learned as it goes. */
export function fitHead(answers: Iterable<FitAnswer>): HeadFit {
  const off = newHead();
  const [tried, all] = [newHead(), newHead()];
  const banks = new Map<string, Difficulties>();
  const pupils = new Map<string, { ability: PupilAbility; isHeldOut: boolean }>();
  const names = new Map<string, number>();
  const losses = { count: 0, on: 0, off: 0 };
  for (const { pupil, bank, question, outcome } of answers) {
    const number = names.get(pupil) ?? names.size;
    names.set(pupil, number);
    const key = `${bank} ${number}`;
    const own = pupils.get(key) ?? { ability: newPupil(), isHeldOut: number % HELD_OUT === HELD_OUT - 1 };
    pupils.set(key, own);
    const difficulties = banks.get(bank) ?? newDifficulties();
    banks.set(bank, difficulties);
    const before = forecast({ difficulties, head: off }, own.ability, question);
    if (own.isHeldOut) {
      losses.count += 1;
      losses.on += logLoss(tried, before.features, outcome.outcome);
      losses.off += logLoss(off, before.features, outcome.outcome);
    } else learnHead(tried, before.features, outcome.outcome);
    learnHead(all, before.features, outcome.outcome);
    updateItemsAndPupil(difficulties, own.ability, question, before, outcome);
  }
  const { count } = losses;
  return {
    answers: all.answers,
    pupils: names.size,
    heldOut: count === 0 ? null : { on: losses.on / count, off: losses.off / count },
    weights: Object.fromEntries(FEATURES.map((name, i) => [name, Number((all.weights[i] ?? 0).toFixed(4))])),
  };
}

function logLoss(head: Head, features: Float64Array, outcome: number): number {
  const chance = toProbability(headLogOdds(head, features));
  return -(outcome * Math.log(chance) + (1 - outcome) * Math.log(1 - chance));
}
