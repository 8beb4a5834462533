import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { away, COVERAGE, openConsole, QUESTIONS } from '../../testing/open-console.js';
import {
  buildBankQuestion,
  buildBatch,
  buildCoverage,
  buildMapCell,
} from '../../testing/question-factory.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './question-management-page.js';
import './question-console.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => localStorage.clear());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the question bank', () => {
  const page = (from: number, count: number, nextCursor: string | null) => ({
    success: true,
    data: Array.from({ length: count }, (_, at) =>
      buildBankQuestion({ id: `q${from + at}`, questionText: `Story ${from + at}` }),
    ),
    total: 7,
    nextCursor,
  });
  const twoPages = ({ path }: { path: string }) => ({
    body: path.includes('cursor=q5') ? page(6, 2, null) : page(1, 5, 'q5'),
  });
  const queryOf = (path = '') => new URLSearchParams(path.split('?')[1]);

  it('is fetched only while it is browsed: five, then more by the cursor, and back', async () => {
    const server = openConsole('bank', { [QUESTIONS]: twoPages });
    await screen.findByRole('button', { name: 'Browse All Questions (1,200)' });
    expect(server.callsTo(QUESTIONS)).toEqual([]);
    await press(/^Browse All/);
    expect(await screen.findByText('5 of 7 questions, all levels')).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Back to Overview' }))).toBe(
      true,
    );
    expect(document.activeElement).not.toBe(document.body);
    expect([...queryOf(server.callsTo(QUESTIONS)[0]?.path)]).toEqual([['limit', '5']]);
    await press('Load More');
    expect(await screen.findByText('7 of 7 questions, all levels')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Question 7' }).textContent).toContain('Story 7');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    await press('Back to Overview');
    expect(await screen.findByRole('button', { name: /^Browse All/ })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is narrowed to three levels, to one, and to none', async () => {
    const server = openConsole('bank', { [QUESTIONS]: twoPages });
    await press('Primary 1-3');
    expect(await screen.findByText('5 of 7 questions, Primary 1-3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Primary 1-3' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Primary 5');
    expect(await screen.findByText('5 of 7 questions, Primary 5')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Primary 1-3' }).getAttribute('aria-pressed')).toBe('false');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'All Levels');
    expect(await screen.findByText('5 of 7 questions, all levels')).toBeTruthy();
    expect(server.callsTo(QUESTIONS).map(({ path }) => queryOf(path).get('levels'))).toEqual([
      'Primary 1,Primary 2,Primary 3',
      'Primary 5',
      null,
    ]);
  });

  it('shows level, text, names with their ids, score and drawing, and the key only when asked', async () => {
    const visual = { svg: '<svg><circle r="4"/></svg>', alt: 'Three bars' };
    openConsole('bank', {
      [QUESTIONS]: () => ({
        body: { success: true, data: [buildBankQuestion({ visual })], total: 1, nextCursor: null },
      }),
    });
    await press('Primary 4-6');
    const card = within(await screen.findByRole('article', { name: 'Question 1' }));
    for (const text of ['Primary 5', 'Score 99.6%', 'Before and after', 'h2_before_after', 'Ratio', 'ratio'])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('img', { name: 'Three bars' })).toBeTruthy();
    const key = card.getByText(/^Show the key/).closest('details');
    expect(key?.open).toBe(false);
    await userEvent.click(card.getByText(/^Show the key/));
    expect(key?.open).toBe(true);
  });

  it('shows structure and statements, and "Other" for a written question that has none', async () => {
    const written = buildBankQuestion({ id: 'q2', source: 'model', structure: 'other', statements: [] });
    openConsole('bank', {
      [QUESTIONS]: () => ({
        body: { success: true, data: [buildBankQuestion(), written], total: 2, nextCursor: null },
      }),
    });
    await press('Primary 4-6');
    const factsOf = async (name: string) => {
      const card = within(await screen.findByRole('article', { name }));
      return ['Structure', 'Syllabus statements'].map((term) =>
        card.getByText(term).nextElementSibling?.textContent.trim(),
      );
    };
    expect(await factsOf('Question 1')).toEqual(['one gains', 'P6-R-4']);
    expect(await factsOf('Question 2')).toEqual(['Other', 'Other']);
  });

  it('shows the options of a choice', async () => {
    const mcqOptions = [
      { label: 'A' as const, text: '3 : 4' },
      { label: 'B' as const, text: '1/2' },
    ];
    const question = buildBankQuestion({ questionType: 'mcq', mcqOptions, modelAnswer: 'B' });
    openConsole('bank', {
      [QUESTIONS]: () => ({ body: { success: true, data: [question], total: 1, nextCursor: null } }),
    });
    await press('Primary 4-6');
    const options = within(await screen.findByRole('list', { name: 'Options' })).getAllByRole('listitem');
    expect(options.map((option) => option.textContent)).toEqual(['A. 3 : 4', 'B. one half12']);
  });

  it('says that a level has no question', async () => {
    openConsole('bank', {
      [QUESTIONS]: () => ({ body: { success: true, data: [], total: 0, nextCursor: null } }),
    });
    await press('Primary 1-3');
    expect(await screen.findByRole('heading', { name: 'No questions found' })).toBeTruthy();
  });

  it('is tried again', async () => {
    let isAway = true;
    openConsole('bank', { [QUESTIONS]: (made) => (isAway ? away() : twoPages(made)) });
    await press('Primary 1-3');
    expect(await screen.findByText('The questions could not be loaded')).toBeTruthy();
    isAway = false;
    await press('Try Again');
    expect(await screen.findByText(/^5 of 7/)).toBeTruthy();
  });
});

describe('the coverage of the curriculum', () => {
  const rowTexts = (table: string) =>
    within(screen.getByRole('region', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const MAP = 'GET /api/admin/pre-generation/coverage-map';
  const FILL = 'POST /api/admin/pre-generation/fill-gaps';
  const map = (left = 500) => ({
    body: {
      cells: [
        buildMapCell(),
        buildMapCell({
          heuristicId: 'h6_remainder_concept',
          count: 44,
          mastery: 26,
          not_ready: 10,
          withdrawn: 0,
        }),
      ],
      today: { left, freeBatches: 3 },
      ...{ secondsPerQuestion: 30, modelPercent: 0 },
    },
  });
  const withMap = { [COVERAGE]: () => ({ body: buildCoverage() }), [MAP]: () => map() };
  const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

  it('has a summary and the widest gaps', async () => {
    openConsole('coverage', withMap);
    const card = async (title: string) =>
      (await screen.findByText(title)).closest<HTMLElement>('.ant-card')?.textContent;
    expect(await card('Total Questions')).toContain('204');
    expect(await card('Coverage Score')).toContain('61.5%');
    expect(await card('Levels with Gaps')).toContain('4');
    expect(await card('Top Gaps')).toContain('P6 Speed no question at any level');
  });

  it('is told by level, sub-strand, heuristic and proficiency, with a word for every gap', async () => {
    openConsole('coverage', withMap);
    await screen.findByText('Coverage Score');
    await openTab('By Level');
    expect(rowTexts('Questions by level')).toEqual(['Primary 515073.5%', 'Primary 65426.5%']);
    await openTab('By Heuristic');
    expect(rowTexts('Questions by heuristic')).toEqual(['Before and after123450, gap']);
    await openTab('By Proficiency');
    expect(rowTexts('Questions by proficiency')).toEqual(['Mastery125.9%']);
    await openTab('By Sub-Strand');
    expect(rowTexts('Questions by sub-strand')).toHaveLength(15);
    expect(rowTexts('Questions by sub-strand')[0]).toBe('Topic 17P5Primary 500, gap0, gap0, gap0, gap');
    await press('Show all 17');
    expect(rowTexts('Questions by sub-strand')).toHaveLength(17);
  });

  it('is asked for by level, in the same view', async () => {
    const server = openConsole('coverage', withMap);
    await openTab('By Heuristic');
    await userEvent.selectOptions(await screen.findByLabelText('Level'), 'Primary 3');
    await waitFor(() =>
      expect(server.callsTo(COVERAGE).map(({ path }) => path.split('?')[1])).toEqual([
        undefined,
        'primaryLevel=Primary+3',
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Questions by heuristic' })).toBeTruthy();
  });

  it('says where there is none', async () => {
    const summary = { totalQuestions: 0, coverageScore: 0, levelsWithGaps: 6, topGaps: [] };
    openConsole('coverage', { [COVERAGE]: () => ({ body: buildCoverage({ summary }) }) });
    expect(await screen.findByRole('heading', { name: 'No Coverage Data' })).toBeTruthy();
  });

  it('waits, says that it failed, and is tried again', async () => {
    let isAway = true;
    openConsole('coverage', {
      [MAP]: () => map(),
      [COVERAGE]: () => (isAway ? away() : { body: buildCoverage() }),
    });
    expect(await screen.findByText('Loading the coverage')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Failed to fetch coverage data' })).toBeTruthy();
    isAway = false;
    await press('Try Again');
    expect(await screen.findByText('Coverage Score')).toBeTruthy();
  });

  it('has a map whose arrows move and whose cells open their questions and a filled-in batch', async () => {
    openConsole('coverage', {
      ...withMap,
      [QUESTIONS]: () => ({
        body: { success: true, data: [buildBankQuestion()], total: 18, nextCursor: null },
      }),
    });
    const cell = await screen.findByRole('button', { name: 'P5 Ratio, Before and after: 18 questions' });
    expect(screen.getByRole('heading', { name: 'Primary 5: 0 of 2 cells full' })).toBeTruthy();
    act(() => cell.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: 44 questions$/);
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: /^Ratio × / }));
    expect(drawer.getByText('3 of 10')).toBeTruthy();
    expect(drawer.getByText(/^Checks passed with 98% on average\. 1 withdrawn for a fault\./)).toBeTruthy();
    expect(await drawer.findByText('1 of 18 questions')).toBeTruthy();
    expect(drawer.getByText('22 questions missing')).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'New Batch for this cell' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Batch' }));
    expect(form.getByLabelText<HTMLInputElement>('Target Questions').value).toBe('22');
    expect(form.getByLabelText<HTMLSelectElement>('Primary Level').value).toBe('Primary 5');
    expect(form.getByLabelText<HTMLInputElement>(/^Batch Name/).value).toMatch(/^P5 Ratio: /);
  });

  it('shows the plan of a filling with time and cost before it starts', async () => {
    const server = openConsole('coverage', {
      ...withMap,
      [MAP]: () => map(10),
      [FILL]: () => ({ body: { success: true, batch: buildBatch() } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Fill all gaps' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^2 cells lack 32 questions/)).toBeTruthy();
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('Today1010about 5 minutes$0');
    expect(rows[2]).toMatch(/2222about 11 minutes\$0/);
    expect(server.callsTo(FILL)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Start with 10 today' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(FILL).map(({ body }) => body)).toEqual([
      { primaryLevel: '', targetQuestions: 10, requestId: expect.any(String) },
    ]);
  });
});
