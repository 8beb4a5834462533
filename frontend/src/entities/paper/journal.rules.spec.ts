import { describe, expect, it } from '@jest/globals';
import type { CheckedAnswer } from '@sumfox/contracts/assessment/checked-answer';
import { buildStored } from '../../testing/papers.js';
import { mergeJournals, takeFromOtherTab } from './journal-merge.rules.js';
import { takeReplacement } from './journal-replacement.rules.js';
import { BLANK_ENTRY, toAnswerKey } from './entry.rules.js';
import {
  acknowledge,
  addTime,
  editEntry,
  emptyJournal,
  getCheck,
  getEntry,
  mergeServer,
  toDelta,
  totalTime,
  unsavedIndexes,
  withServerHelp,
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

  it('begins again where another question stands', () => {
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
        confidenceLevel: 'medium',
        hintsUsed: 0,
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

describe('how sure a pupil is', () => {
  const saved = (confidenceLevel: 'low' | 'medium' | 'high' | null) => {
    const edited = editEntry(emptyJournal(1), 0, { answer: '7', confidenceLevel }, NOON);
    return acknowledge(edited, new Map([[0, 1]]), []).journal;
  };
  const sureAfter = (journal: Parameters<typeof mergeServer>[0], stored: Parameters<typeof buildStored>[0]) =>
    getEntry(mergeServer(journal, [buildStored({ answer: '7', revision: 1, ...stored })], NOON), 0)
      .confidenceLevel;

  it.each(['low', 'medium', 'high', null] as const)('sends %s, skipped being medium', (level) => {
    expect(toDelta(saved(level), [0])[0]?.confidenceLevel).toBe(level ?? 'medium');
  });

  it('tells medium from skipped on this device, where the server cannot', () => {
    expect(sureAfter(saved('medium'), { confidenceLevel: 'medium' })).toBe('medium');
    expect(sureAfter(saved(null), { confidenceLevel: 'medium' })).toBeNull();
  });

  it('comes back from the server on another device, where it was said', () => {
    expect(sureAfter(emptyJournal(1), { confidenceLevel: 'high' })).toBe('high');
    expect(sureAfter(emptyJournal(1), { confidenceLevel: 'medium' })).toBeNull();
    expect(sureAfter(saved('low'), { revision: 2, confidenceLevel: 'high' })).toBe('high');
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

  it('lets no newer blank take what was typed: on another device the pupil only drew', () => {
    const { journal, adopted } = acknowledge(sentOnce, sent, [buildStored({ revision: 9 })]);
    expect(getEntry(journal, 0)).toMatchObject({ answer: '1', revision: 10, savedRevision: 9 });
    expect([unsavedIndexes(journal), adopted]).toEqual([[0], []]);
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

describe('help given on another device', () => {
  const said: CheckedAnswer = {
    outcome: 'not-yet',
    feedback: 'Not yet.',
    hint: null,
    readAs: null,
    triesLeft: 1,
    solution: null,
  };

  it('is taken over: hints the higher count, checks with the answer they were made for', () => {
    const journal = { ...emptyJournal(1), hintsShown: { 0: 2, 1: 1 } };
    const stored = [
      buildStored({ hintsUsed: 1, answer: '12' }),
      buildStored({ questionIndex: 1, hintsUsed: 3, answer: '7' }),
    ];
    const helped = withServerHelp(journal, stored, [
      { questionIndex: 1, isCurrent: true, said },
      { questionIndex: 0, isCurrent: false, said },
    ]);
    expect(helped.hintsShown).toEqual({ 0: 2, 1: 3 });
    expect(getCheck(helped, 1)).toMatchObject({
      said,
      tellsFirstTry: true,
      answerKey: toAnswerKey({ ...BLANK_ENTRY, answer: '7' }),
    });
    expect(getCheck(helped, 0)).toMatchObject({ answerKey: '', tellsFirstTry: false });
  });

  it('never takes back what this device was told', () => {
    const solution = { modelAnswer: '3', steps: ['1 + 2 = 3'] };
    const settled = {
      answerKey: 'k',
      said: { ...said, triesLeft: 0, solution },
      stepsShown: 2,
      tellsFirstTry: true,
    };
    const journal = { ...emptyJournal(1), checks: { 0: settled } };
    const helped = withServerHelp(journal, [buildStored()], [{ questionIndex: 0, isCurrent: true, said }]);
    expect(getCheck(helped, 0)).toEqual(settled);
  });
});

it('sends the hints with every delta, at most ten', () => {
  const journal = { ...editEntry(emptyJournal(1), 0, { answer: '1' }, 1), hintsShown: { 0: 12 } };
  expect(toDelta(journal, [0])[0]?.hintsUsed).toBe(10);
  expect(toDelta({ ...journal, hintsShown: {} }, [0])[0]?.hintsUsed).toBe(0);
});
