import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VisualProbability } from '@sumfox/contracts/content/visual';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from '../../testing/scripted-server.js';
import type { VisualAnswer } from './visual-testing.api.js';
import { VISUAL_DEFAULTS, meaningHint, toVisualBody } from './visual-testing.rules.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import '../../pages/admin/admin-dashboard.js';
import './visual-testing-tab.js';
import { lastNotice, takeNotices } from '../../testing/notices.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const GENERATE = 'POST /api/demo-sophisticated-visual';
const TEST = 'POST /api/demo-visual-probability';

const ANSWER: VisualAnswer = {
  success: true,
  seed: '4711',
  notes: ['Primary 3 has no sub-strand Data Handling; the nearest is Bar Graphs.'],
  question: {
    questionType: 'mcq',
    visualComplexity: 'moderate',
    visualType: 'bar-graph',
    interactionType: 'choose-option',
    primaryLevel: 'Primary 3',
    subStrandId: 'bar_graphs',
    subStrandDisplayName: 'Bar Graphs',
    heuristicId: 'h1_make_whole_model',
    heuristicDisplayName: 'Part-whole model',
    proficiencyLevel: 'independent',
    difficultyScore: 2,
    questionText: 'How many mangoes are there in all?',
    visualData: { svg: '<svg><text>A</text></svg>', alt: 'Bar graph: Mangoes. A: 40; B: 20.' },
    mcqOptions: [
      { label: 'A', text: '20', isCorrect: false },
      { label: 'B', text: '60', isCorrect: true },
      { label: 'C', text: '40', isCorrect: false },
      { label: 'D', text: '80', isCorrect: false },
    ],
    expectedAnswer: '60',
    solutionSteps: ['40 + 20 = 60'],
  },
};

const MEASURED: VisualProbability = {
  decision: 'text',
  visualProbability: 0.429,
  subStrandId: 'whole_numbers',
  gradeLevel: 'Primary 3',
  category: 'mixed',
  measured: { subStrandId: 'numbers_0_to_10000', name: 'Numbers to 10 000', withDrawing: 36, questions: 84 },
  hint: 0.1,
};

/** Of another test a notice may still stand. */
const clearNotices = (): void => {
  takeNotices();
};
beforeEach(clearNotices);
afterEach(clearNotices);

async function openTab(script: Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'>) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin' }) } }),
    'GET /api/admin/system-health': () => ({ status: 503, body: refusal('Away', 'unavailable') }),
    ...script,
  });
  renderAppAt('/admin?tab=visual');
  const cardOf = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest<HTMLElement>('.ant-card')!);
  return {
    server,
    generator: await cardOf('Generate a visual question'),
    tester: await cardOf('Visual probability'),
  };
}

