import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from './paths.ts';
import type { ServiceName } from './process-table.ts';

const SUFFIX = '.migration.ts';
const NUMBER_DIGITS = 4;

/** Where a service keeps its migrations, their list and the snapshot of the schema. */
export function migrationFolder(service: ServiceName): string {
  return path.join(repoRoot, 'services', service, 'src/migrations');
}

/** The list of a folder's migrations. */
export function migrationListFile(folder: string): string {
  return path.join(folder, 'migration-list.ts');
}

/** Names of the migrations in a folder, in order: the names of the files without their suffix. */
export function listMigrationNames(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
    .sort();
}

/** The next name in a folder: `0009-house-keys` for the title `house-keys`. */
export function nextMigrationName(names: readonly string[], title: string): string {
  const last = Math.max(0, ...names.map((name) => Number.parseInt(name, 10)));
  return `${String(last + 1).padStart(NUMBER_DIGITS, '0')}-${title}`;
}

/** `0009-house-keys` becomes `Migration0009HouseKeys`. */
export function toMigrationClassName(name: string): string {
  const [number = '', ...words] = name.split('-');
  return `Migration${number}${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** The module that lists migrations for `database.ts`. */
export function renderMigrationList(names: readonly string[]): string {
  return [
    '// Written by `npm run migration` from the files of this folder.',
    ...names.map((name) => `import { ${toMigrationClassName(name)} } from './${name}.migration.js';`),
    '',
    '/** In order. A name never changes: it is kept where the migration has run. */',
    'export const MIGRATIONS = [',
    ...names.map((name) => `  { name: '${name}', class: ${toMigrationClassName(name)} },`),
    '];',
    '',
  ].join('\n');
}
