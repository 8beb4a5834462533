import { PLAIN, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import type { RowShape } from '../../drawing/shape-row.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { asked, otherPlaces } from './task.js';

const SOLIDS = ['cube', 'cuboid', 'cone', 'cylinder', 'sphere'] as const;
type Solid = (typeof SOLIDS)[number];

/** What tells each solid apart. */
const LOOKS: Readonly<Record<Solid, { flat: number; corners: number; rolls: boolean; says: string }>> = {
  cube: { flat: 6, corners: 8, rolls: false, says: 'has 6 flat faces, all of them squares' },
  cuboid: { flat: 6, corners: 8, rolls: false, says: 'has 6 flat faces that are not all squares' },
  cone: { flat: 1, corners: 1, rolls: true, says: 'has 1 flat face and a point' },
  cylinder: { flat: 2, corners: 0, rolls: true, says: 'has 2 flat round faces' },
  sphere: { flat: 0, corners: 0, rolls: true, says: 'has no flat face' },
};

const DESCRIBED: Shape = asked(
  'solid-that-is-described',
  ['P2-G-2'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) =>
    SOLIDS.some((solid) => solid === name && LOOKS[solid].says === word('says')),
  ),
  (dice) => {
    const solid = dice.pick(SOLIDS);
    const key = SOLIDS.indexOf(solid) + 1;
    return {
      story: [`A solid ${LOOKS[solid].says}.`],
      ask: 'What is the name of the solid?',
      blank: 'The solid is a ___.',
      key,
      style: oneOf(SOLIDS),
      params: { says: LOOKS[solid].says },
      work: ['Look for the flat faces of each solid.', `Its name: ${solid}`],
      hints: ['Look at each solid.', 'Which of them have flat faces?', 'Count the flat faces.'],
      wrongs: otherPlaces(SOLIDS.length, key, 'faces-not-counted', 'Count the flat faces again.'),
      drawing: { kind: 'shape-row', shapes: [...SOLIDS], scattered: true },
    };
  },
);

/** What led to a wrong number of flat faces; null for a number that only is near. */
function sayOfFaces(one: number, flat: number): string | null {
  if (flat < 6)
    return one === flat + 1 ? 'The round side is not flat.' : one < flat ? 'Look at both ends.' : null;
  if (one === 3) return 'You counted the faces in front. Some are behind.';
  if (one === 4) return 'Count the top and the bottom, too.';
  return one === 8 ? 'You counted the corners.' : one === 12 ? 'You counted the edges.' : null;
}

const FACES: Shape = asked(
  'flat-faces-of-a-solid',
  ['P2-G-2'],
  ['not_ready', 'guided'],
  {
    kind: 'search',
    solve: (_givens, words) =>
      SOLIDS.flatMap((solid) => (solid === words.get('solid') ? [exact(LOOKS[solid].flat)] : [])),
  },
  (dice) => {
    const solid = dice.pick(SOLIDS.filter((one) => one !== 'sphere'));
    const { flat } = LOOKS[solid];
    return {
      story: ['Look at the solid.'],
      ask: `How many flat faces does a ${solid} have?`,
      blank: `A ${solid} has ___ flat ${flat === 1 ? 'face' : 'faces'}.`,
      key: flat,
      style: PLAIN,
      params: { solid },
      work: ['Count the faces that you see and those behind.', `Flat faces: ${flat}`],
      hints:
        flat === 6
          ? [
              'A flat face can stand on a table.',
              'Some faces are behind.',
              'Each face has another one opposite.',
            ]
          : ['A flat face can stand on a table.', 'Look at both ends.', 'A round side is not flat.'],
      wrongs: [3, 8, 12, 1, 2, 4, 5]
        .filter((one) => one !== flat)
        .map((one) => {
          const says = sayOfFaces(one, flat);
          return [says ? 'faces-mixed-up' : 'miscounted', says ?? 'Touch each flat face once.', one] as const;
        }),
      drawing: { kind: 'shape-row', shapes: [solid] },
    };
  },
);

