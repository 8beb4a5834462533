import fs from 'node:fs';
import path from 'node:path';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { TEMPLATE_VERSION } from '@sumfox/question-engine/assemble-item';
import { checkItem } from '@sumfox/question-engine/check-item';
import { findCoreCell } from '@sumfox/question-engine/draw/core-cells';
import { drawQuestion } from '@sumfox/question-engine/draw/draw-question';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { type DrawnItem, type ItemSpec, makeDrawnItem } from '@sumfox/question-engine/make-item';
import { solveAgain } from '@sumfox/question-engine/reading/solve-again';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';

/** What the draws of a range came to so far. A second run with the same file goes on from here. */
interface Progress {
  seed: number;
  /** The version of the engine that drew: another one begins another file. */
  templateVersion: number;
  drawn: number;
  /** Draws that gave no item, or one with faults. */
  failed: string[];
  /** Stems of the core that the second solver read, and those where it found another answer. */
  agreed: number;
  differed: string[];
  /** Stems of the core that it could not read, by structure. */
  unread: Record<string, number>;
  /** How many items took so many tenths of a millisecond of the processor. */
  times: Record<string, number>;
}

/** So many draws are done between two notes of the progress. */
const BLOCK = 500;
/** The largest median of an item with its drawing, in milliseconds of the processor. */
const MOST_MILLISECONDS = 3;
/** The largest share of stems that may be beyond the second solver. */
const MOST_UNREAD = 0.05;

const PLACES = GRADE_LEVELS.flatMap((gradeLevel) =>
  listSupportedPairings(gradeLevel).flatMap(({ subStrandId, heuristicId }) =>
    PROFICIENCY_LEVELS.flatMap((level) =>
      MADE_KINDS.map((questionType) => ({ gradeLevel, subStrandId, heuristicId, level, questionType })),
    ),
  ),
);

/** The draw at a place of the range: each cell, level and kind in turn, then the next seed. */
function specAt(index: number, firstSeed: number): ItemSpec {
  const place = PLACES[index % PLACES.length];
  if (!place) throw new Error('The engine has no cells');
  const seed = firstSeed + Math.floor(index / PLACES.length);
  return { ...place, seed, id: String(seed) };
}

const nameOf = ({ gradeLevel, subStrandId, heuristicId, level, questionType, seed }: ItemSpec): string =>
  [gradeLevel, subStrandId, heuristicId, level, questionType, seed].join(' ');

function noteTime({ times }: Progress, { user, system }: NodeJS.CpuUsage): void {
  const tenths = String(Math.ceil((user + system) / 100));
  times[tenths] = (times[tenths] ?? 0) + 1;
}

/** The median of the times, in milliseconds; 0 of none. */
function findMedian({ times }: Progress): number {
  const counts = Object.entries(times)
    .map(([tenths, count]) => ({ tenths: Number(tenths), count }))
    .toSorted((a, b) => a.tenths - b.tenths);
  const half = counts.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  const middle = counts.find(({ count }) => (passed += count) >= half);
  return (middle?.tenths ?? 0) / 10;
}

/** Draws an item and checks it: reasons why it must not be given to a pupil; then the second solver reads it. */
function drawAndCheck(spec: ItemSpec, progress: Progress): void {
  const name = nameOf(spec);
  try {
    const before = process.cpuUsage();
    const { item, core } = makeDrawnItem(spec);
    noteTime(progress, process.cpuUsage(before));
    const { faults } = checkItem(item);
    if (faults.length > 0) progress.failed.push(`${name}: ${faults.join('; ')}`);
    solveDraw(spec, core, progress);
  } catch (fault) {
    // Whatever stops a draw is a result of this run, which goes on with the next one.
    progress.failed.push(`${name}: ${String(fault)}`);
  }
}

