import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { ProcessConfig } from '../config/process.config.js';
import { describeError } from './clean-error.rules.js';
import { toPublicMessage } from './public-message.rules.js';
import { LineBuffer } from './line-buffer.js';
import { findTraceId } from '../tracing/trace-id.js';
import { keepListedFields } from './log-fields.rules.js';

export type { Logger };

// A line that cannot be written, as on a full disk, is lost; without a listener the failure would end the process.
process.stdout.on('error', () => undefined);
const STDOUT = new LineBuffer(process.stdout);

/**
 * One JSON line per message on standard output, with the current trace id. Lines hold counts, codes, durations and code
 * locations. They hold no answer, name or password, and no id that leads to a person.
 */
export function createLogger(
  config: Pick<ProcessConfig, 'PROCESS_NAME' | 'LOG_LEVEL'>,
  // Node's own stream: pino's tries for ever to write a line for which the disk has no room.
  destination: DestinationStream = STDOUT,
): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      base: { name: config.PROCESS_NAME },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const traceId = findTraceId();
        return traceId ? { traceId } : {};
      },
      formatters: { log: keepListedFields },
      hooks: {
        logMethod([first, second], write) {
          const [fields, message] = typeof first === 'string' ? [{}, first] : [first, second];
          write.call(this, toFields(fields), toPublicMessage(String(message ?? '')));
        },
      },
    },
    destination,
  );
}

/** The fields of a line; those of an error that was given instead of them. */
function toFields(given: unknown): object {
  if (given instanceof Error) return describeError(given);
  return typeof given === 'object' && given !== null ? given : {};
}

/**
 * Ends a process after an uncaught error, as Node would; Node itself would write the error with its message and values.
 */
export function logCrashes(logger: Logger): void {
  process.on('uncaughtException', (error: unknown) => endByCrash(logger, error));
}

/** Logs why a process cannot go on, and ends it. */
export function endByCrash(logger: Logger, error: unknown): never {
  const { message, ...fields } = describeError(error);
  logger.fatal(fields, message);
  process.exit(1);
}

/** Lets Nest use the same logger; its start-up messages do not help an operator. */
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
