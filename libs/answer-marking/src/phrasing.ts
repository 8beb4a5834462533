import { isNumberWord } from './number-words.js';

/**
 * Words that may precede an answer without changing it (MARK-10); each pattern is removed whole. The list is closed:
 * other prose makes the answer unreadable (MARK-15).
 */
const LEAD_INS: readonly RegExp[] = [
  /^(?:(?:the|my|our) )?(?:final |correct )?(?:answers?|ans)(?: (?:is|would be))?(?![a-z])/,
  /^i (?:think|believe|guess|got|get)(?: that)?(?: (?:it is|it's|its|(?:the|my) answer is))?(?![a-z])/,
  /^(?:we get|it (?:is|should be|must be|will be)|it's|its|that is|that's|this is|will be|is|on|at)(?![a-z])/,
  /^(?:approximately|approx|about|around|roughly|probably|maybe|perhaps|exactly)(?![a-z])/,
  /^(?:equals|equal to|therefore|hence|thus|so)(?![a-z])/,
  /^[∴≈~=]/,
];
const CLOSING =
  /[\s(](?:is (?:the (?:final |correct )?|my )answer|i think|altogether|in total|in all|at first|in the end|each|left|old|approximately|approx|only|ans)$/;

/** The answer without lead-in words, closing words and a final stop or question mark. */
export function withoutFillers(text: string): string {
  let rest = withoutClosing(text);
  for (let round = 0; round < 6; round += 1) {
    const next = withoutLeadIn(rest);
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

function withoutLeadIn(text: string): string {
  // Figures, brackets and money begin no phrase.
  if (text < 'A' && !text.startsWith('=')) return text;
  const lower = text.toLowerCase();
  for (const pattern of LEAD_INS) {
    const phrase = pattern.exec(lower)?.[0];
    if (phrase === undefined) continue;
    const rest = text.slice(phrase.length);
    // `Ans-12` and `Ans - 12` set the answer apart; in `Ans -12` the sign is the number's.
    const isApart = /(?:ans|answers?)$/.test(phrase) && /^(?:-(?! )| - )/.test(rest);
    const after = isApart ? rest.slice(0, rest.indexOf('-') + 1) : (/^\.? ?[:=,]? ?/.exec(rest)?.[0] ?? '');
    if (rest.length > after.length) return rest.slice(after.length).trimStart();
  }
  return text;
}

function withoutClosing(text: string): string {
  // Neither a phrase nor a stop ends in a figure.
  if (/\d$/.test(text)) return text;
  const stated = text.replace(/[.?!]+$/, '').trimEnd();
  const closing = /[a-z]$/i.test(stated) ? CLOSING.exec(stated.toLowerCase()) : null;
  const rest = closing && closing.index > 0 ? stated.slice(0, closing.index).trimEnd() : stated;
  return rest.replace(/[,;]$/, '').trimEnd();
}

/** Words of plain statements that may surround the one number of an answer. */
const STATEMENT_WORDS: ReadonlySet<string> = new Set(
  'there to are is was were will be he she it they we has have had got gets get the of number total sum altogether left each in all at first now then his her their for'.split(
    ' ',
  ),
);
/** Words that change a number's meaning; they are never skipped. */
const MEANING_WORDS: ReadonlySet<string> = new Set(
  'not no never nor or between and at least most under over up to below above than except but if minus plus times without less more from per cent percent'.split(
    ' ',
  ),
);
/** Names of quantities that may label an answer: `area = 24 cm²`. */
const LABEL_WORDS: ReadonlySet<string> = new Set(
  'angle area perimeter volume length breadth width height side sides base radius diameter circumference time distance speed average mean cost price change mass weight sum total difference product quotient amount number fraction ratio percentage value age capacity temperature duration remaining figure shape answer total'.split(
    ' ',
  ),
);

/** Whether a word is one of the question's own (MARK-4); see `toNounTest`. */
export type NounTest = (word: string) => boolean;
/** Where the question is not known. */
export const NO_NOUNS: NounTest = () => false;

/** Checks whether the word may surround a bare number: a word of the question, or of a plain statement. */
export function isSkippable(word: string, isNoun: NounTest, isAfter: boolean): boolean {
  if (isNoun(word)) return true;
  if (MEANING_WORDS.has(word) || isNumberWord(word)) return false;
  return STATEMENT_WORDS.has(word) || (!isAfter && LABEL_WORDS.has(word));
}

/** Whether the text can only be the name of what follows it: `x`, `angle ABC`, `∠a`, `total cost`. */
export function isLabel(text: string, isNoun: NounTest): boolean {
  const plain = text.trim();
  if (/^[A-Za-z]$/.test(plain) || /^∠ ?[A-Za-z]{1,3}$/.test(plain)) return true;
  if (/^angle [A-Za-z]{1,3}$/i.test(plain) || /^(?:line |side |length )?[A-Z]{2}$/.test(plain)) return true;
  const words = plain.toLowerCase().split(' ');
  if (words.length > 12) return false;
  return words.every((word) => LABEL_WORDS.has(word) || STATEMENT_WORDS.has(word) || isNoun(word));
}

/** Words that leave the choice to the marker or deny the answer; tested on unread answers only. */
export function findHesitation(text: string): 'more-than-one-answer' | 'denied' | 'not-one-value' | null {
  const lower = text.toLowerCase();
  if (/(?:^|[^a-z])(?:not|isn't|isnt|never|wrong)(?:[^a-z]|$)/.test(lower)) return 'denied';
  if (
    /±|[<>≤≥]|(?:^|[^a-z])(?:between|at least|at most|more than|less than|up to|any)(?:[^a-z]|$)/.test(lower)
  ) {
    return 'not-one-value';
  }
  if (/\d[^\d]*(?:[^a-z](?:or|maybe|and|perhaps)[^a-z]|[,;\n~])[^\d]*\d/.test(lower))
    return 'more-than-one-answer';
  return null;
}
