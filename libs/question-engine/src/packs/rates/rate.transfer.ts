import { type Style, amount, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Fact, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { MIN, slip } from './time-kit.js';

/** Something is moved from one store to another at a rate; the total stays. */
interface MoveScene {
  style: Style;
  /** "water", or empty where the style says what is counted. */
  of: string;
  stores: [string, string];
  /** Sentence of the rate. */
  moves: (r: string) => string;
  /** Something flows back at the same time (Primary 6). */
  back: (s: string) => string;
  howMany: string;
  per: 'minute' | 'hour';
  low: number;
  high: number;
  /** Size of the smaller store. */
  store: [number, number];
}

const L = measured('ℓ', 0);
const KG = measured('kg', 0);

const carried = (
  style: Style,
  of: string,
  [a, b]: [string, string],
  what: string,
  other: string,
  per: 'minute' | 'hour',
  low: number,
  high: number,
  store: [number, number],
): MoveScene => ({
  style,
  of,
  stores: [a, b],
  moves: (r) => `${what} ${r} per ${per} from ${a} to ${b}.`,
  back: (s) => `At the same time, ${other} ${s} per ${per} back to ${a}.`,
  howMany: style.noun ? `How many ${style.noun}` : `How many ${style.unit === 'ℓ' ? 'litres' : 'kilograms'}`,
  per,
  low,
  high,
  store,
});

const SCENES: readonly MoveScene[] = [
  carried(L, 'water', ['Tank A', 'Tank B'], 'A pump moves', 'a leak lets', 'minute', 5, 15, [20, 120]),
  carried(
    countOf('boxes', 'box'),
    '',
    ['Store A', 'Store B'],
    'A belt moves',
    'a robot carries',
    'minute',
    4,
    12,
    [40, 160],
  ),
  carried(KG, 'sand', ['Heap A', 'Heap B'], 'A digger moves', 'a cart takes', 'minute', 12, 40, [150, 500]),
  carried(
    countOf('books'),
    '',
    ['Room A', 'Room B'],
    'Helpers move',
    'a pupil carries',
    'minute',
    6,
    18,
    [60, 240],
  ),
  carried(KG, 'rice', ['Silo A', 'Silo B'], 'A belt moves', 'a worker takes', 'minute', 15, 45, [200, 600]),
  carried(
    countOf('chairs'),
    '',
    ['Hall A', 'Hall B'],
    'Pupils move',
    'a teacher takes',
    'minute',
    5,
    14,
    [40, 150],
  ),
  carried(L, 'oil', ['Drum A', 'Drum B'], 'A hose moves', 'a valve lets', 'minute', 3, 9, [20, 90]),
  carried(
    countOf('bricks'),
    '',
    ['Pile A', 'Pile B'],
    'A crane moves',
    'a cart takes',
    'minute',
    20,
    60,
    [200, 700],
  ),
  carried(
    countOf('parcels'),
    '',
    ['Depot A', 'Depot B'],
    'A van moves',
    'a rider takes',
    'hour',
    20,
    60,
    [100, 400],
  ),
];

const HOURS = countOf('hours');

interface Opened {
  scene: MoveScene;
  style: Style;
  rate: number;
  /** Flow back; 0 for none. */
  back: number;
  net: number;
  time: number;
  timeStyle: Style;
  moved: number;
  text: (v: number) => string;
}

function open(dice: Dice, withBack: boolean): Opened {
  const scene = dice.pick(SCENES);
  const rate = dice.int(scene.low, scene.high);
  const back = withBack ? dice.int(1, Math.max(1, Math.floor(rate / 3))) : 0;
  const time = scene.per === 'minute' ? dice.int(4, 15) : dice.int(2, 6);
  const net = rate - back;
  return {
    scene,
    style: scene.style,
    rate,
    back,
    net,
    time,
    timeStyle: scene.per === 'minute' ? MIN : HOURS,
    moved: net * time,
    text: (v) => `${scene.style.text(v)}${scene.of === '' ? '' : ` of ${scene.of}`}`,
  };
}

const flow = (withBack: boolean): Fact =>
  gateway(withBack ? 'moved = (rate - back) * t' : 'moved = rate * t');
const flowParams = ({ rate, back }: Opened) => ({ rate, ...(back > 0 ? { back } : {}) });
const tellFlow = ({ scene, style, rate, back }: Opened): string[] => [
  scene.moves(style.text(rate)),
  ...(back > 0 ? [scene.back(style.text(back))] : []),
];
const workNet = (working: Working, { scene, rate, back, style }: Opened): void => {
  if (back > 0) working.calc(`Moved in each ${scene.per}`, `${rate} − ${back}`, style);
};

/** h3 for rate: a pump moves water from one tank to the other. */
export function rateTransferShapes(grade: 5 | 6): readonly Shape[] {
  const late = grade === 6;
  return [
    {
      id: 'time-to-equal',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [flow(false), relation('a - moved = b + moved')], asked: 't' },
      draw: (dice): Draft | null => {
        const d = open(dice, false);
        const { scene, style, rate, time, moved, timeStyle, text } = d;
        const b = dice.int(...scene.store);
        const a = b + 2 * moved;
        if ([a, b, rate].includes(time)) return null;
        const working = new Working();
        const more = working.calc('Difference', `${style.bare(a)} − ${style.bare(b)}`, style);
        const half = working.calc('To be moved', `${style.bare(more)} ÷ 2`, style);
        working.calc('Time', `${style.bare(half)} ÷ ${rate}`, timeStyle);
        return {
          story: [
            `${scene.stores[0]} has ${text(a)} and ${scene.stores[1]} has ${style.text(b)}.`,
            ...tellFlow(d),
          ],
          ask: `After how many ${scene.per}s do both have the same?`,
          blank: `Both have the same after ___ ${scene.per === 'minute' ? 'min' : 'hours'}.`,
          answer: amount(time, timeStyle),
          middles: [],
          params: { a, b, rate },
          working,
          hints: [
            'What one side loses, the other side gains. The total stays.',
            'Only half of the difference has to move.',
            'Find half of the difference. Then divide by the rate.',
          ],
          wrongs: [
            slip(
              'moved-the-whole-difference',
              'If all of the difference moves, the other side has more.',
              exact(2 * moved, rate),
            ),
            slip('gave-the-amount', 'This is how much moves. Find the time.', moved),
            slip('divided-the-larger', 'Divide half of the difference by the rate.', exact(a, rate)),
            slip('divided-the-total', 'Divide half of the difference by the rate.', exact(a + b, 2 * rate)),
            slip('one-too-many', 'Check your division.', time + 1),
            slip('one-too-few', 'Check your division.', time - 1),
            slip('ten-too-many', 'Check your subtraction.', time + 10),
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: `${scene.stores[0]}: ${style.text(a)}`,
                segments: [
                  { size: b, label: '' },
                  { size: 2 * moved, label: '', tint: 'amber' },
                ],
              },
              { label: `${scene.stores[1]}: ${style.text(b)}`, segments: [{ size: b, label: '' }] },
            ],
          },
        };
      },
    },
    {
      id: 'difference-after-a-time',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [flow(false), relation('more = a - moved - b - moved')], asked: 'more' },
      draw: (dice): Draft | null => {
        const d = open(dice, false);
        const { scene, style, rate, time, moved, timeStyle, text } = d;
        const b = dice.int(...scene.store);
        const more = dice.int(6, 90);
        const a = b + 2 * moved + more;
        const working = new Working();
        const out = working.calc('Moved', `${time} × ${rate}`, style);
        const left = working.calc(`${scene.stores[0]} then`, `${style.bare(a)} − ${style.bare(out)}`, style);
        const right = working.calc(`${scene.stores[1]} then`, `${style.bare(b)} + ${style.bare(out)}`, style);
        working.calc('Difference', `${style.bare(left)} − ${style.bare(right)}`, style);
        const unit = style.unit ? ` ${style.unit}` : '';
        return {
          story: [
            `${scene.stores[0]} has ${text(a)} and ${scene.stores[1]} has ${style.text(b)}.`,
            ...tellFlow(d),
          ],
          ask: `${scene.howMany.replace('many', 'many more')} does ${scene.stores[0]} have than ${scene.stores[1]} after ${timeStyle.text(time)}?`,
          blank: `After ${timeStyle.text(time)}, ${scene.stores[0]} has ___${unit} more ${style.noun ?? scene.of} than ${scene.stores[1]}.`,
          answer: amount(more, style),
          middles: [],
          params: { a, b, rate, t: time },
          working,
          hints: [
            'What one side loses, the other side gains.',
            'Find how much moves in that time.',
            'Take it from one side and put it with the other side. Then compare.',
          ],
          wrongs: [
            slip('one-side-only', 'One side gets less and the other gets more.', a - moved - b),
            slip('old-difference', 'This is the difference at the beginning.', a - b),
            slip('gave-what-moved', 'This is how much moves.', moved),
            slip('gave-one-side', 'Compare both sides.', a - moved),
            slip('gave-one-side', 'Compare both sides.', b + moved),
            slip('one-step-of-the-rate', 'The time is longer than that.', Math.abs(a - b - 2 * rate)),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'start-from-equal',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [flow(late), relation('total = 2 * each'), relation('first = each + moved')],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, late);
        const { scene, style, net, time, moved, timeStyle, rate } = d;
        const each = dice.int(moved + 5, moved + scene.store[1]);
        const [total, first] = [2 * each, each + moved];
        const working = new Working();
        workNet(working, d);
        const out = working.calc('Moved', `${time} × ${net}`, style);
        const half = working.calc('Each at the end', `${style.bare(total)} ÷ 2`, style);
        working.calc(`${scene.stores[0]} at first`, `${style.bare(half)} + ${style.bare(out)}`, style);
        const unit = style.unit ? ` ${style.unit} of ${scene.of}` : ` ${style.noun ?? ''}`;
        return {
          story: [
            `${scene.stores[0]} and ${scene.stores[1]} have ${d.text(total)} altogether.`,
            ...tellFlow(d),
            `After ${timeStyle.text(time)}, both have the same.`,
          ],
          ask: `${scene.howMany} did ${scene.stores[0]} have at first?`,
          blank: `At first ${scene.stores[0]} had ___${unit}.`,
          answer: amount(first, style),
          middles: [{ blank: `At the end each has ___${unit}.`, amount: amount(each, style) }],
          params: { total, ...flowParams(d), t: time },
          working,
          hints: [
            'The total stays the same. What is each at the end?',
            'How much moved in that time?',
            'Go back: put what moved back where it came from.',
          ],
          wrongs: [
            slip('gave-the-end', 'This is each at the end.', each),
            slip('other-store', `This is what ${scene.stores[1]} had at first.`, each - moved),
            slip('moved-twice', 'It moves once.', each + 2 * moved),
            slip('one-step-of-the-rate', 'Multiply the rate by the time.', each + net),
            slip(
              'flow-back-forgotten',
              d.back > 0 ? 'Some flows back at the same time.' : 'Share the total equally first.',
              d.back > 0 ? each + rate * time : total - moved,
            ),
            slip('gave-what-moved', 'This is how much moved.', moved),
            slip('taken-from-the-total', 'Share the total equally first.', total - moved),
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'ratio-after-a-time',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          flow(late),
          relation('p * u = first - moved'),
          relation('q * u = second + moved'),
          relation('total = first + second'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, late);
        const { scene, style, net, time, moved, timeStyle, rate } = d;
        const [p, q] = dice.pick([
          [2, 3],
          [3, 4],
          [3, 5],
          [4, 5],
          [2, 1],
          [3, 2],
          [1, 2],
          [5, 7],
        ] as const);
        const u = dice.int(Math.ceil(moved / q) + 1, Math.ceil(moved / q) + 60);
        const total = (p + q) * u;
        const first = p * u + moved;
        const working = new Working();
        workNet(working, d);
        const out = working.calc('Moved', `${time} × ${net}`, style);
        const parts = working.calc('Equal units', `${p} + ${q}`);
        const one = working.calc('1 unit', `${style.bare(total)} ÷ ${parts.toFraction()}`, style);
        const end = working.calc(`${scene.stores[0]} at the end`, `${p} × ${style.bare(one)}`, style);
        working.calc(`${scene.stores[0]} at first`, `${style.bare(end)} + ${style.bare(out)}`, style);
        const unit = style.unit ? ` ${style.unit} of ${scene.of}` : ` ${style.noun ?? ''}`;
        return {
          story: [
            `${scene.stores[0]} and ${scene.stores[1]} have ${d.text(total)} altogether.`,
            ...tellFlow(d),
            `After ${timeStyle.text(time)}, the ratio of ${scene.stores[0]} to ${scene.stores[1]} is ${p} : ${q}.`,
          ],
          ask: `${scene.howMany} did ${scene.stores[0]} have at first?`,
          blank: `At first it had ___${unit}.`,
          answer: amount(first, style),
          middles: [{ blank: `At the end ${scene.stores[0]} has ___${unit}.`, amount: amount(p * u, style) }],
          params: { total, ...flowParams(d), t: time, p, q },
          working,
          hints: [
            'The total stays the same. Share it in the ratio at the end.',
            'How much moved in that time?',
            `Find ${capital(scene.stores[0])} at the end. Then put back what moved.`,
          ],
          wrongs: [
            slip('gave-the-end', 'This is the amount at the end.', p * u),
            slip('moved-the-wrong-way', 'It had more before some was moved away.', p * u - moved),
            slip('other-store', `This is about ${scene.stores[1]}.`, total - first),
            slip('order-reversed', 'Check the order of the ratio.', q * u + moved),
            slip('one-step-of-the-rate', 'Multiply the rate by the time.', p * u + net),
            slip(
              'flow-back-forgotten',
              d.back > 0
                ? 'Some flows back at the same time.'
                : 'Check the order of the ratio, and what moved.',
              d.back > 0 ? p * u + rate * time : q * u,
            ),
            slip('shared-equally', 'They do not have the same at the end.', exact(total, 2).add(moved)),
          ],
          drawing: null,
        };
      },
    },
  ];
}
