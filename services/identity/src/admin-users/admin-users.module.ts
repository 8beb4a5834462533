import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { ReviewPagesController } from './review-pages.controller.js';
import { AdminUsersQueries } from './admin-users.queries.js';
import { AdminUsersService } from './admin-users.service.js';
import { ClassImportService } from './class-import.service.js';
import { UserListReads } from './user-list-reads.js';

@Module({
  imports: [ConfigModule, AuditModule, PasswordModule, SecondFactorModule, SessionModule, MailModule],
  controllers: [AdminUsersController, ReviewPagesController],
  providers: [AdminUsersQueries, AdminUsersService, ClassImportService, UserListReads],
})
export class AdminUsersModule {}
