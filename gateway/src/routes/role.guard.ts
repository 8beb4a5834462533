import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ProductError, restricted } from '@sumfox/contracts/errors';
import { ENDPOINT_OF } from './endpoint-metadata.js';
import type { SessionRequest } from '../session/index.js';

/**
 * Checks the roles of a call's contract (ACCESS-1): 401 without a session, 403 for another role or under a restriction,
 * such as a required new password. It runs after the limits, so that rejected calls count too.
 */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const endpoint: Endpoint | undefined = this.reflector.get(ENDPOINT_OF, context.getHandler());
    if (!endpoint) throw new Error('route has no contract');
    if (endpoint.roles === 'public') return true;
    const { user, restriction } = context.switchToHttp().getRequest<SessionRequest>();
    if (!user) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
    if (restriction && !endpoint.duringRestriction?.includes(restriction)) throw restricted(restriction);
    if (!endpoint.roles.includes(user.role)) throw new ProductError('forbidden', 'role', 'Access denied');
    return true;
  }
}
