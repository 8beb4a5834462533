import type { Rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import { type ReactNode, useState } from 'react';
import { TopicPicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { KEEPSAKE_ART } from '../../shared/art/keepsakes.js';
import { Art } from '../../shared/ui/art.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { type DenThing, findNextId, findSpokenOf, listKeepsakes, toShelfThing } from './den-things.rules.js';
import { MY_DEN } from './my-den.messages.js';

/** The den: what has come, and outlines of what is still to come. A touch makes the fox name a thing. */
export function DenRoom({
  places,
  badges,
  isYoung,
}: Pick<Rewards, 'places' | 'badges'> & { isYoung: boolean }) {
  const t = useMessages(MY_DEN);
  const keepsakes = listKeepsakes(badges);
  const shelf = places.map(toShelfThing);
  const nextId = findNextId(places);
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const all = [...keepsakes, ...shelf];
  const shown = all.find(({ id }) => id === touchedId) ?? findSpokenOf(keepsakes, shelf);
  const line = shown?.line ?? '';
  const half = Math.ceil(shelf.length / 2);
  const renderThing = (thing: DenThing, picture: ReactNode) => (
    <Thing
      key={thing.id}
      thing={thing}
      isNext={thing.id === nextId}
      isShown={thing === shown}
      onTouch={() => setTouchedId(thing.id)}
    >
      {picture}
    </Thing>
  );
  return (
    <section className="room" aria-label={t.theShelfOneThing}>
      <Scene name="den" />
      <ul>
        {keepsakes.map((thing) => (
          <li key={thing.id} className={`room__keepsake room__keepsake--${thing.id}`}>
            {renderThing(thing, <Art svg={KEEPSAKE_ART[thing.id]} className="reward-art" />)}
          </li>
        ))}
      </ul>
      {[shelf.slice(0, half), shelf.slice(half)].map((row, i) => (
        <ul key={i} className={`room__shelf room__shelf--${i + 1}`}>
          {row.map((thing) => (
            <li key={thing.id}>{renderThing(thing, <TopicPicture subStrandId={thing.id} />)}</li>
          ))}
        </ul>
      ))}
      <p className="room__bubble" role="status">
        {line}
      </p>
      <span className="room__speaker">
        <Speaker names={t.whatTheFoxSays} passages={[{ place: 'den', text: line }]} leads={isYoung} />
      </span>
      <span className="room__fox">
        <FoxFigure pose="read" />
      </span>
    </section>
  );
}

function Thing(props: {
  thing: DenThing;
  isNext: boolean;
  isShown: boolean;
  onTouch: () => void;
  children: ReactNode;
}) {
  const t = useMessages(MY_DEN);
  const isHere = props.thing.cameAt !== null;
  const look = ['room__object', !isHere && 'room__object--to-come', props.isNext && 'room__object--next'];
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      aria-pressed={props.isShown}
      onClick={props.onTouch}
    >
      {props.children}
      <span className="visually-hidden">
        {props.thing.name}, {isHere ? t.inTheDen : props.isNext ? t.comesNext : t.stillToComeNote}
      </span>
    </button>
  );
}
