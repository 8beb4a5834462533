import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { findCell, templateOf } from './cells.js';
import { findCoreCell } from './draw/core-cells.js';
import { listOfLevel } from './draw/level-asks.js';
import { isStructureInSyllabus } from './statements/describe-syllabus.js';

/** A pairing of a grade at one level. */
export interface CellLevelSpec {
  gradeLevel: GradeLevel;
  subStrandId: string;
  heuristicId: HeuristicId;
  level: ProficiencyLevel;
}

/** A structure that a cell can be drawn from at a level. */
export interface CellStructure {
  /** As `Wishes` name it, such as `one-gains`. */
  id: string;
  /** Heuristic, sub-strand and structure, such as `h2/ratio/one-gains`, without a form. */
  template: string;
  /** Whether it is drawn where content of the syllabus alone is wished for. */
  isInSyllabus: boolean;
}

/** The structures that a cell can be drawn from at a level, those of the core first. */
export function listCellStructures(spec: CellLevelSpec): CellStructure[] {
  const { gradeLevel, subStrandId, heuristicId, level } = spec;
  const core = findCoreCell(gradeLevel, subStrandId, heuristicId);
  const own = core ? listOfLevel({ grade: gradeLevel, level, cell: core }) : [];
  const cell = findCell(gradeLevel, subStrandId, heuristicId);
  const listed = [
    ...own.map(({ structure: { id } }) => ({
      id,
      template: `${heuristicId.split('_')[0] ?? ''}/${subStrandId}/${id}`,
      isInSyllabus: isStructureInSyllabus(spec, { id }),
    })),
    ...(cell?.shapes ?? [])
      .filter(({ levels }) => levels.includes(level))
      .map((shape) => ({
        id: shape.id,
        template: cell ? templateOf(cell, shape) : '',
        isInSyllabus: isStructureInSyllabus(spec, shape),
      })),
  ];
  return [...new Map(listed.map((one) => [one.template, one])).values()];
}

const PLACES_OF_STRUCTURE = 3;

/** The structure of a template, whatever its form: `h2/ratio/one-gains` of `h2/ratio/one-gains/missing`. */
export const structureOfTemplate = (template: string): string =>
  template.split('/').slice(0, PLACES_OF_STRUCTURE).join('/');
