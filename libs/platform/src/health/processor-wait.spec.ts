import { describe, expect, it } from '@jest/globals';
import { parseProcessorWaitMs, readProcessorWaitMs } from './processor-wait.js';

describe('parseProcessorWaitMs', () => {
  it('a line of the kernel gives the milliseconds of waiting', () => {
    expect(parseProcessorWaitMs('5000000 1799355 1\n')).toBeCloseTo(1.799355);
  });
});

describe('readProcessorWaitMs', () => {
  it('a running program gives a number that does not fall', () => {
    const before = readProcessorWaitMs(process.pid);
    expect(before).toBeGreaterThanOrEqual(0);
    expect(readProcessorWaitMs(process.pid)).toBeGreaterThanOrEqual(before);
  });

  it('a program that is not there gives 0', () => {
    expect(readProcessorWaitMs(4_194_305)).toBe(0);
  });
});
