import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { PROGRAMS_DIR } from '@sumfox/contracts/processes.ts';
import { importBuilt } from './built-modules.ts';
import { repoRoot } from './paths.ts';

/** Folder of the starting bank, from the checkout: beside the programs, which go with everything that they load. */
export const STARTING_BANK_DIR = path.join(PROGRAMS_DIR, 'starting-bank');
const PART = /^part-\d+\.jsonl\.zst$/;

/** Processes that make the starting bank at the same time. */
export const countParts = (): number => Math.min(os.availableParallelism(), 4);

/** Makes one part of the starting bank in a folder. */
export async function writeStartingPart(part: number, parts: number, folder: string): Promise<void> {
  const { makeStartingBank } = await importBuilt<{
    makeStartingBank(part: number, parts: number): string;
  }>('make-starting-bank');
  fs.writeFileSync(
    path.join(folder, `part-${part}.jsonl.zst`),
    zstdCompressSync(makeStartingBank(part, parts)),
  );
}

/** The rows of the starting bank of this build, as JSON; none where it was built without one. */
export function readStartingBank(): string[] {
  const folder = path.join(repoRoot, STARTING_BANK_DIR);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => PART.test(name))
    .flatMap((name) =>
      zstdDecompressSync(fs.readFileSync(path.join(folder, name)))
        .toString('utf8')
        .split('\n'),
    )
    .filter((line) => line !== '');
}
