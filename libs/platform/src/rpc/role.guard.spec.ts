import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import type { AllowedRoles, Endpoint, Role } from '@sumfox/contracts/endpoint';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { HandledContract } from './handles.decorator.js';
import { RoleGuard } from './role.guard.js';
import { buildExecution } from '../testing/test-execution.js';

const SAVE: Endpoint = saveAnswers;
const guard = new RoleGuard(new Reflector());
const buildEndpoint = (roles: AllowedRoles): HandledContract => ({
  kind: 'endpoint',
  contract: { ...SAVE, roles },
});
const callerOf = (role: Role | null) => ({
  process: 'gateway' as const,
  userId: role && 'u1',
  role,
  sessionId: role && 's1',
});
const admit = (handled: HandledContract | null, role: Role | null) =>
  guard.canActivate(buildExecution(handled, { caller: callerOf(role) }));

describe('RoleGuard', () => {
  it('admits a role of the endpoint, and any role to a public one', () => {
    expect(admit(buildEndpoint(['child', 'parent']), 'parent')).toBe(true);
    expect(admit(buildEndpoint('public'), null)).toBe(true);
  });

  it('skips internal calls', () => {
    expect(admit({ kind: 'call', contract: getSubmissionToMark }, null)).toBe(true);
  });

  it('rejects a caller without a person with signed-out', () => {
    const endpoint = buildEndpoint(['child']);
    expect(() => admit(endpoint, null)).toThrow(
      expect.objectContaining({ kind: 'unauthenticated', code: 'signed-out' }),
    );
    expect(() => guard.canActivate(buildExecution(endpoint, {}))).toThrow(
      expect.objectContaining({ code: 'signed-out' }),
    );
  });

  it('rejects a role that the endpoint does not name', () => {
    expect(() => admit(buildEndpoint(['parent', 'admin']), 'child')).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'role' }),
    );
  });
});
