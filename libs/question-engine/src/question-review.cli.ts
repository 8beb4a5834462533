import { readFileSync, writeFileSync } from 'node:fs';
import { UsageFault, readGrade, readOptions, readWhole, runCommand } from './command-line.js';
import { writeReviewPage } from './review/review-page.js';
import { ReviewResultSchema } from '@sumfox/contracts/question/question-faults';
import { type Share, summarise } from './review/review-result.js';
import { drawSample } from './review/review-sample.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Today in Singapore as a seed, such as 20261126: the same sample all day, and another one tomorrow. */
const seedOfToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date()).replaceAll('-', '');

const shareText = ({ name, printable, all }: Share): string =>
  `${name}: ${printable} of ${all} printable, ${all === 0 ? 0 : Math.round((100 * printable) / all)} %`;

function readResult(file: string) {
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(file, 'utf8'));
  } catch (problem) {
    throw new UsageFault(`${file} cannot be read: ${problem instanceof Error ? problem.message : 'unknown'}`);
  }
  const result = ReviewResultSchema.safeParse(text);
  if (!result.success) throw new UsageFault(`${file} is no result of a review. Save it on the page again.`);
  return result.data;
}

function printResult(file: string): void {
  const { all, byGrade, byForm, faults, failures, structures } = summarise(readResult(file));
  byGrade.forEach((share) => print(shareText(share)));
  byForm.forEach((share) => print(`form ${shareText(share)}`));
  faults.forEach(([fault, count]) => print(`fault ${fault}: ${count}`));
  for (const { grade, template, level, kind, seed, faults: own, note } of failures)
    print(
      `${grade} ${template} ${level} ${kind} seed ${seed}: ${own.join(', ')}${note === '' ? '' : `. ${note}`}`,
    );
  structures.forEach((structure) => print(`withdraw until it is mended: ${structure}`));
  print(shareText(all));
}

/**
 * Draws a sample of questions without picking and writes the page on which a teacher reads them; with the file that the
 * page saves, prints the share that is printable. Exit 2 on a wrong option.
 */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['sample', 'seed', 'grade', 'out', 'result']);
  const file = options.get('result');
  if (file !== undefined) return printResult(file);
  const seed = readWhole(options.get('seed') ?? seedOfToday(), 'seed', 0, 2 ** 30);
  const count = readWhole(options.get('sample') ?? '200', 'number of questions', 1, 2000);
  const grade = options.has('grade') ? readGrade(options.get('grade')) : null;
  const out = options.get('out') ?? `question-review-${seed}.html`;
  writeFileSync(out, writeReviewPage(drawSample({ count, seed, grade }), seed));
  print(`${out}: ${count} questions. Read them in a browser, press "Save result", then run`);
  print(`npm run question-review -- --result question-review-${seed}.json`);
}

runCommand(main, [UsageFault, RangeError]);
