import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { GATEWAY_CONFIG, loadGatewayConfig } from './config.js';
import { DocsController } from './openapi/docs.controller.js';
import { ApiRoutes } from './routes/api-routes.js';
import { GatewayAnswers } from './routes/gateway-answers.js';
import { buildRoutesController } from './routes/routes.controller.js';
import { Uploads } from './routes/uploads.js';
import { KnownDevices } from './limits/known-devices.js';
import { LimitGuard } from './limits/limit.guard.js';
import { LimitStore } from './limits/limit-store.js';
import { SignInThrottle } from './limits/sign-in-throttle.js';
import { EndedSessionsListener } from './session/ended-sessions.listener.js';
import { FamilyDeviceAnswers } from './session/family-device.answers.js';
import { SessionAnswers } from './session/session.answers.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionRegistry } from './session/session-registry.js';
import { SessionRenewal } from './session/session-renewal.js';
import { SessionTokens } from './session/session-tokens.js';
import { PagesController } from './static/pages.controller.js';
import { SessionStrategy } from './session/session.strategy.js';

const config = loadGatewayConfig();

@Module({
  imports: [
    PlatformModule.register({ queues: [] }),
    PassportModule,
    JwtModule.register({ secret: config.SESSION_SECRET }),
  ],
  controllers: [buildRoutesController(ENDPOINTS), DocsController, PagesController],
  providers: [
    { provide: GATEWAY_CONFIG, useValue: config },
    ApiRoutes,
    GatewayAnswers,
    Uploads,
    SessionAnswers,
    FamilyDeviceAnswers,
    SessionGuard,
    SessionRegistry,
    SessionStrategy,
    SessionRenewal,
    SessionTokens,
    EndedSessionsListener,
    KnownDevices,
    LimitGuard,
    LimitStore,
    SignInThrottle,
  ],
})
export class AppModule {}
