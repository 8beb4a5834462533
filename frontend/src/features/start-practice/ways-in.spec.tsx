import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOpenSummary, scriptHome } from '../../testing/homes.js';
import { buildPaper } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';
import { lastNotice } from '../../testing/notices.js';

type Answer = ScriptedAnswer | 'no-connection';
const broken: ScriptedAnswer = { status: 500, body: refusal('Broken', 'internal') };
const CREATE = 'POST /api/assessments/create';
const REVIEW = 'POST /api/assessments/generate-review';
const MIXED = 'POST /api/dual-proficiency/generate-assessment';
const created = (type: string): ScriptedAnswer => ({
  body: { success: true, resumed: false, assessment: { assessmentId: 7, type, totalQuestions: 5 } },
});

/** The pupil's dashboard, where one call is answered so. */
function open(call: string, answer: Answer, assessments = [buildOpenSummary(12)]) {
  const server = scriptServer({
    ...scriptHome({
      assessments,
      review: { unlocked: true, mistakes: 2, due: 0 },
    }),
    'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
    [call]: () => answer,
  });
  renderAppAt('/dashboard');
  return server;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const notice = async (title: string, text: string): Promise<void> => {
  await waitFor(() => expect(lastNotice()).toMatchObject({ title, text }));
};
async function zoomIn(): Promise<void> {
  await press('Zoom In');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ratio/ }));
  await press('Generate Assessment');
}
/** What lies over the page after each change of it; repetitions are dropped. */
function watchLayers(): string[] {
  const shown: string[] = [];
  const look = (): void => {
    const dialog = screen.queryByRole('dialog') ? 'dialog' : undefined;
    const overlay = screen.queryByText(/Fox is getting your questions ready/) ? 'overlay' : undefined;
    const now = [dialog, overlay].filter(Boolean).join(' and ') || 'nothing';
    if (now !== shown.at(-1) && (shown.length > 0 || dialog)) shown.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return shown;
}

describe('Zoom In', () => {
  it('opens with nothing chosen, takes three of each, and says what is missing', async () => {
    open(CREATE, created('targeted'));
    await press('Zoom In');
    const dialog = within(await screen.findByRole('dialog', { name: 'Zoom In - Practice Specific Topics' }));
    const concepts = within(dialog.getByRole('group', { name: /^Math Concepts/ }));
    const boxes = () => concepts.getAllByRole<HTMLInputElement>('checkbox');
    expect(dialog.getAllByText('0/3 selected')).toHaveLength(2);
    expect(dialog.getByRole('group', { name: /^Problem-Solving Methods/ })).toBeTruthy();
    expect(dialog.getByText('Select at least 1 concept or 1 method to continue')).toBeTruthy();
    const generate = dialog.getByRole<HTMLButtonElement>('button', { name: 'Generate Assessment' });
    expect(generate.disabled).toBe(true);
    for (const box of boxes().slice(0, 3)) await userEvent.click(box);
    expect(concepts.getByText('3/3 selected')).toBeTruthy();
    expect(boxes().map((box) => box.disabled)).toEqual(boxes().map((_, index) => index >= 3));
    expect(dialog.getByText('Ready to generate assessment with 3 selections')).toBeTruthy();
    expect(generate.disabled).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('notices of the ways into a paper', () => {
  it('says that an assessment of a kind is ready', async () => {
    open(CREATE, created('adaptive'));
    await press('Start Assessment');
    await press(/Adaptive Assessment/);
    await press(/^Start Adaptive/);
    await notice('Assessment Created!', "Your adaptive assessment is ready. Let's begin!");
  });

  it('says that a targeted assessment is ready', async () => {
    open(CREATE, created('targeted'));
    await zoomIn();
    await notice('Targeted Assessment Created!', "Your targeted assessment is ready. Let's begin!");
  });

  it('closes Zoom In before the overlay shows and the call is made', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const server = open(CREATE, { ...created('targeted'), after: held });
    const shown = watchLayers();
    const waits: unknown[] = [];
    const { setTimeout: start } = window;
    // No mock of jest's: the library of page tests would take it for a stopped clock.
    const note = (act: TimerHandler, ms?: number) => (waits.push(ms), start(act, ms));
    window.setTimeout = note as typeof start;
    await zoomIn();
    await waitFor(() => expect(server.callsTo(CREATE)).toHaveLength(1));
    await screen.findByText(/Fox is getting your questions ready/);
    release();
    expect(shown).toEqual(['dialog', 'nothing', 'overlay']);
    // Asked of the timer and not of a clock: on a busy machine changes are seen late.
    expect(waits).toContain(200);
    window.setTimeout = start;
    expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
      type: 'targeted',
      maxTimeMinutes: 30,
      enforceVariety: true,
      focusArea: { proficiencyLevel: 'independent', targetedGoal: 'Practice independent level questions' },
      targetedGoal: 'Practice independent level questions',
    });
  });

  it('says why the product refused a targeted assessment', async () => {
    const sentence = 'Invalid sub-strand ID: x for Primary 5';
    open(CREATE, { status: 400, body: refusal(sentence, 'invalid-sub-strand') });
    await zoomIn();
    await notice('Assessment Creation Failed', sentence);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it.each([
    [null, 0, 'No Mistakes to Review', "Great job! You haven't made any mistakes this week."],
    [7, 4, 'Review Assessment Generated', 'Created review with 4 questions from your mistakes.'],
  ])('says how many questions a review has, and that there are none (%s)', async (id, count, title, text) => {
    open(REVIEW, { body: { success: true, data: { questionsCount: count, assessmentId: id } } });
    await press('Review Assessment');
    await notice(title, text);
  });

  it.each([
    ['says that an assessment was deleted', { body: { success: true } }, 'Assessment deleted'],
    ['says why an assessment was not deleted', broken, 'Error'],
  ])('%s', async (_what, answer, title) => {
    open('DELETE /api/assessments/12', answer);
    await press(/^Continue Assessment/);
    await press('Delete Adaptive Assessment #12');
    await press('Delete');
    await waitFor(() => expect(lastNotice()?.title).toBe(title));
    const text = lastNotice()?.text;
    if (title === 'Error') expect(text).toMatch(/^Failed to delete assessment: /);
    else expect(text).toBe('The incomplete assessment has been removed.');
  });
});

describe('a paper that the product did not make', () => {
  const late: ScriptedAnswer = { status: 504, body: refusal('Too late', 'service-timeout') };
  const idsOf = (server: ReturnType<typeof open>, call: string) =>
    server.callsTo(call).map(({ body }) => (body as { requestId: string }).requestId);

  it.each([
    [
      '500',
      CREATE,
      zoomIn,
      broken,
      'Assessment Creation Failed',
      'Failed to create targeted assessment. Please try again.',
    ],
    [
      'no network',
      CREATE,
      zoomIn,
      'no-connection',
      'Generation Failed',
      'Failed to generate targeted assessment. Please try again.',
    ],
    [
      'a review',
      REVIEW,
      () => press('Review Assessment'),
      broken,
      'Review Generation Failed',
      'Failed to generate review assessment. Please try again.',
    ],
  ] as const)('says so until the pupil has chosen: %s', async (_what, call, ask, answer, title, sentence) => {
    open(call, answer);
    await ask();
    expect(await screen.findByText(`${sentence} Nothing is lost.`)).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
    await press('Not now');
    expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  });

  it('is asked for again under the same id: twice in silence after 504, then when the pupil says so', async () => {
    let answer = late;
    const server = scriptServer({
      ...scriptHome({ assessments: [], review: { unlocked: true, mistakes: 0, due: 0 } }),
      'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
      [MIXED]: () => answer,
    });
    renderAppAt('/dashboard');
    await press(/^Play/);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Generation Failed')).toBeTruthy();
    expect(screen.getByText(/^Failed to generate assessment. Please try again. Nothing/)).toBeTruthy();
    expect(server.callsTo(MIXED)).toHaveLength(3);
    answer = { body: { success: true, assessment: { id: 7 }, data: { assessmentId: 7 } } };
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: /^Question 1 of/ })).toBeTruthy();
    expect(new Set(idsOf(server, MIXED)).size).toBe(1);
    expect(idsOf(server, MIXED)).toHaveLength(4);
  }, 20_000);
});
