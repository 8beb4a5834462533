import { MikroORM } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { loadDatabaseAccess } from '../config/process.config.js';
import { SlowStatements } from '../traffic/slow-statements.js';
import { Database } from './database.js';
import { openOrm } from './open-orm.js';
import type { ServiceDatabase } from './service-database.js';

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
            return openOrm(database, url, { ...access, watch: (pool) => slow.watch(pool) });
          },
        },
        Database,
      ],
      exports: [MikroORM, Database],
    };
  }
}
