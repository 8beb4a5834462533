import { describe, expect, it } from '@jest/globals';
import { Dice, mixSeed } from './dice.js';
import { ALL_NAMES, drawPeople, drawPerson } from './people.js';

describe('people', () => {
  it('come from all communities about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const { name } = drawPerson(new Dice(mixSeed('people', seed)));
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(counts.size).toBe(ALL_NAMES.length);
    const expected = 4000 / ALL_NAMES.length;
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(expected * 0.6);
      expect(count).toBeLessThan(expected * 1.4);
    }
  });

  it('differ within one story', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const names = drawPeople(new Dice(seed), 3).map((p) => p.name);
      expect(new Set(names).size).toBe(3);
    }
  });
});
