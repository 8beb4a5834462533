import { Module } from '@nestjs/common';
import { PaperModule } from '../paper/paper.module.js';
import { SelectionModule } from '../selection/selection.module.js';
import { ExchangeController } from './exchange.controller.js';
import { ExchangeService } from './exchange.service.js';

@Module({
  imports: [PaperModule, SelectionModule],
  controllers: [ExchangeController],
  providers: [ExchangeService],
})
export class ExchangeModule {}
