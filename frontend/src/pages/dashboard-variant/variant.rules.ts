import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import type { ChosenFocus } from '../../features/start-practice/index.js';
import type { Skin } from './skins.js';
import { DASHBOARD_VARIANT } from './dashboard-variant.messages.js';

/** What the recent list knows of an assessment. */
export type RecentAssessment = Pick<
  AssessmentSummary,
  'id' | 'type' | 'date' | 'completedAt' | 'isCompleted'
>;

/** One line of the recent list. */
export interface RecentLine {
  id: number;
  /** The total count minus the position in the list (HOME-10): the oldest is 1. */
  number: number;
  type: AssessmentSummary['type'];
  day: string;
  isCompleted: boolean;
}

/** Shown in the recent list (HOME-10). */
const RECENT = 3;

// Weekday, month, day: the order of American English.
const DAYS = {
  weekday: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Singapore',
  }),
  short: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Asia/Singapore',
  }),
} as const;

/** The first three of a list that has the newest first. */
export function listRecent(
  assessments: readonly RecentAssessment[],
  count: number,
  dates: Skin['dates'],
): RecentLine[] {
  return assessments.slice(0, RECENT).map(({ id, type, date, completedAt, isCompleted }, position) => ({
    id,
    number: count - position,
    type,
    day: DAYS[dates].format(new Date(completedAt ?? date)),
    isCompleted,
  }));
}

/** Days in a row, and percentages of the score, from which a variant praises more (HOME-8). */
const LONG_STREAK = 7;
const PRAISE = [
  [90, 'outstanding'],
  [80, 'great'],
  [70, 'good'],
] as const;

/** What a variant says under its greeting: of a long streak, else of the score. */
export function greetingLine(streakDays: number, score: number): string {
  const t = DASHBOARD_VARIANT.get();
  if (streakDays >= LONG_STREAK) return t.onFire({ days: streakDays });
  return t.praise[PRAISE.find(([from]) => score >= from)?.[1] ?? 'other'];
}

/** The three badges of every variant, by their ids; the playful one has other names for them (HOME-11). */
const SHOWN = ['problem-solver', 'strategic-thinker', 'consistent-learner'] as const;
const CRUSHER_NEED = 10;

/**
 * The badges of a skin, each counted from what the pupil has done: First Steps Hero and Strategy Master are given for
 * the same as Problem Solver and Strategic Thinker, Problem Crusher for ten problems in completed assessments.
 */
export function listVariantBadges(
  set: Skin['badges'],
  badges: readonly Badge[],
  problemsDone: number,
): Array<Pick<Badge, 'id' | 'name' | 'description' | 'unit' | 'have' | 'need'>> {
  const byId = (id: string) => badges.filter((badge) => badge.id === id);
  if (set === 'standard') return SHOWN.flatMap(byId);
  return [
    ...byId('problem-solver').map((badge) => ({ ...badge, name: DASHBOARD_VARIANT.get().firstStepsHero })),
    {
      id: 'problem-crusher',
      name: DASHBOARD_VARIANT.get().problemCrusher,
      description: DASHBOARD_VARIANT.get().do10ProblemsOr,
      unit: 'problems',
      have: Math.min(CRUSHER_NEED, problemsDone),
      need: CRUSHER_NEED,
    },
    ...byId('strategic-thinker').map((badge) => ({ ...badge, name: DASHBOARD_VARIANT.get().strategyMaster })),
  ];
}

/** The record with the lowest percent among those tried; null when none was. */
function findWeakest(records: readonly AxisRecord[]): AxisRecord | null {
  const tried = records.filter((record) => record.percent !== null);
  return tried.toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0))[0] ?? null;
}

/** What the Zoom In dialog opens with: the weakest concept, and for a pairing the weakest method too. */
export function weakestFocus(
  {
    individualSubStrands,
    individualHeuristics,
  }: Record<'individualSubStrands' | 'individualHeuristics', readonly AxisRecord[]>,
  withMethod: boolean,
): ChosenFocus {
  const concept = findWeakest(individualSubStrands);
  const method = withMethod ? findWeakest(individualHeuristics) : null;
  return {
    subStrandIds: concept ? [concept.id] : [],
    heuristicIds: HEURISTIC_IDS.filter((id) => id === method?.id),
  };
}
