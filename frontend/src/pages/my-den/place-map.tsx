import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { PlacePicture, TopicPicture } from '../../entities/reward/index.js';

/** What helps a place to grow, or why it looks as it does: in words, and for older pupils with the count. */
function describePlace({ stage, answers, rightAtFirstTry, needsCare }: Place, isYoung: boolean): string {
  if (stage === 'grown')
    return needsCare
      ? 'Grown, and yours. The last ones were harder. Come by again.'
      : 'Grown! It stays yours.';
  if (stage === 'seed') return 'A new place. Plant it.';
  if (isYoung) return 'It is growing. Water it.';
  return answers < ENOUGH_ANSWERS
    ? `${answers} of ${ENOUGH_ANSWERS} answers yet.`
    : `${rightAtFirstTry} of ${answers} right at the first try. 4 of 5 make it grown.`;
}

/** The places of the pupil's grade, one for each topic. They grow, and never go back (REWARD-2). */
export function PlaceMap({ places, isYoung }: { places: readonly Place[]; isYoung: boolean }) {
  const grown = places.filter(({ stage }) => stage === 'grown').length;
  return (
    <section className="places card" aria-labelledby="places-heading">
      <h2 id="places-heading">
        My places{' '}
        <span>
          {grown} of {places.length} grown
        </span>
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
