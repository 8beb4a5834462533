import { FRACTION, type Style, countOf, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import type { PieChartSpec } from '../../drawing/pie-chart.drawing.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { readPairs } from '../../numbers/pairs.js';
import { asked, otherPlaces, slips } from './task.js';

const SECTORS: ReadonlyArray<Readonly<Record<string, string>>> = [
  { Bus: 'come by bus', Car: 'come by car', MRT: 'come by MRT', Walk: 'walk to school' },
  {
    Apple: 'like apples best',
    Mango: 'like mangoes best',
    Pear: 'like pears best',
    Grapes: 'like grapes best',
  },
  { Stories: 'are storybooks', Comics: 'are comics', Science: 'are science books', Art: 'are art books' },
  { Red: 'are red', Blue: 'are blue', Green: 'are green', White: 'are white' },
  { Animals: 'show animals', Cars: 'show cars', Stars: 'show stars', Flags: 'show flags' },
];

/** What a chart shows, with the number or with none, of what, its title, and its sectors with what their things do. */
const TOPICS = (
  [
    ['how [some] pupils come to school', 'pupils', 'Ways to school'],
    ['the favourite fruit of [some] pupils', 'pupils', 'Favourite fruit'],
    ['the [] books of a class library', 'books', 'Class library'],
    ['the [] beads in a box', 'beads', 'Beads in a box'],
    ['the [] stickers of a collection', 'stickers', 'Stickers'],
  ] as const
).map(([shows, noun, title], i) => {
  const tell = (count?: string): string =>
    `The pie chart shows ${shows.replace(/\[(\w*)\] /, (_, none: string) => (count ?? none) && `${count ?? none} `)}.`;
  return [tell, tell(), noun, title, Object.keys(SECTORS[i] ?? {})] as const;
});

/** Fractions that make one whole, as a pie of Primary 4 may be cut. */
const CUTS = [
  '1:2 1:4 1:8 1:8',
  '1:2 1:4 1:6 1:12',
  '1:3 1:4 1:4 1:6',
  '3:8 1:4 1:4 1:8',
  '2:5 3:10 1:5 1:10',
  '1:3 1:3 1:6 1:6',
  '1:2 1:5 1:5 1:10',
  '5:12 1:4 1:6 1:6',
].map(readPairs);

interface Pie {
  parts: Exact[];
  counts: number[];
  all: number;
}

function drawPie(dice: Dice): Pie | null {
  const parts = dice.shuffle(dice.pick(CUTS)).map(([top, bottom]) => exact(top, bottom));
  const common = Math.max(...parts.map(({ d }) => Number(d)), 12);
  const all = common * dice.int(2, common > 10 ? 20 : 25);
  const counts = parts.map((part) => part.mul(all));
  return counts.every(({ d }) => d === 1n)
    ? { parts, counts: counts.map((count) => count.valueOf()), all }
    : null;
}

const chartOf = (
  title: string,
  kinds: readonly string[],
  parts: readonly Exact[],
  texts: readonly string[],
): PieChartSpec => ({
  kind: 'pie-chart',
  title,
  sectors: parts.map((part, i) => ({
    label: kinds[i] ?? '',
    degrees: part.mul(360).valueOf(),
    text: texts[i] ?? '',
  })),
});

/** What the things of a sector do or are, as a question says it: `How many pupils come by car?` */
const doesOf = (kind = ''): string => SECTORS.find((one) => kind in one)?.[kind] ?? '';

const MISSING: Shape = asked(
  'missing-sector-of-a-pie-chart',
  ['P4-S-4'],
  ['not_ready', 'guided'],
  facts(['known = a + b + c'], ['rest = all - known'], 'rest'),
  (dice) => {
    const [told, , noun, title, kinds] = dice.pick(TOPICS);
    const pie = drawPie(dice);
    if (!pie) return null;
    const { parts, counts, all } = pie;
    const place = dice.int(0, 3);
    const key = counts[place] ?? 0;
    const [a = 0, b = 0, c = 0] = counts.filter((_, i) => i !== place);
    const style: Style = countOf(noun);
    if ([a, b, c].includes(key)) return null;
    return {
      story: [told(String(all))],
      ask: `How many ${noun} ${doesOf(kinds[place])}?`,
      blank: `___ ${noun} ${doesOf(kinds[place])}.`,
      key,
      style,
      params: { all, a, b, c },
      drawn: ['a', 'b', 'c'],
      work: [
        ['Total of the other sectors', `${a} + ${b} + ${c}`, style],
        ['The missing sector', `${all} − ${a + b + c}`, style],
      ],
      hints: [
        'The whole circle stands for the total.',
        'Add the numbers of the other sectors.',
        'Take that from the total.',
      ],
      wrongs: slips(
        ['These are the other sectors together.', a + b + c],
        ['One sector was left out when you added.', all - a - b],
        ['One sector was left out when you added.', all - b - c],
        ['One sector was left out when you added.', all - a - c],
      ),
      drawing: chartOf(
        title,
        kinds,
        parts,
        counts.map((count, i) => (i === place ? '?' : String(count))),
      ),
    };
  },
);

const AS_A_FRACTION: Shape = asked(
  'sector-as-a-fraction-of-all',
  ['P4-S-4'],
  ['not_ready', 'guided'],
  facts(['all = a + b + c + d'], ['part = a / all'], 'part'),
  (dice) => {
    const [, untold, noun, title, kinds] = dice.pick(TOPICS);
    const pie = drawPie(dice);
    if (!pie) return null;
    const { parts, counts, all } = pie;
    const place = dice.int(0, 3);
    const own = counts[place] ?? 0;
    const [b = 0, c = 0, d = 0] = counts.filter((_, i) => i !== place);
    const part = exact(own, all);
    if ([b, c, d].includes(own)) return null;
    return {
      story: [untold],
      ask: `What fraction of the ${noun} ${doesOf(kinds[place])}? Give your answer in its simplest form.`,
      blank: `In its simplest form, ___ of the ${noun} ${doesOf(kinds[place])}.`,
      key: part,
      style: FRACTION,
      params: { a: own, b, c, d },
      drawn: ['a', 'b', 'c', 'd'],
      work: [
        [`All ${noun}`, `${own} + ${b} + ${c} + ${d}`, countOf(noun)],
        `As a fraction of all: ${own}/${all} = ${fractionText(part)}`,
      ],
      hints: [
        'The whole circle stands for the total.',
        'Add the numbers of all sectors.',
        'Write the number of the sector over the total. Then simplify.',
      ],
      wrongs: slips(
        ['Compare with all of them, not with the rest.', exact(own, b + c + d)],
        ['This is the fraction of the other sectors.', exact(1).sub(part)],
        ['One sector was left out in the total.', exact(own, own + b + c)],
        ['One sector was left out in the total.', exact(own, own + c + d)],
        ['This is the fraction of another sector.', exact(b, all)],
        ['This is the fraction of another sector.', exact(c, all)],
      ).filter(
        ([, , value]) => !exact(value).equals(part) && exact(value).compare(1) < 0 && exact(value).d <= 24n,
      ),
      drawing: chartOf(title, kinds, parts, counts.map(String)),
    };
  },
);

const PART_OF_ALL: Proof = facts(['count = part * all'], [], 'count');

const FROM_A_FRACTION: Shape = asked(
  'number-from-a-fraction-of-a-pie-chart',
  ['P4-S-4', 'P4-F-2'],
  ['not_ready', 'guided'],
  PART_OF_ALL,
  (dice) => {
    const [told, , noun, title, kinds] = dice.pick(TOPICS);
    const pie = drawPie(dice);
    if (!pie) return null;
    const { parts, counts, all } = pie;
    const place = dice.int(0, 3);
    const [part, key] = [parts[place] ?? exact(1, 2), counts[place] ?? 0];
    const style = countOf(noun);
    const [top, bottom] = [Number(part.n), Number(part.d)];
    return {
      story: [told(String(all))],
      ask: `How many ${noun} ${doesOf(kinds[place])}?`,
      blank: `___ ${noun} ${doesOf(kinds[place])}.`,
      key,
      style,
      params: { all, part },
      drawn: ['part'],
      work: [
        [`1/${bottom} of all ${noun}`, `${all} ÷ ${bottom}`, style],
        ...(top > 1
          ? [[`${fractionText(part)} of all ${noun}`, `${top} × ${all / bottom}`, style] as const]
          : []),
      ],
      hints: [
        `Which fraction is written in the sector for "${kinds[place] ?? ''}"?`,
        `Divide the total into ${bottom} equal parts.`,
        'How many of these parts does the sector have?',
      ],
      wrongs: slips(
        ['These are the other sectors together.', all - key],
        [`This is how many ${noun} ${doesOf(kinds[(place + 1) % 4])}.`, counts[(place + 1) % 4] ?? 0],
        [`This is how many ${noun} ${doesOf(kinds[(place + 2) % 4])}.`, counts[(place + 2) % 4] ?? 0],
        ['Divide by the denominator, not by the number of sectors.', exact(all, 4)],
        [`This is how many ${noun} ${doesOf(kinds[(place + 3) % 4])}.`, counts[(place + 3) % 4] ?? 0],
        [`This is 1/${bottom} of all. Look at the fraction again.`, exact(all, bottom)],
      ).filter(([, , value]) => !exact(value).equals(key) && style.allows(value)),
      drawing: chartOf(title, kinds, parts, parts.map(fractionText)),
    };
  },
);

const WHOLE_OF: Shape = asked(
  'total-of-a-pie-chart-from-one-sector',
  ['P4-S-4', 'P4-F-2'],
  ['guided'],
  facts(['count = part * all'], [], 'all'),
  (dice) => {
    const [, untold, noun, title, kinds] = dice.pick(TOPICS);
    const pie = drawPie(dice);
    if (!pie) return null;
    const { parts, counts, all } = pie;
    const place = dice.int(0, 3);
    const [part, count] = [parts[place] ?? exact(1, 2), counts[place] ?? 0];
    const style = countOf(noun);
    const [top, bottom] = [Number(part.n), Number(part.d)];
    return {
      story: [untold, `The sector for "${kinds[place] ?? ''}" stands for ${count} ${noun}.`],
      ask: `How many ${noun} are there altogether?`,
      blank: `There are ___ ${noun} altogether.`,
      key: all,
      style,
      params: { count, part },
      drawn: ['part'],
      work: [
        ...(top > 1 ? [[`1/${bottom} of all ${noun}`, `${count} ÷ ${top}`, style] as const] : []),
        [`All ${noun}`, `${bottom} × ${count / top}`, style],
      ],
      hints: [
        `Which fraction is written in the sector for "${kinds[place] ?? ''}"?`,
        'How many are in one of the equal parts?',
        `The whole circle has ${bottom} such parts.`,
      ],
      wrongs: slips(
        ['There are more parts than sectors. Look at the fraction.', count * 4],
        ['This is half of the circle only.', exact(all, 2)],
        ['One more of these parts is too many.', all + count / top],
        ['One part is missing.', all - count / top],
        ['Look at the numerator too.', count * bottom],
        ['The known sector was counted twice.', all + count],
      ).filter(([, , value]) => !exact(value).equals(all) && style.allows(value)),
      drawing: chartOf(title, kinds, parts, parts.map(fractionText)),
    };
  },
);

const COMPARED: Shape = asked(
  'sector-compared-with-another',
  ['P4-S-4'],
  ['not_ready'],
  searchNames((name, _given, word) => {
    const [kinds, counts] = [word('kinds').split('|'), word('counts').split(' ').map(Number)];
    const own = counts[kinds.indexOf(name)];
    const all = counts.reduce((sum, count) => sum + count, 0);
    return own !== undefined && own * Number(word('share').replace('1 of ', '')) === all;
  }),
  (dice) => {
    const [, untold, noun, title, kinds] = dice.pick(TOPICS);
    const pie = drawPie(dice);
    if (!pie) return null;
    const { parts, counts } = pie;
    const share = dice.pick([2, 4] as const);
    const fitting = parts.filter((part) => part.equals(exact(1, share)));
    if (fitting.length !== 1) return null;
    const key = parts.findIndex((part) => part.equals(exact(1, share))) + 1;
    const words = share === 2 ? 'half' : 'a quarter';
    return {
      story: [untold],
      ask: `Which sector shows ${words} of the ${noun}?`,
      blank: `The sector that shows ${words} of the ${noun} is ___.`,
      key,
      style: oneOf(kinds),
      params: { kinds: kinds.join('|'), counts: counts.join(' '), share: `1 of ${share}` },
      work: [
        share === 2
          ? 'Half of a circle reaches over a straight line.'
          : 'A quarter of a circle has a right angle at the centre.',
        `The sector: ${kinds[key - 1] ?? ''}`,
      ],
      hints: [
        'The whole circle stands for the total.',
        share === 2
          ? 'Look for a sector as large as half the circle.'
          : 'Look for a right angle at the centre.',
        'Check with the numbers in the sectors.',
      ],
      wrongs: otherPlaces(4, key, 'sector-not-measured', 'Compare this sector with the whole circle.'),
      drawing: chartOf(title, kinds, parts, counts.map(String)),
    };
  },
);

/** Pie charts with numbers or fractions, for Primary 4. */
export const PIE_READING_TASKS: readonly Shape[] = [
  MISSING,
  AS_A_FRACTION,
  FROM_A_FRACTION,
  WHOLE_OF,
  COMPARED,
];
