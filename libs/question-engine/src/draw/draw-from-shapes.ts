import { type GradeLevel, gradeNumber, isYoungGrade } from '@sumfox/curriculum/grades';
import { isReadable } from '../checks/readability.js';
import { Dice, mixSeed } from '../core/dice.js';
import type { Cell, Draft, Shape, WrongValue } from '../core/draft.js';
import { WORKED_FORMS } from '../forms/catalogue.js';
import { composeStem, dressDraft, dressFormed, listPlainSlips } from '../forms/dress-draft.js';
import { listGivenValues } from '../item-params.js';
import { favour } from './favoured.js';
import { drawKeyPlace } from './key-place.js';
import { type DraftDemand, measureDraft, measureDressed } from '../proof/draft-demand.js';
import {
  type CellPlace,
  type LevelPlace,
  type LevelWindow,
  beginsInOwn,
  distanceFrom,
  drawWindow,
} from '../proof/level-window.js';
import { fitDraft, isShowing, listNearShapes, listTypicalShapes } from './shape-fit.js';
import { readWorkedDraft } from '../forms/worked-draft.js';
import type { DressedQuestion, Worked, WorkedForm } from '../forms/worked.js';
import { structureOf } from '../situations/situation-shapes.js';
import type { ItemSpec, Wishes } from '../assemble-item.js';
import { isStructureInSyllabus } from '../statements/describe-syllabus.js';
import { listColumnSlips } from '../young/column-slips.js';

/** How many of ten items are tried in the plain form first. */
const PLAIN_FIRST = 3;
/** Drafts for which the plain form waits until the others were tried. */
const DRAFTS_FOR_FORMS = 2;
/** Drafts of a choice for which only the first forms are tried, and how many these are. */
const DRAFTS_FOR_FIRST_FORMS = 8;
const FIRST_FORMS = 2;
/** Drafts for which the options keep the key's place in order of size that was drawn for the item; fewer of a dear search. */
const DRAFTS_FOR_PLACE = { facts: 24, search: 8 } as const;

const wordsOf = (spec: ItemSpec): Array<string | number> => [
  spec.gradeLevel,
  spec.subStrandId,
  spec.heuristicId,
  spec.level,
  spec.questionType,
  spec.seed,
];

/** Forms that fit a spec, in the order in which they are tried; null stands for the plain one. */
function listForms(spec: ItemSpec, wished: string | undefined): ReadonlyArray<WorkedForm | null> {
  if (wished === 'plain' || wished === 'parts') return [null];
  const grade = gradeNumber(spec.gradeLevel);
  const fitting = WORKED_FORMS.filter(
    (form) =>
      (wished === undefined || wished === form.id) &&
      form.types.includes(spec.questionType) &&
      form.levels.includes(spec.level) &&
      grade >= form.grades[0] &&
      grade <= form.grades[1],
  );
  if (wished !== undefined) return fitting;
  const dice = new Dice(mixSeed('forms', ...wordsOf(spec)));
  const forms = dice.shuffle(fitting);
  return dice.int(1, 10) <= PLAIN_FIRST ? [null, ...forms] : [...forms, null];
}

/** A draft that was drawn for a spec, with the shape that drew it and the dice behind it. */
export interface ShapeDraft {
  shape: Shape;
  draft: Draft;
  dice: Dice;
}

/** Shapes by their structure: a situation has a shape for each place of the unknown, and is one structure all the same. */
function groupByStructure(shapes: readonly Shape[]): ReadonlyArray<readonly Shape[]> {
  const groups = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const structure = structureOf(shape.id);
    groups.set(structure, [...(groups.get(structure) ?? []), shape]);
  }
  return [...groups.values()];
}

/** Largest number that Primary 1 knows. */
const MOST_OF_FIRST_YEAR = 100;

/** What goes wrong in the columns of the last sum of a draft. */
function listColumnWrongs({ answer, working }: Draft, grade: GradeLevel): WrongValue[] {
  const last = working.results.at(-1);
  if (!last || answer.style.names || !last.value.equals(answer.value)) return [];
  return listColumnSlips(last.expression)
    .filter(({ value }) => gradeNumber(grade) > 1 || value.compare(MOST_OF_FIRST_YEAR) <= 0)
    .map(({ code, says, value }) => ({
      code,
      explanation: says,
      value,
      line: working.results.length - 1,
    }));
}

