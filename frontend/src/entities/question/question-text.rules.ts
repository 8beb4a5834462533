/** What a question's text is called: by this product, and by others that write questions. */
const NAMES = ['questionText', 'question_text', 'question'] as const;

/**
 * The question with its text under the one name that the pages read. A question that arrives with `question_text` or
 * `question` is shown like any other; one without a text has an empty one.
 */
export function withQuestionText<Question extends { questionText: string }>(question: Question): Question {
  if (typeof question.questionText === 'string') return question;
  const sent: Readonly<Partial<Record<string, unknown>>> = { ...question };
  const text = NAMES.map((name) => sent[name]).find((value) => typeof value === 'string');
  return { ...question, questionText: text ?? '' };
}
