import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { notify } from '../../shared/ui/notify.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { MergeTopicsDialog } from './merge-topics-dialog.js';
import {
  decisionsQuery,
  isMergeable,
  keepSeparate,
  reasonOf,
  type SimilarPair,
  StatusBadges,
  topicFault,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MERGE_TOPICS } from './merge-topics.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import { countText } from '../../shared/messages/count-text.js';

/** More pairs than this are for another day. */
const SHOWN = 50;

/** Topics that may be one (TOPIC-6): merged, or kept separate and hidden from then on. */
export function SimilaritiesTab({ pairs }: { pairs: readonly SimilarPair[] }) {
  const t = useMessages(MERGE_TOPICS);
  const [merging, setMerging] = useState<SimilarPair | null>(null);
  if (pairs.length === 0)
    return (
      <StatePanel title={t.noSimilarTopicsFound} face="cheer">
        {t.noTwoTopicsOf}
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
        <p className="note">{t.moreFollowWhenThese({ count: pairs.length - SHOWN })}</p>
      )}
      {merging && <MergeTopicsDialog pair={merging} onClose={() => setMerging(null)} />}
    </>
  );
}

function PairCard({ pair, onMerge }: { pair: SimilarPair; onMerge: () => void }) {
  const t = useMessages(MERGE_TOPICS);
  const client = useQueryClient();
  const { one, other } = pair;
  const keep = useMutation({
    mutationFn: () => keepSeparate(one.id, other.id),
    onSuccess: () => {
      client.setQueryData(decisionsQuery.queryKey, (before = []) => [
        ...before,
        { topicIds: [one.id, other.id] as [string, string] },
      ]);
      notify(t.keptSeparate, t.theseTwoTopicsAre, 'success');
    },
    onError: (error) => notify(t.updateFailed, topicFault(error, t.failedToUpdateThe), 'error', error),
  });
  const mergeable = isMergeable(pair);
  return (
    <li className="card topic-pair">
      <p className="topic-pair__match">
        <RichMessage
          text={t.match}
          parts={{ percent: (words) => <strong>{words}</strong> }}
          values={{ percent: pair.percent }}
        />
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
      {!mergeable && <p className="note">{t.aSharedTopicStays}</p>}
      <div className="topic-pair__actions">
        <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
          {t.keepSeparate}
          <span className="visually-hidden">{t.and({ name: one.name, otherName: other.name })}</span>
        </Button>
        {mergeable && (
          <Button tone="primary" disabled={keep.isPending} onClick={onMerge}>
            {t.considerMerging}
            <span className="visually-hidden">{t.and({ name: one.name, otherName: other.name })}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
