import type { Socket } from 'node:net';
import { JsonSocket } from '@nestjs/microservices';

interface Message {
  id?: string;
  err?: unknown;
  isDisposed?: boolean;
}

/** The connection of one caller to a service; counts the calls that have no answer yet. */
export class CallSocket extends JsonSocket {
  private readonly unanswered = new Set<string>();
  private lastMessageAt = performance.now();

  constructor(socket: Socket) {
    super(socket);
    socket.on('message', ({ id }: Message) => {
      this.lastMessageAt = performance.now();
      if (id !== undefined) this.unanswered.add(id);
    });
  }

  override sendMessage(message: Message, callback?: (error?: unknown) => void): void {
    this.lastMessageAt = performance.now();
    if (message.id !== undefined && (message.isDisposed || message.err)) this.unanswered.delete(message.id);
    super.sendMessage(message, callback);
  }

  /** True when every call is answered, and nothing has come or gone for this long. */
  isQuietFor(ms: number): boolean {
    return this.unanswered.size === 0 && performance.now() - this.lastMessageAt >= ms;
  }
}
