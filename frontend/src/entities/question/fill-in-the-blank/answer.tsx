import type { AnswerEntryProps, AnswerView } from '../answer-view.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { ANSWER } from './answer.messages.js';

function FillInTheBlankEntry({ question }: AnswerEntryProps) {
  const t = useMessages(ANSWER);
  return <p className="visually-hidden">{question.blankCount === 1 ? t.writeInTheBox : t.writeInTheBoxes}</p>;
}

/** Boxes within the stem. */
export const fillInTheBlankAnswer: AnswerView = {
  heading: () => ANSWER.get().yourAnswer,
  Entry: FillInTheBlankEntry,
  written(_question, { blankAnswers }) {
    const blanks = blankAnswers ?? [];
    return blanks.map((text, at) =>
      blanks.length > 1 ? { text, name: ANSWER.get().box({ at: at + 1 }) } : { text },
    );
  },
  rows: () => 0,
  choose: () => null,
};
