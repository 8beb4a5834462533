import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BATCHES, CREATE, openConsole, type ConsoleScript } from '../../testing/open-console.js';
import { buildBatch } from '../../testing/question-factory.js';
import { refusal } from '../../testing/scripted-server.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import '../../pages/question-management/question-management-page.js';
import '../../pages/question-management/question-console.js';
import { lastNotice } from '../../testing/notices.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => localStorage.clear());

/** The open form, and the server behind it. */
async function openForm(changes: ConsoleScript = {}) {
  const server = openConsole(null, {
    [CREATE]: () => ({ body: { success: true, batch: buildBatch() } }),
    ...changes,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New Batch' }));
  return { server, form: within(screen.getByRole('dialog', { name: 'New Batch', hidden: true })) };
}
type OpenForm = Awaited<ReturnType<typeof openForm>>['form'];

const fill = async (form: OpenForm, label: string, text: string) => {
  const field = form.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const valueOf = (form: OpenForm, label: string) => form.getByLabelText<HTMLInputElement>(label).value;
const sharesOf = (form: OpenForm) =>
  ['Open-ended (%)', 'Multiple choice (%)', 'Fill-in-the-blank (%)'].map((label) => valueOf(form, label));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
const create = (form: OpenForm) =>
  form.getByRole<HTMLButtonElement>('button', { name: 'Create Batch', hidden: true });

it('starts a batch of the usual size and kinds, and is empty again the next time', async () => {
  let all = [buildBatch({ batchName: 'Old' })];
  const { server, form } = await openForm({
    [BATCHES]: () => ({ body: all }),
    [CREATE]: () => {
      all = [buildBatch({ id: '0192f0c1-0000-7000-8000-0000000000b2', batchName: 'Fractions' }), ...all];
      return { body: { success: true, batch: all[0] } };
    },
  });
  expect(create(form).disabled).toBe(true);
  expect([valueOf(form, 'Target Questions'), ...sharesOf(form)]).toEqual(['15', '50', '40', '10']);
  expect(form.getByText('The percentages total 100%.')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Batch Name *'), ' Fractions {Enter}');
  await isClosed();
  expect(server.callsTo(CREATE)[0]?.body).toEqual({
    batchName: 'Fractions',
    primaryLevel: '',
    subStrandFilter: [],
    heuristicFilter: [],
    proficiencyFilter: [],
    targetQuestions: 15,
    priority: 5,
    openEndedPercentage: 50,
    mcqPercentage: 40,
    fillBlankPercentage: 10,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(lastNotice()).toMatchObject({
    title: 'Batch Created',
    text: 'Pre-generation batch started successfully',
  });
  expect(await screen.findByRole('row', { name: /Fractions/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New Batch' }));
  expect(screen.getByLabelText<HTMLInputElement>('Batch Name *').value).toBe('');
});

it('shrinks the other percentages as one grows, and clears a field without a leading nought', async () => {
  const { form } = await openForm();
  await fill(form, 'Open-ended (%)', '60');
  expect(sharesOf(form)).toEqual(['60', '32', '8']);
  await userEvent.clear(form.getByLabelText('Multiple choice (%)'));
  expect(valueOf(form, 'Multiple choice (%)')).toBe('');
  expect(form.getByText('Percentages must total exactly 100%. Current total: 68%')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Multiple choice (%)'), '5');
  expect(sharesOf(form)).toEqual(['60', '5', '8']);
});

it('offers to scale percentages that make no whole, and sends none of them', async () => {
  const { server, form } = await openForm();
  await userEvent.type(form.getByLabelText('Batch Name *'), 'Fractions');
  await fill(form, 'Multiple choice (%)', '20');
  await userEvent.click(create(form));
  expect(form.getByText('Scale to 100%?')).toBeTruthy();
  expect(server.callsTo(CREATE)).toEqual([]);
  await userEvent.click(form.getByText('No, I will change them'));
  expect(form.queryByText('Scale to 100%?')).toBeNull();
  await userEvent.click(create(form));
  await userEvent.click(form.getByText('Scale and create'));
  await isClosed();
  expect(server.callsTo(CREATE).map(({ body }) => body)).toEqual([
    expect.objectContaining({ openEndedPercentage: 63, mcqPercentage: 25, fillBlankPercentage: 12 }),
  ]);
});

it('says at the field what no batch may have', async () => {
  const { server, form } = await openForm();
  await userEvent.type(form.getByLabelText('Batch Name *'), 'Fractions');
  await fill(form, 'Target Questions', '101');
  await userEvent.click(create(form));
  expect(form.getByRole('alert', { hidden: true }).textContent).toBe(
    'Target questions must be a whole number from 1 to 100.',
  );
  expect(document.activeElement).toBe(form.getByLabelText('Target Questions'));
  expect(server.callsTo(CREATE)).toEqual([]);
});

it('opens the advanced settings once a level is chosen, with the curriculum of that level alone', async () => {
  const { server, form } = await openForm();
  const advanced = form.getByRole<HTMLButtonElement>('button', { name: /Advanced Settings/, hidden: true });
  expect(advanced.disabled).toBe(true);
  await userEvent.selectOptions(form.getByLabelText('Primary Level'), 'Primary 1');
  await userEvent.click(advanced);
  expect(advanced.getAttribute('aria-expanded')).toBe('true');
  expect(form.getByText('None ticked: all 6 of this level.')).toBeTruthy();
  expect(form.getByText('None ticked: all 3 heuristics represented proportionally.')).toBeTruthy();
  expect(
    form.getByText('None ticked: 15% not ready, 35% guided, 35% independent, 15% mastery.'),
  ).toBeTruthy();
  await userEvent.click(form.getByLabelText('Length'));
  await userEvent.click(form.getByLabelText('Find the pattern'));
  await userEvent.type(form.getByLabelText('Batch Name *'), 'Length');
  await userEvent.click(create(form));
  expect(form.getByText('None of these problem types goes with these topics.')).toBeTruthy();
  await userEvent.click(form.getByLabelText('Find the pattern'));
  await userEvent.click(form.getByLabelText('Guided'));
  await userEvent.click(create(form));
  await isClosed();
  expect(server.callsTo(CREATE)[0]?.body).toMatchObject({
    primaryLevel: 'Primary 1',
    subStrandFilter: ['length'],
    heuristicFilter: [],
    proficiencyFilter: ['guided'],
  });
});

it('lets go of what was chosen with its level', async () => {
  const { server, form } = await openForm();
  const level = form.getByLabelText('Primary Level');
  await userEvent.selectOptions(level, 'Primary 5');
  await userEvent.click(form.getByRole('button', { name: /Advanced Settings/, hidden: true }));
  await userEvent.click(form.getByLabelText('Ratio'));
  await userEvent.selectOptions(level, 'All Levels');
  expect(form.queryByLabelText('Ratio')).toBeNull();
  await userEvent.type(form.getByLabelText('Batch Name *'), 'All{Enter}');
  await isClosed();
  expect(server.callsTo(CREATE)[0]?.body).toMatchObject({ primaryLevel: '', subStrandFilter: [] });
});

it('may be sent again after an answer that got lost, as the same wish; a changed one is another', async () => {
  let isAway = true;
  const { server, form } = await openForm({
    [CREATE]: () => (isAway ? 'no-connection' : { body: { success: true, batch: buildBatch() } }),
  });
  await userEvent.type(form.getByLabelText('Batch Name *'), 'Fractions');
  await userEvent.click(create(form));
  expect(await form.findByText('Failed to create batch')).toBeTruthy();
  expect(lastNotice()).toMatchObject({ title: 'Error', text: 'Failed to create batch' });
  await userEvent.click(create(form));
  await waitFor(() => expect(server.callsTo(CREATE)).toHaveLength(2));
  await waitFor(() => expect(create(form).disabled).toBe(false));
  await fill(form, 'Target Questions', '20');
  isAway = false;
  await userEvent.click(create(form));
  await isClosed();
  const [first, again, changed] = server
    .callsTo(CREATE)
    .map(({ body }) => (body as { requestId: string }).requestId);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

it('shows the words of the server where it refuses', async () => {
  const words = 'Three batches are at work already.';
  const { form } = await openForm({
    [CREATE]: () => ({ status: 429, body: refusal(words, 'too-many-batches') }),
  });
  await userEvent.type(form.getByLabelText('Batch Name *'), 'Fractions{Enter}');
  expect(await form.findByText(words)).toBeTruthy();
  expect(lastNotice()).toMatchObject({ title: 'Error', text: words });
});
