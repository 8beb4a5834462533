import { spawnSync } from 'node:child_process';
import { OperatorError } from '../local/operator-error.ts';
import { repoRoot } from '../local/paths.ts';
import { provideChromium } from '../test/chromium.ts';
import { buildGallery, GALLERY_CONFIG, STORYBOOK } from './build.ts';

const PORT = process.env.GALLERY_PORT ?? '6006';

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: repoRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
}

/** Looks at the built gallery in Chromium. */
async function look(tests: string, options: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const chromium = provideChromium((text) => console.log(text));
  await buildGallery();
  const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
  run([...playwright, '--config', 'infra/gallery/playwright.config.ts', tests, ...options], {
    CHROMIUM_PATH: chromium,
    ...env,
  });
}

/** What follows `npm run gallery --`, before options of Playwright such as `--grep phone-dark`. */
const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<void> | void>> = {
  '': () => run([...STORYBOOK, 'dev', ...GALLERY_CONFIG, '--port', PORT, '--no-open', '--ci']),
  '--compare': (options) => look('compare', options),
  '--accept': (options) => look('compare', options, { GALLERY_ACCEPT: '1' }),
  '--themes': (options) => look('themes', options),
};

try {
  const [given = '', ...options] = process.argv.slice(2);
  const command = COMMANDS[given];
  if (!command) throw new OperatorError(`${given} is unknown. Use --compare, --accept or --themes.`);
  await command(options);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
