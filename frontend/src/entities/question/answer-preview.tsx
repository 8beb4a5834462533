import { MathText } from '../../shared/ui/math-text.js';
import { previewText, type PreviewedQuestion } from './answer-preview.rules.js';
import { ANSWER_PREVIEW } from './answer-preview.messages.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

/** How the marker will read an answer, with no word on whether it is right. */
export default function AnswerPreview(props: {
  question: PreviewedQuestion;
  response: string;
  label?: string;
}) {
  const t = useMessages(ANSWER_PREVIEW);
  const text = previewText(props.question, props.response);
  if (text === null) return null;
  return (
    <p className="answer-preview">
      {props.label && `${props.label}: `}
      <RichMessage
        text={t.readAs}
        parts={{
          answer: () => (
            <b>
              <MathText text={text} />
            </b>
          ),
        }}
      />
    </p>
  );
}
