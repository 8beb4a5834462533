import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import { readTextFiles, type TextFile } from './source-text.ts';

const SPECIFICATION = 'docs/specification/';
const DECISIONS = 'infra/decisions/';
/** A rule as the specification defines it. */
const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\* /gm;
/** Every word of this form is a reference to a rule: area and number. */
const REFERENCE = /\b[A-Z]{4,}-\d{1,3}\b/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;
/** A path from the root of the repository, as README names files. */
const NAMED_PATH = /`((?:services|gateway|frontend|libs|infra|docs)\/[^`\s<>]*)`/g;
/** Built files are not in the repository. */
const BUILT = /\/dist(\/|$)/;
const DECISION_NAME = /^(\d{4})-[a-z0-9-]+\.md$/;
const DECISION_HEADER = /^# (?!\d)\S.*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (accepted|replaced by \d{4})\./;

function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([all, group]) => group ?? all);
}

/** The references of a text to rules that the specification does not define, each as `file  sentence`. */
export function findUnknownRules({ file, text }: TextFile, defined: ReadonlySet<string>): string[] {
  const unknown = new Set(listMatches(text, REFERENCE).filter((id) => !defined.has(id)));
  return [...unknown].map((id) => `${file}  refers to ${id}, which ${SPECIFICATION} does not define`);
}

/** The links and paths of a document that lead to no file. */
export function findDeadLinks({ file, text }: TextFile, exists: (target: string) => boolean): string[] {
  const links = listMatches(text, LINK)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
  const paths = listMatches(text, NAMED_PATH)
    .flatMap(expandBraces)
    .filter((target) => !BUILT.test(target));
  const dead = new Set([...links, ...paths].filter((target) => !exists(target)));
  return [...dead].map((target) => `${file}  leads to ${target}, which does not exist`);
}

/** `a.{ts,css}` as `a.ts` and `a.css`. */
function expandBraces(text: string): string[] {
  const [all, inner] = /\{([^{}]*)\}/.exec(text) ?? [];
  if (all === undefined || inner === undefined) return [text];
  return inner.split(',').flatMap((part) => expandBraces(text.replace(all, part)));
}

/** Missing parts of a decision: a number in its name, or the header with title, date and status. */
export function findDecisionFaults({ file, text }: TextFile): string[] {
  const faults: string[] = [];
  if (!DECISION_NAME.test(path.posix.basename(file))) faults.push('is not named NNNN-title.md');
  if (!DECISION_HEADER.test(text))
    faults.push('does not begin with "# Title" and "Date: YYYY-MM-DD. Status: accepted."');
  return faults.map((fault) => `${file}  ${fault}`);
}

/** Each text that stands more than once. */
export function findRepeats(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];
}

/** The faults of README, CONTRIBUTING, docs and decisions, and of all references to rules. */
export async function findDocumentProblems(): Promise<string[]> {
  const files = readTextFiles();
  const rules = files
    .filter(({ file }) => file.startsWith(SPECIFICATION))
    .flatMap(({ text }) => listMatches(text, DEFINITION));
  const decisions = files.filter(({ file }) => file.startsWith(DECISIONS));
  const numbers = decisions.map(({ file }) => path.posix.basename(file).slice(0, 4));
  const documents = files.filter(({ file }) => /^[A-Z]+\.md$|^docs\/.*\.md$/.test(file));
  return [
    ...findRepeats(rules).map((id) => `${SPECIFICATION}  defines ${id} twice`),
    ...files.flatMap((one) => findUnknownRules(one, new Set(rules))),
    ...documents.flatMap((one) => findDeadLinks(one, existsInRepository)),
    ...findRepeats(numbers).map((number) => `${DECISIONS}  has two decisions ${number}`),
    ...decisions.flatMap(findDecisionFaults),
  ];
}

function existsInRepository(target: string): boolean {
  if (target.includes('*')) return fs.globSync(target, { cwd: repoRoot }).length > 0;
  return fs.existsSync(path.join(repoRoot, target));
}
