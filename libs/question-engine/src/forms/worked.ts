import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { ClaimCardsSpec, WorkingCardSpec } from '../drawing/card.drawing.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { WorkingUnit } from '../lines/written-numbers.js';
import { writeSum } from '../core/working.js';
import type { Exact } from '../numbers/exact.js';

/** `Remaining rice: 40 − 12 = 28 kg`, of what is known at this place. */
export interface WrittenLine {
  label: string;
  /** Empty where nothing is worked out: one quantity is the same as another. */
  expression: string;
  result: string;
}

/** Whether a working shows guesses: they stand in no order, and a guess that does not fit is no mistake. */
export const hasGuesses = (lines: readonly WrittenLine[]): boolean => lines.some(isTry);

/** Whether a line is a guess with its check. */
export const isTry = ({ label }: WrittenLine): boolean => label.startsWith('Try ');

/** What is written behind the label: `40 − 12 = 28 kg`, or `28 kg` where nothing is worked out. */
export const workingText = ({ expression, result }: WrittenLine): string =>
  expression === '' ? result : writeSum(expression, result);

export const lineText = (line: WrittenLine): string => `${line.label}: ${workingText(line)}`;

/** The working of a pupil who makes one slip: the line that is wrong, and lines after it that follow truly from it. */
export interface WrongWorking {
  at: number;
  lines: readonly WrittenLine[];
  value: Exact;
  /** What is said to a pupil who makes this slip. */
  says: string;
  /** Only a sign is another one: of a pupil who knows what the lines find, the least likely slip. */
  isTurned: boolean;
}

/** Wrong workings in a mixed order, those that only turn a sign last. */
export const mixWrong = (worked: Worked, dice: Dice): WrongWorking[] =>
  dice.shuffle(worked.listWrong()).toSorted((a, b) => Number(a.isTurned) - Number(b.isTurned));

/** A wrong answer as it is written, and what is said to a pupil who gives it. */
export type WrongAnswer = Pick<Choice, 'text' | 'says'> & { code: string };

/** A question with its working, line by line, however it was drawn: all that the forms about a working need. */
export interface Worked {
  grade: GradeLevel;
  level: ProficiencyLevel;
  type: QuestionKind;
  /** The story, one or more sentences each. */
  tell: (dice: Dice) => readonly string[];
  question: string;
  /** The question within a sentence: `how many stickers Ali had`; null where it has no such form. */
  says: string | null;
  /** What a line finds, in the same form; null where it has none. */
  saysLine: (at: number) => string | null;
  /** What a line needs. */
  hintKnown: (at: number) => string;
  /** What to do in a line. */
  hintLine: (at: number) => string;
  /** The statement with `___` in place of the question. */
  blank: string;
  /** The same for what the first line finds; null where it has no such statement. */
  firstBlank: string | null;
  answer: Amount;
  /** None where the working is no plain arithmetic: a form that needs lines does not fit then. */
  lines: readonly WrittenLine[];
  /** What quantities in the lines are counted in. */
  unit: WorkingUnit;
  /** For each line the places of the lines that it uses; null where that is not known. */
  listUses: () => ReadonlyArray<readonly number[]> | null;
  isTold: (value: Exact) => boolean;
  /** Workings with one slip whose results can all be written. */
  listWrong: () => readonly WrongWorking[];
  /** Wrong answers that slips lead to. */
  listWrongAnswers: () => ReadonlyArray<WrongAnswer & { isLikely: boolean }>;
  /** What a told value is: `Ali's 12 stickers`, as a sentence; null where that is not known. */
  sayTold: (value: Exact) => string | null;
  /** Wrong ways to take the last step where so many lines are shown. */
  listLastSlips: (shown: number) => readonly WrongAnswer[];
  /** Four options of which three come from slips that so many shown lines leave; null where slips give none. */
  chooseOptions: (dice: Dice, shown?: number) => readonly Choice[] | null;
  /** Whether somebody of this name is in the story. */
  names: (name: string) => boolean;
  /** What the story shows beside its words; a form can then show nothing of its own. */
  drawing: DrawingSpec | null;
  /** Whether that drawing is low enough for a card below it. */
  hasRoomForCard: boolean;
  /** Where the key stands among four options, from 0; drawn once for an item. */
  keyPlace: number;
}

export interface Choice {
  text: string;
  /** The misconception; null for the key. */
  code: string | null;
  says: string;
}

/** A part of an answer: what it asks, the right text, and the amount behind it where it is one. */
export interface Part {
  label: '(a)' | '(b)' | '(c)' | null;
  ask: string;
  answer: string;
  amount: Amount | null;
}

/** What every form makes. */
export interface FormedQuestion {
  stem: string;
  exhibit: DrawingSpec | null;
  parts: readonly Part[];
  options: readonly Choice[] | null;
  /** Hints of the form; those of the draw when null. */
  hints: readonly [string, string, string] | null;
  /** Lines of the working that are shown as they are: no slip is left in them. */
  shown?: number;
  /** Further slips that are left behind what is shown. */
  slips?: readonly WrongAnswer[];
  /** How many lines of the working lead to what is asked for; all of them where it does not say. */
  asksFor?: number;
  /** What the solution says of what is shown: behind the working of a form that asks for a word, else before it. */
  because?: readonly string[];
  /** A wrong answer that the question shows, with what is said to a pupil who gives it. */
  shownSlip?: WrongAnswer;
}

