import {
  JUDGED_FROM,
  type JudgedStructure,
  STRUCTURE_FINDINGS,
  type StructureFinding,
  type StructureForecasts,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import { FAULTS_TO_WITHDRAW } from '@sumfox/contracts/question/question-faults';
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

/** What was disputed of a structure and form of a grade, counted. */
export interface DisputeCounts {
  gradeLevel: GradeLevel;
  template: string;
  challenged: number;
  misread: number;
  reported: number;
  faulty: number;
}

/** Questions of a structure and form of a grade in which readers found a fault. */
export interface ReadFaults {
  gradeLevel: GradeLevel;
  template: string;
  faultsFound: number;
  /** Those among the last of the structure that were read. */
  recentFaults: number;
}

/** Standard errors to each side of an interval of 99 %: of some hundred structures about one is judged by accident. */
const INTERVAL = 2.576;
/** Distance of the whole interval from the forecast: less makes no difference to a pupil. */
const MIN_DISTANCE = 0.05;
/** The specified band: over it an answer says little of a pupil, and under it too (ADMIN-6). */
const [BAND_FROM, BAND_TO] = [0.2, 0.9];
/** Reports, and wrongly read answers, that are a finding: so many, and so large a share of the answers. */
const [FINDING_COUNT, FINDING_SHARE] = [3, 0.05];
const MAX_LISTED = 300;

/** Judges each structure and form by its answers and their forecasts, by disputes and by what readers found (ADMIN-11). */
export function judgeStructures(
  sums: readonly ForecastSums[],
  disputes: readonly DisputeCounts[] = [],
  readings: readonly ReadFaults[] = [],
): StructureForecasts {
  const known = mergeHints(sums);
  const fits = known.filter(({ answers }) => answers >= JUDGED_FROM).map(toFit);
  const count = (verdict: Fit['verdict']): number => fits.filter((one) => one.verdict === verdict).length;
  const byKey = new Map(fits.map((fit) => [keyOf(fit), fit]));
  const disputed = new Map(disputes.map((one) => [keyOf(one), one]));
  const found = findFaulty(readings);
  const named = new Map<string, Named>(
    [...known, ...disputes, ...found.values()].map((one) => [keyOf(one), one]),
  );
  const answers = new Map(known.map((one) => [keyOf(one), one.answers]));
  const structures = [...named].map(([key, one]) =>
    toJudged(one, answers.get(key) ?? 0, byKey.get(key) ?? null, {
      ...NO_COUNTS,
      ...disputed.get(key),
      ...found.get(key),
    }),
  );
  return {
    tooEasy: count('too-easy'),
    fitting: count('fitting'),
    tooHard: count('too-hard'),
    notYetKnown: known.length - fits.length,
    structures: structures.toSorted(compareFindings).slice(0, MAX_LISTED),
  };
}

type Named = Pick<ForecastSums, 'gradeLevel' | 'template'>;
const keyOf = ({ gradeLevel, template }: Named): string => `${gradeLevel}|${template}`;

const placeOf = ({ finding }: JudgedStructure): number => STRUCTURE_FINDINGS.indexOf(finding);
/** The gravest finding first, then the most answers. */
function compareFindings(one: JudgedStructure, other: JudgedStructure): number {
  return placeOf(one) - placeOf(other) || other.answers - one.answers;
}

type Counts = Omit<DisputeCounts, keyof Named> & { faultsFound: number; isPutForward: boolean };
const NO_COUNTS: Counts = {
  ...{ challenged: 0, misread: 0, reported: 0, faulty: 0 },
  ...{ faultsFound: 0, isPutForward: false },
};

/** Structures and forms with faults that readers found; put forward with enough of them in the structure's last ones. */
function findFaulty(
  readings: readonly ReadFaults[],
): Map<string, Named & Pick<Counts, 'faultsFound' | 'isPutForward'>> {
  const structureOf = (one: Named): string =>
    keyOf({ ...one, template: one.template.split('/').slice(0, 3).join('/') });
  const recent = new Map<string, number>();
  for (const one of readings)
    recent.set(structureOf(one), (recent.get(structureOf(one)) ?? 0) + one.recentFaults);
  return new Map(
    readings
      .filter(({ faultsFound }) => faultsFound > 0)
      .map((one) => {
        const isMany = (recent.get(structureOf(one)) ?? 0) >= FAULTS_TO_WITHDRAW;
        const { gradeLevel, template, faultsFound, recentFaults } = one;
        return [keyOf(one), { gradeLevel, template, faultsFound, isPutForward: isMany && recentFaults > 0 }];
      }),
  );
}

function toJudged(
  { gradeLevel, template }: Named,
  answers: number,
  fit: Fit | null,
  { challenged, misread, reported, faulty, faultsFound, isPutForward }: Counts,
): JudgedStructure {
  const counts = { challenged, misread, reported, faulty, faultsFound };
  const { observed = null, forecast = null, low = null, high = null } = fit ?? {};
  return {
    gradeLevel,
    template,
    finding: findingOf(answers, fit, { ...counts, isPutForward }),
    answers,
    observed,
    forecast,
    low,
    high,
    ...counts,
  };
}

function findingOf(
  answers: number,
  fit: Fit | null,
  { misread, reported, faulty, isPutForward }: Counts,
): StructureFinding {
  const isMany = (count: number): boolean => count >= FINDING_COUNT && count >= answers * FINDING_SHARE;
  if (faulty > 0) return 'key-in-doubt';
  if (isPutForward) return 'faults-found';
  if (isMany(misread)) return 'misread';
  if (isMany(reported)) return 'reported';
  if (!fit) return 'few';
  if (fit.verdict === 'too-hard' || fit.observed < BAND_FROM) return 'too-hard';
  return fit.verdict === 'too-easy' || fit.observed > BAND_TO ? 'too-easy' : 'fitting';
}

type Merged = Omit<ForecastSums, 'hintsUsed' | 'questions' | 'shares'> & { answers: number; counted: number };

/** Sums over all numbers of hints; `counted` is what the answers count for the model. */
function mergeHints(sums: readonly ForecastSums[]): Merged[] {
  const merged = new Map<string, Merged>();
  for (const { gradeLevel, template, hintsUsed, questions, shares, chances, variance } of sums) {
    const key = keyOf({ gradeLevel, template });
    const own = merged.get(key) ?? { gradeLevel, template, answers: 0, counted: 0, chances: 0, variance: 0 };
    own.answers += questions;
    own.counted += credit({ share: shares, hintsUsed });
    own.chances += chances;
    own.variance += variance;
    merged.set(key, own);
  }
  return [...merged.values()];
}

type Fit = ReturnType<typeof toFit>;

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
