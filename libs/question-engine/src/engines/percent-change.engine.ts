import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PERCENT, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { toWrongs } from './wrong-values.js';

/** h2 and h7, an amount rises by a per cent, then falls by a per cent of the new amount. */
export interface PercentChangeScene {
  style: Style;
  low: number;
  high: number;
  start: (s: string) => string;
  startUnknown: string;
  rises: (p: string) => string;
  falls: (q: string) => string;
  /** A known amount goes last. */
  takes: (x: string) => string;
  end: (e: string) => string;
  askNow: string;
  blankNow: string;
  askLess: string;
  blankLess: string;
  askStart: string;
  blankStart: string;
  /** After the rise. */
  blankHigh: string;
}

export interface PercentChangePack {
  scenes: ReadonlyArray<(person: Person) => PercentChangeScene>;
  /** Multiples of this many per cent at the higher levels. */
  step: number;
}

const RISE = [gateway('up = p / 100 * start'), relation('top = start + up')];
const FALL = [gateway('down = q / 100 * top'), relation('now = top - down')];

function opener(pack: PercentChangePack) {
  return (dice: Dice, level: ProficiencyLevel) => {
    const scene = dice.pick(pack.scenes)(drawPerson(dice));
    const step = level === 'not_ready' ? 10 : pack.step;
    const [p, q] = [dice.multiple(step, 10, 60), dice.multiple(step, 10, 50)];
    const start = exact(dice.multiple(20, scene.low, scene.high));
    const top = start.mul(100 + p).div(100);
    const now = top.mul(100 - q).div(100);
    const { style } = scene;
    if (![top, now, top.sub(now)].every((v) => style.allows(v))) return null;
    return { scene, style, p, q, start, top, now };
  };
}

type Drawn = NonNullable<ReturnType<ReturnType<typeof opener>>>;

function workRise(working: Working, { p, style }: Drawn, start: Exact): Exact {
  const up = working.calc('Rise', `${p}/100 × ${style.bare(start)}`, style);
  return working.calc('After the rise', `${style.bare(start)} + ${style.bare(up)}`, style);
}

function workFall(working: Working, { q, style }: Drawn, top: Exact): Exact {
  const down = working.calc('Fall', `${q}/100 × ${style.bare(top)}`, style);
  return working.calc('After the fall', `${style.bare(top)} − ${style.bare(down)}`, style);
}

/** What a pupil gets who joins the two per cents. */
const joined = ({ p, q, start }: Drawn): Exact => start.mul(100 + p - q).div(100);

function riseBar(d: Drawn, known: 'start' | 'end'): DrawingSpec {
  const { style, start, top, p } = d;
  return {
    kind: 'bars',
    rows: [
      {
        label: 'At first',
        segments: [{ size: 100, label: known === 'start' ? style.text(start) : '100% = ?' }],
      },
      {
        label: 'Now',
        segments: [
          { size: 100, label: '100%' },
          { size: p, label: `${p}%`, tint: 'amber' },
        ],
        brace: known === 'start' ? '?' : style.text(top),
      },
    ],
  };
}

