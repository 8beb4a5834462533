import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { QUESTION_FAULT_NAMES } from '@sumfox/contracts/question/question-faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { away, type ConsoleScript, openConsole } from '../../testing/open-console.js';
import { buildQuality } from '../../testing/quality.js';
import { refusal } from '../../testing/scripted-server.js';
import { buildListed, buildPaperToVerify, buildPlace } from '../../testing/verified-papers.js';
// The pages are lazy: compiled here, they do not eat up the patience of the first test on a busy machine.
import '../../pages/question-management/question-management-page.js';
import '../../pages/question-management/question-console.js';
import './verification-panel.js';

// The library's tabs watch their own size, which jsdom has not.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const LIST = 'GET /api/admin/assessments-for-verification';
const PAPER = 'GET /api/admin/assessments/12/verification';
const SEND = 'POST /api/admin/assessments/12/verification';
const SUMMARY = 'GET /api/admin/verification-summary';
const AGREEMENT = 'GET /api/admin/mark-agreement';
const FLAGS = 'GET /api/admin/question-flags-stats';

const counts = { verified: 9, agreed: 8, tooStrict: 1, tooGenerous: 0, voided: 0 };

beforeEach(() => localStorage.clear());

function open(changes: ConsoleScript = {}) {
  return openConsole('verification', {
    [LIST]: () => ({ body: [buildListed({ flagged: true, doubts: 1 })] }),
    [PAPER]: () => ({ body: buildPaperToVerify() }),
    [SUMMARY]: () => ({ body: { completedThisWeek: 41, verifiedToday: 2, marksVerifiedToday: 9 } }),
    [AGREEMENT]: () => ({ body: { ...counts, byType: [{ questionType: 'mcq', ...counts }] } }),
    [FLAGS]: () => ({ body: buildQuality({ totalFlagged: 7 }) }),
    ...changes,
  });
}

const openPaper = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Mei Tan/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assessment #12' }));
  await dialog.findByRole('heading', { name: /^Question 1 of/ });
  return dialog;
};
const bodyOf = (server: ReturnType<typeof open>) =>
  server.callsTo(SEND).map(({ body }) => body as { requestId: string; verdicts: object[] });

