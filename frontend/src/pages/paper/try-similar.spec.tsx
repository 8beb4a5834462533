import { expect, it } from '@jest/globals';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMarked, buildPaper, buildPupil, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const paper = buildPaper({ questions: [buildQuestion({ id: 'q1' }), buildQuestion({ id: 'q2' })] });

function open(wrong: readonly number[], address = '/assessment/7', gradeLevel: GradeLevel = 'Primary 5') {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ gradeLevel }) } }),
    'GET /api/assessments/access/7': () => ({ body: { assessment: buildMarked(paper, wrong) } }),
    'POST /api/assessments/generate-similar': () => ({
      status: 500,
      body: refusal('Not just now.', 'internal'),
    }),
  });
  renderAppAt(address);
  return server;
}

it('offers three like those that lost marks', async () => {
  const server = open([1]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try 3 like these' }));
  await waitFor(() =>
    expect(server.callsTo('POST /api/assessments/generate-similar')[0]?.body).toMatchObject({
      assessmentId: 7,
    }),
  );
  expect(await screen.findByText(/^Failed to generate assessment. Please try again./)).toBeTruthy();
});

it('offers nothing where every mark was won', async () => {
  open([]);
  await screen.findByRole('heading', { name: 'Assessment Complete' });
  expect(screen.queryByRole('button', { name: 'Try 3 like these' })).toBeNull();
});

it('leaves Primary 1 and 2 two keys, and shows them no times', async () => {
  open([1], '/assessment/7', 'Primary 2');
  await screen.findByRole('heading', { name: 'Assessment Complete' });
  expect(screen.queryByRole('button', { name: 'Try 3 like these' })).toBeNull();
  expect(screen.queryByText('Time taken')).toBeNull();
  for (const name of ['Review Your Answers and Solutions', 'Do another Practice'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('offers one like a missed question in the review, and none beside a right one', async () => {
  const server = open([1], '/assessment/7/review');
  await screen.findByRole('heading', { name: 'Question 1' });
  expect(screen.queryByRole('button', { name: 'Try one like it' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try one like it' }));
  await waitFor(() =>
    expect(server.callsTo('POST /api/assessments/generate-similar')[0]?.body).toMatchObject({
      questions: [{ assessmentId: 7, questionIndex: 1 }],
    }),
  );
});
