import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import { type JobPack, doneIn, timeFor, timeText, timing, workDone, workTime } from './job-scene.js';

const share = (q: Exact): string => fractionText(q);

/** Two shares of one whole, the smaller first; like or related denominators where the level is friendly. */
function drawShares(dice: Dice, level: ProficiencyLevel, mostDenominator: number): [Exact, Exact] {
  for (;;) {
    const d = dice.int(3, mostDenominator);
    const e = level === 'not_ready' ? d : level === 'guided' ? 2 * d : dice.int(3, mostDenominator);
    if (e > 12) continue;
    const p = exact(dice.int(1, d - 1), d);
    const q = exact(dice.int(1, e - 1), e);
    if (level === 'not_ready' && (p.d !== q.d || q.sub(p).n === 0n)) continue;
    if (p.compare(q) < 0) return [p, q];
  }
}

/** Shapes of h5: a share is done, work at a rate brings it to another share. `joins`: the further rate comes on top. */
export function fractionChangeShapes(pack: JobPack, grade: 5 | 6, joins: boolean): Shape[] {
  const { done: doneFact, params: timeParams } = timing(pack);
  const facts = [gateway(`done = ${doneFact}`), relation('done = q * whole - p * whole')];
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const { scene, numbers, next, most } = pack.draw(dice, level === 'not_ready' || level === 'guided');
    const [p, q] = drawShares(dice, level, grade === 5 ? 8 : 12);
    const done = doneIn(pack, numbers);
    const gap = q.sub(p);
    const whole = done.div(gap);
    const first = whole.mul(p);
    const { style } = scene;
    if (whole.compare(most) > 0 || ![done, whole, first].every((v) => v.d === 1n && style.allows(v)))
      return null;
    return {
      scene,
      style,
      numbers,
      next,
      p,
      q,
      gap,
      done,
      whole,
      first,
      r: scene.rate(numbers.rate),
      t: timeText(pack, scene, numbers.time),
    };
  };
  type Opened = NonNullable<ReturnType<typeof open>>;
  const story = ({ scene, p, q, r, t }: Opened): string[] => [
    scene.already(share(p)),
    scene.works(r, t),
    scene.reached(share(q)),
  ];
  const workWhole = (working: Working, d: Opened): Exact => {
    const made = workDone(working, pack, d.scene, d.numbers);
    working.calc('Share done in that time', `${share(d.q)} − ${share(d.p)}`, FRACTION);
    const units = d.gap.n === 1n ? '' : ` ÷ ${d.gap.n}`;
    return working.calc('Whole', `${d.style.bare(made)}${units} × ${d.gap.d}`, d.style);
  };
  const hints = (d: Opened): [string, string, string] => [
    'Draw one bar for the whole. Mark both shares on it.',
    `How much is done in ${d.t} at ${d.r}?`,
    'That amount is the difference of the two shares. Find one equal unit, then go on.',
  ];
  const params = (d: Opened) => ({ p: d.p, q: d.q, rate: d.numbers.rate, ...timeParams(d.numbers.time) });
  const slips = ({ done, p, q, whole, numbers }: Opened) => [
    {
      code: 'share-at-the-end-only',
      explanation: 'A part was done before. Use the difference of the shares.',
      value: done.div(q),
    },
    {
      code: 'first-share-only',
      explanation: 'The amount belongs to the difference of the shares.',
      value: done.div(p),
    },
    {
      code: 'shares-added',
      explanation: 'Take one share from the other. Do not add them.',
      value: done.div(p.add(q)),
    },
    { code: 'gave-the-change', explanation: 'This is only what was done in that time.', value: done },
    {
      code: 'gave-the-end',
      explanation: 'This is the share at the end, not the whole.',
      value: whole.mul(q),
    },
    {
      code: 'gave-the-start',
      explanation: 'This is the share at the beginning, not the whole.',
      value: whole.mul(p),
    },
    {
      code: 'rate-not-used',
      explanation: 'Multiply the rate by the time first.',
      value: exact(numbers.rate).div(q.sub(p)),
    },
    {
      code: 'one-unit-only',
      explanation: 'This is one equal unit only.',
      value: done.div(Number(q.sub(p).n)),
    },
  ];

  const find = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: { kind: 'facts', facts, asked: 'whole' },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const working = new Working();
      workWhole(working, d);
      const [units, from, to] = [d.p.d, d.p.n, d.q.n].map(Number);
      return {
        story: story(d),
        ask: d.scene.askWhole,
        blank: d.scene.blankWhole,
        answer: amount(d.whole, d.style),
        middles: [],
        params: params(d),
        working,
        hints: hints(d),
        wrongs: slips(d),
        drawing:
          level === 'not_ready' && units !== undefined && from !== undefined && to !== undefined
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: `${share(d.p)} before, ${share(d.q)} after`,
                    segments: Array.from({ length: units }, (_, i) => ({
                      size: 1,
                      label: '',
                      tint: i < from ? ('blue' as const) : i < to ? ('green' as const) : ('plain' as const),
                    })),
                    brace: '?',
                  },
                ],
              }
            : null,
      };
    },
  });
  return [
    find('whole-like-shares', 'not_ready'),
    find('whole-related-shares', 'guided'),
    {
      id: 'what-is-left',
      levels: ['independent'],
      proof: { kind: 'facts', facts: [...facts, relation('left = whole - q * whole')], asked: 'left' },
      draw: (dice): Draft | null => {
        const d = open(dice, 'independent');
        if (!d) return null;
        const { whole, q, style, scene, done } = d;
        const left = whole.sub(whole.mul(q));
        const working = new Working();
        const all = workWhole(working, d);
        working.calc('Left', `(1 − ${share(q)}) × ${style.bare(all)}`, style);
        return {
          story: story(d),
          ask: scene.askLeft,
          blank: scene.blankLeft,
          answer: amount(left, style),
          middles: [{ blank: scene.blankWhole, amount: amount(whole, style) }],
          params: params(d),
          working,
          hints: hints(d),
          wrongs: [
            {
              code: 'gave-the-whole',
              explanation: 'This is the whole. Find what is left of it.',
              value: whole,
            },
            {
              code: 'left-before',
              explanation: 'This is what was left before that time.',
              value: whole.sub(whole.mul(d.p)),
            },
            {
              code: 'took-the-change-only',
              explanation: 'More is done than in that time only.',
              value: whole.sub(done),
            },
            {
              code: 'gave-the-end',
              explanation: 'This is what is done, not what is left.',
              value: whole.mul(q),
            },
            {
              code: 'share-at-the-end-only',
              explanation: 'A part was done before. Use the difference of the shares.',
              value: done.div(q).sub(done),
            },
            { code: 'gave-the-change', explanation: 'This is only what was done in that time.', value: done },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'time-for-the-rest',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          ...facts,
          relation('left = whole - q * whole'),
          relation(
            `left = ${joins ? '(rate + next)' : 'next'} * rest${pack.timing === 'whole' ? '' : ' / 60'}`,
          ),
        ],
        asked: 'rest',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'mastery');
        if (!d) return null;
        const { whole, q, style, scene, next, numbers } = d;
        const left = whole.sub(whole.mul(q));
        const speed = joins ? numbers.rate + next : next;
        const rest = timeFor(pack, left, speed);
        if (rest === null || rest < 3 || next === numbers.rate || rest > 400) return null;
        const working = new Working();
        const all = workWhole(working, d);
        const more = working.calc('Left', `(1 − ${share(q)}) × ${style.bare(all)}`, style);
        if (joins) working.calc('Rate together', `${numbers.rate} + ${next}`);
        workTime(working, pack, scene, 'Time for the rest', more, speed);
        const wrongTime = (value: Exact, by: number): Exact => exact(timeFor(pack, value, by) ?? -1);
        return {
          story: [...story(d), ...scene.askRestTime(scene.rate(next)).slice(0, -1)],
          ask: scene.askRestTime(scene.rate(next)).at(-1) ?? '',
          blank: scene.blankRestTime(scene.rate(next)),
          answer: amount(rest, pack.timeStyle(scene)),
          middles: [{ blank: scene.blankWhole, amount: amount(whole, style) }],
          params: { ...params(d), next },
          working,
          hints: [
            hints(d)[0],
            hints(d)[1],
            'Find the whole, then what is left. Divide that by the rate it is done at.',
          ],
          wrongs: [
            {
              code: 'time-for-the-whole',
              explanation: 'Only the rest is still to be done.',
              value: wrongTime(whole, speed),
            },
            {
              code: 'old-rate',
              explanation: 'The rest is done at another rate.',
              value: wrongTime(left, numbers.rate),
            },
            {
              code: 'further-rate-only',
              explanation: 'Check at which rate the rest is done.',
              value: wrongTime(left, joins ? next : numbers.rate + next),
            },
            {
              code: 'time-for-what-is-done',
              explanation: 'This share is done already.',
              value: wrongTime(whole.mul(q), speed),
            },
            {
              code: 'left-before',
              explanation: 'Use what is left at the end.',
              value: wrongTime(whole.sub(whole.mul(d.p)), speed),
            },
            {
              code: 'gave-the-told-time',
              explanation: 'This is the time that is told.',
              value: exact(numbers.time),
            },
            { code: 'one-too-many', explanation: 'Check your division.', value: exact(rest + 1) },
            { code: 'ten-too-many', explanation: 'Check your division.', value: exact(rest + 10) },
          ],
          drawing: null,
        };
      },
    },
  ];
}
