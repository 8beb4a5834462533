import { Injectable } from '@nestjs/common';
import type { Endpoint, Role } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import type { ServiceName } from '@sumfox/contracts/services';
import { AWAY } from '@sumfox/platform/rpc/service-client';
import { WaitingLine } from '@sumfox/platform/rpc/waiting-line';
import type { FastifyReply } from 'fastify';

/**
 * Calls to one service at a time, apart from those that never wait. Twice the connections that a service has to its
 * database: more would only wait there, each in front of a save that comes later.
 */
const MAX_RUNNING = 24;
/** Maximum wait in ms: with a call's own 5 s it ends before the 20 s after which a page gives up. */
const MAX_WAIT_MS = 5_000;
/** The same for a pupil: a class that opens its papers at once waits and is not refused. */
const MAX_PUPIL_WAIT_MS = 12_000;

/** Pupils before grown-ups, and the console last. */
const RANK_OF: Readonly<Record<Role, number>> = { child: 0, parent: 1, admin: 2 };
const RANK_SIGNED_OUT = 1;

/**
 * Lets calls to a busy service wait, so that it works on few at a time and finishes them. A pupil's work goes past the
 * line. Calls that wait too long get 503 with Retry-After: reading goes first, saving and handing in never do.
 */
@Injectable()
export class CallLine {
  private readonly lines = new Map<ServiceName, WaitingLine>();

  /** Runs `work`, a call of `endpoint` to `service`, in its turn. */
  async run<T>(
    endpoint: Endpoint,
    service: ServiceName,
    { role, reply }: { role: Role | null; reply: Pick<FastifyReply, 'raw'> },
    work: () => Promise<T>,
  ): Promise<T> {
    // A call with a time limit of its own waits on purpose, for a model or its own line: it would only hold a place.
    if (endpoint.carriesWork || endpoint.timeoutMs !== undefined) return work();
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once('close', leave);
    const rank = role ? RANK_OF[role] : RANK_SIGNED_OUT;
    try {
      const maxWaitMs = role === 'child' ? MAX_PUPIL_WAIT_MS : MAX_WAIT_MS;
      return await this.lineOf(service).run(work, { rank, maxWaitMs, signal: gone.signal });
    } finally {
      reply.raw.off('close', leave);
    }
  }

  private lineOf(service: ServiceName): WaitingLine {
    let line = this.lines.get(service);
    if (!line) {
      line = new WaitingLine(MAX_RUNNING, () => new ProductError('unavailable', 'service-unavailable', AWAY));
      this.lines.set(service, line);
    }
    return line;
  }
}
