import { Module } from '@nestjs/common';
import { GATEWAY_CONFIG, loadGatewayConfig } from './config.js';

@Module({
  providers: [{ provide: GATEWAY_CONFIG, useFactory: () => loadGatewayConfig() }],
  exports: [GATEWAY_CONFIG],
})
export class ConfigModule {}
