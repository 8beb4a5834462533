import { Global, Module } from '@nestjs/common';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';

/** The outbox of a service's database, and what publishes it. */
@Global()
@Module({ providers: [Outbox, OutboxRelay], exports: [Outbox, OutboxRelay] })
export class OutboxModule {}
