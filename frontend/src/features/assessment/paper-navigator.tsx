import type { ResponseStatus } from '@product/contracts/assessment/response';
import { Check, ChevronDown, Ellipsis } from 'lucide-react';
import { useState } from 'react';

const STATUS_WORDS: Readonly<Record<ResponseStatus, string>> = {
  answered: 'answered',
  'in-progress': 'started',
  unanswered: 'not answered yet',
};

/** Every question as a button, with how many are answered. On a phone it folds to one line. */
export function PaperNavigator(props: {
  statuses: readonly ResponseStatus[];
  current: number;
  onGoTo: (index: number) => void;
}) {
  const [open, setOpen] = useState(false);
  const answered = props.statuses.filter((status) => status === 'answered').length;
  const total = props.statuses.length;
  return (
    <nav className="navigator" aria-label="Questions" data-open={open}>
      <button
        type="button"
        className="navigator__fold"
        aria-expanded={open}
        aria-controls="question-grid"
        onClick={() => setOpen(!open)}
      >
        <span>
          Question {props.current + 1} of {total}
        </span>
        <span className="note">
          {answered}/{total} answered
        </span>
        <ChevronDown size={20} aria-hidden />
      </button>
      <ol className="navigator__grid" id="question-grid">
        {props.statuses.map((status, index) => (
          <li key={index}>
            <button
              type="button"
              className={`navigator__item navigator__item--${status}`}
              aria-current={index === props.current ? 'step' : undefined}
              aria-label={`Question ${index + 1}, ${STATUS_WORDS[status]}`}
              onClick={() => {
                setOpen(false);
                props.onGoTo(index);
              }}
            >
              {index + 1}
              {status === 'answered' && (
                <Check className="navigator__mark" size={15} strokeWidth={3.5} aria-hidden />
              )}
              {status === 'in-progress' && (
                <Ellipsis className="navigator__mark" size={15} strokeWidth={3.5} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="navigator__count">
        {answered}/{total} answered
      </p>
    </nav>
  );
}
