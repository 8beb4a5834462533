import { ClientTCP } from '@nestjs/microservices';
import type { ServiceAddress } from '../config/process.config.js';
import { isLeaving } from './connection-signals.js';

/** What a connection tells its replica. */
export interface ConnectionEvents {
  onHeard(): void;
  onLeaving(): void;
  onClosed(): void;
}

/** The connection to one replica of a service. */
export class ReplicaClient extends ClientTCP {
  constructor(
    address: ServiceAddress,
    private readonly events: ConnectionEvents,
  ) {
    super(address);
  }

  get isOpen(): boolean {
    return this.socket !== null;
  }

  /** A call can go out at once. */
  get isConnected(): boolean {
    return this.socket?.netSocket.readyState === 'open';
  }

  /**
   * Sends a call over the open connection. `onAnswer` hears of its error or its response, at once where it cannot be
   * sent, and of whatever comes after that. Returns what makes it hear nothing more. Nest's `send` builds five observables for this, which costs a call more than its JSON.
   */
  post(name: string, packet: object, onAnswer: (error: unknown, response?: unknown) => void): () => void {
    return this.publish({ pattern: name, data: packet }, ({ err, response }) => onAnswer(err, response));
  }

  override async handleResponse(message: unknown): Promise<void> {
    this.events.onHeard();
    if (isLeaving(message)) this.events.onLeaving();
    else await super.handleResponse(message);
  }

  override handleClose(): void {
    super.handleClose();
    this.events.onClosed();
  }
}