describe('the tab', () => {
  it('shows four figures with their window, and where people agree', async () => {
    open();
    await waitFor(() => expect(document.body.textContent).toContain('41'));
    const card = (title: string) =>
      screen.getByText(title, { selector: '[title]' }).closest('.ant-card')?.textContent;
    await waitFor(() => expect(card('AI Agreement')).toContain('89%'));
    expect(card('This Week')).toContain('completed in the last 7 days');
    expect(screen.getByText('This Week').title).toContain('last 7 days');
    expect(card('Verified Today')).toBe('Verified Today29 marks looked at');
    await waitFor(() => expect(card('Flagged')).toContain('7'));
    expect(screen.getByText('8 of 9 stood, 1 too strict')).toBeTruthy();
  });

  it('shows a dash for figures that could not be had', async () => {
    open({ [SUMMARY]: away, [AGREEMENT]: away, [FLAGS]: away });
    await screen.findByRole('button', { name: /Mei Tan/ });
    expect(screen.getAllByText('–').length).toBeGreaterThanOrEqual(4);
  });

  it('lists what is completed, with date and minutes as the spec has them', async () => {
    open();
    const row = await screen.findByRole('button', { name: /Mei Tan/ });
    for (const text of [
      '#12',
      'Nov 02, 2026 09:05',
      '3 questions',
      '13 minutes',
      'Flagged',
      '1 in doubt',
      '60%',
    ])
      expect(row.textContent).toContain(text);
  });

  it('asks for what is filtered, and loads more by the cursor', async () => {
    const server = open({
      [LIST]: ({ path }) => ({
        body: path.includes('cursor=')
          ? [buildListed({ id: 13, studentName: 'Jun Lim' })]
          : [buildListed({ nextCursor: '0.1.12' })],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('button', { name: /Jun Lim/ })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Student'), 'mei');
    await userEvent.type(screen.getByLabelText('Assessment'), '12');
    await userEvent.selectOptions(screen.getByLabelText('Grade'), 'Primary 5');
    await userEvent.click(screen.getByRole('switch', { name: 'Flagged only' }));
    await waitFor(() => {
      const last = server.callsTo(LIST).at(-1)?.path ?? '';
      expect([...new URLSearchParams(last.split('?')[1])]).toEqual([
        ['student', 'mei'],
        ['assessment', '12'],
        ['grade', 'Primary 5'],
        ['flagged', 'true'],
        ['limit', '10'],
      ]);
    });
  });

  it('says that there is nothing, in other words where filters may be why', async () => {
    open({ [LIST]: () => ({ body: [] }) });
    expect(await screen.findByRole('heading', { name: 'No Assessments Found' })).toBeTruthy();
    expect(screen.getByText(/Completed assessments appear here/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Flagged only' }));
    expect(await screen.findByText('Try adjusting your filters to see more assessments.')).toBeTruthy();
    await userEvent.click(within(screen.getByText(/Try adjusting/).closest('section')!).getByRole('button'));
    expect(await screen.findByText(/Completed assessments appear here/)).toBeTruthy();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    let isAway = true;
    open({ [LIST]: () => (isAway ? away() : { body: [buildListed()] }) });
    expect(await screen.findByText('The assessments could not be loaded')).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: /Mei Tan/ })).toBeTruthy();
  });
});

describe('a paper that is opened', () => {
  it('shows question, key, answer and feedback side by side, and no name', async () => {
    open();
    const dialog = await openPaper();
    const fact = (name: string, at = 0) => dialog.getAllByText(name)[at]?.nextElementSibling?.textContent;
    expect(dialog.getByText('Story 1')).toBeTruthy();
    expect(fact('Answer')).toContain('three quarters');
    expect(fact('Also accepted')).toBe('0.75');
    expect(fact('Answer', 1)).toContain('two sixths');
    expect(fact('Working')).toBe('1/2 = 2/4');
    expect(fact('Mark')).toBe('1 of 2 marks');
    expect(fact('Feedback')).toBe('Not yet. Look at the denominators.');
    expect(fact('Suggestions')).toBe('Draw a bar.');
    expect(fact('Solution steps')).toContain('= two quarters');
    expect(dialog.queryByText(/Mei Tan/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Question 1 of 3');
  });

  it('says in the words of the spec what is missing, and shows what was drawn', async () => {
    const place = buildPlace(0);
    open({
      [PAPER]: () => ({
        body: buildPaperToVerify([
          buildPlace(0, {
            question: { ...place.question, questionText: '' },
            answer: { ...place.answer, answer: '', working: '', drawing: 'data:image/png;base64,AAAA' },
            feedback: null,
          }),
          buildPlace(1),
        ]),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Mei Tan/ }));
    const dialog = within(await screen.findByRole('dialog'));
    // The first mark is missing, so the second question is opened.
    expect(await dialog.findByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Question 1, not marked yet/ }));
    for (const text of ['Question text not available', 'No answer provided', 'No feedback provided'])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'What the student drew' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('shows a drawn answer and its key as drawings', async () => {
    const place = buildPlace(0);
    const visual = { svg: '<svg viewBox="0 0 320 240"><title>A grid</title></svg>', alt: 'A grid' };
    const manipulative: DrawnThing = {
      kind: 'point',
      at: [20, 200],
      step: 28,
      size: [10, 7],
      name: 'D',
      joined: [],
    };
    open({
      [PAPER]: () => ({
        body: buildPaperToVerify([
          buildPlace(0, {
            question: { ...place.question, visual, manipulative },
            expectedAnswer: '(4, 3)',
            answer: { ...place.answer, answer: '(2, 1)' },
          }),
        ]),
      }),
    });
    const dialog = await openPaper();
    expect(await dialog.findByRole('img', { name: 'A grid (4, 3)' })).toBeTruthy();
    expect(await dialog.findByRole('img', { name: 'A grid (2, 1)' })).toBeTruthy();
  });

  it('sends whoever would judge a challenged mark to where it is decided', async () => {
    open({
      [PAPER]: () => ({ body: buildPaperToVerify([buildPlace(0, { challenge: 'waiting' }), buildPlace(1)]) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Mei Tan/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Question 1,.*in doubt/ }));
    await userEvent.keyboard('a');
    expect(dialog.getByRole('link', { name: 'It is decided in Reviews' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Approve all that stand (1)' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save verdicts' })).toBeTruthy();
  });

  it('is gone through by keys: approve leads on, and all of it is sent at once', async () => {
    const server = open({
      [SEND]: () => ({ body: { success: true, verified: 3, marksGained: 1, score: 80 } }),
    });
    const dialog = await openPaper();
    await userEvent.keyboard('a');
    expect(document.activeElement?.textContent).toBe('Question 2 of 3');
    await userEvent.keyboard('kj');
    expect(document.activeElement?.textContent).toBe('Question 2 of 3');
    await userEvent.keyboard('c');
    await userEvent.click(dialog.getByRole('button', { name: '2 marks' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /The answer itself is right/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Language' }));
    // Letters belong to the note while it is typed.
    await userEvent.type(dialog.getByLabelText('Note (for admins)'), 'java');
    expect(dialog.getByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve all that stand (1)' }));
    expect(document.activeElement?.textContent).toBe('Save 3 verdicts');
    expect(server.callsTo(SEND)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const seen = { marksSeen: 1, verdictSeen: null };
    expect(bodyOf(server)).toEqual([
      {
        requestId: expect.any(String),
        verdicts: [
          { questionIndex: 0, verdict: 'approve', faults: [], ...seen },
          {
            ...{ questionIndex: 1, verdict: 'correct', marksGiven: 2, isForAnswer: true },
            ...{ faults: ['language'], note: 'java', ...seen },
          },
          { questionIndex: 2, verdict: 'approve', ...seen },
        ],
      },
    ]);
    await waitFor(() => expect(server.callsTo(LIST).length).toBeGreaterThan(1));
  });

  it('says that a lower mark is kept as a finding, and asks for marks that are missing', async () => {
    const server = open();
    const dialog = await openPaper();
    await userEvent.keyboard('c');
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 verdict' }));
    expect(dialog.getByRole('alert').textContent).toContain('Question 1 still needs the marks');
    expect(server.callsTo(SEND)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '0 marks' }));
    expect(dialog.getByText(/The mark stays at 1/)).toBeTruthy();
  });

  it('asks first before a question leaves the bank', async () => {
    const server = open({
      [SEND]: () => ({ body: { success: true, verified: 1, marksGained: 1, score: 80 } }),
    });
    const dialog = await openPaper();
    await userEvent.keyboard('v');
    await userEvent.click(dialog.getByRole('checkbox', { name: /at fault/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 verdict' }));
    expect(server.callsTo(SEND)).toEqual([]);
    const asked = within(await screen.findByRole('dialog', { name: 'Is the question faulty?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Yes, save' }));
    await waitFor(() =>
      expect(bodyOf(server)[0]?.verdicts).toEqual([
        {
          ...{ questionIndex: 0, verdict: 'void', isQuestionFaulty: true, faults: [] },
          ...{ marksSeen: 1, verdictSeen: null },
        },
      ]),
    );
  });

  it('offers every fault of a reading, and asks first where a right answer may be marked wrong', async () => {
    const server = open();
    const dialog = await openPaper();
    const group = within(dialog.getByRole('group', { name: 'Faults of the question' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      Object.values(QUESTION_FAULT_NAMES),
    );
    await userEvent.click(group.getByRole('button', { name: 'Second answer' }));
    expect(dialog.getByText(/^With this fault the question leaves the bank/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 verdict' }));
    expect(await screen.findByRole('dialog', { name: 'Is the question faulty?' })).toBeTruthy();
    expect(server.callsTo(SEND)).toEqual([]);
  });

  it('sends the same again after a lost answer, and loses nothing of what was said', async () => {
    let times = 0;
    const server = open({
      [SEND]: () => {
        times += 1;
        return times === 1
          ? 'no-connection'
          : { body: { success: true, verified: 1, marksGained: 0, score: 60 } };
      },
    });
    const dialog = await openPaper();
    await userEvent.keyboard('a');
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 verdict' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('verdicts count once');
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 verdict' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = bodyOf(server);
    expect(first).toEqual(second);
  });

  it('shows what somebody else has changed meanwhile, and keeps the rest', async () => {
    let isChanged = false;
    const verdict = {
      verdictId: '0192f0c1-0000-7000-8000-00000000000c',
      verdict: 'approve' as const,
      marksBefore: 1,
      marksGiven: null,
      isQuestionFaulty: false,
      faults: null,
      note: '',
      decidedBy: 'bob',
      decidedAt: '2026-11-02T01:05:00.000Z',
    };
    open({
      [PAPER]: () => ({
        body: buildPaperToVerify([buildPlace(0, isChanged ? { verdict } : {}), buildPlace(1), buildPlace(2)]),
      }),
      [SEND]: () => {
        isChanged = true;
        return {
          status: 409,
          body: refusal('Question 1 is changed by somebody else meanwhile.', 'verified-meanwhile', {
            questions: [1],
          }),
        };
      },
    });
    const dialog = await openPaper();
    await userEvent.click(dialog.getByRole('button', { name: /^Approve all/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save 3 verdicts' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Question 1 is changed by somebody else meanwhile. Please look at it again.',
    );
    expect(await dialog.findByText(/Approved by bob/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save 2 verdicts' })).toBeTruthy();
  });

  it('asks before verdicts that are not saved are lost', async () => {
    open();
    const dialog = await openPaper();
    await userEvent.keyboard('a');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Close without saving?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByRole('button', { name: 'Save 1 verdict' })).toBeTruthy();
  });

  it('says that it could not be loaded, and can be closed', async () => {
    open({ [PAPER]: away });
    await userEvent.click(await screen.findByRole('button', { name: /Mei Tan/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The assessment could not be loaded')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
