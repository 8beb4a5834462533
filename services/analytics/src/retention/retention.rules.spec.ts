import { describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { uuidFloor } from './retention.rules.js';

describe('the smallest id of a moment', () => {
  const at = new Date('2026-03-02T08:00:00.000Z');
  const made = (ms: number) => uuid({ msecs: at.getTime() + ms });

  it('lies above every id made before it and not above any made at or after it', () => {
    expect(made(-1) < uuidFloor(at)).toBe(true);
    expect(uuidFloor(at) <= uuid({ msecs: at.getTime(), random: new Uint8Array(16), seq: 0 })).toBe(true);
    expect(uuidFloor(at) < made(1)).toBe(true);
  });

  it('is a version 7 id even before 1970', () => {
    expect(uuidFloor(new Date(-1))).toBe('00000000-0000-7000-8000-000000000000');
  });
});
