import { PLAIN, oneOf } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Proof, Shape } from '../core/draft.js';
import { exact, toWhole } from '../numbers/exact.js';
import { ordinalText } from '../numbers/number-text.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import type { RowShape } from '../drawing/shape-row.drawing.js';
import { type Sketch, searchNames, shape } from './sketch.js';
import type { Slip } from './slips.js';

/** h9, a row of shapes whose first group repeats. */
export interface RowPack {
  /** Names the pupil chooses from. */
  shapes: readonly RowShape[];
  /** What one of them is called: "shape", "solid". */
  noun: string;
  /** Opens the story: "Siti threads beads in a pattern." */
  scenes: ReadonlyArray<(person: Person) => string>;
  /** Says that the pattern goes on. */
  goesOn: string;
  /** Furthest place asked for, by level. */
  far: { near: number; far: number };
  /** Equal groups are multiplied, not added one by one. */
  multiplies: boolean;
}

const split = (row: string): string[] => row.split('/');

/** The shortest group that the row shown repeats, tried out length by length. */
function findGroup(row: readonly string[]): readonly string[] {
  for (let length = 1; length <= row.length / 2; length += 1)
    if (row.every((name, i) => name === row[i % length])) return row.slice(0, length);
  return row;
}

/** The name at a place, counted on from the first. */
function walkTo(row: string, place: number): string {
  const group = findGroup(split(row));
  let at = 0;
  for (let i = 1; i < place; i += 1) at = at + 1 === group.length ? 0 : at + 1;
  return group[at] ?? '';
}

function drawGroup(dice: Dice, pack: RowPack, length: number): RowShape[] {
  const kinds = dice.pickSome(pack.shapes, 3);
  const [a, b, c] = kinds;
  if (!a || !b || !c) throw new RangeError('three shapes are needed');
  if (length === 2) return [a, b];
  if (length === 3)
    return dice.pick([
      [a, b, c],
      [a, a, b],
      [a, b, b],
      [a, b, c],
    ]);
  return dice.pick([
    [a, b, c, b],
    [a, a, b, c],
    [a, b, b, c],
    [a, b, c, c],
    [a, a, b, b],
  ]);
}

const times = (count: number, size: number, multiplies: boolean): string =>
  multiplies || count === 1 ? `${count} × ${size}` : Array.from({ length: count }, () => size).join(' + ');

const article = (noun: string): string => `${noun}s`;

/** Which shape stands at a place further on. */
function placeShape(pack: RowPack, id: string, level: 'not_ready' | 'guided' | 'independent'): Shape {
  const proof: Proof = searchNames((name, given, word) => walkTo(word('row'), toWhole(given('n'))) === name);
  return shape(id, level, proof, (dice): Sketch | null => {
    const group = drawGroup(dice, pack, level === 'not_ready' ? dice.int(2, 3) : dice.int(3, 4));
    const shown = group.length * 2 + dice.int(0, 1);
    const n =
      level === 'not_ready'
        ? shown + dice.int(1, 2)
        : level === 'guided'
          ? shown + dice.int(2, 4)
          : dice.int(pack.far.near, pack.far.far);
    const row = Array.from({ length: shown }, (_, i) => group[i % group.length] ?? 'circle');
    const place = ((n - 1) % group.length) + 1;
    // The last of a group needs no group counted before it.
    if (level === 'independent' && place === group.length) return null;
    const name = group[place - 1] ?? 'circle';
    const full = Math.floor((n - 1) / group.length);
    const style = oneOf(pack.shapes);
    const next = group[shown % group.length];
    const slip = (other: RowShape): Slip =>
      other === next
        ? 'next-only'
        : other === row.at(-1)
          ? 'last-shown'
          : group.includes(other)
            ? 'one-place-off'
            : 'not-in-the-pattern';
    const size = group.length;
    // Primary 1 knows the ordinal numbers up to the tenth.
    const counts = n <= 10 || pack.multiplies;
    const named = counts ? `the ${ordinalText(n)} ${pack.noun}` : `${pack.noun} ${n}`;
    const counted = times(full, size, pack.multiplies);
    return {
      story: [dice.pick(pack.scenes)(drawPerson(dice)), pack.goesOn],
      ask: `Which ${pack.noun} is ${counts ? ordinalText(n) : `number ${n}`}?`,
      blank: `${capital(named)} is a ___.`,
      key: pack.shapes.indexOf(name) + 1,
      style,
      via: [[`One group has ___ ${article(pack.noun)}.`, size, PLAIN]],
      params: { row: row.join('/'), n },
      work: [
        `The group that repeats has ${size} ${article(pack.noun)}.`,
        [`${capital(article(pack.noun))} in ${full === 1 ? '1 group' : `${full} groups`}`, counted],
        ['Place in the next group', `${n} − ${full * size}`],
      ],
      end: [capital(named), `the ${ordinalText(place)} in the group`],
      hints: [
        'Look for the group that comes again and again.',
        `How many ${article(pack.noun)} are in one group?`,
        `Count on group by group until you are near ${counts ? `the ${ordinalText(n)} place` : named}.`,
      ],
      wrongs: pack.shapes
        .filter((s) => s !== name)
        .map((s) => [slip(s), pack.shapes.indexOf(s) + 1] as const),
      drawing: { kind: 'shape-row', shapes: row, numbered: level !== 'independent', goesOn: true },
    };
  });
}

