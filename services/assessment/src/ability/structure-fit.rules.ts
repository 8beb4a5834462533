import type {
  StructureForecasts,
  UnfitStructure,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { credit } from './ability.rules.js';

/** Answers of a structure in a form with the same number of hints, summed. */
export interface ForecastSums {
  gradeLevel: GradeLevel;
  template: string;
  hintsUsed: number;
  questions: number;
  /** Sum of the shares of the marks. */
  shares: number;
  /** Sum of the chances that were forecast. */
  chances: number;
  /** Sum of chance times counter-chance. */
  variance: number;
}

/** Answers below which a structure is not judged. */
const ENOUGH_ANSWERS = 30;
/** Standard errors to each side of an interval of 99 %: of some hundred structures about one is judged by accident. */
const INTERVAL = 2.576;
/** Distance of the whole interval from the forecast: less makes no difference to a pupil. */
const MIN_DISTANCE = 0.05;
const MAX_LISTED = 100;

/** Judges each structure and form by its answers beside their forecasts (ADMIN-11). */
export function judgeStructures(sums: readonly ForecastSums[]): StructureForecasts {
  const known = mergeHints(sums);
  const judged = known.filter(({ answers }) => answers >= ENOUGH_ANSWERS).map(toFit);
  const unfit = judged
    .flatMap(({ verdict, ...fit }) => (verdict === 'fitting' ? [] : [{ ...fit, verdict }]))
    .toSorted((a, b) => Math.abs(b.observed - b.forecast) - Math.abs(a.observed - a.forecast));
  const count = (verdict: UnfitStructure['verdict']): number =>
    unfit.filter((one) => one.verdict === verdict).length;
  return {
    tooEasy: count('too-easy'),
    fitting: judged.length - unfit.length,
    tooHard: count('too-hard'),
    notYetKnown: known.length - judged.length,
    unfit: unfit.slice(0, MAX_LISTED),
  };
}

type Merged = Omit<ForecastSums, 'hintsUsed' | 'questions' | 'shares'> & { answers: number; counted: number };

/** Sums over all numbers of hints; `counted` is what the answers count for the model. */
function mergeHints(sums: readonly ForecastSums[]): Merged[] {
  const merged = new Map<string, Merged>();
  for (const { gradeLevel, template, hintsUsed, questions, shares, chances, variance } of sums) {
    const key = `${gradeLevel}|${template}`;
    const own = merged.get(key) ?? { gradeLevel, template, answers: 0, counted: 0, chances: 0, variance: 0 };
    own.answers += questions;
    own.counted += credit({ share: shares, hintsUsed });
    own.chances += chances;
    own.variance += variance;
    merged.set(key, own);
  }
  return [...merged.values()];
}

function toFit({ gradeLevel, template, answers, counted, chances, variance }: Merged) {
  const [observed, forecast] = [counted / answers, chances / answers];
  const margin = (INTERVAL * Math.sqrt(variance)) / answers;
  const [low, high] = [observed - forecast - margin, observed - forecast + margin];
  const verdict = low > MIN_DISTANCE ? 'too-easy' : high < -MIN_DISTANCE ? 'too-hard' : 'fitting';
  return {
    gradeLevel,
    template,
    verdict,
    answers,
    observed: round(observed),
    forecast: round(forecast),
    low: round(Math.max(-1, low)),
    high: round(Math.min(1, high)),
  } as const;
}

/** Shares are told to whole hundredths. */
const round = (share: number): number => Math.round(share * 100) / 100;
