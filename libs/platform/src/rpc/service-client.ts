import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientProxyFactory, type ClientProxy, Transport } from '@nestjs/microservices';
import {
  type CallInput,
  type CallOutput,
  type Endpoint,
  type EndpointResponse,
  type InternalCall,
  type ServiceName,
  endpointKey,
} from '@sumfox/contracts/endpoint';
import { ERROR_KINDS, ProductError } from '@sumfox/contracts/errors';
import { TimeoutError, firstValueFrom, timeout } from 'rxjs';
import type { loadServiceAddresses } from '../config/process.config.js';
import { CALLER_TOKENS, SERVICE_ADDRESSES } from '../tokens.js';
import { currentCarrier } from '../tracing/trace-id.js';
import type { Caller } from './caller.js';
import type { CallerTokens } from './caller-token.js';
import type { RpcFault, RpcPacket } from './rpc-packet.js';

/** A call that takes longer is given up; submit waits up to 15 s for its marks, so it gets 20. */
const DEFAULT_TIMEOUT_MS = 5_000;

/** What people are told while a service, or the database behind it, cannot answer. */
export const AWAY = 'The service is not available right now. Please try again.';

function isFault(error: unknown): error is RpcFault {
  return typeof error === 'object' && error !== null && 'kind' in error && String(error.kind) in ERROR_KINDS;
}

/** Calls the other services: with a time limit, the caller's token and the trace; errors come back as thrown there. */
@Injectable()
export class ServiceClient implements OnApplicationShutdown {
  private readonly proxies = new Map<ServiceName, ClientProxy>();

  constructor(
    @Inject(SERVICE_ADDRESSES) private readonly addresses: ReturnType<typeof loadServiceAddresses>,
    @Inject(CALLER_TOKENS) private readonly tokens: CallerTokens,
  ) {}

  /** A call between services. Throws ProductError. */
  call<C extends InternalCall>(call: C, input: CallInput<C>, caller: Caller): Promise<CallOutput<C>> {
    const timeoutMs = call.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    return this.send(call.service, call.name, input, caller, timeoutMs) as Promise<CallOutput<C>>;
  }

  /** A public call, passed on by the gateway after validation. Throws ProductError. */
  forward<E extends Endpoint>(
    e: E,
    service: ServiceName,
    input: { params: unknown; query: unknown; body: unknown },
    caller: Caller,
    timeoutMs = DEFAULT_TIMEOUT_MS,
  ): Promise<EndpointResponse<E>> {
    return this.send(service, endpointKey(e), input, caller, timeoutMs) as Promise<EndpointResponse<E>>;
  }

  private async send(
    service: ServiceName,
    name: string,
    input: unknown,
    caller: Caller,
    timeoutMs: number,
  ): Promise<unknown> {
    const packet: RpcPacket = { token: this.tokens.sign(caller, service), carrier: currentCarrier(), input };
    try {
      return await firstValueFrom(this.proxy(service).send(name, packet).pipe(timeout(timeoutMs)));
    } catch (error) {
      if (isFault(error)) throw new ProductError(error.kind, error.code, error.message, error.details);
      if (error instanceof TimeoutError) throw new ProductError('timeout', 'service-timeout', AWAY);
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
