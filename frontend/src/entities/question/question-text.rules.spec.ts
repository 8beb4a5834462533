import { describe, expect, it } from '@jest/globals';
import { buildQuestion } from '../../testing/papers.js';
import { withQuestionText } from './question-text.rules.js';

const { questionText, ...rest } = buildQuestion();
/** As a server of another make would send it. */
const sent = (fields: object): ReturnType<typeof buildQuestion> => Object.assign({}, rest, fields) as never;

describe('withQuestionText', () => {
  it.each(['questionText', 'question_text', 'question'])('reads the text from `%s`', (name) => {
    expect(withQuestionText(sent({ [name]: questionText }))).toMatchObject({ questionText });
  });

  it('prefers `questionText`, and gives an empty text where there is none', () => {
    expect(withQuestionText(sent({ questionText: 'a', question: 'b' })).questionText).toBe('a');
    expect(withQuestionText(sent({})).questionText).toBe('');
  });
});
