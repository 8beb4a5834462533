import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NoticeModule } from '../notice/notice.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { FamilyController } from './family.controller.js';
import { LinkStore } from './link-store.js';
import { LinkCodes } from './link-codes.js';
import { FailedLinkLimit } from './failed-links.js';
import { LinkService } from './link.service.js';
import { LinkRequestService } from './link-request.service.js';
import { FamilyService } from './family.service.js';

@Module({
  imports: [ConfigModule, AuditModule, NoticeModule, PasswordModule, SessionModule, MailModule],
  controllers: [FamilyController],
  providers: [LinkStore, LinkCodes, FailedLinkLimit, LinkService, LinkRequestService, FamilyService],
  exports: [LinkCodes, LinkStore],
})
export class FamilyModule {}
