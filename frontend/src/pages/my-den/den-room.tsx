import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { useState } from 'react';
import { TopicPicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_DEN } from './my-den.messages.js';
import { dateFormat } from '../../shared/messages/language.js';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/** What the fox says of an object of the shelf. */
function describeObject({ name, grownAt }: Place): string {
  return grownAt
    ? MY_DEN.get().itCameOn({ name, day: dateFormat(DAY).format(new Date(grownAt)) })
    : MY_DEN.get().comesWhenItsPlace({ name });
}

/** The den: an object for each grown place, and shadows of those to come. A touch makes the fox name one. */
export function DenRoom({ places, isYoung }: { places: readonly Place[]; isYoung: boolean }) {
  const t = useMessages(MY_DEN);
  const grown = places.filter(({ stage }) => stage === 'grown');
  const latest = grown.toSorted((a, b) => (b.grownAt ?? '').localeCompare(a.grownAt ?? ''))[0];
  const [touched, setTouched] = useState<Place | null>(null);
  const shown = touched ?? latest;
  const line = shown ? describeObject(shown) : t.theShelfWaitsFor;
  const half = Math.ceil(places.length / 2);
  return (
    <section className="room" aria-label={t.theShelfOneThing}>
      <Scene name="den" />
      {[places.slice(0, half), places.slice(half)].map((row, i) => (
        <ul key={i} className={`room__shelf room__shelf--${i + 1}`}>
          {row.map((place) => (
            <li key={place.subStrandId}>
              <button
                type="button"
                className={place.stage === 'grown' ? 'room__object' : 'room__object room__object--to-come'}
                aria-pressed={place === shown}
                onClick={() => setTouched(place)}
              >
                <TopicPicture subStrandId={place.subStrandId} />
                <span className="visually-hidden">
                  {place.name}, {place.stage === 'grown' ? t.onTheShelf : t.stillToComeNote}
                </span>
              </button>
            </li>
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
