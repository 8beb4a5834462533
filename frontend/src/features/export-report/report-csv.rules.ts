import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { toCsv } from '@sumfox/contracts/csv';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { dayText } from '../../shared/lib/moments.js';
import { ASSESSMENT_NAMES } from '../../entities/paper/index.js';
import { percentText, topicTitle, TREND_WORDS } from '../../entities/child/index.js';
import { averageScore, countMastered, type CompletedSummary } from './report.rules.js';

/** What a report is made of. */
export interface ReportFigures {
  child: Pick<LinkedChild, 'userId' | 'displayName' | 'username' | 'gradeLevel'>;
  topics: readonly TopicRecord[];
  /** Finished ones, the latest first. */
  completed: readonly CompletedSummary[];
}

/** The report as a table: summary, topics and all assessments one below the other. */
export function toReportCsv({ child, topics, completed }: ReportFigures, madeAt: string): string {
  return toCsv([
    ['Performance report', child.displayName],
    ['Grade', child.gradeLevel],
    ['Made on', dayText(madeAt)],
    ['Average score', percentText(averageScore(completed))],
    ['Assessments completed', completed.length],
    ['Topics mastered', countMastered(topics)],
    [],
    ['Topic', 'Score (%)', 'Answers', 'Assessments', 'Last assessed', 'Trend'],
    ...topics.map((topic) => [
      topicTitle(topic.topicName),
      topic.score,
      topic.questionsAttempted,
      topic.assessmentCount,
      dayText(topic.lastAssessed),
      TREND_WORDS[topic.trend],
    ]),
    [],
    ['Assessment', 'Kind', 'Date', 'Score (%)', 'Questions'],
    ...completed.map(({ id, type, completedAt, score, totalQuestions }) => [
      id,
      ASSESSMENT_NAMES[type],
      dayText(completedAt),
      score,
      totalQuestions,
    ]),
  ]);
}

/** `report-mei-2026-11-20.csv`; a username has only letters that a file name may have. */
export function reportFilename({ username }: ReportFigures['child'], madeAt: string): string {
  const safe = username.replace(/[^\w.-]/g, '_');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date(madeAt));
  return `report-${safe}-${day}.csv`;
}
