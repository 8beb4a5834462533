import type { Topic } from '@sumfox/contracts/content/topic';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { GradeBadge } from '../../shared/ui/grade-badge.js';
import {
  DifficultyBadge,
  categoryName,
  groupByCategory,
  type TopicCategory,
} from '../../entities/topic/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_MANAGEMENT } from './topic-management.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** A category card shows three topics (TOPIC-5). */
const SHOWN = 3;

/** The topics of each category (TOPIC-5). */
export function CategoriesTab(props: { topics: readonly Topic[]; onView: (topic: Topic) => void }) {
  return (
    <ul className="topic-categories">
      {groupByCategory(props.topics).map(({ category, topics }) => (
        <CategoryCard key={category} category={category} topics={topics} onView={props.onView} />
      ))}
    </ul>
  );
}

function CategoryCard(props: {
  category: TopicCategory;
  topics: readonly Topic[];
  onView: (topic: Topic) => void;
}) {
  const t = useMessages(TOPIC_MANAGEMENT);
  const { category, topics, onView } = props;
  const [isOpen, setOpen] = useState(false);
  const hidden = topics.length - SHOWN;
  return (
    <li className="card topic-category">
      <div className="topic-category__head">
        <h2>{categoryName(category)}</h2>
        <span className="note">{countText(topics.length, 'topic')}</span>
      </div>
      <ul>
        {(isOpen ? topics : topics.slice(0, SHOWN)).map((topic) => (
          <li key={topic.id}>
            <button type="button" className="topic-category__topic" onClick={() => onView(topic)}>
              <GradeBadge grade={topic.gradeLevel} />
              <span className="topic-category__name">{topic.name}</span>
              <DifficultyBadge level={topic.difficultyLevel} />
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="action action--quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          {isOpen ? t.showFewer : t.moreTopics({ hidden })}
          <span className="visually-hidden"> {t.of({ category })}</span>
        </button>
      )}
    </li>
  );
}
