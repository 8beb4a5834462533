import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { ProcessConfig } from '../config/process.config.js';
import { createLogger } from '../logging/logger.js';
import { LOGGER, PROCESS_CONFIG } from '../tokens.js';
import { Shutdown } from '../shutdown/shutdown.js';

/** The process itself: its settings, its log and the signal of its end. */
@Global()
@Module({})
export class ProcessModule {
  static register(config: ProcessConfig): DynamicModule {
    return {
      module: ProcessModule,
      providers: [
        { provide: PROCESS_CONFIG, useValue: config },
        { provide: LOGGER, useValue: createLogger(config) },
        Shutdown,
      ],
      exports: [PROCESS_CONFIG, LOGGER, Shutdown],
    };
  }
}
