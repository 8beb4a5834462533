import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { DayBars } from '../../shared/ui/charts/day-bars.js';
import { LineChart } from '../../shared/ui/charts/line-chart.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { MathText } from '../../shared/ui/math-text.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { mistakesQuery, type NotebookFilter } from '../../entities/mistake/index.js';
import { type Axis, toTrendBars, trendQuery } from '../../entities/progress/index.js';
import { describePlace } from '../../entities/reward/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_PROGRESS } from './my-progress.messages.js';
import { countText } from '../../shared/messages/count-text.js';
import { dateFormat } from '../../shared/messages/language.js';

/** Mistakes shown here; the notebook has all of them. */
const FEW = 3;

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };

/** How one concept or heuristic grew, what is still to be put right, and a paper on just this. */
export function AxisDetails(props: {
  axis: Axis;
  record: AxisRecord;
  /** Of a concept, once it is fetched. */
  place: Place | undefined;
  onPractise: () => void;
  busy: boolean;
}) {
  const t = useMessages(MY_PROGRESS);
  const isYoung = useIsYoung();
  const { axis, record, place } = props;
  return (
    <div className="axis-details">
      {place && <p className="axis-details__place">{describePlace(place, isYoung)}</p>}
      {record.questionsAttempted > 0 ? (
        <>
          <div className="axis-details__columns">
            <Trend axis={axis} record={record} />
            <ToPutRight axis={axis} record={record} />
          </div>
          {/* A place has its count in its own sentence; Primary 1 and 2 have it on the tile. */}
          {!place && (
            <p className="note">
              {t.ofRightSoFar({
                questionsCorrect: record.questionsCorrect,
                questions: countText(record.questionsAttempted, 'question'),
              })}
            </p>
          )}
        </>
      ) : (
        <p>{t.youHaveNotMet}</p>
      )}
      <Button tone="primary" disabled={props.busy} onClick={props.onPractise}>
        {t.practise}
        <span className="visually-hidden"> {record.name}</span>
      </Button>
    </div>
  );
}

function Trend({ axis, record }: { axis: Axis; record: AxisRecord }) {
  const t = useMessages(MY_PROGRESS);
  const user = useUser();
  const isYoung = useIsYoung();
  const label = t.dayByDay({ name: record.name });
  const about =
    axis === 'concepts'
      ? { subStrandId: record.id }
      : { heuristicId: HEURISTIC_IDS.find((id) => id === record.id) };
  const trend = useQuery(trendQuery(user.userId, user.gradeLevel, about));
  return (
    <section>
      <h3>{t.howItGrew}</h3>
      {trend.isPending ? (
        <Skeleton heights={[120]} />
      ) : trend.isError ? (
        <ErrorPanel title={t.theLineCouldNot} error={trend.error} onRetry={() => void trend.refetch()} />
      ) : isYoung ? (
        <DayBars label={label} days={toTrendBars(trend.data)} />
      ) : (
        <LineChart
          label={label}
          points={trend.data.map(({ date, percent }) => ({
            label: dateFormat(DAY).format(new Date(`${date}T00:00:00Z`)),
            percent,
          }))}
        />
      )}
    </section>
  );
}

function ToPutRight({ axis, record }: { axis: Axis; record: AxisRecord }) {
  const t = useMessages(MY_PROGRESS);
  const user = useUser();
  const filter: NotebookFilter = axis === 'concepts' ? { concept: record.id } : { heuristic: record.id };
  const mistakes = useQuery(mistakesQuery(user.userId, user.gradeLevel, filter, FEW));
  return (
    <section>
      <h3>{t.toPutRight}</h3>
      {mistakes.isPending ? (
        <Skeleton heights={[48, 48]} />
      ) : mistakes.isError ? (
        <ErrorPanel
          title={t.yourMistakesCouldNot}
          error={mistakes.error}
          onRetry={() => void mistakes.refetch()}
        />
      ) : mistakes.data.total === 0 ? (
        <p>{t.nothingOpenHereWell}</p>
      ) : (
        <>
          <ul className="axis-details__mistakes">
            {mistakes.data.data.map(({ assessmentId, questionIndex, question }) => (
              <li key={`${assessmentId}-${questionIndex}`}>
                <Link to={`/assessment/${assessmentId}/review?question=${questionIndex + 1}`}>
                  <MathText text={question.questionText} />
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={`/my-mistakes?${new URLSearchParams(Object.entries(filter)).toString()}`}>
              {t.openInMyMistakes({ count: mistakes.data.total })}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
