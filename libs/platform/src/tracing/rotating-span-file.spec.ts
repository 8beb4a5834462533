import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { RotatingSpanFile } from './rotating-span-file.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let folder: string;

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'spans-')), 'traces');
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true, force: true }));

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

async function write(file: RotatingSpanFile, times = 1): Promise<void> {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  provider.getTracer('test').startSpan('x').end();
  await provider.forceFlush();
  const spans = exporter.getFinishedSpans();
  for (let i = 0; i < times; i += 1)
    await new Promise<void>((resolve, reject) =>
      file.export(spans, ({ error }) => (error ? reject(error) : resolve())),
    );
}

describe('RotatingSpanFile', () => {
  it('writes files that only their owner can read, even in a readable folder', async () => {
    fs.mkdirSync(folder, { mode: 0o755 });
    const file = new RotatingSpanFile(folder, 'gateway', () => NOW);
    await write(file);
    await file.shutdown();
    expect(modeOf(folder)).toBe('700');
    expect(fs.readdirSync(folder)).toEqual(['gateway.2026-11-20.jsonl']);
    expect(modeOf(path.join(folder, 'gateway.2026-11-20.jsonl'))).toBe('600');
  });

  it('removes files older than seven days at its start, also of other processes', async () => {
    fs.mkdirSync(folder);
    const kept = ['gone.2026-11-14.jsonl', 'gateway.2026-11-19.jsonl.1', 'notes.txt'];
    const old = ['gone.2026-11-13.jsonl', 'gateway.2026-11-13.jsonl.1', 'gateway.jsonl', 'gone.jsonl.1'];
    for (const name of [...kept, ...old]) fs.writeFileSync(path.join(folder, name), 'x');
    const file = new RotatingSpanFile(folder, 'gateway', () => NOW);
    await file.shutdown();
    expect(fs.readdirSync(folder).sort()).toEqual([...kept].sort());
  });

  it('removes a file that expires while the process runs', async () => {
    let now = NOW;
    const file = new RotatingSpanFile(folder, 'gateway', () => now);
    await write(file);
    now += 6.5 * 86_400_000;
    file.sweep();
    await file.shutdown();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('keeps at most two full files of a process', async () => {
    let now = NOW;
    const file = new RotatingSpanFile(folder, 'gateway', () => now, 2_000);
    await write(file, 20);
    now += 86_400_000;
    await write(file, 20);
    await file.shutdown();
    const size = fs
      .readdirSync(folder)
      .reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
    expect(size).toBeGreaterThan(2_000);
    expect(size).toBeLessThan(2 * (2_000 + 1_000));
  });
});
