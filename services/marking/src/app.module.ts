import { Module } from '@nestjs/common';
import { PlatformModule } from '@product/platform/platform.module';
import { database } from './database.js';
import { MarkingRunController } from './marking-run/marking-run.controller.js';
import { MarkingRunQueries } from './marking-run/marking-run.queries.js';

/** Answers the calls of the other services. */
@Module({
  imports: [PlatformModule.register({ database, queues: [] })],
  controllers: [MarkingRunController],
  providers: [MarkingRunQueries],
})
export class AppModule {}
