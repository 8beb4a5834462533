import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { useNear } from '../../shared/lib/use-near.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BadgePicture } from '../reward/index.js';
import { BADGES_CARD } from './badges-card.messages.js';
import { dateFormat } from '../../shared/messages/language.js';
import './badges.css';

/** The badges of the specification, which the home always shows first (HOME-16). */
const isSpecified = ({ id }: Badge): boolean => /^(?:problem-so|strategic-th|consistent-le)/.test(id);
/** Shown on the home before all are asked for: those three, and three others. */
const SHOWN = 6;
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Three badges that never leave, then the latest and those nearest to be earned; a drawer shows all of them. */
export function BadgesCard({ badges }: { badges: readonly Badge[] }) {
  const t = useMessages(BADGES_CARD);
  const [isOpen, setOpen] = useState(false);
  // The drawings weigh more than the words, and stand far below the first screen.
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  const earned = badges.filter((badge) => badge.earnedAt !== null);
  const next = badges.filter((badge) => badge.earnedAt === null);
  return (
    <section ref={card} className="card badges" aria-labelledby="badges-heading">
      <div className="recent__head">
        <h2 id="badges-heading">{t.badges}</h2>
        <span className="note">{t.ofEarned({ count: earned.length, total: badges.length })}</span>
      </div>
      <BadgeList
        badges={badges.toSorted((a, b) => Number(isSpecified(b)) - Number(isSpecified(a))).slice(0, SHOWN)}
        isDrawn={isNear}
      />
      <Button onClick={() => setOpen(true)}>{t.viewAllBadges}</Button>
      {isOpen && (
        <Dialog title={t.yourBadges} onClose={() => setOpen(false)}>
          {earned.length > 0 && <h3>{t.earned}</h3>}
          <BadgeList badges={earned} isDrawn />
          {next.length > 0 && <h3>{t.next}</h3>}
          <BadgeList badges={next} isDrawn />
          <DialogActions>
            <Button tone="primary" onClick={() => setOpen(false)}>
              {t.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

function BadgeList({ badges, isDrawn }: { badges: readonly Badge[]; isDrawn: boolean }) {
  const t = useMessages(BADGES_CARD);
  if (badges.length === 0) return null;
  return (
    <ul className="badges__list">
      {badges.map((badge) => (
        <li key={badge.id} className={badge.earnedAt ? 'badges__item badges__item--earned' : 'badges__item'}>
          <span className="badges__picture">{isDrawn && <BadgePicture id={badge.id} />}</span>
          <div>
            <p className="badges__name">{badge.name}</p>
            <p className="note">{badge.description}</p>
            <p className="badges__state">
              {badge.earnedAt
                ? t.earnedOn({ day: dateFormat(DAY).format(new Date(badge.earnedAt)) })
                : t.of({ have: badge.have, need: badge.need, unit: badge.unit })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
