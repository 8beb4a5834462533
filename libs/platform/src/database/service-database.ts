import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import type { ErasurePlan } from './erasure-plan.js';

/** Everything one service keeps, and how it came to be. */
export interface ServiceDatabase {
  service: string;
  entities: EntitySchema[];
  /** In order; a name is never reused and a migration that has run is never edited. */
  migrations: ReadonlyArray<{
    name: string;
    class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
  }>;
  /** Tables that the service can insert into but not update or delete from. */
  appendOnly?: readonly string[];
  /** How a person is erased here; absent where a service does that itself. */
  erasure?: ErasurePlan;
  /** Rows the product cannot do without; run after every migration step, so it must be repeatable. */
  seed?: (orm: MikroORM) => Promise<void>;
}
