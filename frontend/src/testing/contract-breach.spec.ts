import { expect, it } from '@jest/globals';
import { findBreach } from './contract-breach.js';
import { buildMarked, buildPaper, buildPupil } from './papers.js';
import { refusal } from './scripted-server.js';

const ACCESS = { method: 'GET', path: '/api/assessments/access/7?x=1', sent: undefined, status: 200 };

it('findBreach finds nothing in samples that keep the contract', () => {
  expect(findBreach({ ...ACCESS, answered: { assessment: buildMarked(buildPaper()) } })).toBeNull();
  expect(findBreach({ ...ACCESS, status: 404, answered: refusal('Not found', 'not-found') })).toBeNull();
});

it('findBreach names the field of an answer, also within one of several shapes', () => {
  const assessment = { ...buildPaper(), maxTimeMinutes: 'thirty', colour: 'red' };
  expect(findBreach({ ...ACCESS, answered: { assessment } })).toBe(
    'GET /api/assessments/access/7 answers: assessment.maxTimeMinutes: invalid_type; assessment: unrecognized_keys colour',
  );
});

it('findBreach names a refusal without its code, a call that does not exist, and a body that is refused', () => {
  expect(findBreach({ ...ACCESS, status: 500, answered: { error: 'Away' } })).toContain('refuses: message');
  expect(findBreach({ ...ACCESS, path: '/api/nothing', answered: {} })).toBe(
    'GET /api/nothing: the contracts have no such call',
  );
  const login = { method: 'POST', path: '/api/auth/login', status: 200, answered: { user: buildPupil() } };
  expect(findBreach({ ...login, sent: { username: 'mei' } })).toContain('is sent: password');
});
