import {
  type CoverageMap,
  FULL_AT_LEVEL,
  type MapCell,
} from '@sumfox/contracts/content/coverage-map.endpoints';
import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';

/** Questions that a cell lacks until each level has its ten, less those that batches are about to make. */
export function missingOf(cell: MapCell): number {
  const open = PROFICIENCY_LEVELS.reduce((sum, level) => sum + Math.max(0, FULL_AT_LEVEL - cell[level]), 0);
  return Math.max(0, open - cell.planned);
}

/** One day of a filling. */
export interface FillDay {
  /** 0 is today. */
  day: number;
  batches: number[];
  questions: number;
}

/** How the gaps are filled within the limits of a day (CONSOLE-15). */
export interface FillPlan {
  cells: number;
  questions: number;
  /** The batches that may start now. */
  now: number[];
  days: FillDay[];
}

/** Today has what is left of the limit; every later day has all of it. */
export function planFill({ cells, today }: Pick<CoverageMap, 'cells' | 'today'>): FillPlan {
  const open = cells.filter((cell) => missingOf(cell) > 0);
  const questions = open.reduce((sum, cell) => sum + missingOf(cell), 0);
  const days: FillDay[] = [];
  let rest = questions;
  for (let day = 0; rest > 0; day += 1) {
    const most = day === 0 ? today.left : BATCH_LIMITS.questionsPerDay;
    const taken = Math.min(rest, most);
    if (taken > 0) days.push({ day, questions: taken, batches: toBatches(taken) });
    rest -= taken;
  }
  const [first] = days;
  const now = first?.day === 0 ? first.batches.slice(0, today.freeBatches) : [];
  return { cells: open.length, questions, now, days };
}

function toBatches(questions: number): number[] {
  const whole = Math.floor(questions / BATCH_LIMITS.maxQuestions);
  const rest = questions % BATCH_LIMITS.maxQuestions;
  return [...new Array<number>(whole).fill(BATCH_LIMITS.maxQuestions), ...(rest === 0 ? [] : [rest])];
}
