import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOpenSummary, buildPlace, buildSummary, scriptHome } from '../../testing/homes.js';
import { lastNotice, takeNotices } from '../../testing/notices.js';
import { buildPaper } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the home before the diagnostic', () => {
  it('has one thing to do, and an empty list that invites', async () => {
    scriptServer(scriptHome({ diagnosticDone: false }));
    renderAppAt('/');
    expect(await screen.findByRole('heading', { name: 'Welcome back Mei!', level: 1 })).toBeTruthy();
    const journey = within(await screen.findByRole('region', { name: 'Start Your Learning Journey' }));
    expect(journey.getByRole('button', { name: 'Start Diagnostic' })).toBeTruthy();
    expect(journey.getByText(/^11 questions, one for each Primary 5 topic/)).toBeTruthy();
    expect(screen.getByText('Ready for Your First Epic Quest?')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View All/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Adaptive Assessment' })).toBeNull();
  });

  it('shows the math score with its band and bar before the diagnostic too', async () => {
    scriptServer(scriptHome({ diagnosticDone: false }));
    renderAppAt('/');
    const score = within(await screen.findByRole('region', { name: 'Math score' }));
    expect(score.getByText('72%')).toBeTruthy();
    expect(score.getByText('Progressing')).toBeTruthy();
    expect(score.getByRole('progressbar', { name: 'Math score' })).toBeTruthy();
  });

  it('shows the three badges of the specification', async () => {
    scriptServer(scriptHome({ diagnosticDone: false }));
    renderAppAt('/');
    const badges = within(await screen.findByRole('region', { name: 'Badges' }));
    for (const name of ['Problem Solver', 'Strategic Thinker', 'Consistent Learner'])
      expect(badges.getByText(name)).toBeTruthy();
  });

  it('goes on with the unfinished diagnostic', async () => {
    const open = buildOpenSummary(7, { type: 'diagnostic', totalQuestions: 11, answeredCount: 4 });
    const server = scriptServer({
      ...scriptHome({ diagnosticDone: false, openDiagnosticId: 7, assessments: [open] }),
      'POST /api/assessments/create': () => ({
        body: {
          success: true,
          resumed: true,
          assessment: { assessmentId: 7, type: 'diagnostic', totalQuestions: 11 },
        },
      }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    });
    renderAppAt('/');
    expect(await screen.findByText('You have answered 4 of 11 questions. Your work is saved.')).toBeTruthy();
    await userEvent.click(await button('Continue Diagnostic Assessment'));
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({ type: 'diagnostic' });
    expect(lastNotice()?.title).toBe('Continuing Your Diagnostic');
  });
});

