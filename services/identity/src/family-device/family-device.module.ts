import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionModule } from '../session/session.module.js';
import { FamilyDeviceController } from './family-device.controller.js';
import { FamilyDeviceService } from './family-device.service.js';
import { PicturePasswordService } from './picture-password.service.js';
import { SignInCardService } from './sign-in-card.service.js';

@Module({
  imports: [ConfigModule, AuditModule, PasswordModule, SessionModule],
  controllers: [FamilyDeviceController],
  providers: [FamilyDeviceService, PicturePasswordService, SignInCardService],
})
export class FamilyDeviceModule {}
