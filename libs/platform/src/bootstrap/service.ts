import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type MicroserviceOptions, Transport } from '@nestjs/microservices';
import { type ServiceName, endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { loadListenAddress, loadProcessConfig } from '../config/process.config.js';
import { FailureReporter } from '../errors/failure-reporter.js';
import { NestLogger, createLogger } from '../logging/logger.js';
import type { CallerTokens } from '../rpc/caller-token.js';
import { MOUNTED } from '../rpc/handles.decorator.js';
import { RpcFaultFilter } from '../rpc/rpc-fault.filter.js';
import { RpcInterceptor } from '../rpc/rpc.interceptor.js';
import { CALLER_TOKENS } from '../tokens.js';
import { Database } from '../database/database.js';
import { runProcess } from './lifecycle.js';

/** Throws unless each public call of the service has exactly one handler. */
function checkMounted(service: ServiceName): void {
  const wrong = ENDPOINTS.filter((e) => e.service === service)
    .map(endpointKey)
    .filter((key) => MOUNTED.get(key) !== 1);
  if (wrong.length > 0) throw new Error(`${service} must handle each of its calls once: ${wrong.join(', ')}`);
}

/** Starts a service: calls over TCP, events from its inbox, health, tidy end. */
export async function startService(service: ServiceName, module: Type): Promise<void> {
  const logger = createLogger(loadProcessConfig());
  try {
    checkMounted(service);
    const app = await NestFactory.createMicroservice<MicroserviceOptions>(module, {
      transport: Transport.TCP,
      options: loadListenAddress(),
      logger: new NestLogger(logger),
      abortOnError: false,
    });
    app.useGlobalInterceptors(new RpcInterceptor(app.get<CallerTokens>(CALLER_TOKENS), service));
    app.useGlobalFilters(new RpcFaultFilter(app.get(FailureReporter)));
    await app.listen();
    await runProcess(app, app.get(Database));
  } catch (error) {
    logger.fatal({ stack: error instanceof Error ? error.stack : undefined }, String(error));
    process.exit(1);
  }
}
