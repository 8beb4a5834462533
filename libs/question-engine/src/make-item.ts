import type { Item } from '@sumfox/contracts/question/item';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { findCombinationFault } from '@sumfox/curriculum/sub-strands';
import { assembleCoreItem } from './assemble-core-item.js';
import { type ItemSpec, type Wishes, assembleItem, composeStem } from './assemble-item.js';
import { findCell, templateOf } from './cells.js';
import { checkItem } from './check-item.js';
import { listReadingFaults } from './checks/readability.js';
import { Dice, mixSeed } from './core/dice.js';
import type { CoreCell } from './draw/core-cell.js';
import { findCoreCell } from './draw/core-cells.js';
import { drawQuestion } from './draw/draw-question.js';
import type { DrawingSpec } from './drawing/drawing-spec.js';
import { LayoutFault } from './drawing/layout-fault.js';

export type { ItemSpec, Wishes } from './assemble-item.js';

/** Thrown for a pairing of the curriculum that has no relation engine or role pack yet. */
export class UnsupportedPairing extends Error {
  readonly gradeLevel: string;
  readonly subStrandId: string;
  readonly heuristicId: HeuristicId;

  constructor(gradeLevel: string, subStrandId: string, heuristicId: HeuristicId) {
    super(`No questions yet for ${heuristicId}/${subStrandId} in ${gradeLevel}`);
    this.name = 'UnsupportedPairing';
    this.gradeLevel = gradeLevel;
    this.subStrandId = subStrandId;
    this.heuristicId = heuristicId;
  }
}

/** Thrown when no draw of a cell passes its conditions and checks; names the cell and the last faults. */
export class NoItemFound extends Error {
  constructor(spec: ItemSpec, faults: readonly string[]) {
    super(
      `No item for ${spec.gradeLevel} ${spec.subStrandId}/${spec.heuristicId} ${spec.level} ${spec.questionType}, seed ${spec.seed}: ${faults.join('; ') || 'conditions not met'}`,
    );
    this.name = 'NoItemFound';
  }
}

/** The hardest shapes hold their conditions in one draw of thirty: fewer draws than this would miss once in a thousand. */
const MOST_DRAWS = 800;

/** An item together with what its drawing was made from; null where it has none. */
export interface DrawnItem {
  item: Item;
  drawing: DrawingSpec | null;
}

/**
 * One checked item. The same spec always gives the same item; only `id` does not change the draw.
 * Throws RangeError with the curriculum's words for a pairing that does not exist or a seed that is not a whole
 * number, UnsupportedPairing for one not built yet, NoItemFound when nothing passes after a bounded number of draws.
 * `wishes` narrow what the core draws; an item that was wished for is not made again from its seed alone.
 */
export function makeItem(spec: ItemSpec, wishes: Wishes = {}): Item {
  return makeDrawnItem(spec, wishes).item;
}

/** `makeItem`, for whoever also asks what is drawn; throws the same. */
export function makeDrawnItem(spec: ItemSpec, wishes: Wishes = {}): DrawnItem {
  const fault = findCombinationFault(spec.gradeLevel, spec.heuristicId, spec.subStrandId);
  if (fault) throw new RangeError(fault);
  if (!Number.isSafeInteger(spec.seed)) throw new RangeError(`Invalid seed: ${String(spec.seed)}`);
  const core = findCoreCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  if (core) return makeFromCore(spec, core, wishes);
  if (Object.values(wishes).some((wish) => wish !== undefined))
    throw new RangeError('This cell is drawn from shapes: it has no structure, form or world to choose');
  return makeFromShapes(spec);
}

/** Draws of the core whose item is refused by the checks of items, before the seed is given up. */
const CORE_DRAWS = 8;

function makeFromCore(spec: ItemSpec, cell: CoreCell, wishes: Wishes): DrawnItem {
  let faults: readonly string[] = [];
  for (let attempt = 0; attempt < CORE_DRAWS; attempt += 1) {
    const proved = drawQuestion({
      grade: spec.gradeLevel,
      level: spec.level,
      type: spec.questionType,
      seed: attempt === 0 ? spec.seed : mixSeed('again', spec.seed, attempt),
      cell,
      ...wishes,
    });
    if (!proved) break;
    const item = assembleCoreItem(spec, proved.item, 1);
    const checked = checkItem(item, { untilFault: true });
    if (checked.faults.length === 0) {
      const provenance = { ...item.provenance, validationScore: checked.score };
      return { item: { ...item, provenance }, drawing: proved.item.exhibit };
    }
    faults = checked.faults;
  }
  throw new NoItemFound(spec, faults);
}

function makeFromShapes(spec: ItemSpec): DrawnItem {
  const cell = findCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  const shapes = cell?.shapes.filter((s) => s.levels.includes(spec.level)) ?? [];
  if (!cell || shapes.length === 0)
    throw new UnsupportedPairing(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  let faults: readonly string[] = [];
  for (let attempt = 0; attempt < MOST_DRAWS; attempt += 1) {
    const dice = new Dice(
      mixSeed(
        spec.gradeLevel,
        spec.subStrandId,
        spec.heuristicId,
        spec.level,
        spec.questionType,
        spec.seed,
        attempt,
      ),
    );
    const shape = dice.pick(shapes);
    const draft = shape.draw(dice, spec.level);
    if (!draft || !draft.answer.style.allows(draft.answer.value)) continue;
    if (draft.middles.some((m) => !m.amount.style.allows(m.amount.value))) continue;
    // Most drafts that are dropped are too long to read: found here, before anything is built of them.
    faults = listReadingFaults(spec.gradeLevel, composeStem(spec, draft));
    if (faults.length > 0) continue;
    try {
      const item = assembleItem(spec, templateOf(cell, shape), draft, dice, 1);
      if (!item) continue;
      const checked = checkItem(item, { untilFault: true });
      if (checked.faults.length === 0) {
        const provenance = { ...item.provenance, validationScore: checked.score };
        return { item: { ...item, provenance }, drawing: draft.drawing };
      }
      faults = checked.faults;
    } catch (problem) {
      // Labels that do not fit are a reason for other numbers, nothing more.
      if (!(problem instanceof LayoutFault)) throw problem;
      faults = [`visual: ${problem.message}`];
    }
  }
  throw new NoItemFound(spec, faults);
}
