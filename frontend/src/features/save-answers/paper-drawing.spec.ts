import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildStored } from '../../testing/papers.js';
import { pictureMark } from '../../entities/working/sketch.rules.js';
import {
  emptyJournal,
  getEntry,
  getSketch,
  mergeServer,
  type Journal,
} from '../../entities/paper/journal.rules.js';
import { AUTOSAVE_MS, PaperSession } from './paper-session.js';
import type { PaperSessionPorts } from '../../entities/paper/paper-session.ports.js';

type Send = PaperSessionPorts['send'];

const LINE = 'p10 10 50';
const DOT = 'p90 90 50';
/** A data image that ends as a PNG with this checksum does. */
const picture = (checksum: string) =>
  `data:image/png;base64,${Buffer.from(`${'aa'.repeat(8)}${checksum}0000000049454e44ae426082`, 'hex').toString('base64')}`;
const saves = async () => ({ ok: true, newer: [] }) as const;

function open(send: Send = saves, journal: Journal = emptyJournal(1)) {
  let made = 0;
  const ports = {
    store: jest.fn<PaperSessionPorts['store']>(async () => true),
    send: jest.fn<Send>(send),
    makePicture: jest.fn<PaperSessionPorts['makePicture']>(async () => {
      made += 1;
      return picture(`1122330${made}`);
    }),
    onTrouble: jest.fn(),
    onClosed: jest.fn(),
    broadcast: jest.fn<PaperSessionPorts['broadcast']>(),
    announceHandedIn: jest.fn(),
    now: () => Date.now(),
    serverNow: () => Date.now(),
  };
  const session = new PaperSession(journal, ports);
  const sketchOf = (index: number) => getSketch(getEntry(session.snapshot().journal, index));
  const drawings = () =>
    ports.send.mock.calls.map(([{ answers }]) => answers.map((answer) => answer.drawing));
  return { ports, session, sketchOf, drawings };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a drawing', () => {
  it('is kept stroke by stroke on the device, made into a picture when it is sent, and sent once', async () => {
    const { ports, session, drawings } = open();
    session.draw(0, { ink: [LINE] });
    session.draw(0, { ink: [LINE, DOT] });
    expect(ports.store).toHaveBeenCalledTimes(2);
    expect(session.snapshot().saveState).toBe('saving');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(ports.makePicture).toHaveBeenCalledTimes(1);
    expect(drawings()).toEqual([[picture('11223301')]]);
    expect(session.snapshot().saveState).toBe('saved');

    session.edit(0, { answer: '4' });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(drawings().at(-1)).toEqual([undefined]);
    expect(ports.makePicture).toHaveBeenCalledTimes(1);
  });

  it('is cleared on the server when all of it is taken back', async () => {
    const { session, drawings } = open();
    session.draw(0, { ink: [LINE] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    session.draw(0, { ink: [], undone: [LINE] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(drawings()).toEqual([[picture('11223301')], [null]]);
  });

  it('that goes on while it is being sent is sent again', async () => {
    let answerSave: (outcome: Awaited<ReturnType<Send>>) => void = () => undefined;
    const { ports, session, drawings } = open(() => new Promise((resolve) => (answerSave = resolve)));
    session.draw(0, { ink: [LINE] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    session.draw(0, { ink: [LINE, DOT] });
    answerSave({ ok: true, newer: [] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(ports.send).toHaveBeenCalledTimes(2);
    expect(drawings()[1]).toEqual([picture('11223302')]);
  });

  it('goes one with each save, and all go before the paper is handed in', async () => {
    const { session, drawings } = open();
    for (const index of [0, 1, 2]) session.draw(index, { ink: [LINE] });
    await session.sendDrawings();
    expect(drawings().map((list) => list.filter((drawing) => drawing !== undefined))).toEqual([
      [picture('11223301')],
      [picture('11223302')],
      [picture('11223303')],
    ]);
    expect(session.snapshot().saveState).toBe('saved');
  });

  it('that does not get through keeps nobody from handing in, and stays', async () => {
    const { ports, session, sketchOf } = open(async () => ({ ok: false, reason: 'later' }));
    session.draw(0, { ink: [LINE] });
    await session.sendDrawings();
    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(sketchOf(0).ink).toEqual([LINE]);
    expect(session.snapshot().saveState).toBe('device');
  });

  it('waits when no picture can be made now, while what was typed is saved', async () => {
    const { ports, session, drawings } = open();
    ports.makePicture.mockImplementationOnce(async () => null);
    session.draw(0, { ink: [LINE] });
    session.edit(0, { answer: '4' });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(drawings()).toEqual([[undefined]]);
    expect(session.snapshot().saveState).toBe('device');
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(drawings().at(-1)).toEqual([picture('11223301')]);
    expect(session.snapshot().saveState).toBe('saved');
  });

  it('goes with no last word of a page that is left; what was typed does', async () => {
    const { ports, session, drawings } = open();
    session.edit(0, { answer: '4' });
    session.draw(0, { ink: [LINE] });
    void session.flush(true);
    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(drawings()).toEqual([[undefined]]);
  });

  it('that the server refuses stays on the device, and everything typed is saved without it', async () => {
    const { session, sketchOf, drawings } = open(async ({ answers }) =>
      answers.some((answer) => answer.drawing) ? { ok: false, reason: 'drawing' } : { ok: true, newer: [] },
    );
    session.draw(0, { ink: [LINE] });
    session.edit(1, { answer: '4' });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS + 1);
    expect(drawings()[1]).toEqual([undefined, undefined]);
    expect(session.snapshot().saveState).toBe('saved');
    expect(sketchOf(0)).toMatchObject({ ink: [LINE], isRefused: true });
    session.draw(0, { ink: [LINE, DOT] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(drawings()[2]).toEqual([picture('11223302')]);
  });

  it('of a settled question goes on', async () => {
    const { session, sketchOf } = open();
    session.recordCheck(0, 'key', {
      outcome: 'not-yet',
      feedback: 'Not yet.',
      hint: null,
      readAs: '2',
      triesLeft: 0,
      solution: { modelAnswer: '3', steps: [] },
    });
    session.draw(0, { ink: [LINE] });
    expect(sketchOf(0).ink).toEqual([LINE]);
  });
});

describe('a drawing and another device', () => {
  it('is known as its own after a reload, although the answer to the save was lost', async () => {
    const { ports, session } = open(async () => ({ ok: false, reason: 'later' }));
    session.draw(0, { ink: [LINE] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    const stored = ports.store.mock.lastCall![0];
    const back = mergeServer(stored, [buildStored({ revision: 1, drawing: picture('11223301') })], null);
    expect(getSketch(getEntry(back, 0))).toMatchObject({ ink: [LINE], backdrop: null });
    const again = open(saves, back);
    expect(again.session.snapshot().saveState).toBe('saved');
  });

  it('lies over the picture that the other device saved meanwhile', async () => {
    const theirs = picture('99aabbcc');
    const { session, sketchOf, ports } = open(async () => ({
      ok: true,
      newer: [buildStored({ revision: 30, answer: 'theirs', drawing: theirs })],
    }));
    session.draw(0, { ink: [LINE] });
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(getEntry(session.snapshot().journal, 0).answer).toBe('theirs');
    expect(sketchOf(0)).toMatchObject({ ink: [LINE], backdrop: theirs, savedMark: pictureMark(theirs) });
    ports.send.mockImplementation(saves);
    await jest.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(ports.send.mock.lastCall?.[0].answers[0]?.drawing).toBe(picture('11223302'));
    expect(session.snapshot().saveState).toBe('saved');
  });
});
