import { describe, expect, it } from '@jest/globals';
import { buildChallenge, buildDoubtedKey, buildWorking } from '../../testing/queued-reviews.js';
import {
  acceptedLines,
  choicesOf,
  decisionText,
  givenLines,
  nextAfter,
  sayingLines,
  whyText,
} from './reviews.rules.js';

const [working, challenge, doubted] = [buildWorking(), buildChallenge(), buildDoubtedKey()];
const decision = { marksAwarded: null, isKeyFaulty: false, decidedBy: 'ada', decidedAt: working.createdAt };

describe('what can be decided', () => {
  it.each([
    [0, 1, ['Keep the mark', 'Give 1 mark']],
    [2, 4, ['Keep the mark', 'Give 3 marks', 'Give 4 marks']],
    [4, 4, ['Keep the mark']],
  ])('from %d of %d marks goes up only', (marksAwarded, marksPossible, labels) => {
    const choices = choicesOf({ standing: { marksAwarded, marksPossible } });
    expect(choices.map(({ label }) => label)).toEqual(labels);
    for (const { decision } of choices)
      expect(decision.marksAwarded ?? marksPossible).toBeGreaterThan(marksAwarded - 1);
  });

  it('omits marks when the key is in doubt', () => {
    expect(choicesOf(doubted).map((choice) => choice.decision)).toEqual([
      { marksAwarded: null, isKeyFaulty: false },
    ]);
  });
});

it.each([
  [{ ...decision }, working, 'Kept the mark'],
  [{ ...decision, marksAwarded: 2 }, working, 'Gave 2 of 4 marks'],
  [{ ...decision, marksAwarded: 4, isKeyFaulty: true }, working, 'Found the question faulty'],
  [{ ...decision }, doubted, 'Found the key right'],
  [null, working, null],
])('says what was decided: %j', (decided, { standing }, words) => {
  expect(decisionText({ decision: decided, standing })).toBe(words);
});

it('leads on to the entry after, then to those before, then to none', () => {
  const all = [working, challenge, doubted];
  expect(nextAfter(all, working.reviewId)).toBe(challenge);
  expect(nextAfter(all, doubted.reviewId)).toBe(working);
  expect(nextAfter(all, 'gone meanwhile')).toBe(working);
  expect(nextAfter([working], working.reviewId)).toBeNull();
});

describe('what was put down', () => {
  const blank = { answer: null, selectedOption: null, blankAnswers: null, answerParts: null, working: '' };
  const { key } = working;
  it.each([
    [{ ...blank, answer: ' 84 ' }, ['84']],
    [{ ...blank, answerParts: ['1', '2'] }, ['Part 1: 1', 'Part 2: 2']],
    [{ ...blank, blankAnswers: ['7'] }, ['7']],
    [blank, []],
  ])('is read without the question: %j', (given, lines) => {
    expect(givenLines({ question: null, given, key })).toEqual(lines);
  });
});

describe('what a model said', () => {
  const saying = (output: unknown) => ({ task: 'judge-working', version: 1, model: 'm', output });
  it('is told in words', () => {
    const points = [
      { point: 'M1', shown: 'yes', quote: '3 plus 4' },
      { point: 'M9', shown: 'no', quote: '' },
    ];
    expect(sayingLines(saying({ points }), working.key)).toEqual(['Units in all: Yes, “3 plus 4”', 'M9: No']);
    expect(sayingLines(saying({ same: 'unsure' }), null)).toEqual(['Means the same: Not sure']);
  });

  it('stands as it came where its shape is another', () => {
    expect(sayingLines(saying({ points: [{ point: 1 }] }), null)).toEqual([
      JSON.stringify({ points: [{ point: 1 }] }, null, 1),
    ]);
    expect(sayingLines(saying(null), null)).toEqual(['null']);
  });
});

it('names what else is right part by part', () => {
  const part = (label: string | null, ...acceptedAnswers: string[]) => ({
    label,
    expected: '1',
    acceptedAnswers,
  });
  expect(acceptedLines({ parts: [part(null, '8.75', '8.750')] })).toEqual(['8.75, 8.750']);
  expect(acceptedLines({ parts: [part('Roll', '8'), part(null), part(null, '9')] })).toEqual([
    'Roll: 8',
    'Part 3: 9',
  ]);
});

it('says why an entry waits', () => {
  expect(whyText('not sure of M1')).toBe('Not sure of M1');
  expect(whyText('speaks-to-reader')).toBe('The working speaks to its reader');
});
