import { Module } from '@nestjs/common';
import { ResultModule } from '../result/result.module.js';
import { CorrectionService } from './correction.service.js';
import { ItemWithdrawnHandler } from './item-withdrawn.handler.js';
import { WithdrawalSweeper } from './withdrawal.sweeper.js';

@Module({
  imports: [ResultModule],
  providers: [CorrectionService, ItemWithdrawnHandler, WithdrawalSweeper],
})
export class CorrectionModule {}
