import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOpenSummary, buildSummary, scriptHome } from '../../testing/homes.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { dayOf, dayText, weekStart } from '../../entities/paper/calendar.rules.js';

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => undefined;

const record = (readinessLevel: string) => ({
  subStrandId: 'fractions',
  heuristicId: 'h1_make_whole_model',
  proficiencyScore: 50,
  forecast: null,
  certainty: null,
  questionsAttempted: 2,
  questionsCorrect: 1,
  readinessLevel,
  lastPracticed: '2026-11-10T02:30:00.000Z',
});

describe('the heading', () => {
  it.each([
    ['Mei', 'Hi Mei!'],
    ['Tan Mei Xin', 'Hi Tan Mei Xin!'],
  ])('greets by the call name %j: %s', async (callName, heading) => {
    scriptServer(scriptHome({ user: { firstName: 'Tan', callName } }));
    renderAppAt('/dashboard');
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
  });
});

describe('the buttons', () => {
  it('start an assessment by a choice, zoom in, and review', async () => {
    scriptServer(scriptHome());
    renderAppAt('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom In' }));
    expect(await screen.findByRole('dialog', { name: 'Zoom In - Practice Specific Topics' })).toBeTruthy();
    expect(screen.getByText('Select at least 1 concept or 1 method to continue')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review Assessment' }).disabled).toBe(
        false,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start Assessment' }));
    expect(window.location.pathname).toBe('/assessment-selection');
  });

  it('say why there is nothing to review yet', async () => {
    scriptServer(scriptHome({ review: { unlocked: false, mistakes: 0, due: 0 } }));
    renderAppAt('/dashboard');
    const reason = await screen.findByText('Complete an assessment this week to open Review.');
    const review = screen.getByRole<HTMLButtonElement>('button', { name: 'Review Assessment' });
    expect(review.disabled).toBe(true);
    expect(review.getAttribute('aria-describedby')).toBe(reason.id);
  });

  it('stand back behind the journey card before the diagnostic', async () => {
    scriptServer(scriptHome({ diagnosticDone: false }));
    renderAppAt('/dashboard');
    expect(await screen.findByRole('button', { name: 'Start Diagnostic' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Assessment' }).className).not.toContain('primary');
  });
});

describe('the panel of unfinished assessments', () => {
  const toggle = () => screen.findByRole('button', { name: /^Continue Assessment/ });

  it('starts closed, shows three, then all', async () => {
    scriptServer(scriptHome({ assessments: [9, 8, 7, 6].map((id) => buildOpenSummary(id)) }));
    renderAppAt('/dashboard');
    expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull();
    await userEvent.click(await toggle());
    expect(screen.getAllByRole('link', { name: /^Resume/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show All (4)' }));
    expect(screen.getAllByRole('link', { name: /^Resume/ })).toHaveLength(4);
    expect(screen.getAllByRole('button', { name: /^Delete Adaptive Assessment #/ })).toHaveLength(4);
  });

  it('says that there is nothing to continue', async () => {
    scriptServer(scriptHome());
    renderAppAt('/dashboard');
    await userEvent.click(await toggle());
    expect(screen.getByText('All done. There is nothing to continue.')).toBeTruthy();
  });
});

describe('the calendar', () => {
  const today = dayOf(new Date());
  const sunday = weekStart(today);
  const noon = (day: number) => `${dayText(day)}T04:00:00.000Z`;
  const weekInAddress = () => new URLSearchParams(window.location.search).get('week');

  it('keeps the week in the address and does not turn beyond this one', async () => {
    scriptServer(scriptHome());
    renderAppAt('/dashboard');
    const before = await screen.findByRole('button', { name: 'Week before' });
    const after = screen.getByRole('button', { name: 'Week after' });
    expect(after.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(after);
    expect(weekInAddress()).toBeNull();
    await userEvent.click(before);
    expect(weekInAddress()).toBe(dayText(sunday - 7));
    expect(window.location.hash).toBe('#calendar');
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    expect(weekInAddress()).toBe(dayText(sunday));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Week after' }));
  });

  it('says each day in words and leads to its review or to the day', async () => {
    const week = sunday - 7;
    scriptServer(
      scriptHome({
        assessments: [
          buildSummary(1, { completedAt: noon(week), score: 59 }),
          buildSummary(2, { completedAt: noon(week + 1), score: 60 }),
          buildSummary(3, { completedAt: noon(week + 1), score: 100 }),
        ],
      }),
    );
    renderAppAt(`/dashboard?week=${dayText(week)}#calendar`);
    const calendar = within(await screen.findByRole('region', { name: 'Learning Calendar' }));
    const links = calendar.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/assessment/1/review',
      `/day/${dayText(week + 1)}`,
    ]);
    expect(links[0]?.textContent).toMatch(/Sunday.*: 1 assessment, 59%, Keep going/);
    expect(links[1]?.textContent).toMatch(/Monday.*: 2 assessments, 80%, Excellent/);
    expect(calendar.getAllByText(/: no assessment$/)).toHaveLength(5);
    await waitFor(() => expect(document.activeElement?.id).toBe('calendar'));
  });
});

describe('the overview', () => {
  it('counts the readiness of the signed-in pupil, and asks for nobody else', async () => {
    const server = scriptServer(
      scriptHome({ user: { userId: 'pupil-9' }, matrix: ['mastery', 'guided', 'guided'].map(record) }),
    );
    renderAppAt('/dashboard');
    const overview = within(await screen.findByRole('region', { name: 'My Progress Overview' }));
    expect(await overview.findByText('3 kinds of question tried so far.')).toBeTruthy();
    expect(overview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^1Mastery/),
      expect.stringMatching(/^0Independent/),
      expect.stringMatching(/^2Guided/),
      expect.stringMatching(/^0Let's practise/),
    ]);
    const matrices = server.calls.filter((call) => call.path.includes('readiness-matrix'));
    expect(new Set(matrices.map((call) => call.path.split('?')[0]))).toEqual(
      new Set(['/api/dual-proficiency/readiness-matrix/pupil-9']),
    );
  });

  it('invites to a first adventure, and can be asked for again', async () => {
    let works = false;
    const home = scriptHome();
    const path = 'GET /api/dual-proficiency/readiness-matrix/pupil-1';
    scriptServer({
      ...home,
      [path]: () => (works ? home[path]!() : { status: 500, body: refusal('No', 'internal') }),
    });
    renderAppAt('/dashboard');
    const overview = within(await screen.findByRole('region', { name: 'My Progress Overview' }));
    const again = await overview.findByRole('button', { name: 'Try Again' });
    works = true;
    await userEvent.click(again);
    expect((await overview.findByRole('link', { name: 'Start a new adventure' })).getAttribute('href')).toBe(
      '/dual-proficiency',
    );
  });
});

it('says that the dashboard could not be loaded', async () => {
  scriptServer({ ...scriptHome(), 'GET /api/dashboard': () => 'no-connection' });
  renderAppAt('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Failed to Load Dashboard' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
