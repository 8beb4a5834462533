import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.js';
import { endpoint, endpointKey } from './endpoint.js';
import { MarkSchemeSchema, PupilQuestionSchema, QuestionSchema } from './question/item.js';

describe('public endpoint', () => {
  it('does not compile without roles, with an empty list, or without an object rule', () => {
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
    // @ts-expect-error an empty list admits no role
    endpoint({ ...rest, roles: [] });
    // @ts-expect-error there is no such role
    endpoint({ ...rest, roles: ['teacher'] });
    expect(endpoint({ ...rest, roles: ['child'] }).roles).toEqual(['child']);
  });

  it('has a unique key and parameters for every placeholder of its path', () => {
    expect(new Set(ENDPOINTS.map(endpointKey)).size).toBe(ENDPOINTS.length);
    for (const e of ENDPOINTS) expect([e.path, Boolean(e.params)]).toEqual([e.path, e.path.includes(':')]);
  });
});

describe('object rule', () => {
  it('is in the contract, with access for every role of the endpoint', () => {
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

  it('is public exactly for public endpoints', () => {
    for (const e of ENDPOINTS)
      expect([endpointKey(e), e.objectRule === 'open']).toEqual([endpointKey(e), e.roles === 'public']);
  });
});

describe('PupilQuestion', () => {
  it('shares no secret field with the mark scheme', () => {
    const secrets = MarkSchemeSchema.def.options
      .flatMap(({ shape }) => Object.keys(shape))
      .filter((k) => !['questionId', 'questionType', 'marks'].includes(k));
    const shown = [PupilQuestionSchema, ...QuestionSchema.def.options].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });
});
