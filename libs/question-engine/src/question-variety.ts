import type { Item } from '@sumfox/contracts/question/item';
import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { maskedStem } from './checks/near-duplicates.js';
import { readCoreParams } from './core-params.js';
import { readFormParams } from './form-params.js';
import { structureOf } from './situations/situation-shapes.js';

/** Draws of a cell and level that are compared: eight of each type. */
const DRAWS = 24;
const STEMS_WANTED = 16;

/** What the draws of one cell at one level came to. */
interface CellLevel {
  level: ProficiencyLevel;
  draws: number;
  stems: Set<string>;
  /** Structure and form. */
  pairs: Set<string>;
  structures: Set<string>;
  /** Draws in another form than the plain one. */
  formed: number;
}

/** How different the draws of a grade are, against the bounds that the plan of forms sets. */
export class Variety {
  private readonly cells = new Map<string, CellLevel>();
  private paperMarks: number[] = [];

  constructor(private readonly grade: GradeLevel) {}

  /** Takes an item of its cell and level; the draws behind the first ones are not compared. */
  take(item: Item): void {
    const { question, provenance } = item;
    const key = `${question.subStrandId} ${question.heuristicId} ${question.proficiencyLevel}`;
    const cell = this.cells.get(key) ?? {
      level: question.proficiencyLevel,
      draws: 0,
      stems: new Set<string>(),
      pairs: new Set<string>(),
      structures: new Set<string>(),
      formed: 0,
    };
    this.cells.set(key, cell);
    const core = readCoreParams(item);
    if (core && question.proficiencyLevel === 'mastery') this.paperMarks.push(core.paperMarks);
    if (cell.draws >= DRAWS) return;
    cell.draws += 1;
    cell.stems.add(maskedStem(question.questionText));
    cell.pairs.add(provenance.template);
    cell.structures.add(core?.structure ?? structureOf(provenance.template.split('/')[2] ?? ''));
    if (readFormParams(item).form !== 'plain') cell.formed += 1;
  }

  /** The table, one line for each measure; empty without draws. */
  listLines(): string[] {
    const all = [...this.cells.values()];
    if (all.length === 0) return [];
    const pairs = gradeNumber(this.grade) < 3 ? 3 : 4;
    const share = (fits: (cell: CellLevel) => boolean): string =>
      percentOf(all.filter(fits).length, all.length);
    const formed = (levels: readonly ProficiencyLevel[]): string => {
      const of = all.filter(({ level }) => levels.includes(level));
      return percentOf(sumOf(of.map((c) => c.formed)), sumOf(of.map((c) => c.draws)));
    };
    const worth = (least: number): string =>
      percentOf(this.paperMarks.filter((marks) => marks >= least).length, this.paperMarks.length);
    return [
      `at least ${STEMS_WANTED} of ${DRAWS} different masked stems: ${share((c) => c.stems.size >= STEMS_WANTED)} of cell-levels (bound 95 %)`,
      `at least ${pairs} pairs of structure and form: ${share((c) => c.pairs.size >= pairs)} (bound 95 %)`,
      `one structure only: ${share((c) => c.structures.size === 1)} (bound 2 %)`,
      `forms other than plain: N G ${formed(['not_ready', 'guided'])} (45 %), I ${formed(['independent'])} (50 %), M ${formed(['mastery'])} (60 %)`,
      ...(this.paperMarks.length > 0
        ? [`mastery of the core worth 4 or more paper marks: ${worth(4)}, 5: ${worth(5)}`]
        : []),
    ];
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const percentOf = (part: number, whole: number): string =>
  `${Math.round((100 * part) / Math.max(1, whole))} %`;
