import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildHealth,
  openAdmin,
  SYSTEM_ERRORS,
  SYSTEM_HEALTH,
  unavailable,
} from '../../testing/open-admin.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './admin-dashboard.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const ERRORS = {
  errors: [
    {
      type: 'DriverException',
      message: 'connection terminated',
      process: 'marking-worker',
      count: 12,
      firstTimestamp: '2026-11-20T01:00:00.000Z',
      timestamp: '2026-11-22T03:05:00.000Z',
      traceId: TRACE,
    },
    {
      type: 'Error',
      message: 'the queue did not answer in time',
      process: 'content',
      count: 1,
      firstTimestamp: '2026-11-21T01:00:00.000Z',
      timestamp: '2026-11-21T01:00:00.000Z',
      traceId: null,
    },
  ],
  since: '2026-11-20T01:00:00.000Z',
  traceView: 'http://localhost:16686',
};

const rowsOf = async () =>
  within(await screen.findByRole('list', { name: 'Recent errors' })).getAllByRole('listitem');

describe('the badge at the head of the dashboard', () => {
  it.each([
    ['System Online', () => ({ body: buildHealth() })],
    ['System Degraded', () => ({ body: buildHealth({ apiStatus: 'degraded' }) })],
    ['System Degraded', unavailable],
    ['System Offline', () => ({ body: buildHealth({ databaseStatus: 'down' }) })],
    ['System Offline', () => 'no-connection' as const],
  ])('reads %s', async (text, answer) => {
    openAdmin('quality', { [SYSTEM_HEALTH]: answer });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('shows states, uptime, memory and the last error', async () => {
  const lastError = { type: 'TypeError', message: 'no such field', timestamp: '2026-11-22T03:05:00.000Z' };
  openAdmin('system', {
    [SYSTEM_HEALTH]: () => ({
      body: buildHealth({ errors24h: 7, totalErrors: 31, errorTrend: 'rising', lastError }),
    }),
  });
  const page = await screen.findByRole('main');
  await within(page).findByText('51 h 5 min');
  for (const text of ['TypeError', 'no such field', '7', '31']) expect(page.textContent).toContain(text);
  expect(page.textContent).toMatch(/API.*Operational/);
  expect(page.textContent).toMatch(/86 MB|90 MB/);
});

describe('the list of errors', () => {
  it('stands in the System tab: what, where, when, how often, and the way to its trace', async () => {
    openAdmin('system', { [SYSTEM_ERRORS]: () => ({ body: ERRORS }) });
    const [first, second] = await rowsOf();
    expect(first?.textContent).toMatch(
      /^DriverException connection terminatedmarking-worker, 12 times since 20 Nov 2026, last 22 Nov 2026, 11:05\s?am/,
    );
    expect(
      within(first!)
        .getByRole('link', { name: /^Trace 0af76519/ })
        .getAttribute('href'),
    ).toBe(`http://localhost:16686/trace/${TRACE}`);
    expect(second?.textContent).toMatch(/content, once, last .*no trace$/);
    expect(screen.getByText('51 h 5 min')).toBeTruthy();
  });

  it('gives the whole id and says where traces are kept when no page shows them', async () => {
    openAdmin('system', { [SYSTEM_ERRORS]: () => ({ body: { ...ERRORS, traceView: null } }) });
    const [first] = await rowsOf();
    const ways = within(first!).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/admin/failures/${TRACE}`]);
    expect(screen.getByText(/opens them by Upload/)).toBeTruthy();
  });

  it('says that there is none, and can be asked for again when it fails', async () => {
    let isAway = true;
    openAdmin('system', {
      [SYSTEM_ERRORS]: () =>
        isAway ? unavailable() : { body: { errors: [], since: null, traceView: null } },
    });
    expect(await screen.findByText(/The list of errors could not be loaded/)).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No process has reported an error in the last 30 days.')).toBeTruthy();
  });
});
