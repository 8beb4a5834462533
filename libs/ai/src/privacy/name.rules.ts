import { fold, type FoldedText, placeOf } from './folded-text.js';
import { COMMON_WORDS, FUNCTION_WORDS, PARTICLES } from './name-words.js';
import type { PersonalWord } from './personal-word.js';

/**
 * How sure a word is a person's: `sure` in any case; `common` as a word of maths too; `function` as a word that no
 * sentence lacks; `figures` as a username of digits alone, which may be any number of a sum.
 */
type Kind = 'sure' | 'common' | 'function' | 'figures';

/** Names to be found in texts, prepared once for a call to the model. */
export interface NameMatcher {
  readonly kinds: ReadonlyMap<string, Kind>;
  /** Null where there are no names. */
  readonly pattern: RegExp | null;
}

const MIN_PART_CHARS = 2;
/** An e-mail's local part, or joined names, identifies a person from this many letters on. */
const MIN_JOINED_CHARS = 5;

/** Reads names, usernames and e-mail addresses of an account and its family. */
export function toNameMatcher(names: readonly string[]): NameMatcher {
  const kinds = new Map<string, Kind>();
  for (const name of names) for (const word of listForms(fold(name).trim())) kinds.set(word, kindOf(word));
  const words = [...kinds.keys()].sort((a, b) => b.length - a.length).map(escape);
  // A digit may follow a name (`ling2`), and a line under it (`wei_ling`) is no part of it.
  const pattern = words.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');
  return { kinds, pattern };
}

function listForms(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  if (name.includes('@')) {
    const local = name.slice(0, name.indexOf('@'));
    return [name, ...(local.length >= MIN_JOINED_CHARS ? [local] : [])];
  }
  const isHandle = /[\d._-]/.test(name) && !name.includes(' ');
  const letters = parts.map((part) => part.replace(/^\d+|\d+$/g, ''));
  const joined = letters.join('');
  const whole = parts.length === 1 ? parts : [];
  const own = letters.filter((part) => part.length >= MIN_PART_CHARS && !PARTICLES.has(part));
  const forms = isHandle ? [name, ...own.filter((part) => part.length > MIN_PART_CHARS)] : [...whole, ...own];
  return parts.length > 1 && joined.length >= MIN_JOINED_CHARS ? [...forms, joined] : forms;
}

function kindOf(word: string): Kind {
  if (!/\p{L}/u.test(word)) return 'figures';
  if (FUNCTION_WORDS.has(word) || word.length < MIN_PART_CHARS) return 'function';
  return COMMON_WORDS.has(word) || UNITS.test(word) ? 'common' : 'sure';
}

const UNITS = /^(?:cm|mm|km|kg|ml|mg|hr|hrs|min|mins|sec|secs|pi|ans|eg|ie|vs|pm)$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Maximum number of characters checked before or after a word. */
const NEAR = 24;

