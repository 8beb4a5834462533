import { findTreeValue } from '../core/expression.js';
import { askOfSign } from '../core/label-phrase.js';
import { keepFor, lazily, remember } from '../memory/remember.js';
import { type Exact, exact, isEqual, isNegative } from '../numbers/exact.js';
import { solveFacts } from '../core/fact-solver.js';
import { type Ask, toFacts } from './asks.js';
import { type Name, isAmount } from '../structures/quantity.js';
import { listCases, type Slip, type Structure, type Values } from '../structures/structure.js';
import { type Line, toLine, workOut } from '../lines/line.js';
import { listNames, readTree } from '../lines/trees.js';

/** A slip thought through to its end: what a pupil who makes it would write. */
export interface Replayed {
  code: string;
  says: string;
  /** What is said of the slip itself, also where its value has a name in the story. */
  cause: string;
  value: Exact;
  /** The line that is wrong, with the lines after it that follow truly from it; null where no line is wrong. */
  at: Name | null;
  lines: readonly Line[];
  /** Everything as this pupil believes it to be. */
  known: ReadonlyMap<Name, Exact>;
  /** The quantity that is given in place of the asked one; null for any other slip. */
  gave: Name | null;
  /** What the same slip leads to with other told numbers; null where that cannot be worked out. Seldom asked for. */
  far: () => Exact | null;
  /** Whether only this way leads to the value, so that a pupil may be told what went wrong. */
  isSure: boolean;
  /** Two told amounts from which a sign makes the value, too. */
  meets?: Meeting | undefined;
}

interface Meeting {
  left: Name;
  sign: '+' | '-';
  right: Name;
}

/** What is said where a pupil may have put two numbers of the item together without a thought. */
export const sayMeeting = ({ left, sign, right }: Meeting, write: (name: Name) => string): string =>
  sign === '+'
    ? `Did you add ${write(left)} and ${write(right)}? Say what each number stands for.`
    : `Did you take ${write(right)} from ${write(left)}? Say what each number stands for.`;

/** Words for a quantity, as the tellings give them. */
export interface Naming {
  /** Within a sentence: `how many stickers Ali had`, `the increase each day`. */
  whatOf: (name: Name) => string;
  /** Whether the story holds it and it can be said; the youngest read no sentence of that length. */
  isSaid: (name: Name) => boolean;
  /** A question about a line that adds or takes away, by which a pupil sees which of them; null where there is none. */
  askOf?: (line: Line) => string | null;
}

const OTHER_SIGN = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;

const sayWhat = ({ whatOf }: Naming, name: Name): string => `This is ${whatOf(name)}.`;

const ONE_MORE = 'There is one more step.';

/** A pupil who gives what a line finds. A line that only says a number again is no step. */
const stoppedAt = (naming: Naming, { given, lines, near }: Ask, name: Name): Pick<Slip, 'code' | 'says'> => {
  const place = lines.findIndex(({ finds }) => finds === name);
  const isTold = lines[place]?.by.op === 'name' && given.includes(lines[place].by.name);
  const left = lines.slice(isTold ? 0 : place + 1).filter(({ by }) => by.op !== 'name').length;
  // What stands beside it in the last line may have to be found first.
  const isLast =
    left === 1 &&
    lines.slice(-1).every(({ by }) => listNames(by).every((one) => one === name || given.includes(one)));
  return {
    code: 'stopped-early',
    says: `${sayWhat(naming, name)} ${isLast || near.has(name) ? ONE_MORE : 'There are more steps to do.'}`,
  };
};

/** A pupil who gives another quantity of the story. */
const gaveAnother = (naming: Naming, { asked, given }: Ask, name: Name): Pick<Slip, 'code' | 'says'> => ({
  code: given.includes(name) ? 'gave-a-told-number' : 'gave-another-amount',
  says: `${naming.isSaid(name) ? sayWhat(naming, name) : 'This number is given.'} ${naming.isSaid(asked) ? `Find ${naming.whatOf(asked)}.` : 'The question asks for something else.'}`,
});

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

/** What is replayed: the slips of a structure in one of its asks. */
export interface Replay {
  ask: Ask;
  slips: readonly Slip[];
  names: readonly Name[];
  /** Whether a quantity is written as the asked one is. */
  isFit: (name: Name) => boolean;
}

