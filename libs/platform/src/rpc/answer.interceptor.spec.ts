import { describe, expect, it, jest } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { lastValueFrom, of } from 'rxjs';
import * as z from 'zod/mini';
import { AnswerInterceptor } from './answer.interceptor.js';
import type { HandledContract } from './handles.decorator.js';
import { buildExecution } from '../testing/test-execution.js';

const CALL: HandledContract = {
  kind: 'call',
  contract: {
    name: 'assessment.count-papers',
    service: 'assessment',
    callers: ['marking'],
    input: z.strictObject({}),
    output: z.strictObject({ pupils: z.array(z.strictObject({ papers: z.int() })) }),
  },
};
const GOOD = { pupils: [{ papers: 3 }] };
const WRONG = { pupils: [{ papers: 'Mei Tan has 3' }] };

class Unchecked extends AnswerInterceptor {
  protected override readonly isChecking = false;
}

function answer(value: unknown, handled: HandledContract = CALL, Interceptor = AnswerInterceptor) {
  const interceptor = new Interceptor(new Reflector());
  const handle = jest.fn(() => of(value));
  return lastValueFrom(interceptor.intercept(buildExecution(handled, {}), { handle }));
}

describe('AnswerInterceptor', () => {
  it('passes on a valid response as the handler gave it', async () => {
    expect(await answer(GOOD)).toBe(GOOD);
  });

  it('rejects an invalid response and names the path without the value', async () => {
    await expect(answer(WRONG)).rejects.toMatchObject({
      name: 'AnswerMismatchError',
      code: 'answer-mismatch',
      message:
        'assessment.count-papers gave an answer that its contract does not allow: invalid_type at answer.pupils.0.papers',
    });
  });

  it('skips the check where contracts are not checked', async () => {
    expect(await answer(WRONG, CALL, Unchecked)).toBe(WRONG);
  });

  it('skips responses to public calls', async () => {
    expect(await answer(WRONG, { kind: 'endpoint', contract: saveAnswers })).toBe(WRONG);
  });
});
