import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { AllowedRoles, Endpoint, Restriction, Role } from '@sumfox/contracts/endpoint';
import { buildHttpExecution } from '../testing/http-execution.js';
import { RoleGuard } from './role.guard.js';

const SAVE: Endpoint = saveAnswers;
const guard = new RoleGuard(new Reflector());
const personOf = (role: Role) => ({ process: 'gateway', userId: 'u1', sessionId: 's1', role });

function admit(
  endpoint: Partial<Endpoint>,
  role: Role | null,
  restriction: Restriction | null = null,
): boolean {
  const request = { user: role && personOf(role), restriction };
  return guard.canActivate(buildHttpExecution({ ...SAVE, ...endpoint } as Endpoint, request));
}
const endpointFor = (roles: AllowedRoles, duringRestriction?: Restriction[]) => ({
  roles,
  duringRestriction,
});

describe('RoleGuard', () => {
  it('admits a role of the contract, and any caller of a public call', () => {
    expect(admit(endpointFor(['child', 'parent']), 'parent')).toBe(true);
    expect(admit(endpointFor('public'), null)).toBe(true);
  });

  it('rejects a caller without a session', () => {
    expect(() => admit(endpointFor(['child']), null)).toThrow(
      expect.objectContaining({ kind: 'unauthenticated', code: 'signed-out' }),
    );
  });

  it('rejects a role that the contract does not name', () => {
    expect(() => admit(endpointFor(['parent', 'admin']), 'child')).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'role' }),
    );
  });

  it('rejects a restricted person, except for calls that the restriction allows', () => {
    const code = 'must-change-password';
    expect(() => admit(endpointFor(['child']), 'child', code)).toThrow(
      expect.objectContaining({ kind: 'forbidden', code }),
    );
    expect(admit(endpointFor(['child'], [code]), 'child', code)).toBe(true);
  });

  it('throws on a route without a contract', () => {
    expect(() => guard.canActivate(buildHttpExecution(null, {}))).toThrow('route has no contract');
  });
});
