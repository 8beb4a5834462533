import { describe, expect, it } from '@jest/globals';
import type { DrawnPolicy } from '@sumfox/contracts/question/answer-policy';
import * as fc from 'fast-check';
import { derivePolicy } from './derive-policy.js';
import { angleText, partsText, pointText, squaresText } from './drawn-text.js';
import { toMarker } from './mark-answer.js';

/** Marks drawings against one model drawing. */
function toDrawingMarker(expected: string, drawn: DrawnPolicy, tolerance: string | null = null) {
  const overrides = { type: 'drawing', drawn, tolerance } as const;
  const policy = derivePolicy({ modelAnswer: expected, stem: '', overrides });
  const mark = toMarker({ expected, acceptedAnswers: [], policy });
  return (text: string): string => mark(text).outcome;
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
/** Texts that are not marked as they should be. */
function listMismarked(
  mark: (text: string) => string,
  answers: readonly (readonly [text: string, isRight: boolean])[],
): string[] {
  return answers
    .filter(([text, isRight]) => mark(text) !== (isRight ? 'correct' : 'incorrect'))
    .map(([text]) => text);
}

describe('a drawn point', () => {
  const points = upTo(10).flatMap((x) => upTo(8).map((y) => ({ x, y })));

  it('earns its marks at its place alone, of all points of the grid', () => {
    const mismarked = points
      .filter((_, i) => i % 3 === 0)
      .flatMap((model) =>
        listMismarked(
          toDrawingMarker(pointText(model), { kind: 'point' }),
          points.map((point) => [pointText(point), point === model]),
        ),
      );
    expect(mismarked).toEqual([]);
  });

  it.each([
    '(3, 4)',
    '(3,4)',
    '3,4',
    '3, 4.',
    '3;4',
    '3 4',
    'x = 3, y = 4',
    'D (3, 4)',
    'D = (3, 4)',
    'D is at (3, 4)',
  ])('may be typed as %s', (text) =>
    expect(toDrawingMarker('(3, 4)', { kind: 'point' })(text)).toBe('correct'),
  );

  it.each([
    '(4, 3)',
    '(3, 4',
    '34',
    '(3, -4)',
    '(3, 4, 5)',
    '(3.0, 4.5)',
    'three four',
    'A',
    '3/4',
    '3.4',
    '①,4',
  ])('is wrong and not asked for again as %s', (text) =>
    expect(toDrawingMarker('(3, 4)', { kind: 'point' })(text)).toBe('incorrect'),
  );
});

describe('shaded parts', () => {
  it('earn their marks whichever parts they are, and never for another number of parts', () => {
    for (const whole of [2, 3, 4, 5, 6, 8, 9]) {
      const subsets = upTo(2 ** whole - 1).map((mask) =>
        upTo(whole - 1)
          .filter((part) => (mask >> part) % 2 === 1)
          .map((part) => part + 1),
      );
      for (let count = 1; count < whole; count += 1) {
        const mark = toDrawingMarker(partsText(upTo(count - 1).map((part) => part + 1)), {
          kind: 'parts',
          of: whole,
        });
        expect(
          listMismarked(
            mark,
            subsets.map((parts) => [partsText(parts), parts.length === count]),
          ),
        ).toEqual([]);
      }
    }
  });

  it.each(['1, 4, 6', 'parts 6 4 1', 'Parts 1, 4 and 6', '1;4;6', 'parts 1, 4, 6.', 'parts 1, 4, 6, 6'])(
    'may be typed as %s',
    (text) => expect(toDrawingMarker('parts 1, 2, 3', { kind: 'parts', of: 8 })(text)).toBe('correct'),
  );

  it.each(['3', '3/8', 'parts 0, 1, 2', 'parts 1, 2, 9', 'three parts', ', ,', '1, 2', '1-3'])(
    'are wrong and not asked for again as %s',
    (text) => expect(toDrawingMarker('parts 1, 2, 3', { kind: 'parts', of: 8 })(text)).toBe('incorrect'),
  );
});

describe('shaded squares', () => {
  const square = fc
    .tuple(fc.constantFrom(...'abcdef'), fc.integer({ min: 1, max: 5 }))
    .map(([c, r]) => `${c}${r}`);
  const squares = fc.uniqueArray(square, { minLength: 1, maxLength: 9 });

  it('earn their marks in any order, with those that were there or without', () => {
    fc.assert(
      fc.property(squares, squares, fc.nat(), (all, others, turn) => {
        const given = others.filter((one) => !all.includes(one));
        const mark = toDrawingMarker(squaresText(all), { kind: 'squares', given });
        const order = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        expect(mark(squaresText(order))).toBe('correct');
        expect(mark([...given, ...order].join(' '))).toBe('correct');
        expect(mark(order.join(' and ').toUpperCase())).toBe('correct');
      }),
    );
  });

  it('never earn them with one square more, less or beside its place', () => {
    fc.assert(
      fc.property(squares, square, fc.nat(), (all, other, at) => {
        const mark = toDrawingMarker(squaresText(all), { kind: 'squares', given: [] });
        const rest = all.filter((_, i) => i !== at % all.length);
        expect(mark(rest.length === 0 ? 'none' : squaresText(rest))).toBe('incorrect');
        if (all.includes(other)) return;
        expect(mark(squaresText([...all, other]))).toBe('incorrect');
        expect(mark(squaresText([...rest, other]))).toBe('incorrect');
      }),
    );
  });
});

describe('a drawn size', () => {
  it('earns the marks of an angle within two degrees, to either side', () => {
    const mismarked = upTo(16).flatMap((step) => {
      const size = 10 + step * 10;
      return listMismarked(
        toDrawingMarker(angleText(size, 'OA'), { kind: 'angle' }, '2'),
        upTo(180).flatMap((given) =>
          [angleText(given, 'OA'), angleText(-given, 'OA'), `${given}°`, `${given} degrees`, `${given}`].map(
            (text) => [text, Math.abs(given - size) <= 2] as const,
          ),
        ),
      );
    });
    expect(mismarked.filter((text) => !text.startsWith('0'))).toEqual([]);
  });

  it('earns the marks of a line within two millimetres, in either unit', () => {
    const mismarked = upTo(14).flatMap((step) => {
      const length = step + 1;
      return listMismarked(
        toDrawingMarker(`${length} cm`, { kind: 'line' }, '1/5'),
        upTo(160).flatMap((mm) =>
          [`${mm / 10} cm`, `${mm} mm`].map((text) => [text, Math.abs(mm - length * 10) <= 2] as const),
        ),
      );
    });
    expect(mismarked).toEqual([]);
  });

  it('earns the marks of a bar at its value alone', () => {
    const mismarked = upTo(20).flatMap((step) => {
      const value = (step + 1) * 5;
      return listMismarked(
        toDrawingMarker(String(value), { kind: 'bar' }),
        upTo(120).map((given) => [String(given), given === value]),
      );
    });
    expect(mismarked).toEqual([]);
  });

  it.each(['', '???', 'a long line', '1/0', '7 cm or 8 cm', '७७७', '7 kg', '7 cm²'])(
    'is wrong and not asked for again as "%s"',
    (text) => expect(toDrawingMarker('7 cm', { kind: 'line' }, '1/5')(text)).toBe('incorrect'),
  );
});
