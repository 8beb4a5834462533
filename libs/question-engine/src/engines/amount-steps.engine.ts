import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape, WrongValue } from '../core/draft.js';
import { type Exact, exact, listStepCounts } from '../numbers/exact.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { type Picture, type Span, blankIn, drawSpan, sumLine, timesLine } from './told-amount.js';
import { type TermRow, countOnTo } from './term-row.js';

/** An amount that grows by the same step from one place to the next: day by day, tin by tin. */
export interface StepsScene {
  /** "Day", "Week". */
  place: string;
  /** "On", "After". */
  at: string;
  /** "the plant is", "Ravi has". */
  is: string;
  /** The same the next time: "it is", "he has". */
  then: string;
  /** After the value: " tall". */
  tail: string;
  same: string;
  /** "The picture shows the plant on Day 2." */
  shown: string;
  /** "How tall is the plant", "How much does Ravi have". */
  how: string;
  /** "On which day is the plant" ... "tall". */
  which: (t: string) => string;
  /** What it must reach. */
  goal: (g: string) => string;
  /** "How much more must it grow". */
  more: string;
  blankMore: string;
  pictureLabel: string;
}

export interface StepsPack {
  scenes: ReadonlyArray<(person: Person) => StepsScene>;
  style: Style;
  first: Span | readonly number[];
  step: Span | readonly number[];
  /** How far above the last term the goal lies. */
  above: Span;
  /** Where given, the second amount stands in a picture only; else three amounts are told. */
  picture?: (dice: Dice, value: Exact, label: string) => Picture | null;
  /** Highest place that is asked for. */
  most: number;
}

interface Drawn {
  scene: StepsScene;
  first: Exact;
  step: Exact;
  picture: Picture | null;
  story: string[];
  params: Record<string, Exact>;
  drawn: string[];
}

const MOST_PLACES = 200;

/** The first amount and the one step that the amounts told keep; null where they do not. */
function readSteps(givens: Givens): TermRow | null {
  const [a, b, c] = ['first', 'second', 'third'].map((name) => givens.get(name));
  const from = givens.get('secondFrom');
  const to = givens.get('secondTo');
  const second = b ?? (from && to ? to.sub(from) : undefined);
  if (!a || !second || (c && !c.sub(second).equals(second.sub(a)))) return null;
  return { first: a, step: second.sub(a) };
}

function open(dice: Dice, pack: StepsPack): Drawn | null {
  const scene = dice.pick(pack.scenes)(drawPerson(dice));
  const [first, step] = [drawSpan(dice, pack.first), drawSpan(dice, pack.step)];
  if (first.equals(step)) return null;
  const text = (v: Exact): string => pack.style.text(v);
  const [second, third] = [first.add(step), first.add(step).add(step)];
  const picture = pack.picture ? pack.picture(dice, second, scene.pictureLabel) : null;
  if (pack.picture && !picture) return null;
  const on = (k: number): string => `${scene.at} ${scene.place} ${k}`;
  const told = [
    `${on(1)} ${scene.is} ${text(first)}${scene.tail}.`,
    ...(picture
      ? [scene.shown]
      : [`${on(2)} ${scene.then} ${text(second)}.`, `${on(3)} ${scene.then} ${text(third)}.`]),
  ];
  const ends: Record<string, Exact> = picture?.ends
    ? { secondFrom: exact(picture.ends.from), secondTo: exact(picture.ends.to) }
    : { second };
  return {
    scene,
    first,
    step,
    picture,
    story: [...told, scene.same],
    params: picture ? { first, ...ends } : { first, second, third },
    drawn: picture ? Object.keys(ends) : [],
  };
}

function slip(code: string, explanation: string, value: Exact | number): WrongValue {
  return { code, explanation, value };
}

function termWrongs(d: Drawn, n: number, of: (term: Exact) => Exact): WrongValue[] {
  const term = (k: number): Exact => d.first.add(d.step.mul(k - 1));
  return [
    slip(
      'one-step-too-many',
      `From ${d.scene.place} 1 on there is one step fewer than the number.`,
      of(term(n + 1)),
    ),
    slip('one-step-too-few', 'Count the steps again.', of(term(n - 1))),
    slip('first-times-number', 'It grows by the step, not by the first amount.', of(d.first.mul(n))),
    slip('step-times-number', 'Do not forget the first amount.', of(d.step.mul(n))),
    slip('one-step-only', 'You went on by one step only.', of(term(4))),
    ...(d.picture?.misread ?? []).map(({ value, code, explanation }) =>
      slip(
        code,
        explanation,
        of(
          d.first.add(
            exact(value)
              .sub(d.first)
              .mul(n - 1),
          ),
        ),
      ),
    ),
    slip('start-forgotten', 'Do not forget the first amount.', of(d.step.mul(n - 1))),
  ];
}

