import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChildStats, buildOverview } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from '../../entities/child/current-child.js';

const mei = buildLinkedChild();
const jun = buildLinkedChild({
  ...{ id: 'link-2', userId: 'child-2', username: 'jun', displayName: 'Jun Tan', callName: 'Jun' },
});

/** Figures of a child: what status and card are made of. */
type Known = Partial<ChildStats> & { overview?: Partial<ChildOverview> };

/** The calls about one child; of null both fail. */
function scriptChild(userId: string, known: Known | null | undefined): Parameters<typeof scriptServer>[0] {
  const failed = () => ({ status: 500, body: refusal('No.', 'failed') });
  const { overview, ...stats } = known ?? {};
  return {
    [`GET /api/child-stats/${userId}`]: known ? () => ({ body: buildChildStats(stats) }) : failed,
    [`GET /api/child-overview/${userId}`]: known
      ? () => ({ body: buildOverview({ childId: userId, ...overview }) })
      : failed,
  };
}

/** A parent's home with what is known of each child; null: the figures cannot be loaded. */
function openHome(figures: ReadonlyArray<Known | null>, more: Parameters<typeof scriptServer>[0] = {}) {
  const children = [mei, jun].slice(0, figures.length);
  const server = scriptServer({
    'GET /api/auth/user': () => ({
      body: { user: buildPupil({ role: 'parent', callName: 'Siew Ling', children }) },
    }),
    'GET /api/parent/children': () => ({ body: children }),
    'GET /api/link-requests': () => ({ body: { toDecide: [], mine: [] } }),
    'GET /api/notices': () => ({ body: { notices: [] } }),
    ...scriptChild(mei.userId, figures[0]),
    ...scriptChild(jun.userId, figures[1]),
    ...more,
  });
  renderAppAt('/');
  return server;
}
const status = () => screen.getByText('Status', { selector: 'dt' }).nextElementSibling?.textContent;
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);

beforeEach(() => chooseChild(null));

