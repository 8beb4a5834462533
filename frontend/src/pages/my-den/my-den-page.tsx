import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { BadgeWall } from './badge-wall.js';
import { DenRoom } from './den-room.js';
import { PlaceMap } from './place-map.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_DEN } from './my-den.messages.js';
import './my-den-page.css';

/** What a pupil has earned: objects on the shelf, badges on the wall, and the places of the map (REWARD-1). */
export default function MyDenPage() {
  const t = useMessages(MY_DEN);
  usePageTitle(t.myDen);
  const user = useUser();
  const rewards = useQuery(rewardsQuery(user.userId));
  const isYoung = useIsYoung();
  return (
    <div className={isYoung ? 'den den--young' : 'den'}>
      <div className="den__head">
        <Link to="/" className="action den__home" aria-label="Home">
          <House size={24} aria-hidden />
        </Link>
        <h1>{t.denOf({ name: user.callName })}</h1>
      </div>
      {rewards.data ? (
        <>
          <div className="den__columns">
            <DenRoom places={rewards.data.places} badges={rewards.data.badges} isYoung={isYoung} />
            <BadgeWall badges={rewards.data.badges} fixed={rewards.data.fixed} />
          </div>
          <PlaceMap places={rewards.data.places} isYoung={isYoung} />
        </>
      ) : rewards.isError ? (
        <ErrorPanel title={t.yourDenCouldNot} error={rewards.error} onRetry={() => void rewards.refetch()} />
      ) : (
        <Skeleton heights={[[2, 480], 240]} label={t.openingYourDen} />
      )}
    </div>
  );
}
