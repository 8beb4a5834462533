import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildMarked, buildPaper } from '../../testing/papers.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { sketchPatch } from './journal-sketch.rules.js';
import {
  editEntry,
  emptyJournal,
  getEntry,
  getSketch,
  unsavedIndexes,
  type Journal,
} from './journal.rules.js';
import { toFakeDisk } from '../../testing/fake-disk.js';

const disk = new Map<string, unknown>();
let broken = false;
const guarded = <T>(value: T): T => {
  if (broken) throw new DOMException('no storage', 'InvalidStateError');
  return value;
};
jest.unstable_mockModule('idb-keyval', () => toFakeDisk(disk, guarded));
const toPicture = jest.fn<(sketch: unknown) => Promise<string>>();
jest.unstable_mockModule('../working/picture.js', () => ({ toPicture }));
const { sendUnsavedJournals } = await import('../../features/send-unsaved/send-unsaved.js');
const { findKeptPaper, keepPaper, listKeptPapers } = await import('./kept-paper.store.js');
const { hasJournals, removeJournal } = await import('./journal-keys.store.js');
const { clearJournals, listJournals, readJournal, writeJournal } = await import('./journal.store.js');

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
    expect([await hasJournals('mei'), await hasJournals('jun')]).toEqual([true, false]);
  });

  it('keep what another tab wrote meanwhile', async () => {
    await writeJournal('mei', editEntry(emptyJournal(7), 0, { answer: 'a' }, 1));
    await writeJournal('mei', editEntry(emptyJournal(7), 1, { answer: 'b' }, 1));
    const stored = await readJournal('mei', 7);
    expect([getEntry(stored, 0).answer, getEntry(stored, 1).answer]).toEqual(['a', 'b']);
  });

  it('of an earlier release, without checks, are read and written on', async () => {
    const { checks: _, ...earlier } = editEntry(emptyJournal(7), 0, { answer: '3/4' }, 1);
    disk.set('journal:mei:7', earlier);
    expect(await readJournal('mei', 7)).toEqual({ ...earlier, checks: {} });
    expect(await writeJournal('mei', editEntry(earlier, 1, { answer: '5' }, 2))).toBe(true);
    const stored = await readJournal('mei', 7);
    expect([getEntry(stored, 0).answer, getEntry(stored, 1).answer]).toEqual(['3/4', '5']);
  });

  it('are dropped when they are of an older format', async () => {
    disk.set('journal:mei:7', { format: 0, answers: [] });
    expect(await readJournal('mei', 7)).toEqual(emptyJournal(7));
  });

  it('say so when the device refuses, and reading still works', async () => {
    broken = true;
    expect(await writeJournal('mei', emptyJournal(7))).toBe(false);
    expect(await readJournal('mei', 7)).toEqual(emptyJournal(7));
    expect(await hasJournals('mei')).toBe(false);
    await expect(removeJournal('mei', 7)).resolves.toBeUndefined();
  });

  it('go at sign-out, but not with work the server does not hold, and not those of a sibling', async () => {
    await writeJournal('mei', emptyJournal(1));
    await writeJournal('mei', editEntry(emptyJournal(2), 0, { answer: 'unsent' }, 1));
    await writeJournal('jun', emptyJournal(3));
    for (const id of [1, 2, 4]) await keepPaper('mei', buildPaper({ id }));
    await keepPaper('jun', buildPaper({ id: 3 }));
    await clearJournals('mei');
    expect([...disk.keys()].sort()).toEqual(['journal:jun:3', 'journal:mei:2', 'paper:jun:3', 'paper:mei:2']);
  });

  it('stand beside the questions, which only their own pupil finds again, the newest first', async () => {
    await keepPaper('mei', buildPaper({ id: 7 }));
    await keepPaper('mei', buildPaper({ id: 9 }));
    expect(await findKeptPaper('mei', 7)).toEqual(buildPaper({ id: 7 }));
    expect(await findKeptPaper('jun', 7)).toBeNull();
    expect((await listKeptPapers('mei')).map(({ id }) => id)).toEqual([9, 7]);
    await removeJournal('mei', 9);
    expect((await listKeptPapers('mei')).map(({ id }) => id)).toEqual([7]);
    broken = true;
    await expect(keepPaper('mei', buildPaper())).resolves.toBeUndefined();
    expect([await findKeptPaper('mei', 7), await listKeptPapers('mei')]).toEqual([null, []]);
  });
});

