import { foldSpace } from './clean-text.rules.js';
import {
  type Marker,
  type MarkerStyle,
  canFollow,
  findStyle,
  isAnswersHeading,
  isInstructionsHeading,
  isSectionHeading,
  readBesideHeading,
  readAnswer,
  readExplanation,
  readMarker,
  readPart,
  startsPart,
} from './marker.rules.js';
import type { SheetLine } from './page-furniture.rules.js';

/** A question as it stands on the sheet. */
export interface SheetQuestion {
  /** Section and number within it, such as `0.12`; tells which answer is its own. */
  readonly place: string;
  readonly text: string;
}

/** An answer as it stands on the sheet. */
export interface SheetAnswer {
  readonly place: string;
  readonly text: string;
  /** Empty where there is none. */
  readonly explanation: string;
}

/** Findings of the rules on a sheet. */
export interface SheetContent {
  /** Lines before the first question. */
  readonly preamble: readonly SheetLine[];
  readonly questions: readonly SheetQuestion[];
  readonly answers: readonly SheetAnswer[];
}

/** Takes a sheet apart: what comes first, its questions, and its answers beside them or at its end. */
export function readContent(lines: readonly SheetLine[]): SheetContent {
  const at = lines.findIndex(({ text }, index) => index > 0 && isAnswersHeading(text));
  const asked = readBody(at === -1 ? lines : lines.slice(0, at));
  const answered = at === -1 ? [] : readAnswers(listAnswerTexts(lines.slice(at)));
  const places = new Set(asked.answers.map((answer) => answer.place));
  const answers = [...asked.answers, ...answered.filter((answer) => !places.has(answer.place))];
  return { ...asked, answers: sortByPlace(answers) };
}

/** The lines below a heading, and the rest of its line. */
function listAnswerTexts([heading, ...lines]: readonly SheetLine[]): string[] {
  const beside = readBesideHeading(heading?.text ?? '');
  return [...(beside === null ? [] : [beside]), ...lines.map((line) => line.text)];
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
  /** The sheet names the part of each answer. */
  isByParts: boolean;
  /** Destination of the next unmarked line. */
  open: 'question' | 'answer' | 'explanation';
}

function readBody(lines: readonly SheetLine[]): SheetContent {
  const style = findStyle(lines.map((line) => line.text));
  if (!style) return readUnnumbered(lines);
  const walk = new Walk(style);
  const preamble: SheetLine[] = [];
  for (const line of lines) if (!walk.take(line.text) && walk.entries.length === 0) preamble.push(line);
  return {
    preamble,
    questions: walk.entries
      .map((entry) => ({ place: entry.place, text: joinLines(entry.question) }))
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
  private readonly style: MarkerStyle;

  constructor(style: MarkerStyle) {
    this.style = style;
  }

  /** False for a line that belongs to no question. */
  take(text: string): boolean {
    const marker = readMarker(this.style, text);
    if (this.isInstructed && !this.endsInstructions(text, marker)) return false;
    if (marker && canFollow(this.last, marker.number)) {
      if (this.last !== null && marker.number <= this.last) this.section += 1;
      this.last = marker.number;
      this.isBetween = false;
      this.entries.push({
        place: `${this.section}.${marker.number}`,
        question: [],
        answer: [],
        explanation: [],
        isByParts: false,
        open: 'question',
      });
      this.add(marker.rest);
      return true;
    }
    if (isSectionHeading(text)) this.isBetween = true;
    this.isInstructed = this.entries.length === 0 && isInstructionsHeading(text);
    if (this.isInstructed || this.isBetween || this.entries.length === 0) return false;
    this.add(text);
    return true;
  }

  /** Instructions go on until a part of the sheet is headed, or the numbers begin again. */
  private endsInstructions(text: string, marker: Marker | null): boolean {
    const isEnd = isSectionHeading(text) || (marker?.number === 1 && this.last !== null);
    if (isEnd) this.last = null;
    else if (marker) this.last = marker.number;
    this.isInstructed = !isEnd;
    return isEnd;
  }

  private add(text: string): void {
    const entry = this.entries.at(-1);
    if (!entry || text === '') return;
    const named = readAnswer(text);
    const explained = named ? null : readExplanation(text);
    if (named) {
      if (named.before) entry.question.push(named.before);
      if (!isBlank(named.answer)) keepAnswer(entry, named.answer);
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
    }))
    .filter(({ text }) => text !== '');
}

/** Each entry of the answer section: its first line is the answer unless another line is marked as the answer. */
function readAnswers(texts: readonly string[]): SheetAnswer[] {
  const style = findStyle(texts.flatMap((text) => text.split('\t'))) ?? findStyle(texts);
  if (!style) return [];
  const walk = new Walk(style);
  let next: number | null = null;
  for (const text of texts)
    for (const piece of splitRow(style, text, next)) {
      walk.take(piece);
      next = Number(walk.entries.at(-1)?.place.split('.')[1] ?? 0) + 1;
    }
  return walk.entries
    .map(({ place, question, answer, explanation }) => {
      if (answer.length > 0)
        return { place, text: joinLines(answer), explanation: joinLines([...question, ...explanation]) };
      const first = question.findIndex((line, index) => index > 0 && !startsPart(line));
      const own = first === -1 ? question : question.slice(0, first);
      return {
        place,
        text: joinLines(own),
        explanation: joinLines([...question.slice(own.length), ...explanation]),
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
      answers.push({ place, text: answer, explanation: '' });
  };
  for (const line of lines.slice(preamble.length)) {
    const named = readAnswer(line.text);
    const text = named ? named.before : line.text;
    if (text !== '') open.push({ ...line, text: text.replace(ASKS, '') });
    if (/[?？]$/.test(text)) {
      questions.push({ place: `0.${questions.length + 1}`, text: joinLines(open.map((each) => each.text)) });
      open = [];
    } else if (questions.length > 0 && open.length === 1 && ANSWERS.test(text)) {
      keep(text.replace(ANSWERS, ''));
      open = [];
    }
    if (named && questions.length > 0 && open.length === 0) keep(named.answer);
  }
  return { preamble: questions.length === 0 ? lines : preamble, questions, answers };
}

const MARKS = /\s*(?:\[\s*\d{1,2}\s*(?:m|marks?)?\s*\]|\(\s*\d{1,2}\s*marks?\s*\))\s*$/i;

/** The lines of one text: wrapped ones run on, parts and options keep their own line. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines.map((each) => foldSpace(each.replace(MARKS, ''))).filter((each) => each !== ''))
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
