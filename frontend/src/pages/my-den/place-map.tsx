import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { describePlace, PlacePicture, TopicPicture } from '../../entities/reward/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_DEN } from './my-den.messages.js';

/** The places of the pupil's grade, one for each topic. They grow, and never go back (REWARD-2). */
export function PlaceMap({ places, isYoung }: { places: readonly Place[]; isYoung: boolean }) {
  const t = useMessages(MY_DEN);
  const grown = places.filter(({ stage }) => stage === 'grown').length;
  return (
    <section className="places card" aria-labelledby="places-heading">
      <h2 id="places-heading">
        {t.myPlaces}
        <span>{t.ofGrown({ grown, count: places.length })}</span>
      </h2>
      <ul className="places__grid">
        {places.map((place) => (
          <li key={place.subStrandId} className={`places__place places__place--${place.stage}`}>
            <span className="places__picture">
              <PlacePicture stage={place.stage} />
              <span className="places__object">
                <TopicPicture subStrandId={place.subStrandId} />
              </span>
            </span>
            <b>{place.name}</b>
            <p className="note">{describePlace(place, isYoung)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
