import { hintToFind } from '../core/label-phrase.js';
import { type Exact, exact, isWhole } from '../numbers/exact.js';
import { moneyText, numberText } from '../numbers/number-text.js';
import { type Side, type SolvedLine, cutExpression } from './solved-line.js';

/** A line that tells a guess with its check: `Guess 1, bags 3, boxes 4: 3 × 5 + 4 × 8 = 47. Too large.` */
export const isGuess = (line: string): boolean => /^(?:Guess \d|Try )/.test(line);

/** How numbers are written in guesses. */
interface Writing {
  /** Whether a sum may hold products, which needs the order of operations. */
  hasOrder: boolean;
  write: (value: Exact) => string;
}

/** A way to try a number out: who has how much for it, and the sum that checks it. */
interface Trial {
  /** The guesses, the last of them right. */
  guesses: readonly Exact[];
  /** Place of the first line that the guesses stand for. */
  at: number;
  /** Whether things are counted out, of which each is worth so much; else amounts are guessed. */
  counts: boolean;
  /** The told number that the check must come to. */
  target: Exact;
  /** The line divides by what was guessed: it is no way of its own, and checks the last guess. */
  isCheck?: boolean;
  /** Each one more changes the check alike, so that the second guess can be told from the first. */
  isLinear?: boolean;
  tell: (
    guess: Exact,
    writing: Writing,
  ) => { holds: ReadonlyArray<readonly [name: string, value: Exact]>; sum: string; total: Exact };
}

type Cut = { sign: string; left: Side; right: Side };

/** A line of one operation. */
function cutLine(line: SolvedLine | undefined): Cut | null {
  const cut = line && cutExpression(line.expression);
  const [left, right, ...others] = cut?.sides ?? [];
  return cut && left && right && others.length === 0 ? { sign: cut.signs[0] ?? '', left, right } : null;
}

/** Half and half first, then nearer, then the right one. */
export function guessCounts(all: number, right: number): Exact[] {
  const half = Math.floor(all / 2);
  const first = half === right ? (right > 1 ? right - 1 : right + 1) : half;
  const second = first < right ? Math.ceil((first + right) / 2) : Math.floor((first + right) / 2);
  return [...new Set([first, second, right])].filter((n) => n > 0 && n < all).map((n) => exact(n));
}

/** A round number near the right one, other than it. */
export function guessRound(right: Exact): Exact {
  const step = right.compare(100) > 0 ? 50 : right.compare(20) > 0 ? 10 : 5;
  const below = right.div(step).floor().mul(step);
  return below.compare(0) <= 0 || below.equals(right) ? below.add(step) : below;
}

/** Whether numbers are small enough to be guessed: whole, and of three digits at most. */
export const canGuess = (numbers: readonly Exact[]): boolean =>
  numbers.every((number) => isWhole(number) && number.compare(1000) < 0);

/** Why the second guess follows from the first: what each one more changes, and how many of them are missing. */
export function writeReason(
  who: string,
  [first, right]: readonly [Exact, Exact],
  [found, target]: readonly [Exact, Exact],
  write: Writing['write'],
): string {
  const [by, gap] = [right.sub(first).abs(), target.sub(found).abs()];
  const way = right.compare(first) > 0 ? 'more' : 'less';
  const each = gap.div(by);
  const off = `The total is ${write(gap)} too ${found.compare(target) < 0 ? 'small' : 'large'}`;
  const says = `${off}, and each ${write(exact(1))} ${way} for ${who} changes it by ${write(each)}`;
  return `${says}: ${numberText(gap)} ÷ ${numberText(each)} = ${numberText(by)} ${way}`;
}

/** A kind of thing inside a line: `Rectangles` as `rectangles`. */
const small = (kind: string): string => kind.charAt(0).toLowerCase() + kind.slice(1);

