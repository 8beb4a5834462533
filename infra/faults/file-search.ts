import fs from 'node:fs';
import path from 'node:path';

/** Files below a folder that contain a text, as UTF-8. */
export function listFilesWith(folder: string, text: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .filter((name) => readIfThere(path.join(folder, name)).includes(text));
}

/** The servers remove files while they are searched. */
function readIfThere(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  }
}
