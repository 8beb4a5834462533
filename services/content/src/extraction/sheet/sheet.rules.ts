import { foldSpace } from './clean-text.rules.js';
import {
  type Marker,
  type MarkerStyle,
  canFollow,
  findStyle,
  isAnswersHeading,
  isInstructionsHeading,
  isSectionHeading,
  readAnswer,
  readExplanation,
  readMarker,
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

/** What the rules find on a sheet. */
export interface SheetContent {
  /** What stands before the first question. */
  readonly preamble: readonly SheetLine[];
  readonly questions: readonly SheetQuestion[];
  readonly answers: readonly SheetAnswer[];
}

/** Takes a sheet apart: what comes first, its questions, and its answers beside them or at its end. */
export function readContent(lines: readonly SheetLine[]): SheetContent {
  const at = findAnswersHeading(lines);
  const body = at === -1 ? lines : lines.slice(0, at);
  const asked = readBody(body);
  const answered = at === -1 ? [] : readAnswers(lines.slice(at + 1).map((line) => line.text));
  const places = new Set(asked.answers.map((answer) => answer.place));
  return {
    ...asked,
    answers: [...asked.answers, ...answered.filter((answer) => !places.has(answer.place))],
  };
}

/** The last part that is headed as answers, once there is a question; -1 where there is none. */
function findAnswersHeading(lines: readonly SheetLine[]): number {
  return lines.findIndex(({ text }, index) => index > 0 && isAnswersHeading(text));
}

interface Entry {
  place: string;
  question: string[];
  answer: string[];
  explanation: string[];
  /** Where the next line goes that says nothing of itself. */
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
      entry.open = 'answer';
      if (!isBlank(named.answer)) entry.answer.push(named.answer);
    } else if (explained !== null) {
      entry.open = 'explanation';
      if (!isBlank(explained)) entry.explanation.push(explained);
    } else {
      // What follows an answer tells how it was found.
      const open = entry.open === 'answer' && entry.answer.length > 0 ? 'explanation' : entry.open;
      if (open === 'answer' && isBlank(text)) return;
      entry[open].push(text);
      entry.open = open;
    }
  }
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

/** Each entry of the answers' part: its first line is the answer unless another line says that it is. */
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

/** A sheet without numbers: what ends with a question mark is a question. */
function readUnnumbered(lines: readonly SheetLine[]): SheetContent {
  const questions: SheetQuestion[] = [];
  const isTitled = lines.length > 1 && !/[.?？!,;:]$/.test(lines[0]?.text ?? '');
  const preamble = isTitled ? lines.slice(0, 1) : [];
  let open: SheetLine[] = [];
  for (const line of lines.slice(preamble.length)) {
    open.push(line);
    if (!/[?？]$/.test(line.text)) continue;
    questions.push({ place: `0.${questions.length + 1}`, text: joinLines(open.map(({ text }) => text)) });
    open = [];
  }
  return { preamble: questions.length === 0 ? lines : preamble, questions, answers: [] };
}

const MARKS = /\s*(?:\[\s*\d{1,2}\s*(?:m|marks?)?\s*\]|\(\s*\d{1,2}\s*marks?\s*\))\s*$/i;

/** The lines of one text: wrapped ones run on, parts and options keep their own line. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines.map((each) => foldSpace(each.replace(MARKS, ''))).filter((each) => each !== ''))
    text += text === '' ? line : startsPart(line) ? `\n${line}` : /\p{L}-$/u.test(text) ? line : ` ${line}`;
  return text;
}
