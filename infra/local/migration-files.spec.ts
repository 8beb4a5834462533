import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import {
  listMigrationNames,
  migrationFolder,
  migrationListFile,
  nextMigrationName,
  renderMigrationList,
  toMigrationClassName,
} from './migration-files.ts';
import { serviceNames } from './process-table.ts';

/** Numbers after these have no gaps; older ones keep theirs, because they are noted in every database. */
const LAST_WITH_GAPS = { identity: 8, assessment: 43, marking: 31, content: 110, analytics: 41 };

describe.each(serviceNames)('migrations of %s', (service) => {
  const folder = migrationFolder(service);
  const names = listMigrationNames(folder);

  it('have unique numbers, without gaps since the command writes them', () => {
    for (const name of names) expect(name).toMatch(/^\d{4}(-[a-z0-9]+)+$/);
    const numbers = names.map((name) => Number.parseInt(name, 10));
    expect(new Set(numbers).size).toBe(numbers.length);
    const later = numbers.filter((number) => number > LAST_WITH_GAPS[service]);
    expect(later).toEqual(later.map((_, index) => LAST_WITH_GAPS[service] + 1 + index));
  });

  it('are all in the generated list', () => {
    expect(fs.readFileSync(migrationListFile(folder), 'utf8')).toBe(renderMigrationList(names));
  });

  it('have the name of their file and a way down', () => {
    for (const name of names) {
      const text = fs.readFileSync(path.join(folder, `${name}.migration.ts`), 'utf8');
      expect(text).toContain(`export class ${toMigrationClassName(name)} extends Migration {`);
      expect(text).toContain('  override down(): void {');
    }
  });
});

it('nextMigrationName follows the highest number', () => {
  expect(nextMigrationName([], 'accounts')).toBe('0001-accounts');
  expect(nextMigrationName(['0071-pauses', '0110-drafting'], 'house-keys')).toBe('0111-house-keys');
});

it('toMigrationClassName joins number and title', () => {
  expect(toMigrationClassName('0009-house-keys')).toBe('Migration0009HouseKeys');
});