/** `If all were bags: 7 × 5`, what is missing, what each of the others adds, and their number. */
function tryTwoKinds(lines: readonly SolvedLine[]): Trial | null {
  const at = lines.findIndex(({ label }) => /\bif all were /i.test(label));
  const first = lines[at];
  const [all, gap, swap, count] = [0, 1, 2, 3].map((i) => cutLine(lines[at + i]));
  // Where one kind costs as much as it is worth, each swap changes both.
  const isLoss = swap?.sign === '+';
  const isSwap = isLoss || swap?.sign === '−';
  if (!first || all?.sign !== '×' || gap?.sign !== '−' || !isSwap || count?.sign !== '÷') return null;
  const found = lines[at + 3];
  const target = gap.left.value.equals(first.value) ? gap.right.value : gap.left.value;
  const { left: n, right: a } = all;
  const b = swap.left.value.equals(a.value) ? swap.right.value : swap.left.value;
  if (!found || !isWhole(n.value) || !isWhole(found.value)) return null;
  const kinds = [
    /were (.+)$/.exec(first.label)?.[1] ?? '',
    found.label.replace(/^Number of (?:the )?/, ''),
  ].map(small);
  return {
    at,
    counts: true,
    guesses: guessCounts(Number(n.value.valueOf()), Number(found.value.valueOf())),
    target,
    tell: (guess, { hasOrder, write }) => {
      const others = n.value.sub(guess);
      const products = [others.mul(a.value), guess.mul(b)];
      const sign = isLoss ? '−' : '+';
      return {
        holds: [
          [kinds[0] ?? '', others],
          [kinds[1] ?? '', guess],
        ],
        sum: hasOrder
          ? `${numberText(others)} × ${write(a.value)} ${sign} ${numberText(guess)} × ${write(b)}`
          : products.map(write).join(` ${sign} `),
        total: others.mul(a.value).add(guess.mul(isLoss ? b.neg() : b)),
      };
    },
  };
}

/**
 * Two numbers with a product: what they add up to or differ by is kept, and the product is checked. `112 ÷ 14 = 8` and
 * `22 − 8 = 14`, or `350 ÷ 14 = 25` and `25 − 11 = 14`, or `24 ÷ 8 = 3` and `8 + 8 + 3 = 19`.
 */
function tryProduct(lines: readonly SolvedLine[]): Trial | null {
  const at = lines.findIndex(({ label }) => label.startsWith('Two numbers with this product'));
  const quotient = cutLine(lines[at]);
  const next = lines[at + 1];
  const found = lines[at]?.value;
  const sides = next && cutExpression(next.expression)?.sides;
  if (quotient?.sign !== '÷' || !found || !next || !sides) return null;
  const [divisor, target] = [quotient.right.value, quotient.left.value];
  const isDouble = sides.length === 3;
  const hasGap = !isDouble && sides[0]?.value.equals(found) === true;
  const kept = isDouble ? next.value : hasGap ? found.sub(divisor) : found.add(divisor);
  const otherOf = (guess: Exact): Exact =>
    isDouble ? kept.sub(guess.mul(2)) : hasGap ? guess.sub(kept) : kept.sub(guess);
  const isSquare = !isDouble && !hasGap && next.label === 'The triangle';
  const right = isDouble ? divisor : found;
  const guesses =
    isDouble || hasGap
      ? [guessRound(right), right.add(1), right].filter(
          (guess, i, all) => i !== 1 || !guess.equals(all[0] ?? 0),
        )
      : guessCounts(Number(kept.valueOf()) - 1, Number((isSquare ? right : divisor).valueOf())).map(
          (square) => (isSquare ? square : kept.sub(square)),
        );
  return {
    at,
    counts: true,
    isCheck: true,
    guesses,
    target,
    tell: (guess) => {
      const other = otherOf(guess);
      const [triangle, square] = isSquare ? [other, guess] : [guess, other];
      return {
        holds: [
          ['triangle', triangle],
          ['square', square],
        ],
        sum: `${numberText(triangle)} × ${numberText(square)}`,
        total: triangle.mul(square),
      };
    },
  };
}

