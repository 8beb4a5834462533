import type { MarkScheme, SchemePart } from '@sumfox/contracts/question/item';
import { MAX_ANSWER_CHARS, MAX_JOINED_CHARS } from '@sumfox/answer-marking/guard';
import { findLabelledValues, labelKey } from '@sumfox/answer-marking/labelled-set';
import { listBlankCuts } from '@sumfox/answer-marking/list';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { normalise } from '@sumfox/answer-marking/normaliser';
import type { ItemResponse, MarkedText } from './marking-kind.js';

/** Judges an answer that was written: whole, in blanks, or in labelled parts, in whichever fields it came. */
export function judgeWritten(scheme: MarkScheme, response: ItemResponse): MarkedText[] {
  const given = listGiven(scheme, response);
  return scheme.parts.map((part, index) => {
    const text = given[index] ?? '';
    return { text, verdict: markAnswer(part, text) };
  });
}

/** Ten labelled parts of the longest answers, joined by commas. */
const MAX_LABELLED_CHARS = 10 * (MAX_ANSWER_CHARS + 2);

/** The text to mark for each part of the scheme, empty without an answer. */
function listGiven(scheme: MarkScheme, response: ItemResponse): string[] {
  const { parts } = scheme;
  if (parts.length > 1 && parts.every((part) => part.label !== null)) return listLabelled(parts, response);
  const listed = Array.isArray(response.answerParts) ? response.answerParts : null;
  const blanks = hasText(response.blankAnswers) ? response.blankAnswers : listed;
  if (blanks && hasText(blanks))
    return parts.length === 1 && blanks.length > 1 ? [blanks.join(', ')] : [...blanks];
  const joined = firstText(response.answer, response.selectedOption, onlyValue(response.answerParts));
  return parts.length === 1 ? [joined] : cutJoined(parts, joined);
}

function hasText(texts: readonly string[] | null): texts is readonly string[] {
  return texts !== null && texts.some((text) => text.trim() !== '');
}

export function firstText(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && text.trim() !== '') ?? '';
}

function onlyValue(answerParts: ItemResponse['answerParts']): string | null {
  const values = answerParts === null ? [] : Object.values(answerParts);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** Labelled parts come as a record, in order, or as "Label: value" joined by commas, in any order. */
function listLabelled(parts: readonly SchemePart[], response: ItemResponse): string[] {
  const { answerParts } = response;
  if (isList(answerParts)) {
    if (hasText(answerParts)) return cutLabelled(parts, answerParts.join(', ')) ?? [...answerParts];
  } else if (answerParts !== null) {
    const given = new Map(Object.entries(answerParts).map(([label, value]) => [labelKey(label), value]));
    const found = parts.map((part) => given.get(labelKey(part.label ?? '')) ?? '');
    if (hasText(found)) return found;
    const values = Object.values(answerParts);
    if (values.length === parts.length && given.has('0')) return values;
  }
  const blanks = response.blankAnswers;
  if (hasText(blanks)) return cutLabelled(parts, blanks.join(', ')) ?? [...blanks];
  const joined = firstText(response.answer);
  return cutLabelled(parts, joined) ?? cutJoined(parts, joined);
}

function isList(answerParts: ItemResponse['answerParts']): answerParts is readonly string[] {
  return Array.isArray(answerParts);
}

function cutLabelled(parts: readonly SchemePart[], joined: string): string[] | null {
  if (joined.length > MAX_LABELLED_CHARS) return null;
  const labels = parts.map((part) => part.label ?? '');
  return findLabelledValues(normalise(joined), labels)?.map((value) => value ?? '') ?? null;
}

/**
 * Cuts blanks joined by commas. Where grouping commas allow several cuts of the right length, the cut with the most
 * marks applies: `1,200, 35` is 1200 and 35.
 */
function cutJoined(parts: readonly SchemePart[], joined: string): string[] {
  if (joined.length > MAX_JOINED_CHARS) return parts.map(() => joined);
  const plain = normalise(joined);
  const cuts = /[,;\n]/.test(plain) ? listBlankCuts(plain) : [plain.split(/ (?:and|&) /), plain.split(' ')];
  let best: string[] | null = null;
  let bestCount = -1;
  for (const cut of cuts) {
    if (cut.length !== parts.length) continue;
    const right = parts.filter(
      (part, index) => markAnswer(part, cut[index] ?? '').outcome === 'correct',
    ).length;
    if (right > bestCount) {
      best = cut;
      bestCount = right;
    }
  }
  return best ?? parts.map((_, index) => (index === 0 ? joined : ''));
}
