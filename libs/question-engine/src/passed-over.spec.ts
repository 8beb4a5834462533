import { describe, expect, it } from '@jest/globals';
import { PassedOver } from './passed-over.js';

describe('PassedOver', () => {
  it('makes nothing before it is asked', () => {
    let made = 0;
    const passed = new PassedOver<number>();
    for (let i = 0; i < 39; i += 1) passed.passOver(() => (made += 1));
    expect([passed.isTired, made]).toEqual([false, 0]);
  });

  it('takes the first that passes its checks, and makes no other', () => {
    const made: string[] = [];
    const passed = new PassedOver<string>();
    for (const [name, isGood] of [
      ['bad', false],
      ['good', true],
      ['later', true],
    ] as const)
      passed.passOver(() => {
        made.push(name);
        return isGood ? name : null;
      });
    expect([passed.takeFirst(), made]).toEqual(['good', ['bad', 'good']]);
  });

  it('is tired of forty good ones, and does not count the others', () => {
    const passed = new PassedOver<number>();
    for (let i = 0; i < 40; i += 1) passed.passOver(() => (i === 7 ? null : i));
    expect(passed.isTired).toBe(false);
    passed.passOver(() => 40);
    expect([passed.isTired, passed.takeFirst()]).toEqual([true, 0]);
  });

  it('gives null where none is good', () => {
    expect(new PassedOver<number>().takeFirst()).toBeNull();
  });
});
