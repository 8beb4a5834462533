import { withoutBubbles } from './young/put-on-cards.js';
import type { Item } from '@sumfox/contracts/question/item';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import { wantsData, wantsDrawing } from './drawn-sub-strands.js';
import { PassedOver } from './passed-over.js';
import { findCombinationFault } from '@sumfox/curriculum/sub-strands';
import {
  type ItemSpec,
  type Origin,
  type Wishes,
  assembleItem,
  hasRoom,
  hasVisual,
} from './assemble-item.js';
import { findCell, templateOf } from './cells.js';
import { checkItem } from './check-item.js';
import { listReadingFaults } from './checks/readability.js';
import { Dice, mixSeed } from './core/dice.js';
import type { Cell } from './core/draft.js';
import { coreTemplateOf, toCoreParams } from './core-params.js';
import { type CoreCell, coreCellKey } from './draw/core-cell.js';
import { findCoreCell } from './draw/core-cells.js';
import {
  FormChooser,
  type ShapeDraft,
  countShapeStructures,
  drawDrafts,
  listShapes,
  windowOf,
} from './draw/draw-from-shapes.js';
import { nearestOf } from './draw/shape-fit.js';
import { drawQuestion } from './draw/draw-question.js';
import { drawKeyPlace } from './draw/key-place.js';
import { comesTo, countStructures } from './draw/level-asks.js';
import { narrowToSyllabus } from './draw/syllabus-cell.js';
import type { DrawingSpec } from './drawing/drawing-spec.js';
import { LayoutFault } from './drawing/layout-fault.js';
import { toFormParams } from './form-params.js';
import { composeStem } from './forms/dress-draft.js';
import { listGivenValues, toParams } from './item-params.js';
import type { DrawnQuestion } from './forms/drawn.js';
import type { DressedQuestion } from './forms/worked.js';
import { isMadeKind } from './made-kinds.js';
import {
  type Measured,
  POINTS_OF_LONG,
  isLong,
  isTooShort,
  measureItem,
  toMeasuredParams,
} from './measured-item.js';
import { FEWEST_STRUCTURES, NEAR, distanceFrom } from './proof/level-window.js';
import { drawSolution, wantsSolutionFigures } from './solutions/solution-figures.js';

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
/** Questions that are passed over for a longer one. */
const DRAFTS_FOR_LONG = 40;
/** Drafts for which a question that does not fit one screen is passed over. */
const DRAFTS_FOR_ROOM = 4;

/** An item, what its drawing was made from (null for none or a card of words), and its question of the core, if it has one. */
export interface DrawnItem {
  item: Item;
  drawing: DrawingSpec | null;
  core: DrawnQuestion | null;
}

/**
 * One checked item. The same spec always gives the same item; only `id` does not change the draw.
 * Throws RangeError with the curriculum's words for a pairing that does not exist or a seed that is not a whole
 * number, UnsupportedPairing for one not built yet, NoItemFound for a kind that the engine does not make, or when nothing
 * passes after a bounded number of draws.
 * `wishes` narrow what is drawn; an item that was wished for is not made again from its seed alone.
 */
export function makeItem(spec: ItemSpec, wishes: Wishes = {}): Item {
  return makeDrawnItem(spec, wishes).item;
}

/** `makeItem`, for whoever also asks what is drawn; throws the same. */
export function makeDrawnItem(spec: ItemSpec, wishes: Wishes = {}): DrawnItem {
  const fault = findCombinationFault(spec.gradeLevel, spec.heuristicId, spec.subStrandId);
  if (fault) throw new RangeError(fault);
  if (!Number.isSafeInteger(spec.seed)) throw new RangeError(`Invalid seed: ${String(spec.seed)}`);
  if (!isMadeKind(spec.questionType)) throw new NoItemFound(spec, ['the engine does not make this kind']);
  const core = findCoreOf(spec, wishes);
  if (core && !findCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId))
    return makeFromCore(spec, core, wishes);
  const fromCore = core && isForCore(spec, core, wishes) ? tryCore(spec, core, wishes) : null;
  if (fromCore && hasItsDrawing(spec, fromCore)) return fromCore;
  if (wishes.world !== undefined || wishes.structure !== undefined) {
    if (fromCore) return fromCore;
    if (wishes.world !== undefined)
      throw new RangeError('This cell is drawn from shapes: it has no world to choose');
  }
  return fromCore ? withDrawing(spec, wishes, fromCore) : makeFromShapes(spec, wishes);
}

