import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { type MicroserviceOptions, Transport } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { type AddressInfo, createServer } from 'node:net';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { ServiceClient } from './service-client.js';
import { TestCallers } from '../testing/test-callers.js';

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let service: INestMicroservice;
let client: ServiceClient;
beforeAll(async () => {
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const away = [{ host: '127.0.0.1', port: 1 }];
  const module = await Test.createTestingModule({}).compile();
  service = module.createNestMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: address,
  });
  await service.listen();
  client = new ServiceClient(
    { assessment: [address], identity: away, marking: away, content: away, analytics: away },
    new TestCallers().tokensOf('marking-worker'),
  );
});
afterAll(async () => {
  client?.onApplicationShutdown();
  await service?.close();
});

describe('ServiceClient.call', () => {
  const input = { submissionId: '0192f0c1-0000-7000-8000-00000000000b' };

  it('rejects with internal/no-handler when the service has no handler for the call', async () => {
    await expect(client.call(getSubmissionToMark, input)).rejects.toMatchObject({
      kind: 'internal',
      code: 'no-handler',
    });
  });

  it('rejects with unavailable/service-unavailable when the service does not listen', async () => {
    await expect(client.call({ ...getSubmissionToMark, service: 'content' }, input)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'service-unavailable',
    });
  });
});
