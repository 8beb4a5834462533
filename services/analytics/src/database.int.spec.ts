import { expect, it } from '@jest/globals';
import { schemaDrift } from '@sumfox/platform/database/migrate';
import { createScratchDatabase } from '@sumfox/platform/database/scratch-database';
import { database } from './database.js';

it('has migrations that bring an empty database to what the entities say', async () => {
  const scratch = await createScratchDatabase(database, process.env.TEST_ADMIN_DATABASE_URL ?? '');
  try {
    expect(await schemaDrift(database, scratch.url)).toBe('');
  } finally {
    await scratch.drop();
  }
});
