import { describe, expect, it } from '@jest/globals';
import { buildStored } from '../../testing/papers.js';
import {
  acknowledge,
  addTime,
  BLANK_ENTRY,
  editEntry,
  emptyJournal,
  getEntry,
  mergeJournals,
  mergeServer,
  takeFromOtherTab,
  takeReplacement,
  toDelta,
  totalTime,
  unsavedIndexes,
} from './journal.rules.js';

const NOON = Date.parse('2026-11-20T12:00:00Z');

describe('editing', () => {
  it('counts every edit and knows what the server does not hold', () => {
    let journal = emptyJournal(1);
    journal = editEntry(journal, 2, { answer: '4' }, NOON);
    journal = editEntry(journal, 2, { answer: '42' }, NOON + 1);
    expect(getEntry(journal, 2)).toMatchObject({
      answer: '42',
      revision: 2,
      savedRevision: 0,
      editedAt: NOON + 1,
    });
    expect(unsavedIndexes(journal)).toEqual([2]);
  });

  it('begins anew where another question stands', () => {
    let journal = editEntry({ ...emptyJournal(1), hintsShown: { 0: 2, 1: 1 } }, 0, { answer: '4' }, NOON);
    journal = takeReplacement(addTime(journal, 0, 9), 0, 7);
    expect(getEntry(journal, 0)).toEqual({ ...BLANK_ENTRY, revision: 7, savedRevision: 7, timeSpent: 9 });
    expect(journal.hintsShown).toEqual({ 0: 0, 1: 1 });
    expect(unsavedIndexes(journal)).toEqual([]);
  });

  it('adds time without making an edit of it', () => {
    const journal = addTime(addTime(emptyJournal(1), 0, 2.4), 1, 3.4);
    expect(unsavedIndexes(journal)).toEqual([]);
    expect(totalTime(journal)).toBe(6);
    expect(addTime(journal, 0, -5)).toBe(journal);
  });

  it('sends only the questions named, whole', () => {
    let journal = editEntry(emptyJournal(1), 0, { answer: '1' }, NOON);
    journal = editEntry(journal, 3, { blankAnswers: ['a', ''], working: 'w' }, NOON);
    expect(toDelta(journal, [3])).toEqual([
      {
        questionIndex: 3,
        revision: 1,
        working: 'w',
        answer: '',
        selectedOption: null,
        answerParts: null,
        blankAnswers: ['a', ''],
        timeSpent: 0,
      },
    ]);
  });
});

describe('opening a paper that both device and server know', () => {
  it('takes the server where the device has nothing unsaved', () => {
    const journal = mergeServer(emptyJournal(1), [buildStored({ answer: '9', revision: 4 })], NOON);
    expect(getEntry(journal, 0)).toMatchObject({ answer: '9', revision: 4, savedRevision: 4 });
    expect(unsavedIndexes(journal)).toEqual([]);
  });

  it('keeps an edit that never reached the server', () => {
    const local = editEntry(
      mergeServer(emptyJournal(1), [buildStored({ answer: '9', revision: 4 })], NOON),
      0,
      { answer: '10' },
      NOON,
    );
    const merged = mergeServer(local, [buildStored({ answer: '9', revision: 4 })], NOON + 1);
    expect(getEntry(merged, 0)).toMatchObject({ answer: '10', revision: 5 });
    expect(unsavedIndexes(merged)).toEqual([0]);
  });

  it('gives way to a newer server copy when the own edit is older', () => {
    const local = editEntry(emptyJournal(1), 0, { answer: 'old' }, NOON - 1000);
    const merged = mergeServer(local, [buildStored({ answer: 'new', revision: 5 })], NOON);
    expect(getEntry(merged, 0)).toMatchObject({ answer: 'new', revision: 5 });
  });

  it('goes on top of a newer server copy when the own edit is later', () => {
    const local = editEntry(emptyJournal(1), 0, { answer: 'mine' }, NOON + 1000);
    const merged = mergeServer(local, [buildStored({ answer: 'theirs', revision: 5 })], NOON);
    expect(getEntry(merged, 0)).toMatchObject({ answer: 'mine', revision: 6, savedRevision: 5 });
    expect(unsavedIndexes(merged)).toEqual([0]);
  });

  it('never lets a blank on the server take an unsaved answer', () => {
    const local = editEntry(emptyJournal(1), 0, { answer: 'mine' }, NOON - 1000);
    const merged = mergeServer(local, [buildStored({ answer: ' ', revision: 5 })], NOON);
    expect(getEntry(merged, 0).answer).toBe('mine');
  });

  it('sees that the same work is saved although the answer to the save was lost', () => {
    const local = editEntry(emptyJournal(1), 0, { answer: '7' }, NOON + 5000);
    const merged = mergeServer(local, [buildStored({ answer: '7', revision: 1 })], NOON);
    expect(unsavedIndexes(merged)).toEqual([]);
  });
});

describe('the answer to a save', () => {
  const sentOnce = editEntry(emptyJournal(1), 0, { answer: '1' }, NOON);
  const sent = new Map([[0, 1]]);

  it('marks what was sent as saved, and not what was typed since', () => {
    expect(unsavedIndexes(acknowledge(sentOnce, sent, []).journal)).toEqual([]);
    const typedOn = editEntry(sentOnce, 0, { answer: '12' }, NOON + 1);
    expect(unsavedIndexes(acknowledge(typedOn, sent, []).journal)).toEqual([0]);
  });

  it('shows a newer copy when nothing was typed since', () => {
    const { journal, adopted } = acknowledge(sentOnce, sent, [
      buildStored({ answer: 'theirs', revision: 9 }),
    ]);
    expect(getEntry(journal, 0)).toMatchObject({ answer: 'theirs', revision: 9, savedRevision: 9 });
    expect(adopted).toEqual([0]);
  });

  it('puts what was typed since on top of a newer copy', () => {
    const typedOn = editEntry(sentOnce, 0, { answer: '12' }, NOON + 1);
    const { journal, adopted } = acknowledge(typedOn, sent, [buildStored({ answer: 'theirs', revision: 9 })]);
    expect(getEntry(journal, 0)).toMatchObject({ answer: '12', revision: 10, savedRevision: 9 });
    expect(adopted).toEqual([]);
  });
});

describe('two tabs', () => {
  it('agree on the higher revision, whichever tab looks', () => {
    const low = { ...BLANK_ENTRY, answer: 'low', revision: 2, editedAt: 50 };
    const high = { ...BLANK_ENTRY, answer: 'high', revision: 3, editedAt: 10 };
    const journal = { ...emptyJournal(1), entries: { 0: low } };
    expect(getEntry(takeFromOtherTab(journal, 0, high), 0).answer).toBe('high');
    const other = { ...emptyJournal(1), entries: { 0: high } };
    expect(getEntry(takeFromOtherTab(other, 0, low), 0).answer).toBe('high');
  });

  it("keep both tabs' questions and the first submission id", () => {
    const ours = { ...editEntry(emptyJournal(1), 0, { answer: 'a' }, 1), submissionId: null };
    const theirs = { ...editEntry(emptyJournal(1), 1, { answer: 'b' }, 1), submissionId: 'id-1' };
    const merged = mergeJournals(ours, theirs);
    expect([getEntry(merged, 0).answer, getEntry(merged, 1).answer, merged.submissionId]).toEqual([
      'a',
      'b',
      'id-1',
    ]);
  });
});
