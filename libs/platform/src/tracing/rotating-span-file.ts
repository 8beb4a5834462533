import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportResult } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** One file may grow to this; the older one is kept beside it, so a process never holds more than twice as much. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Keeps traces on this machine where no collector listens: one OTLP-JSON object a line, which Jaeger's page opens
 * by "Upload".
 */
export class RotatingSpanFile implements SpanExporter {
  private readonly file: string;
  private tail: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    processName: string,
  ) {
    this.file = join(folder, `${processName}.jsonl`);
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    const bytes = JsonTraceSerializer.serializeRequest(spans);
    this.tail = this.tail.then(async () => {
      try {
        await mkdir(this.folder, { recursive: true });
        const size = await stat(this.file).then(
          (s) => s.size,
          () => 0,
        );
        if (size > MAX_BYTES) await rename(this.file, `${this.file}.1`);
        if (bytes) await appendFile(this.file, Buffer.concat([bytes, Buffer.from('\n')]));
        done({ code: 0 });
      } catch (error) {
        done({ code: 1, error: error instanceof Error ? error : new Error(String(error)) });
      }
    });
  }

  async forceFlush(): Promise<void> {
    await this.tail;
  }

  async shutdown(): Promise<void> {
    await this.tail;
  }
}
