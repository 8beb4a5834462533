import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { OperatorError } from '../local/operator-error.ts';
import { findOnPath } from '../local/redis-provider.ts';

/** Debian's Chromium without windows, which needs less processor time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of this machine: CHROMIUM_PATH, or the first on PATH that runs. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!runs(given)) throw new OperatorError(`CHROMIUM_PATH is ${given}, and no browser runs there.`);
    return given;
  }
  const found = NAMES.flatMap((name) => findOnPath(name) ?? []);
  return [...found, ...APPLICATIONS.filter((file) => fs.existsSync(file))].find(runs) ?? null;
}

/**
 * Finds the browser, or installs the distribution's where that is allowed.
 * @throws OperatorError that says how to get one
 */
export function provideChromium(onProgress: (text: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const advice = 'install one (Debian: apt-get install chromium) or set CHROMIUM_PATH';
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) {
    throw new OperatorError(
      `The browser journey needs Chromium, and only root may install it here: ${advice}.`,
    );
  }
  onProgress('Installing Chromium from the distribution (once)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['-y', '-qq', 'install', '--no-install-recommends', 'fonts-liberation'];
  const update = ['-qq', 'update'];
  // The lists may be empty (a fresh image) or out of date, so that the first attempt finds no package. The last one is
  // for a distribution that has no package of the first name.
  for (const args of [[...install, HEADLESS], update, [...install, HEADLESS], [...install, 'chromium']]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: 'ignore' });
    if (args !== update && status === 0) break;
  }
  const installed = findChromium();
  if (!installed)
    throw new OperatorError(`Chromium could not be installed from the distribution: ${advice}.`);
  return installed;
}

function runs(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}
