import { MathText } from '../../../shared/ui/math-text.js';
import type { PrintedProps, ReviewedProps, ShownView } from '../shown-view.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { SHOWN } from './shown.messages.js';

function PrintedOptions({ question, className, isPlain = false, rightClass, note }: PrintedProps) {
  const t = useMessages(SHOWN);
  if (!question.mcqOptions) return null;
  return (
    <ul className={className} aria-label={isPlain ? undefined : t.options}>
      {question.mcqOptions.map((option) => (
        <li key={option.label} className={option.isCorrect ? rightClass : undefined}>
          <b>{isPlain ? option.label : `${option.label}.`}</b> <MathText text={option.text} />
          {note?.(option)}
        </li>
      ))}
    </ul>
  );
}

function ReviewedOptions({ question, chosen, chosenWords }: ReviewedProps) {
  const t = useMessages(SHOWN);
  if (!question.mcqOptions) return null;
  return (
    <ul className="review__options">
      {question.mcqOptions.map((option) => (
        <li key={option.label} className={option.isCorrect ? 'review__option--right' : undefined}>
          <b>{option.label}</b>
          <span>
            <MathText text={option.text} />
          </span>
          <span className="note">
            {[option.isCorrect && t.rightAnswer, chosen === option.label && chosenWords]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const mcqShown: ShownView = {
  name: () => SHOWN.get().name,
  Printed: PrintedOptions,
  Reviewed: ReviewedOptions,
  isWritten: false,
};
