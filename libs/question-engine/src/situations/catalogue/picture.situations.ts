import type { CubeBalanceSpec } from '../../drawing/cube-balance.drawing.js';
import type { Situation, SituationQuantity, Statement } from '../situation.js';

/** What one of three owners has, by the letter of the owner. */
const owned = (letter: 'a' | 'b' | 'c'): SituationQuantity => ({
  counts: 'amount',
  label: `{N${letter}}`,
  mark: `{m${letter}}`,
  asked: { question: [`{ask${letter}}`], blank: `{blank${letter}}` },
});

const both: SituationQuantity = {
  counts: 'amount',
  label: 'Both together',
  asked: { question: ['{askBoth}'], blank: '{blankBoth}' },
};
const all: SituationQuantity = {
  counts: 'amount',
  label: 'All three together',
  asked: { question: ['{askAll}'], blank: '{blankAll}' },
};

/** What the picture shows is told by it alone. */
const seen = (tells: Statement['tells'], ...says: string[]): Statement => ({
  tells,
  equations: [],
  says,
  isDrawn: true,
});

const SEE_ONE = ['Look at {na}.', 'The picture shows {na}.', 'See {na}.'] as const;
const SEE_TWO = ['Look at {na} and {nb}.', 'Look at the picture.'] as const;
const SEE_THREE = ['Look at all three.', 'The picture shows all three.'] as const;

const MORE = { tells: ['gap'], equations: ['b = a + gap'], says: ['{saysMore}'] } as const;

/** Two or three owners of which one or two are seen and the others are compared with them. */
export const COMPARED_IN_A_PICTURE: Situation = {
  id: 'compared-in-a-picture',
  quantities: {
    a: owned('a'),
    b: owned('b'),
    c: owned('c'),
    gap: {
      counts: 'amount',
      label: '{labelGap}',
      asked: { question: ['{askGap}'], blank: '{blankGap}' },
    },
    cut: { counts: 'amount', label: 'How much less' },
    pair: both,
    all,
  },
  statements: {
    seeA: seen(['a'], ...SEE_ONE),
    seeB: seen(['b'], 'Look at {nb}.', 'The picture shows {nb}.'),
    seeAB: seen(['a', 'b'], ...SEE_TWO),
    more: MORE,
    less: { tells: ['cut'], equations: ['c = b - cut'], says: ['{saysLess}'] },
  },
  steps: ['pair = a + b', 'all = pair + c'],
  draw: (dice, { range: [low, high] }) => {
    const [a, gap, cut] = [dice.int(low, high), dice.int(2, 6), dice.int(2, 5)];
    const [b, c] = [a + gap, a + gap - cut];
    if (b > high || c < 2 || new Set([a, b, c, gap, cut]).size < 5) return null;
    return { a, b, c, gap, cut, pair: a + b, all: a + b + c };
  },
  slips: [
    { code: 'took-away', says: 'It is more, so add.', at: 'b', instead: 'a - gap' },
    { code: 'added', says: 'It is less, so take away.', at: 'c', instead: 'b + cut' },
    { code: 'added', says: 'Compare them. Do not join them.', asked: 'gap', plan: 'a + b' },
    { code: 'added', says: 'This one has less. Take away.', asked: 'a', plan: 'b + gap' },
    { code: 'difference-for-a-part', says: 'Find the second one first.', asked: 'pair', plan: 'a + gap' },
    { code: 'one-only', says: 'This is one of them. Add both.', asked: 'pair', gives: 'b' },
    { code: 'two-only', says: 'There are three. Add all three.', asked: 'all', gives: 'pair' },
    { code: 'difference-for-a-part', says: 'Find the third one first.', asked: 'all', plan: 'pair + cut' },
  ],
  asks: [
    { id: 'difference', levels: ['not_ready'], asked: 'gap', tells: ['seeAB'], defines: ['b = a + gap'] },
    { id: 'more', levels: ['not_ready'], asked: 'b', tells: ['seeA', 'more'] },
    { id: 'less', levels: ['guided'], asked: 'c', tells: ['seeB', 'less'] },
    { id: 'base', levels: ['guided'], asked: 'a', tells: ['seeB', 'more'] },
    {
      id: 'both',
      levels: ['independent'],
      asked: 'pair',
      tells: ['seeA', 'more'],
      defines: ['pair = a + b'],
      middle: 'b',
    },
    {
      id: 'both-from-more',
      levels: ['independent'],
      asked: 'pair',
      tells: ['seeB', 'more'],
      defines: ['pair = a + b'],
      middle: 'a',
    },
    {
      id: 'all',
      levels: ['mastery'],
      asked: 'all',
      tells: ['seeAB', 'less'],
      defines: ['all = a + b + c'],
      middle: 'c',
    },
  ],
  hint: 'Which one has more?',
};