/** Reads the item by the second solver: a draw of the core of its own where shapes drew the item and the cell has one. */
function solveDraw(spec: ItemSpec, made: DrawnItem['core'], progress: Progress): void {
  const { gradeLevel: grade, level, questionType: type, seed } = spec;
  const cell = findCoreCell(grade, spec.subStrandId, spec.heuristicId);
  const item = made ?? (cell && drawQuestion({ grade, level, type, seed, cell })?.item);
  if (!item) return;
  const { outcome, found } = solveAgain(item, grade);
  if (outcome === 'agrees') progress.agreed += 1;
  else if (outcome === 'unread') progress.unread[item.structure] = (progress.unread[item.structure] ?? 0) + 1;
  else
    progress.differed.push(
      `${nameOf(spec)}: ${item.plainStem} Key ${item.keyValue.toFraction()}, found ${found.join(', ') || 'nothing'}`,
    );
}

function readProgress(file: string, seed: number): Progress {
  const templateVersion = TEMPLATE_VERSION;
  if (!fs.existsSync(file))
    return { seed, templateVersion, drawn: 0, failed: [], agreed: 0, differed: [], unread: {}, times: {} };
  const progress = JSON.parse(fs.readFileSync(file, 'utf8')) as Progress;
  if (progress.seed !== seed)
    throw new Error(`${file} is about seed ${progress.seed}: name another file for seed ${seed}`);
  if (progress.templateVersion !== templateVersion)
    throw new Error(`${file} is about version ${progress.templateVersion} of the engine: name another file`);
  return progress;
}

/** A run that is stopped while it writes keeps the note before. */
function writeProgress(file: string, progress: Progress): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify(progress, null, 2));
  fs.renameSync(`${file}.new`, file);
}

function readWhole(text: string | undefined, standard: number): number {
  const value = Number(text ?? standard);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`Not a whole number above 0: ${text ?? ''}`);
  return value;
}

const countUnread = ({ unread }: Progress): number =>
  Object.values(unread).reduce((sum, count) => sum + count, 0);

const countStems = (progress: Progress): number =>
  progress.agreed + progress.differed.length + countUnread(progress);

function print(progress: Progress): void {
  const { seed, drawn, failed, agreed, differed, unread } = progress;
  const open = Object.entries(unread).toSorted(([, a], [, b]) => b - a);
  const [read, unreadDraws] = [countStems(progress), countUnread(progress)];
  console.log(`${drawn} draws from seed ${seed}: ${failed.length} failed`);
  console.log(
    `median of an item: ${findMedian(progress).toFixed(1)} ms of the processor (bound ${MOST_MILLISECONDS})`,
  );
  for (const line of failed) console.log(`  ${line}`);
  console.log(
    `${read} stems of the core: the second solver agrees on ${agreed}, differs on ${differed.length}, ` +
      `cannot read ${unreadDraws} (${((100 * unreadDraws) / Math.max(1, read)).toFixed(2)} %)`,
  );
  for (const line of differed) console.log(`  ${line}`);
  for (const [structure, count] of open) console.log(`  unread: ${structure} ${count}`);
}

/**
 * Draws all cells, levels and kinds in turn. Exit 1 when a draw failed or items take too long. Also where the second solver
 * found another answer, read no stem or cannot read more than its share.
 */
function main([draws, firstSeed, named]: readonly string[]): void {
  const wanted = readWhole(draws, 10_000);
  const seed = readWhole(firstSeed, 1_000_000);
  const file = path.resolve(named ?? `test-results/draws-${seed}-v${TEMPLATE_VERSION}.json`);
  const progress = readProgress(file, seed);
  while (progress.drawn < wanted) {
    const until = Math.min(wanted, progress.drawn + BLOCK);
    for (; progress.drawn < until; progress.drawn += 1) drawAndCheck(specAt(progress.drawn, seed), progress);
    writeProgress(file, progress);
  }
  print(progress);
  const isRead = countUnread(progress) < MOST_UNREAD * countStems(progress);
  const isQuick = findMedian(progress) <= MOST_MILLISECONDS;
  if (progress.failed.length + progress.differed.length > 0 || !isRead || !isQuick) process.exitCode = 1;
}

main(process.argv.slice(2));
