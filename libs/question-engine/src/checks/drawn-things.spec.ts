import { describe, expect, it } from '@jest/globals';
import { liquidColour, listLiquids } from '../drawing/liquid-colours.js';
import { listOutlines } from '../drawing/outlines.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { makeItem } from '../make-item.js';
import { readTold } from './young-reading.js';
import { countBodies, listApartFaults, listLiquidFaults } from './drawn-things.js';

const beaker = (story: string, ...labels: readonly string[]) =>
  renderDrawing({
    ...{ kind: 'beaker', unit: 'ℓ', max: 10, step: 1, labelEvery: 5, story },
    beakers: labels.map((label) => ({ label, level: 6 })),
  });

const cubes = (...solids: ReadonlyArray<readonly [name: string, heights: number[][]]>) =>
  renderDrawing({
    kind: 'cube-stack',
    stacks: solids.map(([name, heights]) => ({ name, heights, says: 'Columns of unit cubes.' })),
  });

describe('listLiquids', () => {
  it('takes the longest name', () => {
    expect(listLiquids('Devi made bandung of rose syrup, coconut water and water.')).toEqual([
      'bandung',
      'rose syrup',
      'coconut water',
      'water',
    ]);
    expect(listLiquids('a watering can and a soiled cloth')).toEqual([]);
  });
});

describe('listLiquidFaults', () => {
  it('takes a liquid in its own colour, and refuses bandung as blue as water', () => {
    const story = 'The jug holds 6 ℓ of bandung.';
    const { svg, alt } = beaker(story, '');
    expect(listLiquidFaults({ svg, alt }, story)).toEqual([]);
    const blue = svg.replaceAll(liquidColour('', story), liquidColour('', 'water'));
    expect(blue).not.toBe(svg);
    expect(listLiquidFaults({ svg: blue, alt }, story)).toEqual([
      'visual: a liquid is not drawn in its own colour',
    ]);
  });

  it('reads the name at each container first', () => {
    const story = 'Mei mixed milk with water.';
    const drawing = beaker(story, 'milk', 'water');
    expect(listLiquidFaults(drawing, story)).toEqual([]);
    const { svg, alt } = beaker(story, 'water', 'milk');
    expect(listLiquidFaults({ svg, alt: drawing.alt }, story)).toHaveLength(1);
    expect(alt).toContain('milk');
  });

  it('finds the liquids of Primary 2 in their colours', () => {
    const drawn = Array.from({ length: 24 }, (_, seed) => {
      const { question } = makeItem({
        ...{ gradeLevel: 'Primary 2', subStrandId: 'volume_basic', heuristicId: 'h2_before_after' },
        ...{ level: 'not_ready', questionType: 'open-ended', seed, id: 'item' },
      });
      return question;
    }).filter(({ visual }) => visual?.alt.startsWith('A container with a scale'));
    expect(drawn.length).toBeGreaterThan(2);
    for (const question of drawn)
      expect(question.visual && listLiquidFaults(question.visual, readTold(question))).toEqual([]);
  });
});

describe('listApartFaults', () => {
  it('counts each solid as one body', () => {
    expect(
      listApartFaults(
        cubes([
          '',
          [
            [1, 2, 1],
            [2, 3, 2],
          ],
        ]),
      ),
    ).toEqual([]);
    expect(
      listApartFaults(
        cubes(
          ['P', [[1, 2]]],
          [
            'Q',
            [
              [2, 2],
              [3, 3],
            ],
          ],
        ),
      ),
    ).toEqual([]);
  });

  it('refuses a solid with a gap between its cubes', () => {
    expect(listApartFaults(cubes(['', [[1, 0, 2]]]))).toEqual(['visual: a solid is not joined']);
    expect(listApartFaults(cubes(['P', [[1, 0, 1]]], ['Q', [[2]]]))).toHaveLength(1);
  });
});

describe('countBodies', () => {
  it('does not take faces that touch in a point alone for joined', () => {
    const square = (x: number, y: number): string =>
      `<polygon points="${x},${y} ${x + 10},${y} ${x + 10},${y + 10} ${x},${y + 10}" fill="#E8F0FE" stroke="#1F2A44"/>`;
    const bodies = (...squares: readonly string[]) =>
      countBodies(listOutlines(`<svg>${squares.join('')}</svg>`));
    expect(bodies(square(0, 0), square(10, 0))).toBe(1);
    expect(bodies(square(0, 0), square(10, 5))).toBe(1);
    expect(bodies(square(0, 0), square(10, 10))).toBe(2);
  });
});
