import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.js';
import { endpoint, endpointKey } from './endpoint.js';
import { MarkSchemeSchema, PupilQuestionSchema } from './question/item.js';

describe('a public call', () => {
  it('does not compile without roles, nor with none, nor without saying whose objects it touches', () => {
    const call = {
      method: 'GET',
      path: '/api/x',
      service: 'identity',
      summary: 'x',
      response: z.string(),
    } as const;
    const rest = { ...call, objectRule: 'role' } as const;
    // @ts-expect-error the rule about objects is missing
    endpoint({ ...call, roles: ['child'] });
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

describe('the object that a call names', () => {
  it('is in the contract, and every role of the call has a reach', () => {
    for (const e of ENDPOINTS) {
      if (typeof e.objectRule === 'string') continue;
      const { in: place, field, child, parent, admin } = e.objectRule;
      const reach = Object.entries({ child, parent, admin }).filter(([, far]) => far !== undefined);
      expect([endpointKey(e), reach.map(([role]) => role)]).toEqual([endpointKey(e), [...e.roles]]);
      const schema = e[place];
      expect([
        endpointKey(e),
        schema && Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}),
      ]).toEqual([endpointKey(e), expect.arrayContaining([field])]);
    }
  });

  it('is open to everybody exactly where the call is', () => {
    for (const e of ENDPOINTS)
      expect([endpointKey(e), e.objectRule === 'open']).toEqual([endpointKey(e), e.roles === 'public']);
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
