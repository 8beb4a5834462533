import { readTextFiles, type TextFile } from './source-text.ts';

/** Longest sentence in a comment, in words. */
export const MAX_SENTENCE_WORDS = 25;

/** The question engine and the pages follow when they are rebuilt. */
const CHECKED = /^(services|gateway|libs|infra)\/(?!question-engine\/).*\.(ts|mjs)$/;
const MIGRATION = /\/migrations\//;
/** Decisions, README and CONTRIBUTING. */
const NOTES = /^infra\/decisions\/.*\.md$|^[A-Z]+\.md$/;
/** A doc comment, or lines of `//` in a row. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;
const COMMENT_MARK = /^\s*(?:\/\*\*|\*\/|\*|\/\/)|\*\/\s*$/gm;
const CODE = /`[^`]*`|\{@link [^}]*\}/g;
const SENTENCE_END = /[.;:?!](?:\s|$)|@\w+ /;
/** The first argument of `describe`, `it` or `test`, with or without a table. */
const TITLE =
  /\b(?:describe|it|test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;
const UNCLEAR_START = /^(?:nothing|none|only|also|not|and|but|or|so|then|there|that|which|who|whom)\b/i;

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
  )})\\b`,
  'i',
);

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

/** Comments with a long sentence or an unclear word, and test titles that are unclear alone. */
export function findEnglishFaults({ file, text }: TextFile): string[] {
  if (NOTES.test(file)) return listUnclear(file, text.replace(CODE, 'code').split('\n'));
  if (!CHECKED.test(file) || MIGRATION.test(file)) return [];
  const comments = listComments(text);
  return [
    ...comments
      .filter((comment) =>
        comment.words.split(SENTENCE_END).some((each) => countWords(each) > MAX_SENTENCE_WORDS),
      )
      .map(({ line }) => `${file}:${line}  has a sentence of more than ${MAX_SENTENCE_WORDS} words`),
    ...comments
      .filter((comment) => UNCLEAR_WORDS.test(comment.words))
      .map(
        (comment) =>
          `${file}:${comment.line}  says "${UNCLEAR_WORDS.exec(comment.words)?.[0]}"; name the person or thing`,
      ),
    ...listTitles(text)
      .filter((title) => UNCLEAR_WORDS.test(title) || UNCLEAR_START.test(title))
      .map((title) => `${file}  has the test title "${title}"; state unit, condition and outcome`),
  ];
}

function listTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

function listUnclear(file: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const [word] = UNCLEAR_WORDS.exec(line) ?? [];
    return word === undefined ? [] : [`${file}:${index + 1}  says "${word}"; name the person or thing`];
  });
}

/** The faults of comments, test titles, decisions, README and CONTRIBUTING. */
export async function findEnglishProblems(): Promise<string[]> {
  return readTextFiles().flatMap(findEnglishFaults);
}
