import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildChildAssessment, buildChildStats, buildTopicRecord } from '../../testing/child-figures.js';
import { buildLinkedChild } from '../../testing/families.js';
import { buildSummary } from '../../testing/homes.js';
import { buildMarked, buildPaper, buildPupil, buildQuestion, buildStored } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseChild } from '../../entities/child/current-child.js';

const ACCESS = 'GET /api/assessments/access/7';
const PAGE = '/child-progress/child-1/assessment/7';
const mei = buildLinkedChild({ gradeLevel: 'Primary 5' });
const open = buildPaper({
  childId: 'child-1',
  type: 'targeted',
  questions: [
    buildQuestion(),
    buildQuestion({
      id: '0192f0c1-0000-7000-8000-000000000002',
      questionText: 'Which is more?',
      questionType: 'mcq',
      mcqOptions: [
        { label: 'A', text: '1 kg' },
        { label: 'B', text: '2 kg' },
        { label: 'C', text: '3 g' },
        { label: 'D', text: '4 g' },
      ],
    }),
    buildQuestion({ id: '0192f0c1-0000-7000-8000-000000000003', questionText: 'What is 2 + 2?' }),
  ],
});
const done: AccessedAssessment = {
  ...buildMarked(open, [1], [2]),
  answers: [
    buildStored({ answer: '3/4', working: '1/2 = 2/4' }),
    buildStored({ questionIndex: 1, selectedOption: 'A' }),
    buildStored({ questionIndex: 2, answer: '4' }),
  ],
};

type Script = Parameters<typeof scriptServer>[0];

function openPage(paper: AccessedAssessment, script: Script = {}) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children: [mei] }) } }),
    [ACCESS]: () => ({ body: { assessment: paper } }),
    ...script,
  });
  renderAppAt(PAGE);
  return server;
}

const ready = () => screen.findByRole('heading', { level: 1, name: 'Targeted Practice' });
const part = (name: string) => screen.getByRole('region', { name });
const figure = (label: string) => within(part('Result')).getByText(label).parentElement?.textContent;

beforeEach(() => chooseChild(null));

