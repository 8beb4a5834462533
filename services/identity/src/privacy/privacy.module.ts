import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NoticeModule } from '../notice/notice.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { PrivacyController } from './privacy.controller.js';
import { ExportService } from './export.service.js';
import { ErasureService } from './erasure.service.js';
import { ErasureJournal } from './erasure-journal.js';
import { DatabaseLog } from './database-log.js';
import { ErasureRunner } from './erasure.runner.js';
import { ErasureCompletedHandler } from './erasure-completed.handler.js';
import { QueueEraser } from './queue-eraser.js';

@Module({
  imports: [ConfigModule, AuditModule, NoticeModule, PasswordModule, SessionModule, MailModule],
  controllers: [PrivacyController],
  providers: [
    ExportService,
    ErasureService,
    ErasureJournal,
    DatabaseLog,
    ErasureRunner,
    ErasureCompletedHandler,
    QueueEraser,
  ],
})
export class PrivacyModule {}
