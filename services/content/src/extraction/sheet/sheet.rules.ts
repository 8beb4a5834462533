import { foldSpace } from './clean-text.rules.js';
import {
  type Marker,
  type MarkerStyle,
  canFollow,
  findStyle,
  isAnswersHeading,
  isAboutQuestions,
  isInstructionsHeading,
  isSectionHeading,
  readBesideHeading,
  readAnswer,
  readExplanation,
  readMarker,
  readOptionLabel,
  readPart,
  splitOptions,
  startsPart,
} from './marker.rules.js';
import { readMarks } from './marks.rules.js';
import type { SheetLine } from './page-furniture.rules.js';
import { divideRunningText } from './running-text.rules.js';

/** A question as it stands on the sheet. */
export interface SheetQuestion {
  /** Section and number within it, such as `0.12`; tells which answer is its own. */
  readonly place: string;
  readonly text: string;
  /** Null where the sheet names none; of parts, their sum. */
  readonly marks: number | null;
  /** Its lines where they stand, with pictures. */
  readonly lines: readonly SheetLine[];
}

/** An answer as it stands on the sheet. */
export interface SheetAnswer {
  readonly place: string;
  readonly text: string;
  /** Empty where there is none. */
  readonly explanation: string;
  /** Another answer is named for the same question. */
  readonly isContested: boolean;
}

/** Findings of the rules on a sheet. */
export interface SheetContent {
  /** Lines before the first question. */
  readonly preamble: readonly SheetLine[];
  readonly questions: readonly SheetQuestion[];
  readonly answers: readonly SheetAnswer[];
}

/** Takes a sheet apart: what comes first, its questions, and its answers beside them or at its end. */
export function readContent(sheet: readonly SheetLine[]): SheetContent {
  const lines = divideRunningText(sheet);
  const at = lines.findIndex(({ text }, index) => index > 0 && isAnswersHeading(text));
  const asked = readBody(at === -1 ? lines : lines.slice(0, at));
  const answered = at === -1 ? [] : readAnswers(listAnswerTexts(lines.slice(at)));
  const beside = new Map(asked.answers.map((answer) => [answer.place, answer]));
  const others = answered.filter(({ place }) => !beside.has(place));
  const own = asked.answers.map((answer) => {
    const listed = answered.find(({ place }) => place === answer.place);
    return {
      ...answer,
      isContested: listed !== undefined && foldSpace(listed.text) !== foldSpace(answer.text),
    };
  });
  return { ...asked, answers: sortByPlace(alignSections([...own, ...others], asked.questions)) };
}

/**
 * The answers that have a question. An answer of a key that is numbered through, on a sheet with numbers that begin
 * again, may have none, and is left out.
 */
function alignSections(answers: readonly SheetAnswer[], questions: readonly SheetQuestion[]): SheetAnswer[] {
  if (questions.length === 0) return [...answers];
  const places = new Set(questions.map(({ place }) => place));
  return answers.filter(({ place }) => places.has(place));
}

/** The lines below a heading, and the rest of its line. */
function listAnswerTexts([heading, ...lines]: readonly SheetLine[]): SheetLine[] {
  const beside = readBesideHeading(heading?.text ?? '');
  const own = heading && beside !== null ? [{ ...heading, text: beside }] : [];
  return [...own, ...lines].filter(({ isFigure }) => !isFigure);
}

/** Ordered by question, not by place on the sheet. */
function sortByPlace(answers: readonly SheetAnswer[]): SheetAnswer[] {
  const order = ({ place }: SheetAnswer) => {
    const [section = 0, number = 0] = place.split('.').map(Number);
    return section * 1_000 + number;
  };
  return answers.toSorted((one, other) => order(one) - order(other));
}

interface Entry {
  place: string;
  question: string[];
  answer: string[];
  explanation: string[];
  marks: number | null;
  lines: SheetLine[];
  isContested: boolean;
  /** The sheet names the part of each answer. */
  isByParts: boolean;
  /** Destination of the next unmarked line. */
  open: 'question' | 'answer' | 'explanation';
}

function readBody(lines: readonly SheetLine[]): SheetContent {
  const style = findStyle(lines);
  if (!style) return readUnnumbered(lines.filter(({ isFigure }) => !isFigure));
  const walk = new Walk(style);
  const preamble: SheetLine[] = [];
  for (const line of lines)
    if (!walk.take(line) && walk.entries.length === 0 && !line.isFigure) preamble.push(line);
  return {
    preamble,
    questions: walk.entries
      .map((entry) => ({
        place: entry.place,
        text: joinLines(sortOptions(entry.question)),
        marks: entry.marks,
        lines: entry.lines,
      }))
      .filter(({ text }) => text !== ''),
    answers: toAnswers(walk.entries),
  };
}

/** Goes through numbered lines and keeps what belongs together. */
class Walk {
  readonly entries: Entry[] = [];
  private last: number | null = null;
  private section = 0;
  private isBetween = false;
  private isInstructed = false;
  private instructedOn = 0;
  private readonly style: MarkerStyle;
  private readonly isKey: boolean;

