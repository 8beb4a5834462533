import type { Question, Visual } from '@sumfox/contracts/question/item';
import { HEURISTIC_IDS, type HeuristicId } from '@sumfox/curriculum/heuristics';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { LayoutFault } from '../drawing/layout-fault.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { toBarModel } from './bar-model.js';
import { toGuessTables } from './guess-table.js';
import { toPatternTables } from './pattern-table.js';
import type { SolvedLine } from './solved-line.js';
import { toBackArrows, toForwardArrows } from './step-arrows.js';

/** What a solution is drawn from: its lines as data, and all of them as they are written. */
export interface DrawnSolution {
  heuristicId: HeuristicId;
  lines: readonly SolvedLine[];
  solution: readonly string[];
}

const numberOf = (id: HeuristicId): number => HEURISTIC_IDS.indexOf(id) + 1;

/** Whether a solution has drawings: all of two marks or more, and those that show a way of their own. */
export const wantsSolutionFigures = ({
  marks,
  heuristicId,
}: Pick<Question, 'marks' | 'heuristicId'>): boolean =>
  marks > 1 || (numberOf(heuristicId) >= 7 && numberOf(heuristicId) <= 9);

/** The first of several drawings of the same that fits; null when none does. */
function drawFirst(specs: ReadonlyArray<DrawingSpec | null>): Visual | null {
  for (const spec of specs) {
    if (!spec) continue;
    try {
      const { svg, alt } = renderDrawing(spec);
      return { svg, alt };
    } catch (problem) {
      // Long names do not fit every drawing; the lines beside it say the same.
      if (!(problem instanceof LayoutFault)) throw problem;
    }
  }
  return null;
}

/**
 * What a teacher draws beside a solution: the arrows there and back of working backwards, the table of guesses or of a
 * pattern, else the bar model. Derived from the lines of the solution alone, at most two.
 */
export function drawSolution({ heuristicId, lines, solution }: DrawnSolution): Visual[] {
  const heuristic = numberOf(heuristicId);
  const model = [toBarModel(lines), toForwardArrows(lines)];
  const figures: ReadonlyArray<ReadonlyArray<DrawingSpec | null>> =
    heuristic === 7
      ? [[toBackArrows(lines)], [toBarModel(lines)]]
      : heuristic === 8
        ? [[...toGuessTables(solution), ...model]]
        : heuristic === 9
          ? [[...toPatternTables(lines), ...model]]
          : [model];
  return figures.flatMap((specs) => drawFirst(specs) ?? []);
}
