import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { CheckedAnswer } from '@sumfox/contracts/assessment/practice.endpoints';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toFakeDisk } from '../../testing/fake-disk.js';
import { BLANKS, MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildPaper, buildQuestion, buildStored } from '../../testing/papers.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';

const disk = new Map<string, unknown>();
jest.unstable_mockModule('idb-keyval', () => toFakeDisk(disk));
const { renderAppAt } = await import('../../testing/render-app.js');

const OPEN = buildQuestion({ id: 'open' });

const SOLUTION = { modelAnswer: '3/4', steps: ['1/2 is 2/4.', '2/4 + 1/4 = 3/4.'] };
const RIGHT: CheckedAnswer = {
  outcome: 'right',
  feedback: 'Yes! You lined up the digits.',
  hint: null,
  readAs: '3/4',
  triesLeft: 0,
  solution: SOLUTION,
};
const NOT_YET: CheckedAnswer = {
  outcome: 'not-yet',
  feedback: 'Not yet. Look at the units again.',
  hint: 'Cut it into 4 parts.',
  readAs: '2/6',
  triesLeft: 1,
  solution: null,
};
const USED_UP: CheckedAnswer = { ...NOT_YET, hint: null, readAs: '2/4', triesLeft: 0, solution: SOLUTION };

/** A server that answers checks by the list, one after the other. */
function servePractice(
  paper: OpenAssessment,
  answers: ReadonlyArray<CheckedAnswer | ScriptedAnswer | 'no-connection'>,
) {
  let at = 0;
  return scriptServer({
    ...scriptPaper(() => paper),
    'POST /api/assessments/7/check': () => {
      const answer = answers[at++];
      if (answer === undefined) throw new Error('one check too many');
      return answer === 'no-connection' || 'body' in answer ? answer : { body: answer };
    },
  });
}

