import { Module } from '@nestjs/common';
import { IDENTITY_CONFIG, loadIdentityConfig } from './config.js';

@Module({
  providers: [{ provide: IDENTITY_CONFIG, useFactory: () => loadIdentityConfig() }],
  exports: [IDENTITY_CONFIG],
})
export class ConfigModule {}
