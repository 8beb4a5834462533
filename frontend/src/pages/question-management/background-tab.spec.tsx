import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { away, openConsole, type ConsoleScript } from '../../testing/open-console.js';
import { buildQueue } from '../../testing/question-factory.js';
import { refusal } from '../../testing/scripted-server.js';
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

const JOBS = 'GET /api/admin/jobs/stats';
const FACTORY = 'GET /api/admin/jobs/queues/content-pregeneration';
const EXTRACTION = 'GET /api/admin/jobs/queues/content-extraction';
const ID = 'job-01a1fe3f-4399-7733-9b7e-b1c40e658632';
const RETRY = `POST /api/admin/jobs/${ID}/retry`;
const CONFIGURE = 'PUT /api/admin/jobs/queues/content-pregeneration';

const FACTORY_QUEUE = buildQueue({
  waiting: 12,
  completed: 847,
  givenUp: 8,
  averageTimeMs: 2_300,
  successRate: 99.1,
  isPausable: true,
});
const queues = (...more: ReturnType<typeof buildQueue>[]) => ({
  body: {
    queues: [FACTORY_QUEUE, ...more, buildQueue({ name: 'marking-inbox', kind: 'events', waiting: 5 })],
  },
});
const FAILED = {
  id: ID,
  name: 'extract-topic',
  tries: 2,
  maxTries: 2,
  addedAt: '2026-11-22T03:00:00.000Z',
  startedAt: '2026-11-22T03:01:00.000Z',
  finishedAt: '2026-11-22T03:02:00.000Z',
  failure: 'the page could not be read',
  traceId: 'ab'.repeat(16),
};

const open = (script: ConsoleScript) => openConsole('background', script);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const cardOf = async (title: string) =>
  (
    await screen.findByText(title, { selector: '.ant-statistic-title, .ant-statistic-title *' })
  ).closest<HTMLElement>('.ant-card')?.textContent ?? '';

describe('the figures', () => {
  it('are those of the queues, without what services tell each other', async () => {
    open({ [JOBS]: () => queues() });
    expect(await cardOf('Queue')).toContain('12');
    expect(await cardOf('Completed')).toContain('847');
    expect(await cardOf('Average time')).toContain('2.3 s');
    expect(await cardOf('Success rate')).toContain('99.1%');
    const events = within(screen.getByText('Messages between services').closest('details')!);
    expect(events.getByText('all 1 are well')).toBeTruthy();
    expect(events.getByText('Messages for marking', { selector: '.ant-card-head *' })).toBeTruthy();
    expect(events.getByText('Waiting').nextElementSibling?.textContent).toBe('5');
  });

  it('are dashes, and "Not connected", while nothing answers; then they are fetched again', async () => {
    let isAway = true;
    open({ [JOBS]: () => (isAway ? away() : queues()) });
    expect(await screen.findByText('Not connected.')).toBeTruthy();
    for (const title of ['Queue', 'Completed', 'Average time', 'Success rate'])
      expect(await cardOf(title)).toContain('–');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View Queue' }).disabled).toBe(true);
    isAway = false;
    await press('Refresh Status');
    expect(
      await screen.findByText('847', {
        selector: '.ant-statistic-content-value, .ant-statistic-content-value *',
      }),
    ).toBeTruthy();
    expect(screen.queryByText('Not connected.')).toBeNull();
  });

  it('stay in sight with their time when the connection is lost later', async () => {
    let isAway = false;
    open({ [JOBS]: () => (isAway ? away() : queues()) });
    expect(await cardOf('Completed')).toContain('847');
    isAway = true;
    await press('Refresh Status');
    expect(await screen.findByText(/The figures below are from/)).toBeTruthy();
    expect(await cardOf('Completed')).toContain('847');
  });
});

