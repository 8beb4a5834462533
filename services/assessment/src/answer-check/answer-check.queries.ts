import { reading } from '@sumfox/platform/database/entity-rows';
import type { ResponseText } from '@sumfox/question-kinds/merge-response';
import { AnswerCheck } from './answer-check.entity.js';

/** The first attempts at a paper's checked questions, for reading them together with other rows. */
export const firstTriesOf = (paperId: number) =>
  reading(AnswerCheck, { fields: ['questionIndex', 'firstTry'], where: { paperId } });

/** The responses of a paper as they are marked: the first attempt counts for a checked answer. */
export function toCounting(
  responses: ReadonlyMap<number, ResponseText>,
  firstTries: ReadonlyArray<{ questionIndex: number; firstTry: ResponseText }>,
): Map<number, ResponseText> {
  return new Map([
    ...responses,
    ...firstTries.map(({ questionIndex, firstTry }) => [questionIndex, firstTry] as const),
  ]);
}

/** Checks of an open paper shown so far, in the order of first attempts, for reading them with other rows. */
export const checksOf = (paperId: number) =>
  reading(AnswerCheck, {
    fields: ['questionIndex', 'lastAnswer', 'lastCheck'],
    where: { paperId },
    orderBy: ['firstCheckedAt'],
  });
