import { expect, it } from '@jest/globals';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { screen } from '@testing-library/react';
import { buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';

function open(gradeLevel: GradeLevel) {
  const away = () => ({ status: 503, body: refusal('Not just now.', 'unavailable') });
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ gradeLevel }) } }),
    'GET /api/separated-proficiency/stats/pupil-1': away,
    'GET /api/assessments/suggestions/pupil-1': away,
  });
  renderAppAt('/dual-proficiency');
  return server;
}

it('a new adventure of Primary 1 and 2 is the mix alone', async () => {
  const server = open('Primary 2');
  expect(await screen.findByRole('button', { name: 'Mix 5 for me' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Or choose your own way' })).toBeNull();
  expect(server.calls.filter(({ path }) => path.includes('proficiency'))).toEqual([]);
});

it('a new adventure from Primary 3 on offers the kinds as well, also while the map cannot be loaded', async () => {
  open('Primary 3');
  expect(await screen.findByRole('heading', { name: 'Or choose your own way' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
});