/** How many of one kind stand in a longer row. */
function countShape(pack: RowPack): Shape {
  return shape(
    'count-in-longer-row',
    'mastery',
    {
      kind: 'search',
      solve: (givens, words) => {
        const n = toWhole(givens.get('n') ?? exact(1));
        let found = 0;
        for (let place = 1; place <= n; place += 1)
          if (walkTo(words.get('row') ?? '', place) === words.get('asked')) found += 1;
        return [exact(found)];
      },
    },
    (dice): Sketch | null => {
      const group = drawGroup(dice, pack, dice.int(3, 4));
      const size = group.length;
      const shown = size * 2;
      const full = dice.int(3, Math.floor(pack.far.far / size));
      const extra = dice.int(1, size - 1);
      const n = full * size + extra;
      const asked = dice.pick(group);
      const each = group.filter((s) => s === asked).length;
      const more = group.slice(0, extra).filter((s) => s === asked).length;
      if (more === 0) return null;
      const key = each * full + more;
      const row = Array.from({ length: shown }, (_, i) => group[i % size] ?? 'circle');
      const others = group.filter((s) => s !== asked).length * full;
      const many = `${asked}s`;
      return {
        story: [dice.pick(pack.scenes)(drawPerson(dice)), pack.goesOn],
        ask: `How many ${many} are in the first ${n} ${article(pack.noun)}?`,
        blank: `The first ${n} ${article(pack.noun)} have ___ ${many}.`,
        key,
        style: PLAIN,
        via: [[`The ${full} full groups have ___ ${many}.`, each * full, PLAIN]],
        params: { row: row.join('/'), n, asked },
        work: [
          `The group that repeats has ${size} ${article(pack.noun)}, ${each} of them ${each === 1 ? `a ${asked}` : many}.`,
          [`${full} full groups`, times(full, size, pack.multiplies)],
          [
            `${many.charAt(0).toUpperCase()}${many.slice(1)} in the full groups`,
            times(full, each, pack.multiplies),
          ],
          [
            `${article(pack.noun).charAt(0).toUpperCase()}${article(pack.noun).slice(1)} after the full groups`,
            `${n} − ${full * size}`,
          ],
          more === 1 ? `One of these is a ${asked}.` : `${more} of these are ${many}.`,
          ['Altogether', `${each * full} + ${more}`],
        ],
        hints: [
          'Look for the group that comes again and again.',
          `How many ${many} does one group have?`,
          `Find how many full groups there are, then look at the ${article(pack.noun)} after them.`,
        ],
        wrongs: [
          ['rest-left-out', each * full],
          ['one-too-many', key + 1],
          ['one-too-few', key - 1],
          ['one-group-only', each],
          ...[...new Set(group)].flatMap((kind): Array<readonly [Slip, number]> =>
            kind === asked || new Set(group).size < 3
              ? []
              : [
                  [
                    'another-shape-counted',
                    row
                      .concat(group, group, group, group)
                      .slice(0, n)
                      .filter((one) => one === kind).length,
                  ],
                ],
          ),
          ['wrong-shape-counted', others],
          ['all-shapes-counted', n],
          ['wrong-shape-counted', n - key],
        ],
        drawing: { kind: 'shape-row', shapes: row, numbered: true, goesOn: true },
      };
    },
  );
}

/** Shapes of h9 for rows that repeat. */
export function repeatingRowShapes(pack: RowPack): Shape[] {
  return [
    placeShape(pack, 'soon-after', 'not_ready'),
    placeShape(pack, 'a-little-further', 'guided'),
    placeShape(pack, 'far-along', 'independent'),
    countShape(pack),
  ];
}
