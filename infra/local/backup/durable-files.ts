import fs from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';

/** Size and SHA-256 of a file, as the manifest of a backup names them. */
export interface FileSum {
  bytes: number;
  sha256: string;
}

/** Only the owner may read a backup. */
const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;
const SYNCED_AT_ONCE = 32;
const LARGEST_CHUNK_BYTES = 4 * 1024 * 1024;
const SMALLEST_CHUNK_BYTES = 64 * 1024;

/** Writes a file chunk by chunk, counts and sums it; `syncTree` has it on disk. */
export class SummedFile {
  private readonly descriptor: number;
  private readonly hash = createHash('sha256');
  private bytes = 0;

  constructor(file: string) {
    this.descriptor = fs.openSync(file, 'wx', FILE_MODE);
  }

  write(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = 0; at < chunk.length;) at += fs.writeSync(this.descriptor, chunk, at);
  }

  close(): FileSum {
    fs.closeSync(this.descriptor);
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** The chunks of a file, one after the other, so that its size does not matter. */
export function* readChunks(file: string): Generator<Buffer> {
  const descriptor = fs.openSync(file, 'r');
  try {
    const { size } = fs.fstatSync(descriptor);
    // Most files of a cluster are small, and clearing room for the largest would take longer than copying them.
    const buffer = Buffer.allocUnsafe(Math.min(LARGEST_CHUNK_BYTES, Math.max(SMALLEST_CHUNK_BYTES, size)));
    for (let read = fs.readSync(descriptor, buffer); read > 0; read = fs.readSync(descriptor, buffer))
      yield buffer.subarray(0, read);
  } finally {
    fs.closeSync(descriptor);
  }
}

export function sumFile(file: string): FileSum {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const chunk of readChunks(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Copies a file to one that is not there yet. */
export function copySummed(from: string, to: string): FileSum {
  const copy = new SummedFile(to);
  for (const chunk of readChunks(from)) copy.write(chunk);
  return copy.close();
}

/** Replaces a small file at once: a reader, and a start after a power cut, sees the old text or the new one. */
export function replaceDurably(file: string, text: string): void {
  const draft = `${file}.new`;
  fs.writeFileSync(draft, text, { mode: FILE_MODE, flush: true });
  renameDurably(draft, file);
}

/** Renames so that the new name is still there after a power cut. */
export function renameDurably(from: string, to: string): void {
  fs.renameSync(from, to);
  syncFolder(path.dirname(to));
}

/**
 * Syncs everything below a folder to disk, many files at once: a disk takes about as long for a few dozen as for one,
 * and a copy of the databases has some thousand small files.
 */
export async function syncTree(folder: string): Promise<void> {
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(toPath);
  const sync = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const handle = await fs.promises.open(file, 'r+');
      await handle.sync();
      await handle.close();
    }
  };
  await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, sync));
  for (const each of [folder, ...names.filter((entry) => entry.isDirectory()).map(toPath)]) syncFolder(each);
}

function toPath(entry: fs.Dirent): string {
  return path.join(entry.parentPath, entry.name);
}

/** Has the names of a folder on disk. */
function syncFolder(folder: string): void {
  // Windows neither can nor needs to.
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