describe('the home after the diagnostic', () => {
  it('shows score, figures, four tiles, three recent assessments and badges', async () => {
    scriptServer(
      scriptHome({
        assessments: [4, 3, 2, 1].map((id) => buildSummary(id)),
        streak: { currentStreak: 0, streakAtRisk: 10, keptStreak: 0 },
        review: { unlocked: true, mistakes: 0, due: 1 },
      }),
    );
    renderAppAt('/');
    expect((await screen.findByRole('region', { name: 'Math score' })).textContent).toContain('72%');
    expect(screen.getByText('Progressing')).toBeTruthy();
    expect(screen.getByText('10 days').parentElement?.textContent).toContain('Practise today to keep it.');
    const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target(/^3\s*Assessments this week/)).toBe('/my-progress?tab=activity');
    expect(target(/^4\/11\s*Proficient concepts/)).toBe('/my-progress?tab=concepts');
    expect(target(/^2\/9\s*Proficient heuristics/)).toBe('/my-progress?tab=problem-solving');
    for (const name of ['Adaptive Assessment', 'Targeted Practice', 'Weekly Review', 'Learning Calendar'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(target(/^Open calendar/)).toBe('/dashboard#calendar');
    const recent = within(screen.getByRole('region', { name: 'Recent Assessments' }));
    expect(recent.getAllByRole('listitem')).toHaveLength(3);
    expect(recent.getByRole('link', { name: /View All/ }).getAttribute('href')).toContain(
      '/my-progress?tab=',
    );
    expect(await screen.findByText('1 thing to look at again.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /My mistakes/ })).toBeNull();
    expect(await button('View all badges')).toBeTruthy();
  });

  it('leads to the notebook of mistakes when there are some', async () => {
    scriptServer(scriptHome({ review: { unlocked: true, mistakes: 3, due: 2 } }));
    renderAppAt('/');
    const link = await screen.findByRole('link', { name: 'My mistakes (3)' });
    expect(link.getAttribute('href')).toBe('/my-mistakes');
    expect(screen.getByText('5 things to look at again.')).toBeTruthy();
  });

  it('says that the weekly review is not ready', async () => {
    const locked = refusal('Complete more assessments to unlock this feature.', 'review-locked');
    scriptServer({
      ...scriptHome({ review: { unlocked: false, mistakes: 0, due: 0 } }),
      'POST /api/assessments/generate-review': () => ({ status: 409, body: locked }),
    });
    renderAppAt('/');
    await userEvent.click(await button('Start Review'));
    await waitFor(() => expect(lastNotice()?.title).toBe('Weekly Review Not Ready'));
    expect(lastNotice()?.text).toBe('Complete more assessments to unlock this feature.');
  });

  it('makes five mixed questions once, however often it is tapped', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const after = new Promise((resolve) => (answer = resolve));
    const server = scriptServer({
      ...scriptHome(),
      'POST /api/dual-proficiency/generate-assessment': () => ({
        after,
        body: { success: true, assessment: { id: 7 }, data: { assessmentId: 7 } },
      }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    });
    renderAppAt('/');
    const quick = await button('Start Quick Practice');
    quick.click();
    quick.click();
    expect(await screen.findByText('Fox is getting your questions ready')).toBeTruthy();
    expect(document.activeElement?.className).toBe('overlay');
    await userEvent.click(quick);
    answer(null);
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    expect(takeNotices()).toEqual([expect.stringMatching(/^Assessment Generated/)]);
    const made = server.callsTo('POST /api/dual-proficiency/generate-assessment');
    expect(made.map((call) => call.body)).toEqual([
      {
        assessmentType: 'mixed',
        questionCount: 5,
        requestId: expect.any(String),
        includeReadinessLevels: ['guided', 'independent', 'mastery'],
      },
    ]);
  });
});

it('shows four tiles of grey while it loads', async () => {
  scriptServer({
    ...scriptHome(),
    'GET /api/stats': () => ({
      body: { overallPerformance: 0, assessmentsThisWeek: 0, currentStreak: 0 },
      after: new Promise(() => undefined),
    }),
  });
  renderAppAt('/');
  await screen.findByText('Loading your dashboard');
  expect(document.querySelectorAll('.skeleton__row > .skeleton__block')).toHaveLength(4);
});

it('says that the dashboard could not be loaded, and tries again', async () => {
  let works = false;
  const home = scriptHome();
  scriptServer({
    ...home,
    'GET /api/stats': () =>
      works ? home['GET /api/stats']!() : { status: 500, body: refusal('No', 'internal') },
  });
  renderAppAt('/');
  expect(await screen.findByRole('heading', { name: 'Failed to Load Dashboard' })).toBeTruthy();
  works = true;
  await userEvent.click(await button('Try Again'));
  expect(await screen.findByRole('region', { name: 'Math score' })).toBeTruthy();
});

it.each(['/', '/dashboard'])('takes an admin from %s to the console, and says so', async (path) => {
  scriptServer({ 'GET /api/auth/user': () => ({ body: { user: { ...adminUser } } }) });
  renderAppAt(path);
  expect((await screen.findByText('Redirecting to admin dashboard...')).getAttribute('role')).toBe('status');
  expect(screen.getByRole('link', { name: 'Go to the admin dashboard' }).getAttribute('href')).toBe('/admin');
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

const adminUser = {
  userId: 'admin-1',
  username: 'admin',
  firstName: '',
  lastName: '',
  callName: 'admin',
  role: 'admin',
  gradeLevel: 'Primary 5',
  children: [],
};

describe('the first screen', () => {
  const stage = () => screen.findByRole('region', { name: 'Today' });
  const play = async (): Promise<HTMLButtonElement> => {
    const key = within(await stage()).getByRole<HTMLButtonElement>('button', { name: /^Play/ });
    await waitFor(() => expect(key.disabled).toBe(false));
    return key;
  };

  it('goes on with the open paper by one tap', async () => {
    const server = scriptServer({
      ...scriptHome({ assessments: [buildOpenSummary(7)] }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    });
    renderAppAt('/');
    const key = await play();
    expect(key.textContent).toContain('3 questions');
    expect(screen.getByText('2 are done. We go on there.')).toBeTruthy();
    await userEvent.click(key);
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    expect(server.calls.filter((call) => call.method === 'POST' && call.path.includes('generate'))).toEqual(
      [],
    );
  });

  it('makes today’s five questions once, however often it is tapped, and says why these', async () => {
    const server = scriptServer({
      ...scriptHome({
        rewards: {
          places: [buildPlace('ratio', { name: 'Ratio', stage: 'tree', answers: 6, rightAtFirstTry: 2 })],
        },
      }),
      'POST /api/dual-proficiency/generate-assessment': () => ({
        body: { success: true, assessment: { id: 7 }, data: { assessmentId: 7 } },
      }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    });
    renderAppAt('/dashboard');
    expect(await screen.findByText('Ratio is growing. Let us water it.')).toBeTruthy();
    const key = await play();
    key.click();
    key.click();
    await waitFor(() => expect(window.location.pathname).toBe('/assessment/7'));
    const made = server.callsTo('POST /api/dual-proficiency/generate-assessment');
    expect(made.map((call) => (call.body as { questionCount: number }).questionCount)).toEqual([5]);
  });

  it('tells where the pupil is on the trail, and what today and the week have', async () => {
    scriptServer(
      scriptHome({
        rewards: {
          places: [
            buildPlace('money', { name: 'Money', stage: 'grown', answers: 5, rightAtFirstTry: 5 }),
            buildPlace('ratio', { name: 'Ratio', stage: 'sprout', answers: 1 }),
          ],
        },
      }),
    );
    renderAppAt('/');
    const trail = within(await screen.findByRole('list', { name: 'Your trail' }));
    await waitFor(() =>
      expect(trail.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual([
        'Money3 of 3 stars',
        'Ratio, you are here',
      ]),
    );
    const goals = within(await screen.findByRole('list', { name: 'Your goals' }));
    expect(goals.getAllByRole('listitem').map((goal) => goal.textContent)).toEqual([
      '0 of 5 today',
      '0 of 2 days',
    ]);
    await waitFor(async () => expect(within(await stage()).getAllByRole('link')).toHaveLength(3));
  });

  it('lets only the newest acorn hop', async () => {
    const open = buildOpenSummary(7, { answeredCount: 3, lastSaved: new Date().toISOString() });
    scriptServer(scriptHome({ assessments: [open] }));
    renderAppAt('/');
    expect(await screen.findByText('3 of 5', { exact: false, selector: '.goal__words' })).toBeTruthy();
    const hops = [...document.querySelectorAll('.goal__acorn')].map((acorn) => acorn.matches('.hops'));
    expect(hops).toEqual([false, false, true, false, false]);
  });

  it('has three keys, four questions and no percentage for Primary 2', async () => {
    scriptServer(
      scriptHome({
        user: { gradeLevel: 'Primary 2' },
        rewards: { scoreFall: { from: 80, to: 72 } },
      }),
    );
    renderAppAt('/');
    const key = await play();
    expect(key.textContent).toBe('Play 4 questions');
    const doors = within(await stage()).getAllByRole('link');
    expect(doors.map((door) => door.textContent)).toEqual(['Fix-it box', 'My den']);
    const score = await screen.findByRole('region', { name: 'Math score' });
    expect(score.textContent).not.toContain('%');
    expect(document.body.textContent).not.toMatch(/\d%/);
  });

  it('says why the score fell', async () => {
    scriptServer(scriptHome({ rewards: { scoreFall: { from: 80, to: 72 } } }));
    renderAppAt('/');
    expect(await screen.findByText(/^It was 80% before your last set\./)).toBeTruthy();
  });

  it('lets the fox say something else when it is poked', async () => {
    scriptServer(scriptHome());
    renderAppAt('/');
    const fox = await screen.findByRole('button', { name: 'Fox, say something else' });
    const line = () => document.querySelector('.hello__line')?.textContent;
    const first = line();
    await userEvent.click(fox);
    expect(line()).not.toBe(first);
    expect(line()).toBeTruthy();
  });
});
