import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';

/** Writes more than any buffer holds, and says on standard error that it is still there. */
const PROGRAM = `
  import { createLogger } from '@sumfox/platform/logging/logger';
  const logger = createLogger({ PROCESS_NAME: 'content', LOG_LEVEL: 'info' });
  for (let line = 0; line < 100; line += 1) logger.info({ line }, 'x'.repeat(2_000));
  setTimeout(() => process.stderr.write('goes on'), 100);
`;

it('createLogger drops lines on a full disk, and the process continues', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    // Every write to it fails as on a full disk.
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'goes on' });
});
