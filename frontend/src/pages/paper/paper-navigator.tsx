import type { ResponseStatus } from '@sumfox/contracts/assessment/response';
import { Check, ChevronDown, Equal, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { type MarkKind, markWord } from '../../entities/mark/index.js';
import { useIsYoung } from '../../entities/account/index.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';
import './paper-navigator.css';

const readStatusWords = (): Readonly<Record<ResponseStatus, string>> => PAPER.get().statuses;

const MARKS = { right: Check, almost: Equal, 'not-yet': RotateCw, fixed: RotateCw, unmarked: Check } as const;

/** More bars than this would be too narrow to press. */
const MAX_BARS = 12;
/** Bars of 64 pixels beside each other, for Primary 1 and 2. */
const MAX_WIDE_BARS = 6;

/** How the check of an answer came out; `fixed` is right after another try. */
export type CheckedKind = MarkKind | 'fixed';

interface NavigatorProps {
  statuses: readonly ResponseStatus[];
  /** How each answer came out when it was last checked; null where it was not. */
  checked: readonly (CheckedKind | null)[];
  current: number;
  onGoTo: (index: number) => void;
}

/** Every question as a bar to press, with how many are answered; where there is no room one key opens them. */
export function PaperNavigator(
  props: NavigatorProps & { isNarrow: boolean; renderSubmit: ((close: () => void) => ReactNode) | null },
) {
  const t = useMessages(PAPER);
  const [open, setOpen] = useState(false);
  const mostBars = useIsYoung() ? MAX_WIDE_BARS : MAX_BARS;
  const total = props.statuses.length;
  const answered = props.statuses.filter((status) => status === 'answered').length;
  const count = t.answered({ answered, total });
  const hasBars = !props.isNarrow && total <= mostBars;
  const goTo = (index: number): void => {
    setOpen(false);
    props.onGoTo(index);
  };
  return (
    <nav className="navigator" aria-label={t.questions}>
      {hasBars ? (
        <>
          <Items {...props} look="bar" />
          <p className="navigator__count">{count}</p>
        </>
      ) : (
        <button
          type="button"
          className="navigator__fold"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <span className="navigator__place">
            <span>{t.questionOf({ current: props.current + 1, total })}</span>
            <span className="navigator__count">{count}</span>
          </span>
          <ChevronDown size={20} aria-hidden />
        </button>
      )}
      {open && (
        <Dialog title={t.questions} onClose={() => setOpen(false)} sheet>
          <Items {...props} onGoTo={goTo} look="item" />
          {props.renderSubmit?.(() => setOpen(false))}
        </Dialog>
      )}
    </nav>
  );
}

function Items({ look, ...props }: NavigatorProps & { look: 'bar' | 'item' }) {
  return (
    <ol className={`navigator__grid navigator__grid--${look}`}>
      {props.statuses.map((status, index) => (
        <li key={index}>
          <Item
            look={look}
            number={index + 1}
            status={status}
            checked={props.checked[index] ?? null}
            isCurrent={index === props.current}
            onPress={() => props.onGoTo(index)}
          />
        </li>
      ))}
    </ol>
  );
}

function Item(props: {
  look: 'bar' | 'item';
  number: number;
  status: ResponseStatus;
  checked: CheckedKind | null;
  isCurrent: boolean;
  onPress: () => void;
}) {
  const t = useMessages(PAPER);
  const { status, checked } = props;
  // A tick says right; one that is only answered has its colour.
  const Mark = checked ? MARKS[checked] : null;
  const words = [
    readStatusWords()[status],
    ...(checked ? [t.checkedAs({ word: checkedWord(checked) })] : []),
  ];
  return (
    <button
      type="button"
      className={`navigator__${props.look}`}
      data-look={checked ?? status}
      aria-current={props.isCurrent ? 'step' : undefined}
      aria-label={t.question({ number: props.number, words: words.join(', ') })}
      onClick={props.onPress}
    >
      {props.look === 'item' && <span>{props.number}</span>}
      {props.look === 'bar' && <span className="navigator__line" />}
      {Mark && (
        <span className="navigator__mark">
          <Mark size={14} strokeWidth={3.5} aria-hidden />
        </span>
      )}
    </button>
  );
}

function checkedWord(checked: CheckedKind): string {
  return checked === 'fixed' ? PAPER.get().fixed : markWord(checked);
}
