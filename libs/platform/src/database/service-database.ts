import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';

/** Everything one service keeps, and how it came to be. */
export interface ServiceDatabase {
  service: string;
  entities: EntitySchema[];
  /** In order; a name is never reused and a migration that has run is never edited. */
  migrations: ReadonlyArray<{
    name: string;
    class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
  }>;
  /** Rows the product cannot do without; run after every migration step, so it must be repeatable. */
  seed?: (orm: MikroORM) => Promise<void>;
}
