import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useIsYoung } from '../../entities/account/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { Acorn } from '../../entities/reward/index.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxBand } from '../../shared/ui/fox-band.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import {
  readAssessmentNames,
  assessmentsQuery,
  averageScore,
  calendarAddress,
  durationText,
  findDay,
  listCompleted,
  noonOf,
} from '../../entities/paper/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { dateFormat } from '../../shared/messages/language.js';
import { DAY } from './day.messages.js';
import './day-page.css';

/** More acorns would be counted by nobody. */
const MAX_ACORNS = 20;

/** What was completed on one day, newest first (CALENDAR-5). */
export default function DayPage() {
  const t = useMessages(DAY);
  usePageTitle(t.title);
  const isYoung = useIsYoung();
  const [{ place }] = useLook();
  const day = findDay(useParams()['date'] ?? '');
  const assessments = useQuery(assessmentsQuery);
  const back = (
    <Link className="action" to={day === null ? '/dashboard#calendar' : calendarAddress(day)}>
      <ChevronLeft size={20} aria-hidden /> {t.back}
    </Link>
  );
  if (assessments.isError && !assessments.data)
    return (
      <ErrorPanel title={t.failed} error={assessments.error} onRetry={() => void assessments.refetch()} />
    );
  if (!assessments.data) return <Skeleton heights={[90, 130, 130]} label={t.loading} />;
  const completed = day === null ? [] : listCompleted(assessments.data, day);
  const questions = completed.reduce((sum, each) => sum + each.totalQuestions, 0);
  const scores = completed.reduce((sum, each) => sum + (each.score ?? 0), 0);
  const percent = averageScore(completed);
  const heading = day === null ? t.noSuchDay : dateFormat({ dateStyle: 'full' }).format(noonOf(day));
  return (
    <div className="day">
      {back}
      {completed.length === 0 && <h1>{heading}</h1>}
      {completed.length === 0 ? (
        <StatePanel
          title={t.nothingFound}
          face="hello"
          action={
            <Link className="action action--go" to="/dual-proficiency">
              {t.startANewAdventure}
            </Link>
          }
        >
          <p>{t.nothingCompleted}</p>
        </StatePanel>
      ) : (
        <>
          <FoxBand scene={sceneOf(place)} pose="cheer">
            <h1 className="fox-band__say">{heading}</h1>
            <p className="day__acorns" aria-hidden="true">
              {Array.from({ length: Math.min(questions, MAX_ACORNS) }, (_, i) => (
                <Acorn key={i} isEarned isNewest={false} />
              ))}
            </p>
            <dl className="day__summary">
              <div>
                <dt>{t.assessments}</dt>
                <dd>{completed.length}</dd>
              </div>
              <div>
                <dt>{t.questions}</dt>
                <dd>{questions}</dd>
              </div>
              {!isYoung && (
                <div>
                  <dt>{t.totalScore}</dt>
                  <dd>{t.scoreOf({ score: scores, most: 100 * completed.length })}</dd>
                </div>
              )}
              {!isYoung && (
                <div>
                  <dt>{t.average}</dt>
                  <dd>{t.percent({ percent: percent ?? '–' })}</dd>
                </div>
              )}
            </dl>
          </FoxBand>
          <ul className="day__list">
            {completed.map((each) => (
              <li key={each.id} className="card day__item">
                <div>
                  <h2>{t.assessment({ id: each.id })}</h2>
                  <p className="note">
                    {t.completedAt({
                      type: readAssessmentNames()[each.type],
                      count: each.totalQuestions,
                      time: dateFormat({ timeStyle: 'short' }).format(
                        new Date(each.completedAt ?? each.date),
                      ),
                    })}
                  </p>
                  {each.timeSpentSeconds !== null && (
                    <p className="note">{t.timeSpent({ time: durationText(each.timeSpentSeconds) })}</p>
                  )}
                </div>
                <span className="assessment-row__score">
                  {isYoung ? t.done : t.percent({ percent: each.score ?? '–' })}
                </span>
                <Link className="action action--primary" to={`/assessment/${each.id}/review`}>
                  {t.review}
                  <span className="visually-hidden"> {t.assessment({ id: each.id })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
