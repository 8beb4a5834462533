import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { ProcessConfig } from '../config/process.config.js';
import { findTraceId } from '../tracing/trace-id.js';

export type { Logger };

/**
 * One JSON line per message on standard output, with the trace id of the moment. Never an answer, a name or a
 * password: what is logged are ids, counts, codes and durations.
 */
export function createLogger(config: Pick<ProcessConfig, 'PROCESS_NAME' | 'LOG_LEVEL'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: { name: config.PROCESS_NAME },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const traceId = findTraceId();
      return traceId ? { traceId } : {};
    },
    redact: { paths: ['password', 'token', 'cookie', '*.password', '*.token', '*.cookie'], remove: true },
  });
}

/** Lets Nest write through the same logger; its chatter while starting is of no use to an operator. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace({ context: rest.at(-1) }, String(message));
  }
}
