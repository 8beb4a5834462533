import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { singaporeDay, weekStart } from '../calendar/index.js';

/** A completed paper. */
export interface CompletedPaper {
  begunAt: Date;
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
  /** Whether a hint was open when the answer that counts was given. */
  hadHint: boolean;
  /** Sent after so short a time that nothing was thought: a wrong one is no effort. */
  isQuick: boolean;
  /** The pupil was at the question for a minute or longer. */
  isSlow: boolean;
}

/** Data for all badges; the grade's number of topics is for the badge that requires all of them. */
export interface PupilHistory {
  papers: readonly CompletedPaper[];
  answers: readonly BadgeAnswer[];
  /** Moments at which an answer with written steps was saved last, oldest first. */
  writtenSteps: readonly Date[];
  /** Moments at which a drawing was saved last, oldest first. */
  drawings: readonly Date[];
  topics: number;
}

interface BadgeRule {
  id: string;
  name: string;
  /** Condition of the badge, in a pupil's words. */
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

/** Days without practice that make the next paper a return (REWARD-4). */
const REST_DAYS = 7;
/** Days after which an old topic that is still right counts. */
const LONG_AGO_DAYS = 21;

const right = ({ answers }: PupilHistory): BadgeAnswer[] => answers.filter((a) => a.isRight);

/** Moments at which something that had gone wrong was right for the first time after. */
export function listPutRight({ answers }: Pick<PupilHistory, 'answers'>): Date[] {
  const open = new Set<string>();
  const moments: Date[] = [];
  for (const answer of answers) {
    const key = `${answer.subStrandId}|${answer.heuristicId}|${answer.level}`;
    if (!answer.isRight) open.add(key);
    else if (open.delete(key)) moments.push(answer.at);
  }
  return moments;
}

/**
 * Moments at which a pairing that had gone wrong was right on a second day, without a further miss between: only then it
 * leaves the list of mistakes.
 */
function listRightTwice({ answers }: PupilHistory): Date[] {
  /** The day of the first right answer after a miss; null while there is none. */
  const firstRight = new Map<string, number | null>();
  const moments: Date[] = [];
  for (const { subStrandId, heuristicId, level, isRight, at } of answers) {
    const key = `${subStrandId}|${heuristicId}|${level}`;
    const day = firstRight.get(key);
    if (!isRight) firstRight.set(key, null);
    else if (day === null) firstRight.set(key, singaporeDay(at));
    else if (day !== undefined && singaporeDay(at) > day) {
      firstRight.delete(key);
      moments.push(at);
    }
  }
  return moments;
}

/** Sub-strands with an answer in a unit. */
const WITH_UNITS = /^(length|mass|volume|measurement|area|time|rate|speed)/;

/** Days with a completed paper, each with the moment of its first one. */
const practiceDays = ({ papers }: PupilHistory): Date[] =>
  firstOfEach(
    papers,
    (p) => singaporeDay(p.at),
    (p) => p.at,
  );

/** The first day of practice after each rest of a week and more. */
function returns(history: PupilHistory): Date[] {
  const days = practiceDays(history);
  return days.filter((day, i) => {
    const before = days[i - 1];
    return before !== undefined && singaporeDay(day) - singaporeDay(before) > REST_DAYS;
  });
}

/** The second day of practice of each Sunday-based week that has two. */
function secondDays(history: PupilHistory): Date[] {
  const seen = new Map<number, number>();
  return practiceDays(history).filter((day) => {
    const week = weekStart(day).getTime();
    seen.set(week, (seen.get(week) ?? 0) + 1);
    return seen.get(week) === 2;
  });
}

/** Moments at which a topic was right again three weeks and more after it was right before. */
function stillRight(history: PupilHistory): Date[] {
  const last = new Map<string, Date>();
  return right(history).flatMap(({ subStrandId, at }) => {
    const before = last.get(subStrandId);
    last.set(subStrandId, at);
    return before && singaporeDay(at) - singaporeDay(before) >= LONG_AGO_DAYS ? [at] : [];
  });
}

const rightWith = (history: PupilHistory, wanted: (answer: BadgeAnswer) => boolean): Date[] =>
  right(history)
    .filter(wanted)
    .map((a) => a.at);

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
    steps: practiceDays,
  },
  {
    id: 'second-look',
    name: 'Second Look',
    description: 'Put 5 mistakes right.',
    unit: 'mistakes put right',
    need: () => 5,
    steps: listPutRight,
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
  {
    id: 'first-fix',
    name: 'First Fix',
    description: 'Put one mistake right.',
    unit: 'mistakes put right',
    need: () => 1,
    steps: listPutRight,
  },
  {
    id: 'big-fixer',
    name: 'Big Fixer',
    description: 'Put 20 mistakes right.',
    unit: 'mistakes put right',
    need: () => 20,
    steps: listPutRight,
  },
  {
    id: 'like-it',
    name: 'One Like It',
    description: 'Put 5 mistakes right on two days.',
    unit: 'mistakes put right',
    need: () => 5,
    steps: listRightTwice,
  },
  {
    id: 'unit-hero',
    name: 'Unit Keeper',
    description: 'Put 3 mistakes with units right.',
    unit: 'mistakes put right',
    need: () => 3,
    steps: ({ answers }) =>
      listPutRight({ answers: answers.filter(({ subStrandId }) => WITH_UNITS.test(subStrandId)) }),
  },
  {
    id: 'hint-wise',
    name: 'Lantern Light',
    description: 'Use a hint, then solve it. 5 times.',
    unit: 'times',
    need: () => 5,
    steps: (history) => rightWith(history, (a) => a.hadHint),
  },
  {
    id: 'brave-try',
    name: 'Brave Try',
    description: 'Try 5 hard ones, right or not.',
    unit: 'hard ones',
    need: () => 5,
    steps: ({ answers }) =>
      answers.filter((a) => a.level === 'mastery' && (a.isRight || !a.isQuick)).map((a) => a.at),
  },
  {
    id: 'slow-and-sure',
    name: 'Slow and Sure',
    description: 'Think for a minute, then be right. 10 times.',
    unit: 'times',
    need: () => 10,
    steps: (history) => rightWith(history, (a) => a.isSlow),
  },
  {
    id: 'own-words',
    name: 'In My Words',
    description: 'Write your steps 10 times.',
    unit: 'times',
    need: () => 10,
    steps: ({ writtenSteps }) => [...writtenSteps],
  },
  {
    id: 'show-me',
    name: 'Show Me',
    description: 'Draw your thinking 10 times.',
    unit: 'times',
    need: () => 10,
    steps: ({ drawings }) => [...drawings],
  },
  {
    id: 'welcome-back',
    name: 'Door Always Open',
    description: 'Come back after a rest.',
    unit: 'times',
    need: () => 1,
    steps: returns,
  },
  {
    id: 'early-stars',
    name: 'Good Rest',
    description: 'Stop, rest, and finish on another day.',
    unit: 'times',
    need: () => 1,
    steps: ({ papers }) =>
      papers.filter((p) => singaporeDay(p.at) > singaporeDay(p.begunAt)).map((p) => p.at),
  },
  {
    id: 'two-days',
    name: 'Two Sunny Days',
    description: 'Practise on 2 days in one week. 4 weeks, any weeks.',
    unit: 'weeks',
    need: () => 4,
    steps: secondDays,
  },
  {
    id: 'old-friends',
    name: 'Old Friends',
    description: 'Get a topic right again after 3 weeks.',
    unit: 'topics',
    need: () => 1,
    steps: stillRight,
  },
  {
    id: 'bar-builder',
    name: 'Bar Builder',
    description: 'Be right 10 times with parts and wholes.',
    unit: 'right answers',
    need: () => 10,
    steps: (history) => rightWith(history, (a) => a.heuristicId === 'h1_make_whole_model'),
  },
  {
    id: 'pattern-finder',
    name: 'Pattern Finder',
    description: 'Spot 5 patterns.',
    unit: 'patterns',
    need: () => 5,
    steps: (history) => rightWith(history, (a) => a.heuristicId === 'h9_pattern_recognition'),
  },
  {
    id: 'back-walker',
    name: 'Back Walker',
    description: 'Work backwards 5 times.',
    unit: 'times',
    need: () => 5,
    steps: (history) => rightWith(history, (a) => a.heuristicId === 'h7_working_backwards'),
  },
  {
    id: 'market-maths',
    name: 'Market Maths',
    description: 'Be right 10 times with money.',
    unit: 'right answers',
    need: () => 10,
    steps: (history) => rightWith(history, (a) => /^money/.test(a.subStrandId)),
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
