import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { ServiceName } from '@sumfox/contracts/services';
import { Database } from '../database/database.js';
import { loadProcessConfig } from '../config/process.config.js';
import { NestLogger, createLogger, endByCrash, logCrashes } from '../logging/logger.js';
import { yieldProcessor } from '../giving-way/yield-processor.js';
import { BootModule } from './boot.module.js';
import { runProcess } from './lifecycle.js';

/** Starts a worker: the second entry of a service, which works its queues and answers no calls. */
export async function startWorker(service: ServiceName, module: Type): Promise<void> {
  const config = loadProcessConfig();
  const logger = createLogger(config);
  logCrashes(logger);
  yieldProcessor(config.PROCESS_NAME);
  try {
    const app = await NestFactory.createApplicationContext(BootModule.check(service, module), {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await runProcess(app, app.get(Database));
  } catch (error) {
    endByCrash(logger, error);
  }
}