/** The core's cell, of the syllabus alone where that is wished for; null where there is none. */
function findCoreOf(spec: ItemSpec, { isSyllabusOnly = false }: Wishes): CoreCell | null {
  const core = findCoreCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  return core && isSyllabusOnly ? narrowToSyllabus(core, spec) : core;
}

/** Null where the core cannot draw: a form that no ask of the level has, or a place of the key. Shapes draw it then. */
function tryCore(spec: ItemSpec, cell: CoreCell, wishes: Wishes): DrawnItem | null {
  try {
    return makeFromCore(spec, cell, wishes);
  } catch (problem) {
    if (!(problem instanceof NoItemFound) || wishes.world !== undefined) throw problem;
    return null;
  }
}

/** In Primary 1, and where data is to be read, a card with a pupil's working is no drawing. */
function showsEnough(spec: ItemSpec, drawing: unknown, showsAny: () => boolean): boolean {
  if (!wantsDrawing(spec.gradeLevel, spec.subStrandId)) return true;
  const isOwn = spec.gradeLevel === 'Primary 1' || wantsData(spec.gradeLevel, spec.subStrandId);
  return isOwn ? drawing !== null : showsAny();
}

const hasItsDrawing = (spec: ItemSpec, { item, drawing }: DrawnItem): boolean =>
  showsEnough(spec, drawing, () => Boolean(item.question.visual));

/** The same of a question, before it is made into an item. */
const showsItsDrawing = (spec: ItemSpec, question: DressedQuestion): boolean =>
  showsEnough(spec, pictureOf(question.exhibit), () => hasVisual(spec, question));

/** An item of the shapes where that has a drawing, else the one of the core. */
function withDrawing(spec: ItemSpec, wishes: Wishes, fromCore: DrawnItem): DrawnItem {
  try {
    const fromShapes = makeFromShapes(spec, wishes);
    return hasItsDrawing(spec, fromShapes) ? fromShapes : fromCore;
  } catch (problem) {
    if (!(problem instanceof NoItemFound) && !(problem instanceof UnsupportedPairing)) throw problem;
    return fromCore;
  }
}

/** Structures of the core that a cell of shapes shares. */
function countBeside(spec: ItemSpec, wishes: Wishes): number {
  const cell = findCoreOf(spec, wishes);
  return cell ? countStructures({ grade: spec.gradeLevel, level: spec.level, cell }) : 0;
}

/**
 * Of a shared cell, each structure has an equal part of the draws, the core three of four at most. An item that keeps to
 * the points of its level is drawn where these are met.
 */
function isForCore(spec: ItemSpec, cell: CoreCell, wishes: Wishes): boolean {
  const { structure, world } = wishes;
  if (structure !== undefined) return cell.structures.includes(structure);
  if (world !== undefined) return true;
  const { gradeLevel: grade, level } = spec;
  const own = countStructures({ grade, level, cell });
  if (own === 0) return false;
  const beside = findCell(grade, cell.subStrandId, cell.heuristicId);
  const shapes = beside ? listShapes(beside, spec, wishes) : [];
  const others = countShapeStructures(shapes);
  if (others === 0) return true;
  // Three paper marks are not had of shapes that are worth fewer.
  if (isLong(spec) && nearestOf(shapes, { grade, level }, POINTS_OF_LONG) > 0) return true;
  const window = windowOf(spec);
  const isNear = window && comesTo({ grade, level, cell }, window);
  const areNear = window && nearestOf(shapes, { grade, level }, window) <= NEAR;
  if (own >= FEWEST_STRUCTURES && isNear === true && areNear === false) return true;
  if (others >= FEWEST_STRUCTURES && isNear === false && areNear === true) return false;
  const of = own + Math.max(others, Math.ceil(own / 3));
  const dice = new Dice(mixSeed('source', grade, coreCellKey(cell), level, spec.questionType, spec.seed));
  return dice.int(1, of) <= own;
}

