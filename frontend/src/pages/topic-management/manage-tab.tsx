import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { Topic } from '@sumfox/contracts/content/topic';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import { isEarly } from '../../entities/child/index.js';
import { answersYet } from '../../entities/progress/index.js';
import { DifficultyBadge, findPerformance, StatusBadges } from '../../entities/topic/index.js';
import { PractiseTopic } from '../../features/practise-topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import { countText } from '../../shared/messages/count-text.js';

/** Cards put on the page at a time. */
const STEP = 24;

interface TopicActions {
  onView: (topic: Topic) => void;
  onEdit: (topic: Topic) => void;
  onDelete: (topic: Topic) => void;
}

/** What the current child of a parent has shown, for the cards of topics. */
export interface ChildPerformance {
  name: string;
  records: readonly TopicRecord[];
}

/** A card for each topic, with what the viewer may do (TOPIC-4). `performance` is null while there is none to show. */
export function ManageTab({
  topics,
  performance,
  ...actions
}: TopicActions & { topics: readonly Topic[]; performance: ChildPerformance | null }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className="topic-cards">
        {topics.slice(0, shown).map((topic) => (
          <TopicCard key={topic.id} topic={topic} performance={performance} {...actions} />
        ))}
      </ul>
      {topics.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>
          {t.showMoreTopics({ count: topics.length - shown })}
        </Button>
      )}
    </>
  );
}

function TopicCard(props: TopicActions & { topic: Topic; performance: ChildPerformance | null }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const { topic, performance, onView, onEdit, onDelete } = props;
  const { name, isEditable } = topic;
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <li className="card topic-card">
      <div className="topic-card__head">
        <h2>{name}</h2>
        <GradeBadge grade={topic.gradeLevel} />
      </div>
      <p className="topic-badges">
        <DifficultyBadge level={topic.difficultyLevel} />
        <StatusBadges topic={topic} />
      </p>
      <p className="topic-card__text">{topic.description || t.noDescriptionProvided}</p>
      <p className="note">
        {countText(topic.modelQuestions.length, 'question')} ·{' '}
        {countText(topic.modelAnswers.length, 'answer')}
      </p>
      {performance && <Performance topic={topic} performance={performance} />}
      <PractiseTopic
        topic={topic}
        percent={findPerformance(topic, performance?.records ?? [])?.score ?? null}
      />
      <div className="topic-card__actions">
        <Button onClick={() => onView(topic)}>
          <Eye aria-hidden size={18} />
          {t.view}
          {of}
        </Button>
        {isEditable ? (
          <>
            <Button onClick={() => onEdit(topic)}>
              <Pencil aria-hidden size={18} />
              {t.edit}
              {of}
            </Button>
            <Button tone="quiet" onClick={() => onDelete(topic)}>
              <Trash2 aria-hidden size={18} />
              {t.deleteLabel}
              {of}
            </Button>
          </>
        ) : (
          <p className="note">{t.forAllFamiliesTo}</p>
        )}
      </div>
    </li>
  );
}

/** Names the child and the curriculum topic, so that nobody takes the figure for more than it is. */
function Performance({ topic, performance }: { topic: Topic; performance: ChildPerformance }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const record = findPerformance(topic, performance.records);
  if (!record) return null;
  return (
    <p className="topic-card__performance">
      {isEarly(record) ? (
        t.answersInTopic({ answers: answersYet(record.questionsAttempted), topic: record.topicName })
      ) : (
        <RichMessage
          text={t.scoreInTopic}
          parts={{ score: (words) => <b>{words}</b> }}
          values={{ score: record.score, topic: record.topicName }}
        />
      )}
      <span className="note">
        {performance.name} · {countText(record.assessmentCount, 'assessment')}
      </span>
    </p>
  );
}
