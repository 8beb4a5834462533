import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildLoad,
  buildProcessLoad,
  JOBS_STATS,
  openAdmin,
  SYSTEM_LOAD,
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

const MARKING = {
  name: 'marking',
  kind: 'work' as const,
  waiting: 38,
  active: 4,
  delayed: 0,
  failed: 2,
  completed: 900,
  givenUp: 2,
  averageTimeMs: 300,
  successRate: 99.8,
  workers: 4,
  isPaused: false,
  isPausable: false,
};
const answered = { requests: 2_060, failures: 41, p95Ms: 640 };
const busy = () => {
  const { steps } = buildProcessLoad('gateway');
  const last = { ...steps.at(-1)!, ...answered };
  return buildLoad({
    alarms: [
      { key: 'queue-behind', about: 'marking', since: '2026-11-22T06:32:00.000Z', value: 250 },
      { key: 'slow-answers', about: null, since: null, value: 640 },
    ],
    processes: [
      buildProcessLoad('gateway', { ...answered, recent: answered, steps: [...steps.slice(0, -1), last] }),
      buildProcessLoad('marking', { replicas: 1, missingReplicas: 1 }),
    ],
    queues: [{ name: 'marking', depth: 42, oldestSeconds: 250, workers: 4 }],
    database: {
      connections: 18,
      maxConnections: 60,
      slowStatements: 1,
      slowest: [{ process: 'content', shape: 'select * from items where id = ?', durationMs: 420 }],
    },
    events: { behind: 3, oldestSeconds: 1 },
    model: { spentMicroUsd: 6_420_000, dailyMicroUsd: 15_000_000, forecastMicroUsd: 11_200_000 },
  });
};
const open = () =>
  openAdmin('system', {
    [SYSTEM_LOAD]: () => ({ body: busy() }),
    [JOBS_STATS]: () => ({ body: { queues: [MARKING] } }),
    'GET /api/admin/jobs/queues/marking': () => ({ body: { jobs: [], total: 0 } }),
  });
const rowOf = async (name: string | RegExp) => screen.findByRole('row', { name });

describe('the load on the System tab', () => {
  it('tells what is beyond its limit, since when, what users notice and which page helps', async () => {
    open();
    const first = (await screen.findAllByText(/The oldest job of “Marking/))[0]?.closest('li');
    expect(first?.textContent).toContain('4 min 10 s old. Limit: 2 min 0 s. Since 14:32.');
    expect(first?.textContent).toContain('No work is lost. It is done later.');
    const ways = screen.getAllByRole('link', { name: /^Open runbook/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/admin/runbooks/queue-behind',
      '/admin/runbooks/slow-answers',
    ]);
  });

  it('draws requests, errors and durations, and says each in a sentence and as a table', async () => {
    open();
    const chart = await screen.findByRole('img', {
      name: 'Answered within (95 of 100) from 14:00 to 14:03: lowest 640 ms, highest 640 ms at 14:03. Limit 500 ms.',
    });
    const card = chart.closest('section');
    expect(card?.textContent).toMatch(/640 ms last 5 minutes.*over the limit of 500 ms/);
    expect(within(card!).getAllByText('none')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Error share' }).textContent).toMatch(/2% last 5 minutes/);
  });

  it('lists processes with their replicas and queues with age, workers and failed jobs', async () => {
    open();
    expect((await rowOf(/^marking marking/)).textContent).toMatch(/1 of 2$/);
    const queue = (await screen.findByRole('button', { name: /^Jobs of Marking/ })).closest('tr')!;
    expect(queue.textContent).toMatch(/424 min 10 s42$/);
    await userEvent.click(within(queue).getByRole('button'));
    expect(await screen.findByText('No job has failed.')).toBeTruthy();
  });

  it('names connections, slow statements without values, events behind and the cost of the model', async () => {
    open();
    const facts = await screen.findByRole('region', { name: 'Database and events' });
    expect(facts.textContent).toContain('18 of 60 database connections');
    expect(facts.textContent).toContain('1 slow statement, over 200 ms');
    expect(facts.textContent).toContain('3 events behind');
    expect(facts.textContent).toContain('420 ms, content select * from items where id = ?');
    expect(screen.getByText('Model cost today: $6.42 of $15.00')).toBeTruthy();
    expect(screen.getByText('At this rate $11.20 by midnight')).toBeTruthy();
  });

  it('says that nothing needs a look, and asks for the day when it is chosen', async () => {
    const asked: string[] = [];
    openAdmin('system', {
      [SYSTEM_LOAD]: ({ path }) => {
        asked.push(path);
        return { body: buildLoad() };
      },
    });
    expect(await screen.findByText('All limits are kept. Nothing needs to be done.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '24 hours' }));
    expect(screen.getByRole('button', { name: '24 hours' }).getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('All limits are kept. Nothing needs to be done.');
    expect(asked.at(-1)).toContain('period=day');
  });

  it('says that it could not be loaded, beside the rest of the tab', async () => {
    openAdmin('system', { [SYSTEM_LOAD]: unavailable });
    expect(await screen.findByText('The load could not be shown')).toBeTruthy();
    expect(screen.getByText('51 h 5 min')).toBeTruthy();
  });
});
