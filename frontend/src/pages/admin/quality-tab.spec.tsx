import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil } from '../../testing/papers.js';
import { buildQuality } from '../../testing/quality.js';
import { buildImpact } from '../../testing/question-factory.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, type ScriptedAnswer, scriptServer } from '../../testing/scripted-server.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './admin-dashboard.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const NOTHING = buildQuality();

const FIGURES = 'GET /api/admin/question-flags-stats';
const NO_STRUCTURES = { tooEasy: 0, fitting: 0, tooHard: 0, notYetKnown: 0, structures: [] };

async function openTab(
  answer: () => ScriptedAnswer,
  structures: () => ScriptedAnswer = () => ({ body: NO_STRUCTURES }),
  impact: () => ScriptedAnswer = () => ({ status: 503, body: refusal('Away', 'unavailable') }),
) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin' }) } }),
    'GET /api/admin/system-health': () => ({ status: 503, body: refusal('Away', 'unavailable') }),
    [FIGURES]: answer,
    'GET /api/admin/structure-forecasts': structures,
    'GET /api/admin/pre-generation/structures/withdrawn': () => ({ body: [] }),
    'GET /api/admin/pre-generation/structures/impact': impact,
    'GET /api/admin/structure-papers': () => ({ body: { open: 0, notStarted: 0 } }),
  });
  renderAppAt('/admin');
  await userEvent.click(await screen.findByRole('tab', { name: 'Quality' }));
  return server;
}

const card = async (title: string) =>
  (await screen.findByText(title)).closest<HTMLElement>('.ant-card')?.textContent ?? '';

it('says "default" for what is not measured yet, and a dash for what is not known', async () => {
  await openTab(() => ({ body: NOTHING }));
  expect(await card('Quality score')).toContain('95% default');
  expect(await card('Validation rate')).toContain('97% default');
  expect(await card('Too easy')).toContain('–');
  expect(await card('Too hard')).toContain('–');
  expect(await card('Average correct')).toContain('–');
  expect(await card('Total flagged')).toContain('0');
  expect(screen.getByText('No question was reported yet.')).toBeTruthy();
});

it('shows real figures without that word, nought as nought', async () => {
  await openTab(() => ({
    body: {
      ...NOTHING,
      tooEasy: 0,
      tooHard: 2,
      qualityScore: 81,
      qualityScoreIsDefault: false,
      answers: 400,
      questionsAnswered: 30,
      questionsMeasured: 12,
      averageCorrect: 64,
      reports: { valid: 6, replaced: 0, faulty: 1, waiting: 0 },
    },
  }));
  const score = await card('Quality score');
  expect(score).toContain('81%');
  expect(score).not.toContain('default');
  const reports = within((await screen.findByText('Reports')).closest<HTMLElement>('.ant-card')!);
  expect(reports.getByText('Question was right').nextElementSibling?.textContent).toBe('6');
  const difficulty = within(
    (await screen.findByText('Questions by difficulty')).closest<HTMLElement>('.ant-card')!,
  );
  expect(difficulty.getByText('Too easy').nextElementSibling?.textContent).toBe('0');
  expect(difficulty.getByText('Fitting').nextElementSibling?.textContent).toBe('10');
  expect(difficulty.getByText('Not yet known').nextElementSibling?.textContent).toBe('18');
});

it('can be asked for again when it fails', async () => {
  let isAway = true;
  const server = await openTab(() =>
    isAway ? { status: 503, body: refusal('Away', 'unavailable') } : { body: NOTHING },
  );
  expect(await screen.findByText('The quality figures could not be loaded')).toBeTruthy();
  isAway = false;
  const tab = within(screen.getByRole('tabpanel', { name: 'Quality' }));
  await userEvent.click(tab.getByRole('button', { name: 'Try Again' }));
  expect(await card('Quality score')).toContain('95%');
  expect(server.callsTo(FIGURES)).toHaveLength(2);
});

