import { SHOWN_TERMS } from '../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Givens, Shape } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { toWrongs } from './wrong-values.js';
import { stepsToPlace } from './steps-blank.js';

/** h9, something grows by the same fraction again and again. */
export interface FractionStepsScene {
  style: Style;
  /** What is there at places 1, 2 and 3. */
  tell: (a: string, b: string, c: string) => string;
  goesOn: string;
  askTerm: (n: string) => string;
  blankTerm: (n: string) => string;
  askWhich: (t: string) => string;
  blankWhich: (t: string) => string;
  /** How many more places after place 3 until the target. */
  askMore: (t: string) => string;
  blankMore: (t: string) => string;
  /** "Day". */
  place: string;
}

export interface FractionStepsPack {
  scenes: ReadonlyArray<(person: Person) => FractionStepsScene>;
  /** Parts, first term and step in parts, and the most parts that make sense. */
  numbers: (
    dice: Dice,
    level: ProficiencyLevel,
  ) => { parts: number; first: number; step: number; most: number };
}

/** Goes on from the three told terms, one after the other, as long as they grow by the same. */
function* countOn(givens: Givens): Generator<{ place: number; term: Exact }> {
  const [a, b, c] = ['t1', 't2', 't3'].map((name) => givens.get(name));
  if (!a || !b || !c || !c.sub(b).equals(b.sub(a))) return;
  let term = a;
  for (let place = 1; place <= 60; place += 1) {
    yield { place, term };
    term = term.add(b.sub(a));
  }
}

