import { Module } from '@nestjs/common';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { ConfigModule } from '../config.module.js';
import { FamilyDeviceModule } from '../family-device/family-device.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { SessionModule } from '../session/session.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ApiRoutes } from './api-routes.js';
import { GatewayAnswers } from './gateway-answers.js';
import { buildRoutesController } from './routes.controller.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [ConfigModule, FamilyDeviceModule, LimitsModule, SessionModule, SignInModule],
  controllers: [buildRoutesController(ENDPOINTS)],
  providers: [ApiRoutes, GatewayAnswers, Uploads],
})
export class RoutesModule {}
