import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireRecentNode } from '../../local/node-version.mjs';

requireRecentNode();
// Only this bench depends on the other markers.
const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${here}node_modules/mathjs`)) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./bench.mjs');
