import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ConfigModule } from '../config.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { EmailController } from './email.controller.js';
import { EmailLinksModule } from './email-links.module.js';
import { EmailService } from './email.service.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { PasswordLinkJob } from './password-link.job.js';

@Module({
  imports: [AuditModule, ConfigModule, EmailLinksModule, MailModule, PasswordModule, SessionModule],
  controllers: [EmailController],
  providers: [EmailService, ForgottenPasswordService, PasswordLinkJob],
})
export class EmailModule {}
