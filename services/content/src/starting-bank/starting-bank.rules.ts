import type { Item } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { mixSeed } from '@sumfox/question-engine/core/dice';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { answeringOf } from '@sumfox/question-kinds/registry';
import { v7 as uuid } from 'uuid';
import { cellKey, type ItemCell, RANDOM_LIMIT } from '../bank/index.js';
import { NoItemFound, type QuestionSource } from '../question-source/index.js';

/** Kinds that papers ask for often; a rare one is made on the spot where the starting bank has none. */
const OFTEN_ASKED = MADE_KINDS.filter((questionType) => answeringOf({ questionType }).questionsInTen > 1);
/** Kinds of question that the starting bank has at each level, by what the first papers of a new pupil ask for. */
const STARTING_KINDS: Readonly<Record<ProficiencyLevel, typeof OFTEN_ASKED>> = {
  not_ready: [...MADE_KINDS],
  guided: OFTEN_ASKED,
  independent: OFTEN_ASKED,
  mastery: [],
};
/** Seeds tried for a cell; a cell without an item is filled like any other when a paper asks for it. */
const SEEDS = 8;

/** A cell of the starting bank. */
export interface StartingCell extends ItemCell {
  /** Its item is not labelled extension, which most pupils are not asked; false where all content is. */
  isSyllabusOnly: boolean;
}

/** The cells of each pairing that the starting bank has an item of. */
export function listStartingCells(source: QuestionSource): StartingCell[][] {
  return GRADE_LEVELS.flatMap((gradeLevel) => {
    const ofSyllabus = source.listPairingLevels(gradeLevel, true);
    return source.listPairingLevels(gradeLevel, false).map(({ subStrandId, heuristicId, levels }) => {
      const own = ofSyllabus.find((p) => p.subStrandId === subStrandId && p.heuristicId === heuristicId);
      return levels.flatMap((level) =>
        STARTING_KINDS[level].map((questionType) => ({
          gradeLevel,
          subStrandId,
          heuristicId,
          level,
          questionType,
          isSyllabusOnly: own?.levels.includes(level) ?? false,
        })),
      );
    });
  });
}

/** An item for each cell of a pairing, none like another. The seeds follow from the cells. */
export function makeStartingItems(source: QuestionSource, cells: readonly StartingCell[]): Item[] {
  const items: Item[] = [];
  for (const cell of cells) {
    for (let attempt = 0; attempt < SEEDS; attempt += 1) {
      const item = makeFrom(source, cell, mixSeed(`${cellKey(cell)} ${attempt}`) % RANDOM_LIMIT);
      if (!item || source.listDuplicateFaults(item, items).length > 0) continue;
      items.push(item);
      break;
    }
  }
  return items;
}

function makeFrom(
  source: QuestionSource,
  { isSyllabusOnly, ...cell }: StartingCell,
  seed: number,
): Item | null {
  try {
    return source.makeItem({ ...cell, seed, id: uuid() }, { isSyllabusOnly });
  } catch (error) {
    if (error instanceof NoItemFound) return null;
    throw error;
  }
}
