import { describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { listGone, uuidFloor } from './retention.rules.js';

describe('uuidFloor', () => {
  const at = new Date('2026-03-02T08:00:00.000Z');
  const made = (ms: number) => uuid({ msecs: at.getTime() + ms });

  it('lies above every id made before its moment and not above later ids', () => {
    expect(made(-1) < uuidFloor(at)).toBe(true);
    expect(uuidFloor(at) <= uuid({ msecs: at.getTime(), random: new Uint8Array(16), seq: 0 })).toBe(true);
    expect(uuidFloor(at) < made(1)).toBe(true);
  });

  it('returns a version 7 id even before 1970', () => {
    expect(uuidFloor(new Date(-1))).toBe('00000000-0000-7000-8000-000000000000');
  });
});

describe('listGone', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute));
  const seen = (process: string, instance: string, minute: number) => ({
    process,
    instance,
    lastSeen: at(minute),
  });
  const instancesGone = (...processes: ReturnType<typeof seen>[]) =>
    listGone(processes, at(30), ['marking']).map(({ instance }) => instance);

  it('returns old replicas of a process with a newer one', () => {
    expect(instancesGone(seen('marking', 'a', 1), seen('marking', 'b', 2), seen('marking', 'c', 31))).toEqual(
      ['a', 'b'],
    );
  });

  it('keeps the newest replica of an expected process, however old', () => {
    expect(instancesGone(seen('marking', 'a', 1), seen('marking', 'b', 2))).toEqual(['a']);
  });

  it('returns an old replica of a process that is not expected', () => {
    expect(instancesGone(seen('retired', 'a', 1), seen('retired', 'b', 30))).toEqual(['a']);
  });
});
