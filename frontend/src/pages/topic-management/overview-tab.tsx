import type { Topic } from '@sumfox/contracts/content/topic';
import { groupByCategory } from '../../entities/topic/index.js';

/** A bar for one topic alone does not fill the row. */
const SMALLEST_SCALE = 5;

/** How many topics there are, and of what kind (TOPIC-4). */
export function OverviewTab({ topics, pairCount }: { topics: readonly Topic[]; pairCount: number }) {
  const figures = [
    ['Total Topics', topics.length],
    ['Active Topics', topics.filter(({ isActive }) => isActive).length],
    ['Similar Topics', pairCount],
    ['Model Questions', topics.reduce((sum, { modelQuestions }) => sum + modelQuestions.length, 0)],
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
          <h2 id="topic-bars-heading">Topics by Category</h2>
          <dl>
            {groups.map(({ category, topics: { length } }) => (
              <div key={category}>
                <dt>{category}</dt>
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
