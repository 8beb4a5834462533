import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { ENDPOINT_OF } from './endpoint-metadata.js';
import type { SessionRequest } from '../session/index.js';
import { foldAddress } from '../address/index.js';
import { type CallLimit, findCallLimit } from './call-limits.rules.js';
import { type Counter, LimitStore, tooMany } from '../limits/index.js';

/** Calls in a minute: of one user far more than a page makes, of one address more than a school at eight o'clock. */
const PER_USER = { max: 300, seconds: 60 };
const PER_ADDRESS = { max: 3_000, seconds: 60 };

/** Limits calls by user and address; runs after the session guard, so that users are known. */
@Injectable()
export class LimitGuard implements CanActivate {
  private readonly users: Counter;
  private readonly addresses: Counter;
  private readonly calls: ReadonlyMap<string, { limit: CallLimit; counter: Counter }>;

  constructor(
    store: LimitStore,
    private readonly reflector: Reflector,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {
    this.users = store.alone('user', PER_USER);
    this.addresses = store.alone('address', PER_ADDRESS);
    this.calls = new Map(
      ENDPOINTS.flatMap((endpoint) => {
        const key = endpointKey(endpoint);
        const limit = findCallLimit(endpoint);
        if (!limit) return [];
        const size = { max: limit.max, seconds: limit.windowMs / 1_000 };
        return [[key, { limit, counter: limit.alone ? store.alone(key, size) : store.shared('call', size) }]];
      }),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.config.RATE_LIMITS === 'off') return true;
    const endpoint: Endpoint | undefined = this.reflector.get(ENDPOINT_OF, context.getHandler());
    if (!endpoint) throw new Error('route has no contract');
    const { user, ip } = context.switchToHttp().getRequest<SessionRequest>();
    const address = foldAddress(ip);
    const waitMs = user ? await this.users.take([user.userId]) : await this.addresses.take([address]);
    if (waitMs > 0) throw tooMany(waitMs);
    const callWaitMs = await this.countCall(endpoint, user?.userId ?? null, address);
    if (callWaitMs > 0) throw tooMany(callWaitMs);
    return true;
  }

  private async countCall(endpoint: Endpoint, userId: string | null, address: string): Promise<number> {
    const key = endpointKey(endpoint);
    const limited = this.calls.get(key);
    if (!limited) return 0;
    const counted = limited.limit.by === 'user' ? (userId ?? address) : address;
    return limited.counter.take([key, counted]);
  }
}
