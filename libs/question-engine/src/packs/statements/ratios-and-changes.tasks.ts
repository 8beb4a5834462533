import { FRACTION, PERCENT, PLAIN, RATIO } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { groupDigits } from '../../numbers/number-text.js';
import { type Task, asked, slips } from './task.js';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const figures = (value: number): string => groupDigits(String(value));

const CHANGED: ReadonlyArray<
  readonly [up: (a: string, b: string) => string, down: (a: string, b: string) => string]
> = [
  [
    (a, b) => `The number of club members rose from ${a} to ${b}.`,
    (a, b) => `The number of club members fell from ${a} to ${b}.`,
  ],
  [
    (a, b) => `A shop sold ${a} cakes last week and ${b} this week.`,
    (a, b) => `A shop sold ${a} cakes last week and only ${b} this week.`,
  ],
  [
    (a, b) => `The price of a set rose from $${a} to $${b}.`,
    (a, b) => `The price of a set fell from $${a} to $${b}.`,
  ],
];

function percentChange(id: string, isUp: boolean, isTold: boolean): Shape {
  const proof = facts(
    ['percent * old = change * 100'],
    [isTold ? 'told = change' : isUp ? 'change = now - old' : 'change = old - now'],
    'percent',
  );
  return asked(
    id,
    ['P6-P-2'],
    isTold ? ['not_ready'] : ['guided', 'independent'],
    proof,
    (dice): Task | null => {
      const old = dice.multiple(20, 40, 600);
      const percent = dice.multiple(5, 5, 80);
      const change = (old * percent) / 100;
      const now = isUp ? old + change : old - change;
      if (!Number.isInteger(change) || now === change || percent === change) return null;
      const [up, down] = dice.pick(CHANGED);
      const word = isUp ? 'increase' : 'decrease';
      return {
        story: isTold
          ? [`There were ${old} trees in a park. Now there are ${change} ${isUp ? 'more' : 'fewer'}.`]
          : [(isUp ? up : down)(figures(old), figures(now))],
        ask: `What is the percentage ${word}?`,
        blank: `The percentage ${word} is ___%.`,
        key: percent,
        style: PERCENT,
        params: isTold ? { old, told: change } : { old, now },
        work: [
          ...(isTold ? [] : [[`The ${word}`, isUp ? `${now} − ${old}` : `${old} − ${now}`] as const]),
          [`Percentage ${word}`, `${change}/${old} × 100%`, PERCENT],
        ],
        hints: [`How large is the ${word}?`, 'Compare it with the amount at first.', 'Write it out of 100.'],
        wrongs: slips(
          ['The amount at first is the whole.', exact(change * 100, now)],
          ['This is the amount itself, not a percentage.', change],
          ['This compares the two amounts. Only the change counts.', exact(now * 100, old)],
          ['Check the per cent once more.', percent + 5],
          ['Check the per cent once more.', percent + 10],
          ['Check the per cent once more.', percent - 5],
        ).filter(([, , value]) => exact(value).compare(0) > 0 && PERCENT.allows(value)),
        drawing: null,
      };
    },
  );
}

const RATIO_HINTS = [
  'Write the two amounts in the order asked for.',
  'Which number divides both of them?',
  'Divide both terms by it.',
] as const;

