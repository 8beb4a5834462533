import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import { BARE, PERCENT, type Style, countOf } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { hintOfLine, hintOfUnits, joinWithAnd } from '../core/label-phrase.js';
import { keepLatest } from '../memory/remember.js';
import type { Line } from '../lines/line.js';
import type { Replayed } from '../asks/replay.js';
import { writeTree } from '../lines/trees.js';
import type { Exact } from '../numbers/exact.js';
import { fractionText, moneyText, numberText } from '../numbers/number-text.js';
import type { Ask } from '../asks/asks.js';
import { type Name, isAmount } from '../structures/quantity.js';
import type { Structure, Values } from '../structures/structure.js';
import { type Asking, askQuantity, labelQuantity, nameInSentence } from '../tellings/asking.js';
import { hintOfStory } from '../tellings/line-hints.js';
import { sayOperation } from '../tellings/line-operation.js';
import type { Story } from '../tellings/story.js';
import { styleOf } from '../worlds/world.js';
import { hintSize, hintSum } from '../young/sum-hints.js';
import type { GraphScale } from './graph-scale.js';
import type { DressedQuestion, FormPlace, FormedQuestion, Part, WrittenLine } from './worked.js';

/** One draw of one ask in one world, before a form makes an item of it. */
export interface Drawn {
  story: Story;
  ask: Ask;
  /** Every quantity. */
  values: Values;
  /** Everything that the right working finds, with the givens. */
  worked: ReadonlyMap<Name, Exact>;
  replayed: readonly Replayed[];
  grade: GradeLevel;
  level: ProficiencyLevel;
  type: QuestionKind;
  points: number;
  /** A part of the working is shown, which its points allow for. */
  isHelped: boolean;
  /** The solution shows guesses, each with its check. */
  isTried: boolean;
  /** Where the key stands among four options in order of size, from 0; drawn once for a spec, so that each is as frequent. */
  keyPlace: number;
  /** The graph that shows holdings, in cells about graphs. */
  graph: GraphScale | null;
}

/** What a form makes of a draw. */
export interface FormDraft extends FormedQuestion {
  /** Lines of the model solution; the working of the ask when null. */
  solution: readonly string[] | null;
  extras: Readonly<Record<string, Exact>>;
  /** A given that the stem leaves out on purpose. */
  missing?: Name;
}

/** One form of item: where it fits, how it is made, and what proves it beside the facts. */
export interface Form {
  id: string;
  /** Demand points that the form adds to those of the ask. */
  points: 0 | 1;
  types: readonly QuestionKind[];
  levels: readonly ProficiencyLevel[];
  grades: readonly [from: number, to: number];
  /** Whether an ask can be put in this form at all: told before numbers are drawn. */
  fits?: (place: FormPlace, structure: Structure, ask: Ask) => boolean;
  make: (drawn: Drawn, dice: Dice) => FormDraft | null;
  /** Faults of the finished item that only this form can have. */
  gate: (drawn: Drawn, draft: FormDraft) => string[];
}

/** How the values of a quantity are written. */
export function styleOfQuantity(story: Story, name: Name): Style {
  const quantity = story.structure.quantities[name];
  if (quantity?.is === 'groups') {
    const packet = story.world.packet ?? { one: 'packet', many: 'packets' };
    return countOf(packet.many, packet.one);
  }
  if (quantity?.is === 'step' && quantity.counts === 'percent') return PERCENT;
  return quantity && isAmount(quantity) ? styleOf(story.world) : BARE;
}

/** The value of a quantity as an answer: `24 stickers`, `4.5 kg`, `$45`, `4 packets`. */
export const answerText = (story: Story, name: Name, value: Exact): string =>
  styleOfQuantity(story, name).text(value);

/** A part whose answer is the value of a quantity, bare behind a blank. */
export function partOf(
  story: Story,
  name: Name,
  value: Exact,
  { ask, label = null, isBlank }: { ask: string; label?: Part['label']; isBlank: boolean },
): Part {
  const style = styleOfQuantity(story, name);
  return { label, ask, answer: isBlank ? style.bare(value) : style.text(value), amount: { value, style } };
}

/** Whether a value can be an answer for the quantity: positive, whole where it is counted. */
export function canAnswer(story: Story, name: Name, value: Exact): boolean {
  const quantity = story.structure.quantities[name];
  if (quantity && isAmount(quantity)) return styleOf(story.world).allows(value);
  return value.d === 1n && value.compare(0) > 0;
}

