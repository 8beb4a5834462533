import { createServer, type AddressInfo } from 'node:net';
import type { INestMicroservice } from '@nestjs/common';
import { type MicroserviceOptions, Transport } from '@nestjs/microservices';
import type { TestingModule } from '@nestjs/testing';
import type { ServiceName } from '@sumfox/contracts/endpoint';
import { FailureReporter } from '@sumfox/platform/errors/failure-reporter';
import type { CallerTokens } from '@sumfox/platform/rpc/caller-token';
import { RpcFaultFilter } from '@sumfox/platform/rpc/rpc-fault.filter';
import { RpcInterceptor } from '@sumfox/platform/rpc/rpc.interceptor';
import { CALLER_TOKENS } from '@sumfox/platform/tokens';

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers calls as the named service, behind the real checks of a call. */
export async function listen(
  module: TestingModule,
  service: ServiceName,
  port: number,
): Promise<INestMicroservice> {
  const options = { host: '127.0.0.1', port };
  const app = module.createNestMicroservice<MicroserviceOptions>({ transport: Transport.TCP, options });
  app.useGlobalInterceptors(new RpcInterceptor(module.get<CallerTokens>(CALLER_TOKENS), service));
  app.useGlobalFilters(new RpcFaultFilter(module.get(FailureReporter)));
  await app.listen();
  return app;
}
