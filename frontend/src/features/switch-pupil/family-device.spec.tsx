import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLinkedChild, buildProfile } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { PICTURES } from '@sumfox/contracts/identity/family-device.endpoints';
import { markFamilyDevice } from '../../entities/family-device/this-device.js';

const mei = { userId: 'mei-1', displayName: 'Mei', gradeLevel: 'Primary 1', needsPictures: true };
const jun = { userId: 'jun-1', displayName: 'Jun', gradeLevel: 'Primary 4', needsPictures: false };
const signedOut = {
  'GET /api/auth/user': () => ({ status: 401, body: refusal('Please sign in.', 'signed-out') }),
  'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }),
  'GET /api/auth/family-device': () => ({ body: { approved: true, children: [mei, jun] } }),
};
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => markFamilyDevice(false));

describe('the login page of a shared tablet', () => {
  it('opens at the first address, with the animals that the children picked on it', async () => {
    markFamilyDevice(true);
    localStorage.setItem('look:mei-1', 'otter raintree light');
    scriptServer(signedOut);
    renderAppAt('/');
    const picked = await screen.findByRole('button', { name: 'Mei' });
    await waitFor(() => expect(picked.querySelector('.look-art svg')).not.toBeNull());
    expect(screen.getByRole('button', { name: 'Jun' }).querySelector('.fox-avatar')).not.toBeNull();
    localStorage.removeItem('look:mei-1');
  });

  it('opens for a child by three pictures in order, and says kindly when they are others', async () => {
    markFamilyDevice(true);
    const server = scriptServer({
      ...signedOut,
      'POST /api/auth/family-device/sign-in': (made) =>
        JSON.stringify(made.body).includes('["cat","star","cat"]')
          ? { body: { user: buildPupil({ userId: 'mei-1' }) } }
          : { status: 401, body: refusal('Invalid credentials', 'invalid-credentials') },
    });
    renderAppAt('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Mei' }));
    // Nothing else is in a small child's way; the form is behind a key of its own.
    expect(screen.queryByLabelText('Username')).toBeNull();
    await tap('Back');
    await tap('Grown-ups');
    expect(screen.getByLabelText('Username')).toBeTruthy();
    await tap('Who is learning today?');
    await tap('Mei');
    for (const name of ['Cat', 'Cat', 'Star']) await tap(name);
    expect((await screen.findByRole('alert')).textContent).toBe('Not those pictures. Try once more.');
    for (const name of ['Cat', 'Star', 'Cat']) await tap(name);
    expect(await screen.findByRole('button', { name: /User menu/ })).toBeTruthy();
    expect(window.location.pathname).toBe('/dashboard');
    expect(server.callsTo('POST /api/auth/family-device/sign-in').at(-1)?.body).toEqual({
      userId: 'mei-1',
      pictures: ['cat', 'star', 'cat'],
    });
  });

  it('leads to a grown-up after too many tries, and shows no pictures that would open nothing', async () => {
    markFamilyDevice(true);
    scriptServer({
      ...signedOut,
      'POST /api/auth/family-device/sign-in': () => ({
        status: 429,
        body: refusal('Too many tries.', 'too-many-tries'),
      }),
    });
    renderAppAt('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Mei' }));
    for (const name of ['Cat', 'Cat', 'Star']) await tap(name);
    expect((await screen.findByRole('alert')).textContent).toBe('Ask a grown-up. They can help you in.');
    expect(screen.queryByRole('button', { name: 'Cat' })).toBeNull();
    await tap('Grown-ups');
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('opens by one tap for a child without pictures', async () => {
    markFamilyDevice(true);
    const server = scriptServer({
      ...signedOut,
      'POST /api/auth/family-device/sign-in': () => ({ body: { user: buildPupil({ userId: 'jun-1' }) } }),
    });
    renderAppAt('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Jun' }));
    expect(await screen.findByRole('button', { name: /User menu/ })).toBeTruthy();
    expect(server.callsTo('POST /api/auth/family-device/sign-in')[0]?.body).toEqual({ userId: 'jun-1' });
  });

  it('asks nothing on any other device, and shows nobody where the approval is gone', async () => {
    const server = scriptServer({
      ...signedOut,
      'GET /api/auth/family-device': () => ({ body: { approved: false, children: [] } }),
    });
    const page = renderAppAt('/login');
    await screen.findByLabelText('Username');
    expect(server.callsTo('GET /api/auth/family-device')).toHaveLength(0);
    page.unmount();
    markFamilyDevice(true);
    renderAppAt('/login');
    await screen.findByLabelText('Username');
    await waitFor(() => expect(server.callsTo('GET /api/auth/family-device')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Who is learning today?')).toBeNull());
  });
});

