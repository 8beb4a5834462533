import { GRADE_LEVELS, gradeShortLabel } from '@sumfox/curriculum/grades';
import { type StatementCoverage, measureCoverage } from './coverage/coverage.js';
import { readOptions, readWhole, runCommand } from './command-line.js';

/** Draws of each structure at each of its levels. */
const USUAL_DRAWS = '4';
/** Structures that a row names. */
const MOST_NAMED = 4;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function printRow({ statement, structures, range, isCovered }: StatementCoverage): void {
  const named = structures.slice(0, MOST_NAMED).join(', ');
  const more = structures.length > MOST_NAMED ? `, and ${structures.length - MOST_NAMED} more` : '';
  const seen = range ? `${range[0]} to ${range[1]}` : '';
  const state = isCovered ? 'yes ' : structures.length > 0 ? 'thin' : 'no  ';
  print(
    [
      statement.id.padEnd(8),
      state,
      String(structures.length).padStart(3),
      seen.padEnd(16),
      `${named}${more}`,
    ].join('  '),
  );
}

/** Prints how each statement of the syllabus is asked, and the sums. Exit 1 while one is not covered, 2 on a wrong option. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['draws']);
  const draws = readWhole(options.get('draws') ?? USUAL_DRAWS, 'number of draws', 1, 100);
  print('statement  covered  structures  whole keys from and to  structures that ask it');
  const sums = GRADE_LEVELS.map((grade) => {
    const rows = measureCoverage(grade, { draws });
    rows.forEach(printRow);
    const covered = rows.filter(({ isCovered }) => isCovered).length;
    const asked = rows.filter(({ structures }) => structures.length > 0).length;
    return { grade, all: rows.length, covered, thin: asked - covered, missing: rows.length - asked };
  });
  for (const { grade, all, covered, thin, missing } of sums)
    print(`${gradeShortLabel(grade)}: ${covered} of ${all} covered, ${thin} thin, ${missing} missing`);
  const all = sums.reduce((total, sum) => total + sum.all, 0);
  const covered = sums.reduce((total, sum) => total + sum.covered, 0);
  print(`${covered} of ${all} statements covered`);
  if (covered < all) process.exitCode = 1;
}

runCommand(main);
