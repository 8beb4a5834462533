import { Module } from '@nestjs/common';
import { ANALYTICS_CONFIG, loadAnalyticsConfig } from './config.js';

@Module({
  providers: [{ provide: ANALYTICS_CONFIG, useFactory: () => loadAnalyticsConfig() }],
  exports: [ANALYTICS_CONFIG],
})
export class ConfigModule {}
