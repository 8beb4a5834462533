import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerTCP, type TcpSocket } from '@nestjs/microservices';
import { DRAIN_LIMIT_MS } from '../shutdown/stop-limits.js';
import { CallSocket } from './call-socket.js';
import { LEAVING, PING } from './connection-signals.js';

/** A caller that does not close its connection has it closed after this rest. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 20;

/**
 * Answers calls over TCP. When it stops, its callers go to other replicas first, and every call that still comes is
 * answered: a restart of one of several replicas fails no call.
 */
export class DrainingServer extends ServerTCP {
  private readonly callers = new Set<CallSocket>();

  override async handleMessage(socket: TcpSocket, message: unknown): Promise<unknown> {
    if (!isPing(message)) return super.handleMessage(socket, message);
    socket.sendMessage({ id: message.id, response: true, isDisposed: true });
  }

  override async close(): Promise<void> {
    this.isManuallyTerminated = true;
    this.server.close();
    await this.drain();
    super.close();
  }

  /** A call is mounted under its plain name. Nest reads each name as JSON first, and makes an error of it. */
  protected override getRouteFromPattern(name: string): string {
    return name;
  }

  protected override getSocketInstance(socket: Socket): TcpSocket {
    const caller = new CallSocket(socket);
    this.callers.add(caller);
    socket.once('close', () => this.callers.delete(caller));
    return caller;
  }

  private async drain(): Promise<void> {
    for (const caller of this.callers) caller.sendMessage(LEAVING);
    const deadline = performance.now() + DRAIN_LIMIT_MS;
    while (this.callers.size > 0 && performance.now() < deadline) {
      for (const caller of this.callers) if (caller.isQuietFor(QUIET_MS)) caller.end();
      await sleep(LOOK_EVERY_MS);
    }
  }
}

function isPing(message: unknown): message is { id: string } {
  return typeof message === 'object' && message !== null && 'pattern' in message && message.pattern === PING;
}
