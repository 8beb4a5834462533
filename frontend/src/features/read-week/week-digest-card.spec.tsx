import { beforeEach, expect, it } from '@jest/globals';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { scriptServer } from '../../testing/scripted-server.js';
import { WeekDigestCard } from './week-digest-card.js';

const MEI: LinkedChild = {
  id: 'link-1',
  userId: 'mei',
  displayName: 'Mei Tan',
  callName: 'Mei',
  firstName: 'Mei',
  lastName: 'Tan',
  username: 'mei1',
  gradeLevel: 'Primary 5',
  createdAt: '2026-11-01T00:00:00.000Z',
};
const FROM = '2026-11-15T10:00:00.000Z';
const UNTIL = '2026-11-22T10:00:00.000Z';
const DIGEST: WeekDigest = {
  gradeLevel: 'Primary 5',
  from: FROM,
  until: UNTIL,
  days: 3,
  goalDays: 3,
  minutes: 46,
  questions: 20,
  right: 15,
  win: { kind: 'mastered', name: 'Percentage', right: 9, answers: 10 },
  watch: {
    ...{ kind: 'slip', code: 'added-denominators', topicId: 'fractions', topicName: 'Fractions' },
    ...{ count: 4, answers: 9 },
  },
  activityTopicId: 'fractions',
};
let isOn: boolean;
beforeEach(() => {
  isOn = false;
});

function open(digest: WeekDigest | null, isConfirmed = true) {
  const server = scriptServer({
    'GET /api/child-week/mei': () => ({ body: { from: FROM, until: UNTIL, digest } }),
    'GET /api/digests': () => ({ body: { choices: [{ childUserId: 'mei', isOn }] } }),
    'GET /api/profile/email': () => ({
      body: { address: 'siewling@example.sg', isConfirmed, isRefused: false, nextAddress: null },
    }),
    'PUT /api/digests/mei': () => {
      isOn = true;
      return { body: { success: true } };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WeekDigestCard child={MEI} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

it('tells the week, one win, one worry and something to do together', async () => {
  open(DIGEST);
  const card = await screen.findByRole('region', { name: /^Mei: the week to 22 Nov 2026/ });
  for (const text of [
    'Goal of 3 days met, with practice on 3.',
    '46 min',
    '15 of 20',
    'Win: Percentage is mastered',
    'Watch: adds the denominators, 4 times',
    'Fractions: 4 times in 9 answers over 4 weeks.',
    'Cut a paper strip.',
  ])
    expect(card.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Open the page to print' }).getAttribute('href')).toBe(
    '/together/fractions',
  );
});

it('turns the weekly e-mail on', async () => {
  const server = open(null);
  expect(await screen.findByText('Mei did not practise in this week.')).toBeTruthy();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /on Sundays at 18:00/ });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  await waitFor(() => expect(box.checked && !box.disabled).toBe(true));
  expect(server.callsTo('PUT /api/digests/mei').map(({ body }) => body)).toEqual([{ isOn: true }]);
});

it('asks for a confirmed address first', async () => {
  open(DIGEST, false);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /on Sundays at 18:00/ });
  expect(box.disabled).toBe(true);
  expect(screen.getByText('Confirm your e-mail address first.')).toBeTruthy();
});
