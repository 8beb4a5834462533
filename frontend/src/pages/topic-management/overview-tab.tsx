import type { Topic } from '@sumfox/contracts/content/topic';
import { categoryName, groupByCategory } from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';

/** A bar for one topic alone does not fill the row. */
const SMALLEST_SCALE = 5;

/** How many topics there are, and of what kind (TOPIC-4). */
export function OverviewTab({ topics, pairCount }: { topics: readonly Topic[]; pairCount: number }) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const figures = [
    [t.totalTopics, topics.length],
    [t.activeTopics, topics.filter(({ isActive }) => isActive).length],
    [t.similarTopics, pairCount],
    [t.modelQuestions, topics.reduce((sum, { modelQuestions }) => sum + modelQuestions.length, 0)],
  ] as const;
  const groups = groupByCategory(topics);
  const most = Math.max(SMALLEST_SCALE, ...groups.map((group) => group.topics.length));
  return (
    <>
      <dl className="topic-figures">
        {figures.map(([label, count]) => (
          <div key={label} className="card">
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {groups.length > 0 && (
        <section className="card topic-bars" aria-labelledby="topic-bars-heading">
          <h2 id="topic-bars-heading">{t.topicsByCategory}</h2>
          <dl>
            {groups.map(({ category, topics: { length } }) => (
              <div key={category}>
                <dt>{categoryName(category)}</dt>
                <dd>
                  <span style={{ width: `${(85 * length) / most}%` }} aria-hidden="true" />
                  {length}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
