import { spawnSync } from 'node:child_process';
import { requireRecentNode } from '../local/node-version.mjs';

requireRecentNode();
const compiler = ['node_modules/typescript7/bin/tsc', '-b', 'libs/question-engine'];
const { status } = spawnSync(process.execPath, compiler, {
  cwd: new URL('../../', import.meta.url),
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
await import('./draws.ts');
