import { describe, expect, it } from '@jest/globals';
import type { Proof, SearchProof, Told } from '../core/draft.js';
import { gateway, relation } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import { SHOWN_TERMS, listHonestyFaults, numberedClues, withoutEachOf, withoutOneOf } from './honesty.js';

const told = (numbers: Record<string, number>, words: Record<string, string> = {}): Told => ({
  givens: new Map(Object.entries(numbers).map(([name, value]) => [name, exact(value)])),
  words: new Map(Object.entries(words)),
});
const whole = (stem: Pick<Told, 'givens'>, name: string): number => Number(stem.givens.get(name)?.valueOf());
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Bicycles and tricycles: so many, with so many wheels, and perhaps so many more of one kind. */
const WHEELS: SearchProof = {
  kind: 'search',
  solve: (givens) =>
    upTo(60)
      .filter((b) => {
        const a = whole({ givens }, 'n') - b;
        const isGap = !givens.has('gap') || a - b === whole({ givens }, 'gap');
        return a >= 0 && isGap && 2 * a + 3 * b === whole({ givens }, 'wheels');
      })
      .map((b) => exact(b)),
};

describe('honesty of facts', () => {
  const proof: Proof = {
    kind: 'facts',
    facts: [gateway('sold = crates * perCrate'), relation('left = start - sold')],
    asked: 'left',
  };
  const stem = { crates: 3, perCrate: 12, start: 90 };

  it('passes a story that needs every number', () => {
    expect(listHonestyFaults(proof, told(stem))).toEqual([]);
  });

  it('finds a given that no fact uses and one that says what others say already', () => {
    expect(listHonestyFaults(proof, told({ ...stem, price: 4 }))).toEqual([
      'honesty: given price is not used',
    ]);
    expect(listHonestyFaults(proof, told({ ...stem, sold: 36 }))).toContain('honesty: crates is not needed');
    expect(listHonestyFaults(proof, told({ ...stem, sold: 36 }))).toContain(
      'honesty: solvable without the gateway',
    );
  });
});

describe('honesty of a search', () => {
  it('passes a search that needs every number', () => {
    expect(listHonestyFaults(WHEELS, told({ n: 7, wheels: 17 }))).toEqual([]);
  });

  it('finds a number that says what the others say already', () => {
    expect(listHonestyFaults(WHEELS, told({ n: 7, wheels: 17, gap: 1 }))).toContain(
      'honesty: gap is not needed',
    );
  });

  it('finds a count that the total settles by itself, so that the heuristic is idle', () => {
    const pipes: SearchProof = {
      kind: 'search',
      solve: (givens) =>
        upTo(whole({ givens }, 'n') - 1)
          .filter((b) => 22 * (whole({ givens }, 'n') - b) + 27 * b === whole({ givens }, 'total'))
          .map((b) => exact(b)),
    };
    expect(listHonestyFaults(pipes, told({ n: 14, total: 333 }))).toEqual(['honesty: n is not needed']);
  });

  it('finds a skill that is not needed: a product asked for as a sum that is told', () => {
    const corner: SearchProof = {
      kind: 'search',
      solve: (givens) => [exact(whole({ givens }, 'x') + whole({ givens }, 'half'))],
    };
    expect(listHonestyFaults(corner, told({ x: 3, half: 9, area: 18 }))).toEqual([
      'honesty: area is not needed',
    ]);
  });

  it('finds an idle clue of each form', () => {
    const holds = (clue: string, n: number): boolean =>
      ({ odd: n % 2 === 1, small: n < 10, seven: n % 7 === 0, positive: n > 0 })[clue] ?? true;
    const fitting = (clues: readonly string[]) =>
      upTo(30)
        .filter((n) => clues.every((clue) => holds(clue, n)))
        .map((n) => exact(n));
    const listed: SearchProof = {
      kind: 'search',
      withoutEach: withoutOneOf('clues', ';'),
      solve: (_, words) => fitting((words.get('clues') ?? '').split(';')),
    };
    expect(listHonestyFaults(listed, told({}, { clues: 'small;seven' }))).toEqual([]);
    expect(listHonestyFaults(listed, told({}, { clues: 'small;seven;odd' }))).toEqual([
      'honesty: clue 3 is not needed',
    ]);
    const numbered: SearchProof = {
      kind: 'search',
      withoutEach: numberedClues,
      solve: (_, words) => fitting([1, 2, 3].flatMap((i) => words.get(`clue${i}`) ?? [])),
    };
    expect(
      listHonestyFaults(numbered, told({}, { clue1: 'positive', clue2: 'small', clue3: 'seven' })),
    ).toEqual(['honesty: clue 1 is not needed']);
    const flagged: SearchProof = {
      kind: 'search',
      withoutEach: withoutEachOf(() => [['small'], ['odd'], ['seven']]),
      solve: (_, words) => fitting([...words.keys()]),
    };
    expect(listHonestyFaults(flagged, told({}, { small: 'yes', odd: 'yes', seven: 'yes' }))).toEqual([
      'honesty: clue 2 is not needed',
    ]);
  });

  it('takes the terms of a row as one, and finds a row that the answer does not need', () => {
    const row = (asks: 'term' | 'place'): SearchProof => ({
      kind: 'search',
      together: SHOWN_TERMS,
      solve: (givens) => {
        const [a, b, c] = ['t1', 't2', 't3'].map((name) => whole({ givens }, name));
        if (a === undefined || b === undefined || c === undefined || c - b !== b - a) return [];
        const n = whole({ givens }, 'n');
        return [exact(asks === 'term' ? a + (n - 1) * (b - a) : n)];
      },
    });
    const stem = told({ t1: 4, t2: 7, t3: 10, n: 20 });
    expect(listHonestyFaults(row('term'), stem)).toEqual([]);
    expect(listHonestyFaults(row('place'), stem)).toEqual(['honesty: t1, t2, t3 is not needed']);
  });

  it('does not ask for what is told to work with', () => {
    const disc: SearchProof = {
      kind: 'search',
      beside: /^pi$/,
      solve: (givens) =>
        upTo(40)
          .filter((r) =>
            exact(r * r)
              .mul(exact(22, 7))
              .equals(givens.get('area') ?? 0),
          )
          .map((r) => exact(r)),
    };
    const stem: Told = {
      givens: new Map([
        ['area', exact(154)],
        ['pi', exact(22, 7)],
      ]),
      words: new Map(),
    };
    expect(listHonestyFaults(disc, stem)).toEqual([]);
    expect(listHonestyFaults({ kind: 'search', solve: disc.solve }, stem)).toEqual([
      'honesty: pi is not needed',
    ]);
  });
});
