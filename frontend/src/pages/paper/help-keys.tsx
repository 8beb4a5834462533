import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { Flag, Lightbulb } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { fillNotYetKnown, getEntry } from '../../entities/paper/index.js';
import type { PaperSession } from '../../features/save-answers/index.js';
import { Button } from '../../shared/ui/button.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';

/**
 * The hints of a question one by one, and "I don't know yet". Narrow keys with the words below where there is little
 * room; those of Primary 1 and 2 are too large for the footer of a phone and stand above the answer.
 */
export function HelpKeys(props: {
  question: PupilQuestion;
  session: PaperSession;
  isNarrow: boolean;
  /** The answer stays as it is. */
  isLocked: boolean;
}) {
  const t = useMessages(PAPER);
  const { question, session, isNarrow } = props;
  const { journal, isElsewhere } = useSyncExternalStore(session.subscribe, session.snapshot);
  const index = journal.currentQuestion;
  const shown = journal.hintsShown[index] ?? 0;
  const total = question.scaffoldingHints.length;
  const look = isNarrow ? 'paper__turn paper__help' : '';
  return (
    <>
      {shown < total && (
        <Button
          tone="key"
          className={look}
          disabled={isElsewhere}
          onClick={() => session.showHint(index, shown + 1)}
        >
          <Lightbulb size={22} aria-hidden />
          {shown === 0 ? t.showAHint : t.nextHint}
          {!isNarrow && (
            <span className="paper__hint-count">
              {shown}/{total}
            </span>
          )}
        </Button>
      )}
      {!props.isLocked && (
        <Button
          tone="key"
          className={look}
          disabled={isElsewhere}
          onClick={() => session.edit(index, fillNotYetKnown(question, getEntry(journal, index)))}
        >
          <Flag size={22} aria-hidden />
          {NOT_YET_KNOWN}
        </Button>
      )}
    </>
  );
}
