import { describe, expect, it } from '@jest/globals';
import { Dice } from '../../core/dice.js';
import { CLOCK_WORD_CHANGES } from './time.clock.js';

describe('a Primary 1 clock story', () => {
  it.each(CLOCK_WORD_CHANGES.map((shape) => [shape.id, shape] as const))(
    '%s says of each time on the way what happens then',
    (_, shape) => {
      const drafts = Array.from({ length: 40 }, (__, seed) => {
        const [level] = shape.levels;
        return level && shape.draw(new Dice(seed), level);
      }).flatMap((draft) => draft ?? []);
      expect(drafts.length).toBeGreaterThan(5);
      for (const { working, wrongs } of drafts)
        for (const { value } of working.results.slice(0, -1)) {
          const says = wrongs.find((wrong) => value.equals(wrong.value))?.explanation;
          expect(says).toMatch(/^This is when .+ (?:stops|started) .+\. Go /);
        }
    },
  );
});
