import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { TopicPicture } from '../../entities/reward/index.js';
import { Star } from './stage-icons.js';
import { listStops, starsOf, type TrailStop } from './today.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PLAY_TODAY } from './play-today.messages.js';

const STARS = [1, 2, 3];

/** The path through the scene, on a wide screen and on a phone. */
const PATHS = {
  wide: 'M-20 640C60 560 150 570 230 580S420 660 540 590 640 490 700 520 760 610 830 590 900 510 960 540 1000 590 1024 580',
  tall: 'M-20 590C60 540 130 590 210 530S330 440 330 380 250 330 240 300',
} as const;

/** The topics around today's as stops of a path: the child can point to "where I am". */
export function StageTrail({ places }: { places: readonly Place[] }) {
  const t = useMessages(PLAY_TODAY);
  const stops = listStops(places);
  const firstOf = { before: 3, now: 3, later: 4 } as const;
  const counted = { before: 0, now: 0, later: 0 };
  const before = stops.filter(({ when }) => when === 'before').length;
  return (
    <>
      <Path shape="wide" />
      <Path shape="tall" />
      <ol className="trail" aria-label={t.yourTrail}>
        {stops.map((stop) => {
          const index = counted[stop.when]++;
          // The last stop before today's stands next to it.
          const place = stop.when === 'before' ? firstOf.before - before + index : firstOf[stop.when] + index;
          return <Stop key={stop.place.subStrandId} stop={stop} number={place} />;
        })}
      </ol>
    </>
  );
}

function Path({ shape }: { shape: keyof typeof PATHS }) {
  const [width, height] = shape === 'wide' ? [1180, 820] : [390, 844];
  return (
    <svg
      className={`trail-path trail-path--${shape}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={PATHS[shape]} className="trail-path__edge" />
      <path d={PATHS[shape]} className="trail-path__top" transform="translate(0 -6)" />
    </svg>
  );
}

function Stop({ stop: { place, when }, number }: { stop: TrailStop; number: number }) {
  const t = useMessages(PLAY_TODAY);
  const stars = starsOf(place);
  return (
    <li className={`stop stop--${when} stop--${number}`}>
      <TopicPicture subStrandId={place.subStrandId} />
      <span className={when === 'now' ? 'stop__name' : 'visually-hidden'}>
        {place.name}
        <span className="visually-hidden">{t.stops[when]}</span>
      </span>
      {when === 'before' && (
        <span className="stop__stars">
          {STARS.map((star) => (
            <Star key={star} isEarned={star <= stars} />
          ))}
          <span className="visually-hidden">{t.of3Stars({ stars })}</span>
        </span>
      )}
    </li>
  );
}
