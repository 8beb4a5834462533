import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply } from 'fastify';
import { SessionRenewal } from './session-renewal.js';
import type { SessionRequest } from './session-request.js';
import { SESSION_STRATEGY, SessionStrategy } from './session.strategy.js';

/** Reads the signed-in person, if any, and renews an expired token. */
@Injectable()
export class SessionGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(
    private readonly renewal: SessionRenewal,
    private readonly strategy: SessionStrategy,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const person = await this.strategy.findVerified(request);
    if (person === undefined) await super.canActivate(context);
    else request.user = person;
    if (!request.user) {
      const token = await this.renewal.renew(request, context.switchToHttp().getResponse<FastifyReply>());
      if (token) {
        request.renewedToken = token;
        await super.canActivate(context);
      }
    }
    return true;
  }

  /** Passport's own error would hide that identity is away; a later guard checks the roles. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    return (user || null) as T;
  }
}
