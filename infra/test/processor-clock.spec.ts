import { describe, expect, it } from '@jest/globals';
import { parseMachine, parseProcess, sumTrees } from './processor-clock.ts';

describe('parseProcess', () => {
  it('adds the time of the process and of its ended children, whatever the program is called', () => {
    const stat = '7 (a (b) c) S 3 7 7 0 -1 4194560 1 2 3 4 150 50 300 25 20 0 1 0 99';
    expect(parseProcess(stat)).toEqual({ parent: 3, seconds: 5.25 });
  });
});

describe('sumTrees', () => {
  const processes = new Map([
    [1, { parent: 0, seconds: 9 }],
    [2, { parent: 1, seconds: 1 }],
    [3, { parent: 2, seconds: 2 }],
    [4, { parent: 3, seconds: 4 }],
    [5, { parent: 2, seconds: 8 }],
  ]);

  it('counts a process for the nearest followed one above it', () => {
    expect([...sumTrees(processes, new Set([2, 3]))]).toEqual([
      [2, 9],
      [3, 6],
    ]);
  });

  it('leaves out processes that nothing followed has started', () => {
    expect([...sumTrees(processes, new Set([5]))]).toEqual([[5, 8]]);
  });
});

describe('parseMachine', () => {
  it('counts waiting for a disk as idle, and the time of guests once', () => {
    expect(parseMachine('cpu  100 200 300 400 50 6 7 8 90 90\ncpu0 1 1 1 1\n')).toEqual({
      all: 10.71,
      idle: 4.5,
    });
  });
});
