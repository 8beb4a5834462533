import { useQuery } from '@tanstack/react-query';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { suggestionsQuery } from '../../entities/progress/index.js';
import { rewardsQuery } from '../../entities/reward/index.js';
import { TypeChooser } from '../../features/choose-paper/index.js';
import { MakingOverlay, useMixedPractice } from '../../features/start-practice/index.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { AdventureMap } from './adventure-map.js';
import { AdventureStage } from './adventure-stage.js';
import { ADVENTURE } from './adventure.messages.js';
import './adventure-page.css';

/** A new adventure: five mixed questions at once, or a kind of one's own choice, and the map of both axes. */
export default function AdventurePage() {
  const t = useMessages(ADVENTURE);
  usePageTitle(t.newAdventure);
  const user = useUser();
  const isYoung = useIsYoung();
  const mixed = useMixedPractice();
  const rewards = useQuery(rewardsQuery(user.userId));
  const advice = useQuery({ ...suggestionsQuery(user.userId), enabled: !isYoung });
  const places = rewards.data?.places ?? [];
  return (
    <div className="adventure">
      <AdventureStage places={places} busy={mixed.isPending} onMix={() => mixed.mutate()} />
      {/* Primary 1 and 2 have one thing to choose; their map is My Progress. */}
      {!isYoung && (
        <>
          <h2>{t.orChooseYourOwn}</h2>
          <TypeChooser suggested={advice.data?.suggestion.type ?? null} />
          <AdventureMap places={places} />
        </>
      )}
      <MakingOverlay of={[mixed]} />
    </div>
  );
}
