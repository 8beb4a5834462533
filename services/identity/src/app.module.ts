import { Module } from '@nestjs/common';
import { PlatformModule } from '@product/platform/platform.module';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { IDENTITY_CONFIG, loadIdentityConfig } from './config.js';
import { database } from './database.js';
import { PasswordService } from './password/password.service.js';
import { SessionController } from './session/session.controller.js';
import { SessionService } from './session/session.service.js';

@Module({
  imports: [PlatformModule.register({ database, queues: [] })],
  controllers: [AccountController, SessionController],
  providers: [
    { provide: IDENTITY_CONFIG, useFactory: () => loadIdentityConfig() },
    PasswordService,
    AccountService,
    SessionService,
  ],
})
export class AppModule {}
