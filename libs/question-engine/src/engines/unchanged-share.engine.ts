import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText, unitsText } from '../numbers/number-text.js';
import { capital, drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';

/** h5, the first owner has a fraction of what the second has; only the second changes. */
export interface UnchangedShareScene {
  style: Style;
  names: [string, string];
  low: number;
  high: number;
  /** "Ravi has 3/4 as many stickers as Siti." */
  before: (p: string) => string;
  gains: (x: string) => string;
  loses: (x: string) => string;
  gainsGroups: (n: string, m: string) => string;
  losesGroups: (n: string, m: string) => string;
  after: (q: string) => string;
  askFirst: string;
  blankFirst: string;
  askTotal: string;
  blankTotal: string;
  /** What the second has at the end. */
  blankSecond: string;
}

type Make = (first: string, second: string) => UnchangedShareScene;

/** Shapes of h5 with an unchanged owner: independent and mastery. */
export function unchangedShareShapes(scenes: readonly Make[]): Shape[] {
  const open = (dice: Dice, gains: boolean) => {
    const [one, two] = drawPeople(dice, 2);
    const scene = dice.pick(scenes)(one?.name ?? '', two?.name ?? '');
    const draw = (): Exact => {
      const d = dice.int(3, 9);
      return exact(dice.int(1, d - 1), d);
    };
    const [p, q] = [draw(), draw()];
    if (gains ? p.compare(q) <= 0 : p.compare(q) >= 0) return null;
    // The first one's units: a number that both numerators divide.
    const a = Number(exact(Number(p.n)).lcm(Number(q.n)).n);
    const b = Number(exact(a).div(p).n);
    const bNow = Number(exact(a).div(q).n);
    if (b > 24 || bNow > 24) return null;
    const most = Math.max(a, b, bNow);
    const unit = exact(dice.int(Math.ceil(scene.low / most), Math.floor(scene.high / most)));
    return { scene, style: scene.style, p, q, units: { a, b, bNow }, unit };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;
  const facts = (gains: boolean) => [
    gateway('a = p * b'),
    gateway('a = q * bNow'),
    relation(gains ? 'bNow = b + change' : 'bNow = b - change'),
  ];
  const same = (share: Exact, a: number, b: number): string =>
    Number(share.n) === a ? fractionText(share) : `${fractionText(share)} = ${a}/${b}`;

  const work = (
    working: Working,
    { scene, p, q, units: { a, b, bNow }, style }: Drawn,
    change: Exact,
  ): Exact => {
    const [first, second] = scene.names;
    working.say(
      `${capital(first)} does not change. Make both tops equal: ${same(p, a, b)} and ${same(q, a, bNow)}.`,
    );
    working.say(
      `${capital(first)} has ${unitsText(a)}. ${capital(second)} has ${unitsText(b)} at first and ${unitsText(bNow)} in the end.`,
    );
    const gap = working.calc('Change in units', `${Math.max(b, bNow)} − ${Math.min(b, bNow)}`);
    return working.calc('1 unit', `${style.bare(change)} ÷ ${gap.toFraction()}`, style);
  };

  const find = (gains: boolean): Shape => ({
    id: gains ? 'other-gains' : 'other-loses',
    levels: ['independent'],
    proof: { kind: 'facts', facts: facts(gains), asked: 'a' },
    draw: (dice): Draft | null => {
      const d = open(dice, gains);
      if (!d) return null;
      const { scene, style, p, q, units, unit } = d;
      const [a, b, bNow] = [units.a, units.b, units.bNow].map((n) => unit.mul(n)) as [Exact, Exact, Exact];
      const change = bNow.sub(b).abs();
      const working = new Working();
      const one = work(working, d, change);
      working.calc(capital(scene.names[0]), `${units.a} × ${style.bare(one)}`, style);
      return {
        story: [
          scene.before(fractionText(p)),
          (gains ? scene.gains : scene.loses)(style.text(change)),
          scene.after(fractionText(q)),
        ],
        ask: scene.askFirst,
        blank: scene.blankFirst,
        answer: amount(a, style),
        middles: [
          {
            blank: scene.blankSecond,
            amount: amount(bNow, style),
            steps: [
              `${capital(scene.names[1])} in the end: ${units.bNow} × ${style.bare(one)} = ${style.text(bNow)}`,
            ],
          },
        ],
        params: { p, q, change },
        working,
        hints: [
          `Who changes and who does not? Draw a bar for ${scene.names[0]} that stays the same.`,
          `Write both fractions with the same top number: that is what ${scene.names[0]} has in units.`,
          `Compare the bottom numbers. The difference in units comes to ${style.text(change)}.`,
        ],
        wrongs: toWrongs([
          ['gave-the-other-at-first', 'This belongs to the one who changes, at first.', b],
          ['gave-the-other-now', 'This belongs to the one who changes, in the end.', bNow],
          ['one-unit-only', 'This is one unit only.', unit],
          ['change-as-one-unit', 'The change may be more than one unit.', change.mul(units.a)],
          [
            'units-not-matched',
            'The two fractions are of different amounts. Make the unchanged part the same.',
            change.div(p.sub(q).abs()),
          ],
          ['gave-both', 'This is for both of them together.', a.add(bNow)],
          [
            'fractions-of-the-change',
            'The fraction is of what the other one has, not of the change.',
            change.mul(p),
          ],
        ]),
        drawing: null,
      };
    },
  });

  const total = (gains: boolean): Shape => ({
    id: gains ? 'total-after-gain' : 'total-after-loss',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [...facts(gains), gateway('change = count * each'), relation('total = a + bNow')],
      asked: 'total',
    },
    draw: (dice): Draft | null => {
      const d = open(dice, gains);
      if (!d) return null;
      const { scene, style, p, q, units, unit } = d;
      const [a, b, bNow] = [units.a, units.b, units.bNow].map((n) => unit.mul(n)) as [Exact, Exact, Exact];
      const change = bNow.sub(b).abs();
      const count = dice.int(2, 8);
      const each = change.div(count);
      if (each.d !== 1n || each.compare(2) < 0) return null;
      const working = new Working();
      const all = working.calc('Change', `${count} × ${style.bare(each)}`, style);
      const one = work(working, d, all);
      const sum = working.calc('Units in the end', `${units.a} + ${units.bNow}`);
      working.calc('Altogether', `${sum.toFraction()} × ${style.bare(one)}`, style);
      return {
        story: [
          scene.before(fractionText(p)),
          (gains ? scene.gainsGroups : scene.losesGroups)(String(count), style.text(each)),
          scene.after(fractionText(q)),
        ],
        ask: scene.askTotal,
        blank: scene.blankTotal,
        answer: amount(a.add(bNow), style),
        middles: [
          {
            blank: scene.blankFirst,
            amount: amount(a, style),
            steps: [`${capital(scene.names[0])}: ${units.a} × ${style.bare(one)} = ${style.text(a)}`],
          },
        ],
        params: { p, q, count, each },
        working,
        hints: [
          `Who changes and who does not? Draw a bar for ${scene.names[0]} that stays the same.`,
          'Find how much the change comes to. Write both fractions with the same top number.',
          `The difference of the bottom numbers, in units, comes to ${count} times ${style.text(each)}.`,
        ],
        wrongs: toWrongs([
          ['gave-one-owner', 'This is for one of them only.', a],
          ['gave-one-owner', 'This is for one of them only.', bNow],
          ['total-at-first', 'This is for both at first. One of them changes.', a.add(b)],
          ['one-group-only', 'There are several equal amounts. Count them all.', a.add(bNow).div(count)],
          ['change-as-one-unit', 'The change may be more than one unit.', change.mul(units.a + units.bNow)],
          ['one-unit-only', 'This is one unit only.', unit],
          [
            'change-not-counted',
            'Take the change the right way.',
            gains ? a.add(b).sub(change) : a.add(b).add(change),
          ],
        ]),
        drawing: null,
      };
    },
  });

  return [find(true), find(false), total(true), total(false)];
}
