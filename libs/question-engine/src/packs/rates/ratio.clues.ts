import { withoutEachClue } from '../../engines/clues.engine.js';
import { amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Draft, Givens, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { drawHolders } from './ratio.holders.js';
import { slip } from './time-kit.js';

const num = (givens: Givens, name: string): number => Number(givens.get(name)?.n ?? -1n);

/** A clue about the numbers of a ratio; the told number is a param of its name. */
interface RatioClue {
  name: string;
  fits: (terms: readonly number[], told: number) => boolean;
}

const total = (terms: readonly number[]): number => terms.reduce((a, b) => a + b, 0);
const RATIO_CLUES: readonly RatioClue[] = [
  { name: 'over', fits: (t, told) => total(t) > told },
  { name: 'under', fits: (t, told) => total(t) < told },
  { name: 'firstOver', fits: (t, told) => (t[0] ?? 0) > told },
  { name: 'lastUnder', fits: (t, told) => (t.at(-1) ?? 0) < told },
  { name: 'multiple', fits: (t, told) => (t[1] ?? 0) % told === 0 },
  { name: 'sumMultiple', fits: (t, told) => total(t) % told === 0 },
];
const MOST_UNIT = 120;

function clueFits(givens: ReadonlyMap<string, number>, terms: readonly number[]): number[] {
  const units: number[] = [];
  for (let u = 1; u <= MOST_UNIT; u += 1) {
    const numbers = terms.map((t) => t * u);
    if (RATIO_CLUES.every(({ name, fits }) => !givens.has(name) || fits(numbers, givens.get(name) ?? 0)))
      units.push(u);
  }
  return units;
}

interface CluePlan {
  id: string;
  level: Shape['levels'][number];
  terms: 2 | 3;
  clues: readonly string[];
  asked: 'first' | 'last' | 'total';
}

function clueShape(plan: CluePlan): Shape {
  const names = ['p', 'q', 'r'].slice(0, plan.terms);
  return {
    id: plan.id,
    levels: [plan.level],
    proof: {
      kind: 'search',
      withoutEach: withoutEachClue(RATIO_CLUES),
      together: [/^[pqr]$/],
      solve: (givens) => {
        const terms = names.map((name) => num(givens, name));
        const told = new Map(
          plan.clues.filter((name) => givens.has(name)).map((name) => [name, num(givens, name)]),
        );
        return clueFits(told, terms).map((u) => exact(valueOf(plan, terms, u)));
      },
    },
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const { style, things } = h;
      const terms = drawClueTerms(dice, plan.terms);
      const u = dice.int(4, 16);
      const numbers = terms.map((t) => t * u);
      const all = total(numbers);
      const one = total(terms);
      const told = new Map<string, number>(
        plan.clues.map((name) => [name, drawTold(dice, name, numbers, one)]),
      );
      if (clueFits(told, terms).length !== 1 || !clueFits(told, terms).includes(u)) return null;
      const needed = plan.clues.every(
        (left) => clueFits(new Map([...told].filter(([name]) => name !== left)), terms).length >= 2,
      );
      if (!needed) return null;
      const key = valueOf(plan, terms, u);
      if ([...told.values()].includes(key)) return null;
      const who = [h.a, h.b, h.c];
      const first = who[0] ?? '';
      const last = who[plan.terms - 1] ?? '';
      const people =
        plan.terms === 2
          ? `${h.a}'s ${things} to ${h.b}'s ${things}`
          : `the ${things} of ${h.a}, ${h.b} and ${h.c}`;
      const say: Readonly<Record<string, string>> = {
        both: `Together they have more than ${told.get('over') ?? ''} and fewer than ${told.get('under') ?? ''} ${things}.`,
        firstOver: `${first} has more than ${told.get('firstOver') ?? ''} ${things}.`,
        lastUnder: `${last} has fewer than ${told.get('lastUnder') ?? ''} ${things}.`,
        multiple: `The number ${h.b} has is a multiple of ${told.get('multiple') ?? ''}.`,
        sumMultiple: `Their total is a multiple of ${told.get('sumMultiple') ?? ''}.`,
      };
      const working = new Working();
      const units = working.calc('Units in all', terms.join(' + '));
      plan.clues.forEach((_, i) => {
        const fits = clueFits(new Map([...told].slice(0, i + 1)), terms);
        const list = fits.length <= 8 ? fits.join(', ') : `${fits.slice(0, 4).join(', ')} and so on`;
        working.say(`After clue ${i + 1}, one unit can be ${list}.`);
      });
      if (plan.asked === 'total' || plan.level === 'mastery')
        working.calc('Total', `${units.toFraction()} × ${u}`, style);
      if (plan.asked !== 'total') {
        const at = plan.asked === 'first' ? 0 : plan.terms - 1;
        if (plan.level !== 'not_ready' && plan.level !== 'guided' && at > 0)
          working.calc(`Number of ${h.a}`, `${terms[0] ?? 0} × ${u}`, style);
        working.calc(`Number of ${who[at] ?? ''}`, `${terms[at] ?? 0} × ${u}`, style);
      }
      return {
        story: [`The ratio of ${people} is ${terms.join(' : ')}.`, ...listClues(plan, say)],
        ask:
          plan.asked === 'total'
            ? `How many ${things} do they have altogether?`
            : `How many ${things} does ${plan.asked === 'first' ? first : last} have?`,
        blank:
          plan.asked === 'total'
            ? `They have ___ ${things} altogether.`
            : `${plan.asked === 'first' ? first : last} has ___ ${things}.`,
        answer: amount(key, style),
        middles:
          plan.asked === 'last'
            ? [{ blank: `${first} has ___ ${things}.`, amount: amount(numbers[0] ?? 0, style) }]
            : [],
        params: {
          ...Object.fromEntries(terms.map((t, i) => [names[i] ?? '', t])),
          ...Object.fromEntries(told),
        },
        working,
        hints: [
          'Each of them has some equal units. The numbers are whole.',
          'List what the total can be. It goes up by the number of units in all.',
          'Take the clues one by one and cross out what does not fit.',
        ],
        wrongs: [
          ...[-2, -1, 1, 2, 3].map((step) =>
            slip(
              step < 0 ? 'unit-too-small' : 'unit-too-large',
              'One of the clues does not fit with this number.',
              valueOf(plan, terms, u + step),
            ),
          ),
          slip(
            'other-owner',
            'Check whose number is asked for.',
            plan.asked === 'first' ? (numbers[1] ?? 0) : (numbers[0] ?? 0),
          ),
          slip('one-unit-only', 'This is one unit.', u),
          slip(
            'another-number',
            'Check what is asked for.',
            plan.asked === 'total' ? (numbers.at(-1) ?? 0) : all,
          ),
        ],
        drawing:
          plan.level === 'not_ready'
            ? {
                kind: 'bars',
                rows: terms.map((t, i) => ({
                  label: who[i] ?? '',
                  segments: Array.from({ length: t }, () => ({ size: 1, label: '' })),
                })),
              }
            : null,
      };
    },
  };
}

