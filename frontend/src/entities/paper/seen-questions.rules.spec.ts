import { describe, expect, it } from '@jest/globals';
import type { ExchangedQuestion, KnownQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import { buildPaper, buildQuestion } from '../../testing/papers.js';
import { editEntry, emptyJournal, getEntry } from './journal.rules.js';
import { mergeJournals } from './journal-merge.rules.js';
import { noteSeen, takeExchanges, toKnown, withOwnSeen } from './seen-questions.rules.js';

const OLD = buildQuestion({ id: 'old' });
const NEW = buildQuestion({ id: 'new' });
const EXCHANGED: ExchangedQuestion[] = [{ questionIndex: 1, question: NEW }];
const known = (isSeen: boolean): KnownQuestion[] => [
  { questionId: 'first', isSeen: true },
  { questionId: 'old', isSeen },
];

describe('toKnown', () => {
  it('names what the pupil has seen; another question in its place is unseen', () => {
    const journal = noteSeen(noteSeen(emptyJournal(1), 0, 'first'), 1, 'old');
    expect(toKnown(journal, [{ id: 'first' }, { id: 'new' }])).toEqual([
      { questionId: 'first', isSeen: true },
      { questionId: 'new', isSeen: false },
    ]);
  });

  it('knows what was seen in another tab', () => {
    const merged = mergeJournals(noteSeen(emptyJournal(1), 0, 'first'), noteSeen(emptyJournal(1), 1, 'old'));
    expect(toKnown(merged, [{ id: 'first' }, { id: 'old' }]).map(({ isSeen }) => isSeen)).toEqual([
      true,
      true,
    ]);
  });
});

describe('takeExchanges', () => {
  it('takes a question in the place of one that was not seen', () => {
    const result = takeExchanges(emptyJournal(1), EXCHANGED, known(false));
    expect([result.taken, result.kept, result.lost]).toEqual([EXCHANGED, [], []]);
  });

  it('keeps a question that the pupil turned to during the save, with the answer to it', () => {
    const journal = editEntry(noteSeen(emptyJournal(1), 1, 'old'), 1, { answer: '7' }, 1);
    const result = takeExchanges(journal, EXCHANGED, known(false));
    expect([result.taken, result.kept, result.lost]).toEqual([[], [1], []]);
    expect(getEntry(result.journal, 1).answer).toBe('7');
  });

  it('gives way where the server knew that it was seen: another device shows the new one', () => {
    const journal = editEntry(noteSeen(emptyJournal(1), 1, 'old'), 1, { answer: '7' }, 1);
    const result = takeExchanges(journal, EXCHANGED, known(true));
    expect([result.taken, result.kept, result.lost]).toEqual([EXCHANGED, [], [1]]);
    expect(getEntry(result.journal, 1).answer).toBe('');
    expect(result.journal.seen).toEqual({});
  });
});

describe('withOwnSeen', () => {
  const server = buildPaper({ type: 'diagnostic', questions: [OLD, NEW] });
  const device = { questions: [OLD, OLD] };

  it('keeps a question on the device that the pupil has seen there', () => {
    const journal = noteSeen(emptyJournal(1), 1, 'old');
    expect(withOwnSeen(journal, device, server).questions.map(({ id }) => id)).toEqual(['old', 'old']);
  });

  it("takes the server's where the pupil has not seen the device's, and on every other paper", () => {
    expect(withOwnSeen(emptyJournal(1), device, server)).toBe(server);
    expect(withOwnSeen(noteSeen(emptyJournal(1), 1, 'new'), device, server)).toBe(server);
    const practice = { ...server, type: 'adaptive' as const };
    expect(withOwnSeen(noteSeen(emptyJournal(1), 1, 'old'), device, practice)).toBe(practice);
  });
});