function ratioOf(id: string, told: 'things' | 'units' | 'rest'): Shape {
  const proof = facts(
    told === 'rest'
      ? ['b = all - a', 'ratio * b = a']
      : told === 'units'
        ? ['ratio * b * 100 = a']
        : ['ratio * b = a'],
    [],
    'ratio',
  );
  return asked(id, ['P6-R-5', 'P6-R-4'], ['not_ready', 'guided'], proof, (dice): Task | null => {
    const [one, two] = drawPeople(dice, 2);
    const unit = dice.int(3, 12);
    const [p, q] = [dice.int(2, 9), dice.int(2, 9)];
    if (!one || !two || p === q || gcd(p, q) > 1) return null;
    const [a, b] = told === 'units' ? [p * 25, q * 25] : [p * unit, q * unit];
    if (told === 'units' && b % 100 !== 0) return null;
    const ratio = exact(p, q);
    return {
      story: {
        things: [`${one.name} has ${a} stickers. ${two.name} has ${b} stickers.`],
        units: [`Rope A is ${a} cm long. Rope B is ${b / 100} m long.`],
        rest: [`There are ${a + b} pupils in a hall. Of these, ${a} are girls.`],
      }[told],
      ask: {
        things: `What is the ratio of ${one.name}'s stickers to ${two.name}'s, in its simplest form?`,
        units: 'What is the ratio of the length of Rope A to that of Rope B, in its simplest form?',
        rest: 'What is the ratio of girls to boys, in its simplest form?',
      }[told],
      blank: {
        things: `In its simplest form, the ratio of ${one.name}'s stickers to ${two.name}'s is ___.`,
        units: 'In its simplest form, the ratio of Rope A to Rope B is ___.',
        rest: 'In its simplest form, the ratio of girls to boys is ___.',
      }[told],
      key: ratio,
      style: RATIO,
      params: told === 'rest' ? { all: a + b, a } : told === 'units' ? { a, b: b / 100 } : { a, b },
      work: [
        ...(told === 'rest'
          ? [['Boys', `${a + b} − ${a}`] as const]
          : told === 'units'
            ? [`Both in centimetres: ${a} cm and ${b} cm.`]
            : []),
        `${a} : ${b} = ${p} : ${q}`,
      ],
      hints: RATIO_HINTS,
      wrongs: slips(
        ['The order of the two is turned round.', exact(q, p)],
        ['Compare part with part, not with the whole.', exact(p, p + q)],
        ['Check both terms.', exact(p + 1, q)],
        ['Check both terms.', exact(p, q + 1)],
        ['Compare part with part, not with the whole.', exact(q, p + q)],
      ),
      drawing: null,
    };
  });
}

function missingTerm(id: string, place: 'first' | 'second' | 'story'): Shape {
  const proof = facts(place === 'second' ? ['x * p = q * a'] : ['x * q = p * b'], [], 'x');
  return asked(id, ['P6-R-6', 'P6-R-2'], ['not_ready', 'guided'], proof, (dice): Task | null => {
    const [p, q, times] = [dice.int(2, 9), dice.int(2, 9), dice.int(3, 12)];
    const [a, b] = [p * times, q * times];
    if (p === q || gcd(p, q) > 1 || new Set([p, q, a, b, times]).size < 5) return null;
    const key = place === 'second' ? b : a;
    return {
      story:
        place === 'story'
          ? [`Rice and water are mixed in the ratio ${p} : ${q}. There are ${b} cups of water.`]
          : [`Look at the equal ratios ${p} : ${q} and ${place === 'first' ? `□ : ${b}` : `${a} : □`}.`],
      ask: place === 'story' ? 'How many cups of rice are there?' : 'Which number goes in the box?',
      blank: place === 'story' ? 'There are ___ cups of rice.' : 'The number in the box is ___.',
      key,
      style: PLAIN,
      params: place === 'second' ? { p, q, a } : { p, q, b },
      work: [
        ['Times as many', place === 'second' ? `${a} ÷ ${p}` : `${b} ÷ ${q}`],
        [
          place === 'story' ? 'Cups of rice' : 'In the box',
          place === 'second' ? `${q} × ${times}` : `${p} × ${times}`,
          PLAIN,
        ],
      ],
      hints: [
        'Compare the two terms that stand in the same place.',
        'How many times as large is the one?',
        'Do the same with the other term.',
      ],
      wrongs: slips(
        ['Multiply. The difference is not the same.', place === 'second' ? q + a - p : p + b - q],
        ['This is how many times as large it is.', times],
        ['Check the multiplication.', key + (place === 'second' ? q : p)],
        ['Check the multiplication.', key - (place === 'second' ? q : p)],
        ['This term is already there.', place === 'second' ? a : b],
      ).filter(([, , value]) => Number(value) > 0),
      drawing: null,
    };
  });
}

