import type { ChildStats } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildChildAssessment,
  buildChildStats,
  buildOverview,
  buildTopicRecord,
} from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from '../../entities/child/current-child.js';

const mei = buildLinkedChild({ gradeLevel: 'Primary 5' });
const jun = buildLinkedChild({
  id: 'link-2',
  userId: 'child-2',
  username: 'jun',
  firstName: 'Jun',
  callName: 'Jun',
  displayName: 'Jun Tan',
});

type Script = Parameters<typeof scriptServer>[0];

/** The page of Mei; the script may change what the server answers. */
function openPage({
  stats = {},
  script = {},
  children = [mei],
}: { stats?: Partial<ChildStats>; script?: Script; children?: (typeof mei)[] } = {}) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children }) } }),
    'GET /api/child-stats/child-1': () => ({ body: buildChildStats(stats) }),
    'GET /api/child-overview/child-1': () => ({ body: buildOverview() }),
    'GET /api/child-proficiency/child-1': () => ({
      body: [
        buildTopicRecord(),
        buildTopicRecord({ topicId: 'ratio', topicName: 'H2-Ratio', score: 82, questionsAttempted: 2 }),
        buildTopicRecord({ topicId: 'money', topicName: 'Money', score: 0 }),
      ],
    }),
    'GET /api/child-assessments/child-1': () => ({
      body: [
        buildChildAssessment(9, {
          isCompleted: false,
          status: 'in-progress',
          completedAt: null,
          score: null,
          correctCount: null,
          timeSpentSeconds: null,
        }),
        ...[8, 7, 6, 5, 4].map((id) => buildChildAssessment(id)),
      ],
    }),
    'GET /api/progress/trend/child-1': () => ({
      body: {
        success: true,
        data: {
          points: [
            { date: '2026-11-10', percent: 40, questions: 5, right: 2 },
            { date: '2026-11-12', percent: 74, questions: 5, right: 5 },
          ],
        },
      },
    }),
    'GET /api/progress/activity/child-1': () => ({
      body: {
        success: true,
        data: { days: [{ date: '2026-11-12', assessments: 1, questions: 5, right: 4, seconds: 300 }] },
      },
    }),
    ...script,
  });
  renderAppAt('/child-progress/child-1');
  return server;
}
const ready = () => screen.findByRole('heading', { name: 'Performance Summary' });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => chooseChild(null));

describe('the insights', () => {
  it('name mistakes that recur, with the answer, and practise one by one tap', async () => {
    const server = openPage({
      script: {
        'POST /api/assessments/create': () => ({
          body: {
            ...{ success: true, resumed: false },
            assessment: { assessmentId: 31, type: 'targeted', totalQuestions: 6 },
          },
        }),
      },
    });
    const mistakes = within(await screen.findByRole('region', { name: 'Recurring mistakes' }));
    expect(mistakes.getByRole('heading', { name: 'Fractions: adds the denominators' })).toBeTruthy();
    expect(mistakes.getByText('4 times in 6 answers of the topic, last on 21 Nov.')).toBeTruthy();
    expect(mistakes.getByText('Mei’s answer:', { exact: false }).textContent).toMatch(/Right: /);
    expect(mistakes.getByText('Fox said: Fractions need the same denominator first.')).toBeTruthy();
    expect(mistakes.getByRole('link', { name: /^See the answer/ }).getAttribute('href')).toBe(
      '/child-progress/child-1/assessment/8',
    );
    await userEvent.click(mistakes.getByRole('button', { name: /^Practise this/ }));
    expect(await mistakes.findByText('Assigned to Mei, due Wed 25 Nov.')).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({
      ...{ type: 'targeted', dueOn: '2026-11-25', questionCount: 6 },
      focusArea: { subStrandIds: ['fractions'], heuristicIds: ['h1_make_whole_model'] },
    });
  });

  it('say of a mistake that is gone when it was last seen, and offer no practice', async () => {
    const overview = buildOverview();
    const slips = overview.slips.map((slip) => ({ ...slip, isGone: true }));
    openPage({
      script: { 'GET /api/child-overview/child-1': () => ({ body: { ...overview, slips } }) },
    });
    expect(await screen.findByText(/^No longer seen. The last one was on 21 Nov/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Practise this/ })).toBeNull();
  });

  it('list heuristics by the rule of mastery, and hints, second tries and time', async () => {
    openPage();
    const list = await screen.findByRole('list', { name: 'Heuristics' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Draw a diagramMastered88%9 answersWorksheet Draw a diagram',
      'Before and after2 of 5 answers yetWorksheet Before and after',
    ]);
    expect(screen.getByText('1 of 2 mastered, by the same rule as the topics.')).toBeTruthy();
    const habit = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(habit('Answered with a hint')).toBe('6 of 40');
    expect(habit('Fixed on the second try')).toBe('3 of 5');
    expect(habit('Time for a question')).toBe('1 min 51 s');
    expect(habit('Time in all')).toBe('74 minutes');
    expect(screen.getByText('The score rose from 40% on 10 Nov to 74%.')).toBeTruthy();
  });

  it('take nothing else from the page when they fail', async () => {
    openPage({
      script: {
        'GET /api/child-overview/child-1': () => ({ status: 500, body: refusal('No.', 'failed') }),
      },
    });
    await ready();
    expect((await screen.findAllByRole('alert')).length).toBe(3);
    expect(screen.getByRole('heading', { name: 'Recent Assessments' })).toBeTruthy();
  });
});

