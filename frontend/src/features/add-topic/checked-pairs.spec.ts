import { describe, expect, it } from '@jest/globals';
import type { SheetPlace } from '@sumfox/contracts/content/topic';
import type { QuestionRow } from '../../entities/topic/index.js';
import {
  joinWithNext,
  needsCheck,
  nextToCheck,
  type PairRows,
  proposeNumber,
  putAnswer,
  removePair,
  removePicture,
  splitPair,
} from './checked-pairs.rules.js';

const placeAt = (top: number, height = 0.1): SheetPlace => ({ page: 1, left: 0.1, top, width: 0.5, height });
const rowOf = (key: number, question: string, confidence = 97, pictures: SheetPlace[] = []): QuestionRow => ({
  key,
  question,
  difficulty: 3,
  sheet: {
    number: String(key),
    marks: key,
    confidence,
    doubts: [],
    places: [placeAt(key / 10)],
    pictures,
  },
});
const answer = (key: number, text: string) => ({ key, answer: text, explanation: '' });
const [HIGH, LOW] = [placeAt(0.22, 0.02), placeAt(0.27, 0.02)];
const PAIRS: PairRows = {
  questions: [rowOf(1, 'One?'), rowOf(2, '(a) Two? (b) More?', 97, [HIGH, LOW]), rowOf(3, 'Three?')],
  answers: [answer(1, '1'), answer(2, '2'), answer(3, '3')],
};
const textsOf = ({ questions, answers }: PairRows) =>
  questions.map(({ key, question }) => [question, answers.find((row) => row.key === key)?.answer ?? null]);
const NOBODY: ReadonlySet<number> = new Set();

it('needsCheck names pairs under 80 percent until they are looked at', () => {
  const rows = [rowOf(1, 'a?'), rowOf(2, 'a?', 61), rowOf(3, 'a?'), rowOf(4, 'a?', 79)];
  const needed = (looked: ReadonlySet<number>) =>
    rows.filter((row) => needsCheck(row, looked)).map(({ key }) => key);
  expect(needed(NOBODY)).toEqual([2, 4]);
  expect(needed(new Set([2]))).toEqual([4]);
  expect(needsCheck({ key: 9, question: 'By hand?', difficulty: 3 }, NOBODY)).toBe(false);
  const next = (after: number | null, looked = NOBODY) => nextToCheck(rows, looked, after);
  expect([next(null), next(2), next(4)]).toEqual([2, 4, 2]);
  expect(next(null, new Set([2, 4]))).toBeNull();
});

describe('joinWithNext', () => {
  it('makes one pair of two, with both answers, pictures and places, and asks to check it', () => {
    const joined = joinWithNext(PAIRS, 1);
    expect(textsOf(joined)).toEqual([
      ['One?\n(a) Two? (b) More?', '1; 2'],
      ['Three?', '3'],
    ]);
    expect(joined.questions[0]?.sheet).toMatchObject({ number: '1', marks: 3, pictures: [HIGH, LOW] });
    expect(joined.questions[0]?.sheet?.places).toHaveLength(2);
    expect(needsCheck(joined.questions[0]!, NOBODY)).toBe(true);
  });

  it('leaves the last one as it is', () => {
    expect(joinWithNext(PAIRS, 3).questions).toBe(PAIRS.questions);
  });
});

describe('splitPair', () => {
  it('cuts the text, leaves the answer with the first part, and the picture with the text beside it', () => {
    const split = splitPair(PAIRS, 2, '(a) Two? '.length);
    expect(textsOf(split)).toEqual([
      ['One?', '1'],
      ['(a) Two?', '2'],
      ['(b) More?', null],
      ['Three?', '3'],
    ]);
    expect(split.questions.slice(1, 3).map(({ sheet }) => sheet?.pictures)).toEqual([[HIGH], [LOW]]);
    expect(split.questions.map((row) => needsCheck(row, NOBODY))).toEqual([false, true, true, false]);
    expect(new Set(split.questions.map(({ key }) => key)).size).toBe(4);
    const [above, below] = split.questions.slice(1, 3).map(({ sheet }) => sheet!.places[0]!);
    expect(above!.top + above!.height).toBeCloseTo(below!.top);
    expect(below!.top + below!.height).toBeCloseTo(0.3);
  });

  it('leaves a pair as it is where a part would be empty', () => {
    for (const cut of [0, 18, 99]) expect(splitPair(PAIRS, 2, cut).questions).toBe(PAIRS.questions);
  });

  it('gives an answer to the new part, which stands where its question does', () => {
    const split = splitPair(PAIRS, 2, 9);
    const key = split.questions[2]!.key;
    const answers = putAnswer(split, { key, answer: '2b', explanation: '' });
    expect(answers.map((row) => row.answer)).toEqual(['1', '2', '2b', '3']);
  });
});

it('removePair takes a question with its answer, and leaves the only one', () => {
  expect(textsOf(removePair(PAIRS, 2))).toEqual([
    ['One?', '1'],
    ['Three?', '3'],
  ]);
  const only = { questions: [rowOf(1, 'One?')], answers: [answer(1, '1')] };
  expect(removePair(only, 1)).toEqual(only);
});

it('removePicture takes one picture from one question', () => {
  expect(removePicture(PAIRS.questions, 2, HIGH).map(({ sheet }) => sheet?.pictures)).toEqual([
    [],
    [LOW],
    [],
  ]);
});

it.each([
  ['18O', '180'],
  ['l2 cm', '12 cm'],
  ['$1S', '$15'],
  ['180', null],
  ['5 Ducks', null],
])('proposeNumber of %s is %s', (text, proposal) => {
  expect(proposeNumber(text)).toBe(proposal);
});
