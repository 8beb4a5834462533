import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { NewDeviceModule } from '../new-device/new-device.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [ConfigModule, AuditModule, PasswordModule, SecondFactorModule, SessionModule, NewDeviceModule],
  controllers: [SessionController],
  providers: [SessionService],
})
export class SignInModule {}
