import { Module } from '@nestjs/common';
import { inboxQueue } from '@sumfox/contracts/messages/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { AdminUsersController } from './admin-users/admin-users.controller.js';
import { AdminUsersQueries } from './admin-users/admin-users.queries.js';
import { AdminUsersService } from './admin-users/admin-users.service.js';
import { ReviewDeskController } from './admin-users/review-desk.controller.js';
import { UserListReads } from './admin-users/user-list-reads.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditQueries } from './audit/audit.queries.js';
import { MarkRaisedHandler } from './audit/mark-raised.handler.js';
import { ReadingLog } from './audit/reading-log.js';
import { BatchManagedHandler } from './audit/batch-managed.handler.js';
import { PaperVerifiedHandler } from './audit/paper-verified.handler.js';
import { QueueManagedHandler } from './audit/queue-managed.handler.js';
import { ReviewDecidedHandler } from './audit/review-decided.handler.js';
import { TopicDeletedHandler } from './audit/topic-deleted.handler.js';
import { IDENTITY_CONFIG, loadIdentityConfig } from './config.js';
import { database } from './database.js';
import { ExpiredRowsSweeper } from './expiry/expired-rows.sweeper.js';
import { FamilyDeviceController } from './family-device/family-device.controller.js';
import { FamilyDeviceService } from './family-device/family-device.service.js';
import { PicturePasswordService } from './family-device/picture-password.service.js';
import { FamilyController } from './family/family.controller.js';
import { FamilyService } from './family/family.service.js';
import { LinkBook } from './family/link-book.js';
import { LinkRequestService } from './family/link-request.service.js';
import { PasswordService } from './password/password.service.js';
import { ErasureCompletedHandler } from './privacy/erasure-completed.handler.js';
import { ErasureRunner } from './privacy/erasure.runner.js';
import { ErasureService } from './privacy/erasure.service.js';
import { ExportService } from './privacy/export.service.js';
import { InboxProcessor } from './privacy/inbox.processor.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { QueueForgetting } from './privacy/queue-forgetting.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationRepeats } from './registration/registration-repeats.js';
import { RegistrationService } from './registration/registration.service.js';
import { EndedSessions } from './session/ended-sessions.js';
import { SessionController } from './session/session.controller.js';
import { SessionService } from './session/session.service.js';
import { SessionStore } from './session/session.store.js';

@Module({
  imports: [PlatformModule.register({ database, queues: [inboxQueue('identity')] })],
  controllers: [
    AccountController,
    SessionController,
    RegistrationController,
    ProfileController,
    FamilyController,
    FamilyDeviceController,
    AdminUsersController,
    ReviewDeskController,
    AuditController,
    PrivacyController,
  ],
  providers: [
    { provide: IDENTITY_CONFIG, useFactory: () => loadIdentityConfig() },
    PasswordService,
    AccountService,
    EndedSessions,
    SessionStore,
    SessionService,
    AuditLog,
    AuditQueries,
    ReadingLog,
    MarkRaisedHandler,
    ReviewDecidedHandler,
    PaperVerifiedHandler,
    BatchManagedHandler,
    QueueManagedHandler,
    TopicDeletedHandler,
    LinkBook,
    LinkRequestService,
    FamilyService,
    FamilyDeviceService,
    PicturePasswordService,
    RegistrationRepeats,
    RegistrationService,
    ProfileService,
    AdminUsersQueries,
    AdminUsersService,
    UserListReads,
    ExportService,
    ErasureService,
    ErasureRunner,
    ErasureCompletedHandler,
    QueueForgetting,
    InboxProcessor,
    ExpiredRowsSweeper,
  ],
})
export class AppModule {}
