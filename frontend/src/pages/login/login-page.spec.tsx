import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const signedOut = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
};
const noDemo = { 'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }) };
const demo = {
  'GET /api/auth/demo-accounts': () => ({
    body: { accounts: [{ role: 'child', username: 'student', password: 'practice123' }] },
  }),
};
const emptyHome = {
  'GET /api/dashboard': () => ({
    body: {
      hasCompletedDiagnostic: false,
      openDiagnosticId: null,
      goal: null,
      stats: { currentStreak: 0, streakAtRisk: 0, keptStreak: 0 },
    },
  }),
  'GET /api/stats': () => ({ body: { overallPerformance: 0, assessmentsThisWeek: 0, currentStreak: 0 } }),
  'GET /api/assessments': () => ({ body: [] }),
  'GET /api/separated-proficiency/stats/pupil-1': () => ({
    body: {
      success: true,
      data: {
        overallPerformance: {
          percent: 0,
          proficientSubStrands: 0,
          proficientHeuristics: 0,
          totalSubStrands: 11,
          totalHeuristics: 10,
        },
        individualSubStrands: [],
        individualHeuristics: [],
        totalAssessments: 0,
        masteredConcepts: 0,
        topPerformingConcepts: [],
        topPerformingHeuristics: [],
      },
    },
  }),
};

describe('signing in', () => {
  it('asks for both fields in the words of the specification and calls nobody', async () => {
    const server = scriptServer({ ...signedOut, ...noDemo });
    renderAppAt('/login');
    await userEvent.type(await screen.findByLabelText('Username'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole('alert').textContent).toBe('Username and password are required');
    expect(server.callsTo('POST /api/auth/login')).toHaveLength(0);
  });

  it('says what the server says when it refuses', async () => {
    scriptServer({
      ...signedOut,
      ...noDemo,
      'POST /api/auth/login': () => ({
        status: 401,
        body: refusal('Invalid credentials', 'invalid-credentials'),
      }),
    });
    renderAppAt('/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'mei');
    await userEvent.type(screen.getByLabelText('Password'), 'nope');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Invalid credentials'));
    expect(await screen.findByText('Login Failed')).toBeTruthy();
  });

  it('says that it is logging in until the answer is there', async () => {
    const after = new Promise<void>(() => undefined);
    scriptServer({
      ...signedOut,
      ...noDemo,
      'POST /api/auth/login': () => ({ body: { user: buildPupil() }, after }),
    });
    renderAppAt('/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'mei');
    await userEvent.type(screen.getByLabelText('Password'), 'practice123');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in…' }).disabled).toBe(true);
  });

  it('asks for the place of a sign-in that waits, by its id', async () => {
    const after = new Promise<void>(() => undefined);
    const server = scriptServer({
      ...signedOut,
      ...noDemo,
      'POST /api/auth/login': () => ({ body: { user: buildPupil() }, after }),
    });
    renderAppAt('/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'mei');
    await userEvent.type(screen.getByLabelText('Password'), 'practice123{Enter}');
    const { requestId } = server.callsTo('POST /api/auth/login')[0]?.body as { requestId: string };
    await waitFor(() => expect(server.callsTo(`GET /api/auth/line/${requestId}`).length).toBeGreaterThan(0), {
      timeout: 20_000,
    });
  });

  it('shows no accounts unless the server gives some', async () => {
    scriptServer({ ...signedOut, ...noDemo });
    renderAppAt('/login');
    await screen.findByLabelText('Username');
    expect(screen.queryByText('Just looking around?')).toBeNull();
  });

  it('fills in a demo account by one tap and goes to the dashboard', async () => {
    const server = scriptServer({
      ...signedOut,
      ...demo,
      ...emptyHome,
      'POST /api/auth/login': () => ({ body: { user: buildPupil({ username: 'student' }) } }),
    });
    renderAppAt('/login');
    await userEvent.click(await screen.findByRole('button', { name: /Student/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('heading', { name: 'Hi Mei!' })).toBeTruthy();
    expect(takeNotices()).toEqual(['Login Successful: Welcome back!']);
    expect(window.location.pathname).toBe('/dashboard');
    expect(server.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      username: 'student',
      password: 'practice123',
      requestId: expect.any(String),
    });
    expect(await screen.findByRole('button', { name: 'Start Diagnostic' })).toBeTruthy();
  });

  it('takes up the address it was opened with', async () => {
    scriptServer({
      ...signedOut,
      ...demo,
      ...emptyHome,
      'POST /api/auth/login': () => ({ body: { user: buildPupil() } }),
    });
    renderAppAt('/my-progress?tab=past');
    await userEvent.click(await screen.findByRole('button', { name: /Student/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('heading', { name: 'My Learning Progress' })).toBeTruthy();
    expect(window.location.search).toBe('?tab=past');
  });

  it.each([
    [401, 'invalid-credentials', 'Invalid credentials', 'Invalid credentials'],
    [
      503,
      'busy',
      'Many people are signing in. Please try again in a moment.',
      'Many people are signing in. Please try again in a moment.',
    ],
    [500, 'internal', 'Oops', 'Something went wrong on our side. Please try again.'],
  ])('answered %i (%s) says so in words for people', async (status, code, message, sentence) => {
    scriptServer({
      ...signedOut,
      ...noDemo,
      'POST /api/auth/login': () => ({ status, body: refusal(message, code) }),
    });
    renderAppAt('/login');
    await userEvent.type(await screen.findByLabelText('Username'), 'mei');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(await screen.findByText('Login Failed')).toBeTruthy();
  });

  it('shows the password when asked', async () => {
    scriptServer({ ...signedOut, ...noDemo });
    renderAppAt('/login');
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
  });
});

it('greets a visitor at the front door', async () => {
  scriptServer(signedOut);
  renderAppAt('/');
  expect(await screen.findByRole('link', { name: 'Start Free Trial' })).toBeTruthy();
});
