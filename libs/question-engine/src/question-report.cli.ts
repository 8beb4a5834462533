import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
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
import { UsageFault, readGrade, readHeuristic, readOptions, readWhole, runCommand } from './command-line.js';
import { type ItemSpec, makeItem } from './make-item.js';
import { VARIED_DRAWS, Variety } from './question-variety.js';
import { DemandRise } from './report/demand-rise.js';
import { YoungPages } from './report/young-pages.js';
import { FEWEST_CHOICES, KeyPlaces } from './report/key-places.js';
import { sumOf } from './report/measure.js';
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

  /** The bound of reading where the draws break it. */
  listBroken(): string[] {
    return this.readable < LEAST_READABLE * this.words.length ? ['stems within the table of reading'] : [];
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

type Pairing = ReturnType<typeof listSupportedPairings>[number];

type CellSpec = Pick<ItemSpec, 'gradeLevel' | 'subStrandId' | 'heuristicId'>;

/** Where the draws begin, and how many there are of a type in each cell and level. */
interface Range {
  seed: number;
  drawsOf: (questionType: QuestionKind) => number;
}

/** The processor time of this process so far, in milliseconds: others at work on the machine do not count. */
function readSpent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Draws a cell at every level and in every type, and checks what comes out a second time. */
function drawCell(cell: CellSpec, { seed, drawsOf }: Range, measures: readonly Taker[]): CellReport {
  const tally = new Tally();
  const templates = new Set<string>();
  let failedDraws = 0;
  const distinct = PROFICIENCY_LEVELS.map((level) => {
    const items = new Set<string>();
    for (const questionType of MADE_KINDS) {
      for (let i = 0; i < drawsOf(questionType); i += 1) {
        tally.draws += 1;
        const started = readSpent();
        try {
          const item = makeItem({ ...cell, level, questionType, seed: seed + i, id: `${seed + i}` });
          tally.take(item, readSpent() - started);
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

/** What the cells of a grade came to, or those of all grades. */
interface Summary {
  cells: number;
  wanted: number;
  tally: Tally;
  /** Fewest different items of a cell and level. */
  fewest: number;
}

function printSummary(name: string, { cells, wanted, tally, fewest }: Summary): void {
  const { failed, times } = tally;
  const spent = times.reduce((a, b) => a + b, 0);
  print('');
  print(
    `${name}: cells ${cells} of ${wanted}, draws ${tally.draws}, fewest distinct items in a cell and level ${fewest}`,
  );
  print(
    `  failed checks: ${failed.size === 0 ? 'none' : [...failed].map(([kind, n]) => `${kind} ${n}`).join(', ')}`,
  );
  print(`  distractors with a named misconception: ${percent(tally.named, tally.distractors)}`);
  print(
    `  milliseconds of the processor per item: median ${quantile(times, 0.5).toFixed(2)}, 95 % ${quantile(times, 0.95).toFixed(2)}; items a second ${Math.round((1000 * times.length) / Math.max(1, spent))}`,
  );
}

function printReading(gradeLevel: GradeLevel, { words, readable }: Tally): void {
  const { medianStem, stem } = READING_LIMITS[gradeLevel];
  print(
    `  words in a stem: median ${quantile(words, 0.5)} (table ${medianStem}), 95 % ${quantile(words, 0.95)}, most ${quantile(words, 1)} (table ${stem})`,
  );
  print(`  stems within the table: ${percent(readable, words.length)} (bound ${100 * LEAST_READABLE} %)`);
}

function printSources(gradeLevel: GradeLevel, pairings: readonly Pairing[]): void {
  const core = pairings.filter((p) => findCoreCell(gradeLevel, p.subStrandId, p.heuristicId));
  const shared = core.filter((p) => findCell(gradeLevel, p.subStrandId, p.heuristicId)).length;
  print(
    `  cells drawn from the core ${core.length - shared} of ${pairings.length}, with shapes ${shared}, from shapes ${pairings.length - core.length}`,
  );
}

/** Draws the cells of a grade and prints a line for each; the shapes that came out are `seen`. */
function drawGrade(
  gradeLevel: GradeLevel,
  pairings: readonly Pairing[],
  range: Range,
  measures: readonly Taker[],
): { tally: Tally; fewest: number; seen: Set<string> } {
  const tally = new Tally();
  const seen = new Set<string>();
  let fewest = Number.POSITIVE_INFINITY;
  print('');
  print(
    `${gradeLevel.padEnd(48)} ${'draws'.padStart(7)} ${'failed'.padStart(7)} ${'distinct per level'.padStart(26)} ${'median words'.padStart(13)}`,
  );
  for (const { subStrandId, heuristicId } of pairings) {
    const cell = drawCell({ gradeLevel, subStrandId, heuristicId }, range, measures);
    fewest = Math.min(fewest, ...cell.distinct);
    for (const template of cell.templates) seen.add(template);
    tally.add(cell.tally);
    print(
      `${`${subStrandId} ${heuristicId}`.padEnd(48)} ${String(cell.tally.draws).padStart(7)} ${String(cell.failedDraws).padStart(7)} ${cell.distinct.join(' / ').padStart(26)} ${String(quantile(cell.tally.words, 0.5)).padStart(13)}`,
    );
  }
  return { tally, fewest, seen };
}

/** A few draws cannot meet every shape; with many, one that never comes out is dead. */
function printShapes(
  gradeLevel: GradeLevel,
  pairings: readonly Pairing[],
  seen: ReadonlySet<string>,
  range: Range,
): void {
  const names = pairings.flatMap(({ subStrandId, heuristicId }) => {
    const cell = findCell(gradeLevel, subStrandId, heuristicId);
    return cell?.shapes.map((shape) => templateOf(cell, shape)) ?? [];
  });
  const unseen = names.filter((name) => !seen.has(name));
  const isNamed = range.drawsOf('mcq') >= FEWEST_FOR_NAMES && unseen.length > 0;
  print(
    `  shapes drawn ${names.length - unseen.length} of ${names.length}${isNamed ? `, never: ${unseen.join(', ')}` : ''}`,
  );
}

/** Reports a grade: what its cells came to, and the bounds that it breaks. */
function reportGrade(
  gradeLevel: GradeLevel,
  isWanted: (pairing: Pairing) => boolean,
  { seed, draws }: { seed: number; draws: string | undefined },
  keysOfAll: KeyPlaces,
): Summary & { broken: string[] } {
  const pairings = listSupportedPairings(gradeLevel).filter(isWanted);
  const range = { seed, drawsOf: drawsOf(draws, pairings.length) };
  const measures = [
    new Variety(gradeLevel),
    new Variety(gradeLevel, ['open-ended']),
    new KeyPlaces(),
    new DemandRise(gradeLevel),
    new YoungPages(gradeLevel),
  ];
  const { tally, fewest, seen } = drawGrade(gradeLevel, pairings, range, [...measures, keysOfAll]);
  const name = gradeShortLabel(gradeLevel);
  const wanted = listCombinations(gradeLevel).filter(isWanted).length;
  const summary = { cells: pairings.length, wanted, tally, fewest };
  printSummary(name, summary);
  printReading(gradeLevel, tally);
  printShapes(gradeLevel, pairings, seen, range);
  printSources(gradeLevel, pairings);
  for (const line of measures.flatMap((measure) => measure.listLines())) print(`  ${line}`);
  const broken = [...tally.listBroken(), ...measures.flatMap((measure) => measure.listBroken())];
  return { ...summary, broken: broken.map((line) => `${name} ${line}`) };
}

/**
 * Without a number of draws, as many as the bounds are about: 24 open-ended items, and 24 of all types in turn; more of a
 * grade of few cells, whose choices would not tell where keys stand.
 */
function drawsOf(named: string | undefined, cells: number): Range['drawsOf'] {
  const draws = named === undefined ? null : readWhole(named, 'draws', 1, 10_000);
  const forKeys = Math.min(VARIED_DRAWS, Math.ceil(FEWEST_CHOICES / (PROFICIENCY_LEVELS.length * cells)));
  const inTurn = Math.max(forKeys, VARIED_DRAWS / MADE_KINDS.length);
  return (type) => draws ?? (type === 'open-ended' ? VARIED_DRAWS : inTurn);
}

/** Draws every cell of the grades and prints what failed; exit 1 on any failure, missing cell or broken bound, 2 on a wrong option. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['grade', 'draws', 'seed', 'sub-strand', 'heuristic']);
  const grades = options.has('grade') ? [readGrade(options.get('grade'))] : GRADE_LEVELS;
  const range = {
    seed: readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 30),
    draws: options.get('draws'),
  };
  const onlySubStrand = options.get('sub-strand');
  const onlyHeuristic = options.has('heuristic') ? readHeuristic(options.get('heuristic')) : null;
  const isWanted = (p: Pairing): boolean =>
    (onlySubStrand === undefined || p.subStrandId === onlySubStrand) &&
    (onlyHeuristic === null || p.heuristicId === onlyHeuristic);

  const keysOfAll = new KeyPlaces();
  const whole = new Tally();
  const reports = grades.map((gradeLevel) => {
    const report = reportGrade(gradeLevel, isWanted, range, keysOfAll);
    whole.add(report.tally);
    return report;
  });
  const cells = sumOf(reports.map((report) => report.cells));
  const wanted = sumOf(reports.map((report) => report.wanted));
  if (wanted === 0) throw new UsageFault('No such cell');
  if (grades.length > 1) {
    const fewest = Math.min(...reports.map((report) => report.fewest));
    printSummary('All grades', { cells, wanted, tally: whole, fewest });
    for (const line of keysOfAll.listLines()) print(`  ${line}`);
  }
  const broken = reports.flatMap((report) => report.broken);
  print('');
  print(broken.length === 0 ? 'no bound is broken' : 'broken bounds:');
  for (const line of broken) print(`  ${line}`);
  if (whole.failed.size > 0 || cells < wanted || broken.length > 0) process.exitCode = 1;
}

runCommand(main);
