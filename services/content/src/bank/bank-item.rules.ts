import { createHash, randomInt } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/postgresql';
import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import type { Item, Question } from '@sumfox/contracts/question/item';
import { readStatements } from '@sumfox/question-engine/statements/derive-statements';
import { readStructure } from '@sumfox/question-engine/written/written-structure';
import { toShownOptions } from '@sumfox/question-kinds/given-answer';
import type { BankItem } from './bank-item.entity.js';
import { cellOf } from './item-cell.js';

export type BankItemRow = InferEntity<typeof BankItem>;

/** Seeds and picks lie below this. */
export const RANDOM_LIMIT = 2 ** 31 - 1;

/**
 * Fingerprint of what a pupil sees as the same question: the words without spacing and case, and the drawing. Options
 * do not count: the same sum with other distractors is the same sum.
 */
export function stemHash(question: Pick<Question, 'questionText' | 'visual'>): string {
  const words = question.questionText.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256')
    .update(words)
    .update('\0')
    .update(question.visual?.svg ?? '')
    .digest('hex');
}

/** A new row for an item that has passed its checks. */
export function toBankRow(item: Item, createdAt: Date): BankItemRow {
  const { question, scheme, provenance } = item;
  return {
    id: question.id,
    question,
    scheme,
    ...cellOf(item),
    template: provenance.template,
    templateVersion: provenance.templateVersion,
    seed: provenance.seed,
    params: provenance.params,
    complexity: provenance.complexity,
    validationScore: provenance.validationScore,
    source: provenance.source,
    status: 'active',
    stemHash: stemHash(question),
    pick: randomInt(RANDOM_LIMIT),
    createdAt,
    withdrawalId: null,
  };
}

/** A bank item as an admin sees it. */
export function toBankQuestion(row: BankItemRow): BankQuestion {
  const item = toItem(row);
  return {
    id: row.id,
    primaryLevel: row.gradeLevel,
    questionText: row.question.questionText,
    heuristicId: row.heuristicId,
    subStrandId: row.subStrandId,
    proficiencyLevel: row.level,
    questionType: row.questionType,
    ...toShownOptions(row.question),
    modelAnswer: row.scheme.modelAnswer,
    visual: row.question.visual,
    validationScore: row.validationScore,
    source: row.source,
    template: row.template,
    structure: readStructure(item),
    statements: readStatements(item),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Fields of a row that {@link toItem} reads. */
export const ITEM_FIELDS = [
  ...([
    'question',
    'scheme',
    'source',
    'gradeLevel',
    'template',
    'templateVersion',
    'seed',
    'params',
  ] as const),
  ...(['complexity', 'validationScore'] as const),
] as const;

/** The item as it was put in. */
export function toItem(row: Pick<BankItemRow, (typeof ITEM_FIELDS)[number]>): Item {
  return {
    question: row.question,
    scheme: row.scheme,
    provenance: {
      source: row.source,
      gradeLevel: row.gradeLevel,
      template: row.template,
      templateVersion: row.templateVersion,
      seed: row.seed,
      params: row.params,
      complexity: row.complexity,
      validationScore: row.validationScore,
    },
  };
}

/** A cell that holds this many active items is never topped up. */
export const STOCK_MAX = 100;

/** How the words of an admin's search are read. */
export type BankSearch =
  | { by: 'nothing' }
  | { by: 'id'; id: string }
  | { by: 'statement'; statement: string }
  | { by: 'structure'; structure: string }
  | { by: 'text'; text: string };

const STATEMENT = /^p[1-6]-[a-z]+-\d+$/i;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const STRUCTURE = /^h\d+\/\S+$/i;

/** An id, a statement of the syllabus such as `P4-N-7`, a structure such as `h2/ratio/boats`, or words of the text. */
export function readBankSearch(typed: string): BankSearch {
  const search = typed.trim();
  if (search === '') return { by: 'nothing' };
  if (ID.test(search)) return { by: 'id', id: search.toLowerCase() };
  if (STATEMENT.test(search)) return { by: 'statement', statement: search.toUpperCase() };
  if (STRUCTURE.test(search)) return { by: 'structure', structure: search.toLowerCase() };
  return { by: 'text', text: search };
}

/** A text as a pattern of `like` that means only itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
