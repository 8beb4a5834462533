import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { layOutBars } from './bar-layout.rules.js';
import {
  addBar,
  beginHistory,
  changeBar,
  changePart,
  COMPARISON,
  EMPTY_MODEL,
  joinParts,
  MAX_BARS,
  MAX_PARTS,
  nearestPlace,
  paintLike,
  PART_WHOLE,
  partText,
  redoBars,
  removeBar,
  resizePart,
  splitBar,
  stepTo,
  undoBars,
  type BarModel,
} from './bar-model.rules.js';

const FIRST = { bar: 0, part: 0 };
const counts = (model: BarModel) => model.bars.map((bar) => bar.parts.length);

describe('building a model', () => {
  it('splits a bar into units alike, and keeps what was written in those that remain', () => {
    const written = changePart(splitBar(addBar(EMPTY_MODEL), 0, 3), FIRST, { label: '24' });
    const split = splitBar(resizePart(written, { bar: 0, part: 2 }, 1), 0, 4);
    expect(split.bars[0]?.parts.map(({ units, label }) => [units, label])).toEqual([
      [1, '24'],
      [1, ''],
      [2, ''],
      [2, ''],
    ]);
    expect(splitBar(split, 0, 1).bars[0]?.parts[0]?.label).toBe('24');
  });

  it('has its bounds', () => {
    const many = Array.from({ length: 9 }).reduce<BarModel>((model) => addBar(model), EMPTY_MODEL);
    expect(many.bars).toHaveLength(MAX_BARS);
    expect([counts(splitBar(many, 0, 99))[0], counts(splitBar(many, 0, 0))[0]]).toEqual([MAX_PARTS, 1]);
    expect(resizePart(many, FIRST, -5).bars[0]?.parts[0]?.units).toBe(1);
  });

  it('changes nothing but the bar that is meant', () => {
    const named = changeBar(COMPARISON, 1, { name: 'Bala', brace: '?' });
    expect(named.bars[0]).toBe(COMPARISON.bars[0]);
    expect(named.bars[1]).toMatchObject({ name: 'Bala', brace: '?' });
  });

  it('takes the brace over all away with the last but one bar', () => {
    expect(removeBar(COMPARISON, 0)).toMatchObject({ total: null, bars: [{ name: 'B' }] });
    expect(removeBar(addBar(COMPARISON), 0).total).toBe('?');
  });

  it('finds the nearest part when the one chosen is gone', () => {
    expect(nearestPlace(COMPARISON, { bar: 0, part: 2 })).toEqual({ bar: 0, part: 0 });
    expect(nearestPlace(COMPARISON, { bar: 5, part: 5 })).toEqual({ bar: 1, part: 2 });
    expect(nearestPlace(COMPARISON, { bar: -1, part: -1 })).toEqual(FIRST);
    expect(nearestPlace(EMPTY_MODEL, FIRST)).toBeNull();
  });

  it('tells a part in words', () => {
    expect(partText(PART_WHOLE, { bar: 0, part: 1 })).toBe('Bar 1, part 2 of 2, question mark, 2 units long');
    const shaded = changePart(COMPARISON, FIRST, { isShaded: true, label: '12' });
    expect(partText(shaded, FIRST)).toBe('A, part 1 of 1, 12, teal');
  });
});

describe('taking back', () => {
  it('goes step by step both ways, and typing a word is one step', () => {
    let history = beginHistory(EMPTY_MODEL);
    history = stepTo(history, COMPARISON);
    for (const name of ['A', 'Al', 'Ali'])
      history = stepTo(history, changeBar(history.now, 1, { name }), 'name 1');
    history = stepTo(history, splitBar(history.now, 0, 2));
    history = undoBars(history)!;
    expect(history.now.bars[1]?.name).toBe('Ali');
    history = undoBars(history)!;
    expect(history.now).toEqual(COMPARISON);
    history = undoBars(history)!;
    expect(undoBars(history)).toBeNull();
    for (let i = 0; i < 3; i += 1) history = redoBars(history)!;
    expect([redoBars(history), counts(history.now)]).toEqual([null, [2, 3]]);
  });

  it('takes no step for what changes nothing, and forgets what was taken back after the next step', () => {
    const history = stepTo(beginHistory(EMPTY_MODEL), COMPARISON);
    expect(stepTo(history, { ...COMPARISON })).toBe(history);
    const back = undoBars(history)!;
    expect(redoBars(stepTo(back, PART_WHOLE))).toBeNull();
  });

  it('comes back from the device as it was', () => {
    expect(JSON.parse(JSON.stringify(COMPARISON))).toEqual(COMPARISON);
  });
});

