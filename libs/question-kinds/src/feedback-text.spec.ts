import { describe, expect, it } from '@jest/globals';
import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import { MARK_OUTCOMES } from '@sumfox/contracts/question/answer-policy';
import type { MarkScheme, SchemePart } from '@sumfox/contracts/question/item';
import { type MarkedAnswer, toFeedback } from './feedback-text.js';

function buildPart(expected: string, label: string | null = null): SchemePart {
  return {
    label,
    expected,
    acceptedAnswers: [],
    policy: { ...toPlainPolicy({ type: 'number', letter: null }), caseSensitive: true },
  };
}

function buildScheme(changes: Partial<MarkScheme> = {}): MarkScheme {
  return {
    questionId: 'q1',
    questionType: 'open-ended',
    marks: 2,
    modelAnswer: '48',
    parts: [buildPart('48')],
    solutionSteps: ['6 × 8 = 48'],
    markPoints: [],
    misconceptions: [
      { code: 'one-part', explanation: 'You found one part. How many are there in all?', answer: '8' },
    ],
    ...changes,
  };
}

function buildMarked(changes: Partial<MarkedAnswer> = {}): MarkedAnswer {
  return {
    outcome: 'incorrect',
    reasonCode: 'wrong-value',
    partsCorrect: [false],
    hint: null,
    misconceptionCode: null,
    workingMarks: 0,
    ...changes,
  };
}

const blanks = buildScheme({
  questionType: 'fill-in-the-blank',
  modelAnswer: '12, 15 and 18',
  parts: [buildPart('12'), buildPart('15'), buildPart('18')],
});

describe('feedback for a marked answer', () => {
  it('praises a right answer by the kind of question and adds nothing', () => {
    const marked = buildMarked({ outcome: 'correct', reasonCode: 'correct', partsCorrect: [true] });
    expect(toFeedback(buildScheme(), marked)).toEqual({
      feedback: 'Yes! Your answer is right.',
      suggestions: [],
    });
    expect(toFeedback(blanks, marked).feedback).toBe('Yes! Every blank is right.');
    expect(toFeedback(buildScheme({ questionType: 'mcq' }), marked).feedback).toBe(
      'Yes! You chose the right answer.',
    );
    const labelled = buildScheme({ parts: [buildPart('3', 'Ali'), buildPart('5', 'Mei')] });
    expect(toFeedback(labelled, marked).feedback).toBe('Yes! Every part is right.');
  });

  it('asks for the unit, or for a.m. or p.m.', () => {
    const unit = buildMarked({ outcome: 'right-value-missing-unit', reasonCode: 'missing-unit' });
    expect(toFeedback(buildScheme(), unit).feedback).toBe('Your number is right. What is the unit?');
    const time = { ...unit, reasonCode: 'missing-am-pm' };
    expect(toFeedback(buildScheme(), time).feedback).toBe('Your time is right. Is it a.m. or p.m.?');
  });

  it('says which form a right value needs', () => {
    const marked = buildMarked({
      outcome: 'right-value-wrong-form',
      hint: 'Your value is right. Write it as a decimal.',
    });
    expect(toFeedback(buildScheme(), marked).feedback).toBe('Your value is right. Write it as a decimal.');
    expect(toFeedback(buildScheme(), { ...marked, hint: null }).feedback).toMatch(/^Your value is right\./);
  });

  it('names the misconception first and keeps the hint as a suggestion', () => {
    const marked = buildMarked({ misconceptionCode: 'one-part', hint: 'Check your decimal point.' });
    expect(toFeedback(buildScheme(), marked)).toEqual({
      feedback: 'Not yet. You found one part. How many are there in all?',
      suggestions: ['Check your decimal point.', 'Look at the steps, then try one more like it.'],
    });
  });

  it('counts the right blanks first, in good grammar', () => {
    expect(toFeedback(blanks, buildMarked({ partsCorrect: [true, false, true] })).feedback).toBe(
      'Not yet. 2 of 3 blanks are right.',
    );
    expect(toFeedback(blanks, buildMarked({ partsCorrect: [true, false, false] })).feedback).toBe(
      'Not yet. 1 of 3 blanks is right.',
    );
  });

  it('omits the count when no blank is right', () => {
    expect(toFeedback(blanks, buildMarked({ partsCorrect: [false, false, false] })).feedback).toBe(
      'Not yet. Read the question again, one step at a time.',
    );
  });

  it('treats an empty answer as open, whatever its mark', () => {
    for (const outcome of ['unreadable', 'incorrect'] as const)
      expect(toFeedback(buildScheme(), buildMarked({ outcome, reasonCode: 'blank' })).feedback).toBe(
        'Not yet. This one is still open.',
      );
  });

  it('names the marks of the working before the open parts', () => {
    expect(toFeedback(buildScheme(), buildMarked({ workingMarks: 1 })).feedback).toBe(
      'Not yet. Your working has good steps: 1 mark. Read the question again, one step at a time.',
    );
    expect(toFeedback(buildScheme(), buildMarked({ workingMarks: 2, reasonCode: 'blank' })).feedback).toBe(
      'Not yet. Your working has good steps: 2 marks. This one is still open.',
    );
  });

  it('omits an explanation for a code that the scheme lacks', () => {
    expect(toFeedback(buildScheme(), buildMarked({ misconceptionCode: 'renamed-since' })).feedback).toBe(
      'Not yet. Read the question again, one step at a time.',
    );
  });
});

