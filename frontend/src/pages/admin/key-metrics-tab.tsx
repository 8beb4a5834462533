import { useQuery } from '@tanstack/react-query';
import {
  type AdminAnalytics,
  adminAnalyticsQuery,
  orDash,
  usersByRoleQuery,
} from '../../entities/system/index.js';
import { CountBars } from '../../shared/ui/count-bars.js';
import { Figure } from '../../shared/ui/figure.js';
import { FiguresTab } from './figures-tab.js';
import { roleBars, weekBars } from './key-metrics.rules.js';
import { WeekBars } from './week-bars.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';
import { regionOf } from '../../shared/messages/language.js';
import '../../shared/ui/quality-tab.css';
import './key-metrics.css';

/** Who uses the product, and how far pupils get (ADMIN-5). */
export function KeyMetricsTab() {
  const t = useMessages(ADMIN);
  return (
    <FiguresTab
      query={useQuery(adminAnalyticsQuery)}
      loading={{ heights: [48, [3, 110], 220], label: t.loadingTheKeyMetrics }}
      failed={t.theKeyMetricsCould}
      head={() => t.keyMetricsTab}
    >
      {(figures) => (
        <>
          {!figures.isComplete && (
            <p className="system__stale" role="status">
              {t.everythingIsBeingCounted}
            </p>
          )}
          <Cards figures={figures} />
          <Charts figures={figures} />
          {figures.countsDemoAccounts && <p className="note">{t.theDemoAccountsAre}</p>}
        </>
      )}
    </FiguresTab>
  );
}

const count = (value: number | null) => orDash(value, (known) => known.toLocaleString(regionOf()));
const percent = (value: number | null) => orDash(value, (known) => `${known}%`);

function Cards({ figures }: { figures: AdminAnalytics }) {
  const t = useMessages(ADMIN);
  const { assessmentsStarted, assessmentsCompleted, students } = figures;
  return (
    <div className="key-metrics__cards">
      <Figure title={t.activeUsers7Days} value={count(figures.activeUsersWeek)} note={t.signedInOrHandedIn} />
      <Figure
        title={t.activeUsers30Days}
        value={count(figures.activeUsersMonth)}
        note={t.signedInOrHandedIn}
      />
      <Figure title={t.newSignUpsThis} value={count(figures.newSignupsWeek)} note={t.sinceSunday} />
      <Figure
        title={t.assessmentCompletionRate}
        value={percent(figures.assessmentCompletionRate)}
        note={t.ofStarted({ completed: count(assessmentsCompleted), started: count(assessmentsStarted) })}
      />
      <Figure
        title={t.averageScore}
        value={percent(figures.averageScore)}
        note={t.ofCompleted({ completed: count(assessmentsCompleted) })}
      />
      <Figure
        title={t.averageAssessmentsPerStudent}
        value={count(figures.avgAssessmentsPerStudent)}
        note={t.byStudents({ count: students ?? 0, students: count(students) })}
      />
    </div>
  );
}

function Charts({ figures }: { figures: AdminAnalytics }) {
  const t = useMessages(ADMIN);
  const { weeks } = figures;
  return (
    <div className="quality__charts">
      <WeekBars
        title={t.activeUsersByWeek}
        bars={weekBars(weeks, (week) => week.activeUsers, t.activeUsersOfWeek)}
        empty={t.nobodyWasHereYet}
      />
      <WeekBars
        title={t.assessmentsCompletedByWeek}
        bars={weekBars(weeks, (week) => week.assessmentsCompleted, t.assessmentsOfWeek)}
        empty={t.noAssessmentWasCompleted}
      />
      <WeekBars
        title={t.newSignUpsBy}
        bars={weekBars(weeks, (week) => week.newSignups, t.newAccountsOfWeek)}
        empty={t.nobodyHasSignedUp}
      />
      <Roles />
    </div>
  );
}

function Roles() {
  const t = useMessages(ADMIN);
  const { data, isError } = useQuery(usersByRoleQuery);
  return (
    <CountBars
      title={t.usersByRole}
      bars={data ? roleBars(data) : []}
      empty={isError ? t.theUsersCouldNot : t.countingTheUsers}
    />
  );
}
