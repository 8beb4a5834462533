import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANALYTICS, openAdmin, unavailable, USERS_COUNT } from '../../testing/open-admin.js';
import type { AdminAnalytics } from '../../entities/system/index.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './admin-dashboard.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const week = (weekStart: string, activeUsers = 0, newSignups = 0, assessmentsCompleted = 0) => ({
  weekStart,
  activeUsers,
  newSignups,
  assessmentsCompleted,
});

const NOTHING: AdminAnalytics = {
  activeUsersWeek: 0,
  activeUsersMonth: 0,
  newSignupsWeek: 0,
  assessmentCompletionRate: null,
  averageScore: null,
  avgAssessmentsPerStudent: null,
  assessmentsStarted: 0,
  assessmentsCompleted: 0,
  students: 0,
  weeks: [week('2026-11-15'), week('2026-11-22')],
  isComplete: true,
  countsDemoAccounts: false,
};

const SOME: AdminAnalytics = {
  ...NOTHING,
  activeUsersWeek: 12,
  activeUsersMonth: 1_240,
  newSignupsWeek: 1,
  assessmentCompletionRate: 66.7,
  averageScore: 75.5,
  avgAssessmentsPerStudent: 2.3,
  assessmentsStarted: 300,
  assessmentsCompleted: 200,
  students: 87,
  weeks: [week('2026-11-15', 9, 0, 4), week('2026-11-22', 12, 1, 0)],
};

const COUNTS = () => ({ body: { total: 122, matching: 122, byRole: { child: 87, parent: 33, admin: 2 } } });

const cardOf = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('.ant-card')?.textContent ?? '';

it('is the first tab, and tells unknown from nought', async () => {
  openAdmin(null, { [ANALYTICS]: () => ({ body: NOTHING }), [USERS_COUNT]: COUNTS });
  const tabs = await screen.findAllByRole('tab');
  expect(screen.getByRole('heading', { level: 1, name: /^Admin Dashboard/ })).toBeTruthy();
  expect(tabs[0]?.textContent).toBe('Key Metrics');
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
  expect(await cardOf('Active users, 7 days')).toContain('0');
  expect(await cardOf('New sign-ups this week')).toContain('0');
  expect(await cardOf('Assessment completion rate')).toContain('–');
  expect(await cardOf('Average score')).toContain('–');
  expect(await cardOf('Average assessments per student')).toContain('–');
  expect(screen.getByText('Nobody was here yet.')).toBeTruthy();
  expect(screen.queryByText(/Demo accounts/)).toBeNull();
});

it('counts one student as one', async () => {
  openAdmin('analytics', { [ANALYTICS]: () => ({ body: { ...SOME, students: 1 } }), [USERS_COUNT]: COUNTS });
  expect(await cardOf('Average assessments per student')).toContain('completed, by 1 student');
  expect(await cardOf('Average assessments per student')).not.toContain('students');
});

it('shows the figures and draws the weeks and the roles, each bar with its words', async () => {
  openAdmin('analytics', { [ANALYTICS]: () => ({ body: SOME }), [USERS_COUNT]: COUNTS });
  expect(await cardOf('Active users, 7 days')).toContain('12');
  expect(await cardOf('Active users, 30 days')).toContain('1,240');
  expect(await cardOf('Assessment completion rate')).toContain('66.7% 200 of 300 started');
  expect(await cardOf('Average score')).toContain('75.5% of 200 completed');
  expect(await cardOf('Average assessments per student')).toContain('2.3 completed, by 87 students');
  const weeks = within(screen.getByRole('list', { name: 'Active users by week' }));
  expect(weeks.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual([
    'Week from 15 Nov: 9 active users',
    'This week, from 22 Nov: 12 active users',
  ]);
  const signups = within(screen.getByRole('list', { name: 'New sign-ups by week' }));
  expect(signups.getByText('This week, from 22 Nov: 1 new account')).toBeTruthy();
  expect(await screen.findByText('Students')).toBeTruthy();
  expect(screen.getByText('Students').nextElementSibling?.textContent).toBe('87');
  expect(screen.getByText('Parents').nextElementSibling?.textContent).toBe('33');
  expect(screen.getByText('Admins').nextElementSibling?.textContent).toBe('2');
});

it('says why nothing is known while everything is being counted again', async () => {
  openAdmin(null, {
    [ANALYTICS]: () => ({
      body: {
        ...NOTHING,
        activeUsersWeek: null,
        newSignupsWeek: null,
        assessmentsCompleted: null,
        weeks: [],
        isComplete: false,
      },
    }),
    [USERS_COUNT]: COUNTS,
  });
  expect(await screen.findByText(/is being counted again after an update/)).toBeTruthy();
  expect(await cardOf('Active users, 7 days')).toContain('–');
});

it('says when the demo accounts are among them, and when the users cannot be counted', async () => {
  openAdmin(null, { [ANALYTICS]: () => ({ body: { ...SOME, countsDemoAccounts: true } }) });
  expect(await screen.findByText(/Demo accounts are included/)).toBeTruthy();
  expect(await screen.findByText('The users could not be counted just now.')).toBeTruthy();
});

it('can be asked for again when it fails', async () => {
  let isAway = true;
  openAdmin(null, { [ANALYTICS]: () => (isAway ? unavailable() : { body: SOME }), [USERS_COUNT]: COUNTS });
  expect(await screen.findByText('The key metrics could not be loaded')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await cardOf('Average score')).toContain('75.5%');
});