function ratioAsFraction(id: string, asks: 'of-whole' | 'of-other' | 'from-fraction'): Shape {
  const proof = facts(
    asks === 'from-fraction'
      ? ['ratio * (1 - part) = part']
      : asks === 'of-whole'
        ? ['part * (p + q) = p']
        : ['part * q = p'],
    [],
    asks === 'from-fraction' ? 'ratio' : 'part',
  );
  return asked(id, ['P6-R-7'], ['not_ready', 'guided'], proof, (dice): Task | null => {
    const [one, two] = drawPeople(dice, 2);
    const [p, q] = [dice.int(2, 9), dice.int(2, 9)];
    if (!one || !two || p === q || gcd(p, q) > 1 || (asks === 'of-other' && p > q)) return null;
    const isRatio = asks === 'from-fraction';
    const key = asks === 'of-whole' ? exact(p, p + q) : exact(p, q);
    return {
      story: isRatio
        ? [`${one.name} has ${p}/${p + q} of the money. ${two.name} has the rest.`]
        : [`The ratio of ${one.name}'s money to ${two.name}'s money is ${p} : ${q}.`],
      ask: {
        'of-whole': `What fraction of all the money does ${one.name} have?`,
        'of-other': `What fraction of ${two.name}'s money is ${one.name}'s money?`,
        'from-fraction': `What is the ratio of ${one.name}'s money to ${two.name}'s money?`,
      }[asks],
      blank: {
        'of-whole': `${one.name} has ___ of all the money.`,
        'of-other': `${one.name}'s money is ___ of ${two.name}'s money.`,
        'from-fraction': `The ratio of ${one.name}'s money to ${two.name}'s money is ___.`,
      }[asks],
      key,
      style: isRatio ? RATIO : FRACTION,
      params: isRatio ? { part: exact(p, p + q) } : { p, q },
      work: isRatio
        ? [[`${two.name}'s units`, `${p + q} − ${p}`], `The ratio: ${p} : ${q}`]
        : asks === 'of-whole'
          ? [['All units', `${p} + ${q}`], `The fraction: ${p}/${p + q}`]
          : [`${one.name} has ${p} units, ${two.name} has ${q} units.`, `The fraction: ${p}/${q}`],
      hints: [
        'Think of the money in equal units.',
        'How many units does each have?',
        isRatio ? 'How many units are the rest?' : 'Which amount is the whole here?',
      ],
      wrongs: slips(
        [
          'The whole is another amount here.',
          isRatio
            ? exact(p, p + q)
            : asks === 'of-whole'
              ? exact(Math.min(p, q), Math.max(p, q))
              : exact(p, p + q),
        ],
        ['This belongs to the other one.', isRatio ? exact(q, p) : exact(q, p + q)],
        ['Count the units again.', isRatio ? exact(p + q, q) : exact(p, p + q + 1)],
        ['Count the units again.', isRatio ? exact(p + q, p) : exact(p + 1, p + q + 1)],
        ['Count the units again.', isRatio ? exact(p, q + 1) : exact(1, p + q)],
      ),
      drawing: null,
    };
  });
}

/** Percentage increase and decrease, for Primary 6. */
export const PERCENT_CHANGE_TASKS: readonly Shape[] = [
  percentChange('percentage-of-a-told-increase', true, true),
  percentChange('percentage-increase', true, false),
  percentChange('percentage-decrease', false, false),
];
/** Ratios of quantities, missing terms and fractions, for Primary 6. */
export const RATIO_TASKS: readonly Shape[] = [
  ratioOf('ratio-of-two-numbers', 'things'),
  ratioOf('ratio-of-two-lengths', 'units'),
  ratioOf('ratio-of-a-part-to-the-rest', 'rest'),
  missingTerm('missing-first-term', 'first'),
  missingTerm('missing-second-term', 'second'),
  missingTerm('missing-amount-of-a-mix', 'story'),
  ratioAsFraction('ratio-as-fraction-of-the-whole', 'of-whole'),
  ratioAsFraction('ratio-as-fraction-of-the-other', 'of-other'),
  ratioAsFraction('ratio-from-a-fraction', 'from-fraction'),
];