const SORTED: Shape = asked(
  'how-many-solids-of-a-kind',
  ['P2-G-2'],
  ['guided'],
  {
    kind: 'search',
    solve: (_givens, words) => {
      const row = (words.get('row') ?? '').split('/');
      const isFit = (solid: Solid): boolean =>
        words.get('rule') === 'roll' ? LOOKS[solid].rolls : LOOKS[solid].flat === 6;
      return [exact(row.filter((name) => SOLIDS.some((solid) => solid === name && isFit(solid))).length)];
    },
  },
  (dice) => {
    const row = Array.from({ length: dice.int(8, 13) }, () => dice.pick(SOLIDS));
    const isRoll = dice.chance(2);
    const own = row.filter((solid) => (isRoll ? LOOKS[solid].rolls : LOOKS[solid].flat === 6));
    const count = own.length;
    if (count < 2 || count * 2 === row.length) return null;
    const said = isRoll ? 'can roll' : 'have 6 flat faces';
    return {
      story: ['Look at the solids.'],
      ask: `How many of them ${said}?`,
      blank: `___ of them ${said}.`,
      key: count,
      style: PLAIN,
      params: { row: row.join('/'), rule: isRoll ? 'roll' : 'faces' },
      work: [`These ${said}: ${own.join(', ')}.`, `Number of them: ${count}`],
      hints: [
        isRoll ? 'A round side can roll.' : 'Think of the faces behind too.',
        'Sort the solids into two groups.',
        'Count one group.',
      ],
      wrongs: [
        ['other-group', 'You counted the other group.', row.length - count],
        ['all-counted', 'Count one group only.', row.length],
        ['miscounted', 'Sort the solids again.', count + 1],
        ['miscounted', 'Sort the solids again.', count - 1],
        ['miscounted', 'Sort the solids again.', count + 2],
      ],
      drawing: { kind: 'shape-row', shapes: row, scattered: true },
    };
  },
);

const FLAT = ['circle', 'square', 'triangle', 'rectangle'] as const satisfies readonly RowShape[];
type Sized = readonly [shape: (typeof FLAT)[number], isSmall: boolean];
const nameOf = ([shape, isSmall]: Sized): string => `${isSmall ? 'small' : 'big'} ${shape}`;

/** The one that comes next in two rows at once: the shapes repeat, and so do the sizes. */
function nextOf(row: readonly string[]): string {
  const cycle = (parts: readonly string[]): string => {
    for (let length = 1; length <= parts.length / 2; length += 1)
      if (parts.every((part, i) => part === parts[i % length])) return parts[parts.length % length] ?? '';
    return '';
  };
  return `${cycle(row.map((name) => name.split(' ')[0] ?? ''))} ${cycle(row.map((name) => name.split(' ').slice(1).join(' ')))}`;
}

