import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { SessionModule } from '../session/session.module.js';
import { SignInLimitsModule } from '../sign-in-limits/sign-in-limits.module.js';
import { SignInAnswers } from './sign-in.answers.js';

@Module({
  imports: [ConfigModule, SessionModule, SignInLimitsModule],
  providers: [SignInAnswers],
})
export class SignInModule {}
