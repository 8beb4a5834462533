import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildPupil } from '../../testing/papers.js';
import { refusal, scriptServer, type ScriptedAnswer } from '../../testing/scripted-server.js';
import { findRememberedPupil, rememberPupil } from './remembered-pupil.js';
import { sessionQuery } from './queries.js';

const mei = buildPupil({ username: 'mei' });
const failure = (status: number): ScriptedAnswer => ({ status, body: refusal('no', 'some-code') });
const ask = (answer: ScriptedAnswer | 'no-connection') => {
  scriptServer({ 'GET /api/auth/user': () => answer });
  return new QueryClient().fetchQuery(sessionQuery);
};

beforeEach(() => rememberPupil(null));

describe('sessionQuery', () => {
  it('is signed in with the user that the server returns, and remembers a pupil', async () => {
    expect(await ask({ body: { user: mei } })).toEqual(mei);
    expect(findRememberedPupil()).toEqual(mei);
    await ask({ body: { user: buildPupil({ role: 'parent' }) } });
    expect(findRememberedPupil()).toBeNull();
  });

  it.each([401, 403, 429, 500, 502, 503, 504])(
    'is signed out by %i where no pupil is remembered',
    async (status) => {
      expect(await ask(failure(status))).toBeNull();
    },
  );

  it('is signed out without network where no pupil is remembered', async () => {
    expect(await ask('no-connection')).toBeNull();
  });

  it.each([400, 401, 403, 404])(
    'is signed out by %i and forgets the pupil of this device',
    async (status) => {
      rememberPupil(mei);
      expect(await ask(failure(status))).toBeNull();
      expect(findRememberedPupil()).toBeNull();
    },
  );

  it.each([429, 500, 502, 503, 504])('stays with the pupil of this device at %i', async (status) => {
    rememberPupil(mei);
    expect(await ask(failure(status))).toEqual(mei);
  });

  it('stays with the pupil of this device without network', async () => {
    rememberPupil(mei);
    expect(await ask('no-connection')).toEqual(mei);
  });

  it('remembers no adult, so that every failure signs an adult out', async () => {
    rememberPupil(buildPupil({ role: 'parent' }));
    expect(await ask('no-connection')).toBeNull();
  });
});
