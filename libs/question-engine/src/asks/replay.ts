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
  /** The quantity that is given in place of the asked one; null for any other slip. */
  gave: Name | null;
}

/** Words for a quantity, as the tellings give them. */
export interface Naming {
  /** Where a line finds it: `Ali's stickers`. */
  labelOf: (name: Name) => string;
  /** In a sentence: `how many stickers Ali had`; null where that cannot be said. */
  saysOf: (name: Name) => string | null;
}

const OTHER_SIGN = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;

const sayWhat = ({ labelOf, saysOf }: Naming, name: Name): string =>
  `This is ${saysOf(name) ?? `"${labelOf(name)}"`}.`;

/** A pupil who gives what a line finds, with so many lines behind it. */
const stoppedAt = (naming: Naming, name: Name, linesLeft: number): Pick<Slip, 'code' | 'says'> => ({
  code: 'stopped-early',
  says: `${sayWhat(naming, name)} ${linesLeft === 1 ? 'There is one more step.' : 'There are more steps to do.'}`,
});

const gaveTold = ({ saysOf }: Naming, name: Name): Pick<Slip, 'code' | 'says'> => {
  const says = saysOf(name);
  return {
    code: 'gave-a-told-number',
    says: `${says === null ? 'This number is given.' : `This is ${says}.`} The question asks for something else.`,
  };
};

/** Of a slip on the way, the sentence is about the number that is used there, and not about the answer. */
const sayUsed = (says: string): string => says.replace(/^This is /, 'This uses ');

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

/** A slip that gives another quantity of the story says which one. */
function nameGiven(slip: Replayed, naming: Naming): Replayed {
  const { gave, says } = slip;
  if (gave === null || naming.saysOf(gave) === null) return slip;
  return { ...slip, says: says.replace(/^This is [^.]+\./, () => sayWhat(naming, gave)) };
}

/** A value that the working finds on the way, or that the story tells, is called what it is: many ways lead there. */
export function callByName(
  slip: Replayed,
  { lines, given }: Ask,
  isIt: (name: Name) => boolean,
  naming: Naming,
): Replayed {
  const place = lines.slice(0, -1).findIndex(({ finds }) => isIt(finds));
  const line = lines[place];
  if (line) return { ...slip, ...stoppedAt(naming, line.finds, lines.length - 1 - place) };
  const told = given.find(isIt);
  return told === undefined ? slip : { ...slip, ...gaveTold(naming, told) };
}

/** The slips that any line invites: the opposite operation, and stopping before the end. */
export function listLineSlips(ask: Ask, naming: Naming): Slip[] {
  const turned = ask.lines.flatMap(({ finds, by }): Slip[] => {
    if (by.op === 'number' || by.op === 'name') return [];
    const isSum = by.op === '+' || by.op === '-';
    const where = ask.lines.length === 1 ? 'the question' : `"${naming.labelOf(finds)}"`;
    const says = `Look at ${where} again. Do you ${isSum ? 'add or take away' : 'multiply or divide'}?`;
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
  const stopped = ask.lines.slice(0, -1).map(({ finds }, i): Slip => ({
    ...stoppedAt(naming, finds, ask.lines.length - 1 - i),
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
    const said = at === ask.asked ? says : sayUsed(says);
    return value.equals(right) ? [] : [{ code, says: said, value, at, lines, known, gave: null }];
  });
  const wrongPlans = [...listCases(slip.plan), ...listCases(slip.gives)].flatMap(
    ([asked, plan]): Replayed[] => {
      if (asked !== ask.asked) return [];
      const value = findTreeValue(readTree(plan), settled);
      if (!value || !right || value.equals(right)) return [];
      const gave = all.has(plan) ? plan : null;
      return [{ code, says, value, at: null, lines: ask.lines, known: all, gave }];
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
  naming: Naming,
): Replayed[] {
  const settled = settle(ask, givens);
  const replayed = [...structure.slips, ...listLineSlips(ask, naming)]
    .flatMap((slip) => replaySlip(ask, slip, givens, all, settled))
    .map((slip) => {
      if (slip.at === null && saysWhat(slip.says)) return nameGiven(slip, naming);
      const isIt = (name: Name): boolean =>
        isAlike(structure, name, ask.asked) && all.get(name)?.equals(slip.value) === true;
      return callByName(slip, ask, isIt, naming);
    });
  const seen: Exact[] = [];
  return replayed.filter(({ value }) => {
    if (seen.some((other) => other.equals(value))) return false;
    seen.push(value);
    return true;
  });
}
