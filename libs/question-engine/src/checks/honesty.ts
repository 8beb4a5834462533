import type { Givens, Proof, SearchProof, Told } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { listFactNames, solveFacts } from '../core/fact-solver.js';
import { readPairs } from '../numbers/pairs.js';

const NEAR = 40;
const FAR = 400;
const MOST_STEPS = 24;
const LARGEST_PART = 12;
const FACTORS: ReadonlyArray<readonly [number, number]> = readPairs('2:1 1:2 3:1 1:3 3:2 2:3 4:1');

/** The value moved up and down by a step, as long as it stays positive. */
function* aside(value: Exact, step: Exact): Generator<Exact> {
  yield value.add(step);
  if (value.compare(step) > 0) yield value.sub(step);
}

/** Values from so many to so many steps more and less, in steps of the value's own last part. */
function* around(value: Exact, from: number, to: number): Generator<Exact> {
  for (let k = from; k <= to; k += 1) yield* aside(value, exact(k, Number(value.d)));
}

/** The value where each of its sides or edges is scaled: areas by squares, volumes by cubes. */
function* scaled(value: Exact): Generator<Exact> {
  for (let bottom = 1; bottom <= LARGEST_PART; bottom += 1)
    for (let top = 1; top <= LARGEST_PART; top += 1) {
      if (top === bottom) continue;
      const factor = exact(top, bottom);
      yield value.mul(factor).mul(factor);
      yield value.mul(factor).mul(factor).mul(factor);
    }
}

/**
 * Values that might stand in a given's place: near ones, those that differ by multiples and simple parts of the other
 * givens and of the gaps between them, and far ones. A relation between givens is met again at one of these.
 */
function* substitutes(value: Exact, others: readonly Exact[]): Generator<Exact> {
  yield* around(value, 1, NEAR);
  const gaps = others.flatMap((a, i) => others.slice(i + 1).map((b) => a.sub(b).abs()));
  const steps = [value, ...others, ...others.map((a) => a.sub(value).abs()), ...gaps];
  for (const step of steps) {
    if (step.equals(0)) continue;
    for (let k = 1; k <= MOST_STEPS; k += 1) yield* aside(value, step.mul(k));
    for (let part = 2; part <= LARGEST_PART; part += 1)
      for (let k = 1; k < 4; k += 1) yield* aside(value, step.mul(exact(k, part)));
  }
  yield* scaled(value);
  yield* around(value, NEAR + 1, FAR);
}

/** Values told together with others in their place: turned round, moved, stretched, and each changed by itself. */
function* rearranged(values: readonly Exact[]): Generator<Exact[]> {
  const [one = exact(0), two = exact(0)] = values;
  for (let turn = 1; turn < values.length; turn += 1) yield [...values.slice(turn), ...values.slice(0, turn)];
  for (let k = 1; k < 4; k += 1)
    for (const step of [two.sub(one).mul(k), one.sub(two).mul(k)]) yield values.map((v) => v.add(step));
  for (const [top, bottom] of FACTORS) {
    yield values.map((v) => v.mul(exact(top, bottom)));
    yield values.map((v) => one.add(v.sub(one).mul(exact(top, bottom))));
  }
  const unit = exact(1, Math.max(...values.map((v) => Number(v.d))));
  for (let k = 1; k <= NEAR; k += 1) {
    yield values.map((v) => v.add(unit.mul(k)));
    yield values.map((v, i) => v.add(unit.mul(k * i)));
    yield values.map((v, i) => v.sub(unit.mul(k * i)));
  }
  for (let i = 0; i < values.length; i += 1)
    for (let j = 0; j < i; j += 1)
      for (const step of [unit, unit.neg()])
        yield values.map((v, at) => (at === i ? v.add(step) : at === j ? v.sub(step) : v));
  for (const [i, value] of values.entries()) {
    for (const other of around(value, 1, NEAR)) yield values.with(i, other);
    for (const other of scaled(value)) yield values.with(i, other);
  }
}

/** The givens with other values in the place of those of one statement. */
function* reopened(names: readonly string[], givens: Givens): Generator<Givens> {
  const values = names.map((name) => givens.get(name) ?? exact(0));
  const [first] = values;
  if (names.length === 1 && first) {
    const [name = ''] = names;
    const others = [...givens].flatMap(([other, value]) => (other === name ? [] : value));
    // A count many times as large has no place in such an item, and takes long to try.
    const most = first.mul(LARGEST_PART).add(NEAR);
    for (const value of substitutes(first, others))
      if (value.compare(most) <= 0) yield new Map([...givens, [name, value]]);
    return;
  }
  for (const told of rearranged(values))
    yield new Map([...givens, ...names.map((name, i) => [name, told[i] ?? exact(0)] as const)]);
}

