import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { chooseChild } from '../../entities/child/index.js';
import { buildProfile } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { beginSession, endSession } from './session-change.js';

const fromAnotherTab = (newValue: string) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'signedInAs', newValue })));

it('follows a sibling who signs in, and a sign-out, in another tab', async () => {
  let answer: { status?: number; body: unknown } = {
    body: { user: buildPupil({ userId: 'mei-1', callName: 'Mei' }) },
  };
  const server = scriptServer({
    'GET /api/auth/user': () => answer,
    'GET /api/auth/demo-accounts': () => ({ body: { accounts: [] } }),
  });
  renderAppAt('/no-such-page');
  expect((await screen.findByRole('button', { name: /User menu/ })).textContent).toContain('Mei');

  // The own word about oneself changes nothing.
  fromAnotherTab('mei-1');
  expect(server.callsTo('GET /api/auth/user')).toHaveLength(1);

  answer = { body: { user: buildPupil({ userId: 'jun-1', callName: 'Jun' }) } };
  fromAnotherTab('jun-1');
  await waitFor(() => expect(screen.getByRole('button', { name: /User menu/ }).textContent).toContain('Jun'));

  answer = { status: 401, body: refusal('Please sign in.', 'signed-out') };
  fromAnotherTab('');
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeTruthy();
});

it('deletes data, grade and chosen child when the user signs out', () => {
  const client = new QueryClient();
  const parent = buildPupil({ role: 'parent', gradeLevel: 'Primary 3' });
  beginSession(client, parent);
  chooseChild('child-2');
  client.setQueryData(['stats', 'pupil-1'], {});
  expect(localStorage.getItem('selectedGradeLevel')).toBe('Primary 3');
  endSession(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([null]);
  expect(localStorage.getItem('selectedGradeLevel')).toBeNull();
  expect(sessionStorage.getItem('currentChild')).toBeNull();
});

it('shows nothing of the one who was here before', async () => {
  let who = 'Mei';
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ userId: who, callName: who }) } }),
    'GET /api/profile': () => ({ body: buildProfile({ displayName: `${who} of the profile` }) }),
    'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
    'GET /api/notices': () => ({ body: { notices: [] } }),
    'GET /api/privacy/erasures': () => ({ body: [] }),
    'GET /api/user-preferences': () => ({ body: { success: true, data: { questionsPerAssessment: 5 } } }),
  });
  renderAppAt('/profile');
  expect(await screen.findByRole('heading', { name: 'Mei of the profile' })).toBeTruthy();
  who = 'Jun';
  fromAnotherTab('Jun');
  expect(await screen.findByRole('heading', { name: 'Jun of the profile' })).toBeTruthy();
  expect(screen.queryByText('Mei of the profile')).toBeNull();
});
