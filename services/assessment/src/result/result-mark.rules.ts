import { type QuestionMark, toQuestionMark } from '@sumfox/contracts/question/question-mark';

/** A mark as its row keeps it: without its place, which is the key of the row, and without the id of the item. */
export function toResultMark(mark: QuestionMark): Omit<QuestionMark, 'questionId' | 'questionIndex'> {
  const { questionId: _id, questionIndex: _index, ...kept } = toQuestionMark(mark);
  return kept;
}
