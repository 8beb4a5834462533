import { numberedClues } from '../checks/honesty.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Draft, MiddleValue, Shape, WrongValue } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { capital } from '../core/people.js';
import { Working } from '../core/working.js';
import {
  type Asked,
  type Clue,
  type ClueKind,
  answerOf,
  arrange,
  fits,
  listAnswers,
  solveRiddle,
  thousandths,
} from './amount-riddle.clues.js';
import { type Span, blankIn, drawSpan, sumLine, timesLine } from './told-amount.js';

/** Things whose sizes are known, but not which is which. */
export interface RiddleScene {
  /** "Bag A", "Bag B" ... */
  names: readonly [string, string, string, string];
  /** "bags". */
  noun: string;
  /** "bags like Bag A". */
  many: (n: number, name: string) => string;
  /** "one like Bag B". */
  one: (name: string) => string;
}

/** How a kind of quantity is compared. */
export interface RiddleWords {
  /** "is" ... "heavier" ... "than". */
  be: string;
  more: string;
  most: string;
  least: string;
  list: (noun: string, values: string, n: number) => string;
  askTotal: (what: string) => string;
  blankTotal: (what: string, space: string) => string;
  askMore: (what: string, other: string) => string;
  blankMore: (what: string, other: string, space: string) => string;
  /** Two things together: "Bag A and Bag B are 3 kg together." */
  sum: (a: string, b: string, s: string) => string;
  /** Where something is paid for: the change from a note. */
  askChange?: (what: string, paid: string) => string;
  blankChange?: (what: string, paid: string, space: string) => string;
  /** "cost" for the middle value. */
  verb: string;
}

export interface RiddlePack {
  scenes: readonly RiddleScene[];
  words: RiddleWords;
  style: Style;
  /** Some sizes are told so, in the other unit. */
  other: Style | null;
  size: Span;
  /** Whether several of one kind are asked for. */
  several: boolean;
  /** How many things the hardest riddles have. */
  things: 3 | 4;
  suffix: string;
  hint: string;
}

/** A size or a value of a clue, which are held in thousandths. */
const inFull = (size: number): Exact => exact(size, 1000);

function drawClues(dice: Dice, at: readonly number[], level: ProficiencyLevel): Clue[] {
  const n = at.length;
  const wanted = n === 3 ? 2 : 3;
  const pair = (): [number, number] => {
    const [a, b] = dice.pickSome(
      Array.from({ length: n }, (_, i) => i),
      2,
    );
    return [a ?? 0, b ?? 1];
  };
  const clues: Clue[] = [];
  for (let i = 0; i < 40 && clues.length < wanted; i += 1) {
    const [a, b] = pair();
    const [va, vb] = [at[a] ?? 0, at[b] ?? 0];
    const first = clues.length === 0;
    const kind: ClueKind =
      first && level !== 'not_ready'
        ? dice.pick(['by', 'by', 'sum'])
        : dice.pick(['more', 'by', 'most', 'least', 'not-most', 'not-least']);
    const value = kind === 'by' ? va - vb : kind === 'sum' ? va + vb : null;
    const clue: Clue = { kind, a, b, value };
    if (fits(clue, at) && (kind !== 'by' || va > vb)) clues.push(clue);
  }
  return clues;
}

function tellClue(clue: Clue, scene: RiddleScene, w: RiddleWords, style: Style): string {
  const [a, b] = [scene.names[clue.a] ?? '', scene.names[clue.b] ?? ''];
  const value = clue.value === null ? '' : style.text(inFull(clue.value));
  switch (clue.kind) {
    case 'more':
      return `${a} ${w.be} ${w.more} than ${b}.`;
    case 'by':
      return `${a} ${w.be} ${value} ${w.more} than ${b}.`;
    case 'sum':
      return w.sum(a, b, value);
    case 'most':
      return `${a} ${w.be} the ${w.most}.`;
    case 'least':
      return `${a} ${w.be} the ${w.least}.`;
    case 'not-most':
      return `${a} ${w.be} not the ${w.most}.`;
    case 'not-least':
      return `${a} ${w.be} not the ${w.least}.`;
  }
}

function soughtAt(level: ProficiencyLevel, pack: RiddlePack): Asked['sought'] {
  if (level === 'not_ready') return pack.several ? 'several' : 'sum';
  if (level === 'guided') return pack.several ? 'several' : 'more';
  if (level === 'independent') return pack.several ? 'several-and-one' : 'sum';
  if (pack.words.askChange) return 'change';
  return pack.several ? 'several-less' : 'sum-less';
}

