import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { ConfigModule } from '../config.module.js';
import { MailController } from './mail.controller.js';
import { MailService } from './mail.service.js';
import { MailStore } from './mail.store.js';
import { MailSweeper } from './mail.sweeper.js';
import { SecurityMails } from './security-mails.js';
import { SendMailJob } from './send-mail.job.js';
import { SMTP_CLIENT, SmtpClient } from './smtp-client.js';

@Module({
  imports: [AuditModule, ConfigModule],
  controllers: [MailController],
  providers: [
    MailService,
    MailStore,
    MailSweeper,
    SecurityMails,
    SendMailJob,
    {
      provide: SMTP_CLIENT,
      inject: [IDENTITY_CONFIG],
      useFactory: ({ mail }: IdentityConfig) => mail.smtpUrl && new SmtpClient(mail.smtpUrl),
    },
  ],
  exports: [MailStore, SecurityMails],
})
export class MailModule {}