describe('model answer in the feedback', () => {
  const telling = buildScheme({
    misconceptions: [
      { code: 'one-part', explanation: 'You found 8, but there are  48 in all.', answer: '8' },
    ],
  });

  it.each(MARK_OUTCOMES)('is absent when the outcome is %s', (outcome) => {
    const marked = buildMarked({ outcome, misconceptionCode: 'one-part', hint: 'It is 48, look again.' });
    const { feedback, suggestions } = toFeedback(telling, marked);
    expect([feedback, ...suggestions].join(' ')).not.toMatch(/48/);
  });

  it('is searched for among accepted answers and the text of the right option', () => {
    const accepted = buildScheme({
      parts: [{ ...buildPart('0.5'), acceptedAnswers: ['one half'] }],
      modelAnswer: '0.5',
    });
    const hint = 'Think of One  Half of it.';
    expect(toFeedback(accepted, buildMarked({ hint })).feedback).not.toContain('Half');
    const part = buildPart('B');
    const choice = buildScheme({
      questionType: 'mcq',
      modelAnswer: 'B',
      parts: [{ ...part, policy: { ...part.policy, type: 'choice', options: ['6', '9', '12', '15'] } }],
      misconceptions: [{ code: 'told', explanation: 'It should be 9.', answer: '6' }],
    });
    expect(toFeedback(choice, buildMarked({ misconceptionCode: 'told' })).feedback).not.toContain('9');
  });

  it('is not found within a longer number or word, nor as the letter of an option', () => {
    const hint = 'A total of 480 is too much.';
    expect(toFeedback(buildScheme(), buildMarked({ hint })).feedback).toBe(`Not yet. ${hint}`);
    const part = buildPart('A');
    const choice = buildScheme({
      questionType: 'mcq',
      modelAnswer: 'A',
      parts: [{ ...part, policy: { ...part.policy, type: 'choice', options: ['6', '9', '12', '15'] } }],
    });
    expect(toFeedback(choice, buildMarked({ hint })).feedback).toBe(`Not yet. ${hint}`);
  });
});

describe('feedback sentences', () => {
  it('avoid discouraging words', () => {
    const all = MARK_OUTCOMES.flatMap((outcome) =>
      ['wrong-value', 'blank', 'missing-am-pm'].flatMap((reasonCode) => {
        const { feedback, suggestions } = toFeedback(
          blanks,
          buildMarked({ outcome, reasonCode, partsCorrect: [true, false] }),
        );
        return [feedback, ...suggestions];
      }),
    );
    for (const sentence of all) {
      expect(sentence).not.toMatch(/\b(wrong|fail|failed|only|bad|hurry|smart)\b/i);
      for (const part of sentence.split(/(?<=[.?!])\s+(?=[A-Z])/))
        expect(part.split(' ').length).toBeLessThanOrEqual(14);
    }
  });
});
