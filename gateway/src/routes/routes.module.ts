import { Module } from '@nestjs/common';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { ConfigModule } from '../config.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SessionModule } from '../session/session.module.js';
import { ApiRoutes } from './api-routes.js';
import { buildRoutesController } from './routes.controller.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [ConfigModule, LimitsModule, SessionModule],
  controllers: [buildRoutesController(ENDPOINTS)],
  providers: [ApiRoutes, Uploads],
})
export class RoutesModule {}
