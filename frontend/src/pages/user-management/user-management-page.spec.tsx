import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTopicRecord } from '../../testing/child-figures.js';
import { takeNotices } from '../../testing/notices.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const mei: DetailedUser = {
  id: 'u1',
  userId: 'u1',
  username: 'mei',
  firstName: 'Mei',
  lastName: 'Tan',
  email: null,
  role: 'child',
  gradeLevel: 'Primary 2',
  isActive: true,
  createdAt: '2026-11-11T16:30:00.000Z',
  lastActive: null,
  parentInfo: { hasParent: true, parentName: 'Pat Tan' },
  childrenInfo: [],
};
const me: DetailedUser = {
  ...mei,
  id: 'me',
  userId: 'me',
  username: 'admin',
  firstName: 'Ada',
  role: 'admin',
  gradeLevel: null,
};
const other: DetailedUser = {
  ...me,
  id: 'u3',
  userId: 'u3',
  username: 'admin2',
  firstName: 'Other',
  isActive: false,
};

const admin = (users = [mei, me, other]) => ({
  'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin', userId: 'me' }) } }),
  'GET /api/admin/users-detailed': () => ({ body: users }),
  'GET /api/admin/users-count': () => ({
    body: { total: users.length, matching: users.length, byRole: { child: 1, parent: 0, admin: 2 } },
  }),
  'GET /api/auth/password-rules': () => ({ body: { minLength: 6, minLengthForChild: 4 } }),
});
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('the list of users', () => {
  it('shows each user with role, status, days and linkage, and how many there are', async () => {
    scriptServer(admin());
    renderAppAt('/user-management');
    expect(await screen.findByText('3 users')).toBeTruthy();
    const row = rowOf(/Mei Tan/);
    for (const text of ['@mei', 'P2', 'Student', 'Active', '12 Nov 2026', 'Never', 'Pat Tan'])
      expect(row.textContent).toContain(text);
    expect(rowOf(/Other/).textContent).toContain('Inactive');
    expect(within(rowOf(/Ada Tan/)).queryByRole('button', { name: /Deactivate/ })).toBeNull();
  });

  it('asks the server for what the filters say, and for everything when they are cleared', async () => {
    const server = scriptServer(admin());
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'parent');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'inactive');
    await userEvent.type(screen.getByLabelText('Search'), 'tan');
    const last = () => server.callsTo('GET /api/admin/users-detailed').at(-1)?.path ?? '';
    await waitFor(() =>
      expect(last()).toBe(
        '/api/admin/users-detailed?search=tan&role=parent&status=inactive&limit=50&offset=0',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(last()).toBe('/api/admin/users-detailed?limit=50&offset=0'));
  });

  it('says so when nobody matches, and when the list cannot be loaded', async () => {
    scriptServer(admin([]));
    const page = renderAppAt('/user-management');
    expect(await screen.findByText('No users found matching the current filters.')).toBeTruthy();
    page.unmount();
    scriptServer({ ...admin(), 'GET /api/admin/users-detailed': () => 'no-connection' });
    renderAppAt('/user-management');
    expect(await screen.findByRole('heading', { name: 'The users could not be loaded' })).toBeTruthy();
  });
});