describe('the home of a parent', () => {
  it('tells the week of each child in a sentence', async () => {
    const daysOf = (practised: number) => ({
      week: {
        days: [22, 23, 24, 25, 26, 27, 28].map((day, at) => ({
          date: `2026-11-${day}`,
          questions: at < practised ? 4 : 0,
        })),
        minutes: 10,
      },
    });
    openHome([{ overview: daysOf(3) }, { overview: daysOf(0) }]);
    expect(
      await screen.findByText(
        'Mei met the goal of 3 days this week, with practice on 3. Jun has not practised yet this week.',
      ),
    ).toBeTruthy();
  });

  it('leads to the topics, and straight to the upload', async () => {
    openHome([{}]);
    const upload = await screen.findByRole('link', { name: 'Upload Topic' });
    expect(upload.getAttribute('href')).toBe('/topic-management?upload=1');
    const manage = screen.getByRole('link', { name: 'Manage Topics' });
    expect(manage.getAttribute('href')).toBe('/topic-management');
    expect(screen.getByRole('button', { name: 'Generate Assessment' })).toBeTruthy();
  });

  it('invites to link a first child', async () => {
    openHome([]);
    expect(await screen.findByRole('button', { name: 'Link Your First Child' })).toBeTruthy();
  });

  it('sets the weeks of all children side by side, with practice and due days in a calendar', async () => {
    const paper = {
      ...{ assessmentId: 7, type: 'targeted' as const, title: null, status: 'in-progress' as const },
      ...{ dueOn: '2026-11-30', answered: 0, totalQuestions: 6, score: null },
    };
    openHome([{}, { overview: { assigned: [paper] } }]);
    const weeks = within(await screen.findByRole('region', { name: 'Weeks and due days' }));
    const calendar = within(await weeks.findByRole('table', { name: 'This week and the next' }));
    expect(calendar.getAllByRole('cell')).toHaveLength(14);
    expect(await calendar.findByText('Jun: 1 assessment due')).toBeTruthy();
    expect(calendar.getAllByText('Mei: 5 questions')).toHaveLength(2);
    const table = within(weeks.getByRole('region', { name: 'The last four weeks' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows[0]).toBe('Week fromMeiJun');
    expect(rows[1]).toContain('This week2 of 3 days 46 minutes');
    expect(rows[3]).toContain('No practice');
  });

  it('says of each child the week, the score with its base, a win, a worry and what to do next', async () => {
    openHome([
      {},
      {
        ...{ totalQuestions: 0, lastActive: null },
        overview: {
          performance: { percent: null, marksAwarded: 0, marksPossible: 0, percentBefore: null },
          ...{ win: null, watch: null, slips: [] },
          next: {
            ...{ type: 'diagnostic', topicId: null, topicName: null, heuristicId: null, level: null },
            ...{ questions: 6, minutes: 12, dueOn: '2026-11-25' },
          },
        },
      },
    ]);
    expect(await screen.findByText(/^Good \w+, Siew Ling$/)).toBeTruthy();
    await waitFor(() => expect(status()).toBe('Active'));
    const first = await card('Mei');
    expect(await first.findByText('71%')).toBeTruthy();
    for (const text of ['128 of 180 marks', '6 points up on 4 weeks ago', '2 of 3 days this week'])
      expect(first.getByText(text)).toBeTruthy();
    expect(first.getByRole('img', { name: 'Practised on Monday, Wednesday' })).toBeTruthy();
    expect(first.getByRole('heading', { name: 'Win: Percentage is mastered' })).toBeTruthy();
    expect(first.getByRole('heading', { name: 'Watch: adds the denominators, 4 times' })).toBeTruthy();
    expect(first.getByRole('heading', { name: '6 questions on Fractions' })).toBeTruthy();
    expect(
      first.getByText(/^Because Mei adds the denominators. About 12 minutes. Due Wed 25 Nov/),
    ).toBeTruthy();
    expect(first.getByRole('button', { name: 'Worksheet 6 questions on Fractions' })).toBeTruthy();
    const second = await card('Jun');
    expect(await second.findByText('–')).toBeTruthy();
    expect(second.getByText('Watch: nothing stands out')).toBeTruthy();
    expect(second.getByText('The first check: one question on each topic')).toBeTruthy();
    expect(second.queryByRole('button', { name: /^Worksheet/ })).toBeNull();
  });

  it('assigns the paper of the worry by one tap, and takes it back by another', async () => {
    const server = openHome([{}], {
      'POST /api/assessments/create': () => ({
        body: {
          ...{ success: true, resumed: false },
          assessment: { assessmentId: 31, type: 'targeted', totalQuestions: 6 },
        },
      }),
      'DELETE /api/assessments/31': () => ({ body: { success: true } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to Mei' }));
    expect(await screen.findByText('Assigned to Mei, due Wed 25 Nov.')).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/create')[0]?.body).toEqual({
      ...{ type: 'targeted', studentId: 'child-1', gradeLevel: 'Primary 2', dueOn: '2026-11-25' },
      ...{ questionCount: 6, targetedGoal: '6 questions on Fractions', requestId: expect.any(String) },
      focusArea: {
        ...{ subStrandIds: ['fractions'], heuristicIds: ['h1_make_whole_model'], proficiencyLevel: 'guided' },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Assign to Mei' })).toBeTruthy();
    expect(server.callsTo('DELETE /api/assessments/31')).toHaveLength(1);
  });

  it('keeps an assigned paper that could not be taken back, and says so', async () => {
    openHome([{}], {
      'POST /api/assessments/create': () => ({
        body: {
          ...{ success: true, resumed: false },
          assessment: { assessmentId: 31, type: 'targeted', totalQuestions: 6 },
        },
      }),
      'DELETE /api/assessments/31': () => ({
        ...{
          status: 409,
          body: refusal('Your child has already begun this assessment, so it stays.', 'already-begun'),
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to Mei' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Your child has already begun this assessment, so it stays.'),
    ).toBeTruthy();
    expect(screen.getByText('Assigned to Mei, due Wed 25 Nov.')).toBeTruthy();
  });

  it('lists assigned papers with their day, and offers a second child beside the first', async () => {
    const paper = { type: 'targeted' as const, title: 'Ratio', dueOn: '2026-11-24', totalQuestions: 5 };
    openHome([
      {
        overview: {
          assigned: [
            { ...paper, assessmentId: 9, status: 'in-progress', answered: 2, score: null },
            { ...paper, assessmentId: 8, title: null, status: 'completed', answered: 5, score: 80 },
          ],
        },
      },
    ]);
    const first = await card('Mei');
    expect(await first.findByText('2 of 5 · due Tue 24 Nov')).toBeTruthy();
    expect(first.getByText('80% · done')).toBeTruthy();
    expect(first.getByRole('link', { name: 'Ratio' }).getAttribute('href')).toBe(
      '/child-progress/child-1/assessment/9',
    );
    expect(screen.getByText('A brother or sister?')).toBeTruthy();
  });

  it('fills the place beside a third card', async () => {
    const third = buildLinkedChild({
      ...{ id: 'link-3', userId: 'child-3', username: 'kai', displayName: 'Kai Tan', callName: 'Kai' },
    });
    const user = buildPupil({ role: 'parent', callName: 'Siew Ling', children: [mei, jun, third] });
    openHome([{}, {}], {
      'GET /api/auth/user': () => ({ body: { user } }),
      'GET /api/parent/children': () => ({ body: [mei, jun, third] }),
      ...scriptChild('child-3', {}),
    });
    await card('Kai');
    expect(screen.getByText('A brother or sister?')).toBeTruthy();
  });

  it('is not called active when nobody has practised for two weeks', async () => {
    openHome([{ lastActive: '2026-01-01T00:00:00.000Z' }]);
    await waitFor(() => expect(status()).toBe('No practice for 2 weeks'));
  });

  it('claims nothing while figures are missing', async () => {
    openHome([{}, null]);
    expect(await screen.findByText('The figures could not be loaded just now.')).toBeTruthy();
    expect(status()).toBe('–');
  });

  it('offers an assessment only where there is a child for it', async () => {
    openHome([]);
    expect(await screen.findByRole('button', { name: 'Link Your First Child' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Generate Assessment' })).toBeNull();
    expect(status()).toBe('Not started yet');
  });
});
