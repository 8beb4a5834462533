import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { KnownDevices } from './known-devices.js';
import { SignInThrottle } from './sign-in-throttle.js';

@Module({
  imports: [ConfigModule, LimitsModule],
  providers: [KnownDevices, SignInThrottle],
  exports: [KnownDevices, SignInThrottle],
})
export class SignInLimitsModule {}
