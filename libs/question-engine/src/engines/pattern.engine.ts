import { SHOWN_TERMS } from '../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape } from '../core/draft.js';
import { type Exact, exact, listStepCounts } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { stepsToPlace } from './steps-blank.js';
import { toWrongs } from './wrong-values.js';
import { MOST_PLACES, type TermRow, countOnTo } from './term-row.js';

/** h9, each term is the one before plus the same step. Terms may be told in a smaller unit than the answer. */
export interface PatternScene {
  /** Style of the terms as told. */
  style: Style;
  /** Style of the answer; the same when absent. */
  answerStyle?: Style;
  tell: (terms: [string, string, string]) => string[];
  askTerm: (n: string) => string;
  blankTerm: (n: string) => string;
  askWhich: (t: string) => string;
  blankWhich: (t: string) => string;
  askSum: (n: string) => string;
  blankSum: (n: string) => string;
  /** For answers in per cent: the sentence that tells the whole. */
  tellWhole?: (w: string) => string;
  drawing?: (terms: readonly Exact[]) => DrawingSpec | null;
}

/** How the answer follows from a term. */
export type PatternScale =
  | { kind: 'same' }
  /** So many of the told unit make one of the answer's unit. */
  | { kind: 'unit'; per: number }
  /** The term is a part of a told whole, the answer is per cent. */
  | { kind: 'percent' };

export interface PatternPack {
  /** Whether items with blanks ask for the number of steps on the way to a place. */
  asksSteps?: boolean;
  scenes: ReadonlyArray<(person: Person) => PatternScene>;
  scale: PatternScale;
  numbers: (
    dice: Dice,
    level: ProficiencyLevel,
    scene: number,
  ) => { first: Exact; step: Exact; whole?: number; most?: number };
}

function toAnswer(scale: PatternScale, term: Exact, whole: Exact | null): Exact {
  if (scale.kind === 'unit') return term.div(scale.per);
  return scale.kind === 'percent' && whole ? term.mul(100).div(whole) : term;
}

/** What an answer is in the unit in which the terms are told: `toAnswer` turned round. */
function fromAnswer(scale: PatternScale, answer: Exact, whole: Exact | null): Exact {
  if (scale.kind === 'unit') return answer.mul(scale.per);
  return scale.kind === 'percent' && whole ? answer.mul(whole).div(100) : answer;
}

/** The first term and the one step by which the first three terms must grow; null where they do not. */
function readRow(givens: Givens): TermRow | null {
  const [a, b, c] = ['t1', 't2', 't3'].map((name) => givens.get(name));
  return a && b && c?.sub(b).equals(b.sub(a)) ? { first: a, step: b.sub(a) } : null;
}

/** The place that is told, counted on to. */
function readPlace(givens: Givens): { term: Exact; sum: Exact } | null {
  const row = readRow(givens);
  return row && countOnTo(row, givens.get('n'), MOST_PLACES);
}

/** Lines that bring a value in the told unit into the answer's. */
function workScale(
  working: Working,
  scale: PatternScale,
  value: Exact,
  told: Style,
  style: Style,
  whole: Exact | null,
  what: string,
): Exact {
  if (scale.kind === 'unit')
    return working.calc(
      `${what} in ${style.unit ?? 'the other unit'}`,
      `${told.bare(value)} ÷ ${scale.per}`,
      style,
    );
  if (scale.kind === 'percent' && whole)
    return working.calc(`${what} as a percentage`, `${told.bare(value)} ÷ ${numberText(whole)} × 100`, style);
  return value;
}

/** How many steps make the rise; parts are made whole first, since no division by a part is known yet. */
function countSteps(working: Working, rise: Exact, gap: Exact, told: Style): Exact {
  const parts = rise.d * gap.d === 1n ? 1 : Number(exact(Number(rise.d)).lcm(Number(gap.d)).n);
  if (parts === 1) return working.calc('Number of steps', `${told.bare(rise)} ÷ ${told.bare(gap)}`);
  const [a, b] = [rise.mul(parts), gap.mul(parts)];
  working.say(`Make both whole: multiply ${told.bare(rise)} and ${told.bare(gap)} by ${parts}.`);
  return working.calc('Number of steps', `${a.toFraction()} ÷ ${b.toFraction()}`);
}

/** The parts of one whole cannot come to more than the whole. */
function overflows(
  scale: PatternScale,
  d: { first: Exact; whole: Exact | null; term: (n: number) => Exact },
  n: number,
): boolean {
  return (
    scale.kind === 'percent' && d.whole !== null && d.first.add(d.term(n)).mul(n).div(2).compare(d.whole) > 0
  );
}

