import { describe, expect, it } from '@jest/globals';
import type { MarkPoint, MarkScheme, Misconception, QuestionKind } from '@sumfox/contracts/question/item';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { markItem, readItem } from './mark-item.js';
import type { ItemMark, ItemResponse } from './marking-kind.js';
import { shareMarks } from '@sumfox/answer-marking/mark-shares';

interface SchemeSource {
  readonly answers: readonly string[];
  readonly marks: number;
  readonly stem?: string;
  readonly labels?: readonly string[];
  readonly options?: readonly string[];
  readonly misconceptions?: Misconception[];
  readonly markPoints?: MarkPoint[];
  readonly questionType?: QuestionKind;
}

function schemeOf(source: SchemeSource): MarkScheme {
  const { answers, marks, stem = '', labels, options, misconceptions = [] } = source;
  return {
    questionId: '0198c0de-0000-7000-8000-000000000001',
    questionType:
      source.questionType ??
      (options ? 'mcq' : answers.length > 1 && !labels ? 'fill-in-the-blank' : 'open-ended'),
    marks,
    modelAnswer: answers.join(', '),
    parts: answers.map((expected, index) => ({
      label: labels?.[index] ?? null,
      expected,
      acceptedAnswers: [],
      policy: derivePolicy({ modelAnswer: expected, stem, options }),
    })),
    solutionSteps: ['Work it out.'],
    misconceptions,
    markPoints: source.markPoints ?? [],
  };
}

const EMPTY: ItemResponse = {
  answer: null,
  selectedOption: null,
  blankAnswers: null,
  answerParts: null,
  working: null,
};

function mark(source: SchemeSource, response: Partial<ItemResponse>): ItemMark {
  return markItem(schemeOf(source), { ...EMPTY, ...response });
}

describe('markItem for answers in one text', () => {
  it.each([
    ['251 stamps and 502 stamps', 2],
    ['251, 502', 2],
    ['502 and 251', 0],
  ])('marks %s with %i', (answer, marksAwarded) => {
    const source = { answers: ['251 stamps', '502 stamps'], marks: 2, labels: ['(a)', '(b)'] };
    expect(mark(source, { answer }).marksAwarded).toBe(marksAwarded);
  });
});

describe('markItem for one answer', () => {
  it('gives all marks or none', () => {
    expect(mark({ answers: ['24 cm'], marks: 4 }, { answer: '24' })).toMatchObject({
      isCorrect: true,
      marksAwarded: 4,
      marksPossible: 4,
    });
    expect(mark({ answers: ['24 cm'], marks: 4 }, { answer: '25 cm' })).toMatchObject({
      isCorrect: false,
      marksAwarded: 0,
      outcome: 'incorrect',
    });
    expect(mark({ answers: ['24 cm'], marks: 4 }, {})).toMatchObject({
      marksAwarded: 0,
      reasonCode: 'blank',
    });
  });

  it('deducts one mark for form or unit, within the possible marks', () => {
    const stem = 'Give your answer as a fraction in its simplest form.';
    expect(mark({ answers: ['3/4'], marks: 2, stem }, { answer: '6/8' })).toMatchObject({
      marksAwarded: 1,
      outcome: 'right-value-wrong-form',
      isCorrect: false,
    });
    expect(mark({ answers: ['3/4'], marks: 1, stem }, { answer: '6/8' })).toMatchObject({ marksAwarded: 0 });
    expect(mark({ answers: ['7.15 p.m.'], marks: 2 }, { answer: '7.15' })).toMatchObject({
      marksAwarded: 1,
      reasonCode: 'missing-am-pm',
    });
  });

  it('names the misconception behind a wrong answer in any spelling', () => {
    const misconceptions = [
      { code: 'added-denominators', explanation: 'The parts are of different sizes.', answer: '2/5' },
    ];
    const source = { answers: ['5/6'], marks: 1, misconceptions };
    expect(mark(source, { answer: '4/10' }).misconceptionCode).toBe('added-denominators');
    expect(mark(source, { answer: '0.4' }).misconceptionCode).toBe('added-denominators');
    expect(mark(source, { answer: '1/5' }).misconceptionCode).toBeNull();
    expect(mark(source, { answer: '10/12' }).misconceptionCode).toBeNull();
  });
});

