import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ServiceDatabase } from './service-database.js';

/** File in a folder of migrations with the schema that they lead to, as the ORM stores it. */
const SNAPSHOT_NAME = 'schema-snapshot';

/** Name of a migration. */
export interface MigrationName {
  /** With its number, such as `0009-house-keys`: name of the file, and of the row in each migrated database. */
  name: string;
  className: string;
}

/**
 * Writes `<name>.migration.ts` with the statements that lead from the snapshot to the entities, up and down, and
 * updates the snapshot. Needs no server. @param isEmpty writes a migration without statements, for one that changes
 * rows @returns false when entities and snapshot agree
 */
export async function createMigration(
  database: ServiceDatabase,
  folder: string,
  name: MigrationName,
  isEmpty = false,
): Promise<boolean> {
  const { fileName } = await openSnapshot(database, folder, name).migrator.create(folder, isEmpty);
  return fileName !== '';
}

/** Whether the snapshot in a folder of migrations is the schema of the entities. Needs no server. */
export async function isSnapshotCurrent(database: ServiceDatabase, folder: string): Promise<boolean> {
  return !(await openSnapshot(database, folder).migrator.checkSchema());
}

/** An ORM that compares the entities with a snapshot instead of a database. It opens no connection. */
function openSnapshot(database: ServiceDatabase, folder: string, migration?: MigrationName): MikroORM {
  return new MikroORM({
    clientUrl: 'postgresql://127.0.0.1/none',
    entities: database.entities,
    extensions: [Migrator],
    migrations: {
      path: folder,
      snapshotName: SNAPSHOT_NAME,
      fileName: () => `${migration?.name}.migration`,
      generator: class extends TSMigrationGenerator {
        override generateMigrationFile(_: string, { up, down }: { up: string[]; down: string[] }): string {
          const toLines = (statements: string[]) =>
            statements.map((sql) => this.createStatement(sql.replace(/;$/, ''), 4)).join('');
          return `import { Migration } from '@mikro-orm/migrations';

export class ${migration?.className} extends Migration {
  override up(): void {
${toLines(up)}  }

  override down(): void {
${toLines(down)}  }
}
`;
        }
      },
    },
  });
}
