import { describe, expect, it } from '@jest/globals';
import { processNames } from './process-table.ts';
import { choosePoolSize, readReplicas } from './replicas.ts';

describe('readReplicas', () => {
  it('runs one of each process that is not named', () => {
    expect(Object.values(readReplicas()).every((count) => count === 1)).toBe(true);
    const replicas = readReplicas('assessment=2, marking-worker=4');
    expect(replicas).toMatchObject({ assessment: 2, 'marking-worker': 4, gateway: 1 });
    expect(Object.keys(replicas)).toEqual(processNames);
  });

  it.each(['postgres=2', 'assessment', 'assessment=', 'assessment=0', 'assessment=17', 'assessment=two'])(
    'rejects %s',
    (text) => expect(() => readReplicas(text)).toThrow(/REPLICAS/),
  );
});

describe('choosePoolSize', () => {
  it.each([
    [300, 8, 12],
    [300, 26, 10],
    [200, 16, 10],
    [100, 60, 3],
  ])('shares %d connections among %d processes: %d each', (max, processes, size) =>
    expect(choosePoolSize(max, processes)).toBe(size),
  );

  it('stays below the limit of the server while each process can have three', () => {
    for (let processes = 1; processes <= 86; processes += 1)
      expect(processes * choosePoolSize(300, processes)).toBeLessThanOrEqual(300);
  });
});
