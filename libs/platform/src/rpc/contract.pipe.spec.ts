import { describe, expect, it } from '@jest/globals';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import * as z from 'zod/mini';
import { ContractPipe } from './contract.pipe.js';
import type { HandledContract } from './handles.decorator.js';

const CALL: HandledContract = {
  kind: 'call',
  contract: {
    name: 'assessment.get-paper',
    service: 'assessment',
    callers: ['marking'],
    input: z.strictObject({ paperId: z.pipe(z.string(), z.transform(Number)) }),
    output: z.unknown(),
  },
};
const pipe = new ContractPipe();

describe('ContractPipe', () => {
  it('returns the input parsed by its contract', () => {
    expect(pipe.transform({ paperId: '7' }, { data: CALL })).toEqual({ paperId: 7 });
  });

  it.each([[{ paperId: 7 }], [{ paperId: '7', extra: 1 }], [null], [undefined]])('rejects %j', (input) => {
    expect(() => pipe.transform(input, { data: CALL })).toThrow(z.core.$ZodError);
  });

  it('leaves the caller and the input of a public call unchanged', () => {
    const input = { paperId: 7 };
    expect(pipe.transform(input, {})).toBe(input);
    expect(pipe.transform(input, { data: { kind: 'endpoint', contract: saveAnswers } })).toBe(input);
  });
});
