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
import '../../shared/ui/quality-tab.css';
import './key-metrics.css';

/** Who uses the product, and how far pupils get (ADMIN-5). */
export function KeyMetricsTab() {
  return (
    <FiguresTab
      query={useQuery(adminAnalyticsQuery)}
      loading={{ heights: [48, [3, 110], 220], label: 'Loading the key metrics' }}
      failed="The key metrics could not be loaded"
      head={() => 'Key metrics'}
    >
      {(figures) => (
        <>
          {!figures.isComplete && (
            <p className="system__stale" role="status">
              Everything is being counted again after an update. The figures will be here in some minutes.
            </p>
          )}
          <Cards figures={figures} />
          <Charts figures={figures} />
          {figures.countsDemoAccounts && (
            <p className="note">The demo accounts are counted too, for this is a product to try out.</p>
          )}
        </>
      )}
    </FiguresTab>
  );
}

const COUNT = new Intl.NumberFormat('en-SG');
const count = (value: number | null) => orDash(value, (known) => COUNT.format(known));
const percent = (value: number | null) => orDash(value, (known) => `${known}%`);

function Cards({ figures }: { figures: AdminAnalytics }) {
  const { assessmentsStarted, assessmentsCompleted, students } = figures;
  return (
    <div className="key-metrics__cards">
      <Figure
        title="Active users, 7 days"
        value={count(figures.activeUsersWeek)}
        note="signed in or handed in, today included"
      />
      <Figure
        title="Active users, 30 days"
        value={count(figures.activeUsersMonth)}
        note="signed in or handed in, today included"
      />
      <Figure title="New sign-ups this week" value={count(figures.newSignupsWeek)} note="since Sunday" />
      <Figure
        title="Assessment completion rate"
        value={percent(figures.assessmentCompletionRate)}
        note={`${count(assessmentsCompleted)} of ${count(assessmentsStarted)} started`}
      />
      <Figure
        title="Average score"
        value={percent(figures.averageScore)}
        note={`of ${count(assessmentsCompleted)} completed assessments`}
      />
      <Figure
        title="Average assessments per student"
        value={count(figures.avgAssessmentsPerStudent)}
        note={`completed, by ${count(students)} students`}
      />
    </div>
  );
}

function Charts({ figures }: { figures: AdminAnalytics }) {
  const { weeks } = figures;
  return (
    <div className="quality__charts">
      <WeekBars
        title="Active users by week"
        bars={weekBars(weeks, (week) => week.activeUsers, ['active user', 'active users'])}
        empty="Nobody was here yet."
      />
      <WeekBars
        title="Assessments completed by week"
        bars={weekBars(weeks, (week) => week.assessmentsCompleted, ['assessment', 'assessments'])}
        empty="No assessment was completed yet."
      />
      <WeekBars
        title="New sign-ups by week"
        bars={weekBars(weeks, (week) => week.newSignups, ['new account', 'new accounts'])}
        empty="Nobody has signed up yet."
      />
      <Roles />
    </div>
  );
}

function Roles() {
  const { data, isError } = useQuery(usersByRoleQuery);
  return (
    <CountBars
      title="Users by role"
      bars={data ? roleBars(data) : []}
      empty={isError ? 'The users could not be counted just now.' : 'Counting the users…'}
    />
  );
}
