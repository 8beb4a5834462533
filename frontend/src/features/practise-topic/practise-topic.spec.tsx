import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLinkedChild } from '../../testing/families.js';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';
import { buildTopic } from '../../testing/topics.js';

const child = buildLinkedChild({ callName: 'Mei', gradeLevel: 'Primary 4' });

function openPage(name: string) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent', children: [child] }) } }),
    'GET /api/parent/children': () => ({ body: [child] }),
    'GET /api/topics': () => ({ body: [buildTopic({ name, gradeLevel: 'Primary 4' })] }),
    'GET /api/topics/similarity-decisions': () => ({ body: [] }),
    'GET /api/child-proficiency/child-1': () => ({ body: [] }),
    'POST /api/assessments/create': () => ({
      body: {
        ...{ success: true, resumed: false },
        assessment: { assessmentId: 31, type: 'targeted', totalQuestions: 6 },
      },
    }),
    'DELETE /api/assessments/31': () => ({ body: { success: true } }),
  });
  renderAppAt('/topic-management?tab=manage');
  return server;
}

it('assigns practice of what a topic is about to the current child, and takes it back', async () => {
  const server = openPage('Fractions of a Set');
  expect(await screen.findByText('6 questions on Fractions')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Assign to Mei Fractions of a Set' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo Fractions of a Set' }));
  await waitFor(() => expect(server.callsTo('DELETE /api/assessments/31')).toHaveLength(1));
  expect(server.callsTo('POST /api/assessments/create')[0]?.body).toMatchObject({
    ...{ studentId: 'child-1', gradeLevel: 'Primary 4', questionCount: 6 },
    dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    focusArea: { subStrandIds: ['fractions'], heuristicIds: [] },
  });
});

it('offers nothing for a topic that could be about anything', async () => {
  openPage('Our week');
  expect(await screen.findByRole('heading', { name: 'Our week' })).toBeTruthy();
  expect(screen.queryByText('Practise this topic')).toBeNull();
});

it('names topics of the grade with the same name before a double is made', async () => {
  openPage('Fractions of a Set');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload Topic' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('tab', { name: 'Manual Entry' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Topic Name/ }), 'fractions of a set');
  expect(dialog.queryByText('There may be such a topic already:')).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Grade Level/ }), 'Primary 4');
  expect(await dialog.findByText('There may be such a topic already:')).toBeTruthy();
  expect(dialog.getByText(/^Fractions of a Set, Primary 4: 100%/)).toBeTruthy();
});