/** A whole of two or three parts, some of them seen; something may go from it. */
export const PARTS_IN_A_PICTURE: Situation = {
  id: 'parts-in-a-picture',
  quantities: {
    a: owned('a'),
    b: owned('b'),
    c: owned('c'),
    gap: { counts: 'amount', label: '{labelGap}' },
    pair: both,
    all,
    gone: { counts: 'amount', label: 'What goes' },
    left: { counts: 'amount', label: 'Left', asked: { question: ['{askLeft}'], blank: '{blankLeft}' } },
    rest: { counts: 'amount', label: 'Left', asked: { question: ['{askLeft}'], blank: '{blankLeft}' } },
  },
  statements: {
    seeA: seen(['a'], ...SEE_ONE),
    seeAB: seen(['a', 'b'], ...SEE_TWO),
    seeABC: seen(['a', 'b', 'c'], ...SEE_THREE),
    isTwo: { tells: ['pair'], equations: ['pair = a + b'], says: ['{saysTwo}'] },
    isThree: { tells: ['all'], equations: ['all = a + b + c'], says: ['{saysThree}'] },
    more: MORE,
    goes: { tells: ['gone'], equations: ['left = pair - gone', 'rest = all - gone'], says: ['{goes}'] },
  },
  steps: ['pair = a + b', 'all = pair + c'],
  draw: (dice, { range: [low, high] }) => {
    const [a, gap, c] = [dice.int(low, high), dice.int(2, 6), dice.int(low, high)];
    const b = a + gap;
    const [pair, whole] = [a + b, a + b + c];
    const gone = dice.int(2, 5);
    if (b > high || new Set([a, b, c, gap, gone]).size < 5) return null;
    return { a, b, c, gap, pair, all: whole, gone, left: pair - gone, rest: whole - gone };
  },
  slips: [
    { code: 'took-away', says: 'Put the parts together.', asked: 'pair', plan: 'b - a' },
    { code: 'one-only', says: 'Add both parts.', asked: 'pair', gives: 'b' },
    { code: 'added', says: 'The part is inside the whole. Take it away.', asked: 'b', plan: 'pair + a' },
    { code: 'one-left-out', says: 'Two parts are in the picture.', asked: 'c', plan: 'all - a' },
    { code: 'one-left-out', says: 'Two parts are in the picture.', asked: 'c', plan: 'all - b' },
    { code: 'gave-the-parts', says: 'These are the two other parts.', asked: 'c', gives: 'pair' },
    { code: 'more-for-a-part', says: 'Find the second part first.', asked: 'c', plan: 'all - a - gap' },
    { code: 'stopped-early', says: 'This is the second part. Go on.', asked: 'c', gives: 'b' },
    { code: 'nothing-taken', says: 'Some of it goes. Take it away.', asked: 'left', gives: 'pair' },
    { code: 'added', says: 'What goes makes it less.', asked: 'left', plan: 'pair + gone' },
    { code: 'one-left-out', says: 'Add both parts first.', asked: 'left', plan: 'b - gone' },
    { code: 'nothing-taken', says: 'Some of it goes. Take it away.', asked: 'rest', gives: 'all' },
    { code: 'one-left-out', says: 'There are three parts.', asked: 'rest', plan: 'pair - gone' },
    { code: 'added', says: 'What goes makes it less.', asked: 'rest', plan: 'all + gone' },
  ],
  asks: [
    { id: 'two', levels: ['not_ready'], asked: 'pair', tells: ['seeAB'], defines: ['pair = a + b'] },
    { id: 'other', levels: ['guided'], asked: 'b', tells: ['seeA', 'isTwo'] },
    { id: 'three', levels: ['guided'], asked: 'all', tells: ['seeABC'], defines: ['all = a + b + c'] },
    { id: 'third', levels: ['independent'], asked: 'c', tells: ['seeAB', 'isThree'], middle: 'pair' },
    {
      id: 'left',
      levels: ['independent'],
      asked: 'left',
      tells: ['seeAB', 'goes'],
      defines: ['pair = a + b'],
      middle: 'pair',
    },
    {
      id: 'left-of-three',
      levels: ['mastery'],
      asked: 'rest',
      tells: ['seeABC', 'goes'],
      defines: ['all = a + b + c'],
      middle: 'all',
    },
    {
      id: 'third-from-more',
      levels: ['mastery'],
      asked: 'c',
      tells: ['seeA', 'more', 'isThree'],
      middle: 'b',
    },
  ],
  hint: 'Which part or whole do you look for?',
};

