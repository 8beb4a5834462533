import {
  type GradeLevel,
  MARKS_BY_LEVEL,
  type ProficiencyLevel,
  gradeNumber,
} from '@sumfox/curriculum/grades';
import { type Ask, listAsks } from '../asks/asks.js';
import type { Dice } from '../core/dice.js';
import { isOfLevel, measureDemand, measureHelped } from '../proof/demand.js';
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
  const points = measureDemand(structure, ask);
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

/** Points that are worth 4 and 5 marks in a paper (`toPaperMarks`), and how many of twenty long items have them at least. */
const LONG_ITEMS = [
  { least: 11, ofTwenty: 5 },
  { least: 9, ofTwenty: 13 },
] as const;

/**
 * Points that most draws of a level keep to, for two grades each: the lowest level to its easy asks, the others to their
 * hard ones, so that the mean of a cell rises from level to level.
 */
const TYPICAL: Readonly<Record<ProficiencyLevel, ReadonlyArray<{ least?: number; most?: number }>>> = {
  not_ready: [{ most: 2 }, { most: 2 }, { most: 2 }],
  guided: [{ least: 3 }, { least: 3 }, { least: 4 }],
  independent: [{ least: 4 }, { least: 5 }, { least: 6 }],
  mastery: [{ least: 5 }, { least: 7 }, { least: 8 }],
};
const TYPICAL_OF_TWENTY = 16;

/** The asks of some points with their structures. */
const withPoints = (
  choices: readonly Choosable[],
  { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number },
): readonly Choosable[] =>
  choices.flatMap(({ structure, asks }) => {
    const fitting = asks.filter(({ points }) => points >= least && points <= most);
    return fitting.length === 0 ? [] : [{ structure, asks: fitting }];
  });

/**
 * The structures and asks that one draw picks from. Half of the long items of Primary 6 are as hard as problems of 4 and
 * 5 marks in a paper, so far as there are such asks; everywhere else each ask is as likely as the others.
 */
export function listOfDemand(
  dice: Dice,
  { grade, level }: LevelSpec,
  choices: readonly Choosable[],
): readonly Choosable[] {
  if (grade !== 'Primary 6' || level !== 'mastery') return choices;
  const at = dice.int(1, 20);
  for (const { least, ofTwenty } of LONG_ITEMS) {
    const hard = at <= ofTwenty ? withPoints(choices, { least }) : [];
    if (hard.length > 0) return hard;
  }
  return choices;
}

/**
 * What most draws try first: the asks that are typical of the level; none where a draw tries all alike. At mastery a
 * structure without such asks keeps its own: few structures have hard ones, and these would lead in their sub-strands.
 */
export function listTypical(
  dice: Dice,
  { grade, level }: LevelSpec,
  choices: readonly Choosable[],
): readonly Choosable[] {
  const band = TYPICAL[level][Math.floor((gradeNumber(grade) - 1) / 2)];
  if (!band || dice.int(1, 20) > TYPICAL_OF_TWENTY) return [];
  if (level !== 'mastery') return withPoints(choices, band);
  return choices.map((choice) => withPoints([choice], band)[0] ?? choice);
}

/** Whether a structure of the core has an ask for a cell at a level: stops at the first, which a whole list would not. */
export const hasStructures = (spec: LevelSpec): boolean =>
  listCandidates(spec).some((structure) =>
    listAsks(structure).some((ask) => toFittingAsk(structure, ask, spec).length > 0),
  );

/** How many structures of the core have asks for a cell at a level. */
export const countStructures = (spec: LevelSpec): number => listOfLevel(spec).length;
