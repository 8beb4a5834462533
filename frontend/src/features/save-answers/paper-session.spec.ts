import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildStored } from '../../testing/papers.js';
import { editEntry, emptyJournal, getEntry, type Journal } from '../../entities/paper/journal.rules.js';
import { PaperSession } from './paper-session.js';
import type { PaperSessionPorts } from '../../entities/paper/paper-session.ports.js';

type Send = PaperSessionPorts['send'];

function open(send: Send, journal: Journal = emptyJournal(1)) {
  const ports = {
    store: jest.fn<PaperSessionPorts['store']>(async () => true),
    send: jest.fn<Send>(send),
    makePicture: jest.fn<PaperSessionPorts['makePicture']>(async () => null),
    onTrouble: jest.fn(),
    onClosed: jest.fn(),
    broadcast: jest.fn<PaperSessionPorts['broadcast']>(),
    announceHandedIn: jest.fn(),
    now: () => Date.now(),
    serverNow: () => Date.now(),
  };
  return { ports, session: new PaperSession(journal, ports) };
}
const saves = async () => ({ ok: true, newer: [] }) as const;
const fails = async () => ({ ok: false, reason: 'later' }) as const;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a paper in work', () => {
  it('keeps each edit on the device at once and saves 2 s after the last one, only what changed', async () => {
    const { ports, session } = open(saves);
    session.edit(0, { answer: '1' });
    session.edit(0, { answer: '12' });
    expect(ports.store).toHaveBeenCalledTimes(2);
    expect(session.snapshot().saveState).toBe('saving');
    await jest.advanceTimersByTimeAsync(1_999);
    expect(ports.send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(ports.send.mock.calls[0]?.[0]).toMatchObject({
      currentQuestion: 0,
      answers: [{ questionIndex: 0, revision: 2, answer: '12' }],
    });
    expect(session.snapshot().saveState).toBe('saved');

    session.edit(4, { selectedOption: 'B' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send.mock.calls[1]?.[0].answers.map((each) => each.questionIndex)).toEqual([4]);
  });

  it('saves the place after a move, without any answer', async () => {
    const { ports, session } = open(saves);
    session.goTo(3);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send.mock.calls[0]?.[0]).toEqual({ answers: [], currentQuestion: 3 });
  });

  it('tries again after 2, 4, 8 … 60 s, tells once, and is saved when the server is back', async () => {
    let down = true;
    const { ports, session } = open(async () => (down ? fails() : saves()));
    session.edit(0, { answer: '1' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.snapshot().saveState).toBe('device');
    for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
      const before = ports.send.mock.calls.length;
      await jest.advanceTimersByTimeAsync(wait * 1000 - 1);
      expect(ports.send).toHaveBeenCalledTimes(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(ports.send).toHaveBeenCalledTimes(before + 1);
    }
    expect(ports.onTrouble).toHaveBeenCalledTimes(1);
    session.edit(0, { answer: '12' });
    expect(session.snapshot().saveState).toBe('device');
    down = false;
    await session.flush();
    expect(session.snapshot().saveState).toBe('saved');
    expect(ports.send.mock.calls.at(-1)?.[0].answers[0]).toMatchObject({ answer: '12', revision: 2 });
  });

  it('says so when neither device nor server holds the work', async () => {
    const { ports, session } = open(fails);
    ports.store.mockImplementation(async () => false);
    session.edit(0, { answer: '1' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.snapshot().saveState).toBe('unsafe');
  });

  it('sends what is left when the page goes away, even during a save', async () => {
    const { ports, session } = open(() => new Promise(() => undefined));
    session.edit(0, { answer: '1' });
    await jest.advanceTimersByTimeAsync(2_000);
    session.edit(0, { answer: '12' });
    void session.flush(true);
    expect(ports.send).toHaveBeenCalledTimes(2);
    expect(ports.send.mock.calls[1]).toEqual([
      expect.objectContaining({ answers: [expect.objectContaining({ answer: '12' })] }),
      true,
    ]);
  });

  it('saves again on top when the child typed on and the server held something newer', async () => {
    let answerSave: (outcome: Awaited<ReturnType<Send>>) => void = () => undefined;
    const { ports, session } = open(() => new Promise((resolve) => (answerSave = resolve)));
    session.edit(0, { answer: '1' });
    await jest.advanceTimersByTimeAsync(2_000);
    session.edit(0, { answer: '12' });
    answerSave({ ok: true, newer: [buildStored({ answer: 'other tablet', revision: 30 })] });
    await jest.advanceTimersByTimeAsync(0);
    expect(getEntry(session.snapshot().journal, 0).answer).toBe('12');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send.mock.calls.at(-1)?.[0].answers[0]).toMatchObject({ answer: '12', revision: 31 });
  });

  it('closes for good when the paper was handed in elsewhere', async () => {
    const { ports, session } = open(async () => ({ ok: false, reason: 'closed' }));
    session.edit(0, { answer: '1' });
    await jest.advanceTimersByTimeAsync(2_000);
    session.edit(0, { answer: '2' });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(ports.onClosed).toHaveBeenCalledTimes(1);
    expect(ports.send).toHaveBeenCalledTimes(1);
    expect(session.snapshot().saveState).toBe('closed');
    expect(getEntry(session.snapshot().journal, 0).answer).toBe('1');
  });

  it('stays quiet while the paper is being handed in and goes on when that failed', async () => {
    const { ports, session } = open(saves);
    session.edit(0, { answer: '1' });
    session.handIn(() => 'id-1');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ports.send).not.toHaveBeenCalled();
    session.takeBack(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send).toHaveBeenCalledTimes(1);
  });

  it('sends what a former visit left behind', async () => {
    const { ports } = open(saves, editEntry(emptyJournal(1), 5, { answer: 'from before' }, 1));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send.mock.calls[0]?.[0].answers[0]).toMatchObject({
      questionIndex: 5,
      answer: 'from before',
    });
  });

  it('counts time only while the page is seen, for the question on screen', async () => {
    const { session } = open(saves);
    await jest.advanceTimersByTimeAsync(3_000);
    session.setVisible(false);
    await jest.advanceTimersByTimeAsync(60_000);
    session.setVisible(true);
    await jest.advanceTimersByTimeAsync(1_000);
    session.goTo(1);
    await jest.advanceTimersByTimeAsync(2_000);
    const journal = session.takeStock();
    expect([getEntry(journal, 0).timeSpent, getEntry(journal, 1).timeSpent]).toEqual([4, 2]);
  });

  it('lets time stand while the pupil rests, though the page is left and seen again meanwhile', async () => {
    const { session } = open(saves);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(session.elapsedSeconds()).toBe(3);
    session.setResting(true);
    await jest.advanceTimersByTimeAsync(60_000);
    session.setVisible(false);
    session.setVisible(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(session.elapsedSeconds()).toBe(3);
    session.setResting(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.elapsedSeconds()).toBe(5);
    expect(getEntry(session.takeStock(), 0).timeSpent).toBe(5);
  });

  it('keeps the answer of a settled question and takes its working', async () => {
    const { ports, session } = open(saves);
    session.edit(0, { answer: '2/4' });
    session.recordCheck(0, 'key', {
      outcome: 'not-yet',
      feedback: 'Not yet. Look at the units again.',
      hint: null,
      readAs: '2/4',
      triesLeft: 0,
      solution: { modelAnswer: '3/4', steps: ['1/2 is 2/4.'] },
    });
    expect(ports.store.mock.lastCall?.[0].checks?.[0]).toMatchObject({ answerKey: 'key', stepsShown: 1 });
    session.edit(0, { answer: '3/4' });
    expect(getEntry(session.takeStock(), 0)).toMatchObject({ answer: '2/4', revision: 1 });
    session.edit(0, { answer: '3/4', working: '2/4 + 1/4' });
    expect(getEntry(session.takeStock(), 0)).toMatchObject({
      answer: '2/4',
      working: '2/4 + 1/4',
      revision: 2,
    });
    session.showSteps(0, 2);
    session.showSteps(1, 2);
    expect(session.snapshot().journal.checks).toMatchObject({ 0: { stepsShown: 2 } });
    expect(Object.keys(session.snapshot().journal.checks ?? {})).toEqual(['0']);
  });

  it('gives the same submission id to every repeat', () => {
    const { session } = open(saves);
    const make = jest.fn(() => 'id-1');
    expect([session.handIn(make), session.handIn(make)]).toEqual(['id-1', 'id-1']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps on the device that it is handed in until the server has refused it', () => {
    const { ports, session } = open(saves);
    const kept = () => ports.store.mock.lastCall?.[0].isHandedIn;
    session.handIn(() => 'id-1');
    expect(kept()).toBe(true);
    session.takeBack(false);
    expect(session.snapshot().journal.isHandedIn).toBe(true);
    session.takeBack(true);
    expect(kept()).toBe(false);
    session.handedIn();
    expect(ports.announceHandedIn).toHaveBeenCalledTimes(1);
  });

  it('only looks on while another tab writes, and goes on from what that one has left', async () => {
    const { ports, session } = open(saves);
    session.edit(0, { answer: 'mine' });
    session.giveUp();
    expect(session.snapshot().isElsewhere).toBe(true);
    session.edit(0, { answer: 'refused' });
    session.showHint(0, 1);
    session.goTo(2);
    session.setVisible(true);
    await jest.advanceTimersByTimeAsync(60_000);
    await session.flush(true);
    expect(ports.send).not.toHaveBeenCalled();
    expect(ports.store).toHaveBeenCalledTimes(1);
    expect(session.snapshot().journal).toMatchObject({ currentQuestion: 2, hintsShown: {} });

    session.takeFromOtherTab(0, {
      ...getEntry(session.snapshot().journal, 0),
      answer: 'theirs',
      revision: 2,
    });
    expect(getEntry(session.snapshot().journal, 0).answer).toBe('theirs');
    const left = editEntry(session.snapshot().journal, 1, { answer: 'left behind' }, 5);
    session.takeOver(left);
    expect(session.snapshot().isElsewhere).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ports.send.mock.calls[0]?.[0].answers.map((each) => each.answer)).toEqual([
      'theirs',
      'left behind',
    ]);
    const { journal } = session.snapshot();
    expect(getEntry(journal, 2).timeSpent).toBe(2);
  });
});
