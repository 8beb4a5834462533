import { findTreeValue } from '../core/expression.js';
import type { Exact } from '../numbers/exact.js';
import { solveFacts } from '../core/fact-solver.js';
import { type Ask, toFacts } from './asks.js';
import { type Name, isAmount } from '../structures/quantity.js';
import { listCases, type Slip, type Structure, type Values } from '../structures/structure.js';
import { type Line, toLine, workOut } from '../lines/line.js';
import { readTree } from '../lines/trees.js';

/** A slip thought through to its end: what a pupil who makes it would write. */
export interface Replayed {
  code: string;
  says: string;
  value: Exact;
  /** The line that is wrong, with the lines after it that follow truly from it; null where no line is wrong. */
  at: Name | null;
  lines: readonly Line[];
  /** Everything as this pupil believes it to be. */
  known: ReadonlyMap<Name, Exact>;
}

/** Words for the name of a line, as the tellings give them. */
export type LabelOf = (name: Name) => string;

const OTHER_SIGN = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;
const ADDING = 'Read again what';

const stoppedAt = (label: string): Pick<Slip, 'code' | 'says'> => ({
  code: 'stopped-early',
  says: `This is "${label}". The question asks for more than that.`,
});

const GAVE_TOLD: Pick<Slip, 'code' | 'says'> = {
  code: 'gave-a-told-number',
  says: 'This number is told. The question asks for another one.',
};

/** Whether a sentence says what a value is, and not how a pupil may have come to it. */
export const saysWhat = (says: string): boolean => /^This (?:is|number) /.test(says);

/** Whether two quantities are written alike, so that the value of one can be given for the other. */
export function isAlike({ quantities }: Structure, one: Name, other: Name): boolean {
  const [a, b] = [quantities[one], quantities[other]];
  return (
    (a !== undefined && isAmount(a)) === (b !== undefined && isAmount(b)) &&
    (a?.is === 'groups') === (b?.is === 'groups')
  );
}

/** A value that the working finds on the way, or that the story tells, is called what it is: many ways lead there. */
export function callByName(
  slip: Replayed,
  { lines, given }: Ask,
  isIt: (name: Name) => boolean,
  labelOf: LabelOf,
): Replayed {
  const line = lines.slice(0, -1).find(({ finds }) => isIt(finds));
  if (line) return { ...slip, ...stoppedAt(labelOf(line.finds)) };
  return given.some(isIt) ? { ...slip, ...GAVE_TOLD } : slip;
}

/** The slips that any line invites: the opposite operation, and stopping before the end. */
export function listLineSlips(ask: Ask, labelOf: LabelOf): Slip[] {
  const turned = ask.lines.flatMap(({ finds, by }): Slip[] => {
    if (by.op === 'number' || by.op === 'name') return [];
    const isSum = by.op === '+' || by.op === '-';
    const says = isSum
      ? `${ADDING} "${labelOf(finds)}" means: is something added or taken away?`
      : `${ADDING} "${labelOf(finds)}" means: is it several times as large, or one part of it?`;
    const left = writeNames(by.left);
    const right = writeNames(by.right);
    return [
      {
        code: isSum ? 'added-for-subtracted' : 'multiplied-for-divided',
        says,
        at: { [finds]: `(${left}) ${OTHER_SIGN[by.op]} (${right})` },
      },
    ];
  });
  const stopped = ask.lines.slice(0, -1).map(({ finds }): Slip => ({
    ...stoppedAt(labelOf(finds)),
    gives: { [ask.asked]: finds },
  }));
  return [...turned, ...stopped];
}

/** An expression over names as text that can be read again. */
function writeNames(tree: Line['by']): string {
  if (tree.op === 'number') return tree.value.toFraction();
  if (tree.op === 'name') return tree.name;
  return `(${writeNames(tree.left)}) ${tree.op} (${writeNames(tree.right)})`;
}

/** What the story settles beside its working: a slip may give only what is to be found in it. */
function settle(ask: Ask, givens: Values): Values {
  const given = new Map([...givens].filter(([name]) => ask.given.includes(name)));
  return new Map([
    ...(solveFacts(toFacts(ask.told), given) ?? given),
    ...(workOut(ask.lines, givens) ?? givens),
  ]);
}

/** What a slip leads to in each of its places that concern this ask and can be worked out. */
export function replaySlip(
  ask: Ask,
  slip: Slip,
  givens: Values,
  all: Values,
  settled: Values = settle(ask, givens),
): Replayed[] {
  if (slip.needs !== undefined && !ask.told.some(({ says }) => says === slip.needs)) return [];
  if (slip.needsTold !== undefined && !ask.told.some(({ key }) => key === slip.needsTold)) return [];
  const right = all.get(ask.asked);
  const { code, says } = slip;
  const wrongLines = listCases(slip.at).flatMap(([at, instead]): Replayed[] => {
    const place = ask.lines.findIndex(({ finds }) => finds === at);
    if (place < 0) return [];
    const lines = ask.lines.with(place, toLine(at, readTree(instead)));
    const known = workOut(lines, givens);
    const value = known?.get(ask.asked);
    // A pupil who meets less than nothing on the way does not go on from it.
    if (!known || !value || !right || lines.some(({ finds }) => (known.get(finds)?.compare(0) ?? 0) < 0))
      return [];
    return value.equals(right) ? [] : [{ code, says, value, at, lines, known }];
  });
  const wrongPlans = [...listCases(slip.plan), ...listCases(slip.gives)].flatMap(
    ([asked, plan]): Replayed[] => {
      if (asked !== ask.asked) return [];
      const value = findTreeValue(readTree(plan), settled);
      if (!value || !right || value.equals(right)) return [];
      return [{ code, says, value, at: null, lines: ask.lines, known: all }];
    },
  );
  return [...wrongLines, ...wrongPlans];
}

/** Every wrong value that the structure's slips and the lines themselves lead to, the structure's first, each once. */
export function replayAll(
  structure: Structure,
  ask: Ask,
  givens: Values,
  all: Values,
  labelOf: LabelOf,
): Replayed[] {
  const settled = settle(ask, givens);
  const replayed = [...structure.slips, ...listLineSlips(ask, labelOf)]
    .flatMap((slip) => replaySlip(ask, slip, givens, all, settled))
    .map((slip) => {
      if (slip.at === null && saysWhat(slip.says)) return slip;
      const isIt = (name: Name): boolean =>
        isAlike(structure, name, ask.asked) && all.get(name)?.equals(slip.value) === true;
      return callByName(slip, ask, isIt, labelOf);
    });
  const seen: Exact[] = [];
  return replayed.filter(({ value }) => {
    if (seen.some((other) => other.equals(value))) return false;
    seen.push(value);
    return true;
  });
}
