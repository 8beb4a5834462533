import { describe, expect, it, jest } from '@jest/globals';
import { findRedisBinary, isRecentEnough, type RedisBinary, type RedisPlaces } from './redis-provider.ts';

const binary = (origin: string): RedisBinary => ({ file: `/x/${origin}`, env: {}, origin });
const places = (given: Partial<RedisPlaces>): RedisPlaces => ({
  onPath: () => null,
  inCache: () => null,
  fetched: async () => null,
  ...given,
});

describe('findRedisBinary', () => {
  it('returns the Redis on PATH first', async () => {
    const fetched = jest.fn(async () => binary('fetched'));
    const found = await findRedisBinary(
      places({ onPath: () => binary('path'), inCache: () => binary('cache'), fetched }),
    );
    expect(found.origin).toBe('path');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('prefers a fetched Redis to fetching again', async () => {
    const fetched = jest.fn(async () => binary('fetched'));
    expect((await findRedisBinary(places({ inCache: () => binary('cache'), fetched }))).origin).toBe('cache');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches Redis when there is none', async () => {
    expect((await findRedisBinary(places({ fetched: async () => binary('fetched') }))).origin).toBe(
      'fetched',
    );
  });

  it('explains in one sentence what to do without Redis', async () => {
    const error: Error = await findRedisBinary(places({})).then(
      () => Promise.reject(new Error('found one')),
      (reason: Error) => reason,
    );
    expect(error.name).toBe('OperatorError');
    expect(error.message).toContain('REDIS_URL');
    expect(error.message).not.toContain('\n');
  });

  it('names the reason when fetching fails', async () => {
    const fetched = async () => Promise.reject(new Error('apt-get: no network'));
    await expect(findRedisBinary(places({ fetched }))).rejects.toThrow('apt-get: no network');
  });
});

describe('Redis version', () => {
  it.each([
    ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64', true],
    ['Valkey server v=8.0.1 sha=0', true],
    ['Redis server v=6.2.0', true],
    ['Redis server v=6.0.16', false],
    ['Redis server v=5.9.9', false],
    ['', false],
    ['error while loading shared libraries', false],
  ])('%j is recent enough: %s', (text, expected) => {
    expect(isRecentEnough(text)).toBe(expected);
  });
});