/** Answers of a search; none where the values cannot belong to such an item. */
function answers(proof: SearchProof, { givens, words }: Told): string[] {
  try {
    return proof.solve(givens, words).map((value) => value.toFraction());
  } catch (problem) {
    if (problem instanceof RangeError) return [];
    throw problem;
  }
}

/** The givens by what tells them: those told together as one. */
function listStatements(proof: SearchProof, names: readonly string[]): string[][] {
  const groups = (proof.together ?? []).map((form) => names.filter((name) => form.test(name)));
  const alone = names.filter((name) => !groups.some((group) => group.includes(name)));
  return [...groups.filter((group) => group.length > 0), ...alone.map((name) => [name])];
}

/**
 * What a search could do without. A clue is left out; a number is left open, so that every other value may stand in
 * its place. Either must let in another answer: a condition without which the key still stands alone is idle, and
 * the skill or the heuristic that it carries is not needed.
 */
function listIdleConditions(proof: SearchProof, told: Told): string[] {
  const faults: string[] = [];
  const key = answers(proof, told);
  const reduced = proof.withoutEach?.(told) ?? [];
  reduced.forEach((less, i) => {
    if (new Set(answers(proof, less)).size < 2) faults.push(`honesty: clue ${i + 1} is not needed`);
  });
  const names = [...told.givens.keys()].filter(
    (name) => !proof.beside?.test(name) && reduced.every(({ givens }) => givens.has(name)),
  );
  for (const statement of listStatements(proof, names)) {
    const found = new Set(key);
    for (const givens of reopened(statement, told.givens)) {
      for (const answer of answers(proof, { givens, words: told.words })) found.add(answer);
      if (found.size > 1) break;
    }
    if (found.size < 2) faults.push(`honesty: ${statement.join(', ')} is not needed`);
  }
  return faults;
}

/**
 * Whether both halves of an item are needed, the sub-strand's skill and the heuristic's relation, and within them
 * every number and every clue: what could be struck out of the stem without losing the answer is a fault.
 */
export function listHonestyFaults(proof: Proof, told: Told): string[] {
  if (proof.kind === 'search') return listIdleConditions(proof, told);
  const { facts, asked } = proof;
  const { givens } = told;
  const faults: string[] = [];
  for (const kind of ['gateway', 'relation'] as const) {
    const without = facts.filter((f) => f.kind !== kind);
    if (without.length < facts.length && solveFacts(without, givens)?.has(asked)) {
      faults.push(`honesty: solvable without the ${kind}`);
    }
  }
  const used = listFactNames(facts);
  for (const name of givens.keys()) {
    const without = new Map([...givens].filter(([other]) => other !== name));
    if (!used.has(name)) faults.push(`honesty: given ${name} is not used`);
    else if (solveFacts(facts, without)?.has(asked)) faults.push(`honesty: ${name} is not needed`);
  }
  return faults;
}

/** The terms of a row shown so far, `t1 t2 t3` or `m1 m2 m3`: they say its rule more than once, on purpose. */
export const SHOWN_TERMS: readonly RegExp[] = [/^[a-z]\d$/];

/** Every way to leave out one of the clues that a word param lists: `odd;multiple 7`. */
export function withoutOneOf(name: string, separator: string): (told: Told) => Told[] {
  return ({ givens, words }) => {
    const clues = (words.get(name) ?? '').split(separator);
    return clues.map((_, i) => ({
      givens,
      words: new Map([...words, [name, clues.filter((_clue, j) => j !== i).join(separator)]]),
    }));
  };
}

/** Every way to leave out one clue, each of which has its own params: `clue1` with `value1`. */
export function withoutEachOf(
  clues: (told: Told) => ReadonlyArray<readonly string[]>,
): (told: Told) => Told[] {
  return (told) =>
    clues(told).map((names) => ({
      givens: new Map([...told.givens].filter(([name]) => !names.includes(name))),
      words: new Map([...told.words].filter(([name]) => !names.includes(name))),
    }));
}

/** Clues numbered from 1 as the params name them: `clue1`, `value1a`, `value1b`. */
export const numberedClues = withoutEachOf(({ givens, words }) => {
  const names = [...givens.keys(), ...words.keys()].filter((name) => /^(clue|value|clueValue)\d/.test(name));
  const numbers = new Set(names.map((name) => /\d/.exec(name)?.[0] ?? ''));
  return [...numbers].map((n) => names.filter((name) => name.includes(n)));
});
