import type { Rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import { Link } from 'react-router-dom';
import { useIsYoung } from '../../entities/account/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { findGrowingPlace, FixedPride } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { MakingOverlay, useTargetedPractice } from '../../features/start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { FoxBand } from '../../shared/ui/fox-band.js';
import { MY_PROGRESS } from './my-progress.messages.js';

/** What grows next, with the one key to grow it, and what was put right. Before the first answer the tabs lead on. */
export function NextBand({ rewards: { places, fixed } }: { rewards: Rewards }) {
  const t = useMessages(MY_PROGRESS);
  const isYoung = useIsYoung();
  const [{ place }] = useLook();
  const targeted = useTargetedPractice();
  const next = findGrowingPlace(places);
  if (places.every(({ answers }) => answers === 0)) return null;
  const line = !next
    ? t.allYourPlacesAre
    : next.stage === 'seed'
      ? t.isNew({ name: next.name })
      : t.isGrowing({ name: next.name });
  const count = places.filter(({ stage }) => stage === 'grown').length;
  const grown =
    count > 0
      ? t.placesGrown({ count })
      : t.placesGrowing({ count: places.filter(({ stage }) => stage !== 'seed').length });
  const action = next ? (
    <Button
      tone="go"
      disabled={targeted.isPending}
      onClick={() => targeted.mutate({ subStrandIds: [next.subStrandId], heuristicIds: [] })}
    >
      {next.stage === 'seed' ? t.plantIt : t.waterIt}
      <span className="visually-hidden"> {next.name}</span>
    </Button>
  ) : (
    <Link className="action action--go" to="/dual-proficiency">
      {t.startANewAdventure}
    </Link>
  );
  return (
    <>
      <FoxBand scene={sceneOf(place)} pose={next ? 'point' : 'cheer'} action={action}>
        <p className="fox-band__say">{line}</p>
        <ul className="pride">
          <li className="pride__grown">{grown}</li>
          {isYoung && (
            <li>
              <Speaker names={t.whatFoxSays} passages={[{ place: 'band', text: `${line} ${grown}` }]} leads />
            </li>
          )}
          {fixed > 0 && (
            <li>
              <FixedPride count={fixed} />
            </li>
          )}
        </ul>
      </FoxBand>
      <MakingOverlay of={[targeted]} />
    </>
  );
}