const practice = (...questions: OpenAssessment['questions']) => buildPaper({ type: 'targeted', questions });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Question ${number}`) });
const answerBox = () => screen.getByLabelText<HTMLInputElement>('Answer');
const verdict = (name: string) => screen.findByRole('heading', { level: 3, name });

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  disk.clear();
  setOnline(true);
});

describe('checking an answer while practising', () => {
  it('rejoices in other words each time where the mark says no more than yes', async () => {
    const plain = { ...RIGHT, feedback: 'Yes! Your answer is right.' };
    servePractice(practice(OPEN, OPEN, OPEN), [plain, plain, plain]);
    renderAppAt('/assessment/7');
    const said: (string | null)[] = [];
    for (const number of [1, 2, 3]) {
      await question(number);
      await userEvent.type(answerBox(), '3/4');
      await press('Check');
      said.push((await screen.findByRole('heading', { level: 3, name: /^Yes! / })).textContent);
      if (number < 3) await press('Continue');
    }
    for (const [at, line] of said.entries()) expect(line).not.toBe(said[at - 1]);
    expect(said).not.toContain(plain.feedback);
  });

  it('says at once that it is right, settles it, and opens the steps one by one', async () => {
    const server = servePractice(practice(OPEN, OPEN), [RIGHT]);
    renderAppAt('/assessment/7');
    await question(1);
    expect(await screen.findByText('The first try counts. You can try once more to learn.')).toBeTruthy();
    await userEvent.type(answerBox(), '3/4');
    screen.getByRole('button', { name: 'Check' }).focus();
    await userEvent.keyboard('{Enter}');

    const heading = await verdict('Yes! You lined up the digits.');
    expect(server.callsTo('POST /api/assessments/7/check')[0]?.body).toMatchObject({
      questionIndex: 0,
      answer: '3/4',
    });
    expect(heading.closest('[role="status"]')?.textContent).toContain('Yes! You lined up the digits.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
    expect(screen.queryByRole('button', { name: "I don't know yet" })).toBeNull();
    expect(answerBox().readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Question 1, answered, checked: Right' })).toBeTruthy();

    const solution = screen.getByRole('region', { name: 'Worked solution' });
    expect(within(solution).queryByText('Step 1 of 2')).toBeNull();
    await press('See the worked solution');
    expect(within(solution).getByText('Step 1 of 2')).toBeTruthy();
    expect(within(solution).queryByText('Step 2 of 2')).toBeNull();
    await press('Next step');
    expect(within(solution).queryByText(/^Answer:/)).toBeNull();
    await press('Show the answer');
    expect(document.activeElement).toBe(within(solution).getByText(/^Answer:/));
    expect(within(solution).queryByRole('button')).toBeNull();

    await press('Continue');
    await question(2);
    expect(screen.queryByText(/The first try counts/)).toBeNull();
  });

  it('gives a hint and one more try, then the solution; the working goes on, the answer stays', async () => {
    const server = servePractice(practice(OPEN), [NOT_YET, USED_UP]);
    renderAppAt('/assessment/7');
    await question(1);
    await press('Check');
    expect(screen.getByText('Write your answer first.')).toBeTruthy();
    await userEvent.type(answerBox(), '2/6');
    expect(screen.queryByText('Write your answer first.')).toBeNull();
    await press('Check');

    const said = (await verdict('Not yet. Look at the units again.')).closest('[role="status"]');
    expect(said?.textContent).toContain('Hint: Cut it into 4 parts.');
    expect(said?.textContent).toContain('You have one more try.');
    expect(said?.textContent).not.toContain('Fox read your answer');
    expect(screen.queryByRole('region', { name: 'Worked solution' })).toBeNull();
    expect(answerBox().readOnly).toBe(false);
    await press('Try again');
    await press('Check');
    expect(screen.getByText('Change your answer first, then check once more.')).toBeTruthy();
    expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(1);

    await userEvent.clear(answerBox());
    await userEvent.type(answerBox(), '2/4');
    await press('Check');
    expect(await screen.findByText('Step 1 of 2')).toBeTruthy();
    expect(screen.queryByText('Step 2 of 2')).toBeNull();
    expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Question 1, answered, checked: Not yet' })).toBeTruthy();

    await userEvent.type(answerBox(), '9');
    expect(answerBox().value).toBe('2/4');
    expect(screen.queryByRole('group', { name: 'Maths keys' })).toBeNull();
    const working = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Working/ });
    await userEvent.type(working, '2/4 + 1/4');
    expect(working.value).toBe('2/4 + 1/4');
  });

  it('tells a right value without its unit as almost right', async () => {
    const feedback = 'Your number is right. What is the unit?';
    servePractice(practice(OPEN), [{ ...NOT_YET, outcome: 'nearly', feedback, hint: null, readAs: '3' }]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3');
    await press('Check');
    const said = (await verdict('Your number is right.')).closest('[role="status"]');
    expect(said?.textContent).toContain('What is the unit?');
    expect(said?.textContent).not.toContain('Fox read your answer');
    expect(said?.textContent).toContain('You have one more try.');
    expect(screen.getByRole('button', { name: 'Question 1, answered, checked: Almost' })).toBeTruthy();
  });

  it('tells how an answer was read where that is not what was typed', async () => {
    servePractice(practice(OPEN, BLANKS), [
      { ...USED_UP, readAs: '3½' },
      { ...NOT_YET, readAs: '3, 40 000' },
    ]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3 and a half');
    await press('Check');
    const said = (await verdict('Not yet. Look at the units again.')).closest('[role="status"]');
    expect(said?.textContent).toContain('Fox read your answer as 3');
    await press('Continue');
    await userEvent.type(screen.getByLabelText('Blank 1 of 2'), '3');
    await userEvent.type(screen.getByLabelText('Blank 2 of 2'), '40000');
    await press('Check');
    const blanks = (await verdict('Not yet. Look at the units again.')).closest('[role="status"]');
    expect(blanks?.textContent).toContain('You have one more try.');
    expect(blanks?.textContent).not.toContain('Fox read your answer');
  });

  it('locks options and blanks too, and shows the option of the solution', async () => {
    servePractice(practice(MCQ, BLANKS), [
      { ...USED_UP, solution: { modelAnswer: '312', steps: [] } },
      RIGHT,
    ]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.click(screen.getByRole('radio', { name: /^A/ }));
    await press('Check');
    expect(await screen.findByText('B. 312')).toBeTruthy();
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /^A/ });
    fireEvent.keyDown(document.body, { key: 'b' });
    await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
    expect(chosen.checked).toBe(true);
    expect(chosen.matches(':disabled')).toBe(true);

    await press('Continue');
    await userEvent.type(screen.getByLabelText('Blank 1 of 2'), '32');
    await userEvent.type(screen.getByLabelText('Blank 2 of 2'), '56');
    await press('Check');
    await verdict('Yes! You lined up the digits.');
    const blank = screen.getByLabelText<HTMLInputElement>('Blank 2 of 2');
    expect(blank.readOnly).toBe(true);
    await userEvent.type(blank, '7');
    expect(blank.value).toBe('56');
  });

  it('is as it was after a reload: what was said, the steps opened, the answer settled', async () => {
    servePractice(practice(OPEN, OPEN), [USED_UP, NOT_YET]);
    const { unmount } = renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '2/4');
    await press('Check');
    await verdict('Not yet. Look at the units again.');
    await press('Next step');
    await press('Continue');
    await userEvent.type(answerBox(), '2/6');
    await press('Check');
    await screen.findByText('You have one more try.');
    await act(async () => undefined);
    unmount();

    servePractice(practice(OPEN, OPEN), []);
    renderAppAt('/assessment/7');
    await question(2);
    expect(await screen.findByText('You have one more try.')).toBeTruthy();
    expect(answerBox().readOnly).toBe(false);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await press('Try again');
    await press('Previous');
    await verdict('Not yet. Look at the units again.');
    expect(answerBox().readOnly).toBe(true);
    expect(answerBox().value).toBe('2/4');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.queryByText(/^Answer:/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
  });

  it('is never there on a diagnostic, not even with a check in the journal', async () => {
    servePractice(practice(OPEN), [RIGHT]);
    const { unmount } = renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3/4');
    await press('Check');
    await verdict('Yes! You lined up the digits.');
    await act(async () => undefined);
    unmount();

    servePractice(buildPaper({ type: 'diagnostic', questions: [OPEN] }), []);
    renderAppAt('/assessment/7');
    await question(1);
    expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Yes!/ })).toBeNull();
    expect(screen.queryByText(/The first try counts/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeTruthy();
    expect(answerBox().readOnly).toBe(false);
  });
});

describe('a check that does not get through', () => {
  it('says without internet that it needs it, keeps the answer, and works again online', async () => {
    const server = servePractice(practice(OPEN), [RIGHT]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3/4');
    act(() => setOnline(false));
    const button = screen.getByRole('button', { name: 'Check' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const note = screen.getByText('Checking needs the internet. Your answer is safe on this tablet.');
    expect(button.getAttribute('aria-describedby')).toBe(note.id);
    await press('Check');
    expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(0);
    expect(answerBox().value).toBe('3/4');
    act(() => setOnline(true));
    await press('Check');
    await verdict('Yes! You lined up the digits.');
  });

  it('says so kindly when the line or the server fails, and spends no try', async () => {
    const server = servePractice(practice(OPEN), [
      'no-connection',
      { status: 503, body: refusal('down', 'unavailable') },
      { status: 400, body: refusal('Write an answer first.', 'no-answer') },
      RIGHT,
    ]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3/4');
    for (const sentence of [
      'Fox could not reach the internet. Your answer is safe on this tablet.',
      'Fox could not check just now. Your answer is safe. Please try again.',
      'Write an answer first.',
    ]) {
      await press('Check');
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(answerBox().value).toBe('3/4');
      expect(answerBox().readOnly).toBe(false);
    }
    await press('Check');
    await verdict('Yes! You lined up the digits.');
    expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(4);
  });

  it('asks once however often it is pressed, and keeps the answer still meanwhile', async () => {
    let release: () => void = () => undefined;
    const server = servePractice(practice(OPEN), [
      { body: RIGHT, after: new Promise<void>((resolve) => (release = resolve)) },
    ]);
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(answerBox(), '3/4');
    await press('Check');
    fireEvent.click(await screen.findByRole('button', { name: 'Checking…' }));
    await waitFor(() => expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(1));
    expect(answerBox().readOnly).toBe(true);
    await act(async () => release());
    await verdict('Yes! You lined up the digits.');
    expect(server.callsTo('POST /api/assessments/7/check')).toHaveLength(1);
  });
});

it('shows on another tablet what was said of an answer, and spends no try on it again', async () => {
  const paper = buildPaper({
    type: 'targeted',
    questions: [OPEN],
    answers: [buildStored({ answer: '2/6', hintsUsed: 1 })],
    checks: [{ questionIndex: 0, isCurrent: true, said: NOT_YET }],
  });
  const server = servePractice(paper, []);
  renderAppAt('/assessment/7');
  await question(1);
  expect(await verdict('Not yet. Look at the units again.')).toBeTruthy();
  expect(screen.getByText('You have one more try.')).toBeTruthy();
  // The hint opened there is open here.
  expect(screen.getByText('Draw a bar.')).toBeTruthy();
  await press('Try again');
  await press('Check');
  expect(screen.getByText('Change your answer first, then check once more.')).toBeTruthy();
  expect(server.callsTo('POST /api/assessments/7/check')).toEqual([]);
});
