import { Module } from '@nestjs/common';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { ConfigModule } from './config.module.js';
import { FamilyDeviceModule } from './family-device/family-device.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailLinksModule } from './mail-links/mail-links.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { RequestGateModule } from './request-gate/request-gate.module.js';
import { RoutesModule } from './routes/routes.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInLimitsModule } from './sign-in-limits/sign-in-limits.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StaticModule } from './static/static.module.js';

@Module({
  imports: [
    PlatformModule.register({ queues: [] }),
    ConfigModule,
    LimitsModule,
    RequestGateModule,
    SessionModule,
    SignInLimitsModule,
    SignInModule,
    FamilyDeviceModule,
    MailLinksModule,
    RoutesModule,
    OpenApiModule,
    StaticModule,
  ],
})
export class AppModule {}
