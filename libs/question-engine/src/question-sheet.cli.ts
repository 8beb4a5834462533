import { writeFileSync } from 'node:fs';
import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { findSyllabusNote } from '@sumfox/curriculum/sub-strands';
import {
  UsageFault,
  readGrade,
  readLevel,
  readOptions,
  readType,
  readWhole,
  runCommand,
} from './command-line.js';
import { makeItem } from './make-item.js';
import { listSupportedPairings } from './supported-pairings.js';
import { MADE_KINDS } from './made-kinds.js';

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const STYLE = `
  body { font: 15px/1.45 system-ui, sans-serif; color: #1f2a44; margin: 24px; max-width: 1100px; }
  article { break-inside: avoid; border: 1px solid #d8d2c4; border-radius: 10px; padding: 12px 16px; margin: 12px 0; }
  h2 { font-size: 14px; margin: 0 0 6px; color: #4a5775; } .stem { font-size: 17px; }
  svg { max-width: 320px; height: auto; display: block; } ol { margin: 4px 0 4px 20px; padding: 0; }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } small { color: #66718c; }
  .key { color: #17663a; font-weight: 700; }`;

function toArticle({ question, scheme, provenance }: Item): string {
  const list = (items: readonly string[]): string => items.map((one) => `<li>${escape(one)}</li>`).join('');
  const options = question.mcqOptions?.map(
    ({ label, text }) =>
      `${label} ${text}${label === scheme.parts[0]?.expected ? ' ✓' : ` (${scheme.misconceptions.find((m) => m.answer === text)?.code ?? '?'})`}`,
  );
  return `<article>
<h2>${escape(question.subStrandId)} × ${escape(question.heuristicId)} · ${question.proficiencyLevel} · ${question.questionType} · ${question.marks} mark(s) · ${escape(provenance.template)} · seed ${provenance.seed}</h2>
<div class="columns"><div><p class="stem">${escape(question.questionText)}</p>${question.visual ? `${question.visual.svg}<small>${escape(question.visual.alt)}</small>` : ''}${options ? `<ol type="none">${list(options)}</ol>` : ''}</div>
<div><p class="key">${escape(scheme.modelAnswer)}</p><ol>${list(scheme.solutionSteps)}</ol><small>Hints: ${escape(question.scaffoldingHints.join(' / '))}</small><br><small>Mark points: ${escape(scheme.markPoints.map((p) => `${p.label} (${p.marks})`).join(', ') || 'none')}</small></div></div>
</article>`;
}

/** Writes one question of every cell of a grade with drawing, key and steps, for a teacher's eye. Exit 2 on a wrong option. */
function main(args: readonly string[]): void {
  const options = readOptions(args, ['grade', 'level', 'type', 'seed', 'sub-strand', 'out']);
  const gradeLevel = readGrade(options.get('grade'));
  const seed = readWhole(options.get('seed') ?? '1', 'seed', 0, 2 ** 30);
  const level = options.has('level') ? readLevel(options.get('level')) : null;
  const type = options.has('type') ? readType(options.get('type')) : null;
  const only = options.get('sub-strand');
  const pairings = listSupportedPairings(gradeLevel).filter(
    (p) => only === undefined || p.subStrandId === only,
  );
  if (pairings.length === 0) throw new UsageFault('No such cell is built');
  const heading = (subStrandId: string): string => {
    const note = findSyllabusNote(gradeLevel, subStrandId);
    return note === null ? '' : `<p><small>${escape(subStrandId)}: ${escape(note)}</small></p>`;
  };
  const articles = pairings.map(({ subStrandId, heuristicId }, i) => {
    // Levels and types go round, so that one sheet shows all of them.
    const item = makeItem({
      gradeLevel,
      subStrandId,
      heuristicId,
      level: level ?? (PROFICIENCY_LEVELS[i % PROFICIENCY_LEVELS.length] as ProficiencyLevel),
      questionType: type ?? (MADE_KINDS[(i + Math.floor(i / 4)) % MADE_KINDS.length] as QuestionKind),
      seed: seed + i,
      id: `${subStrandId}-${heuristicId}`,
    });
    const isFirst = pairings[i - 1]?.subStrandId !== subStrandId;
    return `${isFirst ? heading(subStrandId) : ''}${toArticle(item)}`;
  });
  const html = `<!doctype html><html lang="en-SG"><meta charset="utf-8"><title>${gradeLevel}: one question of every cell</title><style>${STYLE}</style><h1>${gradeLevel}: one question of each of ${articles.length} cells</h1>${articles.join('\n')}</html>\n`;
  const out = options.get('out') ?? `question-sheet-${gradeLevel.toLowerCase().replace(' ', '-')}.html`;
  writeFileSync(out, html);
  process.stdout.write(`${out}: ${articles.length} questions\n`);
}

runCommand(main, [UsageFault, RangeError]);
