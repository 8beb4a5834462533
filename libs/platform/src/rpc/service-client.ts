import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientProxyFactory, type ClientProxy, Transport } from '@nestjs/microservices';
import { NO_MESSAGE_HANDLER } from '@nestjs/microservices/constants';
import {
  type CallInput,
  type CallOutput,
  type Endpoint,
  type EndpointResponse,
  type InternalCall,
  endpointKey,
} from '@sumfox/contracts/endpoint';
import type { ServiceName } from '@sumfox/contracts/services';
import { ERROR_KINDS, ProductError } from '@sumfox/contracts/errors';
import { TimeoutError, firstValueFrom, timeout } from 'rxjs';
import type { loadServiceAddresses } from '../config/process.config.js';
import { CALLER_TOKENS, SERVICE_ADDRESSES } from '../tokens.js';
import { currentCarrier } from '../tracing/trace-id.js';
import type { Caller } from './caller.js';
import type { CallerTokens } from './caller-token.js';
import { outgoingIdentity } from './current-call.js';
import type { RpcFault, RpcPacket } from './rpc-packet.js';

/** Default time limit of a call, unless its contract has another. */
const DEFAULT_TIMEOUT_MS = 5_000;

/** How long the answer to a call is waited for, in milliseconds. */
export function timeoutOf({ timeoutMs }: { timeoutMs?: number }): number {
  return timeoutMs ?? DEFAULT_TIMEOUT_MS;
}

/** Sentence for people while a service or its database is unavailable. */
export const AWAY = 'The service is not available right now. Please try again.';

/** Sentence for people after a fault of the product. */
export const BROKEN = 'Something went wrong. Please try again.';

function isFault(error: unknown): error is RpcFault {
  return typeof error === 'object' && error !== null && 'kind' in error && String(error.kind) in ERROR_KINDS;
}

/** Calls the other services: with a time limit, this process' token and the trace; errors come back as thrown there. */
@Injectable()
export class ServiceClient implements OnApplicationShutdown {
  private readonly proxies = new Map<ServiceName, ClientProxy>();

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
    return this.send(call.service, call.name, input, caller, timeoutOf(call)) as Promise<CallOutput<C>>;
  }

  /** A public call, passed on by the gateway after validation. Throws ProductError. */
  forward<E extends Endpoint>(
    e: E,
    service: ServiceName,
    input: { params: unknown; query: unknown; body: unknown },
    caller: Caller,
  ): Promise<EndpointResponse<E>> {
    return this.send(service, endpointKey(e), input, caller, timeoutOf(e)) as Promise<EndpointResponse<E>>;
  }

  private async send(
    service: ServiceName,
    name: string,
    input: unknown,
    caller: Caller | null,
    timeoutMs: number,
  ): Promise<unknown> {
    const identity = outgoingIdentity();
    const packet: RpcPacket = {
      ...this.tokens.sign(service, caller),
      carrier: currentCarrier(),
      input,
      ...(identity ? { call: identity } : {}),
    };
    try {
      return await firstValueFrom(this.proxy(service).send(name, packet).pipe(timeout(timeoutMs)));
    } catch (error) {
      if (isFault(error)) throw new ProductError(error.kind, error.code, error.message, error.details);
      if (error instanceof TimeoutError) throw new ProductError('timeout', 'service-timeout', AWAY);
      // Every service checks its handlers when it starts, so this is a fault of ours and no outage.
      if (error === NO_MESSAGE_HANDLER) throw new ProductError('internal', 'no-handler', BROKEN);
      throw new ProductError('unavailable', 'service-unavailable', AWAY);
    }
  }

  private proxy(service: ServiceName): ClientProxy {
    let proxy = this.proxies.get(service);
    if (!proxy) {
      proxy = ClientProxyFactory.create({ transport: Transport.TCP, options: this.addresses[service] });
      this.proxies.set(service, proxy);
    }
    return proxy;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.proxies.values()].map((p) => p.close()));
  }
}