/** Who a line is about: `Ali's stickers` is Ali's. */
const ownerOf = (line: SolvedLine | undefined): string =>
  (line?.label ?? '')
    .replace(/'s .*$|^Number of (?:the )?/, '')
    .replace(/^(?:Larger|Smaller) /, (word) => `the ${word.toLowerCase()}`);

/** A total less what is extra, shared into equal parts: `k × part + extra = total`, or without an extra part. */
function tryEqualParts(lines: readonly SolvedLine[]): Trial | null {
  for (const [at, line] of lines.entries()) {
    const cut = cutLine(line);
    const before = cutLine(lines[at - 1]);
    if (
      cut?.sign !== '÷' ||
      /\b(?:product|units?|parts?)\b/i.test(line.label) ||
      !isWhole(cut.right.value) ||
      cut.right.value.compare(2) < 0
    )
      continue;
    const k = cut.right.value;
    const hasExtra =
      before !== null && (lines[at - 1]?.value.equals(cut.left.value) ?? false) && before.sign === '−';
    // A plain division is worked out, not guessed; units that were added up are.
    const isCounted = lines.slice(0, at).some((one) => one.value.equals(k) && cutLine(one)?.sign === '+');
    if (!hasExtra && !isCounted) continue;
    const extra = hasExtra ? before.right.value : exact(0);
    const target = hasExtra ? before.left.value : cut.left.value;
    if (!canGuess([line.value, target])) continue;
    const next = cutLine(lines[at + 1]);
    const isPair = hasExtra && k.equals(2);
    const larger = isPair && next?.sign === '+' && lines[at + 1]?.value.equals(line.value.add(extra));
    return {
      at: hasExtra ? at - 1 : at,
      counts: false,
      guesses: [guessRound(line.value), line.value],
      isLinear: true,
      target,
      tell: (guess, { hasOrder, write }) => {
        const other = guess.add(extra);
        const product = hasOrder || !hasExtra ? `${numberText(k)} × ${write(guess)}` : write(guess.mul(k));
        const own = [ownerOf(line), guess] as const;
        return {
          holds: larger ? [own, [ownerOf(lines[at + 1]), other]] : [own],
          sum: isPair
            ? `${write(guess)} + ${write(other)}`
            : hasExtra
              ? `${product} + ${write(extra)}`
              : product,
          total: guess.mul(k).add(extra),
        };
      },
    };
  }
  return null;
}

/** Stands before a second method. */
export const OTHER_WAY = 'Here is another way.';

/** Guesses told with their checks; empty where one of them cannot be told. */
function tellGuesses({ guesses, target, counts, tell, isLinear }: Trial, writing: Writing): string[] {
  const written = guesses.map((guess, i) => {
    const { holds, sum, total } = tell(guess, writing);
    if (holds.some(([, value]) => value.compare(0) <= 0)) return null;
    const says = total.equals(target) ? 'Correct' : total.compare(target) < 0 ? 'Too small' : 'Too large';
    const each = holds
      .map(([name, value]) => `${name} ${counts ? numberText(value) : writing.write(value)}`)
      .join(', ');
    return `Guess ${i + 1}, ${each}: ${sum} = ${writing.write(total)}. ${says}.`;
  });
  const told = written.flatMap((line) => line ?? []);
  if (told.length < guesses.length || told.at(-1)?.endsWith('Correct.') !== true) return [];
  const [first, right] = guesses;
  if (!isLinear || !first || !right) return told;
  const { holds, total } = tell(first, writing);
  return told.toSpliced(
    1,
    0,
    writeReason(
      (holds[0]?.[0] ?? '').replace(/^(?:Angle|The) /, (word) => word.toLowerCase()),
      [first, right],
      [total, target],
      writing.write,
    ),
  );
}

/**
 * A solution of guess and check with its guesses, each with its check, before the lines that they stand for. As it is
 * where it shows guesses, or where its lines are of no kind that can be tried out.
 */
export function putGuesses(
  solution: readonly string[],
  lines: readonly SolvedLine[],
  grade: number,
): readonly string[] {
  if (solution.some(isGuess)) return solution;
  const trial = tryTwoKinds(lines) ?? tryProduct(lines) ?? tryEqualParts(lines);
  const first = trial && lines[trial.at];
  if (!trial || !first || trial.guesses.length < 2) return solution;
  const at = solution.findIndex((line) => line.startsWith(`${first.label}: `));
  const isMoney = first.result.startsWith('$') || (lines[trial.at + 1]?.result.startsWith('$') ?? false);
  // Before Primary 3 the next number is tried, and not worked out.
  const guesses = tellGuesses(
    { ...trial, isLinear: grade > 2 && trial.isLinear === true },
    { hasOrder: grade >= 5, write: isMoney ? moneyText : numberText },
  );
  if (at < 0 || guesses.length === 0) return solution;
  const [line = '', ...others] = solution.slice(at);
  if (trial.isCheck)
    return [...solution.slice(0, at), ...guesses, line.replace(first.label, 'Check'), ...others];
  return [...solution.slice(0, at), ...guesses, OTHER_WAY, line, ...others];
}

/** Hints of a solution that guesses: one of them says so, behind what a guess is checked against. */
export function hintGuesses(hints: readonly string[], solution: readonly string[]): string[] {
  if (!solution.some(isGuess) || hints.some((hint) => /\bguess|\btry\b/i.test(hint))) return [...hints];
  const before = solution.slice(0, solution.findIndex(isGuess)).find((line) => line.includes(' = '));
  const [label = ''] = before?.split(': ') ?? [];
  const who = /^Guess 1, (.+?) \$?\d/.exec(solution.find(isGuess) ?? '')?.[1];
  const guess = who === undefined ? 'a guess' : `a number for ${who}`;
  return label === ''
    ? [
        hints[0] ?? '',
        `Try ${guess}. Check it with what is told.`,
        'Is it too small or too large? Guess again.',
      ]
    : [
        hints[0] ?? '',
        hintToFind('First', label),
        `Then try ${guess}. Work out the rest with it. Is the result too small or too large?`,
      ];
}
