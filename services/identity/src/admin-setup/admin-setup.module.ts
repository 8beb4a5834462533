import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionModule } from '../session/session.module.js';
import { AdminSetupController } from './admin-setup.controller.js';
import { AdminSetupService } from './admin-setup.service.js';

@Module({
  imports: [ConfigModule, AuditModule, PasswordModule, SecondFactorModule, SessionModule],
  controllers: [AdminSetupController],
  providers: [AdminSetupService],
})
export class AdminSetupModule {}
