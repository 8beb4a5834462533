import type { Suggestions } from '@sumfox/contracts/assessment/practice.endpoints';
import { scoreBand } from '@sumfox/curriculum/cutoffs';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxBand } from '../../shared/ui/fox-band.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { readAssessmentNames } from '../../entities/paper/index.js';
import { proficiencyQuery } from '../../entities/progress/index.js';
import { MakingOverlay, useWeeklyReview } from '../../features/start-practice/index.js';
import { suggestionsQuery } from '../../entities/progress/index.js';
import { TypeChooser } from '../../features/choose-paper/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ASSESSMENT_SELECTION } from './assessment-selection.messages.js';
import './assessment-selection.css';

/** Chooses the type of the next assessment, with the product's advice (PAPER-1). */
export default function AssessmentSelectionPage() {
  const t = useMessages(ASSESSMENT_SELECTION);
  usePageTitle(t.chooseAnAssessment);
  const user = useUser();
  const advice = useQuery(suggestionsQuery(user.userId));
  return (
    <div className="selection">
      <nav className="selection__ways" aria-label={t.back}>
        <Link to="/dashboard">
          <ChevronLeft size={20} aria-hidden /> {t.dashboard}
        </Link>
        <Link to="/my-progress">{t.myProgress}</Link>
      </nav>
      <h1>{t.chooseYourAssessment}</h1>
      {advice.isError ? (
        <ErrorPanel title={t.foxHasNoTip} error={advice.error} onRetry={() => void advice.refetch()} />
      ) : advice.data ? (
        <Advice advice={advice.data} />
      ) : (
        <Skeleton heights={[212]} label={t.loadingATip} />
      )}
      <TypeChooser suggested={advice.data?.suggestion.type ?? null} />
      {advice.data && advice.data.recommendations.length > 0 && (
        <section className="card" aria-labelledby="insights">
          <h2 id="insights">{t.whatWeSee}</h2>
          <ul className="selection__insights">
            {advice.data.recommendations.map(({ title, description }) => (
              <li key={title}>
                <b>{title}</b>
                <p className="note">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Figures />
    </div>
  );
}

function Figures() {
  const t = useMessages(ASSESSMENT_SELECTION);
  const user = useUser();
  const isYoung = useIsYoung();
  const proficiency = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  if (proficiency.isPending) return <Skeleton heights={[90]} label={t.loadingYourFigures} />;
  if (proficiency.isError)
    return (
      <ErrorPanel
        title={t.yourFiguresCouldNot}
        error={proficiency.error}
        onRetry={() => void proficiency.refetch()}
      />
    );
  const { overallPerformance, totalAssessments, masteredConcepts } = proficiency.data;
  const { percent } = overallPerformance;
  const performance = isYoung ? scoreBand(percent).label : `${percent}%`;
  return (
    <dl className="selection__figures">
      <div className="card">
        <dt>{t.overallPerformance}</dt>
        <dd>{totalAssessments === 0 ? '–' : performance}</dd>
      </div>
      <div className="card">
        <dt>{t.assessmentsCompleted}</dt>
        <dd>{totalAssessments}</dd>
      </div>
      <div className="card">
        <dt>{t.conceptsMastered}</dt>
        <dd>
          {masteredConcepts}
          <span className="note"> {t.of({ totalSubStrands: overallPerformance.totalSubStrands })}</span>
        </dd>
      </div>
    </dl>
  );
}

/** What helps most now; a review has no card of its own below, so it starts from here. */
function Advice({ advice }: { advice: Suggestions }) {
  const t = useMessages(ASSESSMENT_SELECTION);
  const { type, reasoning } = advice.suggestion;
  const review = useWeeklyReview();
  const [{ place }] = useLook();
  return (
    <>
      <FoxBand
        scene={sceneOf(place)}
        pose="point"
        action={
          type === 'review' && (
            <Button tone="go" disabled={review.isPending} onClick={() => review.mutate()}>
              {review.isPending ? t.creatingAssessment : t.startReview}
            </Button>
          )
        }
      >
        <h2 className="fox-band__say">{t.foxRecommends({ assessmentNames: readAssessmentNames()[type] })}</h2>
        <p>{reasoning}</p>
      </FoxBand>
      <MakingOverlay of={[review]} />
    </>
  );
}
