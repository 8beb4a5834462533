import { oneOf } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { evaluate } from '../../core/expression.js';
import { drawPeople } from '../../core/people.js';
import { searchNames } from '../../engines/sketch.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { asked, otherPlaces } from './task.js';

const LETTERS_USED = ['n', 'k', 'p', 'w', 'y'] as const;
/** Numbers that a letter is tried with: expressions that agree at all of them are the same. */
const TRIED = [6, 12, 30] as const;

/** The value of `4n + 7` or `n/3` where the letter is a number. */
const valueAt = (expression: string, letter: string, value: number): Exact =>
  evaluate(
    expression
      .replace(
        new RegExp(`(\\d*)${letter}`, 'g'),
        (_, times: string) => `(${times === '' ? 1 : times} × ${value})`,
      )
      .replaceAll('/', ' ÷ '),
  );

const RULES: Readonly<Record<string, (n: number, b: number) => Exact>> = {
  more: (n, b) => exact(n + b),
  fewer: (n, b) => exact(n - b),
  times: (n, b) => exact(n * b),
  shared: (n, b) => exact(n, b),
};

interface Told {
  rule: keyof typeof RULES;
  tell: (who: string, other: string, letter: string, b: number) => readonly [story: string, ask: string];
}

const STORIES: readonly Told[] = [
  {
    rule: 'more',
    tell: (a, b, n, k) => [
      `${a} has ${n} stamps. ${b} has ${k} more stamps than ${a}.`,
      `How many stamps does ${b} have, in terms of ${n}?`,
    ],
  },
  {
    rule: 'fewer',
    tell: (a, b, n, k) => [
      `${a} has ${n} stamps. ${b} has ${k} fewer stamps than ${a}.`,
      `How many stamps does ${b} have, in terms of ${n}?`,
    ],
  },
  {
    rule: 'times',
    tell: (a, b, n, k) => [
      `One box holds ${n} pens. ${a} and ${b} buy ${k} boxes.`,
      `How many pens do they buy, in terms of ${n}?`,
    ],
  },
  {
    rule: 'shared',
    tell: (a, b, n, k) => [
      `${a} and ${b} pack ${n} pens equally into ${k} boxes.`,
      `How many pens are in each box, in terms of ${n}?`,
    ],
  },
];

function written({ rule, tell }: Told): Shape {
  const proof = searchNames((name, _given, word) => {
    const b = Number.parseInt(word('by'), 10);
    const by = RULES[word('rule')];
    return by !== undefined && TRIED.every((n) => valueAt(name, word('letter'), n * b).equals(by(n * b, b)));
  });
  return asked(`expression-for-${rule}`, ['P6-A-2', 'P6-A-1'], ['not_ready', 'guided'], proof, (dice) => {
    const [one, two] = drawPeople(dice, 2);
    const letter = dice.pick(LETTERS_USED);
    const b = dice.int(3, 9);
    if (!one || !two) return null;
    const forms = {
      more: `${letter} + ${b}`,
      fewer: `${letter} − ${b}`,
      times: `${b}${letter}`,
      shared: `${letter}/${b}`,
    };
    const names = dice.shuffle(Object.values(forms));
    const right = Object.entries(forms).find(([name]) => name === rule)?.[1] ?? '';
    const key = names.indexOf(right) + 1;
    const [story, ask] = tell(one.name, two.name, letter, b);
    return {
      story: [story],
      ask,
      blank: `In terms of ${letter}, the number is ___.`,
      key,
      style: oneOf(names),
      params: { by: `${b} each`, rule, letter },
      work: [
        `Think of a number in place of ${letter} and say what you do with it.`,
        `In terms of ${letter}: ${right}`,
      ],
      hints: [
        `Put a small number in place of ${letter}.`,
        'What would you do with it?',
        'Do the same with the letter.',
      ],
      wrongs: otherPlaces(4, key, 'other-operation', 'Put a number in place of the letter and check.'),
      drawing: null,
    };
  });
}

/** Sums of terms with one letter, and what they come to. */
interface LikeTerms {
  id: string;
  draw: (
    a: number,
    b: number,
    c: number,
    d: number,
    letter: string,
  ) => { shown: string; right: string; wrongs: readonly string[]; ask?: string } | null;
}

const SUMS: readonly LikeTerms[] = [
  {
    id: 'like-terms',
    draw: (a, b, c, _d, n) =>
      a + b - c < 2
        ? null
        : {
            shown: `${a}${n} + ${b}${n} − ${c}${n}`,
            right: `${a + b - c}${n}`,
            wrongs: [`${a + b + c}${n}`, `${a + b}${n}`, `${a + b - c + 1}${n}`],
          },
  },
  {
    id: 'like-terms-and-numbers',
    draw: (a, b, c, d, n) =>
      c <= d
        ? null
        : {
            shown: `${a}${n} + ${c} + ${b}${n} − ${d}`,
            right: `${a + b}${n} + ${c - d}`,
            wrongs: [`${a + b}${n} + ${c + d}`, `${a + b + c - d}${n}`, `${a * b}${n} + ${c - d}`],
          },
  },
  {
    id: 'perimeter-in-a-letter',
    draw: (a, _b, c, _d, n) => ({
      shown: `2 × ${a}${n} + 2 × ${c}`,
      right: `${2 * a}${n} + ${2 * c}`,
      wrongs: [`${a}${n} + ${c}`, `${2 * (a + c)}${n}`, `${2 * a}${n} + ${c}`],
      ask: `A rectangle is ${a}${n} cm long and ${c} cm wide.`,
    }),
  },
];

function simplified({ id, draw }: LikeTerms): Shape {
  const proof = searchNames((name, _given, word) =>
    TRIED.every((n) => valueAt(name, word('letter'), n).equals(valueAt(word('sum'), word('letter'), n))),
  );
  return asked(id, ['P6-A-3'], ['not_ready', 'guided'], proof, (dice) => {
    const letter = dice.pick(LETTERS_USED);
    const [a, b, c, d] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9), dice.int(2, 8)];
    const drawn = draw(a, b, c, d, letter);
    if (!drawn || new Set([drawn.right, ...drawn.wrongs]).size < 4) return null;
    const names = dice.shuffle([drawn.right, ...drawn.wrongs]);
    const key = names.indexOf(drawn.right) + 1;
    return {
      story: drawn.ask === undefined ? [] : [drawn.ask],
      ask:
        drawn.ask === undefined
          ? `What is ${drawn.shown} in its simplest form?`
          : `What is its perimeter in cm, in terms of ${letter}?`,
      blank:
        drawn.ask === undefined
          ? `In its simplest form, ${drawn.shown} is ___.`
          : `In terms of ${letter}, its perimeter in cm is ___.`,
      key,
      style: oneOf(names),
      params: { sum: drawn.shown, letter },
      work: [
        `Put the terms with ${letter} together, and the numbers together.`,
        `In its simplest form: ${drawn.right}`,
      ],
      hints: [
        `Which terms have the letter ${letter}?`,
        'Add and take away only terms of the same kind.',
        'Numbers without a letter stay apart.',
      ],
      wrongs: otherPlaces(4, key, 'terms-mixed', 'Keep the terms with the letter and the numbers apart.'),
      drawing: null,
    };
  });
}

/** Writing and simplifying expressions, for Primary 6. */
export const EXPRESSION_TASKS: readonly Shape[] = [...STORIES.map(written), ...SUMS.map(simplified)];
