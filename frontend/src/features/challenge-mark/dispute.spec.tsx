import type { ChallengeReply } from '@sumfox/contracts/assessment/dispute';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeNotices } from '../../testing/notices.js';
import { buildMarked, buildPaper, buildPupil, buildQuestion, buildStored } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';
import { readReasons, withDispute } from '../../entities/mark/dispute.rules.js';

const OPEN = buildQuestion({ id: 'old', questionText: 'How many beads has Ali?' });
const NEW = buildQuestion({ id: 'new', questionText: 'How many stickers has Mei?' });

const WAITING: ChallengeReply = {
  decision: 'waiting',
  scoreUpdated: false,
  newQuestion: null,
  message: 'A grown-up of our team will look at it.',
  adminFeedback: 'Fox marked your answer again.',
  evaluationDetails: {
    reasoning: 'The question asks for a fraction.',
    semanticAnalysis: 'Fox read your answer as 3/4.',
    educationalNote: 'Look at the question again.',
  },
};

type Answers = Record<string, () => ScriptedAnswer | 'no-connection'>;

function serve(paper: AccessedAssessment, answers: Answers = {}) {
  const state = { paper };
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
    'GET /api/assessments/access/7': () => ({ body: { assessment: state.paper } }),
    'POST /api/assessments/7/save': () => ({
      body: { success: true, lastSaved: '2026-11-20T01:00:05.000Z', revisions: {}, newer: [], exchanged: [] },
    }),
    ...answers,
  });
  return { ...server, state };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const wrongPaper = () =>
  buildMarked(buildPaper({ questions: [OPEN], answers: [buildStored({ answer: '1/4' })] }), [0]);

