import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { ENDPOINT_OF } from '../routes/endpoint-metadata.js';
import type { SessionRequest } from '../session/session-request.js';
import { findCallLimit } from './call-limits.rules.js';
import { Flood } from './flood.js';
import { LimitStore } from './limit-store.js';
import { tooMany } from './too-many.js';

/** Calls in a minute: of one user far more than a page makes, of one address more than a school at eight o'clock. */
const PER_USER = 300;
const PER_ADDRESS = 3_000;

/** Holds back whoever calls too often; stands after the session's guard, so that users are known. */
@Injectable()
export class LimitGuard implements CanActivate {
  private readonly flood = new Flood();

  constructor(
    private readonly store: LimitStore,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.config.RATE_LIMITS === 'off') return true;
    const endpoint: Endpoint | undefined = Reflect.getMetadata(ENDPOINT_OF, context.getHandler());
    if (!endpoint) throw new Error('a route without a contract');
    const { user, ip } = context.switchToHttp().getRequest<SessionRequest>();
    const waitMs = user
      ? this.flood.count(`user ${user.userId}`, PER_USER)
      : this.flood.count(`address ${ip}`, PER_ADDRESS);
    if (waitMs > 0) throw tooMany(waitMs);
    await this.refuseOften(endpoint, user?.userId ?? null, ip);
    return true;
  }

  private async refuseOften(endpoint: Endpoint, userId: string | null, ip: string): Promise<void> {
    const limit = findCallLimit(endpoint);
    if (!limit) return;
    const whose = limit.by === 'user' ? (userId ?? ip) : ip;
    const key = endpointKey(endpoint);
    if (limit.alone) {
      const waitMs = this.flood.count(`${key} ${whose}`, limit.max);
      if (waitMs > 0) throw tooMany(waitMs);
      return;
    }
    const seen = await this.store.count(this.store.key('call', key, whose), limit.windowMs);
    if (seen && seen.count > limit.max) throw tooMany(seen.leftMs);
  }
}