/** Draws of the core whose item is refused by the checks of items, before the seed is given up. */
const CORE_DRAWS = 8;
/** The same where no shapes can draw the item in place of the core. */
const CORE_DRAWS_ALONE = 40;
/** Those of them that pass over a question that does not fit one screen. */
const CORE_DRAWS_FOR_ROOM = 3;
/** Questions of the core without data after which shapes draw one that has it: a search for a form with data is dear. */
const UNDRAWN_BEFORE_SHAPES = 2;
/** Forms that show a table or a card: tried in turn where a drawing is wanted and no other draw has one. */
const DRAWN_FORMS = ['two-sources', 'fill-the-working', 'spot-the-mistake', 'who-is-right'] as const;

function makeFromCore(spec: ItemSpec, cell: CoreCell, wishes: Wishes): DrawnItem {
  let faults: readonly string[] = [];
  const note = (found: readonly string[]): void => void (faults = found);
  const undrawn = new PassedOver<DrawnItem>();
  let passed = 0;
  const keyPlace = drawKeyPlace(spec);
  const { gradeLevel: grade, level, questionType: type } = spec;
  const beside = findCell(grade, cell.subStrandId, cell.heuristicId);
  const hasShapes = beside !== null && listShapes(beside, spec, wishes).length > 0;
  const draws = hasShapes ? CORE_DRAWS : CORE_DRAWS_ALONE;
  const forms = wantsDrawing(grade, cell.subStrandId) && !wishes.form ? DRAWN_FORMS : [];
  for (let attempt = 0; attempt < draws + forms.length; attempt += 1) {
    const form = forms[attempt - draws];
    const seed = attempt === 0 ? spec.seed : mixSeed('again', spec.seed, attempt);
    const proved = drawQuestion(
      { grade, level, type, seed, cell, keyPlace, ...wishes, ...(form === undefined ? {} : { form }) },
      (question) => attempt >= CORE_DRAWS_FOR_ROOM || hasRoom(spec, question),
    );
    if (proved === 'large') continue;
    if (!proved) {
      // Where shapes draw too, they draw it; else another seed chooses other structures.
      if (hasShapes && form === undefined) break;
      continue;
    }
    const core = proved.item;
    const make = (): DrawnItem | null => {
      const origin = { template: coreTemplateOf(spec, core), params: toCoreParams(core), told: [] };
      const made = makeChecked(spec, core, origin, note);
      return made && { ...made, core };
    };
    if (!showsItsDrawing(spec, core)) {
      undrawn.passOver(make);
      passed += 1;
      if (hasShapes && wantsData(grade, cell.subStrandId) && passed === UNDRAWN_BEFORE_SHAPES) break;
      continue;
    }
    const made = make();
    if (made) return made;
  }
  const made = undrawn.takeFirst();
  if (made) return made;
  throw new NoItemFound(spec, faults);
}

/** As `hasRoom`; false where the labels of the drawing do not fit. */
function fitsWithItsLabels(spec: ItemSpec, question: DressedQuestion): boolean {
  try {
    return hasRoom(spec, question);
  } catch (problem) {
    if (!(problem instanceof LayoutFault)) throw problem;
    return false;
  }
}

/** The item of a question; null where it fails a check, which is noted. */
function makeChecked(
  spec: ItemSpec,
  question: DressedQuestion,
  origin: Origin,
  note: (faults: readonly string[]) => void,
): DrawnItem | null {
  try {
    const item = assembleItem(spec, question, origin);
    const { faults, score } = checkItem(item, { untilFault: true });
    if (faults.length === 0)
      return { item: finish(item, question, score), drawing: pictureOf(question.exhibit), core: null };
    note(faults);
  } catch (problem) {
    // Labels that do not fit are a reason for other numbers, nothing more.
    if (!(problem instanceof LayoutFault)) throw problem;
    note([`visual: ${problem.message}`]);
  }
  return null;
}

