import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { Shuffle } from 'lucide-react';
import { useIsYoung } from '../../entities/account/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { TopicPicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import { ADVENTURE } from './adventure.messages.js';
import { pickStops } from './adventure.rules.js';
import './adventure-stage.css';

/** The path through the stops, in a box of 600 by 120 that is stretched to the picture. */
const PATH = 'M-60 86C20 30 90 100 150 66S260 20 310 62 420 108 480 60 600 40 680 84';

/** The first screen: a place with a trail of five topics, the fox at its begin, and the one key that mixes them. */
export function AdventureStage(props: { places: readonly Place[]; busy: boolean; onMix: () => void }) {
  const t = useMessages(ADVENTURE);
  const isYoung = useIsYoung();
  const [{ place }] = useLook();
  const said = `${t.startANewAdventure}. ${t.fiveMixedQuestionsPicked}`;
  return (
    <section className={isYoung ? 'new-trail new-trail--young' : 'new-trail'}>
      <div className="new-trail__world">
        <Scene name={sceneOf(place)} />
      </div>
      <div className="new-trail__bubble">
        <h1>{t.startANewAdventure}</h1>
        <p>{t.fiveMixedQuestionsPicked}</p>
        {isYoung && <Speaker names={t.whatFoxSays} passages={[{ place: 'fox', text: said }]} leads />}
      </div>
      <span className="new-trail__fox">
        <FoxFigure pose="wave" />
      </span>
      <div className="new-trail__way" aria-hidden="true">
        <svg viewBox="0 0 600 120" preserveAspectRatio="none">
          <path d={PATH} className="new-trail__edge" />
          <path d={PATH} className="new-trail__top" transform="translate(0 -4)" />
        </svg>
        {pickStops(props.places).map((id) => (
          <span key={id} className="new-trail__stop">
            <TopicPicture subStrandId={id} />
          </span>
        ))}
      </div>
      <Button tone="go" className="new-trail__go" disabled={props.busy} onClick={props.onMix}>
        <Shuffle size={28} aria-hidden /> {props.busy ? t.creatingAssessment : t.mix5ForMe}
      </Button>
    </section>
  );
}
