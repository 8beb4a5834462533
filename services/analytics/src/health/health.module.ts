import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { HealthController } from './health.controller.js';
import { HeartbeatHandler } from './heartbeat.handler.js';
import { HealthService } from './health.service.js';
import { SystemErrorsService } from './system-errors.service.js';

@Module({
  imports: [ConfigModule],
  controllers: [HealthController],
  providers: [HeartbeatHandler, HealthService, SystemErrorsService],
})
export class HealthModule {}
