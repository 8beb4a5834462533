import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { ReactNode } from 'react';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { answersYet } from '../progress/index.js';
import { isEarly, topicTitle } from './child-figures.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TOPIC_SCORES } from './topic-scores.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** A bar for each topic. One that rests on few answers says so, because the child sees no percentage of it yet. */
export function TopicScores(props: {
  label: string;
  topics: readonly TopicRecord[];
  /** What can be done with a topic, beside its figures. */
  renderAction?: (topic: TopicRecord) => ReactNode;
}) {
  const { label, topics, renderAction } = props;
  const t = useMessages(TOPIC_SCORES);
  return (
    <>
      <ul className="topic-scores" aria-label={label}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <span className="topic-scores__name">{topicTitle(topic.topicName)}</span>
            <TopicScore topic={topic} />
            {renderAction?.(topic)}
          </li>
        ))}
      </ul>
      {topics.some(isEarly) && (
        <p className="note">{t.greyFewerThanAnswers({ enoughAnswers: ENOUGH_ANSWERS })}</p>
      )}
    </>
  );
}

/** Bar, percentage, and what they rest on. */
export function TopicScore({ topic }: { topic: TopicRecord }) {
  const { score, questionsAttempted, topicName } = topic;
  return (
    <>
      <span className={isEarly(topic) ? 'topic-scores__bar topic-scores__bar--early' : 'topic-scores__bar'}>
        <ScoreBar percent={score} label={topicTitle(topicName)} />
      </span>
      <b className="topic-scores__percent">{score}%</b>
      <span className="note topic-scores__count">
        {isEarly(topic) ? answersYet(questionsAttempted) : countText(questionsAttempted, 'answer')}
      </span>
    </>
  );
}
