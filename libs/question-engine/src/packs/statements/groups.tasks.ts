import { PLAIN, type Style, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { PICTURE_THINGS, type PictureThing, oneThing } from '../../drawing/thing-icon.js';
import { facts } from '../../engines/sketch.js';
import { type Task, asked } from './task.js';

const countedIn = (things: PictureThing): Style => countOf(things, oneThing(things));
const repeated = (size: number, times: number): string =>
  Array.from({ length: times }, () => size).join(' + ');
const PRODUCT = ['total = groups * size'];

interface Groups {
  things: PictureThing;
  groups: number;
  size: number;
  total: number;
}

/** Equal groups within 40, of which the picture shows every thing; the three numbers are all different. */
function drawGroups(dice: Dice, most: number): Groups | null {
  const groups = dice.int(2, 8);
  const size = dice.int(2, 10);
  const total = groups * size;
  if (total > most || groups === size) return null;
  return { things: dice.pick(PICTURE_THINGS), groups, size, total };
}

const ringsOf = ({ things, groups, size }: Groups): Task['drawing'] => ({
  kind: 'sets',
  things,
  sets: Array.from({ length: groups }, () => ({ name: '', count: size })),
});

const SAME_EACH = 'Each ring has the same number.';

const THREE_ADDENDS: Shape = asked(
  'three-groups-added',
  ['P1-N-10', 'P1-N-8'],
  ['not_ready', 'guided'],
  facts(['sum = a + b + c'], [], 'sum'),
  (dice, level) => {
    const things = dice.pick(PICTURE_THINGS);
    const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)];
    const sum = a + b + c;
    if (new Set([a, b, c]).size < 3 || (level === 'not_ready') !== sum <= 14) return null;
    return {
      story: [`Look at the three rings of ${things}.`],
      ask: 'How many are there altogether?',
      blank: 'There are ___ altogether.',
      key: sum,
      style: countedIn(things),
      params: { a, b, c },
      drawn: ['a', 'b', 'c'],
      work: [['Altogether', `${a} + ${b} + ${c}`, countedIn(things)]],
      hints: ['Count the first ring.', 'Look for two numbers that make ten.', 'Then add what is left.'],
      wrongs: [
        ['one-left-out', 'Add all three rings.', a + b],
        ['one-left-out', 'Add all three rings.', b + c],
        ['one-left-out', 'Add all three rings.', a + c],
        ['miscounted', 'Count on slowly.', sum + 1],
        ['miscounted', 'Count on slowly.', sum - 1],
      ],
      drawing: { kind: 'sets', things, sets: [a, b, c].map((count) => ({ name: '', count })) },
    };
  },
);

const THREE_NUMBERS: Shape = asked(
  'three-numbers-make-a-whole',
  ['P1-N-10', 'P1-N-9'],
  ['guided'],
  facts(['whole = a + b + c'], [], 'whole'),
  (dice) => {
    const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)];
    const whole = a + b + c;
    if (new Set([a, b, c]).size < 3) return null;
    return {
      story: ['Three parts make a whole.'],
      ask: 'What is the whole?',
      blank: 'The whole is ___.',
      key: whole,
      style: PLAIN,
      params: { a, b, c },
      drawn: ['a', 'b', 'c'],
      work: [['The whole', `${a} + ${b} + ${c}`, PLAIN]],
      hints: ['Look at the three parts.', 'Add two parts that are easy.', 'Then add the last part.'],
      wrongs: [
        ['one-left-out', 'Add all three parts.', a + b],
        ['one-left-out', 'Add all three parts.', b + c],
        ['miscounted', 'Count on slowly.', whole + 1],
        ['miscounted', 'Count on slowly.', whole - 1],
        ['ten-too-many', 'Check the tens.', whole + 10],
      ],
      drawing: { kind: 'number-bond', whole: '?', parts: [String(a), String(b), String(c)] },
    };
  },
);

const ADD_AS_TIMES: Shape = asked(
  'sum-as-times',
  ['P1-N-13'],
  ['not_ready', 'guided'],
  facts(PRODUCT, [], 'groups'),
  (dice) => {
    const drawn = drawGroups(dice, 40);
    if (!drawn) return null;
    const { groups, size, total } = drawn;
    return {
      story: [`The rings show □ × ${size}.`, `They have ${total} ${drawn.things} altogether.`],
      ask: 'Which number goes in the box?',
      blank: 'The number in the box is ___.',
      key: groups,
      style: PLAIN,
      params: { size, total },
      work: [['All rings', repeated(size, groups)], `The number of rings: ${groups}`],
      hints: [SAME_EACH, 'The sign × stands for groups of.', 'Count the rings.'],
      wrongs: [
        ['gave-the-size', 'This is how many are in one ring.', size],
        ['gave-the-total', 'This is how many there are in all.', total],
        ['added-instead', 'Count the rings.', groups + size],
        ['miscounted', 'Count the rings again.', groups + 1],
        ['miscounted', 'Count the rings again.', groups - 1],
      ],
      drawing: ringsOf(drawn),
    };
  },
);