describe('work that a former visit could not send', () => {
  const unsent = editEntry(emptyJournal(7), 0, { answer: '3/4' }, 1);

  it('is sent once, and is then no longer held back', async () => {
    const server = scriptServer({
      'POST /api/assessments/7/save': () => ({
        body: { success: true, lastSaved: '', revisions: {}, newer: [], exchanged: [] },
      }),
    });
    await writeJournal('mei', unsent);
    await sendUnsavedJournals('mei');
    await sendUnsavedJournals('mei');
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.body).toMatchObject({
      answers: [{ questionIndex: 0, revision: 1, answer: '3/4' }],
    });
  });

  it('keeps what was typed while it was on its way', async () => {
    const typed = editEntry(unsent, 0, { answer: '3/45' }, 2);
    scriptServer({
      'POST /api/assessments/7/save': () => ({
        body: { success: true, lastSaved: '', revisions: {}, newer: [], exchanged: [] },
        after: writeJournal('mei', typed),
      }),
    });
    await writeJournal('mei', unsent);
    await sendUnsavedJournals('mei');
    const stored = await readJournal('mei', 7);
    expect(getEntry(stored, 0).answer).toBe('3/45');
    expect(unsavedIndexes(stored)).toEqual([0]);
  });

  it('stays on the device without a connection, and goes when the paper is handed in already', async () => {
    await writeJournal('mei', unsent);
    scriptServer({ 'POST /api/assessments/7/save': () => 'no-connection' });
    await sendUnsavedJournals('mei');
    expect(unsavedIndexes(await readJournal('mei', 7))).toEqual([0]);
    scriptServer({
      'POST /api/assessments/7/save': () => ({
        status: 409,
        body: refusal('Handed in', 'already-submitted'),
      }),
    });
    await sendUnsavedJournals('mei');
    expect(disk.size).toBe(0);
  });

  describe('of a paper that was handed in without internet', () => {
    const handedIn = { ...unsent, submissionId: '0192f0c1-0000-7000-8000-00000000000a', isHandedIn: true };
    const SUBMIT = 'POST /api/assessments/submit';
    const SAVE = 'POST /api/assessments/7/save';
    const saved = () => ({ body: { success: true, lastSaved: '', revisions: {}, newer: [], exchanged: [] } });

    beforeEach(async () => {
      await keepPaper('mei', buildPaper());
      await writeJournal('mei', handedIn);
    });

    it('is handed in under the id it was given, whole, and nothing of it stays', async () => {
      const server = scriptServer({
        [SAVE]: saved,
        [SUBMIT]: () => ({ body: buildMarked(buildPaper()).outcome }),
      });
      expect(await sendUnsavedJournals('mei')).toEqual([7]);
      expect(server.callsTo(SUBMIT)[0]?.body).toMatchObject({
        assessmentId: 7,
        submissionId: '0192f0c1-0000-7000-8000-00000000000a',
        answers: [{ questionIndex: 0, answer: '3/4' }],
      });
      expect(disk.size).toBe(0);
    });

    it('waits while there is no connection', async () => {
      scriptServer({ [SAVE]: saved, [SUBMIT]: () => 'no-connection' });
      expect(await sendUnsavedJournals('mei')).toEqual([]);
      expect((await readJournal('mei', 7)).isHandedIn).toBe(true);
      expect(await findKeptPaper('mei', 7)).not.toBeNull();
    });

    it('stays open with its answers saved when the pupil has to do something first', async () => {
      const server = scriptServer({
        [SUBMIT]: () => ({
          status: 400,
          body: refusal('Look again', 'unreadable-answers', { unreadableQuestions: [1] }),
        }),
        [SAVE]: saved,
      });
      expect(await sendUnsavedJournals('mei')).toEqual([]);
      expect(server.callsTo(SAVE)).toHaveLength(1);
      const stored = await readJournal('mei', 7);
      expect([stored.isHandedIn, unsavedIndexes(stored)]).toEqual([false, []]);
      expect(await sendUnsavedJournals('mei')).toEqual([]);
      expect(server.calls).toHaveLength(2);
    });

    it('is gone when another device has handed it in meanwhile', async () => {
      scriptServer({
        [SAVE]: saved,
        [SUBMIT]: () => ({ status: 409, body: refusal('Handed in', 'already-submitted') }),
      });
      expect(await sendUnsavedJournals('mei')).toEqual([]);
      expect(disk.size).toBe(0);
    });
  });

  describe('and drawings among it', () => {
    const saved = { body: { success: true, lastSaved: '', revisions: {}, newer: [], exchanged: [] } };
    const draw = (journal: Journal, index: number) =>
      editEntry(journal, index, sketchPatch(journal, index, { ink: ['p1 1 50'] }), 1);

    it('go one with each save', async () => {
      const server = scriptServer({ 'POST /api/assessments/7/save': () => saved });
      toPicture.mockResolvedValue(`data:image/png;base64,${'QUJD'.repeat(8)}`);
      await writeJournal('mei', draw(draw(unsent, 3), 5));
      await sendUnsavedJournals('mei');
      const bodies = server.calls.map(({ body }) => body as { answers: Array<{ drawing?: string }> });
      expect(bodies.map(({ answers }) => answers.filter(({ drawing }) => drawing).length)).toEqual([1, 1]);
      expect(unsavedIndexes(await readJournal('mei', 7))).toEqual([]);
    });

    it('wait for the next visit when no picture can be made', async () => {
      const server = scriptServer({ 'POST /api/assessments/7/save': () => saved });
      toPicture.mockRejectedValue(new Error('no canvas'));
      await writeJournal('mei', draw(unsent, 3));
      await sendUnsavedJournals('mei');
      expect(server.calls).toHaveLength(1);
      expect(unsavedIndexes(await readJournal('mei', 7))).toEqual([3]);
    });

    it('stay here when the server refuses them, and hold nothing typed up', async () => {
      const server = scriptServer({
        'POST /api/assessments/7/save': ({ body }) =>
          JSON.stringify(body).includes('"drawing"')
            ? { status: 400, body: refusal('This drawing is too big to save.', 'drawing-refused') }
            : saved,
      });
      toPicture.mockResolvedValue(`data:image/png;base64,${'QUJD'.repeat(8)}`);
      await writeJournal('mei', draw(unsent, 3));
      await sendUnsavedJournals('mei');
      expect(server.calls).toHaveLength(2);
      const stored = await readJournal('mei', 7);
      expect(unsavedIndexes(stored)).toEqual([]);
      expect(getSketch(getEntry(stored, 3))).toMatchObject({ ink: ['p1 1 50'], isRefused: true });
    });
  });
});
