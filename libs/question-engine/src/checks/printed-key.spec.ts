import { describe, expect, it } from '@jest/globals';
import { renderDrawing } from '../drawing/render-drawing.js';
import { listPrintedKeyFaults, listToldOneFaults } from './printed-key.js';

const chart = (cells: number[]) =>
  renderDrawing({
    kind: 'place-value-chart',
    places: ['hundreds', 'tens', 'ones'],
    show: 'digits',
    rows: [{ label: '', cells }],
  });
const TOLD = 'A stall has 3 boxes of 100 straws, 2 bundles of 10 and 8 loose straws.';

describe('listPrintedKeyFaults', () => {
  it('names a place-value chart of a number that is to be worked out', () => {
    expect(listPrintedKeyFaults(chart([3, 2, 8]), TOLD, '328 straws')).toEqual([
      'secrecy: the drawing prints the answer 328 straws',
    ]);
  });

  it('leaves a chart from which the number is read, and one with more than nine of a place', () => {
    expect(listPrintedKeyFaults(chart([3, 2, 8]), 'Which number does the chart show?', '328')).toEqual([]);
    expect(listPrintedKeyFaults(chart([3, 12, 8]), TOLD, '428 straws')).toEqual([]);
  });

  it('names a label that is the key with its unit, and leaves the numbers of a scale', () => {
    const bars = renderDrawing({
      kind: 'bars',
      rows: [{ label: 'Mei', segments: [{ size: 1, label: '12 kg' }] }],
    });
    expect(listPrintedKeyFaults(bars, '', '12 kg')).toHaveLength(1);
    expect(listPrintedKeyFaults(bars, '', '13 kg')).toEqual([]);
    const scale = {
      svg: [5, 10, 15, 20].map((n) => `<text x="1" y="${n}" text-anchor="end">${n} ℓ</text>`).join(''),
      alt: '',
    };
    expect(listPrintedKeyFaults(scale, '', '10 ℓ')).toEqual([]);
  });
});

describe('listToldOneFaults', () => {
  it('names a noun behind the blank that is right for 1 alone', () => {
    expect(listToldOneFaults('More: 7 − 6 = ___ leaf.', ['1 leaf'])).toEqual([
      'secrecy: "leaf" behind the blank tells 1',
    ]);
  });

  it('leaves plurals, units and nouns that are the same for several', () => {
    expect(listToldOneFaults('There are ___ cubes more.', ['1 cube'])).toEqual([]);
    expect(listToldOneFaults('It is ___ kg heavier.', ['1 kg'])).toEqual([]);
    expect(listToldOneFaults('Each child gets ___ fish.', ['1 fish'])).toEqual([]);
  });
});
