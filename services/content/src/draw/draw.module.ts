import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { QuestionSourceModule } from '../question-source/question-source.module.js';
import { RecheckModule } from '../recheck/recheck.module.js';
import { TopUpModule } from '../top-up/top-up.module.js';
import { DrawController } from './draw.controller.js';
import { DrawWarmUp } from './draw-warm-up.js';
import { DrawService } from './draw.service.js';
import { ExampleService } from './example.service.js';

@Module({
  imports: [ConfigModule, QuestionSourceModule, RecheckModule, TopUpModule],
  controllers: [DrawController],
  providers: [DrawService, DrawWarmUp, ExampleService],
})
export class DrawModule {}
