import { Module } from '@nestjs/common';
import { PREGENERATION_QUEUE } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { database } from './database.js';
import { ItemMaker } from './pregeneration/item-maker.service.js';
import { QUESTION_ENGINE } from './pregeneration/question-source.js';
import { TopUpProcessor } from './pregeneration/top-up.processor.js';
import { TopUpService } from './pregeneration/top-up.service.js';
import { QUESTION_SOURCE } from './tokens.js';

@Module({
  imports: [PlatformModule.register({ database, queues: [PREGENERATION_QUEUE] })],
  providers: [
    { provide: QUESTION_SOURCE, useValue: QUESTION_ENGINE },
    ItemMaker,
    TopUpService,
    TopUpProcessor,
  ],
})
export class WorkerModule {}
