import {
  type GradeLevel,
  MARKS_BY_LEVEL,
  type ProficiencyLevel,
  gradeNumber,
} from '@sumfox/curriculum/grades';
import { type Ask, listAsks } from '../asks/asks.js';
import { fitsGraph } from '../forms/graph.forms.js';
import { isOfLevel, measureDemand, measureHelped } from '../proof/demand.js';
import {
  FEWEST_STRUCTURES,
  type LevelWindow,
  distanceFrom,
  isLong,
  keepNearest,
} from '../proof/level-window.js';
import { GATEWAY_STRUCTURES, STRUCTURES } from '../structures/catalogue.js';
import type { Structure } from '../structures/structure.js';
import { type CoreCell, coreCellKey, isOfCell } from './core-cell.js';

/** An ask as a level puts it: `isHelped` where a part of the working is shown, so that only forms that show it fit. */
export interface LevelAsk {
  ask: Ask;
  points: number;
  isHelped: boolean;
}

/** A structure with its asks for a level. */
export interface Choosable {
  structure: Structure;
  asks: readonly LevelAsk[];
}

/** What is looked for: the asks of a grade and level, of one cell where one is named. */
export interface LevelSpec {
  grade: GradeLevel;
  level: ProficiencyLevel;
  cell?: CoreCell | undefined;
}

const choosable = new Map<string, readonly Choosable[]>();

/** Fewest lines of the working for one, two and four marks in every grade: a story that one line answers is no long item. */
const FEWEST_LINES: Readonly<Record<ProficiencyLevel, number>> = {
  not_ready: 1,
  guided: 1,
  independent: 2,
  mastery: 3,
};

/** Lines that work something out: "In the end, both had 426" is a line, and no work. */
const countLines = ({ lines }: Ask): number => lines.filter(({ by }) => by.op !== 'name').length;

const isLongEnough = (ask: Ask, { grade, level }: LevelSpec): boolean => {
  // One sum, even backwards, is no guided work from Primary 4 on.
  const fewest = level === 'guided' && gradeNumber(grade) > 3 ? 2 : FEWEST_LINES[level];
  return countLines(ask) >= Math.max(fewest, Math.min(2, MARKS_BY_LEVEL[level]));
};

/** An ask for a level: as it stands where its points belong there, else with a part of its working shown (0226). */
function toLevelAsk(structure: Structure, ask: Ask, { grade, level, cell }: LevelSpec): LevelAsk[] {
  const points = measureDemand(structure)(ask);
  const lines = countLines(ask);
  if (isOfLevel(points, grade, level, lines)) return [{ ask, points, isHelped: false }];
  const helped = cell && gradeNumber(grade) > 2 ? measureHelped(structure, ask, { grade, level }) : null;
  return helped !== null && isOfLevel(helped, grade, level, lines)
    ? [{ ask, points: helped, isHelped: true }]
    : [];
}

/** The structures of a grade, or of one of its cells, whatever their asks. */
function listCandidates({ grade, cell }: LevelSpec): readonly Structure[] {
  return [...STRUCTURES, ...(cell ? GATEWAY_STRUCTURES : [])].filter(
    ({ id, grades }) => grades.includes(grade) && (!cell || cell.structures.includes(id)),
  );
}

/** An ask for a level and a cell; none where it does not fit. */
function toFittingAsk(structure: Structure, ask: Ask, spec: LevelSpec): LevelAsk[] {
  const { cell } = spec;
  if (cell && !(isOfCell(cell, structure, ask) && isLongEnough(ask, spec))) return [];
  if (cell?.hasGraph && !fitsGraph(structure, ask)) return [];
  return toLevelAsk(structure, ask, spec);
}

/** The structures of a grade, or of one of its cells, that have asks of a level; found once. */
export function listOfLevel(spec: LevelSpec): readonly Choosable[] {
  const { grade, level, cell } = spec;
  // Of a cell the structures of the syllabus alone may be left.
  const key = `${grade} ${level} ${cell ? `${coreCellKey(cell)} ${cell.structures.length}` : ''}`;
  const known = choosable.get(key);
  if (known) return known;
  const found = listCandidates(spec).flatMap((structure) => {
    const asks = listAsks(structure).flatMap((ask) => toFittingAsk(structure, ask, spec));
    return asks.length === 0 ? [] : [{ structure, asks }];
  });
  choosable.set(key, found);
  return found;
}

/** A form as asks are chosen for it: the points that it adds, and whether it shows a part of the working. */
export interface AskingForm {
  points: number;
  isShowing: boolean;
}

