import type { Item } from '@sumfox/contracts/question/item';
import {
  GRADE_LEVELS,
  type GradeLevel,
  PROFICIENCY_LEVELS,
  gradeShortLabel,
} from '@sumfox/curriculum/grades';
import { listCombinations } from '@sumfox/curriculum/sub-strands';
import { findCell, templateOf } from './cells.js';
import { checkItem } from './check-item.js';
import { listWords } from './checks/read-text.js';
import { READING_LIMITS, listReadingFaults } from './checks/readability.js';
import { findCoreCell } from './draw/core-cells.js';
import { UsageFault, readGrade, readHeuristic, readOptions, readWhole } from './command-line.js';
import { makeItem } from './make-item.js';
import { Variety } from './question-variety.js';
import { DemandRise } from './report/demand-rise.js';
import { YoungPages } from './report/young-pages.js';
import { KeyPlaces } from './report/key-places.js';
import { listSupportedPairings } from './supported-pairings.js';
import { MADE_KINDS } from './made-kinds.js';

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** What the draws of some cells came to. */
class Tally {
  draws = 0;
  readonly failed = new Map<string, number>();
  readonly words: number[] = [];
  readonly times: number[] = [];
  distractors = 0;
  named = 0;
  readable = 0;

  fail(kind: string): void {
    this.failed.set(kind, (this.failed.get(kind) ?? 0) + 1);
  }

  take(item: Item, spent: number): void {
    const { question, scheme } = item;
    this.times.push(spent);
    this.words.push(listWords(question.questionText).length);
    if (listReadingFaults(item.provenance.gradeLevel, question.questionText).length === 0) this.readable += 1;
    if (question.questionType !== 'mcq') return;
    const key = scheme.parts[0]?.expected ?? '';
    const wrong = question.mcqOptions?.filter((option) => option.label !== key) ?? [];
    this.distractors += wrong.length;
    this.named += wrong.filter((option) =>
      scheme.misconceptions.some((m) => m.answer === option.text),
    ).length;
  }

  add(other: Tally): void {
    this.draws += other.draws;
    for (const [kind, n] of other.failed) this.failed.set(kind, (this.failed.get(kind) ?? 0) + n);
    for (const n of other.words) this.words.push(n);
    for (const n of other.times) this.times.push(n);
    this.distractors += other.distractors;
    this.named += other.named;
    this.readable += other.readable;
  }

  /** Share of stems within the table of words and sentences of their grade. */
  get readableShare(): number {
    return this.words.length === 0 ? 1 : this.readable / this.words.length;
  }
}

/** Share of stems that a pupil of the grade can read, by the curriculum's table of words and sentences. */
const LEAST_READABLE = 0.98;

/** From so many draws on, the shapes that did not come out are named. */
const FEWEST_FOR_NAMES = 50;

interface CellReport {
  tally: Tally;
  /** Templates that came out at least once. */
  templates: Set<string>;
  /** Different items for each level. */
  distinct: number[];
  failedDraws: number;
}

/** Whatever counts the items that were drawn. */
interface Taker {
  take: (item: Item) => void;
}

/** Draws a cell at every level and in every type, and checks what comes out a second time. */
function drawCell(
  cell: { gradeLevel: GradeLevel; subStrandId: string; heuristicId: Item['question']['heuristicId'] },
  draws: number,
  seed: number,
  measures: readonly Taker[],
): CellReport {
  const tally = new Tally();
  const templates = new Set<string>();
  let failedDraws = 0;
  const distinct = PROFICIENCY_LEVELS.map((level) => {
    const items = new Set<string>();
    for (const questionType of MADE_KINDS) {
      for (let i = 0; i < draws; i += 1) {
        tally.draws += 1;
        const started = performance.now();
        try {
          const item = makeItem({ ...cell, level, questionType, seed: seed + i, id: `${seed + i}` });
          tally.take(item, performance.now() - started);
          for (const measure of measures) measure.take(item);
          const { faults } = checkItem(item);
          for (const fault of faults) tally.fail(fault.split(':')[0] ?? fault);
          if (faults.length > 0) failedDraws += 1;
          const { template, params } = item.provenance;
          templates.add(template);
          items.add(`${template} ${JSON.stringify(params)} ${item.question.questionText}`);
        } catch (fault) {
          failedDraws += 1;
          tally.fail(fault instanceof Error ? fault.name : 'unknown');
          print(`  ${fault instanceof Error ? fault.message : String(fault)}`);
        }
      }
    }
    return items.size;
  });
  return { tally, templates, distinct, failedDraws };
}

function printSummary(name: string, cells: number, wanted: number, tally: Tally, fewest: string): void {
  print('');
  print(
    `${name}: cells ${cells} of ${wanted}, draws ${tally.draws}, fewest distinct items in a cell and level ${fewest}`,
  );
  print(
    `  failed checks: ${tally.failed.size === 0 ? 'none' : [...tally.failed].map(([kind, n]) => `${kind} ${n}`).join(', ')}`,
  );
  print(`  distractors with a named misconception: ${percent(tally.named, tally.distractors)}`);
  print(
    `  milliseconds per item: median ${quantile(tally.times, 0.5).toFixed(2)} (bound 3), 95 % ${quantile(tally.times, 0.95).toFixed(2)}; items a second ${Math.round(
      (1000 * tally.times.length) /
        Math.max(
          1,
          tally.times.reduce((a, b) => a + b, 0),
        ),
    )}`,
  );
}

