import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Database } from '../database/database.js';
import { loadProcessConfig } from '../config/process.config.js';
import { NestLogger, createLogger } from '../logging/logger.js';
import { runProcess } from './lifecycle.js';

/** Starts a worker: the second entry of a service, which works its queues and answers no calls. */
export async function startWorker(module: Type): Promise<void> {
  const logger = createLogger(loadProcessConfig());
  try {
    const app = await NestFactory.createApplicationContext(module, {
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await runProcess(app, app.get(Database));
  } catch (error) {
    logger.fatal({ stack: error instanceof Error ? error.stack : undefined }, String(error));
    process.exit(1);
  }
}
