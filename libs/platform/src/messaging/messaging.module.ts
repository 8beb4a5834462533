import { Global, Module } from '@nestjs/common';
import { QueuePublisher } from './queue-publisher.js';

/** The way to the queues for what may be lost; work and events that must not be lost go by the outbox. */
@Global()
@Module({ providers: [QueuePublisher], exports: [QueuePublisher] })
export class MessagingModule {}
