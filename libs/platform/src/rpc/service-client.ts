import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { NO_MESSAGE_HANDLER } from '@nestjs/microservices/constants';
import {
  type CallInput,
  type CallOutput,
  type Endpoint,
  type EndpointResponse,
  type InternalCall,
  canRepeat,
  endpointKey,
} from '@sumfox/contracts/endpoint';
import type { ServiceName } from '@sumfox/contracts/services';
import { ProductError } from '@sumfox/contracts/errors';
import type { loadServiceAddresses } from '../config/process.config.js';
import { CALLER_TOKENS, SERVICE_ADDRESSES } from '../tokens.js';
import { currentCarrier } from '../tracing/trace-id.js';
import type { Caller } from './caller.js';
import type { CallerTokens } from './caller-token.js';
import { outgoingIdentity } from './current-call.js';
import { NoAnswerError } from './replica.js';
import { ReplicaPool } from './replica-pool.js';
import { type RpcPacket, isFault } from './rpc-packet.js';
import { limitOfCall } from './time-limit.js';

/** Sentence for people while a service or its database is unavailable. */
export const AWAY = 'The service is not available right now. Please try again.';

/** Sentence for people after a fault of the product. */
export const BROKEN = 'Something went wrong. Please try again.';

/** Calls the other services: with a time limit, this process' token and the trace; errors come back as thrown there. */
@Injectable()
export class ServiceClient implements OnApplicationShutdown {
  private readonly pools = new Map<ServiceName, ReplicaPool>();

  constructor(
    @Inject(SERVICE_ADDRESSES) private readonly addresses: ReturnType<typeof loadServiceAddresses>,
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
  ) {}

  /** A call between services; passes the gateway's token for the person on. Throws ProductError. */
  call<C extends InternalCall>(
    call: C,
    input: CallInput<C>,
    caller: Caller | null = null,
  ): Promise<CallOutput<C>> {
    return this.send(call.service, call.name, call, input, caller) as Promise<CallOutput<C>>;
  }

  /** A public call, passed on by the gateway after validation. Throws ProductError. */
  forward<E extends Endpoint>(
    e: E,
    service: ServiceName,
    input: { params: unknown; query: unknown; body: unknown },
    caller: Caller,
  ): Promise<EndpointResponse<E>> {
    return this.send(service, endpointKey(e), e, input, caller) as Promise<EndpointResponse<E>>;
  }

  /** Whether a service answers calls now. For work that can wait until the others have started. */
  isAnswering(service: ServiceName): Promise<boolean> {
    return this.pool(service).isAnswering();
  }

  private async send(
    service: ServiceName,
    name: string,
    contract: InternalCall | Endpoint,
    input: unknown,
    caller: Caller | null,
  ): Promise<unknown> {
    const identity = outgoingIdentity();
    const packet: RpcPacket = {
      ...this.tokens.sign(service, caller),
      carrier: currentCarrier(),
      input,
      ...(identity ? { call: identity } : {}),
    };
    const attempt = {
      name,
      packet,
      timeoutMs: limitOfCall(contract),
      isRepeatable: canRepeat(contract, input),
    };
    const { chooseAnswer } = contract;
    try {
      const pool = this.pool(service);
      return chooseAnswer ? chooseAnswer(await pool.sendToEvery(attempt)) : await pool.send(attempt);
    } catch (error) {
      if (isFault(error)) throw new ProductError(error.kind, error.code, error.message, error.details);
      if (error instanceof NoAnswerError) throw new ProductError('timeout', 'service-timeout', AWAY);
      // Every service checks its handlers when it starts, so this is a fault of ours and no outage.
      if (error === NO_MESSAGE_HANDLER) throw new ProductError('internal', 'no-handler', BROKEN);
      throw new ProductError('unavailable', 'service-unavailable', AWAY);
    }
  }

  private pool(service: ServiceName): ReplicaPool {
    const known = this.pools.get(service);
    if (known) return known;
    const pool = new ReplicaPool(this.addresses[service]);
    this.pools.set(service, pool);
    return pool;
  }

  onApplicationShutdown(): void {
    for (const pool of this.pools.values()) pool.close();
  }
}
