import type { Item } from '@sumfox/contracts/question/item';
import { QUESTION_FAULT_NAMES, QUESTION_FAULTS } from '@sumfox/contracts/question/question-faults';
import { escapeXml } from '../drawing/canvas.js';
import type { SampledQuestion } from './review-sample.js';

const STYLE = `
  body { font: 15px/1.45 system-ui, sans-serif; color: #1f2a44; margin: 0 auto; padding: 16px; max-width: 1100px; }
  header { position: sticky; top: 0; background: #fff; border-bottom: 1px solid #d8d2c4; padding: 8px 0; z-index: 1; }
  article { border: 1px solid #d8d2c4; border-radius: 10px; padding: 12px 16px; margin: 12px 0; scroll-margin-top: 72px; }
  article[data-state=printable] { border-color: #17663a; } article[data-state=faulty] { border-color: #b45309; }
  h2 { font-size: 14px; margin: 0 0 6px; color: #4a5775; } .stem { font-size: 17px; }
  svg { max-width: 320px; width: 100%; height: auto; display: block; } ol { margin: 4px 0; padding-left: 22px; }
  .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
  .key { color: #17663a; font-weight: 700; } small { color: #5a6580; }
  .faults { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
  button { font: inherit; min-height: 40px; padding: 4px 12px; border: 1px solid #8a94ad; border-radius: 8px; background: #fff; }
  button[aria-pressed=true] { background: #1f2a44; color: #fff; } input { font: inherit; flex: 1 1 200px; min-height: 36px; }`;

const BUTTONS = [
  ['printable', 'Printable'],
  ...QUESTION_FAULTS.map((fault) => [fault, QUESTION_FAULT_NAMES[fault]]),
]
  .map(([fault, name]) => `<button type="button" data-fault="${fault}" aria-pressed="false">${name}</button>`)
  .join('');

const list = (tag: string, texts: readonly string[]): string =>
  `<${tag}>${texts.map((one) => `<li>${escapeXml(one)}</li>`).join('')}</${tag}>`;

function writeItem({ question, scheme }: Item): string {
  const options = question.mcqOptions?.map(
    ({ label, text }) =>
      `${label} ${text}${label === scheme.parts[0]?.expected ? ' (key)' : `: ${scheme.misconceptions.find((m) => m.answer === text)?.explanation ?? ''}`}`,
  );
  const visual = question.visual
    ? `${question.visual.svg}<small>${escapeXml(question.visual.alt)}</small>`
    : '';
  return `<div class="columns"><div><p class="stem">${escapeXml(question.questionText)}</p>${visual}${options ? list('ul', options) : ''}</div>
<div><p class="key">${escapeXml(scheme.modelAnswer)}</p>${list('ol', scheme.solutionSteps)}${(scheme.solutionVisuals ?? []).map(({ svg }) => svg).join('')}<small>Hints: ${escapeXml(question.scaffoldingHints.join(' / '))}</small></div></div>`;
}

function writeQuestion({ spec, item }: SampledQuestion, at: number): string {
  const template = item?.provenance.template ?? `${spec.heuristicId}/${spec.subStrandId}`;
  const place = {
    ...{ grade: spec.gradeLevel, heuristic: spec.heuristicId, template },
    ...{ level: spec.level, kind: spec.questionType, seed: spec.seed },
  };
  const marks = item ? `, ${item.question.marks} mark${item.question.marks > 1 ? 's' : ''}` : '';
  return `<article data-at="${at}" data-place="${escapeXml(JSON.stringify(place))}">
<h2>${at + 1}. ${spec.gradeLevel}, ${escapeXml(spec.subStrandId)} by ${escapeXml(spec.heuristicId)}, ${spec.level}, ${spec.questionType}${marks}<br>${escapeXml(template)}, seed ${spec.seed}</h2>
${item ? writeItem(item) : '<p class="stem">No question could be drawn here.</p>'}
<div class="faults">${BUTTONS}<input aria-label="What is wrong" placeholder="What is wrong"></div></article>`;
}

/**
 * What the page does: it keeps each press in the browser, and saves a file that the command reads. A question is read
 * while a button is pressed: a note alone is kept, and says nothing of it yet.
 */
const SCRIPT = `
  const name = document.body.dataset.sample;
  const read = JSON.parse(localStorage.getItem(name) ?? '{}');
  const articles = [...document.querySelectorAll('article')];
  const isRead = (one) => Boolean(one?.faults);
  function show(article) {
    const one = isRead(read[article.dataset.at]) ? read[article.dataset.at] : null;
    article.dataset.state = !one ? '' : one.faults.length === 0 ? 'printable' : 'faulty';
    for (const button of article.querySelectorAll('button'))
      button.ariaPressed = String(Boolean(one) && (button.dataset.fault === 'printable' ? one.faults.length === 0 : one.faults.includes(button.dataset.fault)));
    const all = Object.values(read).filter(isRead), good = all.filter((each) => each.faults.length === 0).length;
    document.querySelector('#state').textContent = all.length + ' of ' + articles.length + ' read, ' + good + ' printable';
  }
  for (const article of articles) {
    const at = article.dataset.at, note = article.querySelector('input');
    note.value = read[at]?.note ?? '';
    const keep = (faults) => { read[at] = { faults, note: note.value }; localStorage.setItem(name, JSON.stringify(read)); show(article); };
    note.addEventListener('input', () => keep(read[at]?.faults));
    for (const button of article.querySelectorAll('button'))
      button.addEventListener('click', () => {
        const fault = button.dataset.fault, now = read[at]?.faults ?? [];
        const next = fault === 'printable' ? [] : now.includes(fault) ? now.filter((one) => one !== fault) : [...now, fault];
        keep(next.length > 0 || (fault === 'printable' && button.ariaPressed !== 'true') ? next : undefined);
      });
    show(article);
  }
  document.querySelector('#save').addEventListener('click', () => {
    const questions = articles.flatMap((article) => { const one = read[article.dataset.at]; return isRead(one) ? [{ ...JSON.parse(article.dataset.place), ...one }] : []; });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify({ seed: Number(document.body.dataset.seed), questions }, null, 1)], { type: 'application/json' }));
    link.download = name + '.json';
    link.click();
  });`;

/** The page of a sample: each question with key, solution and drawing, and a button for each fault. Needs no network. */
export function writeReviewPage(sample: readonly SampledQuestion[], seed: number): string {
  return `<!doctype html><html lang="en-SG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Question review ${seed}</title><style>${STYLE}</style>
<body data-sample="question-review-${seed}" data-seed="${seed}"><header><b id="state"></b> <button type="button" id="save">Save result</button></header>
${sample.map(writeQuestion).join('\n')}<script>${SCRIPT}</script></body></html>\n`;
}
