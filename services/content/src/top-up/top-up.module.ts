import { Module } from '@nestjs/common';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { ItemMaker } from './item-maker.service.js';
import { TopUpService } from './top-up.service.js';

@Module({
  imports: [QuestionSourceModule],
  providers: [ItemMaker, TopUpService],
  exports: [ItemMaker, TopUpService],
})
export class TopUpModule {}