const onPans = (things: readonly string[], cubes: number, beside = 0): CubeBalanceSpec => ({
  kind: 'cube-balance',
  left: { things: [...things], cubes: beside },
  right: { things: [], cubes },
  heavier: 'neither',
});

const AT_FIRST = {
  question: ['How many cubes balanced {it} at first?'],
  blank: '{s.gap} balanced {it} at first.',
};
const then = (name: string): SituationQuantity => ({
  counts: 'amount',
  label: 'In the end',
  asked: { question: ['How many cubes balance {it} now?'], blank: `{${name}.gap} balance {it} now.` },
});

/** Cubes are put into a bag on a balance, or taken out of it; cubes may lie beside the bag. */
export const CUBES_IN_AND_OUT: Situation = {
  id: 'cubes-in-and-out',
  quantities: {
    s: { counts: 'amount', label: 'At first', asked: AT_FIRST },
    r: { counts: 'amount', label: 'In the other pan' },
    l: { counts: 'amount', label: 'Beside {it}' },
    p: { counts: 'amount', label: 'Put in' },
    q: { counts: 'amount', label: 'Taken out' },
    m: { ...then('m'), label: 'With the cubes put in' },
    n: { ...then('n'), label: 'Without the cubes taken out' },
    k: then('k'),
  },
  statements: {
    start: seen(['s'], 'Look at {it}.', 'See {it}.'),
    beside: {
      ...seen(['r', 'l'], 'See {it}.'),
      equations: ['s = r - l'],
    },
    in: { tells: ['p'], equations: ['m = s + p'], says: ['Put {p} in.'] },
    out: { tells: ['q'], equations: ['n = s - q'], says: ['Take {q} out.'] },
    thenOut: { tells: ['q'], equations: ['k = m - q'], says: ['Take {q} out.'] },
    ends: seen(['m'], 'The picture shows {it} then.'),
  },
  steps: [],
  draw: (dice) => {
    const [s, l, p, q] = [dice.int(4, 11), dice.int(1, 4), dice.int(2, 7), dice.int(2, 6)];
    const [r, m, n, k] = [s + l, s + p, s - q, s + p - q];
    if (n < 2 || k < 2 || r > 14 || m > 14 || new Set([s, l, p, q, r, m, n, k]).size < 8) return null;
    return { s, r, l, p, q, m, n, k };
  },
  slips: [
    { code: 'changed-the-wrong-way', says: 'Cubes go in. Is it heavier then?', at: 'm', instead: 's - p' },
    { code: 'changed-the-wrong-way', says: 'Cubes come out. Is it lighter then?', at: 'n', instead: 's + q' },
    { code: 'changed-the-wrong-way', says: 'Cubes come out. Is it lighter then?', at: 'k', instead: 'm + q' },
    { code: 'changed-the-wrong-way', says: 'It was lighter at first.', asked: 's', plan: 'm + p' },
    { code: 'added-the-pans', says: 'Take one side from the other.', at: 's', instead: 'r + l' },
    { code: 'cubes-left-on', says: 'The cubes beside it are not in it.', asked: 'm', plan: 'r + p' },
    { code: 'cubes-left-on', says: 'The cubes beside it are not in it.', asked: 'n', plan: 'r - q' },
    { code: 'cubes-left-on', says: 'The cubes beside it are not in it.', asked: 'k', plan: 'r + p - q' },
    { code: 'gave-the-start', says: 'This is what balanced it at first.', asked: 'k', gives: 's' },
    { code: 'forgot-a-change', says: 'Cubes come out too.', asked: 'k', gives: 'm' },
    { code: 'forgot-a-change', says: 'Cubes go in too.', asked: 'k', plan: 's - q' },
  ],
  asks: [
    { id: 'in', levels: ['not_ready'], asked: 'm', tells: ['start', 'in'] },
    { id: 'out', levels: ['not_ready'], asked: 'n', tells: ['start', 'out'] },
    { id: 'before', levels: ['guided'], asked: 's', tells: ['in', 'ends'] },
    { id: 'out-from-both-pans', levels: ['independent'], asked: 'n', tells: ['beside', 'out'], middle: 's' },
    { id: 'in-from-both-pans', levels: ['independent'], asked: 'm', tells: ['beside', 'in'], middle: 's' },
    { id: 'in-and-out', levels: ['independent'], asked: 'k', tells: ['start', 'in', 'thenOut'], middle: 'm' },
    { id: 'all', levels: ['mastery'], asked: 'k', tells: ['beside', 'in', 'thenOut'], middle: 's' },
  ],
  hint: 'Is it lighter or heavier then?',
  drawing: ({ s = 0, r = 0, l = 0, m = 0 }, { thing = '' }, _, { tells }) =>
    tells.includes('beside') ? onPans([thing], r, l) : onPans([thing], tells.includes('ends') ? m : s),
};

