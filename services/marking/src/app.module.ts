import { Module } from '@nestjs/common';
import { inboxQueue } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { InboxProcessor } from './erasure/inbox.processor.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { MarkingRunController } from './marking-run/marking-run.controller.js';
import { MarkingRunQueries } from './marking-run/marking-run.queries.js';

/** Answers the calls of the other services. */
@Module({
  imports: [PlatformModule.register({ database, queues: [inboxQueue('marking')] })],
  controllers: [MarkingRunController, PersonalDataController],
  providers: [MarkingRunQueries, ErasureHandler, InboxProcessor],
})
export class AppModule {}
