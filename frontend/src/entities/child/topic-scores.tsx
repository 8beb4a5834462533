import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { ReactNode } from 'react';
import { answersYet } from '../progress/index.js';
import { isEarly, topicTitle } from './child-figures.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SkillBar, type ShownSkill } from './skill-bar.js';
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

/** Bar, percentage, and what they rest on. A score of few answers has no percentage, as on the child's own page. */
export function TopicScore({ topic }: { topic: TopicRecord }) {
  const { score, questionsAttempted, topicName, isMastered } = topic;
  return (
    <SkillScore skill={{ name: topicTitle(topicName), percent: score, questionsAttempted, isMastered }} />
  );
}

/** The bar of a skill, with its figures. */
export function SkillScore({ skill }: { skill: ShownSkill }) {
  const { percent, questionsAttempted } = skill;
  const early = isEarly(skill);
  return (
    <>
      <span className="topic-scores__bar">
        <SkillBar skill={skill} />
      </span>
      {!early && <b className="topic-scores__percent">{percent}%</b>}
      <span
        className={early ? 'note topic-scores__count topic-scores__count--early' : 'note topic-scores__count'}
      >
        {early ? answersYet(questionsAttempted) : countText(questionsAttempted, 'answer')}
      </span>
    </>
  );
}
