import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { editEntry, emptyJournal, getEntry } from './journal.rules.js';

const disk = new Map<string, unknown>();
let broken = false;
const guarded = <T>(value: T): T => {
  if (broken) throw new DOMException('no storage', 'InvalidStateError');
  return value;
};
jest.unstable_mockModule('idb-keyval', () => ({
  get: async (key: string) => guarded(disk.get(key)),
  set: async (key: string, value: unknown) => void guarded(disk.set(key, value)),
  update: async (key: string, change: (old: unknown) => unknown) =>
    void guarded(disk.set(key, change(disk.get(key)))),
  keys: async () => guarded([...disk.keys()]),
  delMany: async (keys: string[]) => guarded(keys).forEach((key) => disk.delete(key)),
}));
const { clearJournals, listJournals, readJournal, removeJournal, writeJournal } =
  await import('./journal.store.js');

beforeEach(() => {
  disk.clear();
  broken = false;
});

describe('journals on the device', () => {
  it('come back as they were written, each to its own pupil', async () => {
    const journal = editEntry(emptyJournal(7), 0, { answer: '3/4' }, 1);
    expect(await writeJournal('mei', journal)).toBe(true);
    expect(await readJournal('mei', 7)).toEqual(journal);
    expect(await readJournal('jun', 7)).toEqual(emptyJournal(7));
    expect(await listJournals('jun')).toEqual([]);
  });

  it('keep what another tab wrote meanwhile', async () => {
    await writeJournal('mei', editEntry(emptyJournal(7), 0, { answer: 'a' }, 1));
    await writeJournal('mei', editEntry(emptyJournal(7), 1, { answer: 'b' }, 1));
    const stored = await readJournal('mei', 7);
    expect([getEntry(stored, 0).answer, getEntry(stored, 1).answer]).toEqual(['a', 'b']);
  });

  it('are dropped when they are of an older format', async () => {
    disk.set('journal:mei:7', { format: 0, answers: [] });
    expect(await readJournal('mei', 7)).toEqual(emptyJournal(7));
  });

  it('say so when the device refuses, and reading still works', async () => {
    broken = true;
    expect(await writeJournal('mei', emptyJournal(7))).toBe(false);
    expect(await readJournal('mei', 7)).toEqual(emptyJournal(7));
    await expect(removeJournal('mei', 7)).resolves.toBeUndefined();
  });

  it('go at sign-out, but not with work the server does not hold, and not those of a sibling', async () => {
    await writeJournal('mei', emptyJournal(1));
    await writeJournal('mei', editEntry(emptyJournal(2), 0, { answer: 'unsent' }, 1));
    await writeJournal('jun', emptyJournal(3));
    await clearJournals('mei');
    expect([...disk.keys()].sort()).toEqual(['journal:jun:3', 'journal:mei:2']);
  });
});