/** The solution of a form that asks for a word ends with a line that says why, and names the option. */
const nameOption = (letter: string, because: FormedQuestion['because'] = []): string =>
  [...because, `The right option is ${letter}.`].join(' ');

/** The working as a solution of a form: what is said of what is shown stands before a value that it ends with. */
export const explain = (
  { parts, because = [] }: FormedQuestion,
  lines: readonly string[],
  letter: string | undefined,
): readonly string[] =>
  letter === undefined || parts.at(-1)?.amount
    ? [...because, ...lines]
    : [...lines, nameOption(letter, because)];

/** What is said of wrong answers, first of the one that the question shows. */
export function withShown(
  { shownSlip, slips = [] }: FormedQuestion,
  own: DressedQuestion['misconceptions'],
): DressedQuestion['misconceptions'] {
  const all = [...[shownSlip ?? []].flat(), ...slips].map(({ code, text, says }) => ({
    code,
    answer: text,
    explanation: says,
  }));
  const [first, ...more] = shownSlip ? [all.slice(0, 1), all.slice(1)] : [[], all];
  return [...first, ...own, ...more.flat()].filter(
    ({ answer }, i, list) => list.findIndex((one) => one.answer === answer) === i,
  );
}

type Card = WorkingCardSpec | ClaimCardsSpec;

/** A card by itself, or below what the story shows; null where there is no room for it. */
export function placeCard({ drawing, hasRoomForCard }: Worked, card: Card): DrawingSpec | null {
  if (drawing === null) return card;
  return hasRoomForCard ? { kind: 'figure-with-card', figure: drawing, card } : null;
}

/** The card of a question, by itself or below a figure. */
export function findCard(exhibit: DrawingSpec | null): Card | null {
  const card = exhibit?.kind === 'figure-with-card' ? exhibit.card : exhibit;
  return card?.kind === 'working-card' || card?.kind === 'claim-cards' ? card : null;
}

/** A question in its form with its solution and everything that is kept of it: what an item is assembled from. */
export interface DressedQuestion {
  form: string;
  stem: string;
  exhibit: DrawingSpec | null;
  parts: readonly Part[];
  options: readonly Choice[] | null;
  solution: readonly string[];
  /** The answer in a sentence, behind the solution; null where the solution ends in one. */
  closing: string | null;
  /** Lines that work something out, for mark points. */
  worked: ReadonlyArray<{ label: string; expression: string; value: Exact; result: string }>;
  hints: readonly string[];
  /** Slips that a pupil could write down, each with the wrong answer. */
  misconceptions: ReadonlyArray<{ code: string; answer: string; explanation: string }>;
}

/** What is known of a question before its numbers are drawn. */
export type FormPlace = Pick<Worked, 'grade' | 'level' | 'type' | 'keyPlace'>;

/** A form about the working of a question: where it fits, how it is made, and what proves it beside the key. */
export interface WorkedForm {
  id: string;
  /** Demand points that the form adds to those of the question. */
  points: 0 | 1;
  types: readonly QuestionKind[];
  levels: readonly ProficiencyLevel[];
  grades: readonly [from: number, to: number];
  /** Whether a question with so many lines of working can be put in the form at all: told before numbers are drawn. */
  fits?: (place: FormPlace, lines: number) => boolean;
  make: (worked: Worked, dice: Dice) => FormedQuestion | null;
  /** Faults of the finished item that only this form can have. */
  gate: (worked: Worked, formed: FormedQuestion) => string[];
}

/** A part whose answer is an amount, bare behind a blank. */
export const amountPart = (ask: string, { value, style }: Amount, isBlank: boolean): Part => ({
  label: null,
  ask,
  answer: isBlank ? style.bare(value) : style.text(value),
  amount: { value, style },
});

/** A part whose answer is a word or the number of a line. */
export const wordPart = (ask: string, answer: string): Part => ({ label: null, ask, answer, amount: null });

/** An option that is a word: a line, a name. */
export const wordOption = (text: string, code: string, says: string, isKey: boolean): Choice => ({
  text,
  code: isKey ? null : code,
  says: isKey ? '' : says,
});

/** Options that have no order of their own: the key at its place, the others mixed. */
export function placeKey(
  { keyPlace }: Pick<Worked, 'keyPlace'>,
  dice: Dice,
  key: Choice,
  others: readonly Choice[],
): Choice[] {
  return dice.shuffle(others).toSpliced(keyPlace, 0, key);
}

/** The question of a working, as its type asks it, behind other sentences. */
export const askLast = ({ type, question, blank }: Worked, sentences: readonly string[]): string =>
  [...sentences, type === 'fill-in-the-blank' ? blank : question].join(' ');
