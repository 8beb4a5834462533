import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BAGS_EXAMPLE, STORE_EXAMPLE } from '../../testing/examples.js';
import { toFakeDisk } from '../../testing/fake-disk.js';
import { scriptPaper } from '../../testing/open-paper.js';
import { buildPaper, buildQuestion, buildStored } from '../../testing/papers.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';

const disk = new Map<string, unknown>();
jest.unstable_mockModule('idb-keyval', () => toFakeDisk(disk));
const { renderAppAt } = await import('../../testing/render-app.js');

const PAPER = buildPaper({
  type: 'targeted',
  targetedGoal: 'Practice independent level questions',
  questions: [buildQuestion({ id: 'open' })],
});
const ASKED = 'GET /api/assessments/7/worked-example';

function serve(
  answer: WorkedExample | null | ScriptedAnswer | 'no-connection',
  changes: Partial<typeof PAPER> = {},
) {
  const isExample = answer === null || (answer !== 'no-connection' && 'steps' in answer);
  const scripted = isExample ? { body: { example: answer } } : answer;
  const server = scriptServer({
    ...scriptPaper(() => ({ ...PAPER, ...changes })),
    [ASKED]: () => scripted as ScriptedAnswer | 'no-connection',
  });
  return { ...server, page: renderAppAt('/assessment/7') };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const firstQuestion = () => screen.findByRole('heading', { name: /^Question 1/ });
const gap = () => screen.findByLabelText<HTMLInputElement>('Blank');
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => disk.clear());

describe('a worked example before targeted practice', () => {
  it('takes the result in any form, shows the lines that follow, and leads to the paper', async () => {
    const { calls } = serve(STORE_EXAMPLE);
    expect((await gap()).value).toBe('');
    expect(screen.queryByText('So Store Q had 17 700 tins.')).toBeNull();
    await userEvent.type(await gap(), '17,700');
    await press('Check');
    expect(await screen.findByText('Yes! That is it. Now it is your turn.')).toBeTruthy();
    expect(screen.getByText('So Store Q had 17 700 tins.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start' }));
    await press('Start');
    const heading = await firstQuestion();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    // It is no answer: nothing was saved and nothing checked.
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('asks to look again, once, and then shows the result', async () => {
    serve(STORE_EXAMPLE);
    await userEvent.type(await gap(), '17/');
    await press('Check');
    expect(await screen.findByText('Write a number in the gap.')).toBeTruthy();
    for (const written of ['17 000', '70 800']) {
      await userEvent.clear(await gap());
      await userEvent.type(await gap(), written);
      await press('Check');
      if (written === '17 000') expect(await screen.findByText('Look at this line again.')).toBeTruthy();
    }
    expect(await screen.findByText('Fox filled it in. Now it is your turn.')).toBeTruthy();
    expect(lines()).toHaveLength(3);
  });

  it('lets Primary 1 and 2 tap one of three numbers', async () => {
    serve(BAGS_EXAMPLE, { gradeLevel: 'Primary 2' });
    await press('20');
    expect(await screen.findByText('Look at this line again.')).toBeTruthy();
    expect(screen.queryByLabelText('Blank')).toBeNull();
    expect(screen.getByRole('button', { name: '20, not this one' })).toBeTruthy();
    await press('6');
    expect(await screen.findByText('Yes! That is it. Now it is your turn.')).toBeTruthy();
  });

  it('is skipped by a key and by Enter, and not offered again on this device', async () => {
    const { page, callsTo } = serve(STORE_EXAMPLE);
    await press('Skip');
    await firstQuestion();
    page.unmount();
    const second = renderAppAt('/assessment/7');
    await firstQuestion();
    expect(callsTo(ASKED)).toHaveLength(1);
    second.unmount();
    disk.clear();
    renderAppAt('/assessment/7');
    await gap();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(await firstQuestion()).toBeTruthy();
  });

  it.each([
    ['there is none', null],
    ['the call fails', { status: 503, body: refusal('Away.', 'service-unavailable') }],
    ['there is no connection', 'no-connection'],
  ] as const)('gives way to the paper where %s', async (_, answer) => {
    serve(answer);
    expect(await firstQuestion()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['was saved before', { lastSaved: '2026-11-20T01:00:05.000Z' }],
    ['has work in it', { answers: [buildStored({ answer: '3' })], lastSaved: '2026-11-20T01:00:05.000Z' }],
    ['is of similar questions', { targetedGoal: null }],
    ['is mixed practice', { type: 'adaptive', targetedGoal: null }],
  ] as const)('is not asked for where the paper %s', async (_, changes) => {
    const { callsTo } = serve(STORE_EXAMPLE, changes as Partial<typeof PAPER>);
    await firstQuestion();
    expect(callsTo(ASKED)).toHaveLength(0);
  });
});
