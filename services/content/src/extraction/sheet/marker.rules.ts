/** How a sheet numbers its questions. `(1)` comes last: in papers of Singapore it mostly numbers the options. */
const STYLES = {
  word: /^(?:question|qn|ques|q)\s*[.:]?\s*(\d{1,3})(?:\s*[.):–-]+|\b)\s*(.*)$/is,
  dot: /^(\d{1,3})\s*\.(?=\s|$|[\p{L}$(])\s*(.*)$/isu,
  bracket: /^(\d{1,3})\s*\)\s*(.*)$/is,
  plain: /^(\d{1,3})(?:\t\s*|\s+(?=[\p{Lu}("“‘$]|\d+\s*[+\-−–×x÷:]))(.*)$/su,
  brackets: /^\((\d{1,3})\)\s*(.*)$/is,
} as const;
/** The name of a way to number. */
export type MarkerStyle = keyof typeof STYLES;
const STYLE_NAMES = Object.keys(STYLES) as MarkerStyle[];

/** A number at the beginning of a line, and what follows it. */
export interface Marker {
  readonly number: number;
  readonly rest: string;
}

/** A number without a sign behind it stands at most so far from the left edge of its column, in points. */
const AT_MARGIN = 12;

/** The number that a line begins with in one style, or null. A number alone counts at the edge of its column only. */
export function readMarker(style: MarkerStyle, text: string, indent = 0): Marker | null {
  if (style === 'plain' && indent > AT_MARGIN) return null;
  const [, number, rest = ''] = STYLES[style].exec(text) ?? [];
  return number === undefined || Number(number) === 0 ? null : { number: Number(number), rest };
}

/** Whether a line begins like a question in any of the ways that are beyond doubt. */
export function startsQuestion(text: string): boolean {
  return (
    readMarker('word', text) !== null ||
    readMarker('dot', text) !== null ||
    readMarker('bracket', text) !== null
  );
}

/** Whether a piece of a row begins with the number of a question or an answer. */
export function startsNumber(text: string): boolean {
  return startsQuestion(text) || /^\d{1,3}(?:\t|$)/.test(text) || readMarker('plain', text) !== null;
}

/** At most so many questions in a row may be missing, for being pictures. */
const MAX_MISSING = 2;

/**
 * Whether a number can be the next after `last`; 1 begins a new section, and null is before the first. A number without
 * a sign behind it leaves none out.
 */
export function canFollow(last: number | null, number: number, style: MarkerStyle = 'dot'): boolean {
  if (style === 'plain') return number === 1 ? last !== 1 : number === (last ?? 0) + 1;
  if (last === null) return number <= 100;
  return (number > last && number <= last + 1 + MAX_MISSING) || (number === 1 && last > 1);
}

/** A line, and how far from the edge of its column it begins, in points. */
export interface NumberedText {
  readonly text: string;
  readonly indent: number;
}

/** Options are hardly ever more. */
const MAX_OPTIONS = 5;

/** The style in which most lines continue a numbering; null without one. */
export function findStyle(texts: readonly NumberedText[]): MarkerStyle | null {
  let best: MarkerStyle | null = null;
  let most = 0;
  for (const style of STYLE_NAMES) {
    const { count, highest } = countFollowing(style, texts);
    if (style === 'brackets' && best && highest <= MAX_OPTIONS) continue;
    if (count > most) [best, most] = [style, count];
  }
  return best;
}

function countFollowing(
  style: MarkerStyle,
  texts: readonly NumberedText[],
): { count: number; highest: number } {
  let last: number | null = null;
  let count = 0;
  let highest = 0;
  for (const { text, indent } of texts) {
    const marker = readMarker(style, text, indent);
    if (!marker || !canFollow(last, marker.number, style)) continue;
    last = marker.number;
    highest = Math.max(highest, last);
    count += 1;
  }
  return { count, highest };
}

const PART = /^(?:\(?[a-h]\)|[a-h]\.|\((?:i{1,3}|iv|v|vi{0,3})\)|\(?[1-4]\)|[A-D][.)])(?=\s|$)/;

/** A part of a question or one of its options; it starts a new line in the question's text. */
export function startsPart(text: string): boolean {
  return PART.test(text);
}

const LABEL = /^(?:\(([1-5A-Da-d])\)|([A-D1-5])[.)]|([a-d])\))(?:\s+|$)/;

/** The label of an option that a text begins with, such as `3` or `b`; null without one. */
export function readOptionLabel(text: string): string | null {
  const found = LABEL.exec(text);
  return found ? (found[1] ?? found[2] ?? found[3] ?? null) : null;
}

