import path from 'node:path';

/** The checkout: every process runs with this as its working directory. */
export const repoRoot = path.resolve(import.meta.dirname, '../..');

/** Cache that can be deleted: fetched Redis, compiled code. Not in git. */
export const cacheDir = path.join(repoRoot, '.data', 'cache');

/** The name under which folders outside the checkout are made. */
export const folderPrefix = 'maths-practice';
