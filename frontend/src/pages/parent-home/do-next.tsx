import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { Target } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { slipWords } from '@sumfox/curriculum/slip-words';
import { useAssignment } from '../../features/assign-paper/index.js';
import { GenerateAssessment } from '../../features/make-paper/index.js';
import { WorksheetButton } from '../../features/print-worksheet/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** The paper that the worry asks for, one tap away; a second tap takes it back. */
export function DoNext({ child, overview }: { child: LinkedChild; overview: ChildOverview }) {
  const t = useMessages(PARENT_HOME);
  const { next } = overview;
  const { title, reason } = nextWords(overview, child.callName);
  const wanted = { ...next, title };
  const { isMade, isBusy, assign, undo } = useAssignment(child, wanted);
  return (
    <section className="kid__next" aria-label={t.doNext}>
      <p className="kid__next-label">
        <Target aria-hidden size={18} />
        {t.doNext}
      </p>
      <h4 className="kid__next-title">{title}</h4>
      <p className="note">
        {reason} {t.due({ day: weekdayText(next.dueOn) })}
      </p>
      {!isMade ? (
        <div className="kid__next-keys">
          <button type="button" className="yellow-key" disabled={isBusy} onClick={assign}>
            {isBusy ? t.assigning : t.assignTo({ name: child.callName })}
          </button>
          {next.type !== 'diagnostic' && <WorksheetButton child={child} wanted={wanted} of={title} />}
          <GenerateAssessment preferred={child} tone="quiet" label={t.chooseAnother} />
        </div>
      ) : (
        <div className="kid__next-keys">
          <p role="status">{t.assignedTo({ name: child.callName, day: weekdayText(next.dueOn) })}</p>
          <Button disabled={isBusy} onClick={undo}>
            {isBusy ? t.takingBack : t.undo}
          </Button>
        </div>
      )}
    </section>
  );
}

function nextWords({ next, watch }: ChildOverview, name: string): { title: string; reason: string } {
  const { type, topicName, questions, minutes } = next;
  const t = PARENT_HOME.get();
  const count = countText(questions, 'question');
  const about = { minutes: countText(minutes, 'minute') };
  if (type === 'diagnostic') return { title: t.firstCheck, reason: t.becauseFirst(about) };
  if (type === 'mixed')
    return { title: t.mixedQuestions({ questions: count }), reason: t.becauseMixed(about) };
  const title = t.questionsOn({ questions: count, topic: topicName ?? '' });
  return watch?.kind === 'slip'
    ? { title, reason: t.becauseOfSlip({ name, slip: slipWords(watch.code), ...about }) }
    : { title, reason: watch === null ? t.becauseOfGoal(about) : t.becauseOfTopic(about) };
}
