import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '@sumfox/curriculum/grades';
import { maskedStem } from './checks/near-duplicates.js';
import { readTold } from './checks/young-reading.js';
import { readCoreParams } from './core-params.js';
import { MADE_KINDS } from './made-kinds.js';
import { readFormParams, readMeasured } from './form-params.js';
import { type Measure, isBroken, shareOf, sumOf, writeMeasure } from './report/measure.js';
import { structureOf } from './situations/situation-shapes.js';

/** Draws of a cell and level that are compared, as many of each type, however many are drawn. */
export const VARIED_DRAWS = 24;
const STEMS_WANTED = 16;

/** What the draws of one cell at one level came to. */
interface CellLevel {
  level: ProficiencyLevel;
  draws: number;
  ofType: Map<QuestionKind, number>;
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
  /** Draws of each structure by sub-strand. */
  private readonly leading = new Map<string, Map<string, number>>();

  /** The first draws of all types in turn are compared, or those of the types that are named. */
  constructor(
    private readonly grade: GradeLevel,
    private readonly kinds: readonly QuestionKind[] = MADE_KINDS,
  ) {}

  /** Takes an item of its cell and level; the draws behind the first ones are not compared. */
  take(item: Item): void {
    const { question, provenance } = item;
    if (!this.kinds.includes(question.questionType)) return;
    const key = `${question.subStrandId} ${question.heuristicId} ${question.proficiencyLevel}`;
    const cell = this.cells.get(key) ?? {
      level: question.proficiencyLevel,
      draws: 0,
      ofType: new Map<QuestionKind, number>(),
      stems: new Set<string>(),
      pairs: new Set<string>(),
      structures: new Set<string>(),
      formed: 0,
    };
    this.cells.set(key, cell);
    const core = readCoreParams(item);
    const measured = readMeasured(item);
    if (measured && question.proficiencyLevel === 'mastery') this.paperMarks.push(measured.paperMarks);
    const ofType = (cell.ofType.get(question.questionType) ?? 0) + 1;
    if (ofType > VARIED_DRAWS / this.kinds.length) return;
    cell.ofType.set(question.questionType, ofType);
    cell.draws += 1;
    cell.stems.add(maskedStem(readTold(question)));
    cell.pairs.add(provenance.template);
    const structure = core?.structure ?? structureOf(provenance.template.split('/')[2] ?? '');
    cell.structures.add(structure);
    const led = this.leading.get(question.subStrandId) ?? new Map<string, number>();
    this.leading.set(question.subStrandId, led.set(structure, (led.get(structure) ?? 0) + 1));
    if (readFormParams(item).form !== 'plain') cell.formed += 1;
  }

  /** The measures against their bounds; none where no cell and level has all the draws that they are about. */
  listMeasures(): Measure[] {
    const all = [...this.cells.values()];
    if (!all.some(({ draws }) => draws === VARIED_DRAWS)) return [];
    const pairs = gradeNumber(this.grade) < 3 ? 3 : 4;
    const share = (fits: (cell: CellLevel) => boolean): number =>
      shareOf(all.filter(fits).length, all.length);
    const formed = (levels: readonly ProficiencyLevel[]): number => {
      const of = all.filter(({ level }) => levels.includes(level));
      return shareOf(sumOf(of.map((c) => c.formed)), sumOf(of.map((c) => c.draws)));
    };
    return [
      {
        says: `at least ${STEMS_WANTED} of ${VARIED_DRAWS} different masked stems`,
        percent: share((c) => c.stems.size >= STEMS_WANTED),
        least: 95,
      },
      {
        says: `at least ${pairs} pairs of structure and form`,
        percent: share((c) => c.pairs.size >= pairs),
        least: 95,
      },
      { says: 'one structure only', percent: share((c) => c.structures.size === 1), most: 2 },
      {
        says: 'forms other than plain at the two lowest levels',
        percent: formed(['not_ready', 'guided']),
        least: 45,
      },
      {
        says: 'forms other than plain at the independent level',
        percent: formed(['independent']),
        least: 50,
      },
      { says: 'forms other than plain at mastery', percent: formed(['mastery']), least: 60 },
      ...this.listWorth(),
      {
        says: ['structures that lead in more than two sub-strands', ...this.listLeaders()].join(', '),
        percent: shareOf(this.listLeaders().length, this.leading.size),
        most: 0,
      },
    ];
  }

  /** What the long items are worth in a paper; bounds are set for Primary 6. */
  private listWorth(): Measure[] {
    if (this.paperMarks.length === 0) return [];
    const worth = (least: number): number =>
      shareOf(this.paperMarks.filter((marks) => marks >= least).length, this.paperMarks.length);
    const [three, four, five] = [3, 4, 5].map((least) => ({
      says: `mastery worth ${least} or more paper marks`,
      percent: worth(least),
    }));
    const isBound = this.grade === 'Primary 6';
    return [
      ...(three ? [{ ...three, ...(isBound ? { least: 99 } : {}) }] : []),
      ...(four ? [{ ...four, ...(isBound ? { least: 45 } : {}) }] : []),
      ...(five ? [{ ...five, ...(isBound ? { least: 12 } : {}) }] : []),
    ];
  }

  /** Structures that are drawn most often in more than two sub-strands. */
  listLeaders(): string[] {
    const leads = new Map<string, number>();
    for (const drawn of this.leading.values()) {
      const [first] = [...drawn].toSorted(([, a], [, b]) => b - a);
      if (first) leads.set(first[0], (leads.get(first[0]) ?? 0) + 1);
    }
    return [...leads].filter(([, count]) => count > 2).map(([structure]) => structure);
  }

  private get isHeld(): boolean {
    return this.kinds === MADE_KINDS;
  }

  /** The table, one line for each measure; empty without draws. */
  listLines(): string[] {
    return this.listMeasures().map((measure) =>
      this.isHeld
        ? writeMeasure(measure)
        : `${this.kinds.join(' and ')}: ${writeMeasure({ says: measure.says, percent: measure.percent })}, held to no bound`,
    );
  }

  /** The bounds that are broken, in the same words; draws of single types are held to none. */
  listBroken(): string[] {
    return this.isHeld ? this.listMeasures().filter(isBroken).map(writeMeasure) : [];
  }
}
