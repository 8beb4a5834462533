import { describe, expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { isOfColumns, listLastStepSlips } from './last-step.js';

const shells = (value: number, kind: string) => ({ text: `${value} shells`, value: exact(value), kind });

const slipsOf = (...given: Parameters<typeof listLastStepSlips>): Record<string, number> =>
  Object.fromEntries(listLastStepSlips(...given).map(({ says, value }) => [says, Number(value.valueOf())]));

describe('what may still go wrong in the last step', () => {
  it('is another amount of the same kind in a sum, never a daily increase for what somebody had', () => {
    const slips = slipsOf('160 + 11', exact(171), [
      shells(160, 'held'),
      shells(149, 'held'),
      shells(11, 'step'),
    ]);
    expect(slips['Use 160 shells, not 149 shells.']).toBe(160);
    expect(Object.keys(slips).join()).not.toContain('not 11 shells');
  });

  it('is a unit too many or too few, or the whole for a unit', () => {
    const slips = slipsOf('3 × 90', exact(270), [shells(90, 'step'), shells(180, 'held')]);
    expect(slips).toMatchObject({
      'Use 90 shells, not 180 shells.': 540,
      'Multiply by 3, not by 2.': 180,
      'Multiply by 3, not by 4.': 360,
    });
  });

  it('is a number taken away twice, or forgotten', () => {
    const slips = slipsOf('160 − 36 − 31', exact(93), [shells(31, 'held')]);
    expect(slips).toMatchObject({
      'Do not take away 31 shells again.': 62,
      'Take away 31 shells, too.': 124,
    });
    const added = slipsOf('160 + 31', exact(191), [shells(31, 'held')]);
    expect(added).toMatchObject({
      'Do not add 31 shells again.': 222,
    });
    // Of two terms the other one is left: that is a stop on the way.
    expect(added).not.toHaveProperty('Add 31 shells, too.');
  });

  it('is a sum whose columns are not regrouped', () => {
    const valueOf = (expression: string, key: number): number | undefined =>
      listLastStepSlips(expression, exact(key), [])
        .find(({ code }) => isOfColumns(code))
        ?.value.valueOf();
    expect(valueOf('255 + 167', 422)).toBe(312);
    expect(valueOf('411 − 167', 244)).toBe(356);
    expect(valueOf('4 × 137', 548)).toBe(428);
    expect(valueOf('252 + 147', 399)).toBeUndefined();
    expect(valueOf('160 − 36 − 31', 93)).toBeUndefined();
  });

  it('is never the key and never less than nothing', () => {
    const all = listLastStepSlips('20 − 8', exact(12), [shells(20, 'held'), shells(30, 'held')]);
    expect(all.length).toBeGreaterThan(0);
    for (const { value } of all) expect([value.compare(0) > 0, value.equals(12)]).toEqual([true, false]);
  });
});
