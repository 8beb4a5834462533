import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addInk,
  addPoint,
  decodeStroke,
  encodeStroke,
  inkReach,
  keepOnPaper,
  paperScale,
  redoInk,
  undoInk,
  type InkPoint,
} from './ink.rules.js';
import { CLEARING } from './sketch.rules.js';

const stroke = (...points: InkPoint[]) => encodeStroke({ tool: 'pen', points });

describe('a stroke as a text', () => {
  it('comes back to a tenth of a pixel and a hundredth of the pressure, whatever it is', () => {
    const place = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);
    const pressure = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
    const points = fc.array(fc.tuple(place, place, pressure), { minLength: 1 });
    fc.assert(
      fc.property(points, fc.constantFrom('pen' as const, 'eraser' as const), (drawn, tool) => {
        expect(decodeStroke(encodeStroke({ tool, points: drawn }))).toEqual({ tool, points: drawn });
      }),
    );
  });

  it('is short: a long line of 200 reports takes under 2 KB', () => {
    const points = Array.from({ length: 200 }, (_, i): InkPoint => [i * 1.7, 100 + Math.sin(i) * 9, 0.5]);
    expect(stroke(...points).length).toBeLessThan(2_000);
  });
});

describe('points', () => {
  it('that lie on the last one are left out', () => {
    const points: InkPoint[] = [];
    for (const x of [10, 10.2, 10.5, 11, 30]) addPoint(points, [x, 5, 0.5]);
    expect(points.map(([x]) => x)).toEqual([10, 11, 30]);
  });

  it('beside the paper are kept on it, so that the paper never shrinks under the pen', () => {
    const paper = { width: 500, height: 300 };
    const edge = keepOnPaper([900, -4, 0.5], paper);
    const ink = [stroke([10, 10, 0.5], edge, keepOnPaper([500, 300, 0.5], paper))];
    expect(paperScale(inkReach({ ink, backdrop: null }, null), paper)).toBe(1);
  });
});

describe('a drawing on another screen', () => {
  const ink = [stroke([700, 20, 0.5], [740, 250, 0.5])];
  it('is made as small as it must be to be seen whole', () => {
    const reach = inkReach({ ink, backdrop: null }, null);
    expect(reach).toEqual({ width: 740, height: 250 });
    expect(paperScale(reach, { width: 370, height: 300 })).toBe(0.5);
    expect(paperScale(reach, { width: 800, height: 300 })).toBe(1);
    expect(paperScale({ width: 100, height: 600 }, { width: 370, height: 300 })).toBe(0.5);
  });

  it('counts the picture under it, and nothing that was cleared', () => {
    const size = { width: 300, height: 500 };
    expect(inkReach({ ink, backdrop: 'data:' }, size)).toEqual({ width: 740, height: 500 });
    expect(inkReach({ ink: [...ink, CLEARING], backdrop: 'data:' }, size)).toEqual({ width: 0, height: 0 });
  });
});

describe('taking back', () => {
  it('goes stroke by stroke, brings them back in order, and takes back a clearing too', () => {
    let now = { ink: ['p1', 'p2', CLEARING] as readonly string[], undone: [] as readonly string[] };
    now = undoInk(now)!;
    expect(now.ink).toEqual(['p1', 'p2']);
    now = undoInk(now)!;
    now = redoInk(now)!;
    expect(now.ink).toEqual(['p1', 'p2']);
    now = redoInk(now)!;
    expect(now).toEqual({ ink: ['p1', 'p2', CLEARING], undone: [] });
  });

  it('ends at the first stroke, and begins again after the next', () => {
    const empty = { ink: [], undone: ['p1'] };
    expect(undoInk(empty)).toBeNull();
    expect(addInk(empty, 'p2')).toEqual({ ink: ['p2'], undone: [] });
    expect(redoInk(addInk(empty, 'p2'))).toBeNull();
  });
});
