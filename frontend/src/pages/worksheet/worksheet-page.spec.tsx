import { expect, it, jest } from '@jest/globals';
import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPupil, buildQuestion } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

const SHEET: Worksheet = {
  ...{ assessmentId: 31, title: '2 questions on Fractions', gradeLevel: 'Primary 5', topics: ['Fractions'] },
  totalMarks: 3,
  questions: [
    buildQuestion({ id: 'q1', marks: 2, answerUnit: 'm' }),
    buildQuestion({ id: 'q2', marks: 1, questionText: 'Ali has $5. How much is left?', answerUnit: '$' }),
  ],
  answers: [
    {
      modelAnswer: '72 m',
      solutionSteps: ['3 parts = 36 m'],
      wrongAnswers: [{ answer: '90 m', explanation: 'You took it of all.' }],
    },
    { modelAnswer: '$3', solutionSteps: ['5 − 2 = 3'], wrongAnswers: [] },
  ],
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

function openPage(script: Parameters<typeof scriptServer>[0] = {}) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent' }) } }),
    'GET /api/assessments/31/worksheet': () => ({ body: SHEET }),
    ...script,
  });
  renderAppAt('/worksheet/31');
  return server;
}

it('shows the questions with marks and units, and the answers on a sheet of their own', async () => {
  openPage();
  const sheet = within(await screen.findByRole('article', { name: '2 questions on Fractions' }));
  for (const text of ['/ 3', '[2]', 'Name:', 'm', '$', /Paper #31/])
    expect(sheet.getByText(text)).toBeTruthy();
  expect(sheet.getByRole('img', { name: 'Code that opens paper #31' })).toBeTruthy();
  expect(sheet.queryByText('72 m')).toBeNull();
  const answers = within(screen.getByRole('article', { name: 'Answers: 2 questions on Fractions' }));
  for (const text of ['72 m', '3 parts = 36 m', '90 m: You took it of all.', '$3'])
    expect(answers.getByText(text)).toBeTruthy();
});

it('keeps in the address how the sheet is set, and prints it without answers', async () => {
  openPage();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Answer sheet' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Two columns' }));
  expect(window.location.search).toBe('?columns=2&answers=no');
  expect(screen.queryByRole('article', { name: /^Answers/ })).toBeNull();
  const print = jest.fn();
  window.print = print;
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('saves the PDF of the sheet as it is set', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const server = openPage({
    'GET /api/assessments/31/worksheet-pdf': () => ({
      body: { fileName: 'worksheet-31.pdf', pdf: btoa('%PDF-1.3') },
    }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Much room for working' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(await screen.findByText('PDF saved')).toBeTruthy();
  expect(server.callsTo('GET /api/assessments/31/worksheet-pdf').at(-1)?.path).toMatch(
    /columns=1&room=little&answers=yes$/,
  );
  expect(files[0]).toMatchObject({ type: 'application/pdf', size: 8 });
});

it('says why a paper cannot be printed', async () => {
  openPage({
    'GET /api/assessments/31/worksheet': () => ({
      status: 409,
      body: refusal('Only practice that you assigned can be printed.', 'not-assigned'),
    }),
  });
  expect(await screen.findByText(/Only practice that you assigned can be printed/)).toBeTruthy();
});