/** A slip that gives another quantity of the story says which one. */
function nameGiven(slip: Replayed, naming: Naming): Replayed {
  const { gave, says } = slip;
  if (gave === null || !naming.isSaid(gave)) return slip;
  return { ...slip, says: says.replace(/^This is .+?\.(?= |$)/, () => sayWhat(naming, gave)) };
}

/** A value that the working finds on the way, or that is in the story, is called what it is: many ways lead there. */
function callByName(
  slip: Replayed,
  { ask, names }: Replay,
  isIt: (name: Name) => boolean,
  naming: Naming,
): Replayed {
  const named = { ...slip, isSure: true };
  const line = ask.lines.slice(0, -1).find(({ finds }) => isIt(finds));
  if (line) return { ...named, ...stoppedAt(naming, ask, line.finds) };
  const told = ask.given.find(isIt);
  if (told !== undefined) return { ...named, ...gaveAnother(naming, ask, told) };
  const other = names.find((name) => isIt(name) && naming.isSaid(name));
  return other === undefined ? slip : { ...named, ...gaveAnother(naming, ask, other) };
}

const isEnd = ({ op }: Line['by']): boolean => op === 'number' || op === 'name';

/** A line with its sign taken for another one; null for a sum of like parts, which has none, and a longer product. */
const turn = keepFor(({ by }: Line): string | null => {
  if (by.op === 'number' || by.op === 'name') return null;
  const isTurnable =
    by.op === '*' || by.op === '/'
      ? isEnd(by.left) && isEnd(by.right)
      : ![by.left.op, by.right.op].some((op) => op === '+' || op === '-');
  return isTurnable ? `(${writeNames(by.left)}) ${OTHER_SIGN[by.op]} (${writeNames(by.right)})` : null;
});