/** Shapes of h9 for terms with a constant step. */
export function patternShapes(pack: PatternPack): Shape[] {
  const { scale } = pack;
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const scene = pack.scenes[at]?.(drawPerson(dice));
    if (!scene) return null;
    const { first, step, whole: total, most } = pack.numbers(dice, level, at);
    const whole = total === undefined ? null : exact(total);
    const terms = [0, 1, 2].map((i) => first.add(step.mul(i))) as [Exact, Exact, Exact];
    const style = scene.answerStyle ?? scene.style;
    const shown = terms.map((t) => scene.style.text(t)) as [string, string, string];
    return {
      scene,
      first,
      step,
      whole,
      style,
      most: most ?? 30,
      terms,
      story: [
        ...scene.tell(shown),
        ...(whole && scene.tellWhole ? [scene.tellWhole(numberText(whole))] : []),
      ],
      params: { t1: terms[0], t2: terms[1], t3: terms[2], ...(whole ? { whole } : {}) },
      term: (n: number) => first.add(step.mul(n - 1)),
      drawing: scene.drawing?.(terms) ?? null,
    };
  };
  const extraHint = {
    same: '',
    unit: ' Then change the unit.',
    percent: ' Then write it as a percentage of the whole.',
  }[scale.kind];

  const termShape = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'search',
      together: SHOWN_TERMS,
      solve: (givens) => {
        const found = readPlace(givens);
        return found ? [toAnswer(scale, found.term, givens.get('whole') ?? null)] : [];
      },
    },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const n = level === 'not_ready' ? dice.int(6, 8) : dice.int(10, Math.min(20, d.most));
      if (n > d.most || overflows(scale, d, n)) return null;
      const { scene, first, step, style, whole } = d;
      const told = scene.style;
      const key = toAnswer(scale, d.term(n), whole);
      const working = new Working();
      const gap = working.calc('Step', `${told.bare(d.terms[1])} − ${told.bare(first)}`, told);
      const gaps = working.calc('Number of steps', `${n} − 1`);
      const rise = working.calc('All the steps', `${gaps.toFraction()} × ${told.bare(gap)}`, told);
      const term = working.calc(`Number ${n}`, `${told.bare(first)} + ${told.bare(rise)}`, told);
      workScale(working, scale, term, told, style, whole, `Number ${n}`);
      const scaled = (v: Exact): Exact => toAnswer(scale, v, whole);
      return {
        story: d.story,
        ask: scene.askTerm(String(n)),
        blank: scene.blankTerm(String(n)),
        answer: amount(key, style),
        middles: [],
        params: { ...d.params, n },
        working,
        hints: [
          'What changes from one to the next, and by how much?',
          `How many steps are there from number 1 to number ${n}?`,
          `Start from ${told.text(first)} and put on one step fewer than ${n}.${extraHint}`,
        ],
        wrongs: toWrongs([
          [
            'one-step-too-many',
            'From number 1 on there is one step fewer than the number.',
            scaled(d.term(n + 1)),
          ],
          ['one-step-too-few', 'Count the steps again.', scaled(d.term(n - 1))],
          [
            'first-term-multiplied',
            'The pattern grows by the step, not by the first term.',
            scaled(first.mul(n)),
          ],
          ['one-step-only', 'You went on by one step only.', scaled(d.term(4))],
          ['start-forgotten', 'Do not forget what was there at the start.', scaled(step.mul(n - 1))],
          ['step-times-number', 'Do not forget where the pattern starts.', scaled(step.mul(n))],
          ['unit-not-changed', 'Check the unit of the answer.', scale.kind === 'same' ? -1 : key.mul(10)],
        ]),
        drawing: d.drawing,
      };
    },
  });

  return [
    termShape('near-term', 'not_ready'),
    termShape('far-term', 'guided'),
    {
      id: 'which-place',
      levels: ['independent'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) => {
          const target = givens.get('target');
          const row = readRow(givens);
          if (!target || !row) return [];
          const told = fromAnswer(scale, target, givens.get('whole') ?? null);
          return listStepCounts(row.first, row.step, told, [0, MOST_PLACES - 1]).map((steps) =>
            exact(steps + 1),
          );
        },
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const n = dice.int(Math.min(9, d.most), Math.min(30, d.most));
        const { scene, first, step, style, whole } = d;
        const told = scene.style;
        const target = toAnswer(scale, d.term(n), whole);
        if (!style.allows(target) || overflows(scale, d, n)) return null;
        const working = new Working();
        let value = target;
        if (scale.kind === 'unit')
          value = working.calc('In the smaller unit', `${style.bare(target)} × ${scale.per}`, told);
        if (scale.kind === 'percent' && whole)
          value = working.calc(
            'As a part of the whole',
            `${style.bare(target)} ÷ 100 × ${numberText(whole)}`,
            told,
          );
        const gap = working.calc('Step', `${told.bare(d.terms[1])} − ${told.bare(first)}`, told);
        const rise = working.calc('All the steps', `${told.bare(value)} − ${told.bare(first)}`, told);
        const steps = countSteps(working, rise, gap, told);
        working.calc('Place', `${steps.toFraction()} + 1`);
        const scaled = d.term(n);
        return {
          story: d.story,
          ask: scene.askWhich(style.text(target)),
          blank: scene.blankWhich(style.text(target)),
          answer: amount(n, PLAIN),
          middles: pack.asksSteps ? stepsToPlace(n, style.text(target)) : [],
          params: { ...d.params, target },
          working,
          hints: [
            'What changes from one to the next, and by how much?',
            `How much more than ${told.text(first)} is it${scale.kind === 'same' ? '' : ', in the same unit'}?`,
            'Find how many steps make up the difference. The first one comes before any step.',
          ],
          wrongs: toWrongs([
            ['first-not-counted', 'The first one comes before any step. Count it too.', n - 1],
            ['one-too-many', 'Count the steps again.', n + 1],
            [
              'divided-by-step',
              'Take away where the pattern starts before you share.',
              exact(scaled.div(step).floor()),
            ],
            [
              'divided-by-first',
              'The pattern grows by the step, not by the first term.',
              exact(scaled.div(first).floor()),
            ],
            ['two-too-few', 'Count the steps again, from the first one.', n - 2],
            [
              'start-added',
              'Take away where the pattern starts, do not add it.',
              exact(scaled.add(first).div(step).floor()).add(1),
            ],
          ]),
          drawing: d.drawing,
        };
      },
    },
    {
      id: 'sum-of-terms',
      levels: ['mastery'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) => {
          const found = readPlace(givens);
          return found ? [toAnswer(scale, found.sum, givens.get('whole') ?? null)] : [];
        },
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d) return null;
        const n = dice.int(6, Math.min(12, d.most));
        const { scene, first, step, style, whole } = d;
        const told = scene.style;
        const last = d.term(n);
        if (overflows(scale, d, n)) return null;
        const sum = first.add(last).mul(n).div(2);
        const key = toAnswer(scale, sum, whole);
        const working = new Working();
        const gap = working.calc('Step', `${told.bare(d.terms[1])} − ${told.bare(first)}`, told);
        const rise = working.calc('All the steps', `${n - 1} × ${told.bare(gap)}`, told);
        const end = working.calc('Last term', `${told.bare(first)} + ${told.bare(rise)}`, told);
        const pair = working.calc('First and last together', `${told.bare(first)} + ${told.bare(end)}`, told);
        const all = working.calc('Sum', `${told.bare(pair)} × ${n} ÷ 2`, told);
        workScale(working, scale, all, told, style, whole, 'Sum');
        const scaled = (v: Exact): Exact => toAnswer(scale, v, whole);
        const onTheWay = new Working();
        workScale(onTheWay, scale, end, told, style, whole, 'Last term');
        return {
          story: d.story,
          ask: scene.askSum(String(n)),
          blank: scene.blankSum(String(n)),
          answer: amount(key, style),
          middles: [
            {
              blank: scene.blankTerm(String(n)),
              amount: amount(scaled(last), style),
              steps: onTheWay.lines,
            },
          ],
          params: { ...d.params, n },
          working,
          hints: [
            'What changes from one to the next, and by how much?',
            `Find number ${n} of the pattern first. What do the first and the last make together?`,
            `Pair the first with the last, the second with the one before the last. How many pairs are there among ${n}?${extraHint}`,
          ],
          wrongs: toWrongs([
            ['gave-the-last-term', 'This is the last one only. Find all of them together.', scaled(last)],
            ['last-times-number', 'They are not all as large as the last one.', scaled(last.mul(n))],
            ['first-times-number', 'They are not all as small as the first one.', scaled(first.mul(n))],
            [
              'pairs-not-halved',
              'Each pair has two of them. You counted everything twice.',
              scaled(sum.mul(2)),
            ],
            ['one-term-too-few', 'One of them is missing from your sum.', scaled(sum.sub(last))],
            ['one-term-too-many', 'Count the steps again.', scaled(sum.add(last).add(step))],
            [
              'one-step-too-many',
              'Check the last one. There is one step fewer than the number.',
              scaled(first.add(last).add(step).mul(n).div(2)),
            ],
          ]),
          drawing: d.drawing,
        };
      },
    },
  ];
}
