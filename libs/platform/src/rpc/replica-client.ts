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
