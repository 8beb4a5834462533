import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markingOf } from './registry.js';
import { joinReadings, markParts } from './mark-parts.js';
import type { ItemMark, ItemResponse } from './marking-kind.js';

const NONE_SHOWN: ReadonlySet<string> = new Set();

/**
 * Marks a pupil's answer to one item: a choice by letter or option text, one answer, blanks in order, or labelled parts
 * in any order. Does not throw on pupil input. `shown` names mark points that another reader has confirmed in the
 * working; they count like those of the rules, up to the same maximum.
 */
export function markItem(
  scheme: MarkScheme,
  response: ItemResponse,
  shown: ReadonlySet<string> = NONE_SHOWN,
): ItemMark {
  const { hasWorking, judge } = markingOf(scheme);
  const working = hasWorking ? { text: response.working ?? '', shown } : null;
  return markParts(scheme, judge(scheme, response), working);
}

/** How the marker read an answer, as {@link markItem} says it, without looking for marks, slips and working. */
export function readItem(scheme: MarkScheme, response: ItemResponse): string | null {
  return joinReadings(scheme, markingOf(scheme).judge(scheme, response));
}
