import type { MadeCheck } from '@sumfox/contracts/assessment/checked-answer';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import { listResponses } from '../paper/index.js';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { AnswerCheck } from './answer-check.entity.js';
import { toMadeCheck } from './check.rules.js';

/** The responses of a paper as they are marked: the first attempt counts for a checked answer. */
export async function listCountingResponses(
  em: EntityManager,
  paperId: number,
): Promise<Map<number, ResponseText>> {
  const responses = await listResponses(em, paperId);
  const checks = await findRows(em, AnswerCheck, {
    fields: ['questionIndex', 'firstTry'],
    where: { paperId },
  });
  for (const check of checks) responses.set(check.questionIndex, check.firstTry);
  return responses;
}

/** Checks of an open paper shown so far, in the order of first attempts. */
export async function listMadeChecks(
  em: EntityManager,
  paperId: number,
  responses: readonly ResponseText[],
): Promise<MadeCheck[]> {
  const checks = await findRows(em, AnswerCheck, {
    fields: ['questionIndex', 'lastAnswer', 'lastCheck'],
    where: { paperId },
    orderBy: ['firstCheckedAt'],
  });
  return checks.map((check) => toMadeCheck(check, responses[check.questionIndex]));
}
