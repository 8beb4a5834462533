import { isDeepStrictEqual } from 'node:util';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import { type Item, type ItemProvenance, ItemSchema, type MarkScheme } from '@sumfox/contracts/question/item';
import * as z from 'zod/mini';
import {
  NoItemFound,
  type QuestionSource,
  UnsupportedPairing,
  type Wishes,
} from '../question-source/index.js';

/** Faults that make a question or its key untrue; other checks concern wording and looks. */
const UNTRUE = /^(schema|solve|steps|points|form|mcq|numbers)\b/;

/**
 * Solves a stored question again: by the independent checks, and by the engine that made it, which repeats the question
 * from its seed. A key is right only if both confirm it. Without provenance no proof is possible. An item of another
 * template version can be proved but not faulted by rule.
 */
export function recheck(
  source: QuestionSource,
  shown: Pick<Item, 'question' | 'scheme'>,
  provenance: ItemProvenance | null,
): Recheck {
  if (!provenance) return { outcome: 'unproved', scheme: null };
  const item: Item = { ...shown, provenance };
  const isTrue = holdsGates(source, item);
  if (provenance.source !== 'engine' || provenance.templateVersion !== source.templateVersion)
    return { outcome: isTrue ? 'proved' : 'unproved', scheme: null };
  const right = findMadeKey(source, item);
  if (isTrue && (!right || isSame(keysOf(right), keysOf(shown.scheme))))
    return { outcome: 'proved', scheme: null };
  return right ? { outcome: 'corrected', scheme: right } : { outcome: 'faulty', scheme: null };
}

/** Checks whether an item passes the checks of truth. */
export function holdsGates(source: QuestionSource, item: Item): boolean {
  return !source.checkItem(item).faults.some((fault) => UNTRUE.test(fault));
}

const keysOf = (scheme: MarkScheme): string[] => scheme.parts.map((part) => part.expected);

/** Equal once stored: the order of fields and absent ones do not count. */
function isSame(one: object, other: object): boolean {
  return isDeepStrictEqual(toStored(one), toStored(other));
}

function toStored(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}

/**
 * The key that the engine gives the very question shown; null when it no longer makes this question. A seed leads to
 * one question of all content and to another of the syllabus alone. A structure that was wished for instead of a
 * withdrawn one leads to others. An item does not say which it was.
 */
function findMadeKey(source: QuestionSource, item: Item): MarkScheme | null {
  const structure = item.provenance.template.split('/')[2];
  for (const wished of [{}, { structure }])
    for (const isSyllabusOnly of [false, true]) {
      const made = makeAgain(source, item, { ...wished, isSyllabusOnly });
      if (made && isSame(made.question, item.question)) return made.scheme;
    }
  return null;
}

/** The item of the same seed in stored form; null when the engine no longer makes it. */
function makeAgain(source: QuestionSource, { question, provenance }: Item, wishes: Wishes): Item | null {
  try {
    const made = source.makeItem(
      {
        id: question.id,
        gradeLevel: provenance.gradeLevel,
        subStrandId: question.subStrandId,
        heuristicId: question.heuristicId,
        level: question.proficiencyLevel,
        questionType: question.questionType,
        seed: provenance.seed,
      },
      wishes,
    );
    return z.parse(ItemSchema, toStored(made));
  } catch (error) {
    if (error instanceof NoItemFound || error instanceof UnsupportedPairing) return null;
    throw error;
  }
}
