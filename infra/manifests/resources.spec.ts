import { describe, expect, it } from '@jest/globals';
import { getProcess } from '@sumfox/contracts/processes';
import { toResources } from './resources.ts';

const resourcesOf = (memoryMiB: number, paperMs: number) =>
  toResources({ ...getProcess('marking'), measured: { memoryMiB, paperMs } });

describe('toResources', () => {
  it('requests half as much memory again as was measured, and allows three times as much', () => {
    expect(resourcesOf(238, 0)).toMatchObject({ memoryRequestMiB: 384, memoryLimitMiB: 768 });
  });

  it('allows a small process 512 MiB', () => {
    expect(resourcesOf(72, 0)).toMatchObject({ memoryRequestMiB: 128, memoryLimitMiB: 512 });
  });

  it('requests the processor that three papers a second take, and never less than at rest', () => {
    expect([resourcesOf(72, 60).cpuRequest, resourcesOf(72, 0).cpuRequest]).toEqual([200, 50]);
  });
});
