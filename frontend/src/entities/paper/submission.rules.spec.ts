import { describe, expect, it } from '@jest/globals';
import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { buildQuestion } from '../../testing/papers.js';
import { BLANK_ENTRY } from './entry.rules.js';
import { editEntry, emptyJournal } from './journal.rules.js';
import {
  asksHowSure,
  entryStatus,
  fillNotYetKnown,
  missingNumbers,
  toSubmission,
} from './submission.rules.js';

const open = buildQuestion();
const mcq = buildQuestion({ questionType: 'mcq' });
const blanks = buildQuestion({ questionType: 'fill-in-the-blank', blankCount: 2 });
const parts = buildQuestion({ answerCount: 2, answerLabels: ['Ali', 'Bala'] });

describe('what still needs an answer', () => {
  it('counts a question only when every part and blank is filled; working alone is not an answer', () => {
    let journal = emptyJournal(1);
    journal = editEntry(journal, 0, { working: 'lots' }, 1);
    journal = editEntry(journal, 1, { selectedOption: 'C' }, 1);
    journal = editEntry(journal, 2, { blankAnswers: ['3', ' '] }, 1);
    journal = editEntry(journal, 3, { answerParts: ['72', '24'] }, 1);
    expect(missingNumbers([open, mcq, blanks, parts], journal)).toEqual([1, 3]);
  });
});

describe('asking how sure', () => {
  it.each([
    ['nothing yet', open, {}, false],
    ['working alone', open, { working: '3 + 4' }, false],
    ['an answer', open, { answer: '7' }, true],
    ['an option', mcq, { selectedOption: 'C' }, true],
    ['one of two blanks', blanks, { blankAnswers: ['3'] }, false],
    ['both blanks', blanks, { blankAnswers: ['3', '4'] }, true],
    ["I don't know yet", open, { answer: NOT_YET_KNOWN }, false],
    ["I don't know yet of a part", parts, { answerParts: ['72', NOT_YET_KNOWN] }, false],
  ] as const)('%s', (_, question, entry, asks) => {
    expect(asksHowSure(question, { ...BLANK_ENTRY, ...entry })).toBe(asks);
  });
});

describe("I don't know yet", () => {
  it.each([
    ['open', open],
    ['mcq', mcq],
    ['blanks', blanks],
    ['parts', parts],
  ])('makes an untouched %s question count as answered', (_, question) => {
    const entry = { ...BLANK_ENTRY, ...fillNotYetKnown(question, BLANK_ENTRY) };
    expect(entryStatus(question, entry)).toBe('answered');
    expect(answeringOf(question).toWire(question, entry)).toContain(NOT_YET_KNOWN);
  });

  it('leaves a part that is already there', () => {
    expect(fillNotYetKnown(parts, { ...BLANK_ENTRY, answerParts: ['72'] })).toEqual({
      answerParts: ['72', NOT_YET_KNOWN],
    });
  });
});

describe('the paper as it is handed in', () => {
  it('joins parts and blanks in words and sends the lists beside them', () => {
    let journal = editEntry(emptyJournal(7), 0, { answerParts: ['1,200', ' 24 '] }, 1);
    journal = editEntry(journal, 1, { selectedOption: 'B', working: 'w' }, 1);
    const body = toSubmission([parts, mcq], journal, 'pupil-1', 'id-1');
    expect(body).toMatchObject({ assessmentId: 7, studentId: 'pupil-1', submissionId: 'id-1' });
    expect(body.answers[0]).toMatchObject({
      answer: 'Ali: 1,200, Bala: 24',
      answerParts: ['1,200', ' 24 '],
      questionType: 'open-ended',
    });
    expect(body.answers[1]).toMatchObject({
      answer: 'B',
      selectedOption: 'B',
      workingSteps: 'w',
      revision: 1,
    });
  });
});

it('hands in the hints that were opened', () => {
  const journal = { ...editEntry(emptyJournal(1), 0, { answer: '1' }, 1), hintsShown: { 0: 2 } };
  expect(toSubmission([open, mcq], journal, 'pupil-1', 'id-1').answers.map((a) => a.hintsUsed)).toEqual([
    2, 0,
  ]);
});
