import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isSpanFileName } from '@sumfox/platform/tracing/span-file-name.rules';
import { readSpans, type StoredSpan } from './span-file.rules.js';

/** Spans of the traces with a prefix, from the files of all processes; none where there is no folder. */
export async function findSpans(folder: string | null, prefix: string): Promise<StoredSpan[]> {
  if (folder === null) return [];
  const spans: StoredSpan[] = [];
  for (const file of await listFiles(folder)) {
    const lines = createInterface({ input: createReadStream(join(folder, file)), crlfDelay: Infinity });
    // A line is parsed only if it may hold the trace: the files of a week are large.
    for await (const line of lines)
      if (line.includes(`"traceId":"${prefix}`)) spans.push(...readSpans(line, prefix));
  }
  return spans;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(isSpanFileName);
  } catch (error) {
    // No process has written a span yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
