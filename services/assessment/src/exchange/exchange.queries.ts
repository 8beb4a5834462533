import { HeuristicIdSchema } from '@sumfox/contracts/question/item';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { isAnswered } from '@sumfox/question-kinds/response-status';
import type { EntityManager } from '@sumfox/platform/database/database';
import { findRows } from '@sumfox/platform/database/entity-rows';
import {
  findExchangedPlaces,
  listMarkSchemes,
  listResponses,
  PaperQuestion,
  ResponseDrawing,
} from '../paper/index.js';
import { toResponseToMark } from '../result/index.js';
import type { ExchangePlace, LadderAnswer } from './exchange.rules.js';

/** The places of a paper, in order. What has a draft counts as seen. */
export async function listPlaces(em: EntityManager, paperId: number): Promise<ExchangePlace[]> {
  const rows = await findRows(em, PaperQuestion, {
    fields: ['questionIndex', 'itemId', 'seenAt', 'question', 'subStrandId', 'heuristicId', 'level'],
    where: { paperId },
    orderBy: ['questionIndex'],
  });
  const responses = await listResponses(em, paperId);
  const drawn = new Set(
    (await findRows(em, ResponseDrawing, { fields: ['questionIndex'], where: { paperId } })).map(
      ({ questionIndex }) => questionIndex,
    ),
  );
  const earlier = [...(await findExchangedPlaces(em, paperId)).values()];
  return rows.map(({ questionIndex, itemId, seenAt, question, subStrandId, heuristicId, level }) => ({
    questionIndex,
    itemId,
    subStrandId,
    heuristicId: HeuristicIdSchema.parse(heuristicId),
    level,
    questionType: question.questionType,
    isSeen: seenAt !== null || responses.has(questionIndex) || drawn.has(questionIndex),
    exchanges: earlier.filter((index) => index === questionIndex).length,
  }));
}

/** The answers that rules can mark, in paper order, without the question on screen: it is still being answered. */
export async function listLadderAnswers(
  em: EntityManager,
  paperId: number,
  current: number,
): Promise<LadderAnswer[]> {
  const questions = await findRows(em, PaperQuestion, {
    fields: ['question', 'level'],
    where: { paperId },
    orderBy: ['questionIndex'],
  });
  const schemes = await listMarkSchemes(em, paperId);
  const responses = await listResponses(em, paperId);
  return questions.flatMap(({ question, level }, index) => {
    const [scheme, response] = [schemes[index], responses.get(index)];
    if (index === current || !scheme || !response || !isAnswered(question, response)) return [];
    const { outcome, marksAwarded, marksPossible } = markResponse(toResponseToMark(index, scheme, response));
    return outcome === 'unreadable' ? [] : [{ level, share: marksAwarded / marksPossible }];
  });
}
