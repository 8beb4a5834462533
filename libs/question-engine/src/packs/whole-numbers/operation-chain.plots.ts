import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { numberText } from '../../numbers/number-text.js';
import type { Plot, Slip, Step, Words } from '../../engines/plot.engine.js';
import { type Size, drawSize } from './number-sizes.js';

type Op = '×' | '÷' | '+' | '−';

/** A step of a chain; with a unit it is told in places, such as "adds 3 hundreds". */
export interface Link {
  op: Op;
  unit?: 10 | 100 | 1000;
}

const INVERSE: Readonly<Record<Op, Op>> = { '×': '÷', '÷': '×', '+': '−', '−': '+' };
const SIGNS: Readonly<Record<Op, string>> = { '×': '*', '÷': '/', '+': '+', '−': '-' };
const SAID: Readonly<Record<Op, string>> = {
  '×': 'multiplies it by',
  '÷': 'divides it by',
  '+': 'adds',
  '−': 'takes away',
};
const IDS: Readonly<Record<Op, string>> = { '×': 'times', '÷': 'divide', '+': 'plus', '−': 'minus' };
const UNIT_WORDS = { 10: 'tens', 100: 'hundreds', 1000: 'thousands' } as const;

const teller = (opening: string, he: string, end: string, asked: string): Words => ({
  opening,
  he,
  end,
  asked,
});

/** Who works on the hidden number. */
export const TELLERS: readonly Words[] = [
  teller('{A} thinks of a number.', '{A.he}', 'The answer is', 'What number did {A} think of?'),
  teller('{A} types a number into a calculator.', '{A.he}', 'The screen shows', 'What number did {A} type?'),
  teller('A toy robot reads a number card.', 'the robot', 'It then says', 'What number is on the card?'),
  teller('{A} picks a number from a box.', '{A.he}', 'In the end {A.he} gets', 'What number did {A} pick?'),
  teller(
    'A number goes into a machine.',
    'the machine',
    'The number that comes out is',
    'What number went in?',
  ),
  teller('{A} picks a secret number in a game.', '{A.he}', '{A.His} score is', 'What is the secret number?'),
  teller(
    'A computer starts with a hidden number.',
    'the computer',
    'It prints',
    'What is the hidden number?',
  ),
  teller('{A} opens a lock with a number.', '{A.he}', 'The code becomes', 'What number did {A} start with?'),
  teller('{A} writes a number on the board.', '{A.he}', 'The result is', 'What number did {A} write?'),
];

/** Numbers of one grade for a chain. */
export interface ChainSizes {
  start: Size;
  factor: Size;
  term: Size;
  most: number;
}

