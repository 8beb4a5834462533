import { expect, it } from '@jest/globals';
import { DEFAULT_GOAL, type GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOpenSummary, scriptHome } from '../../testing/homes.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';

const ID = '0192f0c1-0000-7000-8000-0000000000aa';
const ASKED: GoalState = {
  ...{ goal: DEFAULT_GOAL, topicName: null, isAgreed: false },
  proposal: {
    ...{ id: ID, from: 'parent', topicName: 'Ratio' },
    goal: { days: 4, minutes: 15, topicId: 'ratio' },
  },
};
const card = async () => within(await screen.findByRole('region', { name: 'From your grown-up' }));

it('shows papers by their due day, the first one first', async () => {
  const due = (id: number, dueOn: string) => buildOpenSummary(id, { dueOn, type: 'targeted' });
  const assessments = [due(8, '2026-11-28'), due(7, '2026-11-25'), buildOpenSummary(6)];
  scriptServer(scriptHome({ assessments }));
  renderAppAt('/');
  const rows = (await card()).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('2 of 5 done. By Wed 25 Nov.');
  expect(rows[1]).toContain('By Sat 28 Nov.');
});

it('is hidden unless a grown-up has set it', async () => {
  scriptServer(scriptHome({ assessments: [buildOpenSummary(6)] }));
  renderAppAt('/');
  expect(await screen.findByRole('region', { name: 'Math score' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'From your grown-up' })).toBeNull();
});

it('agrees to a goal', async () => {
  let goal = ASKED;
  const server = scriptServer({
    ...scriptHome({ goal: ASKED }),
    'POST /api/goals/pupil-1/answer': () => {
      goal = { goal: ASKED.proposal!.goal, topicName: 'Ratio', isAgreed: true, proposal: null };
      return { body: goal };
    },
  });
  renderAppAt('/');
  const shown = await card();
  for (const text of ['A new goal?', '4 days a week. 15 minutes a day.', 'Topic: Ratio'])
    expect(shown.getByText(text)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('This is our goal now.')).toBeTruthy();
  expect(server.callsTo('POST /api/goals/pupil-1/answer')[0]?.body).toEqual({ proposalId: ID, agrees: true });
});

it('asks for other days in place of a yes', async () => {
  const server = scriptServer({
    ...scriptHome({ goal: ASKED }),
    'PUT /api/goals/pupil-1': () => ({ body: ASKED }),
  });
  renderAppAt('/');
  const shown = await card();
  await userEvent.click(shown.getByRole('button', { name: 'Other days' }));
  await userEvent.click(shown.getByRole('radio', { name: '2' }));
  await userEvent.click(shown.getByRole('button', { name: 'Ask for this' }));
  await waitFor(() =>
    expect(server.callsTo('PUT /api/goals/pupil-1')[0]?.body).toEqual({
      ...{ days: 2, minutes: 15, topicId: 'ratio' },
    }),
  );
});
