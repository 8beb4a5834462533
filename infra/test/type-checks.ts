import { runCheck } from './stage.ts';
import type { Tally } from './tally.ts';

const TSC = 'node_modules/typescript7/bin/tsc';
const LIMIT_MS = 5 * 60_000;

/** Runs of the compiler: the name of the part, and the compiler's arguments. */
const TYPE_CHECKS = [
  ['libraries, services, gateway', ['-b']],
  ['tools', ['-p', 'infra/tsconfig.json']],
  ['tests', ['-p', 'infra/test/tsconfig.specs.json']],
  ['pages', ['-p', 'frontend/tsconfig.json']],
  ['service worker', ['-p', 'frontend/service-worker']],
] as const;

export async function checkTypes(tally: Tally): Promise<void> {
  for (const [name, args] of TYPE_CHECKS)
    await tally.stage('types', name, () => runCheck([TSC, ...args], LIMIT_MS));
}