describe('resetting a password', () => {
  it('sends it trimmed, and nothing for a blank one', async () => {
    const server = scriptServer({
      ...admin(),
      'POST /api/admin/users/u1/reset-password': () => ({ body: { success: true } }),
    });
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password of mei' }));
    const dialog = within(screen.getByRole('dialog'));
    const send = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Reset Password' });
    await userEvent.type(dialog.getByLabelText('New Password'), '   ');
    expect(send().disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('New Password'), 'blue7fox ');
    await userEvent.click(send());
    await waitFor(() =>
      expect(takeNotices()).toEqual(['Password Reset: User password has been updated successfully.']),
    );
    expect(server.callsTo('POST /api/admin/users/u1/reset-password')[0]?.body).toEqual({
      newPassword: 'blue7fox',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has its own words when the server has none', async () => {
    scriptServer({
      ...admin(),
      'POST /api/admin/users/u1/reset-password': () => ({ status: 500, body: refusal('Oops', 'internal') }),
    });
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password of mei' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('New Password'), 'blue7fox{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe('Failed to reset password');
    expect(takeNotices()).toEqual(['Error: Failed to reset password']);
  });

  it('asks for the own password where it is of another admin, and keeps the dialog when refused', async () => {
    const sentence = 'Password must be at least 6 characters long.';
    const server = scriptServer({
      ...admin(),
      'POST /api/admin/users/u3/reset-password': () => ({
        status: 400,
        body: refusal(sentence, 'too-short'),
      }),
    });
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password of admin2' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('New Password'), 'blue');
    await userEvent.type(dialog.getByLabelText('Your Own Password'), 'own words{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(takeNotices()).toEqual([`Error: ${sentence}`]);
    expect(server.callsTo('POST /api/admin/users/u3/reset-password')[0]?.body).toEqual({
      newPassword: 'blue',
      currentPassword: 'own words',
    });
  });
});

it('closes an account only after warning, and opens it again', async () => {
  let users = [mei];
  const server = scriptServer({
    ...admin(),
    'GET /api/admin/users-detailed': () => ({ body: users }),
    'PATCH /api/admin/users/u1/toggle-status': (made) => {
      const { isActive } = made.body as { isActive: boolean };
      users = [{ ...mei, isActive }];
      return { body: { success: true, isActive } };
    },
  });
  renderAppAt('/user-management');
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate mei' }));
  expect(screen.getByText(/This will prevent them from logging in/)).toBeTruthy();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User Status Updated')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Activate mei' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Activate' }));
  await screen.findByRole('button', { name: 'Deactivate mei' });
  expect(server.callsTo('PATCH /api/admin/users/u1/toggle-status').map((made) => made.body)).toEqual([
    { isActive: false },
    { isActive: true },
  ]);
});

describe('the order and the address', () => {
  it('sorts by a heading, and keeps filters, order and page in the address', async () => {
    const server = scriptServer(admin());
    renderAppAt('/user-management?status=active');
    await screen.findByText('3 users');
    const last = () => server.callsTo('GET /api/admin/users-detailed').at(-1)?.path ?? '';
    expect(last()).toBe('/api/admin/users-detailed?status=active&limit=50&offset=0');
    const heading = () => screen.getByRole('columnheader', { name: /^User/ });
    expect(heading().getAttribute('aria-sort')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    await waitFor(() => expect(last()).toContain('status=active&sort=name&order=asc'));
    expect(heading().getAttribute('aria-sort')).toBe('ascending');
    expect(window.location.search).toBe('?status=active&sort=name&order=asc');
    await userEvent.click(within(heading()).getByRole('button'));
    await waitFor(() => expect(last()).toContain('sort=name&order=desc'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?status=active&sort=name&order=asc'));
  });
});

describe('several users at once', () => {
  it('closes those that are open and not oneself, and opens them again by Undo', async () => {
    const server = scriptServer({
      ...admin(),
      'PATCH /api/admin/users/u1/toggle-status': (made) => ({
        body: { success: true, isActive: (made.body as { isActive: boolean }).isActive },
      }),
    });
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    expect(screen.getByText('3 chosen')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate 1' }));
    expect(await screen.findByText('1 account deactivated.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('1 account deactivated.')).toBeNull());
    expect(server.callsTo('PATCH /api/admin/users/u1/toggle-status').map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ]);
  });

  it('says why one could not be closed, and offers to undo the others alone', async () => {
    scriptServer({
      ...admin(),
      'PATCH /api/admin/users/u1/toggle-status': () => ({
        ...{ status: 409, body: refusal('This account is being erased.', 'being-erased') },
      }),
    });
    renderAppAt('/user-management');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose mei' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate 1' }));
    await waitFor(() => expect(takeNotices()).toEqual(['Error: This account is being erased.']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a class from a file', () => {
  const IMPORT = 'POST /api/admin/users/import';
  const row = (username: string, changes: object = {}) => ({
    ...{ name: 'Ong Rui En', username, gradeLevel: 'Primary 5' },
    ...{ status: 'new', sentence: null, password: null },
    ...changes,
  });

  it('is checked first, then made without what needs a correction, and shows the passwords once', async () => {
    const server = scriptServer({
      ...admin(),
      [IMPORT]: (made) => ({
        body: {
          success: true,
          rows: (made.body as { isDryRun: boolean }).isDryRun
            ? [row('rui_en'), row('x', { status: 'invalid', sentence: 'Too short.', gradeLevel: null })]
            : [row('rui_en', { status: 'made', password: 'kite-moon-47' })],
        },
      }),
    });
    renderAppAt('/user-management');
    await userEvent.click(await screen.findByRole('button', { name: 'Import a class' }));
    const file = new File(['Ong Rui En,rui_en,P5\nLim,x,P9\n'], 'P5.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('CSV file'), file);
    expect(await screen.findByText('P5.csv · 2 rows. Nothing is saved yet.')).toBeTruthy();
    expect(screen.getByText('1 to correct')).toBeTruthy();
    expect(screen.getByText('Too short.')).toBeTruthy();
    expect(server.callsTo(IMPORT)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 user' }));
    expect(await screen.findByText('kite-moon-47')).toBeTruthy();
    const [dry, real] = server.callsTo(IMPORT).map(({ body }) => body as { requestId: string });
    expect(real).toEqual({
      rows: [{ name: 'Ong Rui En', username: 'rui_en', grade: 'P5' }],
      isDryRun: false,
      requestId: dry?.requestId,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('kite-moon-47')).toBeNull();
  });

  it('says what is wrong with a file before anything is sent', async () => {
    const server = scriptServer(admin());
    renderAppAt('/user-management');
    await userEvent.click(await screen.findByRole('button', { name: 'Import a class' }));
    await userEvent.upload(screen.getByLabelText('CSV file'), new File([''], 'empty.csv'));
    expect((await screen.findByRole('alert')).textContent).toBe('The file has no rows.');
    expect(server.callsTo(IMPORT)).toHaveLength(0);
  });
});

it.each([
  ['the server’s words', 409, 'This account is the last admin.', 'This account is the last admin.'],
  ['its own words', 500, 'x is not a function', 'Failed to update user status'],
])('says with %s why an account could not be closed', async (_, status, said, sentence) => {
  const refused = { status, body: refusal(said, 'some-code') };
  scriptServer({ ...admin(), 'PATCH /api/admin/users/u1/toggle-status': () => refused });
  renderAppAt('/user-management');
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate mei' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(takeNotices()).toEqual([`Error: ${sentence}`]);
});

it('reads the audit log page by page, narrowed by the filters', async () => {
  const entry = (id: string, action: string) => ({
    id,
    at: '2026-11-20T02:00:00.000Z',
    action,
    actor: { userId: 'me', username: 'admin', displayName: 'Ada Lim' },
    actorRole: 'admin',
    target: { userId: null, username: null, displayName: null },
    details: {},
    traceId: null,
  });
  const server = scriptServer({
    ...admin(),
    'GET /api/admin/audit': (made) => ({
      body: made.path.includes('cursor=next')
        ? { entries: [entry('2', 'account.deactivated')], nextCursor: null }
        : { entries: [entry('1', 'password.reset')], nextCursor: 'next' },
    }),
  });
  renderAppAt('/audit-log?person=mei');
  await screen.findByRole('row', { name: /Ada Lim/ });
  expect(server.callsTo('GET /api/admin/audit')[0]?.path).toBe('/api/admin/audit?person=mei');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(server.callsTo('GET /api/admin/audit').at(-1)?.path).toBe('/api/admin/audit'));
  const row = await screen.findByRole('row', { name: /Ada Lim/ });
  expect(row.textContent).toContain('Password reset');
  expect(row.textContent).toContain('Erased account');
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('cell', { name: 'Account deactivated' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Password reset');
  await userEvent.type(screen.getByLabelText('Person'), 'mei');
  await waitFor(() =>
    expect(server.callsTo('GET /api/admin/audit').at(-1)?.path).toBe(
      '/api/admin/audit?action=password.reset&person=mei',
    ),
  );
});

describe('the levels of a child', () => {
  it('says for each topic why the level stands where it does, and of a child alone', async () => {
    scriptServer({
      ...admin(),
      'GET /api/child-proficiency/u1': () => ({
        body: [
          buildTopicRecord({ topicName: 'Mass' }),
          buildTopicRecord({ topicId: 'time', certainty: 0.1 }),
        ],
      }),
    });
    renderAppAt('/user-management');
    await screen.findByText('3 users');
    expect(screen.getAllByRole('button', { name: /Levels/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Levels of mei' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Levels of Mei Tan' }));
    const [first, second] = (await dialog.findAllByRole('listitem')).map((item) => item.textContent);
    expect(first).toContain('Mass78% of marks, 12 answers');
    expect(first).toContain('average question is 71%, quite certain. Answers that moved it most: right on');
    expect(second).toContain('with little known yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where there are no answers, and where they cannot be loaded', async () => {
    let isAway = true;
    scriptServer({
      ...admin(),
      'GET /api/child-proficiency/u1': () =>
        isAway ? { status: 503, body: refusal('Away', 'unavailable') } : { body: [] },
    });
    renderAppAt('/user-management');
    await userEvent.click(await screen.findByRole('button', { name: 'Levels of mei' }));
    expect(await screen.findByText('The levels could not be loaded')).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No answers in this grade yet.')).toBeTruthy();
  });
});
