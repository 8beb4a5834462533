import type { ChildStats, TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { toCsv } from '@sumfox/contracts/csv';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { dayText } from '../../shared/messages/moments.js';
import { readAssessmentNames } from '../../entities/paper/index.js';
import { overallPercent, percentText, topicTitle, readTrendWords } from '../../entities/child/index.js';
import type { CompletedSummary } from './report.rules.js';
import { EXPORT_REPORT } from './export-report.messages.js';

/** What a report is made of. */
export interface ReportFigures {
  child: Pick<LinkedChild, 'userId' | 'displayName' | 'username' | 'gradeLevel'>;
  stats: ChildStats;
  topics: readonly TopicRecord[];
  /** Finished ones, the latest first. */
  completed: readonly CompletedSummary[];
}

/** The report as a table: summary, topics and all assessments one below the other. */
export function toReportCsv({ child, stats, topics, completed }: ReportFigures, madeAt: string): string {
  return toCsv([
    [EXPORT_REPORT.get().performanceReport, child.displayName],
    [EXPORT_REPORT.get().grade, child.gradeLevel],
    [EXPORT_REPORT.get().madeOn, dayText(madeAt)],
    [EXPORT_REPORT.get().averageScore, percentText(overallPercent(stats))],
    [EXPORT_REPORT.get().assessmentsCompleted, completed.length],
    [EXPORT_REPORT.get().topicsMastered, stats.topicsMastered],
    [],
    [
      EXPORT_REPORT.get().topic,
      EXPORT_REPORT.get().score,
      EXPORT_REPORT.get().answers,
      EXPORT_REPORT.get().assessments,
      EXPORT_REPORT.get().lastAssessed,
      EXPORT_REPORT.get().trend,
    ],
    ...topics.map((topic) => [
      topicTitle(topic.topicName),
      topic.score,
      topic.questionsAttempted,
      topic.assessmentCount,
      dayText(topic.lastAssessed),
      readTrendWords()[topic.trend],
    ]),
    [],
    [
      EXPORT_REPORT.get().assessment,
      EXPORT_REPORT.get().kind,
      EXPORT_REPORT.get().date,
      EXPORT_REPORT.get().score,
      EXPORT_REPORT.get().questions,
    ],
    ...completed.map(({ id, type, completedAt, score, totalQuestions }) => [
      id,
      readAssessmentNames()[type],
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
