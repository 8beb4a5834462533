import { Module } from '@nestjs/common';
import { loadAccountSecret } from '../config.js';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorChecker } from './second-factor.checker.js';
import { SecondFactorService } from './second-factor.service.js';
import { SignInChallengeService } from './sign-in-challenge.service.js';
import { SecretBox } from './secret-box.js';

@Module({
  imports: [ConfigModule, AuditModule, PasswordModule, SessionModule, MailModule],
  controllers: [SecondFactorController],
  providers: [
    { provide: SecretBox, useFactory: () => new SecretBox(loadAccountSecret()) },
    SecondFactorChecker,
    SecondFactorService,
    SignInChallengeService,
  ],
  exports: [SignInChallengeService, SecondFactorChecker],
})
export class SecondFactorModule {}