const SIZED_NEXT: Shape = asked(
  'next-in-shape-and-size',
  ['P2-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => nextOf(word('row').split('/')) === name),
  (dice, level) => {
    const shapes = dice.pickSome(FLAT, level === 'guided' ? 3 : 2);
    const sizes = level === 'guided' ? [true, false] : dice.shuffle([true, false]);
    const cycle = shapes.length * (level === 'guided' ? 2 : 1);
    const length = 2 * cycle + dice.int(0, cycle - 1);
    const at = (i: number): Sized => [shapes[i % shapes.length] ?? 'circle', sizes[i % 2] ?? true];
    const row = Array.from({ length }, (_, i) => at(i));
    const key = nameOf(at(length));
    const other = shapes.find((shape) => shape !== at(length)[0]) ?? 'square';
    const names = dice.shuffle([
      key,
      nameOf([at(length)[0], !at(length)[1]]),
      nameOf([other, true]),
      nameOf([other, false]),
    ]);
    return {
      story: ['Look at the sizes and shapes.'],
      ask: 'Which shape comes next?',
      blank: 'A ___ comes next.',
      key: names.indexOf(key) + 1,
      style: oneOf(names),
      params: { row: row.map(nameOf).join('/') },
      work: [
        `The shapes repeat: ${shapes.join(', ')}.`,
        `The sizes repeat: ${sizes.map((isSmall) => (isSmall ? 'small' : 'big')).join(', ')}.`,
        `Next: ${key}`,
      ],
      hints: ['Look at the shapes only.', 'Then look at the sizes only.', 'Put both together.'],
      wrongs: otherPlaces(4, names.indexOf(key) + 1, 'one-rule-only', 'Look at the shape and at the size.'),
      drawing: {
        kind: 'shape-row',
        shapes: row.map(([shape]) => shape),
        small: row.map(([, isSmall]) => isSmall),
        goesOn: true,
      },
    };
  },
);

const WAYS = ['up', 'right', 'down', 'left'] as const;

const TURNED_NEXT: Shape = asked(
  'next-in-a-turning-pattern',
  ['P2-G-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const row = word('row').split('/');
    for (let length = 2; length <= row.length / 2; length += 1)
      if (row.every((one, i) => one === row[i % length])) return row[row.length % length] === name;
    return false;
  }),
  (dice, level) => {
    const kind = dice.pick(['arrow', 'rocket'] as const);
    const start = dice.int(0, 3);
    const step = dice.pick(level === 'guided' ? [1, 3] : [1, 2]);
    const cycle = step === 2 ? 2 : 4;
    const length = 2 * cycle + dice.int(0, cycle - 1);
    const row = Array.from({ length }, (_, i) => WAYS[(start + i * step) % 4] ?? 'up');
    const key = (start + length * step) % 4;
    return {
      story: [`Look at the pattern of ${kind}s.`],
      ask: `Which way does the next ${kind} point?`,
      blank: `The next ${kind} points ___.`,
      key: key + 1,
      style: oneOf(WAYS),
      params: { row: row.join('/') },
      work: [`The ways repeat: ${row.slice(0, cycle).join(', ')}.`, `Next: ${WAYS[key] ?? ''}`],
      hints: ['Say the ways in order.', 'When does it start again?', 'Go on with the same turn.'],
      wrongs: otherPlaces(4, key + 1, 'turn-not-followed', 'Say the ways in order, one by one.'),
      drawing: {
        kind: 'shape-row',
        shapes: row.map((way): RowShape => `${kind} pointing ${way}`),
        goesOn: true,
      },
    };
  },
);

const MISSING: Shape = asked(
  'missing-in-a-pattern',
  ['P2-G-1'],
  ['guided'],
  searchNames(
    (name, given, word) => {
      const row = word('row').split('/');
      const gap = given('place').valueOf() - 1;
      const filled = row.map((one, i) => (i === gap ? name : one));
      for (let length = 2; length <= row.length / 2; length += 1)
        if (filled.every((one, i) => one === filled[i % length])) return true;
      return false;
    },
    { beside: /^place$/ },
  ),
  (dice: Dice) => {
    const group = dice.pick([
      ['a', 'b', 'c'],
      ['a', 'a', 'b'],
      ['a', 'b', 'b'],
    ]);
    const shapes = dice.pickSome(FLAT, 3);
    const cycle = group.map((letter) => shapes['abc'.indexOf(letter)] ?? 'circle');
    const row = Array.from({ length: 9 }, (_, i) => cycle[i % 3] ?? 'circle');
    const gap = dice.int(3, 7);
    const key = FLAT.indexOf(row[gap] ?? 'circle') + 1;
    return {
      story: ['One shape of the pattern is missing.', `It is number ${gap + 1}.`],
      ask: 'Which shape is missing?',
      blank: 'A ___ is missing.',
      key,
      style: oneOf(FLAT),
      params: { row: row.map((one, i) => (i === gap ? '?' : one)).join('/'), place: gap + 1 },
      work: [`The group that repeats: ${cycle.join(', ')}.`, `Missing: ${row[gap] ?? ''}`],
      hints: ['Find the group that comes again.', 'Say the group up to the gap.', 'What comes after that?'],
      wrongs: otherPlaces(4, key, 'group-not-found', 'Find the group that comes again.'),
      drawing: {
        kind: 'cards',
        cards: row.map((one, i) => ({ text: i === gap ? '?' : one, name: String(i + 1) })),
      },
    };
  },
);

/** Solids by their faces, for Primary 2. */
export const SOLID_TASKS: readonly Shape[] = [DESCRIBED, FACES, SORTED];
/** Patterns by shape, size and turn, for Primary 2. */
export const SHAPE_PATTERN_TASKS: readonly Shape[] = [SIZED_NEXT, TURNED_NEXT, MISSING];