/** What is found again and again of the same choices. */
class Kept<T> {
  private readonly all = new WeakMap<readonly Choosable[], Map<string, T>>();

  find(choices: readonly Choosable[], key: string, make: () => T): T {
    const ofChoices = this.all.get(choices) ?? new Map<string, T>();
    this.all.set(choices, ofChoices);
    const known = ofChoices.get(key);
    if (known !== undefined) return known;
    const made = make();
    ofChoices.set(key, made);
    return made;
  }
}

const puttable = new Kept<readonly Choosable[]>();

/** The asks that a form can put: those with a part of the working shown need a form that shows it. */
export function listPuttable(choices: readonly Choosable[], { isShowing }: AskingForm): readonly Choosable[] {
  if (isShowing) return choices;
  return puttable.find(choices, '', () =>
    choices.flatMap(({ structure, asks }) => {
      const own = asks.filter(({ isHelped }) => !isHelped);
      return own.length === 0 ? [] : [{ structure, asks: own }];
    }),
  );
}

const keyOf = ({ points, isShowing }: AskingForm, window: LevelWindow): string =>
  `${points} ${isShowing} ${window.join(' ')}`;

const reached = new Kept<number>();

/** How near a form brings some asks to a window; Infinity where it can put none of them. */
export const reachOf = (choices: readonly Choosable[], form: AskingForm, window: LevelWindow): number =>
  reached.find(choices, keyOf(form, window), () =>
    Math.min(
      ...listPuttable(choices, form).flatMap(({ asks }) =>
        asks.map(({ points }) => distanceFrom(points + form.points, window)),
      ),
    ),
  );

/** What one draw keeps to: the level, the points that are typical of it, and the form. */
interface Typical {
  level: ProficiencyLevel;
  window: LevelWindow;
  form: AskingForm;
}

const typical = new Kept<readonly Choosable[]>();

/**
 * The structures that one draw tries first, with their asks that come to the window or nearest to it. At mastery few
 * structures have hard asks, and these would lead in their sub-strands: all others keep their hardest ones there.
 */
export const listTypical = (
  choices: readonly Choosable[],
  { level, window, form }: Typical,
): readonly Choosable[] =>
  typical.find(choices, `${level} ${keyOf(form, window)}`, () =>
    findTypical(listPuttable(choices, form), { level, window, form }),
  );

/** Of the structures that one draw tries first those that a form brings to the window. */
export const listNear = (
  choices: readonly Choosable[],
  window: LevelWindow,
  form: AskingForm,
): readonly Choosable[] =>
  choices.filter(({ asks }) => asks.some(({ points }) => distanceFrom(points + form.points, window) === 0));

function findTypical(choices: readonly Choosable[], { level, window, form }: Typical): readonly Choosable[] {
  const measured = choices.map(({ structure, asks }) => {
    const all = asks.map((one) => ({ one, distance: distanceFrom(one.points + form.points, window) }));
    const nearest = Math.min(...all.map(({ distance }) => distance));
    const kept = all.flatMap(({ one, distance }) => (distance === nearest ? [one] : []));
    return { choice: { structure, asks: kept }, nearest };
  });
  const fewest = level === 'mastery' && !isLong(window) ? choices.length : FEWEST_STRUCTURES;
  return keepNearest(measured, ({ nearest }) => nearest, fewest).map(({ choice }) => choice);
}

/** Whether a structure of the core has an ask for a cell at a level: stops at the first, which a whole list would not. */
export const hasStructures = (spec: LevelSpec): boolean =>
  listCandidates(spec).some((structure) =>
    listAsks(structure).some((ask) => toFittingAsk(structure, ask, spec).length > 0),
  );

/** How many structures of the core have asks for a cell at a level. */
export const countStructures = (spec: LevelSpec): number => listOfLevel(spec).length;

const FORMS: readonly AskingForm[] = [0, 1].flatMap((points) => [
  { points, isShowing: false },
  { points, isShowing: true },
]);

/** The one object that stands for all forms that add so many points. */
export const findAskingForm = (points: number, isShowing: boolean): AskingForm =>
  FORMS.find((one) => one.points === points && one.isShowing === isShowing) ?? { points, isShowing };

/** Whether a cell has an ask of the core that some form brings to a window. */
export const comesTo = (spec: LevelSpec, window: LevelWindow): boolean =>
  FORMS.some((form) => reachOf(listOfLevel(spec), form, window) === 0);