/** The options that stand beside each other in one line, each with its label; the line itself for any other. */
export function splitOptions(text: string): string[] {
  if (readOptionLabel(text) === null) return [text];
  const pieces = text.split('\t');
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last === undefined || readOptionLabel(piece) !== null) joined.push(piece);
    else joined[joined.length - 1] = `${last} ${piece}`;
  }
  return joined;
}

/** The name of a part that a line begins, such as `(a)`; null for an option or any other line. */
export function readPart(text: string): string | null {
  return /^(?:\(?[a-h]\)|[a-h]\.)(?=\s|$)/.exec(text)?.[0] ?? null;
}

const SECTION =
  /^(?:section|part|booklet|paper)\s+(?:[a-z]|\d{1,2}|[ivx]{1,4})\s*(?:$|[:–—(\-[\t][^?]{0,80}$)/i;

/** The heading of a part of the sheet. */
export function isSectionHeading(text: string): boolean {
  return SECTION.test(text);
}

const INSTRUCTIONS = /^(?:(?:general|important|read (?:these|the following)) )?instructions?\b[^?.]{0,60}$/i;

const ABOUT_QUESTIONS = /^(?:for )?questions? \d{1,3} (?:to|and|[-–]) \d{1,3}\b/i;

/** A sentence about the questions that follow, such as what marks they carry. */
export function isAboutQuestions(text: string): boolean {
  return ABOUT_QUESTIONS.test(text);
}

/** The heading of what pupils are told to do, which is often numbered like questions. */
export function isInstructionsHeading(text: string): boolean {
  return INSTRUCTIONS.test(text);
}

const ANSWERS =
  /^[^\p{L}\p{N}]*(?:(?:suggested|worked|model|full|detailed|correct)\s+)?(?:answers|answer (?:key|sheet|scheme)|solutions|mark(?:ing)? scheme|key)(?:\s+(?:and|&)\s+(?:answers|solutions|explanations|workings?))?(?:\s*[-–—:]\s*[^?]*|\s+(?:for|to)\s+(?!be\b)[^?.]{0,40})?[^\p{L}\p{N}]*$/iu;

/** The heading after which the sheet lists answers. */
export function isAnswersHeading(text: string): boolean {
  return ANSWERS.test(text);
}

const BESIDE = /[-–—:]\s*((?:q(?:n|uestion)?\s*)?\(?\d{1,3}\s*[.):].*)$/is;

/** The answers that stand in the line of their heading, or null. */
export function readBesideHeading(text: string): string | null {
  return BESIDE.exec(text)?.[1] ?? null;
}

/** `Answer: 7`, `Answer 1: 7`, `A1: 7`. `A: 7` is an option of a question rather than its answer. */
const ALONE =
  /^(?:(?:the |model |correct |final )*ans(?:wer)?(?:\s*(\d{1,3}))?|a\s*(\d{1,3}))\s*(?:[:=]|[-–.](?=\s))\s*(.*)$/is;
/** Ways to name an answer behind its question, in one line. */
const BEHIND: readonly RegExp[] = [
  /^(.*\S)\s*[([]\s*ans(?:wer)?(?:\s*\d{1,3}(?=\s*[:=]))?\s*[:=.]?\s*([^()[\]]+)[)\]]\s*$/is,
  /^(.*[^\s–—-])(?:\s+[-–—])?\s+(?:Ans|Answer|ANS|ANSWER)(?:\s*\d{1,3})?\s*[:=]\s*(.*)$/s,
  /^(.*[.?!])(?:\s+[-–—])?\s+ans(?:wer)?\s*(?:[:=]|(?=[\d$]))\s*(.*)$/is,
  /^(.*\?)\s+A\s*:\s*(?!.*\sB\s*:)(.*)$/s,
];

/**
 * The answer that a line names as such, behind what else stands in the line; null where it names none. `number` is its
 * question's where the line says it.
 */
export function readAnswer(text: string): { before: string; answer: string; number: number | null } | null {
  const alone = ALONE.exec(text);
  if (alone) {
    const number = alone[1] ?? alone[2];
    return { before: '', answer: alone[3] ?? '', number: number === undefined ? null : Number(number) };
  }
  for (const way of BEHIND) {
    const [, before, answer] = way.exec(text) ?? [];
    if (before !== undefined && answer !== undefined) return { before, answer: answer.trim(), number: null };
  }
  return null;
}

const EXPLAINS = /^(?:explanation|workings?|solution|reason)\s*[:.–-]\s*(.*)$/is;

/** The explanation that a line begins, or null. */
export function readExplanation(text: string): string | null {
  return EXPLAINS.exec(text)?.[1] ?? null;
}
