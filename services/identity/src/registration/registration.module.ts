import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { EmailLinksModule } from '../email/email-links.module.js';
import { FamilyModule } from '../family/family.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationRepeats } from './registration-repeats.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [ConfigModule, AuditModule, FamilyModule, PasswordModule, SessionModule, EmailLinksModule],
  controllers: [RegistrationController],
  providers: [RegistrationRepeats, RegistrationService],
})
export class RegistrationModule {}
