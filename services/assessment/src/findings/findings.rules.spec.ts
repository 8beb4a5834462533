import { describe, expect, it } from '@jest/globals';
import {
  type MarkedAnswer,
  findWatch,
  findWin,
  isFixed,
  listSlips,
  medianSeconds,
  proposeNext,
} from './findings.rules.js';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
let nextId = 1;
const answer = (changes: Partial<MarkedAnswer> = {}): MarkedAnswer => ({
  paperId: nextId++,
  questionIndex: 0,
  subStrandId: 'fractions',
  heuristicId: 'h1_make_whole_model',
  level: 'independent',
  isRight: true,
  slip: null,
  hintsUsed: 0,
  seconds: 60,
  tries: 0,
  isRightAtLast: false,
  at: daysAgo(3),
  ...changes,
});
const slip = (days: number, changes: Partial<MarkedAnswer> = {}): MarkedAnswer =>
  answer({ isRight: false, slip: 'added-denominators', at: daysAgo(days), ...changes });
const many = (count: number, days: number): MarkedAnswer[] =>
  Array.from({ length: count }, () => answer({ at: daysAgo(days) }));

describe('listSlips', () => {
  it('counts a slip of one topic in the last 28 days, and names the level below for practice', () => {
    const [first, ...rest] = listSlips([slip(40), slip(9), answer(), slip(2)], NOW);
    expect(first).toMatchObject({
      code: 'added-denominators',
      subStrandId: 'fractions',
      practiceLevel: 'guided',
      count: 2,
      answers: 3,
      isGone: false,
    });
    expect(first?.last.at).toEqual(daysAgo(2));
    expect(rest).toEqual([]);
  });

  it('omits a slip that came once, and keeps topics apart', () => {
    expect(listSlips([slip(3), slip(2, { subStrandId: 'ratio' })], NOW)).toEqual([]);
  });

  it('calls a slip gone after twelve answers in its topic without it, and lists it last', () => {
    const gone = [slip(20), slip(19), ...many(12, 5)];
    expect(listSlips(gone, NOW)).toMatchObject([{ isGone: true, count: 2 }]);
    expect(listSlips(gone.slice(0, -1), NOW)).toMatchObject([{ isGone: false }]);
    const open = [slip(2, { slip: 'upside-down', subStrandId: 'ratio' })];
    const all = listSlips([...gone, ...open, slip(1, { slip: 'upside-down', subStrandId: 'ratio' })], NOW);
    expect(all.map(({ code }) => code)).toEqual(['upside-down', 'added-denominators']);
  });
});

describe('findWatch', () => {
  const topics = [
    { id: 'ratio', name: 'Ratio', percent: 40, questionsAttempted: 6, isMastered: false },
    { id: 'area', name: 'Area', percent: 10, questionsAttempted: 4, isMastered: false },
    { id: 'money', name: 'Money', percent: 90, questionsAttempted: 9, isMastered: true },
  ];
  const often = [slip(9), slip(8), slip(2)];
  const watch = (answers: MarkedAnswer[], shown = topics) =>
    findWatch({
      ...{ slips: listSlips(answers, NOW), topics: shown, now: NOW },
      topicNames: new Map([['fractions', 'Fractions']]),
    });

  it('names a slip of three answers and a third of its topic that was seen lately', () => {
    expect(watch(often)).toEqual({
      kind: 'slip',
      code: 'added-denominators',
      topicId: 'fractions',
      topicName: 'Fractions',
      ...{ count: 3, answers: 3 },
    });
  });

  it.each([
    ['twice', often.slice(1)],
    ['rarely', [...often, ...many(8, 1)]],
    ['long ago', [slip(20), slip(19), slip(18)]],
  ])('names the weakest topic with five answers where a slip came %s', (_, answers) => {
    expect(watch(answers)).toEqual({
      kind: 'topic',
      topicId: 'ratio',
      topicName: 'Ratio',
      percent: 40,
      answers: 6,
    });
  });

  it('names nothing where each topic with five answers is a strength', () => {
    expect(watch([], topics.slice(1))).toBeNull();
  });
});

