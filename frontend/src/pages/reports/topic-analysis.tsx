import type { TopicRecord, Trend } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { findSyllabusNote, listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { dayText } from '../../shared/messages/moments.js';
import {
  SkillLegend,
  TopicScore,
  topicTitle,
  readTrendWords,
  movesText,
} from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REPORTS } from './reports.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** Every topic with a record, in curriculum order, and how many of the grade have none (PARENT-4). */
export function TopicAnalysis(props: { topics: readonly TopicRecord[]; gradeLevel: GradeLevel }) {
  const t = useMessages(REPORTS);
  const { topics, gradeLevel } = props;
  const untried = listSubStrands(gradeLevel).filter(
    ({ id }) => !topics.some((topic) => topic.topicId === id && topic.gradeLevel === gradeLevel),
  );
  return (
    <section className="card report__part" aria-labelledby="topics-heading">
      <h2 id="topics-heading">{t.topicByTopicAnalysis}</h2>
      <ul className="analysis" aria-label={t.topics}>
        {topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
      <SkillLegend />
      {untried.length > 0 && (
        <p className="note">{t.notTriedYet({ topics: untried.map(({ name }) => name).join(', ') })}</p>
      )}
    </section>
  );
}

/** With fewer answers, the count beside the bar says as much. */
const LEAST_EXPLAINED = 3;

function TopicRow({ topic }: { topic: TopicRecord }) {
  const t = useMessages(REPORTS);
  const { gradeLevel, topicId, topicName, assessmentCount, lastAssessed, questionsAttempted, trend, moves } =
    topic;
  const syllabusNote = findSyllabusNote(gradeLevel, topicId);
  return (
    <li className="analysis__row">
      <div>
        <h3>{topicTitle(topicName)}</h3>
        {syllabusNote !== null && <p className="note">{syllabusNote}</p>}
        {questionsAttempted >= LEAST_EXPLAINED && (
          <p className="note">{t.answersThatCount({ answers: movesText(moves) })}</p>
        )}
      </div>
      <div className="topic-scores analysis__score">
        <div>
          <TopicScore topic={topic} />
        </div>
      </div>
      <p className="analysis__count">
        {countText(assessmentCount, 'assessment')}
        <span className="note">{t.last({ dayText: dayText(lastAssessed) })}</span>
      </p>
      <TrendSign trend={trend} />
    </li>
  );
}

const SIGNS: Readonly<Record<Exclude<Trend, 'unknown'>, LucideIcon>> = {
  improving: TrendingUp,
  declining: TrendingDown,
  stable: Minus,
};

/** Where it is going, as sign and word; a dash while nobody can say. */
function TrendSign({ trend }: { trend: Trend }) {
  const t = useMessages(REPORTS);
  if (trend === 'unknown')
    return (
      <p className="analysis__trend">
        <span aria-hidden="true">{readTrendWords().unknown}</span>
        <span className="visually-hidden">{t.trendNotKnownYet}</span>
      </p>
    );
  const Sign = SIGNS[trend];
  return (
    <p className={`analysis__trend analysis__trend--${trend}`}>
      <Sign aria-hidden size={20} />
      {readTrendWords()[trend]}
    </p>
  );
}