describe('laying out', () => {
  it('draws all bars to one unit and everything within the width', () => {
    const bar = fc.record({
      name: fc.string({ maxLength: 14 }),
      parts: fc.array(
        fc.record({
          units: fc.integer({ min: 1, max: 12 }),
          label: fc.constant('?'),
          isShaded: fc.boolean(),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      brace: fc.option(fc.constant('24'), { nil: null }),
    });
    const model = fc.record({
      bars: fc.array(bar, { minLength: 1, maxLength: 5 }),
      total: fc.option(fc.string({ maxLength: 14 }), { nil: null }),
    });
    fc.assert(
      fc.property(model, fc.integer({ min: 300, max: 900 }), (drawn, width) => {
        const { parts, texts, height } = layOutBars(drawn, width);
        const unit = parts[0]!.box.width / drawn.bars[0]!.parts[0]!.units;
        for (const { place, box } of parts) {
          expect(box.width).toBeCloseTo(drawn.bars[place.bar]!.parts[place.part]!.units * unit);
          expect(box.height).toBeGreaterThanOrEqual(48);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
        for (const { x, y } of texts) expect(x <= width && y <= height).toBe(true);
      }),
    );
  });

  it('has a brace for each that is asked for', () => {
    expect(layOutBars(PART_WHOLE, 400).braces).toHaveLength(1);
    expect(layOutBars(COMPARISON, 400).braces).toHaveLength(1);
    expect(layOutBars(changeBar(COMPARISON, 0, { brace: '?' }), 400).braces).toHaveLength(2);
    expect(layOutBars(EMPTY_MODEL, 400)).toMatchObject({ parts: [], braces: [] });
  });
});

it('joining a part with the next keeps their length and the first label, and stops at the end', () => {
  const start: BarModel = {
    bars: [
      {
        name: 'Ali',
        parts: [
          { units: 2, label: '', isShaded: true, colour: 'pink' },
          { units: 3, label: '24', isShaded: false },
          { units: 8, label: '?', isShaded: false },
        ],
        brace: null,
      },
    ],
    total: null,
  };
  const joined = joinParts(start, { bar: 0, part: 0 });
  expect(joined.bars[0]?.parts).toEqual([
    { units: 5, label: '24', isShaded: true, colour: 'pink' },
    { units: 8, label: '?', isShaded: false },
  ]);
  expect(joinParts(joined, { bar: 0, part: 1 })).toBe(joined);
  // Twelve units are the most.
  expect(joinParts(joined, { bar: 0, part: 0 })).toBe(joined);
});

it('a sweep over parts gives them the colour of the first, in both directions', () => {
  const pink = changePart(
    splitBar(COMPARISON, 1, 4),
    { bar: 1, part: 2 },
    { isShaded: true, colour: 'pink' },
  );
  const colours = (model: BarModel) => model.bars[1]?.parts.map((each) => each.isShaded && each.colour);
  expect(colours(paintLike(pink, { bar: 1, part: 2 }, { bar: 1, part: 0 }))).toEqual([
    'pink',
    'pink',
    'pink',
    false,
  ]);
  expect(colours(paintLike(pink, { bar: 1, part: 2 }, { bar: 1, part: 3 }))).toEqual([
    false,
    false,
    'pink',
    'pink',
  ]);
  expect(paintLike(pink, { bar: 1, part: 2 }, { bar: 0, part: 0 })).toBe(pink);
});
