import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { ServiceName } from '@sumfox/contracts/services';
import { loadListenAddress, loadProcessConfig } from '../config/process.config.js';
import { NestLogger, createLogger, endByCrash, logCrashes } from '../logging/logger.js';
import { Database } from '../database/database.js';
import { DrainingServer } from '../rpc/draining-server.js';
import { BootModule } from './boot.module.js';
import { runProcess } from './lifecycle.js';

/** Starts a service: calls over TCP, events from its inbox, health, tidy end. */
export async function startService(service: ServiceName, module: Type): Promise<void> {
  const config = loadProcessConfig();
  const logger = createLogger(config);
  logCrashes(logger);
  try {
    const app = await NestFactory.createMicroservice<MicroserviceOptions>(BootModule.check(service, module), {
      strategy: new DrainingServer(loadListenAddress()),
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    await app.listen();
    await runProcess(app, app.get(Database));
  } catch (error) {
    endByCrash(logger, error);
  }
}