/** Shapes of h9 for fractions with a common denominator that is not always shown. */
export function fractionStepsShapes(pack: FractionStepsPack): Shape[] {
  const open = (dice: Dice, level: ProficiencyLevel) => {
    const scene = dice.pick(pack.scenes)(drawPerson(dice));
    const { parts, first, step, most } = pack.numbers(dice, level);
    const of = (count: number): Exact => exact(count, parts);
    const term = (place: number): number => first + step * (place - 1);
    const told = [1, 2, 3].map((place) => of(term(place)));
    const denominators = told.map((t) => Number(t.d));
    // The terms are told in simplest form, so that some of them have to be renamed.
    if (!denominators.includes(parts) || denominators.every((d) => d === parts || d === 1)) return null;
    const texts = told.map((t) => scene.style.text(t)) as [string, string, string];
    return {
      scene,
      parts,
      first,
      step,
      most,
      of,
      term,
      last: Math.floor((most - first) / step) + 1,
      story: [scene.tell(...texts), scene.goesOn],
      params: { t1: of(term(1)), t2: of(term(2)), t3: of(term(3)) },
    };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;
  const begin = ({ parts, first, step, of, term }: Drawn): Working => {
    const working = new Working();
    const renamed = [1, 2, 3].map(term).filter((c) => Number(of(c).d) !== parts && of(c).d !== 1n);
    working.say(`${renamed.map((c) => `${fractionText(of(c))} = ${mixedLine(c, parts)}`).join(' and ')}.`);
    working.calc(`Step in parts of 1/${parts}`, `${first + step} − ${first}`);
    return working;
  };

  const termShape = (id: string, level: 'not_ready' | 'guided'): Shape => ({
    id,
    levels: [level],
    proof: {
      kind: 'search',
      together: SHOWN_TERMS,
      solve: (givens) => {
        const n = givens.get('n');
        return n ? [...countOn(givens)].filter((t) => n.equals(t.place)).map((t) => t.term) : [];
      },
    },
    draw: (dice): Draft | null => {
      const d = open(dice, level);
      if (!d) return null;
      const { scene, parts, first, step, of, term, last } = d;
      const [low, high] = level === 'not_ready' ? [4, 6] : [6, 12];
      if (Math.min(high, last) < low) return null;
      const n = dice.int(low, Math.min(high, last));
      const working = begin(d);
      working.calc('Number of steps', `${n} − 1`);
      working.calc('Parts in all the steps', `${n - 1} × ${step}`);
      working.calc('Parts', `${first} + ${(n - 1) * step}`);
      working.calc(`${scene.place} ${n}`, `${term(n)} × 1/${parts}`, scene.style);
      return {
        story: d.story,
        ask: scene.askTerm(String(n)),
        blank: scene.blankTerm(String(n)),
        answer: amount(of(term(n)), scene.style),
        middles: [],
        params: { ...d.params, n },
        working,
        hints: [
          'Write all the fractions with the same denominator.',
          'How many parts more is it each time?',
          'Count on by the same number of parts until you are there.',
        ],
        wrongs: toWrongs([
          ['one-step-too-many', 'You went one step too far.', of(term(n + 1))],
          ['one-step-too-few', 'One more step is needed.', of(term(n - 1))],
          ['next-only', 'This is the next one only.', n === 4 ? -1 : of(term(4))],
          ['start-forgotten', 'The steps start from the first one.', of(step * (n - 1))],
          ['step-times-number', 'The steps start from the first one.', of(step * n)],
          ['last-told', 'This is the last one told. Let it go on.', of(term(3))],
          ['one-part-each-time', 'It grows by more than one part each time.', of(term(3) + n - 3)],
        ]),
        drawing:
          level === 'not_ready' && term(3) <= parts
            ? {
                kind: 'fraction-bars',
                bars: [1, 2, 3].map((place) => ({
                  label: `${scene.place} ${place}`,
                  parts,
                  shaded: term(place),
                })),
              }
            : null,
      };
    },
  });

  return [
    termShape('next-terms', 'not_ready'),
    termShape('later-terms', 'guided'),
    {
      id: 'which-place',
      levels: ['independent'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) => {
          const target = givens.get('target');
          return target
            ? [...countOn(givens)].filter((t) => t.term.equals(target)).map((t) => exact(t.place))
            : [];
        },
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d || d.last < 5) return null;
        const { scene, first, step, of, term, last } = d;
        const n = dice.int(5, Math.min(12, last));
        const target = of(term(n));
        // "1 of the garden" is no English.
        if (scene.style.unit === null && target.equals(1)) return null;
        const working = begin(d);
        working.calc('More parts than at first', `${term(n)} − ${first}`);
        working.calc('Steps', `${term(n) - first} ÷ ${step}`);
        working.calc(scene.place, `${n - 1} + 1`, PLAIN);
        return {
          story: d.story,
          ask: scene.askWhich(scene.style.text(target)),
          blank: scene.blankWhich(scene.style.text(target)),
          answer: amount(n, PLAIN),
          middles: stepsToPlace(n, scene.style.text(target)),
          params: { ...d.params, target },
          working,
          hints: [
            'Write all the fractions with the same denominator.',
            'How many parts more is it each time? How many parts more than at first are needed?',
            'Count the steps. The first one comes before any step.',
          ],
          wrongs: toWrongs([
            ['first-not-counted', 'The first one comes before any step. Count it too.', n - 1],
            ['one-too-many', 'Count the steps again.', n + 1],
            ['parts-counted', 'Each step has several parts.', term(n) - first],
            ['two-too-few', 'Count the steps again, from the first one.', n - 2],
            ['two-too-many', 'Count the steps again, from the first one.', n + 2],
            ['from-the-third', 'Count from the first one, not from the third.', n - 3],
          ]),
          drawing: null,
        };
      },
    },
    {
      id: 'how-many-more',
      levels: ['mastery'],
      proof: {
        kind: 'search',
        together: SHOWN_TERMS,
        solve: (givens) => {
          const target = givens.get('target');
          return target
            ? [...countOn(givens)].filter((t) => t.term.equals(target)).map((t) => exact(t.place - 3))
            : [];
        },
      },
      draw: (dice, level): Draft | null => {
        const d = open(dice, level);
        if (!d || d.last < 5) return null;
        const { scene, parts, step, of, term, last } = d;
        // A target that is whole: full, or so many kilograms.
        const places = Array.from({ length: last - 4 }, (_, i) => i + 5).filter((n) => term(n) % parts === 0);
        if (places.length === 0) return null;
        const n = dice.pick(places);
        const target = of(term(n));
        const working = begin(d);
        working.calc('Target in parts', `${term(n) / parts} × ${parts}`);
        working.calc('Parts still needed', `${term(n)} − ${term(3)}`);
        working.calc('Steps', `${term(n) - term(3)} ÷ ${step}`);
        return {
          story: d.story,
          ask: scene.askMore(scene.style.text(target)),
          blank: scene.blankMore(scene.style.text(target)),
          answer: amount(n - 3, PLAIN),
          middles: [
            {
              blank: `Then ___ parts of 1/${parts} are still needed.`,
              amount: amount(term(n) - term(3), PLAIN),
            },
          ],
          params: { ...d.params, target },
          working,
          hints: [
            'Write all the fractions with the same denominator.',
            'How many parts more is it each time? How many parts are still needed after the third?',
            'Share the parts that are needed by the parts of each step.',
          ],
          wrongs: toWrongs([
            ['counted-from-the-first', 'Count on from the third one.', n],
            ['one-too-few', 'Count the steps again.', n - 4],
            ['one-too-many', 'Count the steps again.', n - 2],
            ['parts-not-shared', 'Each step has several parts.', term(n) - term(3)],
            ['steps-from-the-first', 'Count on from the third one.', n - 1],
            ['two-too-many', 'Count the steps again.', n + 1],
          ]),
          drawing: null,
        };
      },
    },
  ];
}

/** `4/8`, or `1 4/8` above one whole, not simplified. */
function mixedLine(count: number, parts: number): string {
  const whole = Math.floor(count / parts);
  return `${whole > 0 ? `${whole} ` : ''}${count - whole * parts}/${parts}`;
}