describe('markItem for a choice', () => {
  const source: SchemeSource = {
    answers: ['B'],
    marks: 1,
    options: ['12 cm', '24 cm', '36 cm', '48 cm'],
    misconceptions: [{ code: 'one-side-only', explanation: 'All sides count.', answer: '12 cm' }],
  };
  it.each([
    { selectedOption: 'B' },
    { selectedOption: 'b' },
    { answer: '24 cm' },
    { answer: '24' },
    { answer: 'B) 24 cm' },
    { selectedOption: '24 cm' },
  ])('accepts the letter or the text: %j', (response) =>
    expect(mark(source, response)).toMatchObject({ isCorrect: true, marksAwarded: 1, readAs: 'B' }),
  );
  it('rejects another option and explains why', () => {
    expect(mark(source, { selectedOption: 'A' })).toMatchObject({
      isCorrect: false,
      misconceptionCode: 'one-side-only',
    });
    expect(mark(source, { selectedOption: 'C' })).toMatchObject({
      isCorrect: false,
      misconceptionCode: null,
    });
    expect(mark(source, { selectedOption: 'Z' })).toMatchObject({
      outcome: 'incorrect',
      reasonCode: 'not-an-option',
    });
    expect(mark(source, { answer: 'A or B' }).isCorrect).toBe(false);
  });
});

describe('markItem for blanks', () => {
  const source: SchemeSource = { answers: ['1200', '35'], marks: 2 };
  it('marks them in order, each for its own marks', () => {
    expect(mark(source, { blankAnswers: ['1200', '35'] })).toMatchObject({
      isCorrect: true,
      marksAwarded: 2,
    });
    expect(mark(source, { blankAnswers: ['1200', '36'] })).toMatchObject({
      isCorrect: false,
      marksAwarded: 1,
      outcome: 'incorrect',
    });
    expect(mark(source, { blankAnswers: ['35', '1200'] })).toMatchObject({ marksAwarded: 0 });
    expect(mark(source, { blankAnswers: ['', '35'] })).toMatchObject({ marksAwarded: 1 });
  });
  it.each(['1,200, 35', '1200,35', '1,200,35', '1200, 35', '1 200; 35'])(
    'accepts joined blanks: %s',
    (answer) => {
      expect(mark(source, { answer })).toMatchObject({ isCorrect: true, marksAwarded: 2 });
    },
  );
  it('keeps the place of an empty one', () => {
    expect(
      mark({ answers: ['3', '5', '7'], marks: 4 }, { answer: '3,,7' }).parts.map((part) => part.outcome),
    ).toEqual(['correct', 'incorrect', 'correct']);
  });
  it('gives too few marks for all parts only to a full set', () => {
    const three: SchemeSource = { answers: ['3', '5', '7'], marks: 2 };
    expect(mark(three, { blankAnswers: ['3', '5', '7'] }).marksAwarded).toBe(2);
    expect(mark(three, { blankAnswers: ['3', '5', '8'] }).marksAwarded).toBe(0);
  });
});

describe('markItem for labelled parts', () => {
  const source: SchemeSource = { answers: ['1200', '$35'], labels: ['Ali', 'Mei Ling'], marks: 4 };
  it.each<Partial<ItemResponse>>([
    { answerParts: { Ali: '1,200', 'Mei Ling': '35' } },
    { answerParts: { 'mei ling': '$35.00', ali: '1200' } },
    { answerParts: ['1200', '35'] },
    { answer: 'Ali: 1,200, Mei Ling: $35' },
    { answer: 'Mei Ling: 35, Ali: 1200' },
    { answer: 'Ali = 1200 and Mei Ling = 35' },
    { blankAnswers: ['1200', '35'] },
  ])('come in any order and shape: %j', (response) => {
    expect(mark(source, response)).toMatchObject({ isCorrect: true, marksAwarded: 4 });
  });
  it('marks each part', () => {
    const result = mark(source, { answer: 'Ali: 1200, Mei Ling: 36' });
    expect(result.parts.map((part) => [part.label, part.marksAwarded, part.outcome])).toEqual([
      ['Ali', 2, 'correct'],
      ['Mei Ling', 0, 'incorrect'],
    ]);
    expect(result.marksAwarded).toBe(2);
    expect(mark(source, { answer: 'Ali: 1200' }).marksAwarded).toBe(2);
    expect(mark(source, { answer: 'Ali: 35, Mei Ling: 1200' }).marksAwarded).toBe(0);
  });
});