/** h7, a chain of steps on a hidden number; × and ÷ (or steps told in places) are the gateway. */
export function chainPlot(links: readonly Link[], level: ProficiencyLevel, size: ChainSizes): Plot {
  const n = (i: number): string => (links[i]?.unit ? `p${i + 1}` : `n${i + 1}`);
  const at = (i: number): string => (i === 0 ? 'x' : i === links.length ? 'out' : `s${i}`);
  const back = (i: number, from: string): string => `${from} ${INVERSE[links[i]?.op ?? '+']} ${n(i)}`;
  const said = links.map(({ op, unit }, i) =>
    unit ? `${SAID[op]} {n${i + 1}} ${UNIT_WORDS[unit]}` : `${SAID[op]} {n${i + 1}}`,
  );
  const last = links.length - 1;
  const steps: Step[] = [
    ...links.flatMap(({ unit }, i): Step[] =>
      unit ? [[`${numberText(unit)} counted {n${i + 1}} times`, `n${i + 1} × ${unit}`, `p${i + 1}`]] : [],
    ),
    ...links
      .map((_, i): Step => [i === 0 ? 'Number at first' : `Undo step ${i + 1}`, back(i, at(i + 1)), at(i)])
      .reverse(),
  ];
  // An undone chain is a nested expression; each slip leaves one thing out or does it the wrong way round.
  const undo = (from: string, until: number, skip = -1): string =>
    links.reduceRight((text, _, i) => (i < until || i === skip ? text : `(${back(i, text)})`), from);
  const forwards = links.reduce((text, { op }, i) => `(${text} ${op} ${n(i)})`, 'out');
  const sameOrder = links.reduce((text, _, i) => `(${back(i, text)})`, 'out');
  const slips: Slip[] = [
    ['told-forwards', 'You did the steps again. To go back, undo them.', forwards],
    ['undone-in-wrong-order', 'Undo the last step first.', sameOrder],
    ['last-step-not-undone', 'The last step has to be undone too.', undo('out', 0, last)],
    ['first-step-not-undone', 'One more step is to be undone.', at(1)],
    [
      'first-step-repeated',
      'The first step has to be undone, not done again.',
      `${at(1)} ${links[0]?.op ?? '+'} ${n(0)}`,
    ],
    [
      'last-step-repeated',
      'The last step has to be undone, not done again.',
      undo(`(out ${links[last]?.op ?? '+'} ${n(last)})`, 0, last),
    ],
    ['slip-of-ten', 'Check your adding and taking away.', 'x + 10'],
    ['slip-of-ten', 'Check your adding and taking away.', 'x − 10'],
    ['slip-of-one', 'Check each step again.', 'x + 1'],
  ];
  const first = links[0]?.op ?? '+';
  return {
    id: links.map(({ op, unit }) => `${IDS[op]}${unit ? `-${UNIT_WORDS[unit]}` : ''}`).join('-'),
    levels: [level],
    facts: [
      ...links.flatMap(({ unit }, i) => (unit ? [`* p${i + 1} = n${i + 1} * ${unit}`] : [])),
      ...links.map(
        ({ op, unit }, i) =>
          `${!unit && (op === '×' || op === '÷') ? '* ' : ''}${at(i + 1)} = ${at(i)} ${SIGNS[op]} ${n(i)}`,
      ),
    ],
    draw: (dice) => {
      const easy = level === 'not_ready';
      const values: Record<string, number> = {};
      const ns = links.map(({ op, unit }) =>
        unit
          ? dice.int(2, 9)
          : op === '×' || op === '÷'
            ? drawSize(dice, size.factor)
            : drawSize(dice, size.term),
      );
      const step = first === '÷' ? (ns[0] ?? 1) : (size.start.step ?? 1);
      let value = dice.multiple(
        step,
        size.start.low,
        easy ? (size.start.low + size.start.high) / 2 : size.start.high,
      );
      values['x'] = value;
      for (const [i, { op, unit }] of links.entries()) {
        const by = (ns[i] ?? 1) * (unit ?? 1);
        values[`n${i + 1}`] = ns[i] ?? 1;
        if (unit) values[`p${i + 1}`] = by;
        value = op === '×' ? value * by : op === '÷' ? value / by : op === '+' ? value + by : value - by;
        if (!Number.isInteger(value) || value < 2 || value > size.most) return null;
        values[at(i + 1)] = value;
      }
      return new Set(ns).size < ns.length ? null : values;
    },
    given: [...links.map((_, i) => `n${i + 1}`), 'out'],
    tell: [
      '{opening}',
      said.length === 1 ? `{He} ${said[0] ?? ''}.` : `{He} ${said[0] ?? ''} and then ${said[1] ?? ''}.`,
      ...(said.length > 2 ? [`After that {he} ${said.slice(2).join(' and then ')}.`] : []),
      '{end} {out}.',
    ],
    ask: '{asked}',
    blank: 'The number at first was ___.',
    key: 'x',
    steps,
    ...(links.length > 1
      ? { middle: { name: at(1), blank: 'The number after the first step was ___.' } }
      : {}),
    hints: [
      'Start from the number at the end and go back.',
      links.length > 1 ? 'Which step came last? What undoes it?' : 'What undoes the step?',
      `Undo "${said[last] ?? ''}" first.`.replace(
        /^Undo (.*) first\.$/,
        links.length > 1 ? `Undo $1 first, and "${said[0] ?? ''}" last.` : 'Undo $1.',
      ),
    ],
    slips,
    ...(links.length < 4 && !links.some(({ unit }) => unit) && level === 'not_ready'
      ? {
          drawing: (_, text) => ({
            kind: 'machine' as const,
            input: '?',
            operations: links.map(({ op }, i) => `${op} ${text(`{n${i + 1}}`)}`),
            output: text('{out}'),
          }),
        }
      : {}),
  };
}

/** Chains of a cell; a name stays unique where a chain serves two levels. */
export function chainPlots(
  size: ChainSizes,
  chains: ReadonlyArray<readonly [ProficiencyLevel, readonly Link[]]>,
): Plot[] {
  return chains.map(([level, links]) => {
    const plot = chainPlot(links, level, size);
    return { ...plot, id: `${plot.id}-${level.replace('_', '-')}` };
  });
}

const [T, D, P, M]: readonly [Link, Link, Link, Link] = [{ op: '×' }, { op: '÷' }, { op: '+' }, { op: '−' }];

/** Chains with × and ÷, shortest first. */
export const FACTOR_CHAINS: ReadonlyArray<readonly [ProficiencyLevel, readonly Link[]]> = [
  ['not_ready', [T, P]],
  ['not_ready', [T, M]],
  ['guided', [D, P]],
  ['guided', [T, M]],
  ['guided', [D, M]],
  ['independent', [P, T, M]],
  ['independent', [M, D, P]],
  ['independent', [T, P, D]],
  ['mastery', [T, M, D, P]],
  ['mastery', [D, M, T, P]],
  ['mastery', [P, D, M, T]],
];

const at = (op: '+' | '−', unit: 10 | 100 | 1000): Link => ({ op, unit });

/** Chains told in tens, hundreds and thousands. */
export const PLACE_CHAINS: ReadonlyArray<readonly [ProficiencyLevel, readonly Link[]]> = [
  ['not_ready', [at('+', 100)]],
  ['not_ready', [at('−', 1000)]],
  ['not_ready', [at('+', 1000)]],
  ['guided', [at('+', 1000), at('−', 10)]],
  ['guided', [at('−', 100), at('+', 10)]],
  ['independent', [at('+', 1000), at('−', 100), at('+', 10)]],
  ['independent', [at('−', 100), at('+', 1000), at('−', 10)]],
  ['mastery', [at('+', 1000), at('−', 100), { op: '−' }, at('+', 10)]],
  ['mastery', [at('−', 1000), { op: '+' }, at('+', 100), at('−', 10)]],
];
