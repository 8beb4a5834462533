import type { ResponseStatus } from '@sumfox/contracts/assessment/response';
import { Check, ChevronDown, Ellipsis, Equal, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type MarkKind, markWord } from '../../entities/mark/index.js';
import './paper-navigator.css';

const STATUS_WORDS: Readonly<Record<ResponseStatus, string>> = {
  answered: 'answered',
  'in-progress': 'started',
  unanswered: 'not answered yet',
};

const MARK_BY_STATUS = { answered: Check, 'in-progress': Ellipsis, unanswered: null } as const;
const MARKS = { right: Check, almost: Equal, 'not-yet': RotateCw, unmarked: Check } as const;

/** Every question as a button, with how many are answered. On a phone it folds to one line. */
export function PaperNavigator(props: {
  statuses: readonly ResponseStatus[];
  /** How each answer came out when it was last checked; null where it was not. */
  checked: readonly (MarkKind | null)[];
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
            <Item
              number={index + 1}
              status={status}
              checked={props.checked[index] ?? null}
              isCurrent={index === props.current}
              onPress={() => {
                setOpen(false);
                props.onGoTo(index);
              }}
            />
          </li>
        ))}
      </ol>
      <p className="navigator__count">
        {answered}/{total} answered
      </p>
    </nav>
  );
}

function Item(props: {
  number: number;
  status: ResponseStatus;
  checked: MarkKind | null;
  isCurrent: boolean;
  onPress: () => void;
}) {
  const { status, checked } = props;
  const Mark = checked ? MARKS[checked] : MARK_BY_STATUS[status];
  const words = [STATUS_WORDS[status], ...(checked ? [`checked: ${markWord(checked)}`] : [])];
  return (
    <button
      type="button"
      className={`navigator__item navigator__item--${checked ?? status}`}
      aria-current={props.isCurrent ? 'step' : undefined}
      aria-label={`Question ${props.number}, ${words.join(', ')}`}
      onClick={props.onPress}
    >
      {props.number}
      {Mark && <Mark className="navigator__mark" size={15} strokeWidth={3.5} aria-hidden />}
    </button>
  );
}
