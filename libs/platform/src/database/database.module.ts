import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import { loadDatabaseAccess } from '../config/process.config.js';
import { SlowStatements } from '../traffic/slow-statements.js';
import { Database } from './database.js';
import { openOrm } from './open-orm.js';
import type { ServiceDatabase } from './service-database.js';

/** Longer than any statement of a call or job takes, also while it waits for a lock. */
const ANSWER_LIMIT_MS = 60_000;

/** The database of a service. */
@Global()
@Module({})
export class DatabaseModule {
  static register(database: ServiceDatabase): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: MikroORM,
          inject: [SlowStatements],
          useFactory: (slow: SlowStatements) => {
            const { url, ...access } = loadDatabaseAccess();
            const watch = (pool: Pool) => slow.watch(pool);
            return openOrm(database, url, { ...access, answerLimitMs: ANSWER_LIMIT_MS, watch });
          },
        },
        Database,
      ],
      exports: [MikroORM, Database],
    };
  }
}
