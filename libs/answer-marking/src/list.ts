import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { withoutFillers } from './phrasing.js';
import { hasRightValue, incorrect, isWorse, worstOf, type Finding } from './verdict.js';

/** Judges one term of a list against one term of the model answer; null when the term cannot be read. */
export type TermJudge = (expected: string, response: string) => Finding | null;

const MAX_TERMS = 24;
const MAX_JOINTS = 4;

/** The terms of a model answer, which writes grouping commas without a space and separators with one. */
export function listExpectedTerms(expected: string): string[] {
  return trimmed(expected.split(/[;\n]|,(?!\d{3}(?!\d))|,(?= )|(?:^| )(?:and|&) /i));
}

/**
 * Ways to cut a typed list into terms: `1,200, 1,500` and `1,200,1,500` may be two numbers, and `100,200` one or two.
 * At most 2⁴ ways, so the time stays bounded.
 */
export function listCuts(text: string): string[][] {
  const stated = withoutFillers(text).replace(/,? (?:and|&) /gi, ', ');
  if (/[;\n]/.test(stated)) return [trimmed(stated.split(/[;\n]/))];
  if (/^[^<>]+(?:<[^<>]+)+$/.test(stated)) return [trimmed(stated.split('<'))];
  if (/^[^<>]+(?:>[^<>]+)+$/.test(stated)) return [trimmed(stated.split('>'))];
  const isBySpaces = !stated.includes(',');
  const separator = isBySpaces ? ' ' : ',';
  return cutAt(stated.split(separator), separator).map(trimmed);
}

/** Ways to cut blanks that are joined by commas; an empty blank keeps its place. */
export function listBlankCuts(joined: string): string[][] {
  const cuts = /[;\n]/.test(joined) ? [joined.split(/[;\n]/)] : cutAt(joined.split(','), ',');
  return cuts.map((cut) => cut.map((term) => term.trim()));
}

function trimmed(terms: readonly string[]): string[] {
  return terms.map((term) => term.trim()).filter((term) => term !== '');
}

/** Every way of leaving some of the separators inside a term where the text on both sides allows it. */
function cutAt(pieces: readonly string[], separator: string): string[][] {
  const joints: number[] = [];
  for (let at = 1; at < pieces.length; at += 1) {
    if (isJoint(pieces[at - 1] ?? '', pieces[at] ?? '', separator)) joints.push(at);
  }
  const tried = joints.length > MAX_JOINTS ? [] : joints;
  const cuts: string[][] = [];
  // The reading that keeps every grouping comes first: it follows the text literally.
  for (let choice = (1 << tried.length) - 1; choice >= 0; choice -= 1) {
    const kept = new Set(tried.filter((_, index) => (choice >> index) & 1));
    cuts.push(joinPieces(pieces, kept, separator));
  }
  if (tried.length !== joints.length) cuts.unshift(joinPieces(pieces, new Set(joints), separator));
  return cuts;
}

function isJoint(left: string, right: string, separator: string): boolean {
  const isGroup = /^\d{3}(?:\D.*)?$/.test(right) && /(?:^|\D)\d{1,3}$/.test(left);
  if (separator === ',') return isGroup;
  return isGroup || (/^\d+$/.test(left) && /^\d+\/\d+$/.test(right)) || /^[A-Za-z%°]/.test(right);
}

function joinPieces(pieces: readonly string[], kept: ReadonlySet<number>, separator: string): string[] {
  const terms: string[] = [];
  pieces.forEach((piece, at) => {
    if (kept.has(at) && terms.length > 0) terms[terms.length - 1] += separator + piece;
    else terms.push(piece);
  });
  return terms;
}

/** Judges a list; null when no term of it could be read. */
export function findListFinding(
  expected: readonly string[],
  policy: AnswerPolicy,
  response: string,
  judge: TermJudge,
): Finding | null {
  const cuts = listCuts(withoutBrackets(response)).filter((cut) => cut.length <= MAX_TERMS);
  const judgeOnce = remembered(judge);
  let best: Finding | null = null;
  for (const cut of cuts) {
    if (cut.length !== expected.length) continue;
    const finding = judgeTerms(expected, policy, cut, judgeOnce);
    if (finding && (!best || isWorse(best.outcome, finding.outcome))) best = finding;
  }
  return best ?? findLengthSlip(expected, cuts[0] ?? [], judgeOnce);
}

/** `(2, 3, 5)`, `{2, 3, 5}`: brackets around the whole list have no meaning, as with one number. */
function withoutBrackets(text: string): string {
  return /^(?:\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\])$/.test(text) ? text.slice(1, -1).trim() : text;
}

function remembered(judge: TermJudge): TermJudge {
  const known = new Map<string, Finding | null>();
  return (expected, response) => {
    const key = `${expected}\n${response}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const finding = judge(expected, response);
    known.set(key, finding);
    return finding;
  };
}

function judgeTerms(
  expected: readonly string[],
  policy: AnswerPolicy,
  terms: readonly string[],
  judge: TermJudge,
): Finding | null {
  const inOrder = expected.map((term, index) => judge(term, terms[index] ?? ''));
  if (inOrder.some((finding, index) => finding === null && !isReadable(expected, terms[index] ?? '', judge)))
    return null;
  const text = inOrder.map((finding, index) => finding?.readAs ?? terms[index] ?? '').join(', ');
  const found = inOrder.filter((finding) => finding !== null);
  const isInOrder =
    found.length === expected.length && found.every((finding) => hasRightValue(finding.outcome));
  if (isInOrder) return worstOf(found, text);
  const matched = matchTerms(expected, terms, judge);
  if (!matched) return incorrect(hasRepeat(terms) ? 'repeated-part' : 'wrong-value', text);
  return policy.ordered ? incorrect('wrong-order', text) : worstOf(matched, text);
}

/** Whether the term reads as a value of the list's kind; the ends of the model answer stand for all of it. */
function isReadable(expected: readonly string[], term: string, judge: TermJudge): boolean {
  const [first, last] = [expected[0], expected.at(-1)];
  return [first, last].some((other) => other !== undefined && judge(other, term) !== null);
}

/** Pairs each term with a model term, in any order; null when a term has no partner (MARK-11). */
function matchTerms(
  expected: readonly string[],
  terms: readonly string[],
  judge: TermJudge,
): Finding[] | null {
  const open = [...expected];
  const findings: Finding[] = [];
  for (const term of terms) {
    let found: Finding | null = null;
    const at = open.findIndex((other) => {
      found = judge(other, term);
      return found !== null && hasRightValue(found.outcome);
    });
    if (at < 0 || found === null) return null;
    open.splice(at, 1);
    findings.push(found);
  }
  return findings;
}

function hasRepeat(terms: readonly string[]): boolean {
  return new Set(terms.map((term) => term.toLowerCase())).size < terms.length;
}

function findLengthSlip(
  expected: readonly string[],
  terms: readonly string[],
  judge: TermJudge,
): Finding | null {
  if (terms.length === 0 || terms.length === expected.length) return null;
  if (!terms.every((term) => isReadable(expected, term, judge))) return null;
  if (terms.length < expected.length) return incorrect('missing-part', terms.join(', '));
  return incorrect(hasRepeat(terms) ? 'repeated-part' : 'extra-part', terms.join(', '));
}
