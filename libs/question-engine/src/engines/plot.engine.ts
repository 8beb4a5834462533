import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { BARE, MONEY, PLAIN, type Style, amount, countOf, oneOf } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import {
  type Cell,
  type Draft,
  type Fact,
  type Proof,
  type Shape,
  gateway,
  relation,
  type Conditions,
} from '../core/draft.js';
import { type Exact, type Num, exact, isWhole, toWhole } from '../numbers/exact.js';
import { ExpressionFault, evaluate } from '../core/expression.js';
import { decimalText, fractionText, moneyText, ordinalText } from '../numbers/number-text.js';
import { type Person, capital, drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/** Values of one draw by name. */
export type Values = Readonly<Record<string, Num>>;

/** Words and sentences of one context, by the names that templates use. */
export type Words = Readonly<Record<string, string>>;

/** A line of working: label, expression over names (empty for a plain sentence), name of its result. */
export type Step = readonly [label: string, expression: string, result: string];

/** A misconception: stable code, kind sentence, expression over names that it leads to. */
export type Slip = readonly [code: string, explanation: string, expression: string];

/**
 * One relation told in words, for any number of contexts. All texts are templates: `{n}` is a value or a word of the
 * context, `{Things}` a word with a capital, `{$n}` dollars, `{f/}` a fraction, `{n#}` an ordinal, `{A}` `{B}` `{C}`
 * people and `{A.he}` `{A.his}` `{A.him}` what refers back to them.
 */
export interface Plot {
  id: string;
  levels: readonly ProficiencyLevel[];
  /** Equations over names; those that need the sub-strand's own skill start with `* `. */
  facts?: readonly string[];
  /** Instead of facts: every value that fits, found by trying out. */
  solve?: (givens: Values, words: ReadonlyMap<string, string>) => Num[];
  /** What `solve` takes for granted. */
  conditions?: Conditions;
  /** Draws the answer side first, in the numbers of the context; null when a condition is broken. */
  draw: (dice: Dice, level: ProficiencyLevel, words: Words) => Values | null;
  /** Names of the values that the stem or drawing shows. */
  given: readonly string[];
  drawn?: readonly string[];
  /** Params in words for `solve`. */
  told?: Words;
  tell: readonly string[];
  ask: string;
  blank: string;
  /** Template of the counted noun of the answer, `$` for money, absent for a plain number. */
  counts?: string;
  /** For answers that are names: all of them; the key's value is its place from 1. */
  names?: readonly string[];
  /** Name of the answer's value. */
  key: string;
  /** In order; results must come out whole and above zero, the last one is the answer. */
  steps: readonly Step[];
  middle?: { name: string; blank: string; counts?: string };
  hints: readonly [string, string, string];
  slips: readonly Slip[];
  /** Whether a pupil could take a wrong value for the answer. */
  isLikely?: (value: number, values: Values) => boolean;
  bars?: readonly PlotBar[];
  /** A drawing of another kind. */
  drawing?: (values: Values, text: (template: string) => string) => DrawingSpec | null;
}

/** A row of a drawn model: each part has an expression for its size, a label, and how often it is repeated. */
export interface PlotBar {
  label?: string;
  parts: ReadonlyArray<readonly [size: string, label: string, times?: string]>;
  brace?: string;
}

const NAME = /[a-z][A-Za-z0-9]*/g;

function lookUpPerson(people: readonly Person[], name: string): string | null {
  const match = /^([ABC])(?:\.(he|his|him|He|His))?$/.exec(name);
  const person = match ? people['ABC'.indexOf(match[1] ?? '')] : undefined;
  if (!match || !person) return null;
  switch (match[2]) {
    case 'he':
      return person.he;
    case 'He':
      return capital(person.he);
    case 'his':
      return person.his;
    case 'His':
      return capital(person.his);
    case 'him':
      return person.him;
    default:
      return person.name;
  }
}

function lookUp(name: string, values: Values, words: Words, people: readonly Person[]): string {
  const bare = name.replace(/^\$|[/#]$/g, '');
  const value = values[bare];
  if (value !== undefined) {
    if (name.startsWith('$')) return moneyText(value);
    if (name.endsWith('/')) return fractionText(value);
    return name.endsWith('#') ? ordinalText(Number(value)) : decimalText(value);
  }
  const said = lookUpPerson(people, name) ?? words[name];
  if (said !== undefined) return said;
  const small = words[name.charAt(0).toLowerCase() + name.slice(1)];
  if (small === undefined) throw new RangeError(`no word for {${name}}`);
  return capital(small.startsWith('{') ? fill(small, values, words, people) : small);
}

/** Fills a template; words may themselves hold placeholders. Throws RangeError on an unknown name. */
function fill(template: string, values: Values, words: Words, people: readonly Person[]): string {
  let text = template;
  for (let round = 0; round < 4 && text.includes('{'); round += 1)
    text = text.replace(/\{([^{}]+)\}/g, (_, name: string) => lookUp(name, values, words, people));
  return text;
}

function withValues(expression: string, values: Values): string {
  return expression.replace(NAME, (name) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for ${name} in ${expression}`);
    return isWhole(value) ? decimalText(value) : fractionText(value);
  });
}

/** Null where the slip leads to no number at all, such as a division by nought. */
function findSlipValue(expression: string, values: Values): Exact | null {
  try {
    return evaluate(withValues(expression, values));
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}

function toFact(line: string): Fact {
  return line.startsWith('* ') ? gateway(line.slice(2)) : relation(line);
}

function toProof(plot: Plot): Proof {
  const { solve, facts, conditions } = plot;
  if (solve)
    return {
      ...conditions,
      kind: 'search',
      solve: (givens, words) => solve(toPlain(givens), words).map((v) => exact(v)),
    };
  return { kind: 'facts', facts: (facts ?? []).map(toFact), asked: plot.key };
}

/** Whole values as plain numbers: a search reads them thousands of times. */
function toPlain(givens: ReadonlyMap<string, Exact>): Values {
  return Object.fromEntries(
    [...givens].map(([name, value]) => [name, isWhole(value) ? toWhole(value) : value]),
  );
}

function toBars(bars: readonly PlotBar[], values: Values, text: (template: string) => string): DrawingSpec {
  const size = (expression: string): number => evaluate(withValues(expression, values)).valueOf();
  return {
    kind: 'bars',
    rows: bars.map(({ label, parts, brace }) => ({
      label: text(label ?? ''),
      segments: parts.flatMap(([part, said, times]) =>
        Array.from({ length: times === undefined ? 1 : size(times) }, () => ({
          size: size(part),
          label: text(said),
          ...(said === '?' ? { tint: 'amber' as const } : {}),
        })),
      ),
      ...(brace === undefined ? {} : { brace: text(brace) }),
    })),
  };
}

const DRAWS = 40;

function drawPlot(plot: Plot, scenes: readonly Words[], dice: Dice, level: ProficiencyLevel): Draft | null {
  const words = dice.pick(scenes);
  const people = drawPeople(dice, 3);
  let drawn: Values | null = null;
  for (let i = 0; i < DRAWS && !drawn; i += 1) drawn = plot.draw(dice, level, words);
  if (!drawn) return null;
  const values: Record<string, Num> = { ...drawn };
  const text = (template: string): string => fill(template, values, words, people);
  const styleOf = (counts: string | undefined): Style =>
    counts === undefined ? PLAIN : counts === '$' ? MONEY : countOf(text(counts));
  const answerStyle = plot.names ? oneOf(plot.names.map(text)) : styleOf(plot.counts);

  const working = new Working();
  for (const [i, [label, expression, result]] of plot.steps.entries()) {
    if (expression === '') {
      working.say(text(label));
      continue;
    }
    const last = i === plot.steps.length - 1 && !plot.names;
    const style = last ? answerStyle : result === plot.middle?.name ? styleOf(plot.middle.counts) : BARE;
    const value = evaluate(withValues(expression, values));
    if (!isWhole(value) || value.compare(0) <= 0) return null;
    const known = values[result];
    if (known !== undefined && !exact(known).equals(value))
      throw new RangeError(
        `${plot.id}: ${result} is ${exact(known).toFraction()}, not ${value.toFraction()}`,
      );
    working.calc(text(label), withValues(expression, values), style);
    values[result] = value;
  }
  const key = values[plot.key];
  if (key === undefined) throw new RangeError(`${plot.id}: no value for ${plot.key}`);
  const middleValue = plot.middle ? values[plot.middle.name] : undefined;
  const params = Object.fromEntries(
    plot.given.map((name) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`${plot.id}: no value for ${name}`);
      return [name, value];
    }),
  );
  const [gentle, nearer, nearly] = plot.hints;
  return {
    story: plot.tell.map(text),
    ask: text(plot.ask),
    blank: text(plot.blank),
    answer: amount(key, answerStyle),
    middles:
      plot.middle && middleValue !== undefined
        ? [{ blank: text(plot.middle.blank), amount: amount(middleValue, styleOf(plot.middle.counts)) }]
        : [],
    params: {
      ...params,
      ...Object.fromEntries(Object.entries(plot.told ?? {}).map(([name, told]) => [name, text(told)])),
    },
    ...(plot.drawn ? { drawn: plot.drawn } : {}),
    working,
    hints: [text(gentle), text(nearer), text(nearly)],
    wrongs: plot.slips.flatMap(([code, explanation, expression]) => {
      const value = findSlipValue(expression, values);
      return value ? [{ code, explanation: text(explanation), value }] : [];
    }),
    isLikely: (value) => plot.isLikely?.(value.valueOf(), values) !== false,
    drawing: plot.drawing?.(values, text) ?? (plot.bars ? toBars(plot.bars, values, text) : null),
  };
}

/** Shapes of a cell: every plot told in every context. */
export function plotShapes(scenes: readonly Words[], plots: readonly Plot[]): Shape[] {
  return plots.map((plot) => ({
    id: plot.id,
    levels: plot.levels,
    proof: toProof(plot),
    draw: (dice, level) => drawPlot(plot, scenes, dice, level),
  }));
}

/** Cells of one sub-strand: `cellOf('four_operations')('h2_before_after', scenes, plots)`. */
export const cellOf =
  (subStrandId: string) =>
  (heuristicId: HeuristicId, scenes: readonly Words[], plots: readonly Plot[]): Cell => ({
    subStrandId,
    heuristicId,
    shapes: plotShapes(scenes, plots),
  });
