import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastNotice, takeNotices } from '../../testing/notices.js';
import { MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildMarked, buildPaper, buildQuestion, buildStored } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';

const OPEN = buildQuestion({ id: 'open', marks: 2 });

async function open(
  paper: AccessedAssessment,
  submitted: ScriptedAnswer = { body: {} },
  isOffContract = false,
) {
  const server = scriptServer({
    ...scriptPaper(() => paper),
    'GET /api/assessments/access/7': () => ({ body: { assessment: paper }, isOffContract }),
    'POST /api/assessments/submit': () => submitted,
  });
  renderAppAt('/assessment/7');
  await screen.findByRole('heading', { level: paper.isCompleted ? 1 : 2, name: /^(Question 1|Assessment)/ });
  return server;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the card of a question', () => {
  it('shows marks, concept and method of a question', async () => {
    await open(buildPaper({ questions: [OPEN] }));
    for (const text of ['2 marks', OPEN.subStrandDisplayName, OPEN.heuristicDisplayName])
      expect(screen.getByText(text, { selector: '.question__tag' })).toBeTruthy();
  });

  it('hides the hints by a key, shows them again, and shows all with a further one', async () => {
    await open(buildPaper({ questions: [OPEN] }));
    expect(screen.queryByRole('button', { name: 'Hide the hints' })).toBeNull();
    await press(/^Show a hint/);
    expect(screen.getByText('Hint 1 of 2')).toBeTruthy();
    await press('Hide the hints');
    expect(screen.queryByText('Hint 1 of 2')).toBeNull();
    await press('Show the hints');
    expect(screen.getByText('Hint 1 of 2')).toBeTruthy();
    await press('Hide the hints');
    await press(/^Next hint/);
    expect(screen.getByText('Hint 1 of 2')).toBeTruthy();
    expect(screen.getByText('Hint 2 of 2')).toBeTruthy();
  });

  it.each(['question_text', 'question'])(
    'shows a question whose text has another name (%s)',
    async (name) => {
      const { questionText, ...rest } = OPEN;
      const strange = Object.assign({}, rest, { [name]: 'How many eggs?' }) as never;
      await open(buildPaper({ questions: [strange] }), undefined, true);
      expect(questionText).not.toBe('How many eggs?');
      expect(screen.getByText('How many eggs?')).toBeTruthy();
    },
  );

  it('offers the twelve symbols for the working of a choice', async () => {
    await open(buildPaper({ questions: [MCQ] }));
    await press('times');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Working' }).value).toBe('×');
  });
});

describe('handing in', () => {
  const answered = buildPaper({ questions: [OPEN], answers: [buildStored({ answer: '1' })] });

  it('says that the paper is handed in', async () => {
    await open(answered, { body: buildMarked(answered).outcome });
    await press('Submit Assessment');
    await waitFor(() => expect(lastNotice()?.title).toBe('Assessment Submitted'));
  });

  it('says that the paper could not be handed in', async () => {
    await open(answered, { status: 500, body: refusal('Broken', 'internal') });
    await press('Submit Assessment');
    await waitFor(() =>
      expect(lastNotice()).toMatchObject({
        title: 'Submission Failed',
        text: 'Failed to submit assessment. Please try again.',
      }),
    );
  });
});

it('says that the questions are on their way', async () => {
  scriptServer({
    ...scriptPaper(() => buildPaper()),
    'GET /api/assessments/access/7': () => ({
      body: { assessment: buildPaper() },
      after: new Promise(() => undefined),
    }),
  });
  renderAppAt('/assessment/7');
  expect(await screen.findByText('Getting your questions ready')).toBeTruthy();
});

it('says that the progress could not be saved', async () => {
  scriptServer({
    ...scriptPaper(() => buildPaper({ questions: [OPEN] })),
    'POST /api/assessments/7/save': () => ({ status: 500, body: refusal('Broken', 'internal') }),
  });
  renderAppAt('/assessment/7');
  await userEvent.type(await screen.findByLabelText('Answer'), '4');
  await waitFor(() =>
    expect(takeNotices()).toContain('Save Failed: Failed to save progress. Your work is still safe locally.'),
  );
});

describe('the result', () => {
  it('shows score, percent, time and average of a result', async () => {
    const marked = buildMarked(buildPaper({ questions: [OPEN, MCQ] }), [0]);
    await open({ ...marked, targetedGoal: 'Know ratios by Friday' });
    const figures = [...document.querySelectorAll('.result__figures dt')].map((each) => each.textContent);
    expect(figures).toEqual(['Score', 'Percent', 'Time taken', 'Average per question']);
    expect(screen.getByText('Goal: Know ratios by Friday')).toBeTruthy();
    for (const name of ['Review Your Answers and Solutions', 'Do another Practice'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    await press('Do another Practice');
    expect(window.location.pathname).toBe('/');
  });
});
