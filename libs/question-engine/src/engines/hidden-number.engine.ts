import { withoutOneOf } from '../checks/honesty.js';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';
import { PLAIN, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, Shape, WrongValue } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import { decimalText } from '../numbers/number-text.js';
import { capital, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { eliminate } from '../solutions/elimination.js';
import {
  CLUE_KINDS,
  type Clue,
  type ClueKind,
  fitsClue,
  listBreaking,
  listFits,
} from './hidden-number.clues.js';

/** h10: a hidden whole number, found by clues of which every one is needed. One shape of a cell: the kinds of its clues in the order told, the first two narrow to a short list. */
export const RiddleRecipeSchema = z.strictObject({
  id: z.string(),
  level: z.enum(PROFICIENCY_LEVELS),
  clues: z.array(z.enum(CLUE_KINDS)),
  /** Hidden numbers lie from `low` to `high`. */
  low: z.number(),
  high: z.number(),
  /** Width of a `between` clue. */
  width: z.optional(z.number()),
  /** For `multiple` and `remainder`. */
  divisors: z.optional(z.array(z.number())),
});
export type RiddleRecipe = z.infer<typeof RiddleRecipeSchema>;

const digitsOf = (n: number): number[] => [...String(n)].map(Number);

function tell({ kind, numbers }: Clue): string {
  const [a = '', b = ''] = numbers.map((n) => decimalText(n));
  switch (kind) {
    case 'cards':
      return `It uses the digits ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''} once each.`;
    case 'between':
      return `It is between ${a} and ${b}.`;
    case 'odd':
      return 'It is odd.';
    case 'even':
      return 'It is even.';
    case 'multiple':
      return `It is a multiple of ${a}.`;
    case 'remainder':
      return `When it is divided by ${a}, the remainder is ${b}.`;
    case 'digit-sum':
      return `Its digits add up to ${a}.`;
    case 'hundreds-digit':
      return `Its hundreds digit is ${a}.`;
    case 'tens-more':
      return `Its tens digit is ${a} more than its ones digit.`;
    case 'falling':
      return 'Its digits get smaller from left to right.';
    case 'rising':
      return 'Its digits get larger from left to right.';
    case 'factor':
      return `It is a factor of ${a}.`;
  }
}

const MISSED: Readonly<Record<ClueKind, readonly [code: string, explanation: string]>> = {
  cards: ['other-digits', 'Use each digit once.'],
  between: ['outside-the-range', 'Check that the number lies between the two numbers.'],
  odd: ['even-number', 'Check the clue about odd numbers.'],
  even: ['odd-number', 'Check the clue about even numbers.'],
  multiple: ['not-a-multiple', 'Check the clue about the multiple.'],
  remainder: ['wrong-remainder', 'Check the clue about the remainder.'],
  'digit-sum': ['wrong-digit-sum', 'Add the digits and check.'],
  'hundreds-digit': ['wrong-hundreds', 'Check the hundreds digit.'],
  'tens-more': ['wrong-tens', 'Compare the tens digit and the ones digit.'],
  falling: ['digits-not-falling', 'Check the order of the digits.'],
  rising: ['digits-not-rising', 'Check the order of the digits.'],
  factor: ['not-a-factor', 'Check the clue about the factor.'],
};

const store = (clues: readonly Clue[]): string =>
  clues.map(({ kind, numbers }) => [kind, ...numbers].join(' ')).join(';');

/** Clues as an item's params keep them; unknown kinds are left out. */
export function readClues(text: string): Clue[] {
  return text.split(';').flatMap((part) => {
    const [kind, ...numbers] = part.split(' ');
    const known = Object.keys(MISSED).find((k): k is ClueKind => k === kind);
    return known ? [{ kind: known, numbers: numbers.map(Number) }] : [];
  });
}

function drawClue(dice: Dice, kind: ClueKind, key: number, recipe: RiddleRecipe): Clue | null {
  const digits = digitsOf(key);
  switch (kind) {
    case 'cards':
      return new Set(digits).size < digits.length || digits.includes(0)
        ? null
        : { kind, numbers: dice.shuffle(digits) };
    case 'between': {
      const width = recipe.width ?? 20;
      const grain = width >= 100 ? 50 : width >= 40 ? 10 : 5;
      const low = key - (key % grain) - grain * dice.int(0, Math.floor(width / grain) - 1);
      return low < 1 || low >= key || low + width <= key ? null : { kind, numbers: [low, low + width] };
    }
    case 'odd':
      return key % 2 === 1 ? { kind, numbers: [] } : null;
    case 'even':
      return key % 2 === 0 ? { kind, numbers: [] } : null;
    case 'multiple': {
      const fits = (recipe.divisors ?? []).filter((d) => key % d === 0);
      return fits.length === 0 ? null : { kind, numbers: [dice.pick(fits)] };
    }
    case 'remainder': {
      const fits = (recipe.divisors ?? []).filter((d) => key % d !== 0);
      if (fits.length === 0) return null;
      const d = dice.pick(fits);
      return { kind, numbers: [d, key % d] };
    }
    case 'digit-sum':
      return { kind, numbers: [digits.reduce((sum, d) => sum + d, 0)] };
    case 'hundreds-digit':
      return { kind, numbers: [Math.floor(key / 100) % 10] };
    case 'tens-more': {
      const more = (Math.floor(key / 10) % 10) - (key % 10);
      return more >= 1 ? { kind, numbers: [more] } : null;
    }
    case 'factor':
      return { kind, numbers: [key * dice.int(2, 8)] };
    default:
      return { kind, numbers: [] };
  }
}

/** `400 + 20 + 7`, or `8 × 5 + 1` where a clue gives it that form. */
function build(n: number, clue: Clue | undefined): string {
  const [d = 1, r = 0] = clue?.numbers ?? [];
  if (clue?.kind === 'multiple') return `${decimalText(n / d)} × ${d}`;
  if (clue?.kind === 'remainder') return `${decimalText((n - r) / d)} × ${d} + ${r}`;
  const digits = digitsOf(n);
  return digits
    .map((digit, i) => digit * 10 ** (digits.length - 1 - i))
    .filter((part) => part > 0)
    .map((part) => decimalText(part))
    .join(' + ');
}

function check(working: Working, key: number, clue: Clue): void {
  const [a = 1, b = 0] = clue.numbers;
  const digits = digitsOf(key);
  switch (clue.kind) {
    case 'odd':
      working.say(`${decimalText(key)} is odd: it ends in ${digits.at(-1) ?? 0}.`);
      return;
    case 'even':
      working.say(`${decimalText(key)} is even: it ends in ${digits.at(-1) ?? 0}.`);
      return;
    case 'multiple':
      working.calc(`Multiple of ${a}`, `${decimalText(key)} ÷ ${a}`);
      return;
    case 'remainder':
      working.calc(`Without the remainder ${b}`, `${decimalText(key)} − ${b}`);
      working.calc(`Divided by ${a}, nothing is left over`, `${decimalText(key - b)} ÷ ${a}`);
      return;
    case 'factor':
      working.calc(`Factor of ${decimalText(a)}`, `${decimalText(a)} ÷ ${decimalText(key)}`);
      return;
    case 'tens-more':
      working.calc('Tens digit less ones digit', `${digits.at(-2) ?? 0} − ${digits.at(-1) ?? 0}`);
      return;
    case 'between':
      working.say(`It lies between ${decimalText(a)} and ${decimalText(b)}.`);
      return;
    default:
      working.calc('Digits together', digits.join(' + '));
  }
}

const SUBJECTS: ReadonlyArray<(name: string) => readonly [intro: string, asked: string]> = [
  (p) => [`${p} picks a number card.`, 'the number on the card'],
  (p) => [`${p} thinks of a number.`, 'the number'],
  (p) => [`${p} sets a code for a toy safe.`, 'the code'],
  (p) => [`${p} finds a number on a treasure map.`, 'the number on the map'],
  (p) => [`${p} buys a raffle ticket.`, 'the ticket number'],
  (p) => [`${p} forgets the number of a locker.`, 'the locker number'],
  (p) => [`${p} visits a friend in a block of flats.`, 'the flat number'],
  (p) => [`${p} reads a page of a book.`, 'the page number'],
  (p) => [`${p} is looking for a seat in a hall.`, 'the seat number'],
];
/** How many of them, the first ones, go with a number of any size: no book has 6000 pages. */
const OF_ANY_SIZE = 5;

/** What each clue leaves, in a line each. */
const strikeOut = (clues: readonly Clue[], most: number): string[] =>
  eliminate(
    clues.map((clue, i) => ({
      says: tell(clue),
      left: listFits(clues.slice(0, i + 1), most).map((n) => decimalText(n)),
    })),
    { all: [], noun: 'numbers', isInOrder: true },
  );

const LONGEST_LIST = 14;

const TRIES = 30;

/** A number with clues that fit no other, each of them needed; null when some tries find none. */
function findPuzzle(
  recipe: RiddleRecipe,
  dice: Dice,
  most: number,
): { key: number; clues: Clue[]; without: number[][] } | null {
  for (let i = 0; i < TRIES; i += 1) {
    const key = drawKey(recipe, dice);
    const clues: Clue[] = [];
    for (const kind of recipe.clues) {
      const clue = drawClue(dice, kind, key, recipe);
      if (!clue || !fitsClue(key, clue)) break;
      if (clues.some((c) => c.kind === kind && c.numbers[0] === clue.numbers[0])) break;
      clues.push(clue);
    }
    if (clues.length < recipe.clues.length) continue;
    if (listFits(clues, most).length !== 1) continue;
    const without = listBreaking(clues, most);
    if (without.every((others) => others.length > 0)) return { key, clues, without };
  }
  return null;
}

/** For digit cards the digits differ and none is 0. */
function drawKey(recipe: RiddleRecipe, dice: Dice): number {
  if (!recipe.clues.includes('cards')) return dice.int(recipe.low, recipe.high);
  return Number(dice.pickSome([1, 2, 3, 4, 5, 6, 7, 8, 9], String(recipe.high).length).join(''));
}

/** Shapes of h10 for whole numbers up to `most`; 10 000 at the most, since all of them are tried. */
export function numberRiddles(recipes: readonly RiddleRecipe[], most: number): Shape[] {
  return recipes.map((recipe): Shape => ({
    id: recipe.id,
    levels: [recipe.level],
    proof: {
      kind: 'search',
      withoutEach: withoutOneOf('clues', ';'),
      solve: (_, words) => listFits(readClues(words.get('clues') ?? ''), most).map((n) => exact(n)),
    },
    draw: (dice): Draft | null => {
      const found = findPuzzle(recipe, dice, most);
      if (!found) return null;
      const { key, clues, without } = found;
      const [first, second] = clues;
      if (!first || !second) return null;
      const short = clues.length > 2 ? listFits([first, second], most) : listFits([first], most);
      const least = short[0] ?? key;
      if (least === key || short.length > (clues.length > 2 ? LONGEST_LIST : 60)) return null;

      const p = drawPerson(dice);
      const [intro, asked] = dice.pick(SUBJECTS.slice(0, key < 1000 ? SUBJECTS.length : OF_ANY_SIZE))(p.name);
      const named = capital(asked);
      const working = new Working();
      for (const [i, line] of strikeOut(clues, most).entries()) {
        working.say(line);
        if (i === 1 && clues.length > 2)
          working.calc('Smallest number that fits the first two clues', build(least, second));
      }
      if (clues.length > 2) working.say(`Check ${decimalText(exact(key))} with the other clues.`);
      for (const clue of clues.slice(2)) check(working, key, clue);
      const known = clues.findLast((clue) => clue.kind === 'remainder' || clue.kind === 'multiple');
      working.calc('The number', build(key, known));
      const missed = clues.flatMap((clue, i): WrongValue[] => {
        const [code, explanation] = MISSED[clue.kind];
        // Without the cards any digits would do: no pupil arrives there.
        if (clue.kind === 'cards') return [];
        const others = without[i] ?? [];
        const near = others.toSorted((a, b) => Math.abs(a - key) - Math.abs(b - key));
        return dice.pickSome(near.slice(0, 4), 3).map((value) => ({ code, explanation, value }));
      });
      return {
        story: [intro, ...clues.map((clue, i) => (i === 0 ? tell(clue).replace(/^It/, named) : tell(clue)))],
        ask: `What is ${asked}?`,
        blank: `${named} is ___.`,
        answer: amount(key, PLAIN),
        middles:
          clues.length > 2
            ? [
                {
                  blank: 'The smallest number that fits the first two clues is ___.',
                  amount: amount(least, PLAIN),
                },
              ]
            : [],
        params: { clues: store(clues) },
        isRiddle: true,
        working,
        hints: [
          'Which clue leaves the fewest numbers to try?',
          'List the numbers that fit the first clues, from the smallest on.',
          'Go through your list. Strike out each number that breaks another clue.',
        ],
        wrongs: [
          ...dice.shuffle(missed),
          {
            code: 'digits-swapped',
            explanation: 'Check every clue with your number.',
            value: Number([...String(key)].toReversed().join('')),
          },
          {
            code: 'near-miss',
            explanation: 'Check every clue with your number.',
            value: key + 10,
          },
          {
            code: 'near-miss',
            explanation: 'Check every clue with your number.',
            value: key + 2,
          },
        ],
        drawing: null,
      };
    },
  }));
}
