import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, toWhole } from '../numbers/exact.js';
import { type Person, capital, drawPerson } from '../core/people.js';
import { numberText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/**
 * h1, whole = equal groups + the rest: one part must be worked out by the sub-strand's skill (groups of a size in
 * the sub-strand's numbers and units) before the relation can be used.
 */
export interface PartWholeScene {
  /** Kind of the whole and its parts. */
  style: Style;
  /** Kind of one group, where it is stated in a smaller unit. */
  each: Style;
  /** The groups, as in "4 blocks" or "6 minutes". */
  groupsNoun: string;
  /** What the groups come to, as in "number of seats in the blocks". */
  groupsTotal: string;
  whole: (w: string) => string;
  groups: (n: string, m: string) => string;
  groupsUnknown: (n: string) => string;
  restGiven: (r: string) => string;
  askRest: string;
  blankRest: string;
  askEach: string;
  blankEach: string;
  /** Statement of the groups' total. */
  blankGroups: (n: string) => string;
  /** A further known part (mastery). */
  extra: (p: string) => string;
  /** The rest is shared out equally (mastery). */
  shared: (k: string) => string;
  askShare: string;
  blankShare: string;
}

/** Numbers of one draw; `each` in the unit of a single group. */
export interface PartWholeNumbers {
  count: number;
  each: Exact;
  rest: Exact;
  extra: Exact;
  shares: number;
}

export interface PartWholePack {
  scenes: ReadonlyArray<(person: Person) => PartWholeScene>;
  /** Smaller units in one unit of the whole (1000 ml in a litre), else 1. */
  unitsPerWhole: number;
  /** `scene` picks numbers that suit it. */
  numbers: (dice: Dice, level: ProficiencyLevel, scene: number) => PartWholeNumbers;
}

function groupBars(
  n: number,
  each: string,
  whole: string,
  level: ProficiencyLevel,
  part: Exact,
  rest: Exact,
): DrawingSpec {
  const total = part.add(rest).valueOf();
  const segments =
    level === 'not_ready' && n <= 5
      ? Array.from({ length: n }, () => ({
          size: part.div(n).valueOf() / total,
          label: each.length <= 7 ? each : '',
        }))
      : [{ size: part.valueOf() / total, label: `${n} × ${each}` }];
  return {
    kind: 'bars',
    rows: [
      {
        label: '',
        segments: [...segments, { size: rest.valueOf() / total, label: '?', tint: 'amber' as const }],
        brace: whole,
      },
    ],
  };
}

/** Shapes of h1 for a pack whose parts are groups of a known size. */
export function partWholeShapes(pack: PartWholePack): Shape[] {
  const per = pack.unitsPerWhole;
  const partFact = gateway(per === 1 ? 'part = count * each' : `part = count * each / ${per}`);
  const change = (working: Working, value: Exact, label: string, style: Style): Exact =>
    per === 1 ? value : working.calc(label, `${numberText(value)} ÷ ${per}`, style);

  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const make = pack.scenes[at];
    if (!make) return null;
    const scene = make(drawPerson(dice));
    const numbers = pack.numbers(dice, level, at);
    const part = numbers.each.mul(numbers.count).div(per);
    return { scene, ...numbers, part, n: String(numbers.count), m: scene.each.text(numbers.each) };
  };

  /** Total of the groups, in the unit of the whole. */
  const workGroups = (working: Working, scene: PartWholeScene, count: number, each: Exact): Exact => {
    const shown = per === 1 ? scene.style : scene.each;
    const total = working.calc(capital(scene.groupsTotal), `${count} × ${scene.each.bare(each)}`, shown);
    return change(working, total, 'In the other unit', scene.style);
  };

  return [
    {
      id: 'rest',
      levels: ['not_ready', 'guided'],
      proof: { kind: 'facts', facts: [partFact, relation('whole = part + rest')], asked: 'rest' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, count, each, part, rest } = d;
        const whole = part.add(rest);
        const working = new Working();
        const total = workGroups(working, scene, count, each);
        working.calc('The rest', `${scene.style.bare(whole)} − ${scene.style.bare(total)}`, scene.style);
        return {
          story: [scene.whole(scene.style.text(whole)), scene.groups(d.n, d.m)],
          ask: scene.askRest,
          blank: scene.blankRest,
          answer: amount(rest, scene.style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(part, scene.style) }],
          params: { whole, count, each },
          working,
          hints: [
            'Which parts make up the whole? Draw them on one bar.',
            `First find the ${scene.groupsTotal}.`,
            `Multiply ${scene.each.text(each)} by ${count}${per === 1 ? '' : ' and change the unit'}. Then take the total from ${scene.style.text(whole)}.`,
          ],
          wrongs: [
            {
              code: 'one-group-only',
              explanation: `You counted only one of the ${scene.groupsNoun}. Count them all.`,
              value: whole.sub(each.div(per)),
            },
            {
              code: 'gave-the-known-part',
              explanation: 'This is the part you worked out, not the part that is asked for.',
              value: part,
            },
            {
              code: 'added-whole-and-part',
              explanation: 'You added the part to the whole. The part is already inside the whole.',
              value: whole.add(part),
            },
            {
              code: 'place-slip-smaller',
              explanation: 'Look at the zeros and the decimal point when you multiply.',
              value: whole.sub(part.div(10)),
            },
            {
              code: 'one-group-too-few',
              explanation: `You left out one of the ${scene.groupsNoun}.`,
              value: whole.sub(part).add(each.div(per)),
            },
            {
              code: 'one-group-too-many',
              explanation: `You counted one of the ${scene.groupsNoun} too many.`,
              value: whole.sub(part).sub(each.div(per)),
            },
            {
              code: 'unit-not-changed',
              explanation: 'Check how many of the smaller unit make one of the larger unit.',
              value: per === 1 ? -1 : whole.sub(part.div(10)),
            },
          ],
          drawing: groupBars(count, d.m, scene.style.text(whole), level, part, rest),
        };
      },
    },
    {
      id: 'size-of-a-group',
      levels: ['independent'],
      proof: { kind: 'facts', facts: [partFact, relation('whole = part + rest')], asked: 'each' },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, count, each, part, rest } = d;
        const whole = part.add(rest);
        const working = new Working();
        const groups = working.calc(
          capital(scene.groupsTotal),
          `${scene.style.bare(whole)} − ${scene.style.bare(rest)}`,
          scene.style,
        );
        const small =
          per === 1
            ? groups
            : working.calc('In the smaller unit', `${scene.style.bare(groups)} × ${per}`, scene.each);
        working.calc('Each', `${scene.each.bare(small)} ÷ ${count}`, scene.each);
        return {
          story: [
            scene.whole(scene.style.text(whole)),
            scene.groupsUnknown(d.n),
            scene.restGiven(scene.style.text(rest)),
          ],
          ask: scene.askEach,
          blank: scene.blankEach,
          answer: amount(each, scene.each),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(part, scene.style) }],
          params: { whole, count, rest },
          working,
          hints: [
            'Which part of the whole is known, and which part is made of equal groups?',
            `Take the known part from the whole to get the ${scene.groupsTotal}.`,
            `Take ${scene.style.text(rest)} from ${scene.style.text(whole)}, then divide by ${count}${per === 1 ? '' : ' in the smaller unit'}.`,
          ],
          wrongs: [
            {
              code: 'rest-not-taken-away',
              explanation: 'You shared out the whole. One part of it is not in the groups.',
              value: whole.mul(per).div(count),
            },
            {
              code: 'shared-the-wrong-part',
              explanation: 'You shared out the other part.',
              value: rest.mul(per).div(count),
            },
            {
              code: 'not-divided',
              explanation: `This is for all ${scene.groupsNoun} together. The question asks about one.`,
              value: part.mul(per),
            },
            {
              code: 'added-the-rest',
              explanation: 'You added the known part. It belongs inside the whole.',
              value: whole.add(rest).mul(per).div(count),
            },
            {
              code: 'place-slip-larger',
              explanation: 'Look at the zeros and the decimal point when you divide.',
              value: each.mul(10),
            },
            {
              code: 'place-slip-smaller',
              explanation: 'Look at the zeros and the decimal point when you divide.',
              value: each.div(10),
            },
            {
              code: 'counted-the-rest-as-a-group',
              explanation: 'The known part is not one of the equal groups.',
              value: part.mul(per).div(count + 1),
            },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'shared-rest',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [partFact, relation('whole = part + extra + rest'), relation('rest = shares * share')],
        asked: 'share',
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const { scene, count, each, part, extra, shares } = d;
        const share = d.rest.div(shares);
        const whole = part.add(extra).add(d.rest);
        const working = new Working();
        const total = workGroups(working, scene, count, each);
        const rest = working.calc(
          'The rest',
          `${scene.style.bare(whole)} − ${scene.style.bare(total)} − ${scene.style.bare(extra)}`,
          scene.style,
        );
        working.calc('Each share', `${scene.style.bare(rest)} ÷ ${shares}`, scene.style);
        return {
          story: [
            scene.whole(scene.style.text(whole)),
            scene.groups(d.n, d.m),
            scene.extra(scene.style.text(extra)),
            scene.shared(String(shares)),
          ],
          ask: scene.askShare,
          blank: scene.blankShare,
          answer: amount(share, scene.style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(part, scene.style) }],
          params: { whole, count, each, extra, shares },
          working,
          hints: [
            'How many different parts make up the whole? Draw a bar for them.',
            `Find the ${scene.groupsTotal}, then see what is left of the whole after both known parts.`,
            `Multiply first, take both known parts from ${scene.style.text(whole)}, and share what is left by ${toWhole(shares)}.`,
          ],
          wrongs: [
            {
              code: 'forgot-a-part',
              explanation: 'There is one more known part to take away before you share.',
              value: d.rest.add(extra).div(shares),
            },
            {
              code: 'not-shared',
              explanation: 'This is all of the rest. It still has to be shared.',
              value: d.rest,
            },
            {
              code: 'one-group-only',
              explanation: `You counted only one of the ${scene.groupsNoun}.`,
              value: whole.sub(each.div(per)).sub(extra).div(shares),
            },
            {
              code: 'forgot-the-groups',
              explanation: `The ${scene.groupsTotal} has to be taken away as well.`,
              value: whole.sub(extra).div(shares),
            },
            {
              code: 'shared-the-whole',
              explanation: 'You shared out the whole before taking the known parts away.',
              value: whole.div(shares),
            },
            {
              code: 'shared-among-one-more',
              explanation: 'Check how many equal shares there are.',
              value: d.rest.div(shares + 1),
            },
          ],
          drawing: null,
        };
      },
    },
  ];
}
