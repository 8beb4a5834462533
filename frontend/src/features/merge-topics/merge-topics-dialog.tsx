import type { Topic } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import {
  DifficultyBadge,
  mergeTopic,
  refreshTopics,
  type SimilarPair,
  topicFault,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MERGE_TOPICS } from './merge-topics.messages.js';
import { countText } from '../../shared/messages/count-text.js';

const readFailed = () => MERGE_TOPICS.get().failedToMergeThe;

/** Two topics side by side: one is kept and takes the questions of the other over, which goes. */
export function MergeTopicsDialog({ pair, onClose }: { pair: SimilarPair; onClose: () => void }) {
  const t = useMessages(MERGE_TOPICS);
  const client = useQueryClient();
  const [kept, setKept] = useState(pair.one.id);
  const [keep, drop] = kept === pair.one.id ? [pair.one, pair.other] : [pair.other, pair.one];
  const merge = useMutation({
    mutationFn: () => mergeTopic(keep.id, drop.id),
    onSuccess: async () => {
      notify(t.topicsMerged, t.nowHasTheQuestions({ name: keep.name }), 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify(t.mergeFailed, topicFault(error, readFailed()), 'error', error);
      // Whatever it was, the list behind is asked for again: the topic may be gone.
      void refreshTopics(client);
    },
  });
  return (
    <Dialog title={t.mergeTopics} wide onClose={onClose} busy={merge.isPending}>
      <fieldset className="merge" disabled={merge.isPending}>
        <legend>{t.whichOfTheTwo}</legend>
        {[pair.one, pair.other].map((topic) => (
          <MergeSide
            key={topic.id}
            topic={topic}
            isKept={topic.id === kept}
            onKeep={() => setKept(topic.id)}
          />
        ))}
      </fieldset>
      <p>{t.keepsItsNameAnd({ name: keep.name, otherName: drop.name })}</p>
      {merge.isError && (
        <p className="field__fault" role="alert">
          {topicFault(merge.error, readFailed())}
        </p>
      )}
      <DialogActions>
        <Button disabled={merge.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button tone="primary" disabled={merge.isPending} onClick={() => merge.mutate()}>
          {merge.isPending ? t.merging : t.mergeTopics}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MergeSide({ topic, isKept, onKeep }: { topic: Topic; isKept: boolean; onKeep: () => void }) {
  const t = useMessages(MERGE_TOPICS);
  return (
    <label className="choice merge__side">
      <input type="radio" name="kept" checked={isKept} onChange={onKeep} />
      <span className="merge__name">{topic.name}</span>
      <span className="merge__text">{topic.description || t.noDescriptionProvided}</span>
      <span className="topic-badges">
        <DifficultyBadge level={topic.difficultyLevel} />
        <span className="note">
          {countText(topic.modelQuestions.length, 'question')},{' '}
          {countText(topic.modelAnswers.length, 'answer')}
        </span>
      </span>
      <span className="merge__verdict">{isKept ? t.keepThisOne : t.goesIntoTheOther}</span>
    </label>
  );
}