/** Two things on one pan; one of them is taken off, or others like it come beside it. */
export const THINGS_ON_AND_OFF: Situation = {
  id: 'things-on-and-off',
  quantities: {
    w: { counts: 'amount', label: 'Both together' },
    x: {
      counts: 'amount',
      label: 'The {other}',
      asked: {
        question: ['How many cubes balance the {other}?'],
        blank: 'The {other} balances {x.gap}.',
      },
    },
    t: {
      counts: 'amount',
      label: '{It}',
      asked: { question: ['How many cubes balance {it}?'], blank: '{t.gap} balance {it}.' },
    },
    gap: {
      counts: 'amount',
      label: 'Heavier by',
      asked: {
        question: ['How many cubes heavier is {it} than the {other}?'],
        blank: '{It} is {gap.gap} heavier than the {other}.',
      },
    },
    two: {
      counts: 'amount',
      label: 'Two {other}s',
      asked: { question: ['How many cubes balance two {other}s?'], blank: 'Two {other}s balance {two.gap}.' },
    },
    n: {
      counts: 'amount',
      label: 'All together',
      asked: { question: ['How many cubes balance everything?'], blank: '{n.gap} balance everything.' },
    },
    o: {
      counts: 'amount',
      label: '{It} with two {other}s',
      asked: {
        question: ['How many cubes balance {it} with two {other}s?'],
        blank: '{o.gap} balance {it} with two {other}s.',
      },
    },
  },
  statements: {
    both: { ...seen(['w'], 'Look at both things.', 'Look at the picture.') },
    thing: { tells: ['x'], equations: ['t = w - x'], says: ['The {other} balances {x}.'] },
    alone: { tells: ['t'], equations: ['x = w - t'], says: ['{It} balances {t}.'] },
    more: { tells: [], equations: ['two = x + x', 'n = w + two'], says: ['Add two more {other}s.'] },
  },
  steps: [],
  draw: (dice) => {
    const [x, t] = [dice.int(2, 6), dice.int(3, 12)];
    const [w, gap, two] = [x + t, t - x, x + x];
    if (gap < 2 || w > 14 || new Set([x, t, w, gap, two]).size < 5) return null;
    return { w, x, t, gap, two, n: w + two, o: t + two };
  },
  slips: [
    { code: 'added', says: 'One of them is taken off.', at: 't', instead: 'w + x' },
    { code: 'added', says: 'Take one of them off.', at: 'x', instead: 'w + t' },
    { code: 'added', says: 'Compare the two things.', asked: 'gap', gives: 'w' },
    { code: 'stopped-early', says: 'This is one of them. Go on.', asked: 'gap', gives: 't' },
    { code: 'one-only', says: 'Two more are put on.', asked: 'n', plan: 'w + x' },
    { code: 'stopped-early', says: 'Add them to what is there.', asked: 'n', gives: 'two' },
    { code: 'one-only', says: 'There are two of them.', asked: 'o', gives: 'w' },
  ],
  asks: [
    { id: 'other', levels: ['not_ready'], asked: 't', tells: ['both', 'thing'] },
    { id: 'thing', levels: ['guided'], asked: 'x', tells: ['both', 'alone'] },
    {
      id: 'heavier',
      levels: ['independent'],
      asked: 'gap',
      tells: ['both', 'thing'],
      defines: ['gap = t - x'],
      middle: 't',
    },
    {
      id: 'two-more-of-told',
      levels: ['independent'],
      asked: 'n',
      tells: ['both', 'thing', 'more'],
      middle: 'two',
    },
    { id: 'two-more', levels: ['mastery'], asked: 'n', tells: ['both', 'alone', 'more'], middle: 'x' },
    {
      id: 'with-two',
      levels: ['mastery'],
      asked: 'o',
      tells: ['both', 'alone'],
      defines: ['two = x + x', 'o = t + two'],
      middle: 'x',
    },
  ],
  hint: 'What balances both together?',
  drawing: ({ w = 0 }, { thing = '', other = '' }) => onPans([thing, other], w),
};
