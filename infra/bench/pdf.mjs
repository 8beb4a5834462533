/**
 * `npm run bench:pdf`: how much of made worksheets is read rightly, by layout; layouts that the rules were not made with
 * stand apart. `-- --faults` names each field that differs.
 */
import { SURE_FROM } from '@sumfox/contracts/content/topic';
import { PdfReader } from '@sumfox/content-service/extraction/pdf-reader';
import { toDraft } from '@sumfox/content-service/extraction/sheet/draft.rules';
import { toSheet } from '@sumfox/content-service/extraction/sheet/page-furniture.rules';
import { toPageLines } from '@sumfox/content-service/extraction/sheet/page-lines.rules';
import { makeSheets } from '@sumfox/testing/sheets/make-sheets';
import { scoreSheet } from '@sumfox/testing/sheets/score-sheet';

const SEEDS = [1, 2, 3, 4];
const isTold = process.argv.includes('--faults');
const reader = new PdfReader();
let misplaced = 0;

/** Prints a line for each layout and one for all. */
async function measure(title, isHeldOut) {
  const rows = new Map();
  const faults = [];
  for await (const sheet of makeSheets(SEEDS, isHeldOut)) {
    const reading = await reader.read(sheet.pdf);
    const draft =
      reading.kind === 'pages' ? toDraft(toSheet(toPageLines(reading.pages)), reading.pages) : null;
    if (!draft) throw new Error(`${sheet.layout} was not read: ${JSON.stringify(reading).slice(0, 200)}`);
    const score = scoreSheet(sheet, draft, SURE_FROM);
    faults.push(...score.faults);
    for (const name of [sheet.layout, 'all']) {
      const row = rows.get(name) ?? {
        sheets: 0,
        fields: 0,
        right: 0,
        misplaced: 0,
        sure: 0,
        sureAndRight: 0,
      };
      for (const key of Object.keys(row)) row[key] += key === 'sheets' ? 1 : score[key];
      rows.set(name, row);
    }
  }
  misplaced += rows.get('all')?.misplaced ?? 0;
  process.stdout.write(`\n${title}\n`);
  for (const [name, row] of [...rows].sort(([one], [other]) => (one === 'all') - (other === 'all')))
    process.stdout.write(
      `${name.padEnd(16)} ${row.sheets} sheets  fields right ${((100 * row.right) / row.fields).toFixed(1)} % of ${row.fields}  answers at another question ${row.misplaced}  sure ${row.sure}, of these right ${row.sureAndRight}\n`,
    );
  if (isTold) process.stdout.write(`${faults.join('\n')}\n`);
}

await measure('Layouts that the rules were made with', false);
await measure('Layouts held out', true);
if (misplaced > 0) process.exitCode = 1;
