import os from 'node:os';
import { expect, it } from '@jest/globals';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { yieldProcessor } from './yield-processor.js';

it('yieldProcessor lowers the priority of processes without a waiting person, and of no other', () => {
  const lowered = PROCESS_NAMES.filter((name) => {
    const priorities: number[] = [];
    yieldProcessor(name, (priority) => void priorities.push(priority));
    return priorities.includes(os.constants.priority.PRIORITY_BELOW_NORMAL);
  });
  expect(lowered).toEqual(['pregeneration-worker', 'extraction-worker']);
});
