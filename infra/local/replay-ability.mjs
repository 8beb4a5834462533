import { spawnSync } from 'node:child_process';
import { requireRecentNode } from './node-version.mjs';

requireRecentNode();
const root = new URL('../../', import.meta.url);
// Compiles the one package: standard output belongs to the forecasts.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/typescript7/bin/tsc', '-b', 'libs/pupil-model'],
  { cwd: root, stdio: ['ignore', 2, 2] },
);
if (status !== 0) process.exit(1);
await import(new URL('libs/pupil-model/dist/replay-ability.cli.js', root).href);
