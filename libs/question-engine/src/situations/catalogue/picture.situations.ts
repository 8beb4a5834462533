import type { Situation, SituationQuantity, Statement } from '../situation.js';
import { ASKS } from './situations.asks.js';
import { SLIPS } from './situations.slips.js';

/** What one of three owners has, by the letter of the owner. */
export const owned = (letter: 'a' | 'b' | 'c'): SituationQuantity => ({
  counts: 'amount',
  label: `{label${letter}}`,
  mark: `{m${letter}}`,
  asked: { question: [`{ask${letter}}`], blank: `{blank${letter}}` },
});

const both: SituationQuantity = {
  counts: 'amount',
  label: '{labelBoth}',
  says: '{saysBoth}',
  asked: { question: ['{askBoth}'], blank: '{blankBoth}' },
};
const gap: SituationQuantity = {
  counts: 'amount',
  label: '{labelGap}',
  asked: { question: ['{askGap}'], blank: '{blankGap}' },
};
const left: SituationQuantity = {
  counts: 'amount',
  label: 'Left',
  says: '{saysLeft}',
  asked: { question: ['{askLeft}'], blank: '{blankLeft}' },
};
const all: SituationQuantity = {
  counts: 'amount',
  label: '{labelAll}',
  asked: { question: ['{askAll}'], blank: '{blankAll}' },
};

/** What the picture shows is told by it alone. */
export const seen = (tells: Statement['tells'], ...says: string[]): Statement => ({
  tells,
  equations: [],
  says,
  isDrawn: true,
});

const MORE = { tells: ['gap'], equations: ['b = a + gap'], says: ['{saysMore}'] } as const;

/** Two or three owners of which one or two are seen and the others are compared with them. */
export const COMPARED_IN_A_PICTURE: Situation = {
  id: 'compared-in-a-picture',
  quantities: {
    a: owned('a'),
    b: owned('b'),
    c: owned('c'),
    gap,
    cut: { counts: 'amount', label: 'How much less' },
    pair: both,
    all,
  },
  statements: {
    seeA: seen(['a'], 'Look at {na}.'),
    seeB: seen(['b'], 'Look at {nb}.', 'The picture shows {nb}.'),
    seeAB: seen(['a', 'b'], 'Look at the picture.'),
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
  slips: SLIPS['compared-in-a-picture'],
  asks: ASKS['compared-in-a-picture'],
  hint: '{which}',
};

/** A whole of two or three parts, some of them seen; something may go from it. */
export const PARTS_IN_A_PICTURE: Situation = {
  id: 'parts-in-a-picture',
  quantities: {
    a: owned('a'),
    b: owned('b'),
    c: owned('c'),
    gap,
    pair: both,
    all,
    gone: { counts: 'amount', label: 'What goes', says: '{saysGone}' },
    left,
    rest: left,
  },
  statements: {
    seeA: seen(['a'], 'Look at {na}.'),
    // Two more sentences are enough to read beside this picture.
    shownA: seen(['a']),
    seeTwo: seen(['a', 'b'], 'Look at the picture.'),
    makeAB: seen(['a', 'b'], '{makeTwo}'),
    makeABC: seen(['a', 'b', 'c'], '{makeThree}'),
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
  slips: SLIPS['parts-in-a-picture'],
  asks: ASKS['parts-in-a-picture'],
  hint: 'Are you looking for a part or the whole?',
};
