import { Module } from '@nestjs/common';
import { AiModule } from '@product/ai/ai.module';
import { inboxQueue } from '@product/contracts/messages/queues';
import { PlatformModule } from '@product/platform/platform.module';
import { BankController } from './bank/bank.controller.js';
import { DrawService } from './bank/draw.service.js';
import { StaleItemsService } from './bank/stale-items.service.js';
import { database } from './database.js';
import { ErasureHandler } from './erasure/erasure.handler.js';
import { InboxProcessor } from './erasure/inbox.processor.js';
import { PersonalDataController } from './erasure/personal-data.controller.js';
import { ItemMaker } from './pregeneration/item-maker.service.js';
import { BlindSolver } from './model-questions/blind-solver.service.js';
import { QUESTION_ENGINE } from './pregeneration/question-source.js';
import { TopUpService } from './pregeneration/top-up.service.js';
import { ItemDoubtedHandler } from './recheck/item-doubted.handler.js';
import { RecheckService } from './recheck/recheck.service.js';
import { QUESTION_SOURCE } from './tokens.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('content')] }),
    AiModule.register({ service: 'content' }),
  ],
  controllers: [BankController, PersonalDataController],
  providers: [
    { provide: QUESTION_SOURCE, useValue: QUESTION_ENGINE },
    ItemMaker,
    TopUpService,
    DrawService,
    BlindSolver,
    RecheckService,
    ItemDoubtedHandler,
    StaleItemsService,
    ErasureHandler,
    InboxProcessor,
  ],
})
export class AppModule {}
