import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import { type JobPack, doneIn, timeFor, timeText, timing, workDone, workTime } from './job-scene.js';

const share = (q: Exact): string => fractionText(q);
const ONE = exact(1);

/** Shapes of h6: a share of the whole, then a share of what is left; one part is told by a rate and a time. */
export function remainderAtRateShapes(pack: JobPack, grade: 5 | 6): Shape[] {
  const { done: doneFact, params: timeParams } = timing(pack);
  const most = grade === 5 ? 5 : 8;
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const friendly = level === 'not_ready' || level === 'guided';
    const drawn = pack.draw(dice, friendly);
    const d = dice.int(3, friendly ? 5 : most);
    const e = dice.int(2, friendly ? 4 : most);
    const p = exact(dice.int(1, d - 1), d);
    const q = exact(dice.int(1, e - 1), e);
    const done = doneIn(pack, drawn.numbers);
    return {
      ...drawn,
      style: drawn.scene.style,
      p,
      q,
      done,
      r: drawn.scene.rate(drawn.numbers.rate),
      t: timeText(pack, drawn.scene, drawn.numbers.time),
    };
  };
  type Opened = ReturnType<typeof open>;
  const fits = (d: Opened, whole: Exact, ...others: Exact[]): boolean =>
    whole.compare(d.most) <= 0 && [whole, d.done, ...others].every((v) => v.d === 1n && d.style.allows(v));
  const params = (d: Opened) => ({ p: d.p, rate: d.numbers.rate, ...timeParams(d.numbers.time) });
  const wholeFrom = (working: Working, d: Opened, part: Exact, known: Exact): Exact => {
    const units = part.n === 1n ? '' : ` ÷ ${part.n}`;
    return working.calc('Whole', `${d.style.bare(known)}${units} × ${part.d}`, d.style);
  };
  const HINTS = (d: Opened): [string, string, string] => [
    'Draw a bar. Cut off the first share. Then cut up what is left.',
    `How much is done in ${d.t} at ${d.r}?`,
    'Which share of the whole is that amount? The second share is of what is left.',
  ];
  const slipsOfWhole = (d: Opened, whole: Exact, part: Exact, q: Exact) => [
    { code: 'gave-the-part', explanation: 'This is only the part done at the rate.', value: d.done },
    {
      code: 'share-of-the-whole',
      explanation: 'The second share is of what is left, not of the whole.',
      value: d.done.div(q),
    },
    {
      code: 'stopped-at-the-remainder',
      explanation: 'This is what was left after the first share.',
      value: whole.mul(ONE.sub(d.p)),
    },
    { code: 'first-share-used', explanation: 'The amount belongs to another share.', value: d.done.div(d.p) },
    { code: 'gave-the-first-share', explanation: 'This is the first share only.', value: whole.mul(d.p) },
    {
      code: 'shares-subtracted',
      explanation: 'Both shares are not of the same whole.',
      value: d.p.add(q).compare(1) < 0 ? d.done.div(ONE.sub(d.p).sub(q)) : exact(-1),
    },
    { code: 'one-unit-only', explanation: 'This is one equal unit only.', value: d.done.div(Number(part.n)) },
    {
      code: 'part-added-once',
      explanation: 'Find the whole from the equal units.',
      value: whole.add(d.done),
    },
  ];

  return [
    {
      id: 'rest-at-rate',
      levels: ['not_ready'],
      proof: {
        kind: 'facts',
        facts: [gateway(`done = ${doneFact}`), relation('done = whole - p * whole')],
        asked: 'whole',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'not_ready');
        const part = ONE.sub(d.p);
        const whole = d.done.div(part);
        if (!fits(d, whole, whole.mul(d.p))) return null;
        const working = new Working();
        const known = workDone(working, pack, d.scene, d.numbers);
        working.calc('Remainder', `1 − ${share(d.p)}`, FRACTION);
        wholeFrom(working, d, part, known);
        const [n, all] = [Number(d.p.n), Number(d.p.d)];
        return {
          story: [
            d.scene.already(share(d.p)),
            d.scene.lastPart(d.r, d.t).replace('The last part', 'The remainder'),
          ],
          ask: d.scene.askWhole,
          blank: d.scene.blankWhole,
          answer: amount(whole, d.style),
          middles: [],
          params: params(d),
          working,
          hints: [HINTS(d)[0], HINTS(d)[1], 'What share of the whole is the remainder? Find one equal unit.'],
          wrongs: slipsOfWhole(d, whole, part, part).filter((w) => w.code !== 'share-of-the-whole'),
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: `${share(d.p)}, then the remainder`,
                segments: Array.from({ length: all }, (_, i) => ({
                  size: 1,
                  label: '',
                  tint: i < n ? ('blue' as const) : ('green' as const),
                })),
                brace: '?',
              },
            ],
          },
        };
      },
    },
    {
      id: 'share-of-the-rest-at-rate',
      levels: ['guided'],
      proof: {
        kind: 'facts',
        facts: [
          gateway(`done = ${doneFact}`),
          relation('left = whole - p * whole'),
          relation('done = q * left'),
        ],
        asked: 'whole',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'guided');
        const left = d.done.div(d.q);
        const part = ONE.sub(d.p).mul(d.q);
        const whole = left.div(ONE.sub(d.p));
        if (!fits(d, whole, left)) return null;
        const working = new Working();
        const known = workDone(working, pack, d.scene, d.numbers);
        working.calc('Remainder', `1 − ${share(d.p)}`, FRACTION);
        working.calc('Share of the whole', `${share(d.q)} × ${share(ONE.sub(d.p))}`, FRACTION);
        wholeFrom(working, d, part, known);
        return {
          story: [d.scene.already(share(d.p)), d.scene.shareOfRestAtRate(share(d.q), d.r, d.t)],
          ask: d.scene.askWhole,
          blank: d.scene.blankWhole,
          answer: amount(whole, d.style),
          middles: [],
          params: { ...params(d), q: d.q },
          working,
          hints: HINTS(d),
          wrongs: slipsOfWhole(d, whole, part, d.q),
          drawing: null,
        };
      },
    },
    {
      id: 'first-share-from-last-part',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [
          gateway(`done = ${doneFact}`),
          relation('left = whole - p * whole'),
          relation('done = left - q * left'),
          relation('first = p * whole'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'independent');
        const left = d.done.div(ONE.sub(d.q));
        const whole = left.div(ONE.sub(d.p));
        const first = whole.mul(d.p);
        const part = ONE.sub(d.p).mul(ONE.sub(d.q));
        if (!fits(d, whole, left, first)) return null;
        const working = new Working();
        const known = workDone(working, pack, d.scene, d.numbers);
        working.calc('Share of the whole', `(1 − ${share(d.q)}) × (1 − ${share(d.p)})`, FRACTION);
        const all = wholeFrom(working, d, part, known);
        working.calc('First share', `${share(d.p)} × ${d.style.bare(all)}`, d.style);
        return {
          story: [d.scene.already(share(d.p)), d.scene.shareOfRest(share(d.q)), d.scene.lastPart(d.r, d.t)],
          ask: d.scene.askFirst,
          blank: d.scene.blankFirst,
          answer: amount(first, d.style),
          middles: [{ blank: d.scene.blankWhole, amount: amount(whole, d.style) }],
          params: { ...params(d), q: d.q },
          working,
          hints: HINTS(d),
          wrongs: [
            {
              code: 'gave-the-whole',
              explanation: 'This is the whole. Find the first share of it.',
              value: whole,
            },
            {
              code: 'gave-the-remainder',
              explanation: 'This is what was left after the first share.',
              value: left,
            },
            { code: 'gave-the-second-share', explanation: 'This is the second share.', value: left.mul(d.q) },
            { code: 'gave-the-part', explanation: 'This is the last part only.', value: d.done },
            {
              code: 'share-of-the-remainder',
              explanation: 'The first share is of the whole.',
              value: left.mul(d.p),
            },
            {
              code: 'second-share-of-the-whole',
              explanation: 'The second share is of what is left.',
              value: d.p.add(d.q).compare(1) < 0 ? d.done.div(ONE.sub(d.p).sub(d.q)).mul(d.p) : exact(-1),
            },
            { code: 'first-and-last', explanation: 'Give the first share only.', value: first.add(d.done) },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'time-of-the-first-share',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          gateway(`done = ${doneFact}`),
          relation('left = whole - p * whole'),
          relation('done = left - q * left'),
          relation(`p * whole = next * took${pack.timing === 'whole' ? '' : ' / 60'}`),
        ],
        asked: 'took',
      },
      draw: (dice): Draft | null => {
        const d = open(dice, 'mastery');
        const left = d.done.div(ONE.sub(d.q));
        const whole = left.div(ONE.sub(d.p));
        const first = whole.mul(d.p);
        const part = ONE.sub(d.p).mul(ONE.sub(d.q));
        const took = timeFor(pack, first, d.next);
        if (
          !fits(d, whole, left, first) ||
          took === null ||
          d.next === d.numbers.rate ||
          took < 3 ||
          took > 400 ||
          took === d.numbers.time
        )
          return null;
        const working = new Working();
        const known = workDone(working, pack, d.scene, d.numbers);
        working.calc('Share of the whole', `(1 − ${share(d.q)}) × (1 − ${share(d.p)})`, FRACTION);
        const all = wholeFrom(working, d, part, known);
        const start = working.calc('First share', `${share(d.p)} × ${d.style.bare(all)}`, d.style);
        workTime(working, pack, d.scene, 'Time of the first share', start, d.next);
        const wrongTime = (value: Exact, by: number): Exact => exact(timeFor(pack, value, by) ?? -1);
        const ask = d.scene.askFirstTime(d.scene.rate(d.next));
        return {
          story: [
            d.scene.already(share(d.p)),
            d.scene.shareOfRest(share(d.q)),
            d.scene.lastPart(d.r, d.t),
            ...ask.slice(0, -1),
          ],
          ask: ask.at(-1) ?? '',
          blank: d.scene.blankFirstTime(d.scene.rate(d.next)),
          answer: amount(took, pack.timeStyle(d.scene)),
          middles: [{ blank: d.scene.blankWhole, amount: amount(whole, d.style) }],
          params: { ...params(d), q: d.q, next: d.next },
          working,
          hints: [
            HINTS(d)[0],
            HINTS(d)[1],
            'Find the whole, then the first share. Divide that by its own rate.',
          ],
          wrongs: [
            {
              code: 'time-for-the-whole',
              explanation: 'Only the first share is asked for.',
              value: wrongTime(whole, d.next),
            },
            {
              code: 'other-rate',
              explanation: 'The first share was done at its own rate.',
              value: wrongTime(first, d.numbers.rate),
            },
            {
              code: 'time-for-the-remainder',
              explanation: 'This is the time for what was left.',
              value: wrongTime(left, d.next),
            },
            {
              code: 'time-for-the-second-share',
              explanation: 'This is the time for the second share.',
              value: wrongTime(left.mul(d.q), d.next),
            },
            {
              code: 'share-of-the-remainder',
              explanation: 'The first share is of the whole.',
              value: wrongTime(left.mul(d.p), d.next),
            },
            {
              code: 'gave-the-told-time',
              explanation: 'This is the time that is told.',
              value: exact(d.numbers.time),
            },
            { code: 'one-too-many', explanation: 'Check your division.', value: exact(took + 1) },
            { code: 'ten-too-many', explanation: 'Check your division.', value: exact(took + 10) },
          ],
          drawing: null,
        };
      },
    },
  ];
}
