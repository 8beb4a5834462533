import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import { abandonCall } from '@sumfox/contracts/identity/sign-in-line.calls';
import type { Logger } from '@sumfox/platform/logging/logger';
import { runIdentified } from '@sumfox/platform/rpc/current-call';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { LOGGER } from '@sumfox/platform/tokens';
import type { FastifyReply } from 'fastify';
import { ANONYMOUS_CALLER } from '../session/index.js';

/** Lets a call that waits in identity's line leave it when its browser goes (ACCOUNT-27). */
@Injectable()
export class WaitingCalls {
  constructor(
    private readonly services: ServiceClient,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'debug'>,
  ) {}

  /** Runs `work`, the answer to a call of `endpoint`. */
  async follow<T>(
    endpoint: Endpoint,
    body: unknown,
    reply: Pick<FastifyReply, 'raw'>,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!endpoint.waitsInLine) return work();
    const identity = { id: randomUUID(), ticket: readTicket(body) };
    const leave = () => void this.abandon(identity.id);
    reply.raw.once('close', leave);
    try {
      return await runIdentified(identity, work);
    } finally {
      reply.raw.off('close', leave);
    }
  }

  private async abandon(callId: string): Promise<void> {
    try {
      await this.services.call(abandonCall, { callId }, ANONYMOUS_CALLER);
    } catch (error) {
      // Its wait in line is limited anyway.
      this.logger.debug({ err: error }, 'abandoned call not reported');
    }
  }
}

/** The `requestId` by which the browser asks for its place; null when it sent none. */
function readTicket(body: unknown): string | null {
  const hasTicket = typeof body === 'object' && body !== null && 'requestId' in body;
  return hasTicket && typeof body.requestId === 'string' ? body.requestId : null;
}
