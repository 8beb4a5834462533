import type { MarkScheme } from '@sumfox/contracts/question/item';
import { markingOf } from './marking.js';
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
  return markingOf(scheme).mark(scheme, response, shown);
}