/** Numbers of a working line: money with its sign, the rest bare. */
function inLine(story: Story, name: Name, value: Exact): string {
  const quantity = story.structure.quantities[name];
  if (!quantity || !isAmount(quantity)) return numberText(value);
  if (story.world.denominator !== undefined) return fractionText(value);
  return story.world.kind === 'money' ? moneyText(value) : numberText(value);
}

/** A line with its numbers; `known` holds all that it uses and finds. */
export function writeLine(story: Story, line: Line, known: ReadonlyMap<Name, Exact>): WrittenLine {
  const value = known.get(line.finds);
  if (!value) throw new RangeError(`${line.finds} is not worked out`);
  const label = labelQuantity(story, line.finds, known);
  const expression =
    line.by.op === 'name' ? '' : writeTree(line.by, known, (name, v) => inLine(story, name, v));
  const isPercent = styleOfQuantity(story, line.finds) === PERCENT;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    expression: isPercent ? expression.replace(/\d+/g, '$&%') : expression,
    result: answerText(story, line.finds, value),
  };
}

/** The working of an ask with its numbers, written once: a form, its gate and the solution show it. */
export const writeWorking = keepLatest(
  ({ story, ask, worked }: Pick<Drawn, 'story' | 'ask' | 'worked'>): readonly WrittenLine[] =>
    ask.lines.map((line) => writeLine(story, line, worked)),
);

/** What to do in a line, by the story where it tells that; the lines before it may be shown. */
export const hintOfDrawn = (
  drawn: Pick<Drawn, 'story' | 'ask' | 'worked'>,
  at: number,
  isShown = false,
): string => {
  const line = drawn.ask.lines[at];
  const { story, worked } = drawn;
  const lines = writeWorking(drawn);
  const { expression = '', result = '' } = lines[at] ?? {};
  if (story.grade < 3)
    return hintSum(expression, isShown ? [] : lines.slice(0, at), result) ?? hintOfLine(expression);
  if (line?.by.op === 'name') return `It is the same as ${nameInSentence(story, line.by.name, worked)}.`;
  const said = line && (hintOfStory(story, line, worked) ?? sayOperation(story, line, worked));
  return said ?? hintOfLine(expression, line && nameInSentence(story, line.finds, worked));
};

/** The amounts that a line needs, by their names; plain numbers are left open. The youngest think of the size. */
export function knownOfDrawn(drawn: Pick<Drawn, 'story' | 'ask' | 'worked'>, at: number): string {
  const { story, ask, worked } = drawn;
  const line = ask.lines[at];
  const { label = '', expression = '', result = '' } = writeWorking(drawn)[at] ?? {};
  if (story.grade < 3 || !line) return hintSize(expression, result) ?? 'Which numbers do you need?';
  const named = line.uses
    .filter((name) => !/^(?:number|part)$/.test(story.structure.quantities[name]?.is ?? 'number'))
    .map((name) => nameInSentence(story, name, worked))
    // One with a comma in it ends the list.
    .toSorted((a, b) => Number(a.includes(',')) - Number(b.includes(',')));
  return named.length > 0 && named.length < 4
    ? `You know ${joinWithAnd(named)}.`
    : (hintOfUnits(label) ??
        `Which numbers do you need to find ${nameInSentence(story, line.finds, worked)}?`);
}

/** How the asked quantity is asked for. Throws RangeError where it cannot be. */
export function askingOf(story: Story, name: Name): Asking {
  const asking = askQuantity(story, name);
  if (!asking) throw new RangeError(`${name} cannot be asked for`);
  return asking;
}

export const keyOf = (drawn: Drawn): Exact => {
  const key = drawn.worked.get(drawn.ask.asked);
  if (!key) throw new RangeError('no key');
  return key;
};

/** An item of the core, with all that proves it. */
export interface DrawnQuestion extends DressedQuestion {
  structure: string;
  world: string;
  asked: Name;
  /** Told values and extra ones, by name, as the checker reads them. */
  given: Readonly<Record<Name, string>>;
  /** The given that the stem leaves out on purpose. */
  missing: Name | null;
  extras: Readonly<Record<string, string>>;
  /** Keys of the told relations. */
  told: readonly string[];
  demand: number;
  paperMarks: number;
  /** The same story asked plainly: what the second solver reads. */
  plainStem: string;
  keyValue: Exact;
  /** The result of the last line of the solution; null where it ends in words. */
  solutionKey: string | null;
  /** The form asks for a word, so that the value may stand in a card or an option. */
  tellsNoValue: boolean;
}
