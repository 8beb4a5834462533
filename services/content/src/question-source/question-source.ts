import type { Item } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { TEMPLATE_VERSION } from '@sumfox/question-engine/assemble-item';
import { listDuplicateFaults } from '@sumfox/question-engine/checks/near-duplicates';
import {
  type CellLevelSpec,
  type CellStructure,
  listCellStructures,
} from '@sumfox/question-engine/cell-structures';
import { checkItem } from '@sumfox/question-engine/check-item';
import {
  type ItemSpec,
  type Wishes,
  NoItemFound,
  UnsupportedPairing,
  makeItem,
} from '@sumfox/question-engine/make-item';
import {
  type PairingLevels,
  listPairingLevels,
  listSupportedPairings,
} from '@sumfox/question-engine/supported-pairings';

/** Interface of components that make and judge questions. */
export interface QuestionSource {
  /**
   * An item that passed `checkItem`, with its score. Throws UnsupportedPairing for a pairing it cannot make,
   * NoItemFound when the seed leads nowhere.
   */
  makeItem(spec: ItemSpec, wishes?: Wishes): Item;
  /** `faults` is empty for an item fit for a pupil. */
  checkItem(item: Item): { score: number; faults: string[] };
  /** How the item repeats others of its pairing; empty when it does not. */
  listDuplicateFaults(item: Item, others: readonly Item[]): string[];
  /** The structures that a cell can be drawn from at a level. */
  listStructures(spec: CellLevelSpec): readonly CellStructure[];
  /** Items of another version of its templates are taken out of use. */
  templateVersion: number;
  /** Pairings that can be made at every level and of every type. */
  listSupportedPairings(
    gradeLevel: GradeLevel,
  ): ReadonlyArray<{ subStrandId: string; heuristicId: HeuristicId }>;
  /** The same pairings with the levels that have content, of the syllabus alone where that is wished. */
  listPairingLevels(gradeLevel: GradeLevel, isSyllabusOnly: boolean): readonly PairingLevels[];
}

export { NoItemFound, UnsupportedPairing, type ItemSpec, type Wishes };

/** The built-in one: a few milliseconds an item, at most a few hundred; no network. */
export const QUESTION_ENGINE: QuestionSource = {
  makeItem,
  checkItem,
  listDuplicateFaults,
  listSupportedPairings,
  listPairingLevels,
  listStructures: listCellStructures,
  templateVersion: TEMPLATE_VERSION,
};

/** Injection token of the {@link QuestionSource}. */
export const QUESTION_SOURCE = Symbol('question source');