const SAID_NAME =
  /(?:\bname(?:'s| is|d)?|\bcall(?:ed)?(?: me)?|\buser ?name(?: is)?|\blog ?in(?: is)?)[ :=,-]*$/;
const SAID_LOGIN = /\b(?:user ?name|user|log ?in|account)(?: is| id)?[ :=,-]*$/;
const SAID_WHO =
  /(?:\b(?:i am|i'm|im|this is|its|it's|dear|hi|hello|hey|mr|mrs|ms|mdm|madam|miss|regards|love|signed|done by|written by|(?<!divided |divide |multiplied |multiply |increased? |decreased? |rose |up |down )by|(?:regards|love|thanks|thank you) from|thanks|thank you|my (?:mum|mom|mummy|mother|dad|daddy|father|papa|mama|sister|brother|friend)(?: is)?))[ :,.-]*$/;
const FROM = /\bfrom $/;
const DETERMINER = /\b(?:the|a|an|each|every|one|this|that|these|those|some|any|per|\d+) $/;
const DOES =
  /^ (?:has|had|have|gave|gives|bought|buys|ate|eats|got|gets|paid|pays|spent|spends|took|takes|said|says|wants|needs|scored|saved|walked|ran|sold|sells|read|reads|made|makes|lost|found|and [A-Z])/;
/** Verbs after a name in small letters; `has` and the like follow things too. */
const DOES_AS_PERSON = /^ (?:gave|gives|bought|buys|ate|eats|paid|pays|spent|spends|took|takes|said|says)\b/;

interface Candidate {
  readonly word: string;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  isHidden: boolean;
}

/** The names of a text that are in the book, each with the words that belong to it. */
export function findNames(text: FoldedText, { kinds, pattern }: NameMatcher): PersonalWord[] {
  if (!pattern) return [];
  const found: Candidate[] = [];
  for (const match of text.folded.matchAll(pattern)) {
    const [word] = match;
    const kind = kinds.get(word) ?? 'sure';
    found.push({ word, kind, start: match.index, end: match.index + word.length, isHidden: false });
  }
  for (const one of found) one.isHidden = isPerson(text, one);
  spread(text, found);
  return joined(
    text,
    found.filter(({ isHidden }) => isHidden),
  ).map(({ start, end }) => ({
    class: 'name',
    start: placeOf(text, start),
    end: placeOf(text, end),
  }));
}

function isPerson(text: FoldedText, { word, kind, start, end }: Candidate): boolean {
  const { folded } = text;
  const before = folded.slice(Math.max(0, start - NEAR), start);
  if (/\d/.test(folded.charAt(end)) && kind !== 'sure') return false;
  if (/\d/.test(folded.charAt(start - 1)) && (kind !== 'sure' || /^\d/.test(word))) return false;
  if (kind === 'sure') return true;
  if (kind === 'figures') return SAID_LOGIN.test(before);
  if (SAID_NAME.test(before)) return true;
  const shape = shapeOf(text, start, end);
  if (kind === 'function') return shape === 'capital' && SAID_WHO.test(before);
  if (SAID_WHO.test(before) || (shape !== 'small' && FROM.test(before))) return true;
  const isOfKind = DETERMINER.test(before);
  const behind = text.original.slice(placeOf(text, end), placeOf(text, end) + NEAR);
  if (!isOfKind && /^'s\b/.test(folded.slice(end, end + NEAR))) return true;
  if (!isOfKind && DOES_AS_PERSON.test(behind)) return true;
  if (shape !== 'capital') return false;
  // At the start of a sentence every word has a capital letter, so what follows must be a person's action.
  return !isSentenceStart(before) || DOES.test(behind) || isAlone(text, start, end);
}

type Shape = 'capital' | 'capitals' | 'small';

function shapeOf(text: FoldedText, start: number, end: number): Shape {
  const typed = text.original.slice(placeOf(text, start), placeOf(text, end));
  if (!/^\p{Lu}/u.test(typed)) return 'small';
  return typed.length > 1 && typed === typed.toUpperCase() ? 'capitals' : 'capital';
}

const isSentenceStart = (before: string): boolean => before.trim() === '' || /[.!?:\n]\s*$/.test(before);

/** Checks whether the word is alone on its line, as a signature. */
function isAlone({ folded }: FoldedText, start: number, end: number): boolean {
  return (
    /(?:^|\n)[^\S\n]*$/.test(folded.slice(Math.max(0, start - NEAR), start)) &&
    /^[^\S\n]*(?:\n|$)/.test(folded.slice(end, end + NEAR))
  );
}

const BETWEEN_NAMES = /^[ ,]{1,2}(?:(?:[a-z]{1,5}|[sd]\/o) ){0,2}$/;

/** Checks whether two names are adjacent, with at most a particle between them. */
function isJoined({ folded }: FoldedText, left: Candidate, right: Candidate): boolean {
  const between = folded.slice(left.end, right.start);
  if (between.length > 14 || !BETWEEN_NAMES.test(between)) return between === '-' || between === '_';
  return (
    between.trim() === '' ||
    between
      .trim()
      .split(' ')
      .every((word) => PARTICLES.has(word) || /^[sd]\/o$/.test(word))
  );
}

/** A word that may be a name is one beside a name: `joy tan`. */
function spread(text: FoldedText, found: readonly Candidate[]): void {
  const lean = (one: Candidate, other: Candidate | undefined, isBefore: boolean): void => {
    if (!other || one.isHidden || !other.isHidden || one.kind === 'figures') return;
    const isNear = isBefore ? isJoined(text, other, one) : isJoined(text, one, other);
    const isNameLike = one.kind === 'common' || shapeOf(text, one.start, one.end) !== 'small';
    if (isNear && isNameLike) one.isHidden = true;
  };
  found.forEach((one, at) => lean(one, found[at - 1], true));
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const one = found[at];
    if (one) lean(one, found[at + 1], false);
  }
}

function joined(text: FoldedText, found: readonly Candidate[]): Array<{ start: number; end: number }> {
  const spans: Array<{ start: number; end: number; last: Candidate }> = [];
  for (const one of found) {
    const last = spans.at(-1);
    if (last && isJoined(text, last.last, one)) {
      last.end = one.end;
      last.last = one;
    } else spans.push({ start: one.start, end: one.end, last: one });
  }
  return spans;
}
