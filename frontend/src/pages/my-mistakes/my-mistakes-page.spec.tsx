import { describe, expect, it } from '@jest/globals';
import type { Mistake, MistakesPage } from '@sumfox/contracts/assessment/progress.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scriptRewards } from '../../testing/homes.js';
import { buildPupil, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from '../../testing/scripted-server.js';

function buildMistake(changes: Partial<Mistake> = {}): Mistake {
  return {
    assessmentId: 7,
    questionIndex: 2,
    question: buildQuestion(),
    answer: { answer: '2/6', selectedOption: null, answerParts: null, blankAnswers: null },
    feedback: 'Not yet. You added the bottom numbers.',
    date: '2026-11-20T02:00:00.000Z',
    isRightOnce: false,
    ...changes,
  };
}

function buildPage(data: Mistake[], changes: Partial<MistakesPage> = {}): MistakesPage {
  return { success: true, data, total: data.length, putRight: 0, nextCursor: null, ...changes };
}

function open(answer: (made: MadeCall) => ScriptedAnswer, path = '/my-mistakes') {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
    'GET /api/assessments/mistakes': answer,
    ...scriptRewards('pupil-1', { fixed: 4 }),
    'POST /api/assessments/generate-similar': () => ({
      status: 503,
      body: refusal('Not just now.', 'unavailable'),
    }),
  });
  renderAppAt(path);
  return server;
}

describe('the notebook', () => {
  it('shows the question, the answer, what to look at, and two ways on', async () => {
    const server = open(() => ({ body: buildPage([buildMistake({ isRightOnce: true })]) }));
    const item = within(await screen.findByText('Fractions', { selector: '.chip' }).then(toCard));
    expect(item.getByText('Part-whole model')).toBeTruthy();
    expect(item.getByText('20 Nov 2026')).toBeTruthy();
    expect(item.getByText('Not yet. You added the bottom numbers.')).toBeTruthy();
    expect(item.getByText(/Right once/)).toBeTruthy();
    expect(await screen.findByText('4 mistakes put right')).toBeTruthy();
    const look = item.getByRole('link', { name: /^Look at it again/ });
    expect(look.getAttribute('href')).toBe('/assessment/7/review?question=3');
    const again = item.getByRole('button', { name: /^Try a similar one/ });
    await userEvent.dblClick(again);
    await userEvent.click(again);
    await waitFor(() =>
      expect(server.callsTo('POST /api/assessments/generate-similar').length).toBeGreaterThan(1),
    );
    const bodies = server.callsTo('POST /api/assessments/generate-similar').map((made) => made.body);
    expect(bodies[0]).toMatchObject({ questions: [{ assessmentId: 7, questionIndex: 2 }] });
    // Nobody knows whether the first was heard, so all are one wish.
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('has one key that begins with the first mistake, once', async () => {
    const server = open(() => ({
      body: buildPage([buildMistake(), buildMistake({ assessmentId: 6, questionIndex: 0 })]),
    }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Fix one Fractions' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/assessments/generate-similar')[0]?.body).toMatchObject({
        questions: [{ assessmentId: 7, questionIndex: 2 }],
      }),
    );
    const bodies = server.callsTo('POST /api/assessments/generate-similar').map((made) => made.body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('goes on page by page', async () => {
    const second = buildMistake({
      assessmentId: 6,
      question: buildQuestion({ subStrandDisplayName: 'Ratio' }),
    });
    const server = open(({ path }) =>
      path.includes('cursor=')
        ? { body: buildPage([second], { total: 2 }) }
        : { body: buildPage([buildMistake()], { total: 2, nextCursor: '5-7-2' }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Ratio', { selector: '.chip' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server.calls.some(({ path }) => path.includes('cursor=5-7-2'))).toBe(true);
  });

  it('keeps to the concept of its address, and back to all', async () => {
    const server = open(() => ({ body: buildPage([]) }), '/my-mistakes?concept=ratio');
    expect(await screen.findByRole('heading', { name: 'Nothing open here' })).toBeTruthy();
    expect(server.callsTo('GET /api/assessments/mistakes')[0]?.path).toContain('subStrandId=ratio');
    await userEvent.click(screen.getByRole('button', { name: 'Show all my mistakes' }));
    expect(await screen.findByRole('heading', { name: 'No mistakes to fix' })).toBeTruthy();
  });

  it('praises when all is put right, and says when it cannot be loaded', async () => {
    let answer: ScriptedAnswer = { status: 500, body: refusal('Broken', 'internal') };
    open(() => answer);
    await screen.findByRole('heading', { name: 'Your notebook could not be loaded' });
    answer = { body: buildPage([], { putRight: 3 }) };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'All put right!' })).toBeTruthy();
    expect(screen.getByText(/You came back and put them right/)).toBeTruthy();
  });
});

function toCard(element: HTMLElement): HTMLElement {
  const card = element.closest('li');
  if (!card) throw new Error('a mistake stands in no list');
  return card;
}