describe('a paper of a child', () => {
  it('says whose it is, when it was, and what came of it', async () => {
    openPage(done);
    await ready();
    expect(screen.getByText('Mei Tan', { selector: '.child-paper__who' })).toBeTruthy();
    expect(screen.getByText(/^Finished 20 Nov 2026, 10:00/)).toBeTruthy();
    expect(within(part('Result')).getByText('50%')).toBeTruthy();
    expect(figure('Score')).toBe('Score2 of 4 marks');
    expect(figure('Questions right')).toBe('Questions right1 of 3');
    expect(figure('Time taken')).toBe('Time taken2 min 5 s');
    expect(screen.getByText('Question 3 is not marked yet and does not count until then.')).toBeTruthy();
  });

  it.each([
    ['finished', done],
    ['unfinished', open],
  ])('says the goal of a targeted one, %s', async (_, paper) => {
    openPage({ ...paper, targetedGoal: 'Know ratios by Friday' });
    await ready();
    expect(screen.getByText('Goal: Know ratios by Friday')).toBeTruthy();
  });

  it('shows no goal where none was set', async () => {
    openPage(done);
    await ready();
    expect(screen.queryByText(/^Goal:/)).toBeNull();
  });

  it('shows each question with the child’s work, the mark and the solution', async () => {
    openPage(done);
    await ready();
    const right = part('Right');
    expect(right.textContent).toContain('What Fox told Mei:Yes! You found the common unit first.');
    expect(right.textContent).toContain('Mei’s answer');
    expect(right.textContent).toContain('Mei’s working');
    expect(part('Model answer').textContent).toContain('Step by step');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(part('Question 2').textContent).toMatch(/1\skgMei’s choice/);
    expect(part('Question 2').textContent).toMatch(/2\skgright answer/);
    // A letter is not read as anything else.
    expect(screen.queryByText('Read as')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Question 2');
    await userEvent.click(screen.getByRole('button', { name: 'Question 3: Not marked yet' }));
    expect(part('Not marked yet').textContent).toContain('This question is not marked yet.');
    expect(screen.getAllByRole('link', { name: 'Back to Child Progress' })).toHaveLength(2);
  });

  it('asks for nothing in the child’s name, and says what the child has asked', async () => {
    const rejected = {
      decision: 'rejected' as const,
      scoreUpdated: false,
      newQuestion: null,
      message: 'It asks for kilograms.',
      adminFeedback: '',
      evaluationDetails: { reasoning: '', semanticAnalysis: '', educationalNote: '' },
    };
    const server = openPage({
      ...done,
      disputes: [{ questionIndex: 1, report: 'valid', challenge: rejected, verification: null }],
    } as AccessedAssessment);
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Question 2: Not yet' }));
    expect(within(part('Not yet')).getByText('Mei challenged this mark. The mark stays.')).toBeTruthy();
    expect(screen.getByText('Mei reported this question. It was solved again and is right.')).toBeTruthy();
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.textContent ?? '')
        .filter((text) => /report|verify|right|mark/i.test(text)),
    ).toEqual([]);
    expect(server.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('that is not handed in says so, and shows no question', async () => {
    openPage(open);
    await ready();
    expect(screen.getByRole('heading', { name: 'In Progress' })).toBeTruthy();
    expect(screen.getByText(/^Mei has not handed this in yet/)).toBeTruthy();
    expect(screen.queryByText('What is 2 + 2?')).toBeNull();
  });

  it('that is being marked says so', async () => {
    openPage({ ...open, status: 'marking' });
    await ready();
    expect(screen.getByRole('heading', { name: 'Being marked' })).toBeTruthy();
  });

  it('of somebody else, or of another child, is like one that is not there', async () => {
    openPage(done, {
      [ACCESS]: () => ({ status: 404, body: refusal('Assessment Not Found', 'assessment-not-found') }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessment Not Found' })).toBeTruthy();
  });

  it('is not shown under the name of a brother or sister', async () => {
    openPage({ ...done, childId: 'child-2' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessment Not Found' })).toBeTruthy();
    expect(screen.queryByText(/1\/2/)).toBeNull();
  });

  it('leaves the screen once the child is unlinked', async () => {
    let isLinked = true;
    openPage(done, {
      [ACCESS]: () =>
        isLinked
          ? { body: { assessment: done } }
          : { status: 404, body: refusal('Assessment Not Found', 'assessment-not-found') },
    });
    await ready();
    isLinked = false;
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'Assessment Not Found' })).toBeTruthy();
    expect(screen.queryByText(/What Fox told Mei/)).toBeNull();
  });

  it.each([
    [
      'a failure',
      { status: 500, body: refusal('Something went wrong.', 'internal') },
      /on our side. Nothing is lost/,
    ],
    ['no connection', 'no-connection', /No internet just now. Please try again/],
  ] as const)('is tried again after %s', async (_, failure, sentence) => {
    let isDown = true;
    openPage(done, { [ACCESS]: () => (isDown ? failure : { body: { assessment: done } }) });
    expect(await screen.findByRole('heading', { name: 'This assessment could not be opened' })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await ready()).toBeTruthy();
  });

  it.each(['child', 'admin'] as const)('has no page for a %s', async (role) => {
    const server = scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role }) } }) });
    renderAppAt(PAGE);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(server.callsTo(ACCESS)).toHaveLength(0);
  });
});

describe('the way there and back', () => {
  const lists: Script = {
    'GET /api/child-stats/child-1': () => ({ body: buildChildStats() }),
    'GET /api/child-proficiency/child-1': () => ({ body: [buildTopicRecord()] }),
    'GET /api/child-assessments/child-1': () => ({
      body: [
        buildChildAssessment(9, {
          isCompleted: false,
          status: 'in-progress',
          completedAt: null,
          score: null,
        }),
        buildChildAssessment(7, { type: 'targeted' }),
      ],
    }),
    'GET /api/progress/trend/child-1': () => ({ body: { success: true, data: { points: [] } } }),
    'GET /api/progress/activity/child-1': () => ({ body: { success: true, data: { days: [] } } }),
    'GET /api/proficiency': () => ({ body: [buildTopicRecord()] }),
    'GET /api/assessments': () => ({ body: [buildSummary(7, { type: 'targeted', childId: 'child-1' })] }),
  };

  it('leads from the child’s progress, for papers that are done', async () => {
    openPage(done, lists);
    await ready();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Child Progress' }));
    const recent = within(await screen.findByRole('region', { name: 'Recent Assessments' }));
    expect(recent.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(recent.getByRole('link', { name: 'Targeted Practice #7' }));
    expect(await ready()).toBeTruthy();
  });

  it('leads from the report, and back to it', async () => {
    openPage(done, lists);
    await ready();
    await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
    const history = within(await screen.findByRole('region', { name: 'Assessment History' }));
    await userEvent.click(history.getByRole('link', { name: 'Targeted Practice #7' }));
    await ready();
    for (const _ of [2, 3]) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const [back] = screen.getAllByRole('link', { name: 'Back to Report' });
    await userEvent.click(back!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Performance Reports' })).toBeTruthy();
  });
});