  /** In a key, `(2)` is an answer. */
  constructor(style: MarkerStyle, isKey = false) {
    this.style = style;
    this.isKey = isKey;
  }

  /** False for a line that belongs to no question. */
  take(line: SheetLine): boolean {
    const { text, indent } = line;
    if (line.isFigure) {
      if (!this.isBetween) this.entries.at(-1)?.lines.push(line);
      return this.entries.length > 0;
    }
    const marker = readMarker(this.style, text, indent);
    if (this.isInstructed && !this.endsInstructions(line, marker)) return false;
    if (marker && canFollow(this.last, marker.number, this.style)) {
      if (this.last !== null && marker.number <= this.last) this.section += 1;
      this.last = marker.number;
      this.isBetween = false;
      this.entries.push({
        place: `${this.section}.${marker.number}`,
        question: [],
        answer: [],
        explanation: [],
        marks: null,
        lines: [line],
        isContested: false,
        isByParts: false,
        open: 'question',
      });
      this.add(marker.rest, indent);
      return true;
    }
    if (isSectionHeading(text) || isAboutQuestions(text)) this.isBetween = true;
    this.isInstructed = this.entries.length === 0 && isInstructionsHeading(text);
    this.instructedOn = line.page;
    if (this.isInstructed || this.isBetween || this.entries.length === 0) return false;
    this.entries.at(-1)?.lines.push(line);
    for (const piece of splitOptions(text)) this.add(piece, indent);
    return true;
  }

  /** An answer that names its question goes to no other. */
  private keep(entry: Entry, answer: string, number: number | null): void {
    const own =
      number === null ? entry : this.entries.findLast(({ place }) => place === `${this.section}.${number}`);
    if (own) keepAnswer(own, answer);
  }

  /** Instructions go on until a part of the sheet is headed, the numbers begin again, or a 1 stands on another page. */
  private endsInstructions({ text, page }: SheetLine, marker: Marker | null): boolean {
    const listed = marker ?? readMarker('dot', text) ?? readMarker('bracket', text);
    const isFirst = marker?.number === 1 && (this.last !== null || page !== this.instructedOn);
    const isEnd = isSectionHeading(text) || isFirst;
    if (isEnd) this.last = null;
    else if (listed) this.last = listed.number;
    this.isInstructed = !isEnd;
    return isEnd;
  }

  private add(line: string, indent: number): void {
    const entry = this.entries.at(-1);
    if (!entry || line === '') return;
    const { text, marks } = this.isKey ? { text: line, marks: null } : readMarks(line, indent);
    if (marks !== null) entry.marks = (entry.marks ?? 0) + marks;
    if (text === '') return;
    const named = readAnswer(text);
    const explained = named ? null : readExplanation(text);
    if (named) {
      if (named.before) entry.question.push(named.before);
      if (!isBlank(named.answer)) this.keep(entry, named.answer, named.number);
      // A line to write on is the pupil's: the question goes on below it.
      entry.open = named.answer !== '' && isBlank(named.answer) ? 'question' : 'answer';
    } else if (explained !== null) {
      if (!isBlank(explained)) entry.explanation.push(explained);
      entry.open = isBlank(explained) && entry.answer.length === 0 ? 'question' : 'explanation';
    } else {
      entry.open = whereTo(entry, text);
      if (entry.open === 'question' || !isBlank(text)) entry[entry.open].push(text);
    }
  }
}

/** What stands in no order that its labels have, such as options in two columns, in that of the labels. */
function sortOptions(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => readOptionLabel(line) !== null);
  if (start === -1) return [...lines];
  const options: string[] = [];
  for (const line of lines.slice(start))
    if (options.length === 0 || readOptionLabel(line) !== null) options.push(line);
    else options[options.length - 1] = `${options.at(-1)}\t${line}`;
  const labels = options.map((line) => readOptionLabel(line) ?? '');
  const sorted = labels.toSorted();
  const first = sorted[0]?.charCodeAt(0) ?? 0;
  // Each label once, and none left out: else they are no options, or more than one list of them.
  if (sorted.join() === labels.join() || sorted.some((label, at) => label.charCodeAt(0) !== first + at))
    return [...lines];
  const byLabel = new Map(labels.map((label, at) => [label, options[at] ?? '']));
  return [...lines.slice(0, start), ...sorted.map((label) => byLabel.get(label) ?? '')];
}

/** Adds an answer to its entry. After a part of a question, the answer belongs to that part. */
function keepAnswer(entry: Entry, answer: string): void {
  const part = readPart(entry.question.findLast((line) => readPart(line) !== null) ?? '');
  entry.isByParts ||= startsPart(answer);
  entry.answer.push(part === null || entry.isByParts ? answer : `${part} ${answer}`);
}