describe('readItem', () => {
  const options = ['$21', '$105', '$63', '$84'];
  const labels = ['Ali', 'Mei Ling'];
  it.each<[string, SchemeSource, Partial<ItemResponse>]>([
    ['one answer', { answers: ['$105'], marks: 4 }, { answer: '100 + 5', working: '5 × 21 = 105' }],
    ['one unreadable answer', { answers: ['$105'], marks: 4 }, { answer: 'lots and lots' }],
    ['no answer', { answers: ['$105'], marks: 4 }, {}],
    ['a choice', { answers: ['B'], marks: 1, options }, { selectedOption: 'A' }],
    ['blanks', { answers: ['1200', '35'], marks: 2 }, { blankAnswers: ['1,200', ''] }],
    ['blanks without an answer', { answers: ['1200', '35'], marks: 2 }, {}],
    ['labelled parts', { answers: ['1200', '35'], marks: 2, labels }, { answer: 'Mei Ling: 35, Ali: 12' }],
  ])('reads %s as the marker does', (_, source, given) => {
    const response = { ...EMPTY, ...given };
    expect(readItem(schemeOf(source), response)).toBe(markItem(schemeOf(source), response).readAs);
  });
});

describe('shareMarks', () => {
  it.each([
    [4, 2, [2, 2]],
    [4, 3, [1, 1, 2]],
    [2, 3, [0, 1, 1]],
    [1, 1, [1]],
    [1, 2, [0, 1]],
  ])('splits %d marks over %d parts', (marks, parts, shares) => {
    expect(shareMarks(marks, parts)).toEqual(shares);
  });
});

describe('markItem for working', () => {
  const source: SchemeSource = {
    answers: ['$105'],
    marks: 4,
    markPoints: [
      { id: 'M1', label: 'Units in all', calculation: '3 + 4 + 5', result: '12', isTold: false, marks: 1 },
      { id: 'M2', label: '1 unit', calculation: '252 ÷ 12', result: '$21', isTold: false, marks: 1 },
      { id: 'M3', label: 'Largest share', calculation: '5 × 21', result: '$105', isTold: false, marks: 1 },
    ],
  };
  const working = '3 + 4 + 5 = 12, 252 ÷ 12 = 21, 5 × 21 = 105';

  it('gives method marks beside a wrong, unreadable or missing answer, at most all but one', () => {
    for (const answer of ['$21', 'lots and lots', null]) {
      const marked = mark(source, { answer, working });
      expect(marked).toMatchObject({ isCorrect: false, marksAwarded: 3, marksPossible: 4 });
      expect(marked.points.map((point) => point.marksAwarded)).toEqual([1, 1, 1]);
    }
    expect(mark(source, { answer: '$21', working: '252 ÷ 12 = 21' }).marksAwarded).toBe(2);
    expect(mark(source, { answer: '$100', working: '252 ÷ 12 = 20, 5 × 20 = 100' })).toMatchObject({
      marksAwarded: 1,
      points: [{ marksAwarded: 0 }, { marksAwarded: 0 }, { marksAwarded: 1, isFollowedThrough: true }],
    });
  });

  it('ignores working of a right answer, and deducts nothing from a right value in another form', () => {
    expect(mark(source, { answer: '105', working: '1 = 2' })).toMatchObject({ marksAwarded: 4, points: [] });
    expect(mark(source, { answer: '100 + 5', working: null })).toMatchObject({ marksAwarded: 3 });
    expect(mark(source, { answer: '100 + 5', working })).toMatchObject({ marksAwarded: 3 });
  });

  it('stops one mark below the maximum, however many points the scheme has', () => {
    const two = { ...source, marks: 2 };
    expect(mark(two, { answer: '$99', working }).marksAwarded).toBe(1);
  });

  it('gives no marks beside a choice', () => {
    const choice: SchemeSource = { ...source, answers: ['B'], options: ['$21', '$105', '$63', '$84'] };
    expect(mark(choice, { selectedOption: 'A', working }).marksAwarded).toBe(0);
  });
});
