import type { Topic } from '@sumfox/contracts/content/topic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import {
  countText,
  DifficultyBadge,
  mergeTopic,
  refreshTopics,
  type SimilarPair,
  topicFault,
} from '../../entities/topic/index.js';

const FAILED = 'Failed to merge the topics. Please try again.';

/** Two topics side by side: one is kept and takes the questions of the other over, which goes. */
export function MergeTopicsDialog({ pair, onClose }: { pair: SimilarPair; onClose: () => void }) {
  const client = useQueryClient();
  const [kept, setKept] = useState(pair.one.id);
  const [keep, drop] = kept === pair.one.id ? [pair.one, pair.other] : [pair.other, pair.one];
  const merge = useMutation({
    mutationFn: () => mergeTopic(keep.id, drop.id),
    onSuccess: async () => {
      notify('Topics Merged', `"${keep.name}" now has the questions of both.`, 'success');
      await refreshTopics(client);
      onClose();
    },
    onError: (error) => {
      notify('Merge Failed', topicFault(error, FAILED), 'error');
      // Whatever it was, the list behind is asked for anew: the topic may be gone.
      void refreshTopics(client);
    },
  });
  return (
    <Dialog title="Merge Topics" wide onClose={onClose} busy={merge.isPending}>
      <fieldset className="merge" disabled={merge.isPending}>
        <legend>Which of the two do you want to keep?</legend>
        {[pair.one, pair.other].map((topic) => (
          <MergeSide
            key={topic.id}
            topic={topic}
            isKept={topic.id === kept}
            onKeep={() => setKept(topic.id)}
          />
        ))}
      </fieldset>
      <p>
        “{keep.name}” keeps its name and takes over what only “{drop.name}” has. A question that both have
        stays as “{keep.name}” has it. “{drop.name}” is then deleted. This action cannot be undone.
      </p>
      {merge.isError && (
        <p className="field__fault" role="alert">
          {topicFault(merge.error, FAILED)}
        </p>
      )}
      <DialogActions>
        <Button disabled={merge.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button tone="primary" disabled={merge.isPending} onClick={() => merge.mutate()}>
          {merge.isPending ? 'Merging…' : 'Merge Topics'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MergeSide({ topic, isKept, onKeep }: { topic: Topic; isKept: boolean; onKeep: () => void }) {
  return (
    <label className="choice merge__side">
      <input type="radio" name="kept" checked={isKept} onChange={onKeep} />
      <span className="merge__name">{topic.name}</span>
      <span className="merge__text">{topic.description || 'No description provided'}</span>
      <span className="topic-badges">
        <DifficultyBadge level={topic.difficultyLevel} />
        <span className="note">
          {countText(topic.modelQuestions.length, 'question')},{' '}
          {countText(topic.modelAnswers.length, 'answer')}
        </span>
      </span>
      <span className="merge__verdict">{isKept ? 'Keep this one' : 'Goes into the other'}</span>
    </label>
  );
}
