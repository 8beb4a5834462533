import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.js';
import { endpoint, endpointKey } from './endpoint.js';
import { MarkSchemeSchema, PupilQuestionSchema } from './question/item.js';

describe('a public call', () => {
  it('does not compile without roles, nor with none', () => {
    const rest = {
      method: 'GET',
      path: '/api/x',
      service: 'identity',
      summary: 'x',
      response: z.string(),
    } as const;
    // @ts-expect-error roles are missing
    endpoint({ ...rest });
    // @ts-expect-error an empty list lets nobody in, which nobody means
    endpoint({ ...rest, roles: [] });
    // @ts-expect-error there is no such role
    endpoint({ ...rest, roles: ['teacher'] });
    expect(endpoint({ ...rest, roles: ['child'] }).roles).toEqual(['child']);
  });

  it('has a key of its own, and parameters for every place in its path', () => {
    expect(new Set(ENDPOINTS.map(endpointKey)).size).toBe(ENDPOINTS.length);
    for (const e of ENDPOINTS) expect([e.path, Boolean(e.params)]).toEqual([e.path, e.path.includes(':')]);
  });
});

describe('what a pupil may see', () => {
  it('shares no secret field with the mark scheme', () => {
    const secrets = Object.keys(MarkSchemeSchema.shape).filter(
      (k) => !['questionId', 'questionType', 'marks'].includes(k),
    );
    for (const secret of secrets) expect(Object.keys(PupilQuestionSchema.shape)).not.toContain(secret);
  });
});