describe('the progress of a child', () => {
  it('says how much is done, right and mastered', async () => {
    openPage();
    await ready();
    expect(figure('Overall performance')).toContain('74%');
    expect(figure('Assessments completed')).toContain('12');
    expect(figure('Topics mastered')).toMatch(
      /^Topics mastered5Above 80% proficiencyMastered: 5 answers or more/,
    );
    expect(figure('Current streak')).toContain('1 day');
    expect(screen.getByText('45 of 60')).toBeTruthy();
    expect(screen.getByText('11').parentElement?.textContent).toBe('11 available topics in Primary 5');
    expect(await screen.findByRole('figure', { name: 'Score day by day' })).toBeTruthy();
    expect(await screen.findByRole('list', { name: '5 questions by day' })).toBeTruthy();
  });

  it('has a bar for every topic with a score, and says which rest on little', async () => {
    openPage();
    const list = await screen.findByRole('list', { name: 'Topic proficiency' });
    await within(list).findByRole('button', { name: 'Worksheet Ratio' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Fractions78%12 answersWorksheet Fractions', 'Ratio2 of 5 answers yetWorksheet Ratio']);
  });

  it('lists the five most recent assessments with what came out of them', async () => {
    openPage();
    await ready();
    const section = screen.getByRole('region', { name: 'Recent Assessments' });
    const rows = within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain('In Progress');
    expect(rows[1]).toContain('4/580%');
  });

  it('is not known before the first mark, and nothing is a nought', async () => {
    openPage({
      stats: { assessmentsCompleted: 0, overallPerformance: 0, totalQuestions: 0, totalAssessments: 1 },
    });
    expect(await screen.findByRole('heading', { name: 'No assessment finished yet' })).toBeTruthy();
    expect(screen.getByText(/An assessment waits in Mei Tan’s Continue list/)).toBeTruthy();
    expect(screen.queryByText(/0%/)).toBeNull();
  });

  it('shows a dash for a score that is still open', async () => {
    openPage({ stats: { overallPerformance: 0, totalQuestions: 0 } });
    await ready();
    expect(figure('Overall performance')).toBe('Overall performance–');
  });

  it('is tried again when it could not be loaded', async () => {
    let isDown = true;
    openPage({
      script: {
        'GET /api/child-stats/child-1': () =>
          isDown
            ? { status: 500, body: refusal('Something went wrong.', 'failed') }
            : { body: buildChildStats() },
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The progress could not be loaded' }),
    ).toBeTruthy();
    isDown = false;
    await userEvent.click(button('Try Again'));
    expect(await ready()).toBeTruthy();
  });

  it('keeps its figures when a chart fails', async () => {
    openPage({
      script: { 'GET /api/progress/trend/child-1': () => ({ status: 500, body: refusal('No.', 'failed') }) },
    });
    await ready();
    expect(await screen.findByRole('button', { name: 'Try Again to load Progress over time' })).toBeTruthy();
    expect(figure('Overall performance')).toContain('74%');
  });

  it('of somebody else’s child is like one that is not there', async () => {
    openPage({
      script: {
        'GET /api/child-stats/child-1': () => ({ status: 404, body: refusal('Not found', 'not-found') }),
      },
      children: [],
    });
    expect(await screen.findByRole('heading', { name: 'Student Not Found' })).toBeTruthy();
  });

  it.each(['child', 'admin'] as const)('is denied to a %s, and asks for nothing', async (role) => {
    const server = scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role }) } }) });
    renderAppAt('/child-progress/child-1');
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeTruthy();
    expect(server.callsTo('GET /api/child-stats/child-1')).toHaveLength(0);
  });

  it('stands among the pages of the parent, of which the second row tells', async () => {
    openPage();
    await ready();
    const row = within(screen.getByRole('navigation', { name: 'Parent area' }));
    expect(
      row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]),
    ).toEqual([
      ['Children', 'page'],
      ['Reports', null],
      ['Topics', null],
    ]);
  });
});

