import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { isYoungGrade, type GradeLevel } from '@sumfox/curriculum/grades';
import { countSubStrands } from '@sumfox/curriculum/sub-strand-counts';
import { dayOf, listCompleted, weekStart } from '../../entities/paper/index.js';
import { findGrowingPlace } from '../../entities/reward/index.js';
import { PLAY_TODAY } from './play-today.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** Questions of a day's set: the acorns (REWARD-5). */
export function questionsADay(grade: GradeLevel): number {
  return isYoungGrade(grade) ? 4 : 5;
}

/** Days of practice that a week asks for: the suns. A third is a present, and no more are counted. */
export const DAYS_A_WEEK = 2;
const MOST_SUNS = 3;

/** Minutes that a question takes with reading and working, roughly. */
const MINUTES_A_QUESTION = 1.5;

/** What today and this week have so far. */
export interface Today {
  /** Questions answered today, at most the day's. */
  acorns: number;
  acornsWanted: number;
  /** Days with practice since Sunday, at most three or the days of the goal. */
  suns: number;
  sunsWanted: number;
}

/** Counts a day and its week from the papers, those still open too, against the days of an agreed goal (PARENT-12). */
export function countToday(
  grade: GradeLevel,
  assessments: readonly AssessmentSummary[],
  now: Date,
  goalDays: number = DAYS_A_WEEK,
): Today {
  const today = dayOf(now);
  const done = listCompleted(assessments, today).reduce((sum, each) => sum + each.totalQuestions, 0);
  const open = assessments.filter(
    ({ isCompleted, lastSaved }) =>
      !isCompleted && lastSaved !== null && dayOf(new Date(lastSaved)) === today,
  );
  const answered = done + open.reduce((sum, each) => sum + each.answeredCount, 0);
  const sunday = weekStart(today);
  const days = Array.from({ length: today - sunday + 1 }, (_, i) => sunday + i);
  const practised = days.filter((day) => listCompleted(assessments, day).length > 0).length;
  const acornsWanted = questionsADay(grade);
  return {
    acorns: Math.min(answered, acornsWanted),
    acornsWanted,
    suns: Math.min(practised, Math.max(MOST_SUNS, goalDays)),
    sunsWanted: Math.max(goalDays, Math.min(practised, MOST_SUNS)),
  };
}

/** What the Play key does, how long it takes, and why this one. */
export interface PlayPlan {
  kind: 'open' | 'diagnostic' | 'today';
  /** Of the paper to go on with; null where one is made. */
  openId: number | null;
  questions: number;
  why: string;
}

/**
 * The right paper of this moment: one that waits, else the first one, else today's. An open diagnostic goes before
 * other open papers, as it decides what comes after it.
 */
export function planPlay(input: {
  gradeLevel: GradeLevel;
  hasCompletedDiagnostic: boolean;
  openDiagnosticId: number | null;
  assessments: readonly AssessmentSummary[];
  places: readonly Place[];
}): PlayPlan {
  const open = input.assessments.filter(
    ({ status, gradeLevel }) => status === 'in-progress' && gradeLevel === input.gradeLevel,
  );
  const waiting = open.find(({ id }) => id === input.openDiagnosticId) ?? open[0];
  if (waiting && (input.hasCompletedDiagnostic || waiting.id === input.openDiagnosticId)) {
    const left = waiting.totalQuestions - waiting.answeredCount;
    return {
      kind: waiting.id === input.openDiagnosticId ? 'diagnostic' : 'open',
      openId: waiting.id,
      questions: Math.max(left, 1),
      why:
        waiting.answeredCount > 0
          ? PLAY_TODAY.get().areDoneWeGo({ count: waiting.answeredCount })
          : PLAY_TODAY.get().yourSetIsOpen,
    };
  }
  if (!input.hasCompletedDiagnostic)
    return {
      kind: 'diagnostic',
      openId: null,
      questions: countSubStrands(input.gradeLevel),
      why: PLAY_TODAY.get().weFindWhereTo,
    };
  const next = findGrowingPlace(input.places);
  return {
    kind: 'today',
    openId: null,
    questions: questionsADay(input.gradeLevel),
    why: next
      ? next.stage === 'seed'
        ? PLAY_TODAY.get().isNewLetUs({ name: next.name })
        : PLAY_TODAY.get().isGrowingLetUs({ name: next.name })
      : PLAY_TODAY.get().allYourPlacesAre,
  };
}

/** A stop of the trail. */
export interface TrailStop {
  place: Place;
  when: 'before' | 'now' | 'later';
}

/** Stops shown before today's and after it. */
const SHOWN = 2;

/** Today's stop with up to two before it, the furthest grown, and two after it in the order of the curriculum. */
export function listStops(places: readonly Place[]): TrailStop[] {
  const now = findGrowingPlace(places) ?? places[0];
  if (!now) return [];
  const others = places.filter((place) => place !== now);
  const before = others
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => starsOf(b) - starsOf(a) || b.answers - a.answers)
    .slice(0, SHOWN);
  const after = others.filter((place) => !before.includes(place));
  const from = places.indexOf(now);
  const later = [
    ...after.filter((p) => places.indexOf(p) > from),
    ...after.filter((p) => places.indexOf(p) < from),
  ];
  return [
    ...before.map((place) => ({ place, when: 'before' as const })),
    { place: now, when: 'now' },
    ...later.slice(0, SHOWN).map((place) => ({ place, when: 'later' as const })),
  ];
}

/** Stars of a place by its stage, never fewer than before: one for trying, two for five answers, three for mastering. */
export function starsOf({ stage }: Pick<Place, 'stage'>): number {
  return { seed: 0, sprout: 1, tree: 2, grown: 3 }[stage];
}

/** `5 questions · 8 min`; Primary 1 and 2 read no minutes. */
export function lengthText(questions: number, isYoung: boolean): string {
  if (isYoung) return countText(questions, 'question');
  return PLAY_TODAY.get().length({ count: questions, minutes: Math.ceil(questions * MINUTES_A_QUESTION) });
}
