import { expect, it } from '@jest/globals';
import { DEFAULT_GOAL, type GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLinkedChild } from '../../testing/families.js';
import { scriptServer } from '../../testing/scripted-server.js';
import { GoalLine } from './goal-line.js';

const ID = '0192f0c1-0000-7000-8000-0000000000aa';
const NONE: GoalState = { goal: DEFAULT_GOAL, topicName: null, isAgreed: false, proposal: null };
const wish = (from: 'child' | 'parent'): GoalState => ({
  ...NONE,
  proposal: { id: ID, from, topicName: null, goal: { days: 2, minutes: 15, topicId: null } },
});

function open(goal: GoalState) {
  const server = scriptServer({
    'PUT /api/goals/child-1': () => ({ body: wish('parent') }),
    'POST /api/goals/child-1/answer': () => ({ body: NONE }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GoalLine child={buildLinkedChild({ callName: 'Mei', gradeLevel: 'Primary 5' })} goal={goal} />
    </QueryClientProvider>,
  );
  return server;
}

it('proposes days, minutes and a topic to the child', async () => {
  const server = open(NONE);
  await userEvent.click(screen.getByRole('button', { name: 'Set a goal Mei' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A goal for Mei' }));
  await userEvent.click(
    within(dialog.getByRole('radiogroup', { name: 'Days a week' })).getByRole('radio', { name: '4' }),
  );
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Topic to get better at' }), 'Ratio');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose to Mei' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('PUT /api/goals/child-1')[0]?.body).toEqual({
    ...{ days: 4, minutes: 10, topicId: 'ratio' },
  });
});

it('says the goal that both keep', () => {
  open({ ...NONE, goal: { days: 4, minutes: 10, topicId: 'ratio' }, topicName: 'Ratio', isAgreed: true });
  expect(screen.getByText('Goal: 4 days a week, 10 minutes a day, Ratio.')).toBeTruthy();
});

it('agrees to what the child asks for', async () => {
  const server = open(wish('child'));
  expect(screen.getByText('Mei asks for 2 days a week, 15 minutes a day.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() =>
    expect(server.callsTo('POST /api/goals/child-1/answer')[0]?.body).toEqual({
      ...{ proposalId: ID, agrees: true },
    }),
  );
});

it('takes back a proposal, and cannot say yes to it alone', async () => {
  const server = open(wish('parent'));
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(server.callsTo('POST /api/goals/child-1/answer')[0]?.body).toMatchObject({ agrees: false }),
  );
});
