import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { makeTestFolder } from '../test/servers.ts';
import type { TestStack } from '../test/whole-stack.ts';

/** Holds all that a product keeps, with some room. */
const SIZE = '400m';

/** A disk for the data folder of one product, which a test may fill. */
export interface SmallDisk {
  dataDir: string;
  /** Fills the disk. */
  fill(stack: Pick<TestStack, 'sql'>): Promise<void>;
  /** Frees space. */
  makeRoom(stack: Pick<TestStack, 'sql'>): Promise<void>;
  /** After the product has stopped. */
  remove(): void;
}

/**
 * A separate file system where this user may mount one. Otherwise an ordinary folder, and PostgreSQL is made to answer
 * with the error of a full disk.
 */
export function makeSmallDisk(): SmallDisk {
  const folder = makeTestFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', folder]);
  const dataDir = path.join(folder, 'data');
  const ballast = path.join(folder, 'ballast');
  if (status !== 0)
    return {
      dataDir,
      fill: (stack) => setRefusal(stack, true),
      makeRoom: (stack) => setRefusal(stack, false),
      remove: () => fs.rmSync(folder, { recursive: true, force: true }),
    };
  return {
    dataDir,
    fill: async () => writeUntilFull(ballast),
    makeRoom: async () => fs.rmSync(ballast),
    remove: () => {
      spawnSync('umount', [folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: string): void {
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) fs.appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

async function setRefusal(stack: Pick<TestStack, 'sql'>, refuses: boolean): Promise<void> {
  const [trigger, table] = ['disk_is_full', 'paper_responses'];
  if (!refuses) return void (await stack.sql('assessment', `drop trigger ${trigger} on ${table}`));
  await stack.sql(
    'assessment',
    `create or replace function ${trigger}() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  await stack.sql(
    'assessment',
    `create trigger ${trigger} before insert or update on ${table} for each row execute function ${trigger}()`,
  );
}
