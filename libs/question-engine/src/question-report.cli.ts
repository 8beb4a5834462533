import { QUESTION_TYPES } from '@product/contracts/question/item';
import { PROFICIENCY_LEVELS } from '@product/curriculum/grades';
import { checkItem } from './check-item.js';
import { listWords } from './checks/read-text.js';
import { UsageFault, readGrade, readHeuristic, readOptions, readWhole } from './command-line.js';
import { makeItem } from './make-item.js';
import { listSupportedPairings } from './supported-pairings.js';

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Draws every cell of a grade and prints what failed; exit 1 on any failure, 2 on a wrong option. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['grade', 'draws', 'seed', 'sub-strand', 'heuristic']);
  const gradeLevel = readGrade(options.get('grade'));
  const draws = readWhole(options.get('draws') ?? '20', 'draws', 1, 10_000);
  const seed = readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 30);
  const onlySubStrand = options.get('sub-strand');
  const onlyHeuristic = options.has('heuristic') ? readHeuristic(options.get('heuristic')) : null;
  const pairings = listSupportedPairings(gradeLevel).filter(
    (p) =>
      (onlySubStrand === undefined || p.subStrandId === onlySubStrand) &&
      (onlyHeuristic === null || p.heuristicId === onlyHeuristic),
  );
  if (pairings.length === 0) throw new UsageFault('No such cell is built');
  const failed = new Map<string, number>();
  const keyPlaces = new Map<string, number>();
  const words: number[] = [];
  const times: number[] = [];
  let total = 0;
  let fewest = Number.POSITIVE_INFINITY;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  print(
    `${'cell'.padEnd(44)} ${'draws'.padStart(7)} ${'failed'.padStart(7)} ${'distinct per level'.padStart(26)} ${'median words'.padStart(13)}`,
  );
  for (const { subStrandId, heuristicId } of pairings) {
    let cellDraws = 0;
    let cellFailed = 0;
    const distinct: number[] = [];
    const cellWords: number[] = [];
    for (const level of PROFICIENCY_LEVELS) {
      const stems = new Set<string>();
      for (const questionType of QUESTION_TYPES) {
        for (let i = 0; i < draws; i += 1) {
          cellDraws += 1;
          const started = performance.now();
          try {
            const item = makeItem({
              gradeLevel,
              subStrandId,
              heuristicId,
              level,
              questionType,
              seed: seed + i,
              id: `${seed + i}`,
            });
            times.push(performance.now() - started);
            const { faults } = checkItem(item);
            for (const fault of faults)
              failed.set(fault.split(':')[0] ?? fault, (failed.get(fault.split(':')[0] ?? fault) ?? 0) + 1);
            if (faults.length > 0) cellFailed += 1;
            stems.add(
              `${item.provenance.template} ${JSON.stringify(item.provenance.params)} ${item.question.questionText}`,
            );
            cellWords.push(listWords(item.question.questionText).length);
            const key = item.scheme.parts[0]?.expected ?? '';
            if (questionType === 'mcq') keyPlaces.set(key, (keyPlaces.get(key) ?? 0) + 1);
          } catch (fault) {
            cellFailed += 1;
            const kind = fault instanceof Error ? fault.name : 'unknown';
            failed.set(kind, (failed.get(kind) ?? 0) + 1);
            print(`  ${fault instanceof Error ? fault.message : String(fault)}`);
          }
        }
      }
      distinct.push(stems.size);
    }
    total += cellDraws;
    fewest = Math.min(fewest, ...distinct);
    words.push(...cellWords);
    print(
      `${`${subStrandId} ${heuristicId}`.padEnd(44)} ${String(cellDraws).padStart(7)} ${String(cellFailed).padStart(7)} ${distinct.join(' / ').padStart(26)} ${String(quantile(ascending(cellWords), 0.5)).padStart(13)}`,
    );
  }
  const keys = [...keyPlaces.entries()].sort(([a], [b]) => a.localeCompare(b));
  const choices = keys.reduce((sum, [, n]) => sum + n, 0);
  const sortedTimes = ascending(times);
  const sortedWords = ascending(words);
  print('');
  print(
    `cells ${pairings.length}, draws ${total}, fewest distinct stems in a cell and level ${fewest} of ${3 * draws}`,
  );
  print(
    `failed checks: ${failed.size === 0 ? 'none' : [...failed].map(([kind, n]) => `${kind} ${n}`).join(', ')}`,
  );
  print(
    `key position: ${keys.map(([label, n]) => `${label} ${((100 * n) / choices).toFixed(1)} %`).join(', ')}`,
  );
  print(
    `words in a stem: median ${quantile(sortedWords, 0.5)}, 95 % ${quantile(sortedWords, 0.95)}, most ${sortedWords.at(-1) ?? 0}`,
  );
  print(
    `milliseconds per item: median ${quantile(sortedTimes, 0.5).toFixed(2)}, 95 % ${quantile(sortedTimes, 0.95).toFixed(2)}`,
  );
  if (failed.size > 0) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof UsageFault)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 2;
}
