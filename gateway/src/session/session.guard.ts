import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Endpoint } from '@product/contracts/endpoint';
import { ProductError } from '@product/contracts/errors';
import type { PersonCaller } from '@product/platform/rpc/caller';
import type { FastifyRequest } from 'fastify';
import { ENDPOINT_OF } from '../routes/endpoint-metadata.js';
import { SESSION_STRATEGY } from './session.strategy.js';

/** A request with its signed-in person, if there is one. */
export interface SessionRequest extends FastifyRequest {
  user?: PersonCaller | null;
}

/**
 * Lets a call through by the roles of its contract: signed out is 401, the wrong role 403. On public calls a session
 * is read when there is one, and its absence is no fault.
 */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint: Endpoint | undefined = Reflect.getMetadata(ENDPOINT_OF, context.getHandler());
    if (!endpoint) throw new Error('a route without a contract');
    await super.canActivate(context);
    if (endpoint.roles === 'public') return true;
    const { user } = context.switchToHttp().getRequest<SessionRequest>();
    if (!user) throw new ProductError('unauthenticated', 'signed-out', 'Please sign in.');
    if (!endpoint.roles.includes(user.role)) throw new ProductError('forbidden', 'role', 'Access denied');
    return true;
  }

  /** Passport's own refusal would hide identity being away; nobody signed in is decided above. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    return (user || null) as T;
  }
}
