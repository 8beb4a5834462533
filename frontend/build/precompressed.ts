import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg)$/;
/** Below this the headers weigh more than what is won. */
const SMALLEST_BYTES = 600;

/** Lays a `.br` and a `.gz` beside every text file, so that the gateway compresses nothing while pupils wait. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      for (const file of await readdir(dir, { recursive: true })) {
        if (!TEXT.test(file)) continue;
        const path = join(dir, file);
        const content = await readFile(path);
        if (content.length < SMALLEST_BYTES) continue;
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
