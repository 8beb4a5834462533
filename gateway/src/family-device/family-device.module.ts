import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { SessionModule } from '../session/session.module.js';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module.js';
import { FamilyDeviceAnswers } from './family-device.answers.js';

@Module({
  imports: [ConfigModule, SessionModule, SignInLimitsModule],
  providers: [FamilyDeviceAnswers],
})
export class FamilyDeviceModule {}