describe('the generator', () => {
  it('starts from the usual choice, sends no empty seed and shows the question with its key', async () => {
    const { server, generator } = await openTab({ [GENERATE]: () => ({ body: ANSWER }) });
    expect(generator.getByText('In Primary 3 the nearest to it is Bar Graphs.')).toBeTruthy();
    await userEvent.click(generator.getByRole('button', { name: 'Generate Visual Question' }));
    const question = within(await generator.findByRole('article', { name: 'Generated question' }));
    expect(server.callsTo(GENERATE)[0]?.body).toEqual({
      gradeLevel: 'Primary 3',
      subStrandId: 'data_handling',
      proficiencyLevel: 3,
    });
    expect(question.getByText('How many mangoes are there in all?')).toBeTruthy();
    expect(question.getByRole('img', { name: 'Bar graph: Mangoes. A: 40; B: 20.' })).toBeTruthy();
    const options = within(question.getByRole('list', { name: 'Options' })).getAllByRole('listitem');
    expect(options.map((option) => option.textContent?.includes('Correct'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(question.getByText('60', { selector: '.generated__key *' })).toBeTruthy();
    expect(question.getByText('Bar graph').previousElementSibling?.textContent).toBe('Visual type');
    expect(
      question.getByText('Primary 3 has no sub-strand Data Handling; the nearest is Bar Graphs.'),
    ).toBeTruthy();
    expect(lastNotice()).toMatchObject({
      title: 'Visual Generation Success',
      text: 'Multiple choice question, moderate drawing.',
      tone: 'success',
    });
  });

  it('keeps the seed of a question, so that it can be had again', async () => {
    const { server, generator } = await openTab({ [GENERATE]: () => ({ body: ANSWER }) });
    const send = () => userEvent.click(generator.getByRole('button', { name: 'Generate Visual Question' }));
    await userEvent.selectOptions(generator.getByLabelText('Proficiency Level'), '5 – Expert');
    await send();
    await userEvent.click(await generator.findByRole('button', { name: 'Keep this seed' }));
    await send();
    expect(server.callsTo(GENERATE).map(({ body }) => body)).toEqual([
      { gradeLevel: 'Primary 3', subStrandId: 'data_handling', proficiencyLevel: 5 },
      { gradeLevel: 'Primary 3', subStrandId: 'data_handling', proficiencyLevel: 5, seed: '4711' },
    ]);
  });

  it('is called Generating... and cannot be pressed again while it runs', async () => {
    let finish = (): void => {};
    const after = new Promise<void>((resolve) => (finish = resolve));
    const { server, generator } = await openTab({ [GENERATE]: () => ({ body: ANSWER, after }) });
    await userEvent.click(generator.getByRole('button', { name: 'Generate Visual Question' }));
    const pending = await generator.findByRole<HTMLButtonElement>('button', { name: 'Generating...' });
    expect(pending.disabled).toBe(true);
    await userEvent.type(generator.getByLabelText(/^Seed/), '{Enter}');
    finish();
    expect(await generator.findByRole('article')).toBeTruthy();
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });

  it.each([
    [
      'the words of a refusal',
      () => ({
        status: 400,
        body: refusal('Invalid sub-strand ID: ratio for Primary 3', 'no-such-sub-strand'),
      }),
      'Invalid sub-strand ID: ratio for Primary 3',
    ],
    [
      'its own words for anything else',
      () => ({ status: 500, body: refusal('x is not a function', 'internal') }),
      'Failed to generate visual question',
    ],
    ['its own words without internet', () => 'no-connection' as const, 'Failed to generate visual question'],
  ])('says with %s that it failed', async (_, answer, sentence) => {
    const { generator } = await openTab({ [GENERATE]: answer });
    await userEvent.selectOptions(generator.getByLabelText('Sub-strand'), 'Ratio');
    expect(generator.getByText('In Primary 3 the nearest to it is Fractions.')).toBeTruthy();
    await userEvent.click(generator.getByRole('button', { name: 'Generate Visual Question' }));
    expect((await generator.findByRole('alert')).textContent).toBe(sentence);
    expect(lastNotice()).toMatchObject({
      title: 'Visual Generation Failed',
      text: sentence,
      tone: 'error',
    });
  });
});

describe('the tester', () => {
  it('shows what was counted beside the hint', async () => {
    const { server, tester } = await openTab({ [TEST]: () => ({ body: MEASURED }) });
    const offered = within(tester.getByLabelText('Sub-strand')).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => value)).toEqual([
      'data_handling',
      'fractions',
      'geometry',
      'whole_numbers',
      'decimals',
      'percentage',
    ]);
    await userEvent.selectOptions(tester.getByLabelText('Sub-strand'), 'Whole Numbers');
    await userEvent.click(tester.getByRole('button', { name: 'Test Probability' }));
    const result = within(await tester.findByRole('region', { name: 'Probability of a drawing' }));
    expect(server.callsTo(TEST)[0]?.body).toEqual({ gradeLevel: 'Primary 3', subStrandId: 'whole_numbers' });
    expect(result.getByText('Counted').nextElementSibling?.textContent).toBe('43%');
    expect(result.getByText('Usual hint').nextElementSibling?.textContent).toBe('10%');
    expect(
      result.getByText('36 of 84 questions of Numbers to 10 000 in Primary 3 have a drawing.'),
    ).toBeTruthy();
    expect(lastNotice()).toMatchObject({
      title: 'Text Question',
      text: 'Text Question: 43% probability of a drawing for Whole Numbers in Primary 3.',
    });
  });

  it('shows no hint where there is none, and says when it failed', async () => {
    let isAway = false;
    const { tester } = await openTab({
      [TEST]: () =>
        isAway
          ? { status: 503, body: refusal('Away', 'unavailable') }
          : { body: { ...MEASURED, subStrandId: 'percentage', hint: null } },
    });
    const send = () => userEvent.click(tester.getByRole('button', { name: 'Test Probability' }));
    await send();
    const result = within(await tester.findByRole('region', { name: 'Probability of a drawing' }));
    expect(result.queryByText('Usual hint')).toBeNull();
    isAway = true;
    await send();
    expect((await tester.findByRole('alert')).textContent).toBe('Failed to test visual probability');
    await waitFor(() => expect(lastNotice()?.title).toBe('Probability Test Failed'));
  });
});

it('the tester is called Testing... and cannot be pressed again while it runs', async () => {
  const { server, tester } = await openTab({
    [TEST]: () => ({ body: MEASURED, after: new Promise(() => undefined) }),
  });
  await userEvent.click(tester.getByRole('button', { name: 'Test Probability' }));
  const pending = await tester.findByRole<HTMLButtonElement>('button', { name: 'Testing...' });
  expect(pending.disabled).toBe(true);
  expect(server.callsTo(TEST)).toHaveLength(1);
});

it('sends a seed as typed, without spaces around it', () => {
  expect(toVisualBody({ ...VISUAL_DEFAULTS, seed: ' bars 7 ' }).seed).toBe('bars 7');
  expect(toVisualBody({ ...VISUAL_DEFAULTS, seed: '  ' })).not.toHaveProperty('seed');
});

it('has no word on a sub-strand that the grade has itself', () => {
  expect(meaningHint('Primary 4', 'data_handling')).toBeNull();
});
