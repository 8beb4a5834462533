import type { Item } from '@sumfox/contracts/question/item';
import {
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
  gradeNumber,
} from '@sumfox/curriculum/grades';
import { readMeasured } from '../form-params.js';

/** From so many draws of each level on, a cell is held to the bound: with fewer, chance alone may break it. */
const FEWEST_DRAWS = 24;

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

/** A mean is a quotient: a rise of exactly the bound may come out a little below it. */
const ROUNDING = 1e-9;

/** How much the mean of a cell's demand points has to rise from level to level. */
const riseOf = (grade: GradeLevel): number => (gradeNumber(grade) < 3 ? 0.75 : 1.5);

const meanOf = (points: Points | undefined): number | null =>
  points === undefined ? null : points.sum / points.draws;

const writeMean = (mean: number | null): string => (mean === null ? '–' : mean.toFixed(1));

/** What the levels of a grade's cells ask of a pupil, in demand points. */
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
    const demand = readMeasured(item)?.demand;
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
        return at > 0 && mean - before < least - ROUNDING;
      }),
    );
  }

  /** What the report prints first, and what it ends with where the bound is broken. */
  private writeCount(missing: number): string {
    const bound = this.isJudged ? 'bound 0' : `judged from ${FEWEST_DRAWS} draws of a level on`;
    return `cells in which the mean demand does not rise by ${riseOf(this.grade)} points from level to level: ${missing} of ${this.cells.size} (${bound})`;
  }

  /** Whether there are enough draws to tell, a few of which may have failed. */
  private get isJudged(): boolean {
    return [...this.cells.values()].some((levels) =>
      [...levels.values()].some(({ draws }) => draws >= FEWEST_DRAWS),
    );
  }

  /** How many cells miss the bound, then each of them with its means. */
  listLines(): string[] {
    if (this.cells.size === 0) return [];
    const missing = this.listMissing();
    return [
      this.writeCount(missing.length),
      ...missing.map(({ cell, means }) => `  ${cell}: ${means.map(writeMean).join(' / ')}`),
    ];
  }

  /** The bound where a cell misses it; none with too few draws to tell. */
  listBroken(): string[] {
    const missing = this.listMissing().length;
    return this.isJudged && missing > 0 ? [this.writeCount(missing)] : [];
  }
}