describe('View Queue', () => {
  it('opens on the jobs that were given up, and tries one again', async () => {
    let jobs = [FAILED];
    const server = open({
      [JOBS]: () => queues(buildQueue({ name: 'content-extraction', failed: 1 })),
      [EXTRACTION]: () => ({ body: { jobs, total: jobs.length } }),
      [RETRY]: () => {
        jobs = [];
        return { body: { success: true, isRetried: true } };
      },
    });
    await press('View Queue');
    const dialog = within(await screen.findByRole('dialog', { name: 'View Queue' }));
    expect((await dialog.findByLabelText<HTMLSelectElement>('Queue')).value).toBe('content-extraction');
    expect(dialog.getByLabelText<HTMLSelectElement>('State').value).toBe('failed');
    expect((await dialog.findByRole('listitem')).textContent).toContain(
      'extract-topic 2 of 2 triesthe page could not be read',
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(lastNotice()?.title).toBe('Job Retried'));
    expect(server.callsTo(RETRY)[0]?.body).toEqual({ queue: 'content-extraction' });
    expect(await dialog.findByText('No job has failed.')).toBeTruthy();
  });

  it('says when a job is gone', async () => {
    open({
      [JOBS]: () => queues(buildQueue({ name: 'content-extraction', failed: 1 })),
      [EXTRACTION]: () => ({ body: { jobs: [FAILED], total: 1 } }),
      [RETRY]: () => ({ status: 404, body: refusal('Job Not Found', 'job-not-found') }),
    });
    await press('View Queue');
    await press(/^Retry/);
    await waitFor(() => expect(lastNotice()).toMatchObject({ title: 'Error', text: 'Job Not Found' }));
  });

  it('lists any queue by state and page', async () => {
    const jobs = Array.from({ length: 25 }, (_, i) => ({
      ...FAILED,
      id: `job-${i}`,
      tries: 0,
      failure: null,
      traceId: null,
    }));
    const server = open({
      [JOBS]: () => queues(),
      [FACTORY]: ({ path }) => {
        const query = new URL(path, 'http://x').searchParams;
        const from = Number(query.get('offset'));
        return {
          body: {
            jobs: query.get('state') === 'waiting' ? jobs.slice(from, from + 20) : [],
            total: query.get('state') === 'waiting' ? 25 : 0,
          },
        };
      },
    });
    await press('View Making questions');
    const dialog = within(await screen.findByRole('dialog', { name: 'View Queue' }));
    expect(await dialog.findByText('20 of 25 jobs')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Load More' }));
    expect(await dialog.findByText('25 of 25 jobs')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('State'), 'completed');
    expect(await dialog.findByText('No job here is in the state “Done”.')).toBeTruthy();
    expect(server.callsTo(FACTORY).some(({ path }) => path.includes('state=completed'))).toBe(true);
  });

  it('is not connected while the jobs cannot be had', async () => {
    open({ [JOBS]: () => queues(), [FACTORY]: away });
    await press('View Queue');
    const dialog = within(await screen.findByRole('dialog', { name: 'View Queue' }));
    expect(await dialog.findByText('Not connected.')).toBeTruthy();
  });
});

describe('Configure', () => {
  it('pauses and resumes the making of questions, and tells how to have more workers', async () => {
    let isPaused = false;
    const server = open({
      [JOBS]: () => ({ body: { queues: [{ ...FACTORY_QUEUE, isPaused }] } }),
      [CONFIGURE]: ({ body }) => {
        ({ isPaused } = body as { isPaused: boolean });
        return { body: { success: true, isPaused } };
      },
    });
    await press('Configure');
    expect(
      await screen.findByText('More workers get through a queue faster. The operator sets how many run.'),
    ).toBeTruthy();
    await press('Pause the queue');
    await waitFor(() => expect(lastNotice()?.title).toBe('Queue Paused'));
    expect(server.callsTo(CONFIGURE)[0]?.body).toEqual({ isPaused: true });
    await press('Resume the queue');
    await waitFor(() => expect(server.callsTo(CONFIGURE)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Pause the queue' })).toBeTruthy();
  });

  it('says why it could not', async () => {
    open({ [JOBS]: () => queues(), [CONFIGURE]: away });
    await press('Configure');
    await press('Pause the queue');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to change the queue');
  });
});