const withColumnSlips = (draft: Draft, grade: GradeLevel): Draft => ({
  ...draft,
  wrongs: [...draft.wrongs, ...listColumnWrongs(draft, grade)],
});

/** How many structures some shapes are of. */
export const countShapeStructures = (shapes: readonly Shape[]): number => groupByStructure(shapes).length;

/** Whether a result on the way is the answer already: a pupil who stops there would be right. */
function isFoundEarly({ answer, working }: Draft): boolean {
  const early = working.results.slice(0, -1).filter(({ style }) => !style.names);
  return !answer.style.names && early.some(({ value }) => value.equals(answer.value));
}

/** Draws of the structure that is tried first. */
const DRAWS_OF_FIRST = 3;

/** Draws and drafts for which an item keeps to the points of its level. */
const DRAWS_OF_TYPICAL = 120;
const DRAFTS_OF_TYPICAL = 10;
/** Draws of a level with a window of its own for which drafts outside it are passed over. */
const DRAWS_OF_NEAR = 24;

const placeOf = ({ gradeLevel, level }: ItemSpec): LevelPlace => ({ grade: gradeLevel, level });
const cellPlaceOf = (spec: ItemSpec): CellPlace => ({ ...spec, grade: spec.gradeLevel });

/** The points that an item keeps to: the same for all of its draws. */
export const windowOf = (spec: ItemSpec): LevelWindow | null =>
  drawWindow(new Dice(mixSeed('typical', ...wordsOf(spec))), cellPlaceOf(spec));

/**
 * Every valid draft of a spec, in turn, of so many draws; each structure is as likely as the others. Most items begin with
 * the structures that come to the points of their level; `beside` structures of the core are drawn from too.
 */
export function* drawDrafts(
  spec: ItemSpec,
  shapes: readonly Shape[],
  draws: number,
  beside = 0,
): Generator<ShapeDraft> {
  const all = groupByStructure(shapes);
  const window = windowOf(spec);
  const order = new Dice(mixSeed('structures', ...wordsOf(spec)));
  const near =
    window && beginsInOwn(order, cellPlaceOf(spec)) ? listNearShapes(all, placeOf(spec), window) : [];
  const kept = window && near.length === 0 ? listTypicalShapes(all, placeOf(spec), window, beside) : near;
  const typical = kept.length === 0 ? all : kept;
  const place = { grade: spec.gradeLevel, subStrandId: spec.subStrandId };
  const [first] = favour(order, place, order.shuffle(typical), ([shape]) => structureOf(shape?.id ?? ''));
  for (let attempt = 0; attempt < draws; attempt += 1) {
    const dice = new Dice(mixSeed(...wordsOf(spec), attempt));
    const structures = attempt < DRAWS_OF_TYPICAL ? typical : all;
    const shape = dice.pick(first && attempt < DRAWS_OF_FIRST ? first : dice.pick(structures));
    const draft = shape.draw(dice, spec.level);
    if (!draft || !draft.answer.style.allows(draft.answer.value)) continue;
    if (draft.middles.some((m) => !m.amount.style.allows(m.amount.value))) continue;
    // Some shapes end with what they found before: better such a draft than none. Before Primary 4 numbers are too few.
    if (attempt < DRAWS_OF_TYPICAL && gradeNumber(spec.gradeLevel) > 3 && isFoundEarly(draft)) continue;
    const keeps = window !== null && near.length > 0 && attempt < DRAWS_OF_NEAR;
    if (keeps && fitDraft(shape, draft, placeOf(spec), window).distance > 0) continue;
    yield {
      shape,
      draft: isYoungGrade(spec.gradeLevel) ? withColumnSlips(draft, spec.gradeLevel) : draft,
      dice,
    };
  }
}

/** Chooses forms for the drafts of one spec: what is easily made is not met more often. */
export class FormChooser {
  private readonly forms: ReadonlyArray<WorkedForm | null>;
  private readonly keyPlace: number;
  private readonly spec: ItemSpec;
  private readonly wished: Wishes['form'];
  /** Dressed so far. */
  drafts = 0;
  private readonly window: LevelWindow | null;

  constructor(spec: ItemSpec, wished: Wishes['form']) {
    this.spec = spec;
    this.wished = wished;
    this.forms = listForms(spec, wished);
    this.keyPlace = drawKeyPlace(spec);
    this.window = wished === undefined ? windowOf(spec) : null;
  }

