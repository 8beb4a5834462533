import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AccountDetailsModule } from '../account-details/account-details.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { FamilyModule } from '../family/family.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [
    ConfigModule,
    AccountDetailsModule,
    AuditModule,
    FamilyModule,
    PasswordModule,
    SessionModule,
    MailModule,
  ],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
