import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { UsageController } from './usage.controller.js';
import { UsageCounter } from './usage-counter.service.js';
import { UsageService } from './usage.service.js';

@Module({
  imports: [ConfigModule],
  controllers: [UsageController],
  providers: [UsageCounter, UsageService],
})
export class UsageModule {}