/** Chooses the destination of an unmarked line. */
function whereTo({ open, answer, isByParts }: Entry, text: string): Entry['open'] {
  if (open === 'question' || (open === 'answer' && answer.length === 0)) return open;
  // The next part belongs to the question, unless the answer is given by parts.
  if (startsPart(text)) return isByParts ? 'answer' : 'question';
  // The words after an answer tell how it was found.
  return 'explanation';
}

/** A line to write on. */
function isBlank(text: string): boolean {
  return text.trim() === '' || /_{3,}|[.…]{4,}/.test(text) || /^[\s$_.]*$/.test(text);
}

function toAnswers(entries: readonly Entry[]): SheetAnswer[] {
  return entries
    .map(({ place, answer, explanation }) => ({
      place,
      text: joinLines(answer),
      explanation: joinLines(explanation),
      isContested: false,
    }))
    .filter(({ text }) => text !== '');
}

/** Each entry of the answer section: its first line is the answer unless another line is marked as the answer. */
function readAnswers(lines: readonly SheetLine[]): SheetAnswer[] {
  const pieces = lines.flatMap((line) => line.text.split('\t').map((text) => ({ ...line, text })));
  const [whole, apart] = [findStyle(lines), findStyle(pieces)];
  const style = apart ?? whole;
  if (!style) return [];
  const walk = new Walk(style, true);
  let next: number | null = null;
  for (const line of lines)
    for (const piece of splitRow(style, line.text, next)) {
      walk.take({ ...line, text: piece });
      next = Number(walk.entries.at(-1)?.place.split('.')[1] ?? 0) + 1;
    }
  return walk.entries
    .map(({ place, question, answer, explanation }) => {
      if (answer.length > 0)
        return {
          place,
          text: joinLines(answer),
          explanation: joinLines([...question, ...explanation]),
          isContested: false,
        };
      const first = question.findIndex((line, index) => index > 0 && !startsPart(line));
      const own = first === -1 ? question : question.slice(0, first);
      return {
        place,
        text: joinLines(own),
        explanation: joinLines([...question.slice(own.length), ...explanation]),
        isContested: false,
      };
    })
    .filter(({ text }) => text !== '' && !isBlank(text));
}

/** Answers mostly stand several in a row: `1. 24 2. 36 3. 15`. */
function splitRow(style: MarkerStyle, text: string, next: number | null): string[] {
  const pieces: string[] = [];
  let rest = text;
  let number = readMarker(style, text)?.number ?? next;
  while (number !== null) {
    number += 1;
    const at = findNext(style, rest, number);
    if (at === -1) break;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function findNext(style: MarkerStyle, text: string, number: number): number {
  for (const { index } of text.matchAll(/(?<=\S\s+)\S/g)) {
    const marker = readMarker(style, text.slice(index));
    if (marker?.number === number && marker.rest !== '') return index;
  }
  return -1;
}

/** The letter before a question, and the one before its answer, of a sheet without numbers. */
const ASKS = /^q(?:uestion|n)?\s*[:.]\s*/i;
const ANSWERS = /^a\s*[:.]\s*(?=\S)/i;

/**
 * A sheet without numbers: what ends with a question mark is a question, and what is named an answer behind it or below
 * it is its own.
 */
function readUnnumbered(lines: readonly SheetLine[]): SheetContent {
  const questions: SheetQuestion[] = [];
  const answers: SheetAnswer[] = [];
  const isTitled = lines.length > 1 && !/[.?？!,;:]$/.test(lines[0]?.text ?? '');
  const preamble = isTitled ? lines.slice(0, 1) : [];
  let open: SheetLine[] = [];
  const keep = (answer: string): void => {
    const place = `0.${questions.length}`;
    if (!isBlank(answer) && answers.at(-1)?.place !== place)
      answers.push({ place, text: answer, explanation: '', isContested: false });
  };
  for (const line of lines.slice(preamble.length)) {
    const named = readAnswer(line.text);
    const text = named ? named.before : line.text;
    if (text !== '') open.push({ ...line, text: text.replace(ASKS, '') });
    if (/[?？]$/.test(text)) {
      questions.push({
        place: `0.${questions.length + 1}`,
        text: joinLines(open.map((each) => readMarks(each.text).text)),
        marks: null,
        lines: open,
      });
      open = [];
    } else if (questions.length > 0 && open.length === 1 && ANSWERS.test(text)) {
      keep(text.replace(ANSWERS, ''));
      open = [];
    }
    if (named && questions.length > 0 && open.length === 0) keep(named.answer);
  }
  return { preamble: questions.length === 0 ? lines : preamble, questions, answers };
}

/** The lines of one text: wrapped ones run on, parts and options keep their own line. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines.map((each) => foldSpace(each)).filter((each) => each !== ''))
    text +=
      text === ''
        ? line
        : startsPart(line)
          ? `\n${line}`
          : /\p{L}-$/u.test(text.slice(-3))
            ? line
            : ` ${line}`;
  return text;
}