/** The slips that any line invites, and any story: the opposite operation, stopping on the way, another quantity. */
function listLineSlips({ ask, names, isFit }: Replay, naming: Naming): Slip[] {
  const turned = ask.lines.flatMap((line): Slip[] => {
    const instead = turn(line);
    if (instead === null) return [];
    const { finds, by } = line;
    const isSum = by.op === '+' || by.op === '-';
    return [
      {
        code: isSum ? 'added-for-subtracted' : 'multiplied-for-divided',
        says: naming.askOf?.(line) ?? askOfSign(naming.whatOf(finds), isSum),
        at: { [finds]: instead },
      },
    ];
  });
  const stopped = ask.lines
    .slice(0, -1)
    .flatMap(({ finds }): Slip[] =>
      isFit(finds) ? [{ ...stoppedAt(naming, ask, finds), gives: { [ask.asked]: finds } }] : [],
    );
  const others = names.flatMap((name): Slip[] =>
    name !== ask.asked && isFit(name) && naming.isSaid(name)
      ? [{ ...gaveAnother(naming, ask, name), gives: { [ask.asked]: name } }]
      : [],
  );
  return [...turned, ...stopped, ...others];
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

/** A draw as a slip is replayed in it, and the same lines with other numbers: ways that meet by chance part there. */
export interface Setting {
  givens: Values;
  all: Values;
  settled: Values;
  far: () => Values;
  /** The givens among the other numbers. */
  farGivens: () => Values;
}

export function toSetting(ask: Ask, givens: Values, all: Values): Setting {
  const far = lazily((): Values => {
    const others = new Map([...givens].map(([name, value], i) => [name, value.mul(exact(18 + i * i, 17))]));
    return workOut(ask.lines, others) ?? others;
  });
  const farGivens = lazily(() => new Map([...far()].filter(([name]) => givens.has(name))));
  return { givens, all, settled: settle(ask, givens), far, farGivens };
}

const isSame = (one: Exact | null | undefined, other: Exact | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && isEqual(one, other);

const isBelow = (value: Exact | undefined): boolean => value !== undefined && isNegative(value);

/** What a slip leads to in each of its places that concern this ask and can be worked out. */
export function replaySlip(ask: Ask, slip: Slip, setting: Setting): Replayed[] {
  const { givens, all, settled, far, farGivens } = setting;
  if (slip.needs !== undefined && !ask.told.some(({ says }) => says === slip.needs)) return [];
  if (slip.needsTold !== undefined && !ask.told.some(({ key }) => key === slip.needsTold)) return [];
  const right = all.get(ask.asked);
  if (!right) return [];
  const { code, says } = slip;
  const isSure = true;
  const wrongLines = listCases(slip.at).flatMap(([at, instead]): Replayed[] => {
    const place = ask.lines.findIndex(({ finds }) => finds === at);
    if (place < 0) return [];
    const lines = ask.lines.with(place, toLine(at, readTree(instead)));
    const known = workOut(lines, givens);
    const value = known?.get(ask.asked);
    // A pupil who meets less than nothing on the way does not go on from it.
    if (!known || !value || lines.some(({ finds }) => isBelow(known.get(finds)))) return [];
    const said = at === ask.asked ? says : sayUsed(says);
    const found = (): Exact | null => workOut(lines, farGivens())?.get(ask.asked) ?? null;
    return [{ code, says: said, cause: said, value, at, lines, known, gave: null, far: found, isSure }];
  });
  const wrongPlans = [...listCases(slip.plan), ...listCases(slip.gives)].flatMap(
    ([asked, plan]): Replayed[] => {
      const value = asked === ask.asked ? findTreeValue(readTree(plan), settled) : null;
      if (!value) return [];
      const gave = all.has(plan) ? plan : null;
      const found = (): Exact | null => findTreeValue(readTree(plan), far());
      return [
        { code, says, cause: says, value, at: null, lines: ask.lines, known: all, gave, far: found, isSure },
      ];
    },
  );
  // A slip that changes nothing is none; one that meets the key by chance is a reason for other numbers.
  return [...wrongLines, ...wrongPlans].filter((one) => {
    if (!isEqual(one.value, right)) return true;
    const found = one.far();
    return found !== null && !isSame(found, far().get(ask.asked));
  });
}

/** Sums and differences of two told amounts, each with its size: nobody puts together by chance what has to be found. */
function listMeetings({ ask, isFit }: Replay, { all }: Setting): Array<Meeting & { size: number }> {
  const names = ask.given.filter(isFit);
  const sizes = new Map(names.map((name) => [name, all.get(name)?.valueOf() ?? NaN]));
  const sizeOf = (name: Name): number => sizes.get(name) ?? NaN;
  return names.flatMap((left) =>
    names.flatMap((right): Array<Meeting & { size: number }> =>
      left === right
        ? []
        : [
            { left, sign: '+', right, size: sizeOf(left) + sizeOf(right) },
            { left, sign: '-', right, size: sizeOf(left) - sizeOf(right) },
          ],
    ),
  );
}

/** That of them which is the value of a slip by chance. */
function findMeeting(
  slip: Replayed,
  meetings: ReturnType<typeof listMeetings>,
  { all, far }: Setting,
): Meeting | undefined {
  if (slip.gave !== null) return undefined;
  const goal = slip.value.valueOf();
  return meetings.find(({ left, sign, right, size }) => {
    // Nearly every pair is left out before it is worked out exactly.
    if (Math.abs(size - goal) > 1e-9 * Math.abs(goal)) return false;
    const tree = readTree(`${left} ${sign} ${right}`);
    if (!isSame(findTreeValue(tree, all), slip.value)) return false;
    const found = slip.far();
    return found !== null && !isSame(findTreeValue(tree, far()), found);
  });
}

/**
 * Every wrong value that the structure's slips and the lines themselves lead to, the structure's first, each once. What
 * several ways lead to is sure of none of them.
 */
export function replayAll(replay: Replay, givens: Values, all: Values, words: Naming): Replayed[] {
  const naming = { ...words, whatOf: remember(words.whatOf), isSaid: remember(words.isSaid) };
  const { ask, slips, isFit } = replay;
  const setting = toSetting(ask, givens, all);
  const meetings = listMeetings(replay, setting);
  const replayed = [...slips, ...listLineSlips(replay, naming)]
    .flatMap((slip) => replaySlip(ask, slip, setting))
    // What is written in another way is not what was given.
    .filter(({ gave }) => gave === null || isFit(gave));
  const isOther = (one: Replayed, slip: Replayed): boolean =>
    isEqual(one.value, slip.value) && one.says !== slip.says && !isSame(one.far(), slip.far());
  const named = replayed.map((slip) => {
    if (slip.at === null && saysWhat(slip.says)) return nameGiven(slip, naming);
    const meets = findMeeting(slip, meetings, setting);
    const isSure = meets === undefined && !replayed.some((one) => isOther(one, slip));
    const isIt = (name: Name): boolean => isSame(all.get(name), slip.value) && isFit(name);
    return callByName({ ...slip, isSure, meets }, replay, isIt, naming);
  });
  const seen: Exact[] = [];
  return named.filter(({ value }) => {
    if (seen.some((other) => isEqual(other, value))) return false;
    seen.push(value);
    return true;
  });
}
