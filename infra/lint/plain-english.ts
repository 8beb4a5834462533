import { readTextFiles, type TextFile } from './source-text.ts';

/** Longest sentence in a comment, in words. */
export const MAX_SENTENCE_WORDS = 25;

/** The question engine and the pages follow when they are rebuilt. */
const CHECKED = /^(services|gateway|libs|infra)\/(?!question-engine\/).*\.(ts|mjs)$/;
const MIGRATION = /\/migrations\//;
/** Decisions, documents, README and CONTRIBUTING. */
const NOTES = /^(?:infra\/decisions|docs)\/.*\.md$|^[A-Z]+\.md$/;
/** Their sentences are counted; the specification quotes the lists and sentences of the screens. */
const COUNTED_NOTES = /^(?:infra\/decisions\/.*|CONTRIBUTING)\.md$/;
/** What is no prose of a document: code, tables and addresses of links. */
const NO_PROSE = /```[\s\S]*?```|^\|.*$|\]\([^)]*\)/gm;
const PARAGRAPH_END = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/;
/** Specs hold names and answers of people; the sentences of production code are checked. */
const SAYS_SENTENCES =
  /^(?:services|gateway|libs)\/(?!.*(?:\.spec\.ts$|\/(?:testing|measured|prompts)\/)).*\.ts$/;
/** A doc comment, or lines of `//` in a row. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;
const COMMENT_MARK = /^\s*(?:\/\*\*|\*\/|\*|\/\/)|\*\/\s*$/gm;
/** A named test, `file.spec.ts`: title; the title is checked where it stands. */
const NAMED_TEST = /`[^`]+\.(?:spec|e2e)\.tsx?`: [^;|]*/g;
const CODE = /`[^`]*`|\{@link [^}]*\}/g;
const SENTENCE_END = /[.;:?!](?:\s|$)|@\w+ /;
/** The first argument of `describe`, `it` or `test`, with or without a table. */
const TITLE =
  /\b(?:describe|it|test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;
const UNCLEAR_START = /^(?:nothing|none|only|also|not|and|but|or|so|then|there|that|which|who|whom)\b/i;
/** A test title that begins with the condition does not tell what failed. */
const CONDITION =
  /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['"`]((?:of|with|without|in|at|from|during|between|by|for|under|when|while|if|until|after|before|within|too|what)\s[^'"`\n]*)/g;
/** A comment begins with the thing that it explains. */
const UNCLEAR_COMMENT = /^(?:of|behind|who|that)\s/i;
const PLACEHOLDER = /\$\{[^}]*\}/g;
/** A text of at least three words in quotes. No space stands in the first two, so that a search ends soon. */
const SENTENCE = /'((?:[^'\\\n ]|\\.)* (?:[^'\\\n ]|\\.)* (?:[^'\\\n]|\\.)*)'|`([^` ]* [^` ]* [^`]*)`/g;

// The words are put together here, so that this file does not break its own rule.
const words = (...parts: readonly [string, string][]) => parts.map(([a, b]) => a + b).join('|');
const UNCLEAR_WORDS = new RegExp(
  `\\b(?:${words(
    ['no', 'body'],
    ['some', 'body'],
    ['any', 'body'],
    ['who', 'se'],
    ['who', 'ever'],
    ['of ', 'which'],
    ['(?:the|an) ', 'own'],
    ['what (?:came|comes|became|becomes) ', 'of'],
    ['(?:brings?|brought|comes?|came) ', 'home'],
    ['in ', 'vain'],
    ['of ', 'late'],
  )})\\b`,
  'i',
);
/** Says that a person or thing acts without help; in a sentence to a pupil it may be the clear word. */
const UNHELPED = new RegExp(`\\b(?:${words(['by it', 'self'], ['by them', 'selves'])})\\b`, 'i');

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The texts of a file that people read, each with the number of its line. */
function listComments(text: string): { line: number; words: string }[] {
  return [...text.matchAll(COMMENT)].map(({ 0: raw, index }) => ({
    line: text.slice(0, index).split('\n').length,
    words: raw.replace(COMMENT_MARK, '').replace(CODE, 'code').replace(/\s+/g, ' ').trim(),
  }));
}

/** The faults of a file's comments, test titles and sentences, or of a document. */
export function findEnglishFaults({ file, text }: TextFile): string[] {
  if (NOTES.test(file))
    return [...listUnclear(file, text), ...(COUNTED_NOTES.test(file) ? listLong(file, text) : [])];
  if (!CHECKED.test(file) || MIGRATION.test(file)) return [];
  return [
    ...listComments(text).flatMap((comment) => findCommentFaults(file, comment)),
    ...listTitles(text)
      .filter((title) => UNCLEAR_WORDS.test(title) || UNHELPED.test(title) || UNCLEAR_START.test(title))
      .map((title) => toTitleFault(file, title)),
    ...[...text.matchAll(CONDITION)].map(([, title = '']) => toTitleFault(file, title)),
    ...(SAYS_SENTENCES.test(file) ? findSentenceFaults(file, text.replace(COMMENT, '')) : []),
  ];
}

function findCommentFaults(file: string, comment: { line: number; words: string }): string[] {
  const at = `${file}:${comment.line}  `;
  const isLong = comment.words.split(SENTENCE_END).some((each) => countWords(each) > MAX_SENTENCE_WORDS);
  const [unclear] = UNCLEAR_WORDS.exec(comment.words) ?? UNHELPED.exec(comment.words) ?? [];
  const [start] = UNCLEAR_COMMENT.exec(comment.words) ?? [];
  return [
    ...(isLong ? [`${at}has a sentence of more than ${MAX_SENTENCE_WORDS} words`] : []),
    ...(unclear === undefined ? [] : [`${at}says "${unclear}"; name the person or thing`]),
    ...(start === undefined
      ? []
      : [`${at}starts with "${start.trim()}"; start with the thing or with a verb`]),
  ];
}

/** Unclear words in what the code says to people: errors, summaries and lines of the log. */
function findSentenceFaults(file: string, code: string): string[] {
  return [...code.matchAll(SENTENCE)].flatMap(([, quoted, template]) => {
    const [unclear] = UNCLEAR_WORDS.exec(quoted ?? template?.replace(PLACEHOLDER, '') ?? '') ?? [];
    return unclear === undefined ? [] : [`${file}  says "${unclear}" in a text; name the person or thing`];
  });
}

const toTitleFault = (file: string, title: string) =>
  `${file}  has the test title "${title}"; state unit, condition and outcome`;

function listTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

function listLong(file: string, text: string): string[] {
  const prose = text.replace(NO_PROSE, '').replace(CODE, 'code');
  return prose
    .split(PARAGRAPH_END)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE_END))
    .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
    .map(
      (sentence) => `${file}  has a sentence of more than ${MAX_SENTENCE_WORDS} words: ${sentence.trim()}`,
    );
}

function listUnclear(file: string, text: string): string[] {
  const lines = text.replace(NAMED_TEST, 'test').replace(CODE, 'code').split('\n');
  return lines.flatMap((line, index) => {
    const [word] = UNCLEAR_WORDS.exec(line) ?? UNHELPED.exec(line) ?? [];
    return word === undefined ? [] : [`${file}:${index + 1}  says "${word}"; name the person or thing`];
  });
}

/** The faults of comments, test titles, sentences and documents. */
export async function findEnglishProblems(): Promise<string[]> {
  return readTextFiles().flatMap(findEnglishFaults);
}
