import { describe, expect, it } from '@jest/globals';
import type { Database } from '@sumfox/platform/database/database';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { PaperService } from '../paper/index.js';
import type { SelectionService } from '../selection/index.js';
import type { SubmissionService } from '../submission/index.js';
import { DemoHistoryService } from './demo-history.service.js';

/** A product in which the pupil has no paper yet, and the calls that are made there. */
function build(answering: readonly string[]) {
  const calls: string[] = [];
  const database = { fork: () => ({ find: async () => [] }) } as unknown as Database;
  const services = {
    isAnswering: async (service: string) => answering.includes(service),
    call: async ({ name }: { name: string }) => {
      calls.push(name);
      return { pupil: null };
    },
  } as unknown as ServiceClient;
  const [papers, selection, submissions] = [{}, {}, {}] as [
    PaperService,
    SelectionService,
    SubmissionService,
  ];
  return { service: new DemoHistoryService(database, services, papers, selection, submissions), calls };
}

describe('DemoHistoryService.run', () => {
  it.each([[[]], [['identity']], [['content']]])('makes no call while only %j answer', async (answering) => {
    const { service, calls } = build(answering);
    await service.run();
    expect(calls).toEqual([]);
  });

  it('asks for the pupil once both answer', async () => {
    const { service, calls } = build(['identity', 'content']);
    await service.run();
    expect(calls).toEqual(['identity.describe-pupil']);
  });
});