/** The two limits of the total make one sentence. */
function listClues({ clues }: CluePlan, say: Readonly<Record<string, string>>): string[] {
  const merged = clues.includes('over') && clues.includes('under');
  return clues.flatMap((name) =>
    merged && name === 'under' ? [] : [say[merged && name === 'over' ? 'both' : name] ?? ''],
  );
}

const valueOf = (plan: CluePlan, terms: readonly number[], u: number): number =>
  (plan.asked === 'total' ? total(terms) : plan.asked === 'first' ? (terms[0] ?? 0) : (terms.at(-1) ?? 0)) *
  u;

function drawClueTerms(dice: Dice, count: 2 | 3): number[] {
  if (count === 2) return drawTerms(dice, 7);
  const [a, b] = drawTerms(dice, 6);
  return [a, b, dice.pick([1, 2, 3, 4, 5, 6, 7].filter((c) => c !== a && c !== b))];
}

function drawTold(dice: Dice, name: string, numbers: readonly number[], one: number): number {
  const all = total(numbers);
  const below = (value: number, reach: number): number => Math.max(1, value - dice.int(1, reach));
  if (name === 'over') return below(all, 2 * one);
  if (name === 'under') return all + dice.int(1, 2 * one);
  if (name === 'firstOver') return below(numbers[0] ?? 2, 8);
  if (name === 'lastUnder') return (numbers.at(-1) ?? 0) + dice.int(1, 12);
  return dice.pick([2, 3, 4, 5, 6, 7, 8, 9]);
}

/** h10 for ratio: clues cut down the size of one unit. */
export const RATIO_CLUE_SHAPES: readonly Shape[] = [
  clueShape({ id: 'total-between', level: 'not_ready', terms: 2, clues: ['over', 'under'], asked: 'first' }),
  clueShape({
    id: 'total-and-multiple',
    level: 'guided',
    terms: 2,
    clues: ['over', 'under', 'multiple'],
    asked: 'total',
  }),
  clueShape({
    id: 'three-shares',
    level: 'independent',
    terms: 3,
    clues: ['over', 'under', 'multiple'],
    asked: 'last',
  }),
  clueShape({
    id: 'three-shares-three-clues',
    level: 'mastery',
    terms: 3,
    clues: ['firstOver', 'lastUnder', 'sumMultiple'],
    asked: 'last',
  }),
];
