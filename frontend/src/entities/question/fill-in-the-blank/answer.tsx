import type { AnswerEntryProps, AnswerView } from '../answer-view.js';

function FillInTheBlankEntry({ question }: AnswerEntryProps) {
  return (
    <p className="visually-hidden">
      {question.blankCount === 1
        ? 'Write in the box in the question.'
        : 'Write in the boxes in the question.'}
    </p>
  );
}

/** Boxes within the stem. */
export const fillInTheBlankAnswer: AnswerView = {
  heading: 'Your answer',
  Entry: FillInTheBlankEntry,
  written(_question, { blankAnswers }) {
    const blanks = blankAnswers ?? [];
    return blanks.map((text, at) => (blanks.length > 1 ? { text, name: `Box ${at + 1}` } : { text }));
  },
  choose: () => null,
};
