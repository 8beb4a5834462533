import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil } from '../testing/papers.js';
import { renderAppAt } from '../testing/render-app.js';
import { refusal, scriptServer } from '../testing/scripted-server.js';

// jsdom has none; the selects of the admins' pages want one.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const as = (role: 'child' | 'parent' | 'admin') => ({
  'GET /api/auth/user': () => ({
    body: { user: buildPupil({ role, callName: 'someone', username: 'someone' }) },
  }),
});

describe('the pages of each role', () => {
  it.each([
    ['child', '/user-management'],
    ['child', '/admin'],
    ['child', '/topic-management'],
    ['child', '/student-profile/child-1'],
    ['parent', '/user-management'],
    ['parent', '/admin'],
    ['parent', '/assessment-selection'],
    ['parent', '/student-assessment'],
    ['parent', '/assessments/7'],
    ['parent', '/day/2026-03-10'],
    ['admin', '/reports'],
    ['admin', '/student-profile/child-1'],
    ['admin', '/assessment/7'],
    ['admin', '/no-such-page'],
  ] as const)('a %s finds no page at %s', async (role, path) => {
    scriptServer(as(role));
    renderAppAt(path);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it.each([
    ['child', ['Dashboard /', 'My Progress /my-progress'], 'someone'],
    ['parent', ['Dashboard /'], 'Parent'],
    [
      'admin',
      [
        'Admin Dashboard /',
        'Question Management /question-management',
        'Manage Topics /topic-management',
        'User Management /user-management',
      ],
      'Admin',
    ],
  ] as const)('a %s has its own links and label', async (role, links, label) => {
    scriptServer(as(role));
    renderAppAt('/no-such-page');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual(links);
    const menu = screen.getByRole('button', { name: /User menu/ });
    expect(menu.textContent).toContain(label);
    expect(menu.textContent?.includes('P5')).toBe(role === 'child');
    await userEvent.click(menu);
    expect(screen.getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByText('@someone')).toBeTruthy();
  });
});

it.each([
  ['child', 'S'],
  ['parent', 'P'],
  ['admin', 'A'],
] as const)('gives each role its letter and colour (%s: %s)', async (role, letter) => {
  scriptServer(as(role));
  renderAppAt('/no-such-page');
  const menu = await screen.findByRole('button', { name: /User menu/ });
  expect(menu.querySelector(`.avatar--${role}`)?.textContent).toBe(letter);
});

it('marks the link of the present page', async () => {
  scriptServer(as('admin'));
  renderAppAt('/user-management');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const present = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(present.map((link) => link.textContent)).toEqual(['User Management']);
});

it.each(['child', 'parent', 'admin'] as const)(
  'no link of the navigation or the menu leads a %s to a page that is not there',
  async (role) => {
    scriptServer(as(role));
    renderAppAt('/no-such-page');
    await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
    const header = screen.getByRole('banner');
    const addresses = within(header)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      cleanup();
      renderAppAt(address);
      const [heading] = await within(await screen.findByRole('main')).findAllByRole('heading');
      expect([address, heading?.textContent]).not.toEqual([address, '404 Page Not Found']);
    }
  },
);

it('says that it is loading until the session is known', async () => {
  let release: () => void = () => undefined;
  const after = new Promise<void>((resolve) => (release = resolve));
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin' }) }, after }),
  });
  renderAppAt('/no-such-page');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  release();
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
});

it.each(['child', 'admin'] as const)('asks for no children as %s', async (role) => {
  const { calls } = scriptServer(as(role));
  renderAppAt('/profile');
  await screen.findByRole('button', { name: /User menu/ });
  expect(calls.filter(({ path }) => path.startsWith('/api/parent/'))).toEqual([]);
});

it('takes who signs in at the address of another role home', async () => {
  scriptServer({
    'GET /api/auth/user': () => ({ status: 401, body: refusal('Not signed in', 'unauthenticated') }),
    'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }),
    'POST /api/auth/login': () => ({ body: { user: buildPupil({ role: 'parent' }) } }),
  });
  renderAppAt('/user-management');
  await userEvent.type(await screen.findByLabelText('Username'), 'pat');
  await userEvent.type(screen.getByLabelText('Password'), 'practice123');
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard');
});
