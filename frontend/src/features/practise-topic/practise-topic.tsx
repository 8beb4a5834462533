import type { Topic } from '@sumfox/contracts/content/topic';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { serverNow } from '../../shared/api/server-clock.js';
import { dueDay, skillPaper, useCurrentChild, type WantedPaper } from '../../entities/child/index.js';
import { findTopicSubStrand } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { Button } from '../../shared/ui/button.js';
import { useAssignment } from '../assign-paper/index.js';
import { WorksheetButton } from '../print-worksheet/index.js';
import { PRACTISE_TOPIC } from './practise-topic.messages.js';

/**
 * Practice of the curriculum topic that a topic is about, for the current child of a parent (TOPIC-12). Nothing where
 * the grade is another one, or the name tells no topic of the curriculum.
 */
export function PractiseTopic({ topic, percent }: { topic: Topic; percent: number | null }) {
  const t = useMessages(PRACTISE_TOPIC);
  const child = useCurrentChild();
  const subStrand = findTopicSubStrand(topic);
  if (!child || !subStrand || child.gradeLevel !== topic.gradeLevel) return null;
  const skill = { topicId: subStrand.id, heuristicId: null, name: subStrand.name, percent };
  const wanted = skillPaper(child.gradeLevel, skill, dueDay(serverNow()));
  return (
    <div className="practise-topic">
      <p>
        <b>{t.practiseThisTopic}</b> <span className="note">{wanted.title}</span>
      </p>
      <AssignButton child={child} wanted={wanted} of={topic.name} />
      <WorksheetButton child={child} wanted={wanted} of={topic.name} />
    </div>
  );
}

/** Makes the paper, or takes it back. */
function AssignButton(props: { child: LinkedChild; wanted: WantedPaper; of: string }) {
  const t = useMessages(PRACTISE_TOPIC);
  const { child, wanted } = props;
  const { isMade, isBusy, assign, undo } = useAssignment(child, wanted);
  const of = <span className="visually-hidden"> {props.of}</span>;
  if (!isMade)
    return (
      <Button disabled={isBusy} onClick={assign}>
        {isBusy ? t.assigning : t.assignTo({ name: child.callName })}
        {of}
      </Button>
    );
  return (
    <>
      <span role="status">{t.assignedTo({ name: child.callName, day: weekdayText(wanted.dueOn) })}</span>
      <Button tone="quiet" disabled={isBusy} onClick={undo}>
        {isBusy ? t.takingBack : t.undo}
        {of}
      </Button>
    </>
  );
}
