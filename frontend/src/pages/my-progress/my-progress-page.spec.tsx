import { describe, expect, it } from '@jest/globals';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlace, buildSummary, scriptRewards } from '../../testing/homes.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';

const record = (id: string, name: string, answers: number, percent: number | null): AxisRecord => ({
  id,
  name,
  percent,
  questionsAttempted: answers,
  questionsCorrect: 1,
  readinessLevel: percent === null ? null : 'independent',
  lastPracticed: null,
});

const proficiency = (concepts: AxisRecord[], heuristics: AxisRecord[]): ScriptedAnswer => ({
  body: {
    success: true,
    data: {
      overallPerformance: {
        percent: 70,
        proficientSubStrands: 0,
        proficientHeuristics: 0,
        totalSubStrands: 2,
        totalHeuristics: 1,
      },
      individualSubStrands: concepts,
      individualHeuristics: heuristics,
      totalAssessments: 2,
      masteredConcepts: 0,
      topPerformingConcepts: [],
      topPerformingHeuristics: [],
    },
  },
});

const SOME = proficiency(
  [record('ratio', 'Ratio', 8, 78), record('money', 'Money', 2, 50), record('rate', 'Rate', 0, null)],
  [record('h1_make_whole_model', 'Part-whole model', 6, 71)],
);
const NONE = proficiency(
  [record('ratio', 'Ratio', 0, null)],
  [record('h1_make_whole_model', 'Part-whole model', 0, null)],
);

const day = (date: string, questions: number) => ({
  date,
  assessments: 1,
  questions,
  right: 1,
  seconds: 100,
});

const PLACES = [
  buildPlace('ratio', { name: 'Ratio', answers: 8, rightAtFirstTry: 7, stage: 'grown' }),
  buildPlace('money', { name: 'Money', answers: 2, rightAtFirstTry: 1, stage: 'sprout' }),
  buildPlace('rate', { name: 'Rate' }),
];

function open(path: string, answers: Record<string, ScriptedAnswer>, role: 'child' | 'parent' = 'child') {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role }) } }),
    ...Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, () => answer])),
  });
  renderAppAt(path);
  return server;
}

/** The page of a pupil with places, on its first tab. */
function openMap(places: readonly Place[], gradeLevel: GradeLevel = 'Primary 5') {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ gradeLevel }) } }),
    [PROFICIENCY]: () => SOME,
    ...scriptRewards('pupil-1', { places: [...places], fixed: 3 }),
    'POST /api/assessments/create': () => ({ status: 400, body: refusal('Not today.', 'no-focus') }),
  });
  renderAppAt('/my-progress');
  return server;
}

const PROFICIENCY = 'GET /api/separated-proficiency/stats/pupil-1';
const REWARDS = 'GET /api/rewards/pupil-1';

/** The page of a pupil whose first tab could not be loaded. */
function openFailed(rewards: Parameters<typeof scriptServer>[0]): void {
  scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
    [PROFICIENCY]: () => ({ status: 500, body: refusal('Broken', 'internal') }),
    ...rewards,
  });
  renderAppAt('/my-progress');
}

