import { RATIO, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { Working } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { type Holders, drawHolders, ratioOf, unitBars } from './ratio.holders.js';
import { slip } from './time-kit.js';

/** A proper fraction. */
export function drawFraction(dice: Dice, most: number): Exact {
  const d = dice.int(2, most);
  return exact(dice.int(1, d - 1), d);
}

const ratioText = (v: Exact): string => RATIO.text(v);
const asRatio = (top: Exact, bottom: Exact): Exact =>
  bottom.n === 0n || top.n === 0n ? exact(-1) : top.div(bottom);
const spends = ({ a, his, things }: Holders, f: string): string =>
  `${a} then gives ${f} of ${his} ${things} to a cousin.`;
const makesMore = ({ b, heB, things }: Holders, f: string): string =>
  `${b} then gets more ${things}: ${f} of the number ${heB} had.`;
const hands = ({ a, b, his, things }: Holders, f: string): string =>
  `${a} then gives ${f} of ${his} ${things} to ${b}.`;

/** h5 for ratio: one amount changes by a fraction of itself. */
export function ratioFractionShapes(grade: 5 | 6): readonly Shape[] {
  const most = grade === 5 ? 7 : 9;
  const deep = grade === 5 ? 5 : 8;
  interface Plan {
    id: string;
    level: 'not_ready' | 'guided' | 'independent';
    facts: Shape['proof'];
    tell: (h: Holders, f: string) => string;
    after: (p: number, q: number, f: Exact) => [Exact, Exact];
    work: (working: Working, h: Holders, p: number, q: number, f: Exact) => void;
    last: string;
  }
  const plans: readonly Plan[] = [
    {
      id: 'first-loses-a-fraction',
      level: 'not_ready',
      facts: {
        kind: 'facts',
        facts: [gateway('before = p / q'), relation('after = before - f * before')],
        asked: 'after',
      },
      tell: spends,
      after: (p, q, f) => [exact(p).sub(f.mul(p)), exact(q)],
      work: (working, h, p, _q, f) => {
        const gone = working.calc(`Units ${h.a} gives away`, `${fractionText(f)} × ${p}`);
        working.calc(`Units of ${h.a} now`, `${p} − ${fractionText(gone)}`);
      },
      last: 'Take these units away. The other one keeps all its units.',
    },
    {
      id: 'second-gains-a-fraction',
      level: 'guided',
      facts: {
        kind: 'facts',
        facts: [gateway('before = p / q'), relation('after * (1 + f) = before')],
        asked: 'after',
      },
      tell: makesMore,
      after: (p, q, f) => [exact(p), exact(q).add(f.mul(q))],
      work: (working, h, _p, q, f) => {
        const come = working.calc(`Units ${h.b} gets`, `${fractionText(f)} × ${q}`);
        working.calc(`Units of ${h.b} now`, `${q} + ${fractionText(come)}`);
      },
      last: 'Put these units with it. The other one keeps all its units.',
    },
    {
      id: 'a-fraction-changes-hands',
      level: 'independent',
      facts: {
        kind: 'facts',
        facts: [gateway('given = f * p'), relation('after * (q + given) = p - given')],
        asked: 'after',
      },
      tell: hands,
      after: (p, q, f) => [exact(p).sub(f.mul(p)), exact(q).add(f.mul(p))],
      work: (working, h, p, q, f) => {
        const given = working.calc('Units given', `${fractionText(f)} × ${p}`);
        working.calc(`Units of ${h.a} now`, `${p} − ${fractionText(given)}`);
        working.calc(`Units of ${h.b} now`, `${q} + ${fractionText(given)}`);
      },
      last: 'What one loses, the other gains: change both numbers of units.',
    },
  ];
  const newRatio = (plan: Plan): Shape => ({
    id: plan.id,
    levels: [plan.level],
    proof: plan.facts,
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const [p, q] = drawTerms(dice, plan.level === 'not_ready' ? most : most + 3);
      const f = drawFraction(dice, plan.level === 'not_ready' ? 4 : deep);
      const [x, y] = plan.after(p, q, f);
      const after = asRatio(x, y);
      const changed = plan.level === 'guided' ? f.mul(q) : f.mul(p);
      if (changed.d !== 1n || after.equals(exact(p, q)) || after.equals(1) || after.n > 30n || after.d > 30n)
        return null;
      const working = new Working();
      plan.work(working, h, p, q, f);
      const shown = `${x.toFraction()} : ${y.toFraction()}`;
      working.say(
        shown === ratioText(after) ? `New ratio: ${shown}` : `New ratio: ${shown} = ${ratioText(after)}`,
      );
      return {
        story: [ratioOf(h, p, q), plan.tell(h, fractionText(f))],
        ask: `What is the new ratio of ${h.a}'s ${h.things} to ${h.b}'s ${h.things}? Give it in its simplest form.`,
        blank: `In its simplest form, the new ratio of ${h.a}'s ${h.things} to ${h.b}'s ${h.things} is ___.`,
        answer: amount(after, RATIO),
        middles: [],
        params: { p, q, f },
        working,
        hints: [
          'Draw both amounts with equal units.',
          'How many units is the fraction that changes?',
          plan.last,
        ],
        wrongs: [
          slip('order-reversed', 'Check the order of the ratio.', asRatio(y, x)),
          slip('old-ratio', 'This is the ratio before the change.', exact(p, q)),
          slip(
            'fraction-of-the-other',
            'Check of whose amount the fraction is taken.',
            asRatio(exact(p).sub(f.mul(q)).abs(), exact(q)),
          ),
          slip(
            'changed-the-wrong-way',
            'Check who has more and who has less now.',
            asRatio(exact(p).add(changed), exact(q)),
          ),
          slip(
            'only-one-side-changes',
            'Look again at who loses and who gains.',
            plan.level === 'independent' ? asRatio(x, exact(q)) : asRatio(x, y.add(changed)),
          ),
          slip(
            'kept-the-fraction-given',
            'That is what was given away, not what is kept.',
            asRatio(changed, exact(q)),
          ),
          slip(
            'one-unit-changed',
            'The fraction may be more than one unit.',
            asRatio(exact(p).sub(1), exact(q)),
          ),
          slip(
            'other-side-changed',
            'The change is on the other side.',
            asRatio(exact(p), exact(q).add(changed).add(1)),
          ),
        ],
        drawing:
          plan.level === 'not_ready'
            ? {
                kind: 'bars',
                rows: [
                  { label: `${h.a} before`, segments: unitBars(p) },
                  { label: `${h.b} before`, segments: unitBars(q) },
                ],
              }
            : null,
      };
    },
  });
  return [
    ...plans.map(newRatio),
    {
      id: 'start-from-the-difference',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          gateway('first = p * u'),
          gateway('second = q * u'),
          relation('given = f * first'),
          relation('second + given = first - given + more'),
        ],
        asked: 'first',
      },
      draw: (dice): Draft | null => {
        const h = drawHolders(dice);
        const { style, things, a, b } = h;
        const [p, q] = drawTerms(dice, most + 3);
        const f = drawFraction(dice, deep);
        const given = f.mul(p);
        const gap = exact(q).add(given).sub(exact(p).sub(given));
        if (given.d !== 1n || gap.compare(1) <= 0) return null;
        const u = dice.int(2, 18);
        const [first, more] = [p * u, gap.mul(u)];
        const working = new Working();
        const gone = working.calc('Units given', `${fractionText(f)} × ${p}`);
        const left = working.calc(`Units of ${a} now`, `${p} − ${fractionText(gone)}`);
        const right = working.calc(`Units of ${b} now`, `${q} + ${fractionText(gone)}`);
        const units = working.calc('Difference in units', `${fractionText(right)} − ${fractionText(left)}`);
        const one = working.calc('1 unit', `${style.bare(more)} ÷ ${fractionText(units)}`, style);
        working.calc(`${a} at first`, `${p} × ${style.bare(one)}`, style);
        return {
          story: [
            ratioOf(h, p, q),
            hands(h, fractionText(f)),
            `Now ${b} has ${style.text(more).replace(' ', ' more ')} than ${a}.`,
          ],
          ask: `How many ${things} did ${a} have at first?`,
          blank: `At first ${a} had ___ ${things}.`,
          answer: amount(first, style),
          middles: [{ blank: `One unit is ___ ${things}.`, amount: amount(u, style) }],
          params: { p, q, f, more },
          working,
          hints: [
            'Draw both amounts with equal units. How many units are given?',
            'How many units does each have now?',
            'The difference now is a number of units. Find one unit.',
          ],
          wrongs: [
            slip(
              'old-difference-used',
              'The difference changes when some are given.',
              q === p
                ? -1
                : exact(p)
                    .mul(more)
                    .div(Math.abs(q - p)),
            ),
            slip('difference-as-one-unit', 'The difference may be more than one unit.', more.mul(p)),
            slip('other-owner', `This is what ${b} had at first.`, q * u),
            slip('after-the-gift', `This is what ${a} has now.`, left.mul(u)),
            slip('gave-what-was-given', 'This is what changed hands.', given.mul(u)),
            slip('other-owner-now', `This is what ${b} has now.`, right.mul(u)),
            slip('one-side-only', 'One loses and the other gains.', exact(p).mul(more).div(gap.add(given))),
          ],
          drawing: null,
        };
      },
    },
  ];
}