  /** The dressings of a draft, the wanted form first. */
  *dress({ shape, draft, dice }: ShapeDraft): Generator<DressedQuestion> {
    this.drafts += 1;
    const waits = !shape.isDrawn && this.forms[0] !== null && this.drafts <= DRAFTS_FOR_FORMS;
    const { window } = this;
    const keeps = window !== null && this.drafts <= DRAFTS_OF_TYPICAL;
    const isHelped = keeps && fitDraft(shape, draft, placeOf(this.spec), window).isHelped;
    const forms = keeps ? this.orderForms(measureDraft(shape)(draft), window) : this.forms;
    for (const form of shape.isDrawn ? [null] : this.listTried(forms, isHelped)) {
      if (isHelped ? !isShowing(form?.id ?? 'plain') : form === null && waits) continue;
      const dressed = form
        ? this.makeForm(form, { shape, draft, dice })
        : this.makePlain({ shape, draft, dice });
      if (dressed && (this.wished === undefined || this.wished === dressed.form)) yield dressed;
    }
  }

  /** At first the forms that were drawn first: a place of the key that one draft does not give, another may. */
  private listTried(
    forms: ReadonlyArray<WorkedForm | null>,
    isHelped: boolean,
  ): ReadonlyArray<WorkedForm | null> {
    const isEarly = this.spec.questionType === 'mcq' && !isHelped && this.drafts <= DRAFTS_FOR_FIRST_FORMS;
    return isEarly ? forms.slice(0, FIRST_FORMS) : forms;
  }

  /** Those first that bring a draft to the points of the item. */
  private orderForms(demand: DraftDemand, window: LevelWindow): ReadonlyArray<WorkedForm | null> {
    const place = placeOf(this.spec);
    const distance = (form: WorkedForm | null): number =>
      distanceFrom(measureDressed(demand, place, form), window);
    return this.forms.toSorted((a, b) => distance(a) - distance(b));
  }

  private makeForm(form: WorkedForm, drawn: ShapeDraft): DressedQuestion | null {
    const worked = this.readWorked(drawn);
    if (form.fits?.(worked, worked.lines.length) === false) return null;
    const dice = new Dice(mixSeed('form', form.id, ...wordsOf(this.spec), this.drafts));
    const formed = form.make(worked, dice);
    if (!formed || form.gate(worked, formed).length > 0) return null;
    return dressFormed(drawn.draft, form.id, formed);
  }

  private readWorked({ shape, draft }: ShapeDraft): Worked {
    const { gradeLevel: grade, level, questionType: type } = this.spec;
    return readWorkedDraft(shape, draft, { grade, level, type, keyPlace: this.keyPlace });
  }

  /** Once the drawn place cannot be had, the key stands where it can. A long stem asks the youngest only for the answer. */
  private makePlain(drawn: ShapeDraft): DressedQuestion | null {
    const { shape, draft, dice } = drawn;
    const { gradeLevel } = this.spec;
    const isLong = isYoungGrade(gradeLevel) && !isReadable(gradeLevel, composeStem(this.spec, draft));
    const spec = { ...this.spec, isPlain: this.wished === 'plain' || isLong };
    const own = dressDraft(spec, draft, dice, this.keyPlace);
    if (own || this.spec.questionType !== 'mcq') return own;
    const more = [
      ...this.readWorked(drawn)
        .listWrong()
        .map(({ says, value }): WrongValue => ({ code: 'another-step', explanation: says, value })),
      ...listColumnWrongs(draft, gradeLevel),
      ...listPlainSlips(draft, dice, listGivenValues(draft)),
    ];
    const others = this.drafts <= DRAFTS_FOR_PLACE[shape.proof.kind] ? [] : dice.shuffle([0, 1, 2, 3]);
    for (const place of [this.keyPlace, ...others]) {
      const dressed = dressDraft(spec, draft, dice, place, more);
      if (dressed) return dressed;
    }
    return null;
  }
}

/** The shapes of a cell for a level, or the one that is wished for. */
export const listShapes = (
  cell: Cell,
  spec: ItemSpec,
  { structure, isSyllabusOnly = false }: Wishes,
): readonly Shape[] =>
  cell.shapes.filter(
    (shape) =>
      shape.levels.includes(spec.level) &&
      (!shape.isDrawn || spec.questionType === 'open-ended') &&
      (structure === undefined || structure === shape.id) &&
      (!isSyllabusOnly || isStructureInSyllabus(spec, shape)),
  );
