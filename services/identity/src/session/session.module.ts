import { Module } from '@nestjs/common';
import { ConfigModule } from '../config.module.js';
import { AccountDetailsModule } from '../account-details/account-details.module.js';
import { EndedSessions } from './ended-sessions.js';
import { SessionStore } from './session.store.js';

@Module({
  imports: [ConfigModule, AccountDetailsModule],
  providers: [EndedSessions, SessionStore],
  exports: [SessionStore, EndedSessions],
})
export class SessionModule {}
