import { describe, expect, it, jest } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import type { Database } from '@sumfox/platform/database/database';
import { CallerGoneError, runAsCall } from '@sumfox/platform/rpc/current-call';
import type { PasswordService } from '../password/index.js';
import { type FirstOutcome, type Made, RegistrationRepeats } from './registration-repeats.js';

const FORM = { requestId: '0192f0c1-0000-7000-8000-00000000000a', digest: 'd', username: 'mei' };
const TYPED = { account: 'practice123' };
const first = { account: {}, child: null } as FirstOutcome;
const refusal = (reason: Error) => ({ status: 'rejected', reason });
const busy = new ProductError('unavailable', 'busy', 'Many people are signing in.');

/** A form that is sent twice, while no form has been stored. */
function sendTwice(signal = new AbortController().signal) {
  const database = { fork: () => ({ findOne: async () => null }) } as unknown as Database;
  const repeats = new RegistrationRepeats(database, {} as PasswordService);
  let end: (made: Promise<Made<string>>) => void = () => undefined;
  const work = new Promise<Made<string>>((resolve) => (end = resolve));
  const call = { receivedAt: performance.now(), answerBy: Infinity, ticket: null };
  const again = async () => 'made before';
  const makeAgain = jest.fn(async (): Promise<Made<string>> => ({ first, result: 'made by the repeat' }));
  const sent = repeats.once(FORM, TYPED, () => work, again);
  const repeat = runAsCall({ ...call, signal }, () => repeats.once(FORM, TYPED, makeAgain, again));
  return { end, sent, repeat, makeAgain };
}

describe('a form that is sent again while it is worked on', () => {
  it('waits for that work', async () => {
    const { end, sent, repeat, makeAgain } = sendTwice();
    end(Promise.resolve({ first, result: 'made' }));
    expect(await Promise.all([sent, repeat])).toEqual(['made', 'made before']);
    expect(makeAgain).not.toHaveBeenCalled();
  });

  it.each([
    ['has gone', new CallerGoneError()],
    ['had no time left to wait for its turn', busy],
  ])('takes the work over when the first sender %s', async (_what, error) => {
    const { end, sent, repeat } = sendTwice();
    end(Promise.reject(error));
    expect(await Promise.allSettled([sent, repeat])).toEqual([
      refusal(error),
      { status: 'fulfilled', value: 'made by the repeat' },
    ]);
  });

  it.each([
    ['the form is refused', new ProductError('conflict', 'username-taken', 'Taken.'), undefined],
    ['its own sender has gone as well', busy, AbortSignal.abort()],
  ])('gets the error of the first one when %s', async (_what, error, signal) => {
    const { end, sent, repeat, makeAgain } = sendTwice(signal);
    end(Promise.reject(error));
    expect(await Promise.allSettled([sent, repeat])).toEqual([refusal(error), refusal(error)]);
    expect(makeAgain).not.toHaveBeenCalled();
  });
});
