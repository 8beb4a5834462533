import path from 'node:path';
import { cacheDir } from '../local/paths.ts';
import { runCheck } from './stage.ts';
import type { Tally } from './tally.ts';

const TSC = 'node_modules/typescript7/bin/tsc';
/** As of the other stages: on a busy machine this one yields to all of them. */
const LIMIT_MS = 45 * 60_000;

/** Each checker reads the types that all of them use again: one takes half of the processor time of four. */
const ONE_CHECKER = ['--checkers', '1'];

/** Arguments to check a part. What a check has found is kept, so that the next one reads only what a change can reach. */
const checkOf = (name: string, config: string) => [
  ...['-p', config, ...ONE_CHECKER, '--incremental'],
  ...['--tsBuildInfoFile', path.join(cacheDir, 'types', `${name.replaceAll(' ', '-')}.tsbuildinfo`)],
];

/** Runs of the compiler: the name of the part, and the compiler's arguments. */
const TYPE_CHECKS: readonly (readonly [string, readonly string[]])[] = [
  ['libraries, services, gateway', ['-b']],
  ...[
    ['tools', 'infra/tsconfig.json'],
    ['tests', 'infra/test/tsconfig.specs.json'],
    ['pages', 'frontend/tsconfig.json'],
    ['service worker', 'frontend/service-worker'],
  ].map(([name = '', config = '']) => [name, checkOf(name, config)] as const),
];

export async function checkTypes(tally: Tally): Promise<void> {
  for (const [name, args] of TYPE_CHECKS)
    await tally.stage('types', name, () => runCheck([TSC, ...args], LIMIT_MS));
}
