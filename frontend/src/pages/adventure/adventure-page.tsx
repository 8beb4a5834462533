import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Fox } from '../../shared/ui/fox.js';
import { LoadingOverlay } from '../../shared/ui/loading-overlay.js';
import { ScoreBar } from '../../shared/ui/score-bar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { suggestionsQuery } from '../../entities/progress/index.js';
import { TypeChooser } from '../../features/choose-paper/index.js';
import { answersYet, isKnown, proficiencyQuery, shareOfEnough } from '../../entities/progress/index.js';
import { useMixedPractice } from '../../features/start-practice/index.js';
import { PairingGrid } from './pairing-grid.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADVENTURE } from './adventure.messages.js';
import './adventure-page.css';

/** A new adventure: five mixed questions at once, or a kind of one's own choice, and the map of both axes. */
export default function AdventurePage() {
  const t = useMessages(ADVENTURE);
  usePageTitle(t.newAdventure);
  const user = useUser();
  const isYoung = useIsYoung();
  const mixed = useMixedPractice();
  const advice = useQuery({ ...suggestionsQuery(user.userId), enabled: !isYoung });
  return (
    <div className="adventure">
      <section className="card adventure__mixed">
        <Fox face="hello" size={104} />
        <div>
          <h1>{t.startANewAdventure}</h1>
          <p>{t.fiveMixedQuestionsPicked}</p>
        </div>
        <Button tone="go" disabled={mixed.isPending} onClick={() => mixed.mutate()}>
          <Shuffle size={22} aria-hidden /> {mixed.isPending ? t.creatingAssessment : t.mix5ForMe}
        </Button>
      </section>
      {/* Primary 1 and 2 have one thing to choose; their map is My Progress. */}
      {!isYoung && (
        <>
          <h2>{t.orChooseYourOwn}</h2>
          <TypeChooser suggested={advice.data?.suggestion.type ?? null} />
          <Axes />
        </>
      )}
      {mixed.isPending && <LoadingOverlay message={t.foxIsGettingYour} />}
    </div>
  );
}

function Axes() {
  const t = useMessages(ADVENTURE);
  const user = useUser();
  const proficiency = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  if (proficiency.isPending) return <Skeleton heights={[300]} label={t.loadingYourMap} />;
  if (proficiency.isError)
    return (
      <ErrorPanel
        title={t.yourMapCouldNot}
        error={proficiency.error}
        onRetry={() => void proficiency.refetch()}
      />
    );
  const { individualSubStrands, individualHeuristics } = proficiency.data;
  return (
    <>
      <h2>{t.yourMap}</h2>
      <div className="adventure__axes">
        <AxisChart title={t.concepts} records={individualSubStrands} to="/my-progress?tab=concepts" />
        <AxisChart
          title={t.problemSolving}
          records={individualHeuristics}
          to="/my-progress?tab=problem-solving"
        />
      </div>
      <PairingGrid />
    </>
  );
}

function AxisChart(props: { title: string; records: readonly AxisRecord[]; to: string }) {
  const t = useMessages(ADVENTURE);
  return (
    <section className="card axis-chart" aria-label={props.title}>
      <h3>{props.title}</h3>
      <ul>
        {props.records.map((record) => (
          <li key={record.id}>
            <span>{record.name}</span>
            {isKnown(record) ? (
              <b>{record.percent}%</b>
            ) : (
              <span className="note">{answersYet(record.questionsAttempted)}</span>
            )}
            {record.percent !== null && isKnown(record) ? (
              <ScoreBar percent={record.percent} label={record.name} />
            ) : (
              <span className="axis-chart__grey" aria-hidden="true">
                <span style={{ width: `${shareOfEnough(record.questionsAttempted)}%` }} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Link to={props.to}>{t.seeHowYouGrow}</Link>
    </section>
  );
}
