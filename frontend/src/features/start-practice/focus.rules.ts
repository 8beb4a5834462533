import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { ZOOM_IN } from './zoom-in.messages.js';

/** The most concepts, and the most methods (HOME-7). */
export const FOCUS_MAX = 3;

/** What a pupil has chosen to zoom in on. */
export interface ChosenFocus {
  subStrandIds: readonly string[];
  heuristicIds: readonly HeuristicId[];
}

export const NO_FOCUS: ChosenFocus = { subStrandIds: [], heuristicIds: [] };

/** Puts an id in or takes it out; a fourth is not taken. */
export function toggled<Id extends string>(list: readonly Id[], id: Id): readonly Id[] {
  if (list.includes(id)) return list.filter((one) => one !== id);
  return list.length < FOCUS_MAX ? [...list, id] : list;
}

/** The line under the two lists (HOME-7). */
export function focusHint({ subStrandIds, heuristicIds }: ChosenFocus): string {
  const chosen = subStrandIds.length + heuristicIds.length;
  return chosen === 0
    ? ZOOM_IN.get().selectAtLeastOne
    : ZOOM_IN.get().readyToGenerateAssessment({ count: chosen });
}