/** Shapes of h2. */
export function percentChangeForwards(pack: PercentChangePack): Shape[] {
  const open = opener(pack);
  return [
    {
      id: 'rise',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: RISE, asked: 'top' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, start, top } = d;
        const working = new Working();
        workRise(working, d, start);
        return {
          story: [scene.start(style.text(start)), scene.rises(`${p}%`)],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(top, style),
          middles: [],
          params: { start, p },
          working,
          hints: [
            'What is 100% here?',
            `Find ${p}% of ${style.text(start)}.`,
            'Add it to what was there at first.',
          ],
          wrongs: toWrongs([
            ['gave-the-change', 'This is only the change.', top.sub(start)],
            ['changed-the-wrong-way', 'It rises. There is more now.', start.mul(100 - p).div(100)],
            ['percent-as-amount', 'Per cent means out of every hundred. It is not an amount.', start.add(p)],
            ['one-tenth-only', 'You took one tenth only.', p === 10 ? -1 : start.mul(110).div(100)],
            ['doubled', 'It does not rise by all of it.', start.mul(2)],
            ['half-more', 'It does not rise by half.', p === 50 ? -1 : start.mul(150).div(100)],
          ]),
          drawing: riseBar(d, 'start'),
        };
      },
    },
    {
      id: 'rise-then-amount',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [...RISE, relation('now = top - take')], asked: 'now' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, start, top } = d;
        const take = exact(dice.int(4, Math.floor(start.valueOf() / 5)));
        const now = top.sub(take);
        const working = new Working();
        const high = workRise(working, d, start);
        working.calc('Now', `${style.bare(high)} − ${style.bare(take)}`, style);
        return {
          story: [scene.start(style.text(start)), scene.rises(`${p}%`), scene.takes(style.text(take))],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(now, style),
          middles: [],
          params: { start, p, take },
          working,
          hints: [
            'There are two changes. Which comes first?',
            `Find ${p}% of ${style.text(start)} and add it.`,
            `Then take away ${style.text(take)}.`,
          ],
          wrongs: toWrongs([
            ['stopped-early', 'One more change comes after the rise.', top],
            [
              'changed-the-wrong-way',
              'It rises first.',
              start
                .mul(100 - p)
                .div(100)
                .sub(take),
            ],
            [
              'percent-as-amount',
              'Per cent means out of every hundred. It is not an amount.',
              start.add(p).sub(take),
            ],
            ['last-change-the-wrong-way', 'The last change makes less.', top.add(take)],
            ['rise-only', 'Add the rise to what was there.', top.sub(start).sub(take).abs()],
            ['rise-forgotten', 'It rises before anything goes.', start.sub(take)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'rise-then-fall',
      levels: ['independent'],
      proof: { kind: 'facts', facts: [...RISE, ...FALL], asked: 'now' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, start, top, now } = d;
        const working = new Working();
        workFall(working, d, workRise(working, d, start));
        return {
          story: [scene.start(style.text(start)), scene.rises(`${p}%`), scene.falls(`${q}%`)],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(now, style),
          middles: [{ blank: scene.blankHigh, amount: amount(top, style) }],
          params: { start, p, q },
          working,
          hints: [
            'The two per cents are of different amounts.',
            `Find what there is after the rise of ${p}%.`,
            `The fall is ${q}% of the new amount.`,
          ],
          wrongs: toWrongs([
            [
              'percents-joined',
              'The two per cents are of different amounts. They cannot be joined.',
              joined(d),
            ],
            ['stopped-early', 'The fall comes after this.', top],
            [
              'fall-of-the-start',
              'The fall is a per cent of the new amount.',
              top.sub(start.mul(q).div(100)),
            ],
            ['gave-the-fall', 'This is how much it falls.', top.sub(now)],
            ['rise-forgotten', 'It rises first.', start.mul(100 - q).div(100)],
            ['both-rises', 'The second change is a fall.', top.mul(100 + q).div(100)],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'rise-fall-difference',
      levels: ['mastery'],
      proof: { kind: 'facts', facts: [...RISE, ...FALL, relation('less = start - now')], asked: 'less' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, style, p, q, start, top, now } = d;
        const less = start.sub(now);
        if (less.compare(0) <= 0 || !style.allows(less)) return null;
        const working = new Working();
        const end = workFall(working, d, workRise(working, d, start));
        working.calc('Less than at first', `${style.bare(start)} − ${style.bare(end)}`, style);
        return {
          story: [scene.start(style.text(start)), scene.rises(`${p}%`), scene.falls(`${q}%`)],
          ask: scene.askLess,
          blank: scene.blankLess,
          answer: amount(less, style),
          middles: [{ blank: scene.blankNow, amount: amount(now, style) }],
          params: { start, p, q },
          working,
          hints: [
            'The two per cents are of different amounts.',
            `Find the amount after the rise. Then take ${q}% of it away.`,
            `Compare the end with ${style.text(start)}.`,
          ],
          wrongs: toWrongs([
            [
              'percents-joined',
              'The two per cents are of different amounts. They cannot be joined.',
              joined(d).sub(start).abs(),
            ],
            ['gave-the-end', 'This is what is there in the end.', now],
            ['gave-the-fall', 'This is how much it falls after the rise.', top.sub(now)],
            ['gave-the-rise', 'This is how much it rises.', top.sub(start)],
            [
              'fall-of-the-start',
              'The fall is a per cent of the new amount.',
              top.sub(start.mul(q).div(100)).sub(start).abs(),
            ],
            ['rise-forgotten', 'It rises first.', start.mul(q).div(100)],
            ['high-to-end', 'Compare the end with the start.', top],
          ]),
          drawing: null,
        };
      },
    },
  ];
}

/** Lines back from what is there after a change to what was there before it. */
function workBack(
  working: Working,
  [label, after]: [string, string],
  percent: string,
  value: Exact,
  style: Style,
): Exact {
  const share = working.calc(after, percent, PERCENT);
  return working.calc(label, `${style.bare(value)} ÷ ${PERCENT.bare(share)} × 100`, style);
}

/** Shapes of h7. */
export function percentChangeBackwards(pack: PercentChangePack): Shape[] {
  const open = opener(pack);
  const build = (id: string, level: ProficiencyLevel, falls: boolean, takes: boolean): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        ...RISE,
        ...(falls ? FALL : []),
        ...(takes ? [relation(falls ? 'end = now - take' : 'end = top - take')] : []),
      ],
      asked: 'start',
    },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const { scene, style, p, q, start, top, now } = d;
      const before = falls ? now : top;
      const take = takes ? exact(dice.int(4, Math.floor(start.valueOf() / 6))) : exact(0);
      const end = before.sub(take);
      if (end.compare(start.div(5)) < 0) return null;
      const working = new Working();
      const back = takes
        ? working.calc('Before that', `${style.bare(end)} + ${style.bare(take)}`, style)
        : end;
      const high = falls
        ? workBack(working, ['After the rise', 'Left after the fall'], `100% − ${q}%`, back, style)
        : back;
      workBack(working, ['At first', 'With the rise'], `100% + ${p}%`, high, style);
      const told = takes || falls ? 'end' : 'top';
      const ends = {
        top: { p, top: end },
        end: { p, ...(falls ? { q } : {}), ...(takes ? { take } : {}), [takes ? 'end' : 'now']: end },
      };
      return {
        story: [
          scene.startUnknown,
          scene.rises(`${p}%`),
          ...(falls ? [scene.falls(`${q}%`)] : []),
          ...(takes ? [scene.takes(style.text(take))] : []),
          scene.end(style.text(end)),
        ],
        ask: scene.askStart,
        blank: scene.blankStart,
        answer: amount(start, style),
        middles: falls ? [{ blank: scene.blankHigh, amount: amount(top, style) }] : [],
        params: ends[told],
        working,
        hints: [
          'Start from the end. What happened last?',
          falls
            ? `After a fall of ${q}%, less than 100% of the amount before is left.`
            : `After a rise of ${p}%, there is more than 100% of the start.`,
          'Find 1% of the amount before the change, then 100%.',
        ],
        wrongs: toWrongs([
          [
            'rise-taken-off-the-end',
            'The per cent is of the start, not of the end.',
            high.mul(100 - p).div(100),
          ],
          ['percent-as-amount', 'Per cent means out of every hundred. It is not an amount.', high.sub(p)],
          ['wrong-per-cent', 'After the rise there is more than the whole.', high.mul(100).div(p)],
          ['went-forwards', 'To go back, do the opposite of what happened.', high.mul(100 + p).div(100)],
          [
            'last-amount-forgotten',
            'Put the last amount back first.',
            takes ? end.mul(start).div(before) : -1,
          ],
          ['stopped-early', 'The rise has to be undone too.', falls || takes ? high : -1],
          [
            'percents-joined',
            'The two per cents are of different amounts. They cannot be joined.',
            falls && p !== q ? back.mul(100).div(100 + p - q) : -1,
          ],
          ['fall-not-undone', 'The fall has to be undone too.', falls ? back.mul(100).div(100 + p) : -1],
          ['one-tenth-off', 'Find what one per cent of the start is.', high.mul(90).div(100)],
          [
            'amount-added-late',
            'Put the last amount back first.',
            takes ? end.mul(start).div(before).add(take) : -1,
          ],
        ]),
        drawing: level === 'not_ready' ? riseBar(d, 'end') : null,
      };
    },
  });
  return [
    build('rise-undone', 'not_ready', false, false),
    build('amount-and-rise-undone', 'guided', false, true),
    build('fall-and-rise-undone', 'independent', true, false),
    build('three-changes-undone', 'mastery', true, true),
  ];
}