function draw(dice: Dice, level: ProficiencyLevel, pack: StepsPack): Draft | null {
  const d = open(dice, pack);
  if (!d) return null;
  const { style } = pack;
  const { scene, first, step } = d;
  const n =
    level === 'not_ready'
      ? dice.int(4, 5)
      : dice.int(6, level === 'independent' ? Math.min(8, pack.most) : pack.most);
  const term = (k: number): Exact => first.add(step.mul(k - 1));
  const last = term(n);
  if (!style.allows(last)) return null;
  const working = new Working();
  d.picture?.read(working);
  const gap = sumLine(working, 'Each step', style, term(2), ['−', first]);
  const place = (k: number): string => `${scene.place} ${k}`;
  const told = d.picture ? 2 : 3;
  const at = (k: number | string): string => `${scene.at.toLowerCase()} ${scene.place} ${k}`;
  const blankTerm = `${scene.at} ${place(n)} ${scene.then} ${blankIn(style)}.`;
  const base = {
    params: d.params,
    drawn: d.drawn,
    working,
    drawing: d.picture?.drawing ?? null,
  };
  const hintRead = d.picture?.hint ?? 'By how much does it grow from one to the next?';
  if (level === 'independent') {
    for (let k = told + 1; k <= n; k += 1) sumLine(working, place(k), style, term(k - 1), ['+', gap]);
    working.calc(`Number of the ${scene.place.toLowerCase()}`, `${told} + ${n - told}`, PLAIN);
    return {
      ...base,
      story: d.story,
      ask: scene.which(style.text(last)),
      blank: `${scene.at} ${scene.place} ___ ${scene.then} ${style.text(last)}.`,
      answer: amount(n, PLAIN),
      middles: [{ blank: `Each step is ${blankIn(style)}.`, amount: amount(step, style) }],
      params: { ...d.params, target: last },
      hints: [
        `What changes from one ${scene.place.toLowerCase()} to the next?`,
        hintRead,
        `From ${place(told)}, go on one step at a time until you reach ${style.text(last)}. Count as you go.`,
      ],
      wrongs: [
        slip('first-not-counted', 'The first one comes before any step. Count it too.', n - 1),
        slip('one-too-many', 'Count the steps again.', n + 1),
        slip('told-not-counted', 'Count the ones in the question too.', n - told),
        slip('two-too-few', 'Count the steps again, from the first one.', n - 2),
        slip('two-too-many', 'Count the steps again, from the first one.', n + 2),
      ],
    };
  }
  if (level === 'not_ready') {
    for (let k = told + 1; k <= n; k += 1) sumLine(working, place(k), style, term(k - 1), ['+', gap]);
    return {
      ...base,
      story: d.story,
      ask: `${scene.how} ${at(n)}?`,
      blank: blankTerm,
      answer: amount(last, style),
      middles: [],
      params: { ...d.params, n: exact(n) },
      hints: [
        `What changes from one ${scene.place.toLowerCase()} to the next?`,
        hintRead,
        `Start at ${place(told)} and add one step at a time.`,
      ],
      wrongs: termWrongs(d, n, (v) => v),
    };
  }
  const steps = working.calc(`Steps from ${place(1)} to ${place(n)}`, `${n} − 1`);
  const rise = timesLine(working, 'All the steps', style, Number(steps), gap);
  sumLine(working, place(n), style, first, ['+', rise]);
  if (level === 'guided')
    return {
      ...base,
      story: d.story,
      ask: `${scene.how} ${at(n)}?`,
      blank: blankTerm,
      answer: amount(last, style),
      middles: [],
      params: { ...d.params, n: exact(n) },
      hints: [
        hintRead,
        `How many steps are there from ${place(1)} to ${place(n)}?`,
        `Start from ${style.text(first)} and add all the steps. There is one step fewer than the number of the ${scene.place.toLowerCase()}.`,
      ],
      wrongs: termWrongs(d, n, (v) => v),
    };
  const goal = last.add(drawSpan(dice, pack.above));
  if (!style.allows(goal)) return null;
  const key = sumLine(working, 'Still to go', style, goal, ['−', last]);
  return {
    ...base,
    story: [...d.story, scene.goal(style.text(goal))],
    ask: `${scene.more} ${at(n)}?`,
    blank: scene.blankMore.replace('{_}', blankIn(style)),
    answer: amount(key, style),
    middles: [{ blank: `${scene.at} ${place(n)}: ${blankIn(style)}.`, amount: amount(last, style) }],
    params: { ...d.params, n: exact(n), goal },
    hints: [
      hintRead,
      `First find the amount ${at(n)}. How many steps is that from ${place(1)}?`,
      `Add all the steps to ${style.text(first)}. Then see how much is missing up to ${style.text(goal)}.`,
    ],
    wrongs: [
      ...termWrongs(d, n, (v) => goal.sub(v)),
      slip('gave-the-amount', 'This is the amount reached. How much is still missing?', last),
      slip('from-the-last-told', 'Go on to the place that the question names.', goal.sub(term(told))),
    ],
  };
}

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** h9: amounts that grow by one step; the step must be read, or worked out in the units of the grade. */
export function stepsShapes(pack: StepsPack, suffix: string): Shape[] {
  return LEVELS.map((level): Shape => ({
    id: `steps-${level}-${suffix}`,
    levels: [level],
    proof: {
      kind: 'search',
      together: [/^(first|second|third)(From|To)?$/],
      solve: (givens) => {
        const goal = givens.get('goal');
        const target = givens.get('target');
        const row = readSteps(givens);
        if (!row) return [];
        if (target)
          return listStepCounts(row.first, row.step, target, [0, MOST_PLACES - 1]).map((steps) =>
            exact(steps + 1),
          );
        const found = countOnTo(row, givens.get('n'), MOST_PLACES);
        return found ? [goal ? goal.sub(found.term) : found.term] : [];
      },
    },
    draw: (dice) => {
      for (let i = 0; i < 40; i += 1) {
        const draft = draw(dice, level, pack);
        if (draft) return draft;
      }
      return null;
    },
  }));
}
