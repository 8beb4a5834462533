import { MathText } from '../../../shared/ui/math-text.js';
import type { PrintedProps, ReviewedProps, ShownView } from '../shown-view.js';

function PrintedOptions({ question, className, isPlain = false, rightClass, note }: PrintedProps) {
  if (!question.mcqOptions) return null;
  return (
    <ul className={className} aria-label={isPlain ? undefined : 'Options'}>
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
            {[option.isCorrect && 'right answer', chosen === option.label && chosenWords]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export const mcqShown: ShownView = {
  name: 'Multiple choice',
  Printed: PrintedOptions,
  Reviewed: ReviewedOptions,
  isWritten: false,
};
