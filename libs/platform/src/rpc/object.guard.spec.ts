import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { ANY_ROLE, type Endpoint, type ObjectRule, type Role } from '@sumfox/contracts/endpoint';
import type { HandledContract } from './handles.decorator.js';
import { ObjectGuard } from './object.guard.js';
import { buildExecution } from '../testing/test-execution.js';

const SAVE: Endpoint = saveAnswers;
const guard = new ObjectGuard(new Reflector());
const OWN_ID = '0192f0c1-0000-7000-8000-00000000000b';
const OTHER_ID = '0192f0c1-0000-7000-8000-00000000000c';
const PUPIL = { object: 'pupil', in: 'params', field: 'userId', child: 'own', parent: 'linked' } as const;

function admit(objectRule: ObjectRule, role: Role, input: unknown): boolean {
  const handled: HandledContract = {
    kind: 'endpoint',
    contract: { ...SAVE, roles: ANY_ROLE, objectRule },
  };
  const caller = { process: 'gateway' as const, userId: OWN_ID, role, sessionId: 's1' };
  return guard.canActivate(buildExecution(handled, { caller, input }));
}
const naming = (userId: unknown) => ({ params: { userId }, query: {}, body: undefined });
const missing = expect.objectContaining({ kind: 'not-found', code: 'not-found' });

describe('ObjectGuard', () => {
  it("rejects another person's id for a role limited to itself, like a missing object", () => {
    expect(() => admit(PUPIL, 'child', naming(OTHER_ID))).toThrow(missing);
  });

  it("admits the caller's own id in any case, and a call without an id", () => {
    expect(admit(PUPIL, 'child', naming(OWN_ID))).toBe(true);
    expect(admit(PUPIL, 'child', naming(OWN_ID.toUpperCase()))).toBe(true);
    expect(admit(PUPIL, 'child', naming(undefined))).toBe(true);
  });

  it('rejects a role without access, whatever the id', () => {
    expect(() => admit(PUPIL, 'admin', naming(OWN_ID))).toThrow(missing);
  });

  it.each([
    ['a linked child', PUPIL, 'parent'],
    ['anybody', { ...PUPIL, admin: 'any' }, 'admin'],
    ['an own paper', { object: 'paper', in: 'params', field: 'userId', child: 'own' }, 'child'],
    ['whatever a role permits', 'role', 'admin'],
  ] as const)('leaves %s to the query that reads it', (_what, rule, role) => {
    expect(admit(rule, role, naming(OTHER_ID))).toBe(true);
  });

  it('skips internal calls', () => {
    const handled: HandledContract = { kind: 'call', contract: getSubmissionToMark };
    expect(guard.canActivate(buildExecution(handled, { input: naming(OTHER_ID) }))).toBe(true);
  });
});
