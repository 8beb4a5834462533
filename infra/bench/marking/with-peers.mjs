import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Only this bench depends on the other markers.
const peers = fileURLToPath(new URL('peers/', import.meta.url));
if (!existsSync(`${peers}node_modules/mathjs`)) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./bench.mjs');
