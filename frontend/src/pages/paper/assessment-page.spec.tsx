import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLANKS, MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildMarked, buildPaper, buildPupil, buildQuestion, buildStored } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from '../../testing/scripted-server.js';

const PARTS = buildQuestion({ id: 'parts', answerCount: 2, answerLabels: ['Ali', 'Bala'], answerUnit: 'kg' });
const OPEN = buildQuestion({ id: 'open', answerUnit: '$', unitChips: ['$'] });

interface Handed {
  submissionId: string;
  answers: Array<Record<string, unknown>>;
}

/** A server that holds one paper; `onSubmit` decides what handing in brings. */
function servePaper(
  paper: AccessedAssessment,
  onSubmit: (
    made: MadeCall,
    server: { paper: AccessedAssessment },
  ) => ScriptedAnswer | 'no-connection' = () => ({
    body: {},
  }),
) {
  const state = { paper };
  const server = scriptServer({
    ...scriptPaper(() => state.paper),
    'POST /api/assessments/submit': (made) => onSubmit(made, state),
  });
  return { ...server, state };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Question ${number}`) });

describe('answering', () => {
  it('takes each type of question and hands all of it in once, however often the button is pressed', async () => {
    const paper = buildPaper({ questions: [OPEN, MCQ, BLANKS, PARTS] });
    let release: () => void = () => undefined;
    const server = servePaper(paper, (_, state) => {
      state.paper = buildMarked(paper);
      return { body: buildMarked(paper).outcome, after: new Promise<void>((resolve) => (release = resolve)) };
    });
    renderAppAt('/assessment/7');
    await question(1);

    for (const key of ['1', 'mixed number', '3', 'next place', '5', 'Delete', '4']) await press(key);
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('1 3/4');
    await userEvent.type(screen.getByRole('textbox', { name: /Working/ }), '1 + 3/4');

    await press('Next');
    await userEvent.click(screen.getByRole('radio', { name: /312/ }));
    await press('Next');
    await userEvent.type(screen.getByLabelText('Blank 1 of 2'), '32');
    await userEvent.type(screen.getByLabelText('Blank 2 of 2'), '56');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Ali'), '72');
    await userEvent.type(screen.getByLabelText('Bala'), '24');
    expect(screen.getByText('4/4 answered', { selector: '.navigator__count' })).toBeTruthy();

    const submit = screen.getByRole('button', { name: 'Submit Assessment' });
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText(/Fox is checking your work/)).toBeTruthy();
    expect(screen.getByText('Marking takes 10-20 seconds.')).toBeTruthy();
    fireEvent.click(submit);
    await act(async () => release());

    expect(await screen.findByRole('heading', { name: 'Assessment Complete' })).toBeTruthy();
    const handedIn = server.callsTo('POST /api/assessments/submit');
    expect(handedIn).toHaveLength(1);
    const body = handedIn[0]?.body as Handed;
    expect(body.submissionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.answers).toMatchObject([
      { questionId: 'open', answer: '1 3/4', workingSteps: '1 + 3/4' },
      { questionId: 'mcq', answer: 'B', selectedOption: 'B' },
      { questionId: 'blanks', answer: '32, 56', blankAnswers: ['32', '56'] },
      { questionId: 'parts', answer: 'Ali: 72, Bala: 24', answerParts: ['72', '24'] },
    ]);
  });

  it('goes by keys: letters choose, Alt and arrows turn, Alt and H gives one hint at a time', async () => {
    servePaper(buildPaper({ questions: [MCQ, OPEN] }));
    renderAppAt('/assessments/7');
    await question(1);
    // The page listens a moment after its words are there.
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'd' });
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^D/ }).checked).toBe(true);
    });
    fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH', altKey: true });
    expect(screen.getByText('Hint 1 of 2')).toBeTruthy();
    expect(screen.queryByText('Hint 2 of 2')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', code: 'ArrowRight', altKey: true });
    expect(document.activeElement).toBe(await question(2));
    await userEvent.type(screen.getByLabelText('Answer'), 'abcd');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true });
    await question(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^D/ }).checked).toBe(true);
  });

  it('comes back after a reload with what the server has, and says so', async () => {
    servePaper(
      buildPaper({
        questions: [OPEN, MCQ],
        currentQuestion: 1,
        answers: [buildStored({ questionIndex: 1, selectedOption: 'C', revision: 3 })],
      }),
    );
    renderAppAt('/assessment/7');
    await question(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^C/ }).checked).toBe(true);
    expect(await screen.findByText('Progress Restored')).toBeTruthy();
  });
});

describe('handing in', () => {
  it('names the questions without an answer, goes to the first, and sends nothing', async () => {
    const server = servePaper(buildPaper({ questions: [OPEN, MCQ, OPEN] }));
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByLabelText('Answer'), '4');
    await press('Submit Assessment');
    await question(2);
    expect(await screen.findByText('Incomplete Assessment')).toBeTruthy();
    expect(screen.getByText('Questions 2 and 3 still need an answer.')).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/submit')).toHaveLength(0);

    await press("I don't know yet");
    await press('Next');
    await press("I don't know yet");
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe("I don't know yet");
    expect(screen.getByText('3/3 answered', { selector: '.navigator__count' })).toBeTruthy();
  });

  it('asks again and again while the paper is being marked, then shows the result', async () => {
    const paper = buildPaper({ questions: [OPEN, OPEN, OPEN] });
    const server = servePaper(paper, (_, state) => {
      state.paper = { ...paper, status: 'marking' };
      return { status: 202, body: { success: true, status: 'marking', assessmentId: 7 } };
    });
    renderAppAt('/assessment/7');
    await question(1);
    for (const last of [false, false, true]) {
      await userEvent.type(screen.getByLabelText('Answer'), '4');
      if (!last) await press('Next');
    }
    await press('Submit Assessment');
    expect(await screen.findByText(/Fox is checking your work/)).toBeTruthy();
    await waitFor(() =>
      expect(server.callsTo('GET /api/assessments/access/7').length).toBeGreaterThanOrEqual(3),
    );
    server.state.paper = buildMarked(paper, [1], [2]);
    expect(await screen.findByRole('heading', { name: 'Assessment Complete' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Question 1: Right' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Question 2: Not yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Question 3: Error - No feedback' }).textContent).toContain('?');
  });

  it('keeps the work without a connection and hands it in by itself, under the same id', async () => {
    const paper = buildPaper({ questions: [OPEN] });
    let online = false;
    const server = servePaper(paper, (_, state) => {
      if (!online) return 'no-connection';
      state.paper = buildMarked(paper);
      return { body: buildMarked(paper).outcome };
    });
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByLabelText('Answer'), '4');
    await press('Submit Assessment');
    expect(await screen.findByText(/Fox hands them in when you are online/)).toBeTruthy();
    expect(screen.queryByText('Failed to submit assessment. Please try again.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('4');
    online = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Assessment Complete' })).toBeTruthy();
    const ids = server
      .callsTo('POST /api/assessments/submit')
      .map((made) => (made.body as Handed).submissionId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('asks once for an answer that cannot be read, then hands it in as it is', async () => {
    const paper = buildPaper({ questions: [OPEN, OPEN] });
    const bodies: Array<Record<string, unknown>> = [];
    servePaper(paper, (made, state) => {
      bodies.push(made.body as Record<string, unknown>);
      if (bodies.length === 1)
        return {
          status: 400,
          body: refusal('We could not read the answer to question 1.', 'unreadable-answers', {
            unreadableQuestions: [1],
          }),
        };
      state.paper = buildMarked(paper);
      return { body: buildMarked(paper).outcome };
    });
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByLabelText('Answer'), 'about so much');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Answer'), '12');
    await press('Submit Assessment');
    await question(1);
    expect(await screen.findByText(/Fox could not read this/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Answer'), '!');
    expect(screen.queryByText(/Fox could not read this/)).toBeNull();
    await press('Submit Assessment');
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies.map((body) => body['asksUnreadable'])).toEqual([true, false]);
    expect(bodies[1]?.['submissionId']).toBe(bodies[0]?.['submissionId']);
  });

  it('shows another question, empty, where one was found at fault meanwhile, and keeps the rest', async () => {
    const other = buildQuestion({ id: 'another', questionText: 'How many eggs are left?' });
    const paper = buildPaper({ questions: [OPEN, buildQuestion({ id: 'faulty' })] });
    const bodies: Handed[] = [];
    const server = servePaper(paper, ({ body }, state) => {
      bodies.push(body as Handed);
      if (bodies.length === 1)
        return { status: 400, body: refusal('An answer names another question.', 'no-such-question') };
      state.paper = buildMarked(paper);
      return { body: buildMarked(paper).outcome };
    });
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByLabelText('Answer'), '1');
    await press('Next');
    await userEvent.type(screen.getByLabelText('Answer'), '2');
    server.state.paper = buildPaper({
      questions: [OPEN, other],
      answers: [buildStored({ answer: '1' }), buildStored({ questionIndex: 1, revision: 9 })],
    });
    await press('Submit Assessment');
    expect(await screen.findByText('How many eggs are left?')).toBeTruthy();
    const box = screen.getByLabelText<HTMLInputElement>('Answer');
    expect(box.value).toBe('');
    await userEvent.type(box, '3');
    await press('Submit Assessment');
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.answers.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      ['open', '1'],
      ['another', '3'],
    ]);
  });

  it('shows the questions the server misses', async () => {
    servePaper(
      buildPaper({
        questions: [OPEN, OPEN],
        answers: [buildStored({ answer: '1' }), buildStored({ questionIndex: 1, answer: '2' })],
      }),
      () => ({
        status: 400,
        body: refusal('Incomplete Assessment', 'incomplete-assessment', { missingQuestions: [2] }),
      }),
    );
    renderAppAt('/assessment/7');
    await question(1);
    await press('Submit Assessment');
    await question(2);
    expect(await screen.findByText('Question 2 still needs an answer.')).toBeTruthy();
  });
});

describe('a finished paper', () => {
  it('opens its review with own work, feedback, model answer and steps', async () => {
    const paper = buildPaper({
      questions: [MCQ, OPEN],
      answers: [buildStored({ selectedOption: 'A', working: 'I counted' })],
    });
    const marked = buildMarked(paper, [0]);
    marked.questions = marked.questions.map((each, i) =>
      i === 1 ? { ...each, modelAnswer: '', solutionSteps: [] } : each,
    );
    servePaper(marked);
    renderAppAt('/assessment/7/review');
    await question(1);
    const feedback = screen.getByRole('region', { name: 'Not yet' });
    expect(within(feedback).getByText('A. 302')).toBeTruthy();
    expect(within(feedback).getByText('I counted')).toBeTruthy();
    const solution = screen.getByRole('region', { name: 'Model answer' });
    expect(within(solution).getByText('B. 312')).toBeTruthy();
    expect(solution.textContent).toContain('Step by step');
    await press('Next');
    expect(screen.getByText('Model answer not available for this question.')).toBeTruthy();
  });
});

describe('a paper that cannot be opened', () => {
  it.each(['/assessment/0', '/assessment/abc', '/assessment/7'])('%s', async (path) => {
    scriptServer({
      'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
      'GET /api/assessments/access/7': () => ({
        status: 404,
        body: refusal('Assessment Not Found', 'not-found'),
      }),
    });
    renderAppAt(path);
    expect(await screen.findByRole('heading', { name: 'Assessment Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeTruthy();
  });

  it('can be tried again when only the connection failed', async () => {
    let online = false;
    scriptServer({
      'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
      'GET /api/assessments/access/7': () =>
        online ? { body: { assessment: buildPaper({ questions: [OPEN] }) } } : 'no-connection',
    });
    renderAppAt('/assessment/7');
    await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/');
    online = true;
    await press('Try Again');
    expect(await question(1)).toBeTruthy();
  });

  it('is not for a parent', async () => {
    scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent' }) } }) });
    renderAppAt('/assessment/7');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});

it('shows a lost visitor the way home', async () => {
  scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil() } }) });
  renderAppAt('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});