describe('My Learning Progress', () => {
  it('tells what is known from what has too few answers, and opens a row to its story', async () => {
    const server = open('/my-progress', {
      [PROFICIENCY]: SOME,
      'GET /api/progress/trend/pupil-1': {
        body: {
          success: true,
          data: {
            points: [
              { date: '2026-11-03', percent: 40, questions: 5, right: 2 },
              { date: '2026-11-09', percent: 78, questions: 3, right: 3 },
            ],
          },
        },
      },
      'GET /api/assessments/mistakes': {
        body: { success: true, data: [], total: 0, putRight: 0, nextCursor: null },
      },
      'POST /api/assessments/create': { status: 400, body: refusal('Not today.', 'no-focus') },
    });
    const ratio = await screen.findByRole('button', { name: /Ratio.*78% Independent.*8 answers/ });
    expect(screen.getByRole('button', { name: /Money.*2 of 5 answers yet/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Rate.*Not tried yet/ })).toBeTruthy();
    expect(ratio.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(ratio);
    expect(ratio.getAttribute('aria-expanded')).toBe('true');
    const line = await screen.findByRole('figure', { name: 'Ratio day by day' });
    expect(line.textContent).toContain('3 Nov: 40%');
    expect(await screen.findByText('Nothing open here. Well done!')).toBeTruthy();
    for (const key of ['GET /api/progress/trend/pupil-1', 'GET /api/assessments/mistakes'])
      expect(server.callsTo(key)[0]?.path).toContain('subStrandId=ratio');
    await userEvent.click(screen.getByRole('button', { name: 'Practise Ratio' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({
        type: 'targeted',
        focusArea: { subStrandIds: ['ratio'], heuristicIds: [] },
      }),
    );
    await userEvent.click(ratio);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('leads with one key to the place furthest from grown, and tells of what was fixed', async () => {
    const server = openMap(PLACES);
    expect(await screen.findByText('Money is growing. Let us water it.')).toBeTruthy();
    expect(screen.getByText('1 place grown')).toBeTruthy();
    expect(screen.getByText('3 mistakes put right')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Ratio.*78% Independent.*Grown!/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Water it Money' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({
        type: 'targeted',
        focusArea: { subStrandIds: ['money'], heuristicIds: [] },
      }),
    );
  });

  it('leads to a mix where every place is grown', async () => {
    openMap([buildPlace('ratio', { name: 'Ratio', answers: 8, rightAtFirstTry: 8, stage: 'grown' })]);
    const mix = await screen.findByRole('link', { name: 'Start a new adventure' });
    expect(mix.getAttribute('href')).toBe('/dual-proficiency');
    expect(screen.getByText('All your places are grown. A mix keeps them green.')).toBeTruthy();
  });

  it('shows Primary 1 and 2 counts and how far each place has grown, without percentages', async () => {
    openMap(PLACES, 'Primary 2');
    expect(await screen.findByRole('button', { name: /Ratio.*1 of 8 right.*Grown!/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Rate.*Not tried yet.*New/ })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/%/);
  });

  it('shows the latest ten past assessments, each leading to its review', async () => {
    const past = Array.from({ length: 12 }, (_, i) => buildSummary(12 - i));
    open('/my-progress?tab=past', { 'GET /api/assessments': { body: past } });
    const reviews = await screen.findAllByRole('link', { name: /^Review/ });
    expect(reviews.map((link) => link.getAttribute('href'))).toEqual(
      past.slice(0, 10).map(({ id }) => `/assessment/${id}/review`),
    );
  });

  it('names the ways of solving plainly', async () => {
    open('/my-progress?tab=problem-solving', { [PROFICIENCY]: SOME });
    expect(await screen.findByRole('button', { name: /Make a model.*Part-whole model.*71%/ })).toBeTruthy();
  });

  it('shows the last seven days', async () => {
    open('/my-progress?tab=activity', {
      'GET /api/progress/activity/pupil-1': {
        body: { success: true, data: { days: [day('2026-11-09', 4), day('2026-11-10', 2)] } },
      },
    });
    const bars = await screen.findByRole('list', { name: '6 questions by day' });
    expect(bars.textContent).toContain('Monday, 9 November: 4 questions answered, 1 right, 2 minutes.');
  });

  it.each([
    ['/my-progress', { [PROFICIENCY]: NONE }],
    ['/my-progress?tab=problem-solving', { [PROFICIENCY]: NONE }],
    [
      '/my-progress?tab=activity',
      {
        'GET /api/progress/activity/pupil-1': {
          body: { success: true, data: { days: [{ ...day('2026-11-09', 0), right: 0, seconds: 0 }] } },
        },
      },
    ],
    ['/my-progress?tab=past', { 'GET /api/assessments': { body: [] } }],
  ])('leads from an empty tab to a new adventure (%s)', async (path, answers) => {
    open(path, answers);
    const way = await screen.findByRole('link', { name: 'Start a new adventure' });
    expect(way.getAttribute('href')).toBe('/dual-proficiency');
  });

  it('says when a tab cannot be loaded', async () => {
    open('/my-progress?tab=activity', {
      'GET /api/progress/activity/pupil-1': { status: 500, body: refusal('Broken', 'internal') },
    });
    expect(await screen.findByRole('heading', { name: 'Your activity could not be loaded' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it.each([
    ['yellow where it is the one key of the page', {}, 'action--go'],
    ['white beside the key of what grows next', scriptRewards('pupil-1', { places: PLACES }), 'action--key'],
  ])('shows the key of a tab that failed %s', async (_, rewards, tone) => {
    openFailed(rewards);
    const key = await screen.findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(document.querySelectorAll('.action--go')).toHaveLength(1));
    expect([...key.classList]).toContain(tone);
  });

  it('shows the key of a tab that failed white until it is known what grows next', async () => {
    let answer: (known: unknown) => void = () => undefined;
    const after = new Promise((resolve) => (answer = resolve));
    const rewards = scriptRewards('pupil-1', { places: PLACES });
    openFailed({ ...rewards, [REWARDS]: () => ({ ...rewards[REWARDS]!(), after }) });
    const key = await screen.findByRole('button', { name: 'Try Again' });
    expect([...key.classList]).toContain('action--key');
    answer(null);
    expect(await screen.findByRole('button', { name: /^Water it/ })).toBeTruthy();
    expect([...key.classList]).toContain('action--key');
  });

  it('says when the past assessments cannot be loaded', async () => {
    open('/my-progress?tab=past', {
      'GET /api/assessments': { status: 500, body: refusal('Broken', 'internal') },
    });
    expect(await screen.findByRole('heading', { name: 'Failed to load assessments' })).toBeTruthy();
  });

  it('has nothing to show an adult, and asks for nothing', async () => {
    const server = open('/my-progress', {}, 'parent');
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
    expect(
      server.calls.filter(({ path }) => path.includes('progress') || path.includes('proficiency')),
    ).toEqual([]);
  });
});
