import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { FailureSearchController } from './failure-search.controller.js';
import { FailureSearchService } from './failure-search.service.js';

@Module({
  imports: [ConfigModule],
  controllers: [FailureSearchController],
  providers: [FailureSearchService],
})
export class FailureSearchModule {}