const QUIET = {
  gradeLevel: 'Primary 5',
  template: 'h2/ratio/one-gains',
  finding: 'too-easy',
  answers: 100,
  observed: 0.85,
  forecast: 0.6,
  low: 0.12,
  high: 0.38,
  challenged: 0,
  misread: 0,
  reported: 0,
  faulty: 0,
  faultsFound: 0,
};

it('lists structures by finding with all that is known of them, sorts them, and leads to a withdrawal', async () => {
  const unknown = { observed: null, forecast: null, low: null, high: null };
  const disputed = { challenged: 14, misread: 2, reported: 3, faulty: 5 };
  await openTab(
    () => ({ body: NOTHING }),
    () => ({
      body: {
        tooEasy: 1,
        fitting: 40,
        tooHard: 1,
        notYetKnown: 7,
        structures: [
          {
            ...QUIET,
            ...disputed,
            template: 'h1/mass/sum/missing',
            finding: 'key-in-doubt',
            observed: 0.2,
            low: -0.53,
            high: -0.27,
          },
          QUIET,
          { ...QUIET, ...unknown, template: 'h6/nets/cube', finding: 'few', answers: 14 },
        ],
      },
    }),
  );
  const table = within(await screen.findByRole('region', { name: 'Structures and forms' }));
  const rows = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(rows()[0]).toContain('Key in doubtP5Primary 5 summass · missing');
  expect(rows()[0]).toContain('10020%60%\u221240 (\u221253 to \u221227)14230');
  expect(rows()[1]).toContain('10085%60%+25 (+12 to +38)0000');
  expect(rows()[2]).toContain('14 of 20 answersP5Primary 5 cube');
  expect(rows()[2]).toContain('14–––0000');
  const sortBy = (name: string) => userEvent.click(table.getByRole('button', { name }));
  await sortBy('Right');
  expect(table.getByRole('columnheader', { name: /Right/ }).getAttribute('aria-sort')).toBe('descending');
  const names = () => rows().map((text) => /one gains|sum|cube/.exec(text ?? '')?.[0]);
  expect(names()).toEqual(['one gains', 'sum', 'cube']);
  await sortBy('Right');
  expect(names()).toEqual(['sum', 'one gains', 'cube']);
  const bars = within((await screen.findByText('Structures by forecast')).closest<HTMLElement>('.ant-card')!);
  expect(bars.getByText('As forecast').nextElementSibling?.textContent).toBe('40');
  await userEvent.click(table.getByRole('button', { name: 'Withdraw h1/mass/sum/missing' }));
  expect(await screen.findByRole('dialog', { name: 'sum' })).toBeTruthy();
});

it('puts forward a structure in which readers found faults, with its withdrawal', async () => {
  await openTab(
    () => ({ body: NOTHING }),
    () => ({
      body: { ...NO_STRUCTURES, structures: [{ ...QUIET, finding: 'faults-found', faultsFound: 3 }] },
    }),
    () => ({ body: buildImpact() }),
  );
  const table = within(await screen.findByRole('region', { name: 'Structures and forms' }));
  expect(table.getByText('Faults found')).toBeTruthy();
  const at = table
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => /by a reader/.test(textContent));
  expect(table.getAllByRole('row')[1]?.children[at]?.textContent).toBe('3');
  expect(screen.getByText(/a fault in 2 or more of the last 20 questions\.$/)).toBeTruthy();
  await userEvent.click(table.getByRole('button', { name: 'Withdraw h2/ratio/one-gains' }));
  const reason = await screen.findByLabelText<HTMLSelectElement>(/^Reason/);
  expect(reason.selectedOptions[0]?.textContent).toBe('Faults found by readers');
});

it('says so while there is no structure, and asks again for forecasts that fail', async () => {
  let isAway = true;
  await openTab(
    () => ({ body: NOTHING }),
    () => (isAway ? { status: 503, body: refusal('Away', 'unavailable') } : { body: NO_STRUCTURES }),
  );
  expect(await screen.findByText('The forecasts could not be loaded')).toBeTruthy();
  expect(await card('Quality score')).toContain('95%');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No question was answered, challenged or reported yet.')).toBeTruthy();
});
