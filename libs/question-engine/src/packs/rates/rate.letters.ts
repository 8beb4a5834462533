import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { LETTER_RATES, LETTER_SPEEDS, type RatePair } from './rate-letters.scenes.js';
import { slip } from './time-kit.js';

const LETTER = 'Let a letter stand for the number that is asked.';

function open(dice: Dice, scenes: readonly RatePair[], friendly = false) {
  const scene = dice.pick(scenes);
  const [low, high] = scene.rates;
  const rate = (): number => dice.multiple(scene.step ?? 1, low, high);
  const x = dice.int(scene.low, friendly ? Math.min(scene.high, 12) : scene.high);
  return { scene, person: drawPerson(dice), r: rate(), s: rate(), x };
}

function letterShapes(scenes: readonly RatePair[]): readonly Shape[] {
  return [
    {
      id: 'fixed-and-rate',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [gateway('part = r * x'), relation('total = f + part')], asked: 'x' },
      draw: (dice): Draft | null => {
        const { scene, person, r, x } = open(dice, scenes, true);
        const { style } = scene;
        const f = dice.int(...scene.fixed);
        const total = f + r * x;
        if ([f, r].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${f} + ${r}x makes ${total}.`);
        const part = working.calc(`${r}x`, `${style.bare(total)} − ${f}`);
        working.calc('x', `${style.bare(part)} ÷ ${r}`, scene.unknown);
        return {
          story: scene.start(person, style.text(f), scene.rate(r), style.text(total)),
          ask: scene.ask,
          blank: scene.blank,
          answer: amount(x, scene.unknown),
          middles: [],
          params: { f, r, total },
          working,
          hints: [
            LETTER,
            'Write the part that grows as the rate times the letter.',
            'Take the fixed part away first. Then divide by the rate.',
          ],
          wrongs: [
            slip('fixed-part-forgotten', 'Take the fixed part away first.', exact(total, r)),
            slip('fixed-part-added', 'The fixed part is inside the total.', exact(total + f, r)),
            slip('gave-the-growing-part', 'This is the part that grows. Divide it by the rate.', total - f),
            slip(
              'rate-and-fixed-added',
              'The rate belongs to each one, the fixed part comes once.',
              exact(total, r + f),
            ),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('ten-too-many', 'Check your subtraction.', x + 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: '',
                segments: [
                  { size: f, label: style.text(f) },
                  { size: r * x, label: `${style.text(r)} × ?`, tint: 'amber' },
                ],
                brace: style.text(total),
              },
            ],
          },
        };
      },
    },
    {
      id: 'two-rates',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = r * x'), gateway('second = s * x'), relation('total = first + second')],
        asked: 'x',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes, true);
        const total = (r + s) * x;
        if (r <= s || (r + s) % 5 !== 0 || [r, s].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${r}x + ${s}x makes ${total}.`);
        const sum = working.calc('Both rates together', `${r} + ${s}`);
        working.calc('x', `${total} ÷ ${sum.toFraction()}`, scene.unknown);
        return {
          story: scene.together(scene.rate(r), scene.rate(s), scene.style.text(total)),
          ask: scene.askTogether,
          blank: scene.blankTogether,
          answer: amount(x, scene.unknown),
          middles: [],
          params: { r, s, total },
          working,
          hints: [
            LETTER,
            'Write what each of the two gives with the letter.',
            'Both together give the total. Add the rates, then divide.',
          ],
          wrongs: [
            slip('one-rate-only', 'Both count. Add the rates.', exact(total, r)),
            slip('one-rate-only', 'Both count. Add the rates.', exact(total, s)),
            slip('rates-averaged', 'Add the rates. Do not find their average.', exact(2 * total, r + s)),
            slip('rates-subtracted', 'Both add to the total.', exact(total, r - s)),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('added-both-numbers', 'Divide the total by the rate of both together.', x + 2),
          ],
          drawing: scene.drawing?.(r, s, total) ?? null,
        };
      },
    },
    {
      id: 'come-out-equal',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [gateway('first = r * x'), gateway('second = s * x'), relation('f + first = g + second')],
        asked: 'x',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes);
        const { style } = scene;
        const g = dice.int(...scene.fixed);
        const f = g + (s - r) * x;
        if (s - r < 2 || f > 6 * scene.fixed[1] || [f, g, r, s].includes(x)) return null;
        const working = new Working();
        working.say(`Let the number be x. Then ${f} + ${r}x is the same as ${g} + ${s}x.`);
        const gap = working.calc('Difference at the beginning', `${f} − ${g}`, style);
        const each = working.calc('Gained in each step', `${s} − ${r}`, style);
        working.calc('x', `${style.bare(gap)} ÷ ${style.bare(each)}`, scene.unknown);
        return {
          story: scene.equal(style.text(f), scene.rate(r), style.text(g), scene.rate(s)),
          ask: scene.askEqual,
          blank: scene.blankEqual,
          answer: amount(x, scene.unknown),
          middles: [
            {
              blank: `At the beginning the difference is ${style.unit === '$' ? '$___' : `___ ${style.unit ?? style.noun ?? ''}`}.`,
              amount: amount(f - g, style),
            },
          ],
          params: { f, r, g, s },
          working,
          hints: [
            LETTER,
            'Write both sides with the letter. They are equal.',
            'How large is the difference at the beginning? How much of it goes in each step?',
          ],
          wrongs: [
            slip(
              'rates-added',
              'One side gains on the other by the difference of the rates.',
              exact(f - g, r + s),
            ),
            slip('fixed-parts-added', 'Find the difference at the beginning.', exact(f + g, s - r)),
            slip('one-rate-only', 'Both sides grow.', exact(f - g, s)),
            slip('one-rate-only', 'Both sides grow.', exact(f - g, r)),
            slip('one-fixed-part-only', 'Both sides begin with something.', exact(f, s - r)),
            slip('one-too-many', 'Check your division.', x + 1),
            slip('one-too-few', 'Check your division.', x - 1),
            slip('two-too-many', 'Check your division.', x + 2),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'head-start',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('first = r * (x + m)'),
          gateway('second = s * x'),
          relation('total = first + second'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const { scene, r, s, x } = open(dice, scenes);
        const { style, unknown } = scene;
        const m = dice.int(2, Math.max(2, Math.min(8, x)));
        const first = r * (x + m);
        const total = first + s * x;
        if (r <= s || m === x) return null;
        const working = new Working();
        working.say(`${scene.letHead} Then ${r} × (x + ${m}) + ${s}x makes ${total}.`);
        const head = working.calc('Head start', `${r} × ${m}`, style);
        const rest = working.calc('Without the head start', `${total} − ${style.bare(head)}`, style);
        const each = working.calc('Both rates together', `${r} + ${s}`, style);
        const found = working.calc('x', `${style.bare(rest)} ÷ ${style.bare(each)}`, unknown);
        const time = working.calc(scene.longer, `${unknown.bare(found)} + ${m}`, unknown);
        working.calc('Amount asked for', `${r} × ${unknown.bare(time)}`, style);
        return {
          story: scene.head(scene.rate(r), unknown.text(m), scene.rate(s), style.text(total)),
          ask: scene.askHead,
          blank: scene.blankHead,
          answer: amount(first, style),
          middles: [{ blank: scene.blankHeadTime, amount: amount(x, unknown) }],
          params: { r, m, s, total },
          working,
          hints: [
            scene.letHead,
            `The other one has ${unknown.text(m)} more. Write both amounts with x.`,
            'Take the head start away, divide by both rates together, then go on.',
          ],
          wrongs: [
            slip('head-start-forgotten', 'The first one had a head start.', r * x),
            slip('gave-the-other', 'This is the amount of the other one.', s * x),
            slip('head-start-only', 'This is the head start only.', r * m),
            slip(
              'head-start-not-taken-away',
              'Take the head start away before you divide.',
              exact(total * r, r + s),
            ),
            slip('without-the-head-start', 'This is what both give together after that.', total - r * m),
            slip('head-start-for-the-other', 'The head start belongs to the first one.', s * (x + m)),
            slip('half-of-the-total', 'The two do not give the same.', exact(total, 2)),
          ],
          drawing: null,
        };
      },
    },
  ];
}

/** h11 for rate: plans, taps and machines. */
export const RATE_LETTERS: readonly Shape[] = letterShapes(LETTER_RATES);

/** h11 for speed: towards each other and catching up. */
export const SPEED_LETTERS: readonly Shape[] = letterShapes(LETTER_SPEEDS);
