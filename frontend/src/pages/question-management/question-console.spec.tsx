import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildHealth } from '../../testing/open-admin.js';
import { away, BATCHES, HEALTH, openConsole, STATS } from '../../testing/open-console.js';
import { buildPupil } from '../../testing/papers.js';
import { buildBatch, buildStats } from '../../testing/question-factory.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { RUNNING_POLL_MS } from '../../entities/batch/batch.rules.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './question-management-page.js';
import './question-console.js';
import { lastNotice } from '../../testing/notices.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

/** Polling is moved by the test; everything else takes its time. */
function fakeIntervals() {
  const real = [
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...real, 'Date', 'performance', 'hrtime', 'requestAnimationFrame'] });
}

/** Moves the clock of the polling, and lets the calls that this sets off be made. */
const pass = (ms: number) =>
  act(async () => {
    jest.advanceTimersByTime(ms);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const cardOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('.ant-card')?.textContent ?? '';
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the page', () => {
  it('makes a topic in both modes, from three blank questions', async () => {
    openConsole(null, { 'GET /api/topics': () => ({ body: [] }) });
    await press('Create Topic');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Topic' }));
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Upload PDF',
      'Manual Entry',
    ]);
    await userEvent.click(dialog.getByRole('tab', { name: 'Manual Entry' }));
    expect(dialog.getAllByRole('textbox', { name: /^Question \d/ })).toHaveLength(3);
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Grade Level/ }).value).toBe('Primary 5');
  });

  it('waits with a skeleton while nothing is known', async () => {
    const after = new Promise<void>(() => undefined);
    openConsole(null, {
      [STATS]: () => ({ body: buildStats(), after }),
      [BATCHES]: () => ({ body: [], after }),
    });
    for (const label of ['Loading the figures', 'Loading the batches'])
      expect(await screen.findByText(label)).toBeTruthy();
  });

  it.each(['parent', 'child'] as const)('shows its title to a %s, and nothing behind it', async (role) => {
    const server = scriptServer({
      'GET /api/auth/user': () => ({ body: { user: buildPupil({ role }) } }),
      'GET /api/parent/children': () => ({ body: [] }),
      'GET /api/family/link-requests': () => ({ body: { requests: [] } }),
    });
    renderAppAt('/question-management');
    expect(await screen.findByRole('heading', { level: 1, name: 'Question Management' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
  });

  it('is reached from the navigation of an admin, and keeps its tab in the address', async () => {
    openConsole(null);
    const link = await screen.findByRole('link', { name: 'Question Management' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('heading', { level: 1, name: 'Question Management' })).toBeTruthy();
    const subtitle = 'AI-powered question generation, validation, and quality control system';
    expect(screen.getByText(subtitle)).toBeTruthy();
    const first = await screen.findByRole('tab', { name: 'Pre-Generation' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Pre-Generation',
      'Question Bank',
      'Curriculum Coverage',
      'Human Verification',
      'Background',
    ]);
    expect(first.getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Question Bank' }));
    expect(window.location.search).toBe('?tab=bank');
    expect(await screen.findByRole('button', { name: 'Browse All Questions (1,200)' })).toBeTruthy();
  });

  it('fetches everything again when asked, and says so once it is there', async () => {
    const server = openConsole(null, { [HEALTH]: () => ({ body: health() }) });
    await screen.findByText('Total Generated');
    const before = server.callsTo(STATS).length;
    await press('Refresh Data');
    await waitFor(() => expect(lastNotice()?.title).toBe('Refreshed'));
    expect(lastNotice()?.text).toBe('Data has been refreshed with latest from server');
    expect(server.callsTo(STATS).length).toBeGreaterThan(before);
  });

  it('does not claim that what is away was refreshed', async () => {
    let isAway = false;
    openConsole(null, {
      [HEALTH]: () => (isAway ? away() : { body: health() }),
    });
    await screen.findByText('1 worker is running');
    isAway = true;
    await press('Refresh Data');
    await waitFor(() => expect(lastNotice()?.title).toBe('Error'));
  });
});

/** System health with one live worker of the factory, one that is silent, and one of another kind. */
function health() {
  const worker = (name: string, status: 'operational' | 'down') => ({
    name,
    status,
    instance: 'a',
    lastSeen: null,
    uptimeSeconds: 1,
    rssBytes: 1,
  });
  return buildHealth({
    processes: [
      worker('pregeneration-worker', 'operational'),
      worker('pregeneration-worker', 'down'),
      worker('marking-worker', 'operational'),
    ],
    queues: { 'content-pregeneration': 3 },
  });
}

describe('the figures', () => {
  it('stand in four cards, with a dash for what nobody knows', async () => {
    openConsole(null, {
      [STATS]: () => ({ body: buildStats({ averageValidationTime: null, validationSuccessRate: 96.84 }) }),
    });
    expect(await cardOf('Total Generated')).toContain('1,240');
    expect(await cardOf('Validated')).toContain('1,20040 failed the checks');
    expect(await cardOf('Success Rate')).toContain('96.8%average validation time –');
    expect(await cardOf('Active Batches')).toContain('1running or paused');
  });

  it('name the average time of a validation by one decimal', async () => {
    openConsole(null, { [STATS]: () => ({ body: buildStats({ averageValidationTime: 2.34 }) }) });
    expect(await cardOf('Success Rate')).toContain('average validation time 2.3 s');
  });

  it('name the workers that are alive and how to have more', async () => {
    openConsole(null, { [HEALTH]: () => ({ body: health() }) });
    await screen.findByText('1 worker is running');
    expect(await cardOf('Workers')).toContain('3 waiting or running');
    expect(
      screen.getByText('More workers make a batch go faster. The operator sets how many run.'),
    ).toBeTruthy();
  });

  it('are not invented where nothing answers: initializing, and a batch may be made all the same', async () => {
    let isAway = true;
    const missing = () => ({ status: 404, body: refusal('No such call.', 'not-found') });
    const server = openConsole(null, {
      [HEALTH]: () => ({ body: health() }),
      [STATS]: () => (isAway ? missing() : { body: buildStats() }),
      [BATCHES]: () => (isAway ? missing() : { body: [buildBatch()] }),
    });
    expect(await screen.findByText('System Initializing')).toBeTruthy();
    expect(screen.queryByText('Total Generated')).toBeNull();
    await press('New Batch');
    const name = screen.getByLabelText<HTMLInputElement>('Batch Name *');
    await userEvent.type(name, 'Fractions');
    const calls = server.callsTo(STATS).length;
    await press('Refresh Data');
    await waitFor(() => expect(server.callsTo(STATS).length).toBeGreaterThan(calls));
    expect(screen.getByText('System Initializing')).toBeTruthy();
    await waitFor(() => expect(lastNotice()?.title).toBe('Error'));
    expect(screen.getByLabelText('Batch Name *')).toBe(name);
    isAway = false;
    await press('Cancel');
    await press('Refresh Data');
    expect(await rowOf(/Ratio week/)).toBeTruthy();
    expect(screen.queryByText('System Initializing')).toBeNull();
  });
});

describe('the batches', () => {
  it('stand with level, progress, state, success rate and start', async () => {
    openConsole(null, {
      [BATCHES]: () => ({
        body: [
          buildBatch(),
          buildBatch({ id: '0192f0c1-0000-7000-8000-0000000000b2', batchName: 'All', primaryLevel: '' }),
        ],
      }),
    });
    const row = await rowOf(/Ratio week/);
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual([
      'Primary 5',
      '80% 12 of 15 made: 10 in the bank, 2 refused',
      'Running',
    ]);
    expect(cells[3]).toContain('83.3%');
    expect(cells[4]).toMatch(/21 Nov 2026, 3:05\s?pm/);
    expect((await rowOf(/All Levels/)).textContent).toContain('All');
  });

  it('are followed every few seconds while one is running; once it is done, the figures are fetched too', async () => {
    fakeIntervals();
    let generated = 12;
    let later = 1_239;
    const server = openConsole(null, {
      [BATCHES]: () => ({
        body: [
          buildBatch({ generatedQuestions: generated, status: generated === 15 ? 'completed' : 'running' }),
        ],
      }),
      // Asked at the same moment as the batches, the figures may be a little older than they are.
      [STATS]: () => ({ body: buildStats({ totalGenerated: generated === 15 ? (later += 1) : 1_240 }) }),
    });
    await screen.findByText('Running');
    await screen.findByText('1,240');
    generated = 15;
    const calls = server.callsTo(BATCHES).length;
    await pass(RUNNING_POLL_MS - 1);
    expect(server.callsTo(BATCHES)).toHaveLength(calls);
    await pass(1);
    expect(await screen.findByText('Completed')).toBeTruthy();
    expect(await screen.findByText('1,241')).toBeTruthy();
  });

  it('stand still where the admin has switched polling off', async () => {
    fakeIntervals();
    localStorage.setItem('question-console:ada', JSON.stringify({ polls: false }));
    const server = openConsole(null, { [BATCHES]: () => ({ body: [buildBatch()] }) });
    await screen.findByText('Running');
    await screen.findByText('1,240');
    const calls = server.calls.length;
    await pass(300_000);
    expect(server.calls).toHaveLength(calls);
  });

  it.each([
    [buildBatch(), ['Pause Ratio week', 'Cancel Ratio week', 'Delete Ratio week']],
    [
      buildBatch({ status: 'paused', pausedBecause: 'by-admin' }),
      ['Resume Ratio week', 'Cancel Ratio week', 'Delete Ratio week'],
    ],
    [buildBatch({ status: 'completed' }), ['Delete Ratio week']],
  ])('offer what their state allows', async (batch, names) => {
    openConsole(null, { [BATCHES]: () => ({ body: [batch] }) });
    const buttons = within(await rowOf(/Ratio week/)).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(names);
  });

  it('say why they stand still, and go on without the model', async () => {
    let batch = buildBatch({ status: 'paused', pausedBecause: 'over-budget' });
    const resume = `POST /api/admin/pre-generation/batches/${batch.id}/resume`;
    const server = openConsole(null, {
      [BATCHES]: () => ({ body: [batch] }),
      [resume]: () => {
        batch = buildBatch();
        return { body: batch };
      },
    });
    expect(await screen.findByText('Paused: the money for the model is spent')).toBeTruthy();
    expect(screen.getByText('It resumes when the budget resets.')).toBeTruthy();
    await press('Resume without the model Ratio week');
    expect(await screen.findByText('Running')).toBeTruthy();
    expect(server.callsTo(resume)[0]?.body).toEqual({ withoutModel: true });
    expect(lastNotice()?.title).toBe('Batch Resumed');
  });

  it('are deleted only after a question that says what stays', async () => {
    let all = [buildBatch()];
    const path = `DELETE /api/admin/pre-generation/batches/${buildBatch().id}`;
    const server = openConsole(null, {
      [BATCHES]: () => ({ body: all }),
      [path]: () => {
        all = [];
        return { body: { success: true } };
      },
    });
    await press('Delete Ratio week');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete "Ratio week"?', hidden: true }));
    expect(dialog.getByText(/cancelled first.*The questions it has made stay in the bank/)).toBeTruthy();
    await userEvent.click(dialog.getByText('Keep it'));
    expect(server.callsTo(path)).toEqual([]);
    await press('Delete Ratio week');
    await userEvent.click(await screen.findByText('Delete the batch'));
    expect(await screen.findByText(/No batches yet/)).toBeTruthy();
    expect(server.callsTo(path)).toHaveLength(1);
    expect(lastNotice()?.title).toBe('Batch Deleted');
  });

  it('keep the focus where Pause turns into Resume', async () => {
    let batch = buildBatch();
    openConsole(null, {
      [BATCHES]: () => ({ body: [batch] }),
      [`POST /api/admin/pre-generation/batches/${batch.id}/pause`]: () => {
        batch = buildBatch({ status: 'paused', pausedBecause: 'by-admin' });
        return { body: batch };
      },
    });
    await press('Pause Ratio week');
    expect(await screen.findByText('Paused by an admin')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume Ratio week' }));
  });

  it('tell why one could not be cancelled, in the dialog too, and look again', async () => {
    const path = `POST /api/admin/pre-generation/batches/${buildBatch().id}/cancel`;
    const server = openConsole(null, {
      [BATCHES]: () => ({ body: [buildBatch()] }),
      [path]: () => ({ status: 409, body: refusal('This batch is over.', 'batch-over') }),
    });
    await press('Cancel Ratio week');
    const before = server.callsTo(BATCHES).length;
    await userEvent.click(await screen.findByText('Cancel the batch'));
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('This batch is over.');
    expect(lastNotice()).toMatchObject({ title: 'Error', text: 'This batch is over.' });
    await waitFor(() => expect(server.callsTo(BATCHES).length).toBeGreaterThan(before));
  });
});

it("keeps an admin's settings on the device: what a batch starts with, and no polling", async () => {
  openConsole(null);
  await press('Settings');
  const drawer = within(await screen.findByRole('dialog', { name: 'Settings', hidden: true }));
  const fill = async (label: string, text: string) => {
    const field = drawer.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await fill('Target Questions', '500');
  expect(drawer.getByText('Save').closest('button')?.disabled).toBe(true);
  await fill('Target Questions', '40');
  await fill('Open-ended (%)', '20');
  expect(drawer.getByText('Percentages must total exactly 100%. Current total: 70%')).toBeTruthy();
  await fill('Multiple choice (%)', '70');
  await userEvent.click(drawer.getByRole('checkbox', { hidden: true }));
  await userEvent.click(drawer.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(JSON.parse(localStorage.getItem('question-console:ada') ?? '')).toEqual({
    shares: { openEndedPercentage: 20, mcqPercentage: 70, fillBlankPercentage: 10 },
    targetQuestions: 40,
    polls: false,
  });
  await press('New Batch');
  expect(screen.getByLabelText<HTMLInputElement>('Target Questions').value).toBe('40');
  expect(screen.getByLabelText<HTMLInputElement>('Multiple choice (%)').value).toBe('70');
});
