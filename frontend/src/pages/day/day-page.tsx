import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useIsYoung } from '../../entities/account/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import {
  ASSESSMENT_NAMES,
  assessmentsQuery,
  averageScore,
  calendarAddress,
  findDay,
  listCompleted,
  noonOf,
} from '../../entities/paper/index.js';
import './day-page.css';

const FULL = new Intl.DateTimeFormat('en-SG', { dateStyle: 'full', timeZone: 'Asia/Singapore' });
const TIME = new Intl.DateTimeFormat('en-SG', { timeStyle: 'short', timeZone: 'Asia/Singapore' });

/** What was completed on one day, newest first (CALENDAR-5). */
export default function DayPage() {
  usePageTitle('Day');
  const isYoung = useIsYoung();
  const day = findDay(useParams()['date'] ?? '');
  const assessments = useQuery(assessmentsQuery);
  const back = (
    <Link className="action" to={day === null ? '/dashboard#calendar' : calendarAddress(day)}>
      <ChevronLeft size={20} aria-hidden /> Back to the calendar
    </Link>
  );
  if (assessments.isError && !assessments.data)
    return (
      <ErrorPanel
        title="Failed to load assessments"
        error={assessments.error}
        onRetry={() => void assessments.refetch()}
      />
    );
  if (!assessments.data) return <Skeleton heights={[90, 130, 130]} label="Loading the day" />;
  const completed = day === null ? [] : listCompleted(assessments.data, day);
  const questions = completed.reduce((sum, each) => sum + each.totalQuestions, 0);
  const percent = averageScore(completed);
  return (
    <div className="day">
      {back}
      <h1>{day === null ? 'No such day' : FULL.format(noonOf(day))}</h1>
      {completed.length === 0 ? (
        <StatePanel title="No Assessments Found">
          <p>Nothing was completed on this day.</p>
        </StatePanel>
      ) : (
        <>
          <dl className="card day__summary">
            <div>
              <dt>Assessments</dt>
              <dd>{completed.length}</dd>
            </div>
            <div>
              <dt>Questions</dt>
              <dd>{questions}</dd>
            </div>
            {!isYoung && (
              <div>
                <dt>Average</dt>
                <dd>{percent}%</dd>
              </div>
            )}
          </dl>
          <ul className="day__list">
            {completed.map((each) => (
              <li key={each.id} className="card day__item">
                <div>
                  <h2>Assessment #{each.id}</h2>
                  <p className="note">
                    {ASSESSMENT_NAMES[each.type]} · {each.totalQuestions} questions · completed at{' '}
                    {TIME.format(new Date(each.completedAt ?? each.date))}
                  </p>
                </div>
                <span className="assessment-row__score">{isYoung ? 'Done' : `${each.score ?? '–'}%`}</span>
                <Link className="action action--primary" to={`/assessment/${each.id}/review`}>
                  Review<span className="visually-hidden"> Assessment #{each.id}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
