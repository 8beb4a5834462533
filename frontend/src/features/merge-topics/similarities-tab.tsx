import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { notify } from '../../shared/ui/notify.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { MergeTopicsDialog } from './merge-topics-dialog.js';
import {
  countText,
  decisionsQuery,
  isMergeable,
  keepSeparate,
  reasonOf,
  type SimilarPair,
  StatusBadges,
  topicFault,
} from '../../entities/topic/index.js';

/** More pairs than this are for another day. */
const SHOWN = 50;

/** Topics that may be one (TOPIC-6): merged, or kept separate and hidden from then on. */
export function SimilaritiesTab({ pairs }: { pairs: readonly SimilarPair[] }) {
  const [merging, setMerging] = useState<SimilarPair | null>(null);
  if (pairs.length === 0)
    return (
      <StatePanel title="No Similar Topics Found" face="cheer">
        No two topics of the same grade say nearly the same.
      </StatePanel>
    );
  return (
    <>
      <ul className="topic-pairs">
        {pairs.slice(0, SHOWN).map((pair) => (
          <PairCard key={`${pair.one.id} ${pair.other.id}`} pair={pair} onMerge={() => setMerging(pair)} />
        ))}
      </ul>
      {pairs.length > SHOWN && (
        <p className="note">{pairs.length - SHOWN} more follow when these are decided.</p>
      )}
      {merging && <MergeTopicsDialog pair={merging} onClose={() => setMerging(null)} />}
    </>
  );
}

function PairCard({ pair, onMerge }: { pair: SimilarPair; onMerge: () => void }) {
  const client = useQueryClient();
  const { one, other } = pair;
  const keep = useMutation({
    mutationFn: () => keepSeparate(one.id, other.id),
    onSuccess: () => {
      client.setQueryData(decisionsQuery.queryKey, (before = []) => [
        ...before,
        { topicIds: [one.id, other.id] as [string, string] },
      ]);
      notify('Kept Separate', 'These two topics are not shown as similar any more.', 'success');
    },
    onError: (error) =>
      notify('Update Failed', topicFault(error, 'Failed to update the topic. Please try again.'), 'error'),
  });
  const mergeable = isMergeable(pair);
  return (
    <li className="card topic-pair">
      <p className="topic-pair__match">
        <strong>{pair.percent}%</strong> match
      </p>
      <div className="topic-pair__topics">
        {[one, other].map((topic) => (
          <div key={topic.id}>
            <h2>{topic.name}</h2>
            <p className="topic-badges">
              <GradeBadge grade={topic.gradeLevel} />
              <StatusBadges topic={topic} />
              <span className="note">{countText(topic.modelQuestions.length, 'question')}</span>
            </p>
          </div>
        ))}
      </div>
      <p className="note">{reasonOf(pair)}</p>
      {!mergeable && (
        <p className="note">A shared topic stays as it is for all families, so these two cannot be merged.</p>
      )}
      <div className="topic-pair__actions">
        <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
          Keep Separate
          <span className="visually-hidden">
            : {one.name} and {other.name}
          </span>
        </Button>
        {mergeable && (
          <Button tone="primary" disabled={keep.isPending} onClick={onMerge}>
            Consider Merging
            <span className="visually-hidden">
              : {one.name} and {other.name}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