describe('findWin', () => {
  const weekStart = daysAgo(3);
  const win = (answers: MarkedAnswer[], changes: Partial<Parameters<typeof findWin>[0]> = {}) =>
    findWin({
      ...{
        answers,
        topics: [],
        slips: listSlips(answers, NOW),
        topicNames: new Map([['fractions', 'Fractions']]),
      },
      ...{ goalDays: 3, weekStart },
      ...changes,
    });

  it('is nothing before the first answer of the week', () => {
    expect(win([answer({ at: daysAgo(4) })])).toBeNull();
  });

  it('is a topic that this week made mastered, not one that was before', () => {
    const topics = [
      { id: 'fractions', name: 'Fractions', percent: 95, questionsAttempted: 6, isMastered: true },
    ];
    expect(win([...many(3, 9), ...many(3, 1)], { topics })).toEqual({
      kind: 'mastered',
      name: 'Fractions',
      right: 6,
      answers: 6,
    });
    expect(win([...many(6, 9), ...many(3, 1)], { topics })?.kind).toBe('practised');
  });

  it('is a slip that is gone, then the goal, then what was fixed, then the practice itself', () => {
    const gone = [slip(20), slip(19), ...many(12, 1)];
    expect(win(gone)).toEqual({ kind: 'slip-gone', code: 'added-denominators', topicName: 'Fractions' });
    expect(win([...many(1, 0), ...many(1, 1), ...many(1, 2)])).toEqual({ kind: 'goal-met', days: 3 });
    const fixed = answer({ isRight: false, tries: 2, isRightAtLast: true, at: daysAgo(1) });
    expect(win([fixed])).toEqual({ kind: 'fixed', count: 1 });
    expect(win([answer({ at: daysAgo(1) }), answer({ isRight: false, at: daysAgo(1) })])).toEqual({
      kind: 'practised',
      questions: 2,
      right: 1,
    });
  });
});

it.each([
  [{ isRight: false, tries: 2, isRightAtLast: true }, true],
  [{ isRight: false, tries: 2, isRightAtLast: false }, false],
  [{ isRight: true, tries: 1, isRightAtLast: true }, false],
])('isFixed of %j is %s', (changes, fixed) => {
  expect(isFixed(answer(changes))).toBe(fixed);
});

describe('proposeNext', () => {
  const given = {
    watch: null,
    goalTopicId: null,
    slips: [],
    topicNames: new Map([['fractions', 'Fractions']]),
    gradeLevel: 'Primary 5' as const,
    hasAnswers: true,
    subStrands: 11,
    secondsPerQuestion: 90,
    now: NOW,
  };

  it('is a diagnostic before the first answer, and mixed practice where nothing stands out', () => {
    expect(proposeNext({ ...given, hasAnswers: false })).toMatchObject({ type: 'diagnostic', questions: 11 });
    expect(proposeNext(given)).toEqual({
      ...{ type: 'mixed', topicId: null, topicName: null, heuristicId: null, level: null },
      ...{ questions: 6, minutes: 9, dueOn: '2026-11-28' },
    });
  });

  it('is on the topic of the goal where nothing stands out, and the grade has it', () => {
    expect(proposeNext({ ...given, goalTopicId: 'fractions' })).toMatchObject({
      ...{ type: 'topic', topicId: 'fractions', topicName: 'Fractions', level: 'independent' },
    });
    expect(proposeNext({ ...given, goalTopicId: 'speed' })).toMatchObject({ type: 'mixed' });
    const fresh = proposeNext({ ...given, goalTopicId: 'fractions', hasAnswers: false });
    expect(fresh).toMatchObject({ type: 'diagnostic' });
  });

  it('asks for the pairing of a slip one level lower, with fewer questions for the young', () => {
    const slips = listSlips([slip(9), slip(8), slip(2)], NOW);
    const watch = findWatch({ slips, topics: [], topicNames: given.topicNames, now: NOW });
    expect(proposeNext({ ...given, watch, slips, gradeLevel: 'Primary 2' })).toMatchObject({
      ...{ type: 'slip', topicId: 'fractions', topicName: 'Fractions', heuristicId: 'h1_make_whole_model' },
      ...{ level: 'guided', questions: 4, minutes: 6 },
    });
  });

  it('asks for a weak topic at a level that fits its score', () => {
    const topic = { kind: 'topic' as const, topicId: 'fractions', topicName: 'Fractions', answers: 6 };
    const at = (percent: number) => proposeNext({ ...given, watch: { ...topic, percent } });
    expect(at(49)).toMatchObject({ type: 'topic', topicId: 'fractions', level: 'guided' });
    expect(at(50)).toMatchObject({ type: 'topic', topicId: 'fractions', level: 'independent' });
  });

  it('falls due on a day of Singapore', () => {
    const late = new Date('2026-11-25T20:00:00.000Z');
    expect(proposeNext({ ...given, now: late }).dueOn).toBe('2026-11-29');
  });
});

it('medianSeconds leaves out what was not measured', () => {
  expect(medianSeconds([0, 30, 90, 200].map((seconds) => answer({ seconds })))).toBe(90);
  expect(medianSeconds([answer({ seconds: 0 })])).toBeNull();
});
