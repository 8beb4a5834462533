import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { CircuitBreaker } from './circuit-breaker.js';
import { costMicroUsd, findKnownModel, pricesOf, worstCostMicroUsd } from './cost.rules.js';
import { KNOWN_MODELS, PRICES_READ_ON } from './model-prices.js';
import { pauseBeforeRepeat, readRetryAfter } from './repeat.rules.js';

describe('costMicroUsd', () => {
  const luna = pricesOf('gpt-6-luna');

  it('counts whole millionths of a dollar, rounded up', () => {
    // 900 in and 200 out: about two hundredths of a cent.
    expect(costMicroUsd(luna, { inputTokens: 900, cachedTokens: 0, outputTokens: 200 })).toBe(213);
    expect(costMicroUsd(luna, { inputTokens: 1, cachedTokens: 0, outputTokens: 0 })).toBe(1);
    expect(costMicroUsd(luna, { inputTokens: 2_000, cachedTokens: 1_024, outputTokens: 0 })).toBe(133);
    expect(costMicroUsd(luna, { inputTokens: 10, cachedTokens: 99, outputTokens: 0 })).toBe(1);
  });

  it('never exceeds the reservation, whatever the bytes hold', () => {
    const models = fc.constantFrom(...KNOWN_MODELS.map((m) => m.name), 'unheard-of');
    const count = fc.nat(200_000);
    fc.assert(
      fc.property(models, count, count, count, count, (model, bytes, a, b, c) => {
        const limit = 4_000;
        const inputTokens = Math.min(a, bytes);
        const usage = {
          inputTokens,
          cachedTokens: Math.min(b, inputTokens),
          outputTokens: Math.min(c, limit),
        };
        expect(costMicroUsd(pricesOf(model), usage)).toBeLessThanOrEqual(
          worstCostMicroUsd(pricesOf(model), bytes, limit),
        );
      }),
    );
  });

  it('knows a model with a date suffix, and takes the highest price for an unknown one', () => {
    expect(findKnownModel('gpt-5.4-mini-2026-03-01')?.name).toBe('gpt-5.4-mini');
    expect(findKnownModel('gpt-5.4-mini-turbo')).toBeNull();
    for (const price of ['inputMicroUsd', 'cachedInputMicroUsd', 'outputMicroUsd'] as const)
      expect(pricesOf('unheard-of')[price]).toBe(Math.max(...KNOWN_MODELS.map((m) => m[price])));
  });

  it('states when its prices were read', () => {
    expect(new Date(PRICES_READ_ON).toISOString().slice(0, 10)).toBe(PRICES_READ_ON);
  });
});

describe('pauseBeforeRepeat', () => {
  const NOW = Date.parse('2026-11-22T00:00:00.000Z');
  const read = (headers: Record<string, string>) => readRetryAfter(new Headers(headers), NOW);

  it.each([
    [{}, null],
    [{ 'retry-after': '2' }, 2_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': 'Sun, 22 Nov 2026 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-1' }, null],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  ])('reads %o', (headers, pause) => {
    expect(read(headers as Record<string, string>)).toBe(pause);
  });

  it('is random over a whole second without a request for a pause', () => {
    expect([0, 0.25, 0.999].map((chance) => pauseBeforeRepeat(null, 8_000, () => chance))).toEqual([
      0, 250, 999,
    ]);
  });

  it.each([
    [2_000, 8_000, 2_000],
    [2_001, 8_000, null],
    [500, 400, null],
    [500, 500, null],
  ])('asked for %d ms with %d ms left: %p', (wanted, left, pause) => {
    expect(pauseBeforeRepeat(wanted, left, () => 0)).toBe(pause);
  });
});

describe('CircuitBreaker', () => {
  function start() {
    let now = 0;
    const breaker = new CircuitBreaker(() => now);
    return {
      breaker,
      pass: (ms: number) => void (now += ms),
      call: (failed: boolean) => {
        const permit = breaker.permit();
        permit?.record(failed);
        return permit !== null;
      },
    };
  }
  type Started = ReturnType<typeof start>;
  const calls = ({ call }: Started, failed: number, sound: number) => {
    for (let i = 0; i < sound; i += 1) call(false);
    for (let i = 0; i < failed; i += 1) call(true);
  };

  it.each([
    [9, 0, true],
    [10, 0, false],
    [5, 5, false],
    [5, 6, true],
    [4, 6, true],
  ])('permits the next call after %d failed and %d successful ones: %p', (failed, sound, isThrough) => {
    const started = start();
    calls(started, failed, sound);
    expect(started.call(false)).toBe(isThrough);
  });

  it('forgets calls after thirty seconds', () => {
    const started = start();
    calls(started, 9, 0);
    started.pass(30_000);
    calls(started, 1, 0);
    expect(started.call(false)).toBe(true);
  });

  it('lets one probe through after thirty seconds, which closes or opens it', () => {
    const started = start();
    calls(started, 10, 0);
    started.pass(29_999);
    expect(started.call(false)).toBe(false);
    started.pass(1);
    const probe = started.breaker.permit();
    expect(started.breaker.permit()).toBeNull();
    probe?.record(true);
    expect(started.call(false)).toBe(false);
    started.pass(30_000);
    expect(started.call(false)).toBe(true);
    calls(started, 9, 0);
    expect(started.call(false)).toBe(true);
  });

  it('gives the probe to another caller when it was not used or did not return', () => {
    const started = start();
    calls(started, 10, 0);
    started.pass(30_000);
    started.breaker.permit()?.forgo();
    expect(started.breaker.permit()).not.toBeNull();
    started.pass(30_000);
    expect(started.breaker.permit()).not.toBeNull();
  });

  it("closes on time when the machine's clock is set back", () => {
    const monotonic = jest.spyOn(performance, 'now').mockReturnValue(0);
    const clock = jest.spyOn(Date, 'now');
    try {
      const breaker = new CircuitBreaker();
      for (let call = 0; call < 10; call += 1) breaker.permit()?.record(true);
      expect(breaker.permit()).toBeNull();
      clock.mockReturnValue(Date.parse('2020-01-01T00:00:00.000Z'));
      monotonic.mockReturnValue(30_000);
      expect(breaker.permit()).not.toBeNull();
    } finally {
      monotonic.mockRestore();
      clock.mockRestore();
    }
  });

  it('ignores calls that were sent before it opened', () => {
    const started = start();
    const early = started.breaker.permit();
    calls(started, 10, 0);
    early?.record(false);
    expect(started.call(false)).toBe(false);
  });
});
