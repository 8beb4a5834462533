import { createServer, type AddressInfo } from 'node:net';
import type { INestMicroservice } from '@nestjs/common';
import { type MicroserviceOptions, Transport } from '@nestjs/microservices';
import type { TestingModule } from '@nestjs/testing';

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers the calls that a module serves, behind the real checks of a call. */
export async function listen(module: TestingModule, port: number): Promise<INestMicroservice> {
  const options = { host: '127.0.0.1', port };
  const app = module.createNestMicroservice<MicroserviceOptions>({ transport: Transport.TCP, options });
  await app.listen();
  return app;
}
