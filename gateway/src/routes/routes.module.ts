import { Module } from '@nestjs/common';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { ConfigModule } from '../config.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SessionModule } from '../session/session.module.js';
import { ApiRoutes } from './api-routes.js';
import { buildRoutesController } from './routes.controller.js';
import { CallLine } from './call-line.js';
import { Uploads } from './uploads.js';
import { WaitingCalls } from './waiting-calls.js';

@Module({
  imports: [ConfigModule, LimitsModule, SessionModule],
  controllers: [buildRoutesController(ENDPOINTS)],
  providers: [ApiRoutes, CallLine, Uploads, WaitingCalls],
})
export class RoutesModule {}
