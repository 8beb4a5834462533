import { gradeNumber } from '@sumfox/curriculum/grades';
import { listGrammarFaults } from '../checks/grammar.js';
import { listContextFaults } from '../checks/plain-writing.js';
import { listNumbers } from '../checks/read-text.js';
import { listGradeFaults } from '../checks/readability.js';
import { listStepFaults } from '../checks/step-truth.js';
import { listFractionSumFaults, listSumFaults } from '../checks/sums-of-grade.js';
import { solveFacts } from '../core/fact-solver.js';
import type { Drawn, DrawnQuestion } from '../forms/drawn.js';
import { answerText, keyOf } from '../forms/drawn.js';
import { toFacts } from '../asks/asks.js';
import { type Relation, listMeasures } from '../structures/relations.js';
import type { Exact } from '../numbers/exact.js';
import type { Name } from '../structures/quantity.js';
import type { Structure } from '../structures/structure.js';
import { listLanguageFaults } from './language.js';

/** What an item tells and asks, as the facts know it. */
export interface ToldFacts {
  structure: Structure;
  told: readonly Relation[];
  asked: Name;
  given: ReadonlyMap<Name, Exact>;
  key: Exact;
}

/** The relations that a stem tells, with the one that its question defines. */
const listShown = ({
  structure,
  told,
  asked,
}: Omit<ToldFacts, 'given' | 'key'>): ReturnType<typeof toFacts> =>
  toFacts([
    ...told,
    ...structure.relations.filter(
      (r) => (r.says === 'more' || r.says === 'total') && listMeasures(r).includes(asked),
    ),
  ]);

/**
 * Solves an item again from what the pupil sees: told values and told relations, nothing else of the draw. Each told
 * value and each told relation must be needed.
 */
export function listToldFaults(item: ToldFacts): string[] {
  const { told, asked, given, key } = item;
  const facts = listShown(item);
  const solved = solveFacts(facts, given);
  if (!solved) return ['solve: what is told contradicts itself'];
  const found = solved.get(asked);
  if (!found) return ['solve: what is told leaves the answer open'];
  const faults = found.equals(key) ? [] : [`solve: ${found.toFraction()} is not the key`];
  for (const name of given.keys()) {
    const without = new Map([...given].filter(([other]) => other !== name));
    if (solveFacts(facts, without)?.has(asked)) faults.push(`honesty: ${name} is not needed`);
  }
  for (const relation of told) {
    const less = facts.filter(({ equation }) => !relation.equations.includes(equation));
    if (solveFacts(less, given)?.has(asked)) faults.push(`honesty: ${relation.key} is not needed`);
  }
  return faults;
}

/**
 * Faults of a finished item whose stem can be read: its working, its words and what it gives away. That its facts lead
 * to the key is proved of what is stored of it (`listCoreFaults`).
 */
export function listItemFaults(drawn: Drawn, item: DrawnQuestion): string[] {
  const key = answerText(drawn.story, drawn.ask.asked, keyOf(drawn));
  const texts = [item.stem, ...item.hints, ...item.solution, ...(item.options ?? []).map(({ text }) => text)];
  const faults = [
    ...(item.solutionKey === null || item.tellsNoValue
      ? []
      : listStepFaults(item.solution, item.solutionKey)),
    ...listSumFaults(drawn.grade, item.solution),
    ...listFractionSumFaults(
      drawn.grade,
      (item.options ?? []).map(({ text }) => text),
    ),
    ...listGradeFaults(drawn.grade, texts.join('\n')),
    ...listGrammarFaults(texts),
    ...listContextFaults(texts),
    ...listLanguageFaults(item.stem, gradeNumber(drawn.grade)),
  ];
  if (new Set((item.options ?? []).map(({ text }) => text)).size !== (item.options?.length ?? 0))
    faults.push('mcq: two options are alike');
  if (
    item.options &&
    (item.options.length !== 4 || item.options.filter(({ code }) => code === null).length !== 1)
  )
    faults.push('mcq: not four options with one key');
  const numbers = listNumbers(item.stem);
  if (item.tellsNoValue !== true && numbers.some((n) => n.equals(keyOf(drawn))))
    faults.push('secrecy: the stem shows the answer');
  if (item.hints.some((hint) => hint.includes(key))) faults.push('secrecy: a hint shows the answer');
  return faults;
}
