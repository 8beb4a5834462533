import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { ConfigModule } from '../config.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { BrowserSession } from './browser-session.js';
import { EndedSessionsListener } from './ended-sessions.listener.js';
import { SessionRegistry } from './session-registry.js';
import { SessionRenewal } from './session-renewal.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionTokens } from './session-tokens.js';
import { VerifiedTokens } from './verified-tokens.js';

@Module({
  imports: [
    ConfigModule,
    LimitsModule,
    PassportModule,
    JwtModule.registerAsync({
      imports: [ConfigModule],
      inject: [GATEWAY_CONFIG],
      useFactory: (config: GatewayConfig) => ({ secret: config.SESSION_SECRET }),
    }),
  ],
  providers: [
    BrowserSession,
    EndedSessionsListener,
    SessionRegistry,
    SessionRenewal,
    SessionStrategy,
    SessionTokens,
    VerifiedTokens,
  ],
  // Nest makes SessionGuard in the module of the controller that it guards, which therefore needs what the guard needs.
  exports: [BrowserSession, SessionRenewal, SessionStrategy],
})
export class SessionModule {}
