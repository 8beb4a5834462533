import { MONEY, type Style, countOf, measured, moreText } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import type { EqualSharesScene } from '../../engines/equal-shares.engine.js';

type Make = (first: string, second: string) => EqualSharesScene;

function collections(noun: string, low: number, high: number): Make {
  const style = countOf(noun);
  return (a, b) => ({
    style,
    names: [a, b],
    wholes: [`${a}'s ${noun}`, `${b}'s ${noun}`],
    equal: (p, q) => `${p} of ${a}'s ${noun} is the same number as ${q} of ${b}'s ${noun}.`,
    hasB: (v) => `${b} has ${v}.`,
    total: (t) => `They have ${t} altogether.`,
    differs: (d) => `${a} has ${moreText(d, style)} than ${b}.`,
    askA: `How many ${noun} does ${a} have?`,
    blankA: `${a} has ___ ${noun}.`,
    blankB: `${b} has ___ ${noun}.`,
    askTotal: `How many ${noun} do they have altogether?`,
    blankTotal: `They have ___ ${noun} altogether.`,
    blankPart: (p) => `${p} of ${a}'s ${noun} is ___ ${noun}.`,
    low,
    high,
  });
}

function places(style: Style, thing: string, one: string, two: string, low: number, high: number): Make {
  const unit = style.unit === '$' ? '' : ` ${style.unit ?? style.noun ?? ''}`;
  const blank = style.unit === '$' ? '$___' : '___';
  const of = style.noun || style.unit === '$' ? '' : ` of ${thing}`;
  return () => ({
    style,
    names: [one, two],
    wholes: [`the ${thing} in ${one}`, `the ${thing} in ${two}`],
    equal: (p, q) => `${p} of the ${thing} in ${one} is the same amount as ${q} of the ${thing} in ${two}.`,
    hasB: (v) => `${capitalised(two)} holds ${v}${of}.`,
    total: (t) => `They hold ${t}${of} altogether.`,
    differs: (d) => `${capitalised(one)} holds ${d} more than ${two}.`,
    askA:
      style.unit === '$'
        ? `How much ${thing} does ${one} hold?`
        : `How many ${style.noun ?? UNIT_NAMES[style.unit ?? ''] ?? ''}${of} does ${one} hold?`,
    blankA: `${capitalised(one)} holds ${blank}${unit}.`,
    blankB: `${capitalised(two)} holds ${blank}${unit}.`,
    askTotal:
      style.unit === '$'
        ? `How much ${thing} do they hold altogether?`
        : `How many ${style.noun ?? UNIT_NAMES[style.unit ?? ''] ?? ''}${of} do they hold altogether?`,
    blankTotal: `They hold ${blank}${unit} altogether.`,
    blankPart: (p) => `${p} of the ${thing} in ${one} is ${blank}${unit}.`,
    low,
    high,
  });
}

const UNIT_NAMES: Readonly<Record<string, string>> = { ℓ: 'litres', kg: 'kilograms', g: 'grams' };
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Children with collections, jars, tanks and accounts. */
export const EQUAL_SHARE_SCENES: readonly Make[] = [
  collections('stickers', 30, 180),
  collections('marbles', 24, 150),
  collections('stamps', 40, 240),
  places(measured('ℓ', 0), 'water', 'Tank P', 'Tank Q', 30, 240),
  places(measured('g', 0), 'flour', 'Jar P', 'Jar Q', 200, 1600),
  places(MONEY, 'money', 'the red purse', 'the blue purse', 40, 360),
];

type Level = 'not_ready' | 'guided' | 'independent' | 'mastery';

/** Unit fractions first, later any proper fractions with denominators up to 8. */
export function drawEqualFractions(dice: Dice, level: Level): [Exact, Exact] {
  for (;;) {
    const most = level === 'not_ready' ? 6 : 8;
    const [d, e] = [dice.int(2, most), dice.int(2, most)];
    const p = exact(level === 'not_ready' ? 1 : dice.int(1, d - 1), d);
    const q = exact(level === 'not_ready' ? 1 : dice.int(1, e - 1), e);
    if (!p.equals(q)) return [p, q];
  }
}

/** Multiples of 10 first, later of 5. */
export function drawEqualPercents(dice: Dice, level: Level): [Exact, Exact] {
  const step = level === 'not_ready' || level === 'guided' ? 10 : 5;
  for (;;) {
    const [p, q] = [dice.multiple(step, 10, 90), dice.multiple(step, 10, 90)];
    if (p !== q) return [exact(p), exact(q)];
  }
}