it('lets a sibling take over, and keeps the child signed in when the pictures are wrong', async () => {
  markFamilyDevice(true);
  let right = false;
  scriptServer({
    ...signedOut,
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ userId: 'jun-1', callName: 'Jun' }) } }),
    'POST /api/auth/family-device/sign-in': () =>
      right
        ? { body: { user: buildPupil({ userId: 'mei-1', callName: 'Mei' }) } }
        : { status: 401, body: refusal('Invalid credentials', 'invalid-credentials') },
  });
  renderAppAt('/no-such-page');
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await tap('Somebody Else');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Jun' })).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: 'Mei' }));
  for (const name of ['Cat', 'Cat', 'Cat']) await tap(name);
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: /User menu/ }).textContent).toContain('Jun');
  right = true;
  for (const name of ['Cat', 'Star', 'Cat']) await tap(name);
  await waitFor(() => expect(screen.getByRole('button', { name: /User menu/ }).textContent).toContain('Mei'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('what a parent sets', () => {
  const child = buildLinkedChild();
  const parent = {
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children: [child] }) } }),
    'GET /api/profile': () => ({ body: buildProfile({ role: 'parent', parentInfo: null }) }),
    'GET /api/user-preferences': () => ({ body: { success: true, data: { questionsPerAssessment: 5 } } }),
    'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
    'GET /api/notices': () => ({ body: { notices: [] } }),
    'GET /api/privacy/erasures': () => ({ body: [] }),
    'GET /api/child-profile/child-1': () => ({
      body: buildProfile({ userId: 'child-1', gradeLevel: 'Primary 2' }),
    }),
  };

  it('is who may use this tablet, and which tablets no longer', async () => {
    let allowed: string[] = [];
    const server = scriptServer({
      ...parent,
      'GET /api/auth/family-device': () => ({
        body: {
          approved: allowed.length > 0,
          children: allowed.map((userId) => ({ ...jun, userId })),
        },
      }),
      'GET /api/parent/devices': () => ({
        body: allowed.length
          ? [
              {
                id: 'd1',
                createdAt: '2026-11-20T00:00:00.000Z',
                lastUsedAt: null,
                children: [{ userId: jun.userId, displayName: jun.displayName }],
              },
            ]
          : [],
      }),
      'POST /api/auth/family-device': (made) => {
        allowed = (made.body as { childIds: string[] }).childIds;
        return { body: { success: true } };
      },
      'DELETE /api/parent/devices/d1': () => {
        allowed = [];
        return { body: { success: true } };
      },
    });
    renderAppAt('/profile');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mei Tan' }));
    await tap('Save for This Tablet');
    expect(await screen.findByText('Tablets you allowed')).toBeTruthy();
    expect(server.callsTo('POST /api/auth/family-device')[0]?.body).toEqual({ childIds: ['child-1'] });
    expect(localStorage.getItem('familyDevice')).toBe('1');
    await tap('Remove');
    await waitFor(() => expect(screen.queryByText('Tablets you allowed')).toBeNull());
  });

  it('is the picture password of a child in Primary 1 or 2', async () => {
    const server = scriptServer({
      ...parent,
      'PUT /api/parent/children/child-1/picture-password': () => ({ body: { success: true } }),
    });
    renderAppAt('/student-profile/child-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Pictures' }));
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Pictures' });
    await tap('Cat');
    await tap('Moon');
    expect(save.disabled).toBe(true);
    await tap('Take the last picture back');
    await tap('Star');
    await tap('Cat');
    await userEvent.click(save);
    expect(await screen.findByText('Picture Password Saved')).toBeTruthy();
    expect(server.callsTo('PUT /api/parent/children/child-1/picture-password')[0]?.body).toEqual({
      pictures: ['cat', 'star', 'cat'],
    });
  });

  it('is drawn for every picture of the contract', async () => {
    scriptServer(parent);
    renderAppAt('/student-profile/child-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Pictures' }));
    const pad = within(screen.getByRole('group', { name: 'Pictures' }));
    const buttons = pad.getAllByRole('button');
    expect(buttons).toHaveLength(PICTURES.length);
    for (const button of buttons) expect(button.querySelector('svg > *')).not.toBeNull();
  });
});
