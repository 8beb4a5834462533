import type { Amount } from '../core/amount.js';

/** Words that a statement may begin with and that are no names: small behind "So". */
const SMALL =
  /^(?:You|Angles?|Altogether|(?!Weiming\b)[A-Z][a-z]+ing|Now|The|Then|There|It|They|She|He|Each|Every|Both|All|In|On|At|After|Before|For|From|Of|One|Two|Another|(?:Shape|Card|Line|Figure|Number)(?! [A-Z\d])|Half|Together|A|An|This|These|When|If|With|By|To|Between|Next|Last|Its|His|Her|Their|What|As|Rounded)(?=[ ,])/;

const inSmall = (sentence: string): string => sentence.replace(SMALL, (word) => word.toLowerCase());

const GAP = '___';

/** One of a thing behind a plural: `1 boxes`, `are 1`. */
const IS_ONE =
  /(?<![\d.,/])1 \p{Ll}+s\b(?! )|(?<![\d.,/])1 (?!has |is |was |does )\p{Ll}+s (?!old|long|high|wide)|(?<![\d.,/])1 (?:more|fewer) \p{Ll}+s\b|\bare 1\b|\bwere 1\b/u;

/** Whether neither a sign before the gap nor a unit behind it says what the number counts. */
const standsAlone = (sentence: string): boolean => /(?<!\$)___\.$/.test(sentence);

/**
 * The last line of a solution: the answer in a sentence, made of the statement that an item with a blank has. Where the
 * statement cannot hold the value, as in `There are 1 boxes`, it names the answer alone.
 */
export function writeClosing(statement: string, { value, style }: Amount): string {
  const [sentence = '', ...others] = statement
    .split(/(?<=[.?!])\s+(?=[A-Z"])/)
    .filter((one) => one.includes(GAP));
  const filled = sentence
    .replace(/ \([^()]*, [^()]*\)(?=\.$)/, '')
    .replace(GAP, standsAlone(sentence) ? style.text(value) : style.bare(value))
    // A time ends in a full stop of its own.
    .replace(/\.\.$/, '.');
  // `∠GBH = ___°.` and `2.46 × 9 = ___` say what the answer is, too.
  const equal = others.length === 0 ? /^([^:"=?_]+) = ([^=_]*)\.?$/.exec(filled) : null;
  if (equal?.[1] !== undefined && equal[2] !== undefined)
    return `So ${inSmall(equal[1])} is ${equal[2].replace(/\.$/, '')}.`;
  const isWhole = others.length === 0 && sentence.split(GAP).length === 2 && !/[:"=?]/.test(sentence);
  if (!isWhole || IS_ONE.test(filled) || /\d ___/.test(sentence))
    return `So the answer is ${style.text(value)}.`;
  return `So ${inSmall(filled)}`;
}

/** Both answers of a question in two parts in one sentence; the last alone where one of them names no thing. */
export const joinClosings = (first: string, last: string): string =>
  [first, last].some((one) => one.startsWith('So the answer is'))
    ? last
    : `${first.replace(/\.$/, '')}, and ${last.replace(/^So /, '')}`;

/** Whether a line of a solution is such a sentence. */
export const isClosing = (line: string): boolean => line.startsWith('So ') && line.endsWith('.');

/** Whether a line answers in words by itself: `The fraction is 4/9.` */
export const isSentence = (line: string): boolean => !/[:=]/.test(line) && /\.$/.test(line);

/** A solution with the sentence behind its lines; as it is where its last line is a sentence. */
export const close = (lines: readonly string[], closing: string | null): string[] =>
  closing === null || isSentence(lines.at(-1) ?? '') ? [...lines] : [...lines, closing];

/** The lines of a solution that work something out or name an option: all but the sentence at its end. */
export const withoutClosing = (lines: readonly string[]): readonly string[] =>
  lines.length > 1 && isClosing(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines;
