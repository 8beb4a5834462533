import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BadgePicture } from '../../entities/reward/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { wayTo, WAY_ADDRESSES } from './badge-way.rules.js';
import { MY_DEN } from './my-den.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import { dateFormat } from '../../shared/messages/language.js';

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
/** A badge that wants more shows one bar for the whole. */
const MOST_STEPS = 10;

/** All badges, pale until they are earned. The chosen one says what it is for and how far it is. */
export function BadgeWall({ badges, fixed }: { badges: readonly Badge[]; fixed: number }) {
  const t = useMessages(MY_DEN);
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
  const next = badges.find(({ earnedAt }) => earnedAt === null);
  const [chosenId, setChosenId] = useState((next ?? badges[0])?.id);
  const chosen = badges.find(({ id }) => id === chosenId);
  return (
    <section className="wall card" aria-labelledby="wall-heading">
      <h2 id="wall-heading">
        {t.badges}
        <span>{t.of({ count: earned.length, total: badges.length })}</span>
      </h2>
      <ul className="wall__grid">
        {badges.map(({ id, name, earnedAt }) => (
          <li key={id}>
            <button
              type="button"
              className={earnedAt ? 'wall__badge' : 'wall__badge wall__badge--to-come'}
              aria-pressed={id === chosenId}
              onClick={() => setChosenId(id)}
            >
              <BadgePicture id={id} />
              <span className="visually-hidden">
                {earnedAt ? t.earned({ name }) : t.stillToCome({ name })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <ChosenBadge badge={chosen} />}
      {fixed > 0 && (
        <p className="wall__fixed">
          <RichMessage text={t.putRight({ count: fixed })} parts={{ count: (words) => <b>{words}</b> }} />
        </p>
      )}
    </section>
  );
}

function ChosenBadge({ badge: { id, name, description, unit, have, need, earnedAt } }: { badge: Badge }) {
  const t = useMessages(MY_DEN);
  const way = wayTo(id);
  return (
    <div className="wall__chosen" role="status">
      <span className="wall__large">
        <BadgePicture id={id} />
      </span>
      <div>
        <b className="wall__name">{name}</b>
        <p>{description}</p>
        {earnedAt ? (
          <p className="note">{t.earnedOn({ day: dateFormat(DAY).format(new Date(earnedAt)) })}</p>
        ) : (
          <>
            <Steps have={have} need={need} />
            <p className="note">{t.haveOfNeed({ have, need, unit })}</p>
          </>
        )}
      </div>
      {earnedAt === null && (
        <Link className="action action--go wall__way" to={WAY_ADDRESSES[way]}>
          {t.ways[way]}
        </Link>
      )}
    </div>
  );
}

function Steps({ have, need }: { have: number; need: number }) {
  const steps = Math.min(need, MOST_STEPS);
  const done = Math.floor((have * steps) / need);
  return (
    <span className="wall__steps" aria-hidden="true">
      {Array.from({ length: steps }, (_, i) => (
        <i key={i} className={i < done ? 'wall__step wall__step--done' : 'wall__step'} />
      ))}
    </span>
  );
}
