import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { repoRoot } from '../local/paths.ts';
import { readSources, type Sources } from './import-graph.ts';
import { SPECIFIED_SENTENCES } from './specified-sentences.ts';

/**
 * Longest sentence for Primary 1 and 2, and for Primary 3 to 6, in words. Pages say the same to all grades, so every
 * sentence is held to the first.
 */
export const LIMITS = { young: 8, older: 14 } as const;

/** Longer sentences that the server says too, each with the file in which it does. */
const SAID_BY_SERVER = new Map([
  ['A grown-up of our team will look at it.', 'services/marking/src/challenge/challenge.text.ts'],
]);

/** Where the pages of a signed-in person begin. */
const ROOT = 'app/signed-in.tsx';
/** From here on only adults read: their pages and their second row of links, and the second step of a sign-in. */
const FOR_ADULTS =
  /^(?:app\/(?:adult-page|parent-navigation)\.tsx|features\/(?:approve-tablet|register|second-factor)\/.*)$/;
/** The language of a refusal is not the child's own; its sentences are short all the same. */
const REFUSALS = 'shared/messages/refusals.messages.ts';
/** Never shown in English: a form shows the sentence of the contracts, and most are the specification's. */
const FORM_FAULTS = 'shared/messages/form-faults.messages.ts';

/** One sentence that a child may read on a page. */
export interface ChildSentence {
  /** Under `frontend/src`. */
  file: string;
  /** The key of its message. */
  name: string;
  text: string;
  words: number;
  /** What fixes a sentence above the limit; null when it can be shortened. */
  source: string | null;
}

/** All sentences of message files that a child's pages lead to, by the imports of their sources. */
export function listChildSentences(sources: Sources): ChildSentence[] {
  return listRead(sources)
    .filter((file) => file.endsWith('.messages.ts') && file !== REFUSALS && file !== FORM_FAULTS)
    .flatMap((file) =>
      listMessages(sources.get(file) ?? '').flatMap(({ name, text }) =>
        toSentences(text).map((sentence) => ({
          file,
          name,
          text: sentence,
          words: countWords(sentence),
          source: findSource(sentence),
        })),
      ),
    );
}

/** Where a sentence is fixed, word for word except for values. */
function findSource(sentence: string): string | null {
  const withoutValues = (text: string) => text.replaceAll(/\{[^}]*\}/g, '{}').replace(/\.$/, '');
  const isSpecified = SPECIFIED_SENTENCES.some((each) => withoutValues(each) === withoutValues(sentence));
  return isSpecified ? 'the specification' : (SAID_BY_SERVER.get(sentence) ?? null);
}

/** Sentences above the limit that can be shortened, and files that no longer fix one. */
export async function findReadingProblems(): Promise<string[]> {
  const stale = [...SAID_BY_SERVER]
    .filter(([text, file]) => !fs.readFileSync(path.join(repoRoot, file), 'utf8').includes(text))
    .map(([text, file]) => `${file} does not say "${text}"`);
  const tooLong = listChildSentences(readPages())
    .filter(({ words, source }) => words > LIMITS.young && source === null)
    .map(
      ({ file, name, text, words }) =>
        `frontend/src/${file}  ${name} has ${words} words in a sentence, for a child of ${LIMITS.young} at most: ${text}`,
    );
  return [...stale, ...tooLong];
}

const readPages = (): Sources => readSources(path.join(repoRoot, 'frontend/src'));

/** `npm run reading-level`: how long the sentences are that a child reads, and which are above the limits. */
export function printReadingLevel(): void {
  const sentences = listChildSentences(readPages());
  const above = (limit: number) => sentences.filter(({ words }) => words > limit);
  const share = (count: number) => `${count} of ${sentences.length}`;
  console.log(`${new Set(sentences.map(({ file }) => file)).size} message files of a child's pages`);
  for (let words = 1; words <= LIMITS.older; words += 1)
    console.log(
      `${String(words).padStart(3)} words: ${sentences.filter((each) => each.words === words).length}`,
    );
  console.log(`above ${LIMITS.young} words (Primary 1 and 2): ${share(above(LIMITS.young).length)}`);
  console.log(`above ${LIMITS.older} words (Primary 3 to 6): ${share(above(LIMITS.older).length)}`);
  for (const { file, name, text, words, source } of above(LIMITS.young))
    console.log(`  ${words}  ${file} ${name} (${source ?? 'ours'}): ${text}`);
}

/** The sources that a child's pages lead to. An import through a door leads to the file that has the name. */
function listRead(sources: Sources): string[] {
  const read = new Set<string>();
  const visit = (file: string): void => {
    if (read.has(file) || FOR_ADULTS.test(file)) return;
    read.add(file);
    for (const next of listImports(sources, file)) visit(next);
  };
  visit(ROOT);
  visit(REFUSALS);
  return [...read].sort();
}

const IMPORT =
  /^(?:import|export) (?!type )(?:\{([^}]*)\}[^'"]*? from )?['"](\.[^'"]+)['"];$|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

function listImports(sources: Sources, file: string): string[] {
  const found: string[] = [];
  for (const [, names, from, late] of (sources.get(file) ?? '').matchAll(IMPORT)) {
    const target = resolve(sources, file, late ?? from ?? '');
    if (target === null) continue;
    if (target.endsWith('/index.ts') && names !== undefined)
      found.push(...throughDoor(sources, target, names));
    else found.push(target);
  }
  return found;
}

function throughDoor(sources: Sources, door: string, names: string): string[] {
  const wanted = names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(' as ')[0]);
  const found: string[] = [];
  for (const [, exported = '', from] of (sources.get(door) ?? '').matchAll(IMPORT)) {
    const target = resolve(sources, door, from ?? '');
    const has = exported.split(',').map((each) => each.trim().split(' as ').at(-1));
    if (target !== null && wanted.some((name) => has.includes(name))) found.push(target);
  }
  return found;
}

function resolve(sources: Sources, from: string, specifier: string): string | null {
  const base = path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.tsx`].find((name) => sources.has(name)) ?? null;
}

/** The texts of a message file, each with the name of its message. */
function listMessages(source: string): { name: string; text: string }[] {
  const messages: { name: string; text: string }[] = [];
  const visit = (node: ts.Node, name: string): void => {
    if (ts.isStringLiteralLike(node)) messages.push({ name, text: node.text });
    else if (ts.isPropertyAssignment(node))
      visit(node.initializer, name || (ts.isComputedPropertyName(node.name) ? '' : node.name.text));
    else ts.forEachChild(node, (child) => visit(child, name));
  };
  const findBodies = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) visit(node, '');
    else ts.forEachChild(node, findBodies);
  };
  findBodies(ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true));
  return messages;
}

/** The sentences of a text, without tags; a short form such as "p.m." ends none. */
function toSentences(text: string): string[] {
  return text
    .replaceAll(/<\/?\w+>/g, '')
    .split(/(?<=[.?!][”’")]?)(?<!\b[ap]\.m\.)\s+(?=["“‘(]?[A-Z0-9{])|\n+/)
    .filter((sentence) => countWords(sentence) > 0);
}

/** A gap for a value counts as one word. */
function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;
}
