import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { AxisTile, proficiencyQuery } from '../../entities/progress/index.js';
import { MakingOverlay, useTargetedPractice } from '../../features/start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { ADVENTURE } from './adventure.messages.js';
import { PairingGrid } from './pairing-grid.js';
import './adventure-map.css';

/** The map of both axes: a touch on a place, or on a method, makes a paper of it at once. */
export function AdventureMap({ places }: { places: readonly Place[] }) {
  const t = useMessages(ADVENTURE);
  const user = useUser();
  const proficiency = useQuery(proficiencyQuery(user.userId, user.gradeLevel));
  const targeted = useTargetedPractice();
  if (proficiency.isPending) return <Skeleton heights={[300]} label={t.loadingYourMap} />;
  if (proficiency.isError)
    return (
      <ErrorPanel
        isPart
        title={t.yourMapCouldNot}
        error={proficiency.error}
        onRetry={() => void proficiency.refetch()}
      />
    );
  const { individualSubStrands, individualHeuristics } = proficiency.data;
  return (
    <>
      <div className="map-head">
        <h2>{t.yourMap}</h2>
        <p>{t.touchOneToPractise}</p>
      </div>
      <section className="map" aria-labelledby="map-concepts">
        <MapHeading id="map-concepts" title={t.concepts} to="/my-progress?tab=concepts" />
        <ul className="axis-tiles">
          {individualSubStrands.map((record) => (
            <li key={record.id}>
              <PractiseKey
                record={record}
                place={places.find(({ subStrandId }) => subStrandId === record.id) ?? null}
                busy={targeted.isPending}
                onPractise={() => targeted.mutate({ subStrandIds: [record.id], heuristicIds: [] })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="map" aria-labelledby="map-methods">
        <MapHeading id="map-methods" title={t.problemSolving} to="/my-progress?tab=problem-solving" />
        <ul className="axis-tiles">
          {individualHeuristics.map((record) => (
            <li key={record.id}>
              <PractiseKey
                record={record}
                busy={targeted.isPending}
                onPractise={() =>
                  targeted.mutate({
                    subStrandIds: [],
                    heuristicIds: HEURISTIC_IDS.filter((each) => each === record.id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </section>
      <PairingGrid />
      <MakingOverlay of={[targeted]} />
    </>
  );
}

function MapHeading({ id, title, to }: { id: string; title: string; to: string }) {
  const t = useMessages(ADVENTURE);
  return (
    <div className="map__heading">
      <h3 id={id}>{title}</h3>
      <Link to={to}>
        {t.seeHowYouGrow}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </div>
  );
}

/** A key that makes a paper of one concept or one method. */
function PractiseKey(props: {
  record: AxisRecord;
  place?: Place | null | undefined;
  busy: boolean;
  onPractise: () => void;
}) {
  const t = useMessages(ADVENTURE);
  return (
    <button type="button" className="axis-tile" disabled={props.busy} onClick={props.onPractise}>
      <AxisTile record={props.record} place={props.place} arrow={<ChevronRight size={22} />} />
      <span className="visually-hidden">{t.practise}</span>
    </button>
  );
}
