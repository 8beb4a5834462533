import type { Topic } from '@sumfox/contracts/content/topic';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/call-error.js';
import { serverNow } from '../../shared/api/server-clock.js';
import {
  assignPaper,
  dueDay,
  refreshChild,
  skillPaper,
  takeBackPaper,
  useCurrentChild,
  type WantedPaper,
} from '../../entities/child/index.js';
import { findTopicSubStrand } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
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
  const client = useQueryClient();
  const { child, wanted } = props;
  const assign = useMutation({
    mutationFn: () => assignPaper(child, wanted),
    onSuccess: () => refreshChild(client, child.userId),
    onError: (error) => notify(t.assignFailed, errorSentence(error, t.failedToCreate), 'error'),
  });
  const undo = useMutation({
    mutationFn: takeBackPaper,
    onSuccess: async () => {
      assign.reset();
      await refreshChild(client, child.userId);
    },
    onError: (error) => notify(t.undoFailed, errorSentence(error, t.undoFailedText), 'error'),
  });
  const made = assign.data?.assessment.assessmentId;
  const of = <span className="visually-hidden"> {props.of}</span>;
  if (made === undefined)
    return (
      <Button disabled={assign.isPending} onClick={() => assign.mutate()}>
        {assign.isPending ? t.assigning : t.assignTo({ name: child.callName })}
        {of}
      </Button>
    );
  return (
    <>
      <span role="status">{t.assignedTo({ name: child.callName, day: weekdayText(wanted.dueOn) })}</span>
      <Button tone="quiet" disabled={undo.isPending} onClick={() => undo.mutate(made)}>
        {undo.isPending ? t.takingBack : t.undo}
        {of}
      </Button>
    </>
  );
}
