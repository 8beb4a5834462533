import fs from 'node:fs';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type * as CreateMigrationModule from '@sumfox/platform/database/create-migration';
import { buildBackend } from './build.ts';
import { importBuilt } from './built-modules.ts';
import { importDatabase } from './migrate.ts';
import {
  listMigrationNames,
  migrationFolder,
  migrationListFile,
  nextMigrationName,
  renderMigrationList,
  toMigrationClassName,
} from './migration-files.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { type ServiceName, serviceNames } from './process-table.ts';

const USAGE = `Use it like this:
  npm run migration -- SERVICE TITLE           the statements by which the entities of a service have changed
  npm run migration -- SERVICE TITLE --empty   one without statements, for a migration that changes rows
SERVICE is one of ${serviceNames.join(', ')}; TITLE is in small letters, such as house-keys.`;
const TITLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `npm run migration`: writes the next migration of a service, its list of migrations and its snapshot. */
export async function createMigrationFromCommandLine(args: readonly string[]): Promise<void> {
  try {
    console.log(path.relative(repoRoot, await writeMigration(args)));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function writeMigration([service, title = '', ...rest]: readonly string[]): Promise<string> {
  const isEmpty = rest[0] === '--empty';
  if (!isServiceName(service) || !TITLE.test(title) || rest.length > Number(isEmpty))
    throw new OperatorError(USAGE);
  await buildBackend();
  const folder = migrationFolder(service);
  const name = nextMigrationName(listMigrationNames(folder), title);
  const { createMigration, isSnapshotCurrent } =
    await importBuilt<typeof CreateMigrationModule>('create-migration');
  const database = await importDatabase(service);
  if (isEmpty && !(await isSnapshotCurrent(database, folder)))
    throw new OperatorError(
      `The entities of ${service} have changed. Write that migration first, without --empty.`,
    );
  const names = { name, className: toMigrationClassName(name) };
  if (!(await createMigration(database, folder, names, isEmpty)))
    throw new OperatorError(
      `The entities of ${service} are those of the last migration. Change an entity first, or add --empty.`,
    );
  fs.writeFileSync(migrationListFile(folder), renderMigrationList(listMigrationNames(folder)));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/oxfmt/bin/oxfmt', path.relative(repoRoot, folder)],
    { cwd: repoRoot },
  );
  return path.join(folder, `${name}.migration.ts`);
}

function isServiceName(name: string | undefined): name is ServiceName {
  return serviceNames.some((service) => service === name);
}
