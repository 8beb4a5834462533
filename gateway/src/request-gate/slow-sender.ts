import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells the body's reader that the rest did not arrive; becomes a 408. */
class SlowBody extends Error {
  readonly statusCode = 408;

  constructor() {
    super('the body did not come in time');
  }
}

/**
 * Rejects a call with a body that is incomplete some time after its headers, and closes the connection: slow senders
 * would otherwise hold hundreds of sockets. Node has one limit for all calls, which must suit the largest file.
 */
export function closeSlowBody(request: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const { raw, headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const timer = setTimeout(() => {
    if (raw.complete) return;
    const isRead = raw.listenerCount('data') > 0 && raw.listenerCount('error') > 0;
    // Answered without its body, or by a route that reads none: no reader to reject.
    if (reply.sent || !isRead) return void raw.destroy();
    reply.header('connection', 'close');
    raw.emit('error', new SlowBody());
  }, limitMs);
  raw.once('close', () => clearTimeout(timer));
}
