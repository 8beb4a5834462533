import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { singaporeDay } from '../calendar/index.js';

/** A completed paper. */
export interface CompletedPaper {
  at: Date;
  /** Percent 0–100 of what is marked. */
  score: number;
  /** False while a question of it has no mark yet: its score can still fall. */
  isSettled: boolean;
}

/** A marked answer, oldest first. */
export interface BadgeAnswer {
  at: Date;
  subStrandId: string;
  heuristicId: string;
  level: string;
  isRight: boolean;
}

/** Data for all badges; the grade's number of topics is for the badge that requires all of them. */
export interface PupilHistory {
  papers: readonly CompletedPaper[];
  answers: readonly BadgeAnswer[];
  topics: number;
}

interface BadgeRule {
  id: string;
  name: string;
  /** What it is given for, in a pupil's words. */
  description: string;
  unit: string;
  need: (history: PupilHistory) => number;
  /** Moments at which the count went up by one, oldest first. */
  steps: (history: PupilHistory) => Date[];
}

const firstOfEach = <T>(
  list: readonly T[],
  keyOf: (one: T) => string | number,
  atOf: (one: T) => Date,
): Date[] => {
  const first = new Map<string | number, Date>();
  for (const one of list) if (!first.has(keyOf(one))) first.set(keyOf(one), atOf(one));
  return [...first.values()].toSorted((a, b) => a.getTime() - b.getTime());
};

const right = ({ answers }: PupilHistory): BadgeAnswer[] => answers.filter((a) => a.isRight);

/** Moments at which something that had gone wrong was right for the first time after. */
function putRight({ answers }: PupilHistory): Date[] {
  const open = new Set<string>();
  const moments: Date[] = [];
  for (const answer of answers) {
    const key = `${answer.subStrandId}|${answer.heuristicId}|${answer.level}`;
    if (!answer.isRight) open.add(key);
    else if (open.delete(key)) moments.push(answer.at);
  }
  return moments;
}

const RULES: readonly BadgeRule[] = [
  {
    id: 'problem-solver',
    name: 'Problem Solver',
    description: 'Complete your first assessment.',
    unit: 'assessments',
    need: () => 1,
    steps: ({ papers }) => papers.map((p) => p.at),
  },
  {
    id: 'strategic-thinker',
    name: 'Strategic Thinker',
    description: 'Be right with 3 different ways of solving.',
    unit: 'ways',
    need: () => 3,
    steps: (history) =>
      firstOfEach(
        right(history),
        (a) => a.heuristicId,
        (a) => a.at,
      ),
  },
  {
    id: 'consistent-learner',
    name: 'Consistent Learner',
    description: 'Practise on 5 different days.',
    unit: 'days',
    need: () => 5,
    steps: ({ papers }) =>
      firstOfEach(
        papers,
        (p) => singaporeDay(p.at),
        (p) => p.at,
      ),
  },
  {
    id: 'second-look',
    name: 'Second Look',
    description: 'Put 5 mistakes right.',
    unit: 'mistakes put right',
    need: () => 5,
    steps: putRight,
  },
  {
    id: 'explorer',
    name: 'Explorer',
    description: 'Try every topic of your grade.',
    unit: 'topics',
    need: ({ topics }) => topics,
    steps: ({ answers }) =>
      firstOfEach(
        answers,
        (a) => a.subStrandId,
        (a) => a.at,
      ),
  },
  {
    id: 'full-marks',
    name: 'Full Marks',
    description: 'Get every mark in one assessment.',
    unit: 'assessments',
    need: () => 1,
    steps: ({ papers }) => papers.filter((p) => p.isSettled && p.score === 100).map((p) => p.at),
  },
  {
    id: 'hundred-right',
    name: 'Hundred Right',
    description: 'Be right 100 times.',
    unit: 'right answers',
    need: () => 100,
    steps: (history) => right(history).map((a) => a.at),
  },
];

/** Every badge, the earned ones first (latest first), then those nearest to being earned. */
export function listBadges(history: PupilHistory): Badge[] {
  const badges = RULES.map(({ id, name, description, unit, need, steps }): Badge => {
    const wanted = Math.max(1, need(history));
    const moments = steps(history);
    const earnedAt = moments[wanted - 1]?.toISOString() ?? null;
    return { id, name, description, unit, have: Math.min(wanted, moments.length), need: wanted, earnedAt };
  });
  const earned = badges
    .filter((b) => b.earnedAt !== null)
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''));
  const next = badges
    .filter((b) => b.earnedAt === null)
    .toSorted((a, b) => b.have / b.need - a.have / a.need);
  return [...earned, ...next];
}
