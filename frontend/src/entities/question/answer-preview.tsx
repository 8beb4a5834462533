import { MathText } from '../../shared/ui/math-text.js';
import { previewText, type PreviewedQuestion } from './answer-preview.rules.js';

/** How the marker will read an answer, with no word on whether it is right. */
export default function AnswerPreview(props: {
  question: PreviewedQuestion;
  response: string;
  label?: string;
}) {
  const text = previewText(props.question, props.response);
  if (text === null) return null;
  return (
    <p className="answer-preview">
      {props.label && `${props.label}: `}I read this as{' '}
      <b>
        <MathText text={text} />
      </b>
    </p>
  );
}
