import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { answersYet, countText } from '../progress/index.js';
import { isEarly, topicTitle } from './child-figures.rules.js';

/** A bar for each topic. One that rests on few answers says so, because the child sees no percentage of it yet. */
export function TopicScores({ label, topics }: { label: string; topics: readonly TopicRecord[] }) {
  return (
    <>
      <ul className="topic-scores" aria-label={label}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <span className="topic-scores__name">{topicTitle(topic.topicName)}</span>
            <TopicScore topic={topic} />
          </li>
        ))}
      </ul>
      {topics.some(isEarly) && (
        <p className="note">Grey: fewer than {ENOUGH_ANSWERS} answers, so it may still change much.</p>
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