/** Draws every cell of the grades and prints what failed; exit 1 on any failure, missing cell or broken bound, 2 on a wrong option. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['grade', 'draws', 'seed', 'sub-strand', 'heuristic']);
  const grades = options.has('grade') ? [readGrade(options.get('grade'))] : GRADE_LEVELS;
  const draws = readWhole(options.get('draws') ?? '20', 'draws', 1, 10_000);
  const seed = readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 30);
  const onlySubStrand = options.get('sub-strand');
  const onlyHeuristic = options.has('heuristic') ? readHeuristic(options.get('heuristic')) : null;
  const isWanted = (p: { subStrandId: string; heuristicId: string }): boolean =>
    (onlySubStrand === undefined || p.subStrandId === onlySubStrand) &&
    (onlyHeuristic === null || p.heuristicId === onlyHeuristic);

  const whole = new Tally();
  const keysOfAll = new KeyPlaces();
  let cells = 0;
  let wanted = 0;
  let fewestOfAll = Number.POSITIVE_INFINITY;
  const broken: string[] = [];
  for (const gradeLevel of grades) {
    const pairings = listSupportedPairings(gradeLevel).filter(isWanted);
    const applicable = listCombinations(gradeLevel).filter(isWanted).length;
    const tally = new Tally();
    const variety = new Variety(gradeLevel);
    const keys = new KeyPlaces();
    const rise = new DemandRise(gradeLevel);
    const pages = new YoungPages(gradeLevel);
    let fewest = Number.POSITIVE_INFINITY;
    let shapes = 0;
    const unseen: string[] = [];
    print('');
    print(
      `${gradeLevel.padEnd(48)} ${'draws'.padStart(7)} ${'failed'.padStart(7)} ${'distinct per level'.padStart(26)} ${'median words'.padStart(13)}`,
    );
    for (const { subStrandId, heuristicId } of pairings) {
      const cell = drawCell({ gradeLevel, subStrandId, heuristicId }, draws, seed, [
        variety,
        keys,
        rise,
        pages,
        keysOfAll,
      ]);
      fewest = Math.min(fewest, ...cell.distinct);
      const found = findCell(gradeLevel, subStrandId, heuristicId);
      const names = found?.shapes.map((shape) => templateOf(found, shape)) ?? [];
      shapes += names.length;
      unseen.push(...names.filter((name) => !cell.templates.has(name)));
      tally.add(cell.tally);
      print(
        `${`${subStrandId} ${heuristicId}`.padEnd(48)} ${String(cell.tally.draws).padStart(7)} ${String(cell.failedDraws).padStart(7)} ${cell.distinct.join(' / ').padStart(26)} ${String(quantile(cell.tally.words, 0.5)).padStart(13)}`,
      );
    }
    const { medianStem, stem } = READING_LIMITS[gradeLevel];
    printSummary(
      gradeShortLabel(gradeLevel),
      pairings.length,
      applicable,
      tally,
      `${fewest} of ${3 * draws}`,
    );
    print(
      `  words in a stem: median ${quantile(tally.words, 0.5)} (table ${medianStem}), 95 % ${quantile(tally.words, 0.95)}, most ${quantile(tally.words, 1)} (table ${stem})`,
    );
    print(`  stems within the table: ${percent(tally.readable, tally.words.length)} (bound 98 %)`);
    if (tally.readableShare < LEAST_READABLE)
      broken.push(`${gradeShortLabel(gradeLevel)} stems within the table of reading`);
    // A few draws cannot meet every shape; with many, one that never comes out is dead.
    const named = draws >= FEWEST_FOR_NAMES && unseen.length > 0 ? `, never: ${unseen.join(', ')}` : '';
    print(`  shapes drawn ${shapes - unseen.length} of ${shapes}${named}`);
    const core = pairings.filter((p) => findCoreCell(gradeLevel, p.subStrandId, p.heuristicId));
    const shared = core.filter((p) => findCell(gradeLevel, p.subStrandId, p.heuristicId)).length;
    print(
      `  cells drawn from the core ${core.length - shared} of ${pairings.length}, with shapes ${shared}, from shapes ${pairings.length - core.length}`,
    );
    for (const line of [variety, keys, rise, pages].flatMap((measure) => measure.listLines()))
      print(`  ${line}`);
    const leaders = variety.listLeaders();
    if (leaders.length > 0) print(`  lead in more than two sub-strands: ${leaders.join(', ')}`);
    broken.push(
      ...[variety, keys, rise, pages]
        .flatMap((measure) => measure.listBroken())
        .map((line) => `${gradeShortLabel(gradeLevel)} ${line}`),
    );
    cells += pairings.length;
    wanted += applicable;
    fewestOfAll = Math.min(fewestOfAll, fewest);
    whole.add(tally);
  }
  if (wanted === 0) throw new UsageFault('No such cell');
  if (grades.length > 1) {
    printSummary('All grades', cells, wanted, whole, `${fewestOfAll} of ${3 * draws}`);
    for (const line of keysOfAll.listLines()) print(`  ${line}`);
  }
  print('');
  print(broken.length === 0 ? 'no bound is broken' : 'broken bounds:');
  for (const line of broken) print(`  ${line}`);
  if (whole.failed.size > 0 || cells < wanted || broken.length > 0) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof UsageFault)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 2;
}
