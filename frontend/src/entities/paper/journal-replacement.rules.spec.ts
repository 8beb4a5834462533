import { expect, it } from '@jest/globals';
import { buildPaper, buildQuestion, buildStored } from '../../testing/papers.js';
import { changedPlaces, forQuestionsOf } from './journal-replacement.rules.js';
import { BLANK_ENTRY } from './entry.rules.js';
import { emptyJournal, getEntry, withEntry } from './journal.rules.js';

const known = buildPaper({ questions: [buildQuestion({ id: 'first' }), buildQuestion({ id: 'faulty' })] });
const other = {
  ...known,
  questions: known.questions.map((question, index) =>
    index === 1 ? { ...question, id: 'another' } : question,
  ),
  answers: [buildStored(), buildStored({ questionIndex: 1, revision: 7 })],
};
const written = [0, 1].reduce(
  (journal, index) => withEntry(journal, index, { ...BLANK_ENTRY, answer: `mine ${index}`, revision: 3 }),
  emptyJournal(known.id),
);

it('forgets what was written for a question that no longer stands there, and nothing else', () => {
  expect(changedPlaces(known, other)).toEqual([1]);
  const journal = forQuestionsOf(written, known, other);
  expect(getEntry(journal, 0).answer).toBe('mine 0');
  expect(getEntry(journal, 1)).toMatchObject({ answer: '', revision: 7, savedRevision: 7 });
});

it('keeps all of it for the same questions, and where the device knew no paper', () => {
  expect(forQuestionsOf(written, known, known)).toBe(written);
  expect(forQuestionsOf(written, null, other)).toBe(written);
});
