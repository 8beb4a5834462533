import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyReply } from 'fastify';
import { ENDPOINT_OF } from '../routes/endpoint-metadata.js';
import { SessionRenewal } from './session-renewal.js';
import type { SessionRequest } from './session-request.js';
import { SESSION_STRATEGY } from './session.strategy.js';

/**
 * Lets a call through by the roles of its contract: signed out is 401, the wrong role 403. On public calls a session
 * is read when there is one, and its absence is no fault. A token that has run out is renewed on the way.
 */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(private readonly renewal: SessionRenewal) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint: Endpoint | undefined = Reflect.getMetadata(ENDPOINT_OF, context.getHandler());
    if (!endpoint) throw new Error('a route without a contract');
    const request = context.switchToHttp().getRequest<SessionRequest>();
    await super.canActivate(context);
    if (!request.user) {
      const token = await this.renewal.renew(request, context.switchToHttp().getResponse<FastifyReply>());
      if (token) {
        request.renewedToken = token;
        await super.canActivate(context);
      }
    }
    if (endpoint.roles === 'public') return true;
    if (!request.user) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
    if (!endpoint.roles.includes(request.user.role))
      throw new ProductError('forbidden', 'role', 'Access denied');
    return true;
  }

  /** Passport's own refusal would hide identity being away; nobody signed in is decided above. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    return (user || null) as T;
  }
}
