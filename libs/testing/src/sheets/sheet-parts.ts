import { type SheetPage, toPlain } from './sheet-page.js';
import type { MadeSheet, TrueQuestion } from './sheet-truth.js';

/** What a layout gives of a sheet: all but its name and bytes. */
export type Layout = (seed: number) => Promise<Omit<MadeSheet, 'layout'>>;
export type Shown = TrueQuestion & { shown: string };

export const WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const TOPICS = [
  'Fractions of a Remainder',
  'Whole Numbers',
  'Ratio and Rate',
  'Money and Measures',
  'Area of Rectangles',
];
export const topicOf = (seed: number): string => TOPICS[seed % TOPICS.length] ?? '';
export const gradeOf = (seed: number): number => (seed % 6) + 1;

/** The question as a reader should give it: its text, and each option on a line of its own. */
export function show(question: TrueQuestion, label: (at: number) => string = (at) => `(${at + 1})`): Shown {
  const options = question.options.map((option, at) => `\n${label(at)} ${toPlain(option)}`);
  return { ...question, shown: toPlain(question.text) + options.join('') };
}
/** The option's label that is the answer. */
export const keyOf = ({ options, answer }: TrueQuestion, label: (at: number) => string): string =>
  options.length > 0 ? label(options.indexOf(answer)) : toPlain(answer);
export const letter = (at: number): string => 'ABCD'[at] ?? '';
export const digit = (at: number): string => String(at + 1);

export function header(page: SheetPage, number: number): void {
  page.put('Rosewood Primary School', 50, 24, { size: 9 });
  page.putRight('P5 Mathematics 2025', 545, 24, { size: 9 });
  page.putCentre(`Page ${number} of 4`, 812, { size: 9 });
  page.y = 56;
}
