import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MCQ, scriptPaper } from '../../testing/open-paper.js';
import { buildMarked, buildPaper, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';

/** A server that keeps what is saved and handed in. */
function servePaper(paper = buildPaper({ questions: [MCQ, buildQuestion()] })) {
  return scriptServer({
    ...scriptPaper(() => paper),
    'POST /api/assessments/submit': () => ({ body: buildMarked(paper).outcome }),
  });
}

const question = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Question ${number}`) });
const saveNow = () =>
  act(async () => void fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', altKey: true }));

beforeEach(() => {
  localStorage.clear();
});

describe('landmarks', () => {
  it('are the header with the list of questions, the page and the working beside it', async () => {
    servePaper();
    renderAppAt('/assessment/7');
    await question(1);
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('heading', { level: 1 })).toBeTruthy();
    const back = within(header).getByRole('link', { name: 'Stop here' });
    expect(back.getAttribute('href')).toBe('/');
    expect(within(header).getByText('Saved', { selector: '[role="status"]' })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.contains(header)).toBe(false);
    const list = within(header).getByRole('navigation', { name: 'Questions' });
    expect(within(list).getByRole('button', { name: 'Question 2, not answered yet' })).toBeTruthy();
    const working = within(main).getByRole('complementary', { name: 'Working' });
    expect(within(working).getByRole('textbox', { name: /^Working/ })).toBeTruthy();
  });
});

describe('the keys', () => {
  it('are listed by "?", which also can be typed, and leave the page alone while they are shown', async () => {
    servePaper();
    renderAppAt('/assessment/7');
    await question(1);
    await userEvent.type(screen.getByRole('textbox', { name: /^Working/ }), '5?');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    // Nothing is read aloud here, so that its key is not named.
    expect([...dialog.querySelectorAll('dt')].map((each) => each.textContent)).toEqual([
      'Alt←',
      'Alt→',
      'ABCD',
      'Enter',
      'AltH',
      'AltS',
      'F8',
      '?',
    ]);
    fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Close' }), { key: 'b' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /312/, hidden: true }).checked).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /312/ }).checked).toBe(true);
  });

  it('save at once by Alt+S', async () => {
    const server = servePaper();
    renderAppAt('/assessment/7');
    await question(1);
    await waitFor(() => {
      // The question may show a moment before the page hears the keys.
      fireEvent.keyDown(document.body, { key: 'c' });
      expect(screen.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true);
    });
    expect(server.callsTo('POST /api/assessments/7/save')).toHaveLength(0);
    await saveNow();
    await waitFor(() => expect(server.callsTo('POST /api/assessments/7/save')).toHaveLength(1));
  });
});

describe('"How sure are you?"', () => {
  it('is asked once there is an answer, kept, and sent with the save and the paper', async () => {
    const server = servePaper();
    renderAppAt('/assessment/7');
    await question(1);
    expect(screen.queryByRole('group', { name: /How sure are you/ })).toBeNull();
    // The keys work once the options are there, which is a moment after the question.
    const faces = await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'c' });
      return screen.getByRole('group', { name: /How sure are you/ });
    });
    expect(
      within(faces)
        .getAllByRole<HTMLInputElement>('radio')
        .map((face) => face.checked),
    ).toEqual([false, false, false]);
    await userEvent.click(within(faces).getByRole('radio', { name: 'Very sure' }));
    await saveNow();
    expect(server.callsTo('POST /api/assessments/7/save')[0]?.body).toMatchObject({
      answers: [{ questionIndex: 0, selectedOption: 'C', confidenceLevel: 'high' }],
    });

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await question(2);
    await userEvent.click(screen.getByRole('button', { name: "I don't know yet" }));
    expect(screen.queryByRole('group', { name: /How sure are you/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await question(1);
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Very sure' });
    expect(chosen.checked).toBe(true);

    await userEvent.click(screen.getByRole('button', { name: 'Submit Assessment' }));
    expect(server.callsTo('POST /api/assessments/submit')[0]?.body).toMatchObject({
      answers: [{ confidenceLevel: 'high' }, { confidenceLevel: 'medium' }],
    });
  });
});
