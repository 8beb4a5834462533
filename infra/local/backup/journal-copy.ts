import fs from 'node:fs';
import path from 'node:path';
import { FOLDER_MODE, replaceDurably } from './durable-files.ts';

/** One file for each account, named by a hash of its id; `services/identity/src/privacy` writes and reads them. */
const ENTRY = /^[0-9a-f]{64}\.json$/;
/** Tells the migration step that the databases were restored, so that it repeats what the journal notes. */
const RESTORED = 'restored';

/** Brings a journal of erasures up to date with another: of two notes about one account the later one stays. */
export function mergeJournal(from: string, to: string): void {
  if (path.resolve(from) === path.resolve(to) || !fs.existsSync(from)) return;
  fs.mkdirSync(to, { recursive: true, mode: FOLDER_MODE });
  for (const name of fs.readdirSync(from).filter((each) => ENTRY.test(each))) {
    const text = fs.readFileSync(path.join(from, name), 'utf8');
    const file = path.join(to, name);
    if (!fs.existsSync(file) || readMoment(text) > readMoment(fs.readFileSync(file, 'utf8')))
      writeFor(to, file, text);
  }
}

export function markRestored(journal: string): void {
  fs.mkdirSync(journal, { recursive: true, mode: FOLDER_MODE });
  writeFor(journal, path.join(journal, RESTORED), new Date().toISOString());
}

/** A restore in a container runs as root; the journal's reader is the owner of its folder. */
function writeFor(folder: string, file: string, text: string): void {
  replaceDurably(file, text);
  const { uid, gid } = fs.statSync(folder);
  if (process.getuid?.() === 0) fs.chownSync(file, uid, gid);
}

/** How many erasures were completed after a moment (ISO 8601). */
export function countCompletedSince(journal: string, moment: string): number {
  if (!fs.existsSync(journal)) return 0;
  return fs
    .readdirSync(journal)
    .filter((name) => ENTRY.test(name))
    .map((name) => fs.readFileSync(path.join(journal, name), 'utf8'))
    .filter((text) => readState(text) === 'completed' && readMoment(text) >= Date.parse(moment)).length;
}

function readMoment(text: string): number {
  return Date.parse((JSON.parse(text) as { at: string }).at);
}

function readState(text: string): string {
  return (JSON.parse(text) as { state: string }).state;
}
