import { useQuery } from '@tanstack/react-query';
import { findSimilarTo, topicsQuery, type TopicForm } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADD_TOPIC } from './add-topic.messages.js';

/** Topics that the new one may be a double of, before it is made (TOPIC-6). */
export function SimilarTopics({
  values,
}: {
  values: Pick<TopicForm, 'name' | 'description' | 'gradeLevel'>;
}) {
  const t = useMessages(ADD_TOPIC);
  const topics = useQuery(topicsQuery).data ?? [];
  const similar = values.name.trim() === '' ? [] : findSimilarTo(values, topics);
  if (similar.length === 0) return null;
  return (
    <div className="similar-topics" role="status">
      <p>
        <b>{t.thereMayBeSuch}</b>
      </p>
      <ul>
        {similar.map(({ topic, percent }) => (
          <li key={topic.id}>{t.similarTopic({ name: topic.name, grade: topic.gradeLevel, percent })}</li>
        ))}
      </ul>
    </div>
  );
}
