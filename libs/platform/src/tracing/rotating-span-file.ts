import { appendFile, chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TRACE_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import type { ExportResult } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { isOutdated, isSpanFile, toDay } from './span-file-name.rules.js';

/** One file may grow to this; the one before it is kept beside it, so a process never holds more than twice as much. */
const MAX_BYTES = 10 * 1024 * 1024;
const SWEEP_EVERY_MS = 3_600_000;

/**
 * Stores traces on this machine without a collector: one OTLP-JSON object per line, which Jaeger's page opens by
 * "Upload". A file holds one day and only the product's account may read it. Every process removes expired files of all
 * processes, including those that no longer exist. The timer belongs to the process, because the folder is on its
 * machine.
 */
export class RotatingSpanFile implements SpanExporter {
  private tail: Promise<void> = Promise.resolve();
  private readonly sweeping: NodeJS.Timeout;

  constructor(
    private readonly folder: string,
    private readonly processName: string,
    private readonly now: () => number = Date.now,
    private readonly maxBytes = MAX_BYTES,
  ) {
    this.sweep();
    this.sweeping = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    const bytes = JsonTraceSerializer.serializeRequest(spans);
    this.tail = this.tail.then(async () => {
      try {
        if (bytes) await this.append(Buffer.concat([bytes, Buffer.from('\n')]));
        done({ code: 0 });
      } catch (error) {
        done({ code: 1, error: error instanceof Error ? error : new Error(String(error)) });
      }
    });
  }

  private async append(line: Buffer): Promise<void> {
    const file = `${this.processName}.${toDay(this.now())}.jsonl`;
    const size = await stat(join(this.folder, file)).then(
      (s) => s.size,
      () => 0,
    );
    if (size > this.maxBytes) await this.setAside(file);
    await appendFile(join(this.folder, file), line, { mode: 0o600 });
  }

  /** Frees space: the full file replaces the one that the process kept before. */
  private async setAside(file: string): Promise<void> {
    const own = (await readdir(this.folder)).filter((one) => isSpanFile(one, this.processName));
    for (const one of own) if (one !== file) await rm(join(this.folder, one), { force: true });
    await rename(join(this.folder, file), join(this.folder, `${file}.1`));
  }

  /** Removes every file of a day that would be over before the next sweep. */
  sweep(): void {
    this.tail = this.tail.then(async () => {
      try {
        await mkdir(this.folder, { recursive: true, mode: 0o700 });
        await chmod(this.folder, 0o700);
        const next = this.now() + SWEEP_EVERY_MS;
        for (const file of await readdir(this.folder))
          if (isOutdated(file, next, TRACE_RETENTION_DAYS))
            await rm(join(this.folder, file), { force: true });
      } catch (error) {
        process.stderr.write(`old traces could not be removed: ${(error as NodeJS.ErrnoException).code}\n`);
      }
    });
  }

  async forceFlush(): Promise<void> {
    await this.tail;
  }

  async shutdown(): Promise<void> {
    clearInterval(this.sweeping);
    await this.tail;
  }
}
