import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROGRAMS_DIR } from '@sumfox/contracts/processes.ts';
import { buildBackend } from '../build.ts';
import { OperatorError } from '../operator-error.ts';
import { repoRoot } from '../paths.ts';
import { backUp } from './backup.ts';
import { backupDirOf, dataDirOf, readKeepDays } from './places.ts';
import { restore } from './restore.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run backup [FOLDER]`. */
export function backUpFromCommandLine(): Promise<void> {
  return run('npm run backup [FOLDER]', async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length > 1) throw new OperatorError('Name one folder, or none.');
    const dataDir = dataDirOf(process.env);
    const [folder = backupDirOf(process.env, dataDir)] = positionals;
    await backUp({
      dataDir,
      folder: path.resolve(folder),
      keepDays: readKeepDays(process.env),
      env: process.env,
      say,
    });
  });
}

/** `npm run restore FOLDER [--replace]`. */
export function restoreFromCommandLine(): Promise<void> {
  return run('npm run restore FOLDER [--replace]', async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1)
      throw new OperatorError('Name the folder of the backup.');
    // This version's migrations are read from the build; a fresh checkout has none.
    if (!fs.existsSync(path.join(repoRoot, PROGRAMS_DIR, 'identity-database.js'))) await buildBackend();
    const dataDir = dataDirOf(process.env);
    // npm takes an option that stands before "--" for its own and hands it on in the environment.
    const replace = values.replace || process.env.npm_config_replace === 'true';
    await restore({ dataDir, folder: path.resolve(folder), replace, env: process.env, say });
  });
}

async function run(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isOfArguments = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OperatorError) && !isOfArguments) throw error;
    console.error((error as Error).message);
    if (isOfArguments) console.error(`Usage: ${usage}`);
    process.exitCode = 1;
  }
}
