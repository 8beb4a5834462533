import path from 'node:path';
import { findServerPort } from './backup/server.ts';
import { toServiceUrl } from './databases.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { locateCluster } from './postgres-files.ts';
import type { ServiceName } from './process-table.ts';
import { findRecordedUrl } from './run-record.ts';
import { loadSecrets } from './secrets.ts';

const dataDir = () => path.resolve(process.env.DATA_DIR ?? path.join(repoRoot, '.data'));

/**
 * The address of a service's database in the product that runs in DATA_DIR. @throws OperatorError when no product runs
 * there
 */
export function findRunningDatabase(service: ServiceName): string {
  const name = `${process.env.DATABASE_PREFIX ?? ''}${service}`;
  // Before reading secrets, which would create them in a folder without a product.
  const server = process.env.DATABASE_ADMIN_URL || `postgres://127.0.0.1:${findOwnPort(service)}/`;
  const password = loadSecrets(dataDir(), []).databasePasswords[service] ?? '';
  return toServiceUrl(server, { service, name, password });
}

function findOwnPort(service: ServiceName): number {
  const port = findServerPort(locateCluster(path.join(dataDir(), 'postgres')));
  if (port === null)
    throw new OperatorError(
      `Nothing runs in ${dataDir()}: start the product first, or name the ${service} database with DATABASE_URL.`,
    );
  return port;
}

/** Address of the pages of the product that runs in DATA_DIR. @throws OperatorError when no product runs there */
export function findRunningUrl(): string {
  const url = findRecordedUrl(dataDir());
  if (!url)
    throw new OperatorError(
      `Nothing runs in ${dataDir()}: start the product first, or set PUBLIC_URL to the address of its pages.`,
    );
  return url;
}
