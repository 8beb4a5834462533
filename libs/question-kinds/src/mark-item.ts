import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markingOf } from './marking.js';
import type { ItemMark, ItemResponse } from './marking-kind.js';

const NONE_SHOWN: ReadonlySet<string> = new Set();

/**
 * Marks what a pupil gave to one item: a choice by letter or by an option's text, one answer, blanks in order, or
 * labelled parts in any order. Never throws on what a pupil can send. `shown` names mark points that a reader beside
 * the rules has found in the working; they count like those that the rules find, up to the same most.
 */
export function markItem(
  scheme: MarkScheme,
  response: ItemResponse,
  shown: ReadonlySet<string> = NONE_SHOWN,
): ItemMark {
  return markingOf(scheme).mark(scheme, response, shown);
}