const HOW_MANY_GROUPS: Shape = asked(
  'groups-in-all',
  ['P1-N-13', 'P1-N-14'],
  ['not_ready', 'guided'],
  facts(PRODUCT, [], 'total'),
  (dice, level) => {
    const drawn = drawGroups(dice, level === 'not_ready' ? 20 : 40);
    if (!drawn) return null;
    const { things, groups, size, total } = drawn;
    return {
      story: [`There are ${groups} rings of ${size} ${things}.`],
      ask: `How many ${things} are there altogether?`,
      blank: `There are ___ ${things} altogether.`,
      key: total,
      style: countedIn(things),
      params: { groups, size },
      work: [
        ['Added', repeated(size, groups)],
        ['Altogether', `${groups} × ${size}`, countedIn(things)],
      ],
      hints: [SAME_EACH, `Count in steps of ${size}.`, 'One step for each ring.'],
      wrongs: [
        ['added-instead', 'Each ring has its own things.', groups + size],
        ['one-group-less', 'Count all the rings.', total - size],
        ['one-group-more', 'Count the rings again.', total + size],
        ['gave-the-size', 'This is one ring only.', size],
        ['miscounted', 'Count in steps again.', total + 1],
      ],
      drawing: ringsOf(drawn),
    };
  },
);

const ROWS: Shape = asked(
  'rows-in-all',
  ['P1-N-14'],
  ['guided', 'independent'],
  facts(['all = rows * each'], ['now = all - gone'], 'now'),
  (dice) => {
    const [person] = drawPeople(dice, 1);
    const drawn = drawGroups(dice, 40);
    if (!drawn || !person) return null;
    const { things, groups, size, total } = drawn;
    const gone = dice.int(2, Math.min(9, total - 2));
    if (new Set([gone, size, groups, total - gone]).size < 4) return null;
    return {
      story: [
        `${person.name} has ${groups} rings of ${size} ${things}.`,
        `${capital(person.he)} gives ${gone} away.`,
      ],
      ask: `How many ${things} are left?`,
      blank: `There are ___ ${things} left.`,
      key: total - gone,
      style: countedIn(things),
      params: { rows: groups, each: size, gone },
      work: [
        ['At first', `${groups} × ${size}`, countedIn(things)],
        ['Left', `${total} − ${gone}`, countedIn(things)],
      ],
      hints: ['How many were there at first?', `Count in steps of ${size}.`, 'Then take away.'],
      wrongs: [
        ['nothing-taken', 'Some were given away.', total],
        ['added-the-gone', 'Giving away makes it less.', total + gone],
        ['added-instead', 'Each ring has its own things.', groups + size],
        ['one-group-less', 'Count all the rings.', total - size - gone],
        ['miscounted', 'Count back slowly.', total - gone + 1],
      ],
      drawing: ringsOf(drawn),
    };
  },
);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Things to be shared, in one picture. */
const heap = (things: PictureThing, total: number): Task['drawing'] => ({
  kind: 'tens-and-ones',
  things,
  tens: Math.floor(total / 10),
  ones: total % 10,
});

const SHARED: Shape = asked(
  'shared-equally',
  ['P1-N-15', 'P1-N-13'],
  ['not_ready', 'guided'],
  facts(PRODUCT, [], 'size'),
  (dice, level) => {
    const drawn = drawGroups(dice, 20);
    if (!drawn || (level === 'not_ready' && drawn.groups > 4)) return null;
    const { things, groups, size, total } = drawn;
    return {
      story: [`A group of ${groups} children shares ${total} ${things} equally.`],
      ask: `How many ${things} does each child get?`,
      blank: `Each child gets ___ ${things}.`,
      key: size,
      style: countedIn(things),
      params: { total, groups },
      work: [['Shared', `${repeated(size, groups)}`], `Each child gets: ${countedIn(things).text(size)}`],
      hints: ['Give one to each child.', 'Go on until none is left.', 'Count what one child has.'],
      wrongs: [
        ['took-away-instead', 'Share. Do not take away.', total - groups],
        ['gave-the-children', 'This is the number of children.', groups],
        ['one-too-many', 'Share again, one by one.', size + 1],
        ['one-too-few', 'Share again, one by one.', size - 1],
        ['not-shared', 'This is all of them.', total],
      ],
      drawing: heap(things, total),
    };
  },
);

const GROUPED: Shape = asked(
  'put-in-groups',
  ['P1-N-15', 'P1-N-13'],
  ['guided'],
  facts(PRODUCT, [], 'groups'),
  (dice) => {
    const drawn = drawGroups(dice, 20);
    if (!drawn) return null;
    const { things, groups, size, total } = drawn;
    return {
      story: [`Put ${total} ${things} into bags.`, `Each bag holds ${size}.`],
      ask: 'How many bags are needed?',
      blank: 'You need ___ bags.',
      key: groups,
      style: countOf('bags'),
      params: { total, size },
      work: [['Bag by bag', repeated(size, groups)], `Bags: ${groups}`],
      hints: ['Draw a ring for one bag.', 'Go on until none is left.', 'Count the rings.'],
      wrongs: [
        ['gave-the-size', 'This is what one bag holds.', size],
        ['took-away-instead', 'Make groups. One bag is not enough.', total - size],
        ['one-too-many', 'Count the rings again.', groups + 1],
        ['one-too-few', 'Count the rings again.', groups - 1],
        ['not-grouped', 'Count the bags.', total],
      ],
      drawing: heap(things, total),
    };
  },
);

/** Three addends, equal groups, sharing and grouping, for Primary 1. */
export const GROUP_TASKS: readonly Shape[] = [
  THREE_ADDENDS,
  THREE_NUMBERS,
  ADD_AS_TIMES,
  HOW_MANY_GROUPS,
  ROWS,
  SHARED,
  GROUPED,
];
