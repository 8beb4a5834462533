import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, QUESTIONS, WITHDRAWN } from '../../testing/open-console.js';
import { buildBankQuestion, buildImpact, buildWithdrawn } from '../../testing/question-factory.js';
// The page is lazy: compiled here, it does not eat up the patience of the first test on a busy machine.
import './question-management-page.js';
import './question-console.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const IMPACT = 'GET /api/admin/pre-generation/structures/impact';
const PAPERS = 'GET /api/admin/structure-papers';
const WITHDRAW = 'POST /api/admin/pre-generation/structures/withdraw';
const RESTORE = 'POST /api/admin/pre-generation/structures/restore';

beforeEach(() => localStorage.clear());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const questions = () => ({
  body: { success: true, data: [buildBankQuestion()], total: 1, nextCursor: null },
});
const queryOf = (path = '') => new URLSearchParams(path.split('?')[1]);

describe('withdrawing a structure', () => {
  it('says what happens, withdraws with a reason, and is undone', async () => {
    let withdrawal: ReturnType<typeof buildWithdrawn> | null = null;
    const server = openConsole('bank&levels=all', {
      [QUESTIONS]: questions,
      [IMPACT]: () => ({ body: buildImpact({ withdrawal, questions: withdrawal ? 0 : 38 }) }),
      [PAPERS]: () => ({ body: { open: 3, notStarted: 12 } }),
      [WITHDRAW]: () => {
        withdrawal = buildWithdrawn();
        return { body: { success: true, withdrawal } };
      },
      [RESTORE]: () => {
        withdrawal = null;
        return { body: { success: true, questions: 38 } };
      },
    });
    await press(/^Withdraw structure/);
    const dialog = within(await screen.findByRole('dialog', { name: 'one gains' }));
    expect(await dialog.findByText(/^38 questions leave the bank at once/)).toBeTruthy();
    expect(
      await dialog.findByText(/15 assessments not handed in keep .* 3 open, 12 not started/),
    ).toBeTruthy();
    expect(dialog.getByText(/^Marks do not change/)).toBeTruthy();
    expect(dialog.getByText('Other structures that stay: Guided 4.')).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'Too hard');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw 38 questions' }));
    expect(await dialog.findByText(/38 questions left the bank/)).toBeTruthy();
    expect(server.callsTo(WITHDRAW).map(({ body }) => body)).toEqual([
      { gradeLevel: 'Primary 5', structure: 'h2/ratio/one-gains', reason: 'too-hard' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /^Undo/ }));
    expect(await dialog.findByRole('button', { name: 'Withdraw 38 questions' })).toBeTruthy();
    expect(server.callsTo(RESTORE).map(({ body }) => body)).toEqual([
      { gradeLevel: 'Primary 5', structure: 'h2/ratio/one-gains' },
    ]);
  });

  it('cannot be done where a level would have no structure left', async () => {
    openConsole('bank&levels=all', {
      [QUESTIONS]: questions,
      [IMPACT]: () => ({ body: buildImpact({ lastAt: ['mastery'] }) }),
      [PAPERS]: () => ({ body: { open: 0, notStarted: 0 } }),
    });
    await press(/^Withdraw structure/);
    const dialog = within(await screen.findByRole('dialog', { name: 'one gains' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Mastery would have no other structure');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Withdraw 38/ }).disabled).toBe(true);
  });

  it('lists what is withdrawn in the overview of the bank, each with its undo', async () => {
    const server = openConsole('bank', {
      [WITHDRAWN]: () => ({ body: [buildWithdrawn()] }),
      [RESTORE]: () => ({ body: { success: true, questions: 38 } }),
    });
    const table = within(await screen.findByRole('region', { name: 'Withdrawn structures' }));
    expect(table.getByRole('rowheader', { name: 'h2/ratio/one-gains' })).toBeTruthy();
    expect(table.getByText('Too hard')).toBeTruthy();
    await userEvent.click(table.getByRole('button', { name: 'Undo: h2/ratio/one-gains, Primary 5' }));
    await waitFor(() => expect(server.callsTo(RESTORE)).toHaveLength(1));
  });
});

describe('the search of the bank', () => {
  it('follows the typing, and stands in the address', async () => {
    const server = openConsole('bank', { [QUESTIONS]: questions });
    await userEvent.type(await screen.findByLabelText('Search the bank'), 'P4-N-7');
    await waitFor(() =>
      expect(server.callsTo(QUESTIONS).map(({ path }) => queryOf(path).get('search'))).toEqual(['P4-N-7']),
    );
    expect(await screen.findByText('1 of 1 questions, all levels')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'All of this structure' }));
    await waitFor(() =>
      expect([...queryOf(server.callsTo(QUESTIONS).at(-1)?.path)]).toEqual([
        ['levels', 'Primary 5'],
        ['search', 'h2/ratio/one-gains'],
        ['limit', '5'],
      ]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Search the bank').value).toBe('h2/ratio/one-gains');
  });
});
