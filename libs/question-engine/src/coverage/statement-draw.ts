import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { type StatementId, findStatement, gradeOfStatement } from '@sumfox/curriculum/syllabus/statements';
import type { ItemSpec } from '../assemble-item.js';
import { listCells } from '../cells.js';
import { Dice, mixSeed } from '../core/dice.js';
import { listCoreCells } from '../draw/core-cells.js';
import { listOfLevel } from '../draw/level-asks.js';
import { NoItemFound, makeItem } from '../make-item.js';
import { listRulesOf, readStatements } from '../statements/derive-statements.js';

/** A structure at one of its levels in one place. */
type Place = Pick<ItemSpec, 'gradeLevel' | 'subStrandId' | 'heuristicId' | 'level'> & { structure: string };

/** Places tried for one seed before there is no question of the statement. */
const MOST_PLACES = 60;

/** Where a statement may be asked: structures that declare it, and those whose place has a rule for it. */
function listPlaces(id: StatementId): { made: Place[]; met: Place[] } {
  const gradeLevel = gradeOfStatement(id);
  const subStrandIds = findStatement(id)?.subStrandIds ?? [];
  const made: Place[] = [];
  const met: Place[] = [];
  for (const { subStrandId, heuristicId, shapes } of listCells(gradeLevel))
    for (const { id: structure, levels, statements = [] } of shapes) {
      const places = levels.map((level) => ({ gradeLevel, subStrandId, heuristicId, level, structure }));
      if (statements.includes(id)) made.push(...places);
      else if (
        listRulesOf({ grade: gradeLevel, subStrandId, heuristicId, structure }).some((rule) => rule.id === id)
      )
        met.push(...places);
    }
  for (const cell of listCoreCells(gradeLevel).filter((one) => subStrandIds.includes(one.subStrandId)))
    for (const level of PROFICIENCY_LEVELS)
      for (const { structure } of listOfLevel({ grade: gradeLevel, level, cell })) {
        const { subStrandId, heuristicId } = cell;
        const place = { gradeLevel, subStrandId, heuristicId, level, structure: structure.id };
        if (listRulesOf({ grade: gradeLevel, ...place }).some((rule) => rule.id === id)) met.push(place);
      }
  return { made, met };
}

/**
 * A question that asks a statement, of any sub-strand, heuristic and level that has one; what was made for the statement
 * comes first. The same seed gives the same question. Throws RangeError where no question asks it yet.
 */
export function makeStatementItem(id: StatementId, questionType: QuestionKind, seed: number): Item {
  const { made, met } = listPlaces(id);
  const dice = new Dice(mixSeed('statement', id, questionType, seed));
  const places = [...dice.shuffle(made), ...dice.shuffle(met)].slice(0, MOST_PLACES);
  for (const { structure, ...place } of places) {
    try {
      const item = makeItem(
        { ...place, questionType, seed, id: `${id}-${questionType}-${seed}` },
        { structure },
      );
      if (readStatements(item).includes(id)) return item;
    } catch (problem) {
      // Not every structure has every kind of question.
      if (!(problem instanceof NoItemFound)) throw problem;
    }
  }
  throw new RangeError(`No questions yet for ${id}`);
}
