import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExchangedQuestion } from '@sumfox/contracts/assessment/paper.endpoints';
import { scriptPaper } from '../../testing/open-paper.js';
import { buildPaper, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { type MadeCall, scriptServer } from '../../testing/scripted-server.js';

const QUESTIONS = ['first', 'second', 'third', 'fourth'].map((id) =>
  buildQuestion({ id, questionText: `This is the ${id} question.` }),
);
const EASIER = buildQuestion({ id: 'easier', questionText: 'This is an easier question.' });
const diagnostic = buildPaper({ type: 'diagnostic', questions: QUESTIONS, totalQuestions: 4 });

/** A server that exchanges these questions at the next save. */
function serve(exchanged: () => ExchangedQuestion[] = () => [], after?: Promise<unknown>) {
  return scriptServer({
    ...scriptPaper(() => diagnostic),
    'POST /api/assessments/7/save': () => ({
      ...(after ? { after } : {}),
      body: {
        success: true,
        lastSaved: '2026-11-20T01:00:05.000Z',
        revisions: {},
        newer: [],
        exchanged: exchanged(),
      },
    }),
  });
}

const question = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Question ${number}`) });
const next = async (number: number) => {
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await question(number);
};
const saveNow = () =>
  act(async () => void fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', altKey: true }));
const listSeen = (request: MadeCall | undefined) =>
  (request?.body as { known: Array<{ isSeen: boolean }> }).known.map(({ isSeen }) => isSeen);

/** The browser's channel between tabs, which jsdom lacks: what is posted after it was closed throws. */
class TabChannel extends EventTarget {
  static readonly #open = new Set<TabChannel>();

  constructor(readonly name: string) {
    super();
    TabChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    if (!TabChannel.#open.has(this)) throw new Error('Channel is closed');
    for (const other of TabChannel.#open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    TabChannel.#open.delete(this);
  }
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('an exchanged question', () => {
  it('takes the place of one that was not seen, and what is being typed stays', async () => {
    const server = serve(() => [{ questionIndex: 2, question: EASIER }]);
    renderAppAt('/assessment/7');
    await question(1);
    await next(2);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Answer/ });
    await userEvent.type(box, '12');
    await saveNow();
    await userEvent.type(box, '3');
    expect(listSeen(server.callsTo('POST /api/assessments/7/save')[0])).toEqual([true, true, false, false]);
    expect(box.value).toBe('123');
    expect(screen.getByText('This is the second question.')).toBeTruthy();
    await next(3);
    expect(screen.getByText('This is an easier question.')).toBeTruthy();
  });

  it('does not take the place of one that the pupil has turned to meanwhile; the server is told', async () => {
    const server = serve(() =>
      server.callsTo('POST /api/assessments/7/save').length > 1
        ? []
        : [{ questionIndex: 2, question: EASIER }],
    );
    renderAppAt('/assessment/7');
    await question(1);
    await next(2);
    // The save goes while the second question is shown, and the third one is before its answer.
    const saved = saveNow();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', code: 'ArrowRight', altKey: true });
    await saved;
    await question(3);
    expect(screen.getByText('This is the third question.')).toBeTruthy();
    await saveNow();
    const saves = server.callsTo('POST /api/assessments/7/save');
    expect(saves.length).toBeGreaterThan(1);
    expect(listSeen(saves.at(-1))).toEqual([true, true, true, false]);
  });

  it('is told to the other tabs when the save ends after the paper is left', async () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: TabChannel, configurable: true });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    serve(() => [{ questionIndex: 2, question: EASIER }], answered);
    const page = renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), '12');
    const heard: unknown[] = [];
    new TabChannel('paper:pupil-1:7').addEventListener('message', (event) =>
      heard.push((event as MessageEvent).data),
    );
    await saveNow();
    page.unmount();
    answer();
    await waitFor(() =>
      expect(heard).toContainEqual({ exchanged: [{ questionIndex: 2, question: EASIER }] }),
    );
  });
});

describe('Stop here', () => {
  it('saves, says kindly that the paper waits, and leads home or back to the question', async () => {
    const server = serve();
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /^Answer/ }), '12');
    await userEvent.click(screen.getByRole('link', { name: 'Stop here' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop for today?' });
    expect(dialog.textContent).toContain('1 of 4 done. Well done!');
    expect(dialog.textContent).toContain('Your answers are safe.');
    expect(server.callsTo('POST /api/assessments/7/save')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Carry on' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Answer/ }).value).toBe('12');
    await userEvent.click(screen.getByRole('link', { name: 'Stop here' }));
    const home = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Back to Dashboard' });
    expect(home.getAttribute('href')).toBe('/');
  });
});
