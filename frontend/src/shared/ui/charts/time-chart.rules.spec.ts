import { describe, expect, it } from '@jest/globals';
import { areaPath, chartTop, linePath } from './time-chart.rules.js';

const of = (...values: Array<number | null>) => values.map((value, i) => ({ label: String(i), value }));

describe('chartTop', () => {
  it.each([
    [of(0, 412), null, 500],
    [of(0, 0), null, 1],
    [of(), null, 1],
    [of(0.2, 0.3), 1, 2],
    [of(640, null), 500, 800],
    [of(11_200), 500, 20_000],
  ])('of %j with limit %s is %s', (points, limit, top) => {
    expect(chartTop(points, limit)).toBe(top);
  });
});

it('linePath ends at a gap and shows a single value as a dash', () => {
  expect(linePath(of(0, 5, null, 10, null), 10)).toBe('M0,100 L25,50 M75,0 h0.6');
  expect(linePath(of(null, null), 10)).toBe('');
});

it('areaPath closes each run on the zero line', () => {
  expect(areaPath(of(5, 10, null, 3), 10)).toBe('M0,100 L0,50 L33.33,0 L33.33,100 Z');
});