describe('reporting a question', () => {
  const report = (body: object) => ({ 'POST /api/assessments/7/flag-question': () => ({ body }) });

  it('asks once, sends only where the question stands, and cannot be done twice', async () => {
    const { callsTo } = serve(
      buildPaper({ questions: [OPEN] }),
      report({
        success: true,
        outcome: 'valid',
        questionValid: true,
        newQuestion: null,
        revision: 0,
        message: 'Right.',
      }),
    );
    renderAppAt('/assessment/7');
    await press('More');
    await press('Report');
    expect(callsTo('POST /api/assessments/7/flag-question')).toEqual([]);
    await press('Yes, check it');
    expect(
      await screen.findByText('Fox solved it again. The question is right.', { exact: false }),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reported' }).disabled).toBe(true);
    expect(takeNotices()).toEqual(['Question is Correct: Right.']);
    expect(callsTo('POST /api/assessments/7/flag-question').map((made) => made.body)).toEqual([
      { questionIndex: 0 },
    ]);
  });

  it('saves first, and shows the new question with an empty answer and nothing of the old one', async () => {
    const { calls } = serve(
      buildPaper({ questions: [OPEN], answers: [buildStored({ answer: '12', revision: 3 })] }),
      report({
        success: true,
        outcome: 'replaced',
        questionValid: false,
        newQuestion: NEW,
        revision: 5,
        message: 'New.',
      }),
    );
    renderAppAt('/assessment/7');
    await userEvent.type(await screen.findByLabelText('Answer'), '0');
    await press('More');
    await press('Report');
    await press('Yes, check it');
    expect(await screen.findByText('How many stickers has Mei?')).toBeTruthy();
    expect(screen.queryByText('How many beads has Ali?')).toBeNull();
    expect(takeNotices()).toContain('Question Replaced: New.');
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('');
    const paths = calls.filter((made) => made.method === 'POST').map((made) => made.path.split('/').at(-1));
    expect(paths.slice(0, 2)).toEqual(['save', 'flag-question']);
    // The next edit stands above what the server has.
    await userEvent.type(screen.getByLabelText('Answer'), '7');
    await waitFor(() => {
      const last = calls.filter((made) => made.path.endsWith('/save')).at(-1)?.body as {
        answers: Array<{ revision: number; answer: string }>;
      };
      expect(last.answers[0]).toMatchObject({ revision: 6, answer: '7' });
    });
  });

  it('says so when it could not be checked, and can be tried again', async () => {
    serve(buildPaper({ questions: [OPEN] }), {
      'POST /api/assessments/7/flag-question': () => 'no-connection',
    });
    renderAppAt('/assessment/7');
    await press('More');
    await press('Report');
    await press('Yes, check it');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Could not validate the question. Please try again.',
    );
    expect(takeNotices()).toEqual(['Validation Failed: Could not validate the question. Please try again.']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, check it' }).disabled).toBe(false);
  });

  it('is over after a reload too', async () => {
    serve(withDispute(buildPaper({ questions: [OPEN] }), 0, { report: 'valid' }));
    renderAppAt('/assessment/7');
    await press('More');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Reported' })).disabled).toBe(true);
    expect(await screen.findByText('Question is Correct.')).toBeTruthy();
  });
});

describe('challenging a mark', () => {
  it('is not offered for a right answer', async () => {
    serve(buildMarked(buildPaper({ questions: [OPEN] })));
    renderAppAt('/assessment/7/review');
    await screen.findByRole('heading', { name: 'Question 1' });
    expect(screen.queryByRole('button', { name: 'I think I am right' })).toBeNull();
  });

  it('needs a reason, sends its name, and shows in place what came of it', async () => {
    const { callsTo } = serve(wrongPaper(), {
      'POST /api/assessments/7/challenge': () => ({ body: WAITING }),
    });
    renderAppAt('/assessment/7/review');
    await press('I think I am right');
    const send = await screen.findByRole('button', { name: 'Ask Fox to look again' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(send);
    expect(
      (await screen.findAllByText('Please select a reason why you believe your answer is correct.')).length,
    ).toBeGreaterThan(0);
    expect(takeNotices()).toEqual([
      'Selection Required: Please select a reason why you believe your answer is correct.',
    ]);
    expect(callsTo('POST /api/assessments/7/challenge')).toEqual([]);
    expect(screen.getAllByRole('radio')).toHaveLength(readReasons().length);
    await userEvent.click(screen.getByRole('radio', { name: 'I only wrote it another way' }));
    await userEvent.click(send);
    expect(await screen.findByRole('heading', { name: 'Waiting for a grown-up' })).toBeTruthy();
    expect(screen.getByText('Fox read your answer as', { exact: false })).toBeTruthy();
    expect(callsTo('POST /api/assessments/7/challenge').map((made) => made.body)).toEqual([
      { questionIndex: 0, challengeReason: 'format-difference' },
    ]);
    expect(screen.queryByRole('button', { name: 'I think I am right' })).toBeNull();
  });

  it('brings the new mark when it is approved', async () => {
    const right = buildMarked(buildPaper({ questions: [OPEN] }));
    const approved = {
      ...WAITING,
      decision: 'approved',
      scoreUpdated: true,
      message: 'You were right.',
    } as const;
    const { state } = serve(wrongPaper(), {
      'POST /api/assessments/7/challenge': () => {
        state.paper = withDispute(right, 0, { challenge: approved });
        return { body: approved };
      },
    });
    renderAppAt('/assessment/7/review');
    await press('I think I am right');
    await userEvent.click(await screen.findByRole('radio', { name: 'My result is right' }));
    await press('Ask Fox to look again');
    expect(await screen.findByRole('button', { name: 'Question 1: Right' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Challenge Approved!' })).toBeTruthy();
  });

  it.each([
    ['rejected', null, 'Challenge Rejected', 'We looked again. Here is why it stays:'],
    ['approved', NEW, 'Question Replaced!', 'A grown-up'],
  ] as const)('shows after a reload how it ended (%s)', async (decision, newQuestion, title, words) => {
    const challenge: ChallengeReply = { ...WAITING, decision, newQuestion };
    serve(withDispute(wrongPaper(), 0, { challenge }));
    renderAppAt('/assessment/7/review');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it('keeps the dialog when it could not be sent', async () => {
    serve(wrongPaper(), {
      'POST /api/assessments/7/challenge': () => ({
        status: 429,
        body: refusal('Ask tomorrow.', 'day-limit'),
      }),
    });
    renderAppAt('/assessment/7/review');
    await press('I think I am right');
    await userEvent.click(await screen.findByRole('radio', { name: 'My result is right' }));
    await press('Ask Fox to look again');
    expect((await screen.findByRole('alert')).textContent).toBe('Ask tomorrow.');
    expect(takeNotices()).toEqual(['Challenge Failed: Ask tomorrow.']);
    expect(screen.getByRole('button', { name: 'Ask Fox to look again' })).toBeTruthy();
  });

  it('has its own words when the server has none', async () => {
    serve(wrongPaper(), {
      'POST /api/assessments/7/challenge': () => ({ status: 500, body: refusal('Broken', 'internal') }),
    });
    renderAppAt('/assessment/7/review');
    await press('I think I am right');
    await userEvent.click(await screen.findByRole('radio', { name: 'My result is right' }));
    await press('Ask Fox to look again');
    await screen.findByRole('alert');
    expect(takeNotices()).toEqual(['Challenge Failed: Unable to process your challenge. Please try again.']);
  });
});

describe('checking a solution', () => {
  it('says what came of it, and stops when the day has no more', async () => {
    const { callsTo } = serve(wrongPaper(), {
      'POST /api/questions/old/verify': () => ({
        body: {
          success: true,
          corrected: false,
          outcome: 'proved',
          leftToday: 0,
          message: 'Right.',
          error: null,
        },
      }),
    });
    renderAppAt('/assessment/7/review');
    await press('Check this solution');
    expect(await screen.findByText('Solution Verified.')).toBeTruthy();
    expect(await screen.findByText('You can check it again tomorrow.')).toBeTruthy();
    await press('Check this solution');
    expect(await screen.findByText('Verification Limit Reached')).toBeTruthy();
    expect(callsTo('POST /api/questions/old/verify')).toHaveLength(1);
  });

  it('brings a corrected solution, and says so', async () => {
    const { state } = serve(wrongPaper(), {
      'POST /api/questions/old/verify': () => {
        state.paper = buildMarked(buildPaper({ questions: [OPEN] }));
        return {
          body: {
            success: true,
            corrected: true,
            outcome: 'corrected',
            leftToday: 2,
            message: 'Put right.',
            error: null,
          },
        };
      },
    });
    renderAppAt('/assessment/7/review');
    await press('Check this solution');
    expect(await screen.findByRole('button', { name: 'Question 1: Right' })).toBeTruthy();
    expect(takeNotices()).toEqual(['Solution Corrected: Put right.']);
  });

  it('says so when a solution could not be verified', async () => {
    serve(wrongPaper(), {
      'POST /api/questions/old/verify': () => ({ status: 500, body: refusal('Broken', 'internal') }),
    });
    renderAppAt('/assessment/7/review');
    await press('Check this solution');
    expect(await screen.findByText('Verification Failed')).toBeTruthy();
    const sentence = 'Unable to verify solution at this time. Please try again later.';
    expect(screen.getByText(sentence, { selector: '.toast__text' })).toBeTruthy();
  });

  it('believes the server when that has counted more', async () => {
    serve(withDispute(wrongPaper(), 0, { verification: { outcome: 'proved', leftToday: 2 } }), {
      'POST /api/questions/old/verify': () => ({
        status: 429,
        body: refusal('You can only verify a solution 3 times per day.', 'verification-limit'),
      }),
    });
    renderAppAt('/assessment/7/review');
    await press('Check this solution');
    expect(await screen.findByText('You can check it again tomorrow.')).toBeTruthy();
  });
});

describe('a question without its mark', () => {
  it('can be asked for again where its bubble leads, and counts when it comes', async () => {
    const paper = buildPaper({ questions: [OPEN] });
    const { state, callsTo } = serve(buildMarked(paper, [], [0]), {
      'POST /api/assessments/7/mark-again': () => {
        state.paper = buildMarked(paper);
        return { body: { success: true, undecided: [0] } };
      },
    });
    renderAppAt('/assessment/7');
    await userEvent.click(await screen.findByRole('link', { name: /^Question 1: Error/ }));
    await press('Mark this again');
    expect(await screen.findByRole('heading', { name: 'Right' })).toBeTruthy();
    expect(callsTo('POST /api/assessments/7/mark-again')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mark this again' })).toBeNull();
  });
});
