import type { TableSpec } from '../drawing/drawing-spec.js';

interface Row {
  /** Who has how much: names with numbers. */
  holds: ReadonlyArray<readonly [name: string, value: string]>;
  total: string;
  check: string;
}

const CHECKS: ReadonlyArray<readonly [said: RegExp, check: string]> = [
  [/too (?:small|little|few)|not yet the area/i, 'too low'],
  [/too (?:large|big|many|much)/i, 'too high'],
];

/** What is said of a guess, in its own line or in the sentence behind it; the last one is right. */
const checkOf = (said: string): string => CHECKS.find(([pattern]) => pattern.test(said))?.[1] ?? 'right';

/** A number without its noun. */
const bare = (text: string): string => text.replace(/(?<=\d) [\p{L}][\p{L} '-]{2,}$/u, '');

/** `Guess 1, Ali 17, Siti 43: 17 + 43 = 60. Too small.` */
function readGuess(line: string): Row | null {
  const match = /^Guess \d+, (.+): [^:]+ = (.+?)\. (Too small|Too large|Correct)\.$/.exec(line);
  if (!match) return null;
  const [, held = '', total = '', said = ''] = match;
  const holds = held.split(', ').map((one) => {
    const [, name = one, value = ''] = /^(.+?) (\$?\d[\d ]*(?:[./]\d+)?)$/.exec(one) ?? [];
    return [name, value] as const;
  });
  return { holds, total: bare(total), check: checkOf(said) };
}

/** `Try 13 and 3, that fits: 13 × 3 = 39 m²`, with a sentence behind it or none. */
function readTry(line: string, next: string): Row | null {
  const match = /^Try (?:a (?:radius|side) of )?([^:,]+?)(?: for [^:]+)?(?:, ([^:]+))?: .*= (.+?)\.?$/.exec(
    line,
  );
  if (!match) return null;
  const [, guess = '', said = '', total = ''] = match;
  return {
    holds: [['Try', bare(guess)]],
    total: bare(total),
    check: checkOf(`${said} ${/=/.test(next) ? '' : next}`),
  };
}

/** `round counters` and `square counters` as `round` and `square`, where both are told apart without their noun. */
function withoutNoun(row: Row): Row {
  const nouns = row.holds.map(([name]) => / (\p{Ll}+)$/u.exec(name)?.[1]);
  const [noun] = nouns;
  return noun === undefined || row.holds.length < 2 || nouns.some((one) => one !== noun)
    ? row
    : { ...row, holds: row.holds.map(([name, value]) => [name.slice(0, -noun.length - 1), value]) };
}

const toTable = (rows: readonly Row[], heads: readonly string[]): TableSpec => ({
  kind: 'table',
  title: 'Guess and check',
  header: ['', ...heads],
  rows: [
    ...(rows[0]?.holds ?? []).map(([name], i) => [name, ...rows.map(({ holds }) => holds[i]?.[1] ?? '')]),
    ['Total', ...rows.map(({ total }) => total)],
    ['Check', ...rows.map(({ check }) => check)],
  ],
});

/**
 * The table of the guesses of a solution: a column for each, with its check. Read from its lines, so that the two never
 * differ. Narrower tables come behind. None where no guess is told.
 */
export function toGuessTables(solution: readonly string[]): TableSpec[] {
  const rows = solution.flatMap((line, i) => readGuess(line) ?? readTry(line, solution[i + 1] ?? '') ?? []);
  if (rows.length === 0 || rows.length > 5) return [];
  const heads = rows.map((_, i) => `Guess ${i + 1}`);
  const numbers = heads.map((_, i) => String(i + 1));
  return [toTable(rows, heads), toTable(rows, numbers), toTable(rows.map(withoutNoun), numbers)];
}
