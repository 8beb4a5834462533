import { Module } from '@nestjs/common';
import { inboxQueue, MAIL_QUEUE } from '@sumfox/contracts/queues';
import { PlatformModule } from '@sumfox/platform/platform.module';
import { AccountDetailsModule } from './account-details/account-details.module.js';
import { AdminSetupModule } from './admin-setup/admin-setup.module.js';
import { AdminUsersModule } from './admin-users/admin-users.module.js';
import { AuditModule } from './audit/audit.module.js';
import { DigestModule } from './digest/digest.module.js';
import { EmailModule } from './email/email.module.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { FamilyDeviceModule } from './family-device/family-device.module.js';
import { FamilyModule } from './family/family.module.js';
import { HiddenNamesModule } from './hidden-names/hidden-names.module.js';
import { MailModule } from './mail/mail.module.js';
import { NoticeModule } from './notice/notice.module.js';
import { PasswordModule } from './password/password.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionModule } from './session/session.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { database } from './database.js';

@Module({
  imports: [
    PlatformModule.register({ database, queues: [inboxQueue('identity'), MAIL_QUEUE], serves: 'identity' }),
    AccountDetailsModule,
    PasswordModule,
    SessionModule,
    SecondFactorModule,
    SignInModule,
    RegistrationModule,
    ProfileModule,
    FamilyModule,
    FamilyDeviceModule,
    HiddenNamesModule,
    NoticeModule,
    MailModule,
    EmailModule,
    DigestModule,
    AuditModule,
    AdminSetupModule,
    AdminUsersModule,
    PrivacyModule,
    ExpiryModule,
  ],
})
export class AppModule {}
