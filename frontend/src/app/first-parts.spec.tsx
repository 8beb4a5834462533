import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SELECTED_GRADE_KEY } from '../entities/account/index.js';
import { forgetEarly } from '../shared/api/early-answers.js';
import { scriptHome } from '../testing/homes.js';
import { buildPupil } from '../testing/papers.js';
import { renderAppAt } from '../testing/render-app.js';
import { refusal, scriptServer } from '../testing/scripted-server.js';
import { fetchFirstParts } from './first-parts.js';

const SESSION = '/api/auth/user';

beforeEach(() => localStorage.clear());
afterEach(forgetEarly);

/** Opens an address in a browser in which somebody has signed in before, up to what the first script does. */
function beginAt(path: string): void {
  localStorage.setItem(SELECTED_GRADE_KEY, 'Primary 2');
  window.history.replaceState(null, '', path);
  fetchFirstParts();
}

/** What is asked for once the session is known, and has had the time to be asked for. */
async function listAsked(server: ReturnType<typeof scriptServer>): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return server.calls.map(({ path }) => path);
}

const figuresOf = (userId: string, grade: string) => [
  `/api/dashboard?gradeLevel=${grade}`,
  '/api/stats',
  `/api/separated-proficiency/stats/${userId}?gradeLevel=${grade}`,
  '/api/assessments',
  `/api/rewards/${userId}`,
];

describe('the figures of a home', () => {
  it.each(['/', '/dashboard'])('are asked for beside the scripts of %s', async (address) => {
    const server = scriptServer(scriptHome());
    beginAt(address);
    expect(server.calls.map(({ path }) => path)).toEqual([SESSION]);
    expect(await listAsked(server)).toEqual([SESSION, ...figuresOf('pupil-1', 'Primary+5')]);
  });

  it('are those of whoever is signed in, not of the grade that this browser remembers', async () => {
    const server = scriptServer(scriptHome({ user: { userId: 'pupil-2', gradeLevel: 'Primary 3' } }));
    beginAt('/');
    expect(await listAsked(server)).toEqual([SESSION, ...figuresOf('pupil-2', 'Primary+3')]);
  });

  it('are asked for by the home no second time', async () => {
    const server = scriptServer(scriptHome());
    beginAt('/');
    const early = await listAsked(server);
    renderAppAt('/');
    const play = await screen.findByRole('button', { name: /^Play/ });
    await waitFor(() => expect(play).toHaveProperty('disabled', false));
    for (const path of early) expect(server.calls.filter((made) => made.path === path)).toHaveLength(1);
  });

  it('are asked for again by the home where they were refused early', async () => {
    const home = scriptHome();
    let asked = 0;
    const server = scriptServer({
      ...home,
      'GET /api/dashboard': () => {
        asked += 1;
        if (asked === 1) return { status: 503, body: refusal('Not now.', 'unavailable') };
        return home['GET /api/dashboard']();
      },
    });
    beginAt('/');
    await listAsked(server);
    renderAppAt('/');
    const play = await screen.findByRole('button', { name: /^Play/ });
    await waitFor(() => expect(play).toHaveProperty('disabled', false));
    expect(asked).toBe(2);
  });

  it.each([
    ['an adult', { body: { user: buildPupil({ role: 'parent' }) } }],
    ['a pupil who must choose a password', { body: { user: buildPupil({ mustChangePassword: true }) } }],
    ['an ended session', { status: 401, body: refusal('Not signed in.', 'signed-out') }],
    ['a broken line', 'no-connection'],
    ['an answer without a user', { body: {}, isOffContract: true }],
  ] as const)('are not asked for on %s', async (_case, answer) => {
    const server = scriptServer({ [`GET ${SESSION}`]: () => answer });
    beginAt('/');
    expect(await listAsked(server)).toEqual([SESSION]);
  });
});

it('takes the page of a school network for no answer', async () => {
  const page = { status: 200, headers: new Headers(), text: async () => '<html>Accept our terms</html>' };
  const asked: unknown[] = [];
  Object.defineProperty(globalThis, 'fetch', {
    value: async (url: unknown) => {
      asked.push(url);
      return page;
    },
    configurable: true,
    writable: true,
  });
  beginAt('/');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([SESSION]);
});

it('asks for the session alone where no one has signed in before', async () => {
  const server = scriptServer(scriptHome());
  window.history.replaceState(null, '', '/');
  fetchFirstParts();
  expect(await listAsked(server)).toEqual([SESSION]);
});

it('asks for a paper beside the scripts, and for no figures of a home', async () => {
  const server = scriptServer({
    ...scriptHome(),
    'GET /api/assessments/access/7': () => ({ status: 404, body: refusal('No such paper.', 'not-found') }),
  });
  beginAt('/assessment/7');
  expect(await listAsked(server)).toEqual([SESSION, '/api/assessments/access/7']);
});