function makeFromShapes(spec: ItemSpec, wishes: Wishes): DrawnItem {
  const cell = findCell(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  const shapes = cell ? listShapes(cell, spec, wishes) : [];
  const isWished = wishes.structure !== undefined || wishes.isSyllabusOnly === true;
  if ((!cell || (shapes.length === 0 && !isWished)) && !findCoreOf(spec, wishes))
    throw new UnsupportedPairing(spec.gradeLevel, spec.subStrandId, spec.heuristicId);
  if (!cell || shapes.length === 0)
    throw new NoItemFound(spec, [`no structure ${wishes.structure ?? 'of the syllabus'}`]);
  const chooser = new FormChooser(spec, wishes.form);
  const window = wishes.form === undefined ? windowOf(spec) : null;
  const undrawn = new PassedOver<DrawnItem>();
  let short = 0;
  let faults: readonly string[] = [];
  const note = (found: readonly string[]): void => void (faults = found);
  for (const drawn of drawDrafts(spec, shapes, MOST_DRAWS, countBeside(spec, wishes))) {
    // Most drafts that are dropped are too long to read: found here, before anything is built of them.
    faults = listReadingFaults(
      spec.gradeLevel,
      composeStem({ ...spec, isPlain: isYoungGrade(spec.gradeLevel) }, drawn.draft),
    );
    if (faults.length > 0) continue;
    if (undrawn.isTired) break;
    // A form without room gives no place to one that is farther from the points of the level.
    let nearest = Infinity;
    for (const question of chooser.dress(drawn)) {
      // The form may tell more than the draft.
      faults = listReadingFaults(spec.gradeLevel, withoutBubbles(spec.gradeLevel, question.stem));
      if (faults.length > 0) continue;
      const measured = measureItem(spec, drawn, question);
      if (isTooShort(spec, measured.paperMarks) && short < DRAFTS_FOR_LONG) {
        short += 1;
        continue;
      }
      const distance = window ? distanceFrom(measured.demand, window) : 0;
      if (distance > nearest) continue;
      if (chooser.drafts <= DRAFTS_FOR_ROOM && !fitsWithItsLabels(spec, question)) {
        nearest = distance;
        continue;
      }
      const make = (): DrawnItem | null =>
        makeChecked(spec, question, toOrigin(cell, drawn, question, measured), note);
      if (!showsItsDrawing(spec, question)) {
        undrawn.passOver(make);
        if (undrawn.isTired) break;
        continue;
      }
      const made = make();
      if (made) return made;
    }
  }
  const made = undrawn.takeFirst();
  if (made) return made;
  throw new NoItemFound(spec, faults);
}

const toOrigin = (
  cell: Cell,
  { shape, draft }: ShapeDraft,
  question: DressedQuestion,
  measured: Measured,
): Origin => ({
  template: templateOf(cell, shape, question.form),
  params: {
    ...toParams(draft),
    ...(question.form === 'plain' ? {} : toFormParams(question)),
    ...toMeasuredParams(measured),
  },
  told: listGivenValues(draft),
  statements: shape.statements,
  scope: shape.scope,
});

const pictureOf = (exhibit: DrawingSpec | null): DrawingSpec | null =>
  exhibit?.kind === 'working-card' || exhibit?.kind === 'claim-cards' ? null : exhibit;

/** An accepted item with its score and with the drawings of its solution, which nothing is drawn for before. */
function finish(
  item: Item,
  { worked, form }: Pick<DressedQuestion, 'worked' | 'form'>,
  validationScore: number,
): Item {
  const { question, scheme, provenance } = item;
  // Where a number is missing on purpose, a drawing would tell it.
  const solutionVisuals =
    wantsSolutionFigures(question) && form !== 'what-else'
      ? drawSolution({ heuristicId: question.heuristicId, lines: worked, solution: scheme.solutionSteps })
      : [];
  return {
    question,
    scheme: solutionVisuals.length === 0 ? scheme : { ...scheme, solutionVisuals },
    provenance: { ...provenance, validationScore },
  };
}