describe('a paper for a child', () => {
  const created = (type: string, resumed = false) => ({
    body: { success: true, resumed, assessment: { assessmentId: 30, type, totalQuestions: 5 } },
  });
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('is of the kind chosen, for the child chosen, once', async () => {
    const server = openPage({
      children: [mei, jun],
      script: { 'POST /api/assessments/create': () => created('diagnostic') },
    });
    await ready();
    await userEvent.click(button('Generate Assessment'));
    const form = await dialog();
    expect((form.getByRole('radio', { name: 'Mei' }) as HTMLInputElement).checked).toBe(true);
    await userEvent.click(form.getByRole('radio', { name: 'Jun' }));
    await userEvent.click(form.getByRole('radio', { name: /^Diagnostic/ }));
    await userEvent.click(form.getByRole('button', { name: 'Generate Assessment' }));
    expect(await screen.findByText('Ready in Jun’s Continue list.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('POST /api/assessments/create').map(({ body }) => body)).toEqual([
      {
        type: 'diagnostic',
        studentId: 'child-2',
        gradeLevel: 'Primary 2',
        maxTimeMinutes: 30,
        enforceVariety: true,
        comprehensiveMap: true,
        minQuestionsPerCombination: 2,
        dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        requestId: expect.any(String),
      },
    ]);
  });

  it('on topics asks for them, of the child’s grade', async () => {
    const server = openPage({ script: { 'POST /api/assessments/create': () => created('targeted') } });
    await ready();
    await userEvent.click(button('Generate Assessment'));
    await userEvent.click((await dialog()).getByRole('radio', { name: /^Targeted/ }));
    await userEvent.selectOptions((await dialog()).getByRole('combobox', { name: 'Due' }), 'No day');
    await userEvent.click(button('Choose Topics'));
    const zoom = await dialog();
    await userEvent.click(zoom.getByRole('checkbox', { name: /^Ratio/ }));
    await userEvent.click(zoom.getByRole('button', { name: 'Generate Assessment' }));
    expect(await screen.findByText('Ready in Mei’s Continue list.')).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({
      type: 'targeted',
      studentId: 'child-1',
      focusArea: { subStrandIds: ['ratio'], heuristicIds: [] },
    });
    expect(server.callsTo('POST /api/assessments/create')[0]?.body).not.toHaveProperty('dueOn');
  });

  it('that is a diagnostic already open says so', async () => {
    openPage({ script: { 'POST /api/assessments/create': () => created('diagnostic', true) } });
    await ready();
    await userEvent.click(button('Generate Assessment'));
    const form = await dialog();
    await userEvent.click(form.getByRole('radio', { name: /^Diagnostic/ }));
    await userEvent.click(form.getByRole('button', { name: 'Generate Assessment' }));
    expect(await screen.findByText('A diagnostic waits in Mei’s Continue list.')).toBeTruthy();
  });

  it.each([
    [500, 'Failed to create assessment. Please try again.'],
    [404, 'This child is not linked to your account any more.'],
    [429, '20 new assessments are the most for one day. You can make more tomorrow.'],
  ])('that cannot be made (%i) is told in the dialog, which stays', async (status, sentence) => {
    openPage({
      script: {
        'POST /api/assessments/create': () => ({
          status,
          body: refusal(status === 429 ? sentence : '', 'failed'),
        }),
      },
    });
    await ready();
    await userEvent.click(button('Generate Assessment'));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Generate Assessment' }));
    expect((await form.findByRole('alert')).textContent).toBe(sentence);
  });
});
