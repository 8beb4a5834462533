import { Module } from '@nestjs/common';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { StaleItemsService } from './stale-items.service.js';

@Module({
  imports: [QuestionSourceModule],
  providers: [StaleItemsService],
})
export class BankModule {}
