import { describe, expect, it, jest } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { firstValueFrom } from 'rxjs';
import type { FailureReporter } from '../errors/failure-reporter.js';
import { RpcFaultFilter } from './rpc-fault.filter.js';

async function filter(error: unknown) {
  const report = jest.fn<FailureReporter['report']>();
  const answered = new RpcFaultFilter({ report } as unknown as FailureReporter).catch(error);
  const fault: unknown = await firstValueFrom(answered).catch((thrown: unknown) => thrown);
  return { fault, reported: report.mock.calls.length };
}

describe('RpcFaultFilter', () => {
  it('passes a product error on unchanged and does not report it', async () => {
    const refusal = new ProductError('conflict', 'username-taken', 'Taken.', { count: 2 });
    expect(await filter(refusal)).toEqual({
      fault: { kind: 'conflict', code: 'username-taken', message: 'Taken.', details: { count: 2 } },
      reported: 0,
    });
  });

  it('reports an unexpected error and answers with a neutral sentence', async () => {
    expect(await filter(new TypeError("cannot read 'Mei Tan'"))).toEqual({
      fault: { kind: 'internal', code: 'internal', message: 'Something went wrong. Please try again.' },
      reported: 1,
    });
  });

  it('answers that the service is unavailable while its database is away', async () => {
    const { fault } = await filter(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(fault).toMatchObject({ kind: 'unavailable', code: 'service-unavailable' });
  });
});
