import type { Item } from '@sumfox/contracts/question/item';
import {
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  gradeNumber,
} from '@sumfox/curriculum/grades';
import { readCoreParams } from '../core-params.js';

/** Demand points of the draws of one level. */
interface Points {
  sum: number;
  draws: number;
}

/** Mean demand points of a cell by level, and whether each level asks more than the one before. */
export interface CellRise {
  cell: string;
  /** In the order of the levels; null where no draw carries points. */
  means: ReadonlyArray<number | null>;
}

/** How much the mean of a cell's demand points has to rise from level to level. */
const riseOf = (grade: GradeLevel): number => (gradeNumber(grade) < 3 ? 0.75 : 1.5);

const meanOf = (points: Points | undefined): number | null =>
  points === undefined ? null : points.sum / points.draws;

const writeMean = (mean: number | null): string => (mean === null ? '–' : mean.toFixed(1));

/** What the levels of a grade's cells ask of a pupil, in demand points. Items of shapes carry none. */
export class DemandRise {
  private readonly cells = new Map<string, Map<ProficiencyLevel, Points>>();
  private readonly grade: GradeLevel;

  constructor(grade: GradeLevel) {
    this.grade = grade;
  }

  take(item: Item): void {
    const { subStrandId, heuristicId, proficiencyLevel } = item.question;
    const cell = `${subStrandId} ${heuristicId}`;
    const levels = this.cells.get(cell) ?? new Map<ProficiencyLevel, Points>();
    this.cells.set(cell, levels);
    const demand = readCoreParams(item)?.demand;
    if (demand === undefined) return;
    const points = levels.get(proficiencyLevel) ?? { sum: 0, draws: 0 };
    levels.set(proficiencyLevel, { sum: points.sum + demand, draws: points.draws + 1 });
  }

  private listRises(): CellRise[] {
    return [...this.cells].map(([cell, levels]) => ({
      cell,
      means: PROFICIENCY_LEVELS.map((level) => meanOf(levels.get(level))),
    }));
  }

  /** Cells in which a level asks too little more than the one before, or carries no points to tell. */
  listMissing(): CellRise[] {
    const least = riseOf(this.grade);
    return this.listRises().filter(({ means }) =>
      means.some((mean, at) => {
        const before = at === 0 ? 0 : means[at - 1];
        if (mean === null || before === null || before === undefined) return true;
        return at > 0 && mean - before < least;
      }),
    );
  }

  /** How many cells miss the bound, then each of them with its means. */
  listLines(): string[] {
    if (this.cells.size === 0) return [];
    const missing = this.listMissing();
    const unknown = missing.filter(({ means }) => means.includes(null)).length;
    return [
      `cells in which the mean demand does not rise by ${riseOf(this.grade)} points from level to level: ${missing.length} of ${this.cells.size}, ${unknown} of them with a level without points (not in the exit code)`,
      ...missing.map(({ cell, means }) => `  ${cell}: ${means.map(writeMean).join(' / ')}`),
    ];
  }
}
