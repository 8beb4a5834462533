import { accessAssessment, saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import { dashboard } from '@sumfox/contracts/assessment/progress.endpoints';
import { currentUser } from '@sumfox/contracts/identity/session.endpoints';
import { describe, expect, it } from '@jest/globals';
import { scriptHome } from '../../testing/homes.js';
import { buildPupil } from '../../testing/papers.js';
import { refusal, scriptServer } from '../../testing/scripted-server.js';
import { chooseLanguage } from '../messages/language.js';
import { prepareLanguage } from '../messages/define-messages.js';
import { prepareRefusals } from '../messages/refusal-sentence.js';
import { call, callWithFile } from './call.js';
import { CallError } from './call-error.js';
import { newUuid } from './trace-context.js';

describe('call', () => {
  it('fills path and query, sends JSON and a trace', async () => {
    const server = scriptServer({
      'POST /api/assessments/7/save': () => ({
        body: { success: true, lastSaved: '', revisions: {}, newer: [], exchanged: [] },
      }),
      'GET /api/dashboard': scriptHome()['GET /api/dashboard'],
    });
    await call(saveAnswers, { params: { id: '7' }, body: { answers: [] } }, { keepalive: true });
    await call(dashboard, { query: { gradeLevel: 'Primary 5' } });
    expect(server.calls[0]).toMatchObject({ body: { answers: [] }, keepalive: true });
    for (const { credentials } of server.calls) expect(credentials).toBe('same-origin');
    expect(server.calls[0]?.headers['Content-Type']).toBe('application/json');
    expect(server.calls[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(server.calls[1]?.path).toBe('/api/dashboard?gradeLevel=Primary+5');
  });

  it('sends a file as the form that the contract names, and leaves its type to the browser', async () => {
    const answer = { status: 'processing', extractionId: '0192f0c1-0000-7000-8000-00000000000e' };
    const server = scriptServer({ 'POST /api/topics/process-pdf': () => ({ status: 202, body: answer }) });
    const file = new File(['%PDF-'], 'sheet.pdf', { type: 'application/pdf' });
    expect(await callWithFile(processPdf, file)).toEqual(answer);
    const [made] = server.calls;
    expect((made?.body as FormData).get('pdf')).toMatchObject({ name: 'sheet.pdf', size: 5 });
    expect(made?.headers).not.toHaveProperty('Content-Type');
    expect(made?.headers['traceparent']).toMatch(/^00-/);
    await expect(callWithFile(currentUser, file)).rejects.toThrow('takes no file');
  });

  it('keeps one trace over the calls of one action', async () => {
    const server = scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil() } }) });
    await call(currentUser, {}, { traceId: 'c'.repeat(32) });
    await call(currentUser, {}, { traceId: 'c'.repeat(32) });
    const [first, second] = server.calls.map((made) => made.headers['traceparent'] ?? '');
    expect(first?.slice(0, 36)).toBe(second?.slice(0, 36));
    expect(first).not.toBe(second);
  });

  it('has the sentence of the code where the page speaks another language', async () => {
    chooseLanguage('en-XA');
    await Promise.all([prepareLanguage('en-XA'), prepareRefusals('en-XA')]);
    const body = refusal('A finished assessment cannot be removed.', 'already-submitted');
    scriptServer({ 'GET /api/assessments/access/9': () => ({ status: 409, body }) });
    const error = await call(accessAssessment, { params: { id: '9' } }).catch((e: unknown) => e);
    chooseLanguage('en');
    expect(error).toMatchObject({
      code: 'already-submitted',
      message: expect.stringMatching(/^⟦Thís ásséssmént hás álréády béén hándéd ín/),
    });
  });

  it('turns a refusal into its sentence, code, details and trace', async () => {
    scriptServer({
      'GET /api/assessments/access/9': () => ({
        status: 404,
        body: refusal('Assessment Not Found', 'not-found', { a: 1 }),
      }),
    });
    const error = await call(accessAssessment, { params: { id: '9' } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'Assessment Not Found',
      traceId: 'ab'.repeat(16),
      details: { a: 1 },
      isPassing: false,
    });
  });

  it('says "no internet" when nothing came back, and that it may pass', async () => {
    scriptServer({ 'GET /api/auth/user': () => 'no-connection' });
    const error = await call(currentUser, {}).catch((e: unknown) => e);
    expect(error).toMatchObject({ status: 0, code: 'no-connection', isPassing: true });
  });

  it.each([408, 429, 500, 503])('takes %i for something that may pass', async (status) => {
    scriptServer({ 'GET /api/auth/user': () => ({ status, body: refusal('Not now', 'later') }) });
    const error = await call(currentUser, {}).catch((e: unknown) => e);
    expect(error).toMatchObject({ status, isPassing: true });
  });

  it('says "too slow" when its time is up', async () => {
    const never = new Promise(() => undefined);
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      value: (_: string, init: RequestInit) =>
        Promise.race([
          never,
          new Promise((__, reject) =>
            init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          ),
        ]),
    });
    const error = await call(currentUser, {}, { timeoutMs: 5 }).catch((e: unknown) => e);
    expect(error).toMatchObject({ status: 0, code: 'too-slow' });
  });

  it('does not take a page of HTML for an answer', async () => {
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      value: async () => ({ status: 200, headers: new Headers(), text: async () => '<!doctype html>' }),
    });
    await expect(call(currentUser, {})).rejects.toMatchObject({ code: 'bad-answer' });
  });
});

it('makes ids of version 4', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
