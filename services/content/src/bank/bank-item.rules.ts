import { createHash, randomInt } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/postgresql';
import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import type { Item, Question } from '@sumfox/contracts/question/item';
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
  };
}

/** A bank item as an admin sees it. */
export function toBankQuestion(row: BankItemRow): BankQuestion {
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
    createdAt: row.createdAt.toISOString(),
  };
}

/** The item as it was put in. */
export function toItem(row: BankItemRow): Item {
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
