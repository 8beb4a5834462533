import { runCheck } from './stage.ts';
import type { Tally } from './tally.ts';

const TSC = 'node_modules/typescript7/bin/tsc';
const LIMIT_MS = 5 * 60_000;

/** Each checker reads the types that all of them use again: one takes half of the processor time of four. */
const ONE_CHECKER = ['--checkers', '1'];

/** Runs of the compiler: the name of the part, and the compiler's arguments. */
const TYPE_CHECKS = [
  ['libraries, services, gateway', ['-b']],
  ['tools', ['-p', 'infra/tsconfig.json', ...ONE_CHECKER]],
  ['tests', ['-p', 'infra/test/tsconfig.specs.json', ...ONE_CHECKER]],
  ['pages', ['-p', 'frontend/tsconfig.json', ...ONE_CHECKER]],
  ['service worker', ['-p', 'frontend/service-worker', ...ONE_CHECKER]],
] as const;

export async function checkTypes(tally: Tally): Promise<void> {
  for (const [name, args] of TYPE_CHECKS)
    await tally.stage('types', name, () => runCheck([TSC, ...args], LIMIT_MS));
}