function draw(dice: Dice, level: ProficiencyLevel, pack: RiddlePack): Draft | null {
  const { style, words: w } = pack;
  const scene = dice.pick(pack.scenes);
  const n =
    level === 'mastery' || (level === 'independent' && pack.several)
      ? pack.things
      : level === 'independent'
        ? 4
        : 3;
  const at = Array.from({ length: n }, () => drawSpan(dice, pack.size));
  const sizes = at.map(thousandths);
  if (new Set(sizes).size < n) return null;
  const sought = soughtAt(level, pack);
  const count = pack.several ? dice.int(2, level === 'not_ready' ? 4 : 6) : 1;
  const [a, b, c] = [at[0] ?? exact(0), at[1] ?? exact(0), at[2] ?? exact(0)];
  const cost = a.mul(count).add(b);
  const paid = exact([10, 20, 50, 100, 200, 500].find((note) => cost.compare(note) < 0) ?? 1000);
  const asked: Asked = { sought, count, paid: thousandths(paid) };
  const key = inFull(answerOf(asked, sizes));
  if (key.compare(0) <= 0 || !style.allows(key)) return null;
  const clues = drawClues(dice, sizes, level);
  const inOrder = sizes.toSorted((p, q) => p - q);
  if (clues.length < 2 || arrange(inOrder, clues).length !== 1) return null;
  if (
    clues.some(
      (_, i) =>
        listAnswers(
          inOrder,
          clues.filter((__, k) => k !== i),
          asked,
        ).length < 2,
    )
  )
    return null;
  const listed = dice.shuffle(inOrder).map(inFull);
  const inOther = new Set(pack.other ? listed.slice(0, 2).map((v) => v.toFraction()) : []);
  const text = (v: Exact): string => style.text(v);
  const told = dice
    .shuffle(listed)
    .map((v) => (pack.other && inOther.has(v.toFraction()) ? pack.other.text(v) : text(v)));
  const names = scene.names.slice(0, n);
  const [A, B, C] = [names[0] ?? '', names[1] ?? '', names[2] ?? ''];

  const working = new Working();
  for (const clue of clues) {
    if (clue.kind === 'by')
      sumLine(working, 'These two fit the clue', style, at[clue.a] ?? a, ['−', at[clue.b] ?? b]);
    if (clue.kind === 'sum')
      sumLine(working, 'These two fit the clue', style, at[clue.a] ?? a, ['+', at[clue.b] ?? b]);
  }
  working.say(
    `Only this fits every clue: ${names.map((name, i) => `${name} ${text(at[i] ?? a)}`).join(', ')}.`,
  );
  const lots = scene.many(count, A);
  const space = blankIn(style);
  const middles: MiddleValue[] = [];
  let [ask, blank] = ['', ''];
  const middle = (what: string, value: Exact): void => {
    middles.push({ blank: capital(w.blankTotal(what, space)), amount: amount(value, style) });
  };
  switch (sought) {
    case 'sum':
      sumLine(working, 'Together', style, a, ['+', b]);
      [ask, blank] = [w.askTotal(`${A} and ${B}`), w.blankTotal(`${A} and ${B}`, space)];
      break;
    case 'more':
      sumLine(working, 'How much more', style, a, ['−', b]);
      [ask, blank] = [w.askMore(A, B), w.blankMore(A, B, space)];
      break;
    case 'several':
      timesLine(working, capital(lots), style, count, a);
      [ask, blank] = [w.askTotal(lots), w.blankTotal(lots, space)];
      break;
    case 'several-and-one': {
      const all = timesLine(working, capital(lots), style, count, a);
      sumLine(working, 'Together', style, all, ['+', b]);
      middle(lots, all);
      [ask, blank] = [
        w.askTotal(`${lots} and ${scene.one(B)}`),
        w.blankTotal(`${lots} and ${scene.one(B)}`, space),
      ];
      break;
    }
    case 'sum-less': {
      const both = sumLine(working, 'Together', style, a, ['+', b]);
      sumLine(working, 'How much more', style, both, ['−', c]);
      middle(`${A} and ${B}`, both);
      [ask, blank] = [
        w.askMore(`${A} and ${B} together`, C),
        w.blankMore(`${A} and ${B} together`, C, space),
      ];
      break;
    }
    case 'several-less': {
      const all = timesLine(working, capital(lots), style, count, a);
      const both = sumLine(working, `${B} and ${C}`, style, b, ['+', c]);
      sumLine(working, 'How much more', style, all, ['−', both]);
      middle(lots, all);
      [ask, blank] = [
        w.askMore(lots, `${B} and ${C} together`),
        w.blankMore(lots, `${B} and ${C} together`, space),
      ];
      break;
    }
    case 'change': {
      const what = count === 1 ? `${A} and ${B}` : `${lots} and ${B}`;
      const all = count === 1 ? a : timesLine(working, capital(lots), style, count, a);
      const bill = sumLine(working, 'The bill', style, all, ['+', b]);
      sumLine(working, 'The change', style, paid, ['−', bill]);
      middle(what, bill);
      [ask, blank] = [
        w.askChange?.(what, style.text(paid)) ?? '',
        w.blankChange?.(what, style.text(paid), space) ?? '',
      ];
      break;
    }
  }
  const needed = { not_ready: 1, guided: 1, independent: 2, mastery: 3 }[level];
  if (working.results.length < needed) return null;

  const wrongs: WrongValue[] = [];
  clues.forEach((_, i) => {
    for (const value of listAnswers(
      inOrder,
      clues.filter((__, k) => k !== i),
      asked,
    ))
      wrongs.push({
        code: `clue-${i + 1}-left-out`,
        explanation: 'One of the clues does not fit this.',
        value: inFull(value),
      });
  });
  for (const order of arrange(inOrder))
    wrongs.push({
      code: 'names-mixed-up',
      explanation: 'Check which is which with the clues.',
      value: inFull(answerOf(asked, order)),
    });
  const slips: Array<readonly [string, string, Exact]> = [
    ['one-too-many', 'Check how many are asked for.', key.add(a)],
    ['one-too-few', 'Check how many are asked for.', key.sub(a)],
    ['all-together', 'Read again which ones are asked for.', at.reduce((sum, v) => sum.add(v), exact(0))],
    ['added', 'Read again what the question asks for.', a.add(b)],
    ['subtracted', 'Read again what the question asks for.', a.sub(b).abs()],
  ];
  for (const [code, explanation, value] of slips) wrongs.push({ code, explanation, value });
  const params: Record<string, Num | string> = { sought };
  listed.forEach((v, i) => (params[`size${i + 1}`] = v));
  clues.forEach((clue, i) => {
    params[`clue${i + 1}`] = `${clue.kind}:${clue.a}:${clue.b}`;
    if (clue.value !== null) params[`clueValue${i + 1}`] = inFull(clue.value);
  });
  if (count > 1) params['times'] = count;
  if (sought === 'change') params['paid'] = paid;
  const numbered = clues.find((clue) => clue.value !== null);
  return {
    story: [
      w.list(scene.noun, `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`, n),
      ...clues.map((clue) => capital(tellClue(clue, scene, w, style))),
    ],
    ask,
    blank: capital(blank),
    answer: amount(key, style),
    middles,
    params,
    working,
    hints: [
      pack.other
        ? `Write the ${n} sizes in order, in the same unit. Then use one clue at a time.`
        : `Write the ${n} prices in order. Then use one clue at a time.`,
      numbered?.value
        ? `Which two ${pack.other ? 'sizes' : 'prices'} ${numbered.kind === 'sum' ? `make ${text(inFull(numbered.value))} together` : `are ${text(inFull(numbered.value))} apart`}? ${pack.hint}`.trim()
        : `Start with the clue that tells you most. ${pack.hint}`.trim(),
      'When you know which is which, check every clue once more. Then work out what is asked.',
    ],
    wrongs: wrongs.filter(({ value }) => exact(value).compare(0) > 0),
    drawing: null,
  };
}

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** h10: which size belongs to which thing; every clue is needed. */
export function riddleShapes(pack: RiddlePack): Shape[] {
  return LEVELS.map((level): Shape => ({
    id: `which-is-which-${level}-${pack.suffix}`,
    levels: [level],
    proof: { kind: 'search', solve: solveRiddle, withoutEach: numberedClues, together: [/^size\d$/] },
    draw: (dice) => {
      for (let i = 0; i < 150; i += 1) {
        const draft = draw(dice, level, pack);
        if (draft) return draft;
      }
      return null;
    },
  }));
}
