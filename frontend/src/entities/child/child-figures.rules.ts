import type { ChildStats, TopicRecord, Trend } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { CUTOFFS, ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { CHILD_FIGURES } from './child-figures.messages.js';
import { countText } from '../../shared/messages/count-text.js';
import { shortDayText } from '../../shared/messages/moments.js';

/** Stands for every figure that is not known; a nought would be one. */
export const UNKNOWN = '–';

/** `74%`, or the sign for what is not known. */
export function percentText(percent: number | null): string {
  return percent === null ? UNKNOWN : `${percent}%`;
}

/** A child's percentage of all marks; null before the first mark, when the service sends 0. */
export function overallPercent(
  stats: Pick<ChildStats, 'overallPerformance' | 'totalQuestions'>,
): number | null {
  return stats.totalQuestions === 0 ? null : stats.overallPerformance;
}

/** `1 day`, `5 days`. */
export function daysText(days: number): string {
  return countText(days, 'day');
}

/** A topic's name without the `H2-` at the start of some names (PARENT-4). */
export function topicTitle(name: string): string {
  return name.replace(/^H\d+-/, '');
}

/** Whether a score rests on too few answers to lean on; the child sees no percentage for it yet. */
export function isEarly({ questionsAttempted }: Pick<TopicRecord, 'questionsAttempted'>): boolean {
  return questionsAttempted < ENOUGH_ANSWERS;
}

/** How a skill stands, from the best to the one with too few answers to tell. */
export type SkillStanding = 'mastered' | 'strength' | 'developing' | 'focus' | 'early';

/** The standing of a topic or heuristic. Mastered is the one rule of the pupil model, not the percentage alone. */
export function readStanding(skill: {
  percent: number;
  questionsAttempted: number;
  isMastered: boolean;
}): SkillStanding {
  if (isEarly(skill)) return 'early';
  if (skill.isMastered) return 'mastered';
  if (skill.percent >= CUTOFFS.strength) return 'strength';
  return skill.percent >= CUTOFFS.focus ? 'developing' : 'focus';
}

/** Scores to lean on before early ones, the best first; equal ones stay in curriculum order. */
export function byScore(topics: readonly TopicRecord[], worstFirst = false): TopicRecord[] {
  const sign = worstFirst ? -1 : 1;
  return topics.toSorted((a, b) => Number(isEarly(a)) - Number(isEarly(b)) || sign * (b.score - a.score));
}

/** Strengths from 70, best first; focus areas below 50, lowest first (PARENT-6, PROFICIENCY-3). */
export function splitTopics(topics: readonly TopicRecord[]): {
  strengths: TopicRecord[];
  focusAreas: TopicRecord[];
} {
  return {
    strengths: byScore(topics).filter(({ score }) => score >= CUTOFFS.strength),
    focusAreas: byScore(topics, true).filter(({ score }) => score < CUTOFFS.focus),
  };
}

/** The answers that explain a level: `right on 18 Nov, not right on 12 Nov`. */
export function movesText(moves: TopicRecord['moves']): string {
  const { rightOn, wrongOn } = CHILD_FIGURES.get();
  return moves.map(({ at, isRight }) => (isRight ? rightOn : wrongOn)({ day: shortDayText(at) })).join(', ');
}

/** The word for a trend (PARENT-3). */
export const readTrendWords = (): Readonly<Record<Trend, string>> => ({
  improving: CHILD_FIGURES.get().improving,
  declining: CHILD_FIGURES.get().declining,
  stable: CHILD_FIGURES.get().steady,
  unknown: UNKNOWN,
});

/** Practice within so many days makes an account an active one. */
const ACTIVE_DAYS = 14;
const DAY_MS = 86_400_000;

/** The status on the parent's summary card: `Active` while any child has practised in the last 14 days. */
export function statusWord(children: ReadonlyArray<Pick<ChildStats, 'lastActive'>>, now: number): string {
  const last = children.flatMap(({ lastActive }) => (lastActive === null ? [] : [Date.parse(lastActive)]));
  if (last.length === 0) return CHILD_FIGURES.get().notStartedYet;
  return now - Math.max(...last) <= ACTIVE_DAYS * DAY_MS
    ? CHILD_FIGURES.get().active
    : CHILD_FIGURES.get().noPracticeForTwoWeeks;
}
