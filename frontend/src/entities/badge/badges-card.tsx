import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import './badges.css';

/** Shown on the home before all are asked for. */
const SHOWN = 3;
const DAY = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeZone: 'Asia/Singapore' });

/** The latest badges and those nearest to be earned; a drawer shows all of them. */
export function BadgesCard({ badges }: { badges: readonly Badge[] }) {
  const [isOpen, setOpen] = useState(false);
  const earned = badges.filter((badge) => badge.earnedAt !== null);
  const next = badges.filter((badge) => badge.earnedAt === null);
  return (
    <section className="card badges" aria-labelledby="badges-heading">
      <div className="recent__head">
        <h2 id="badges-heading">Badges</h2>
        <span className="note">
          {earned.length} of {badges.length} earned
        </span>
      </div>
      <BadgeList badges={badges.slice(0, SHOWN)} />
      <Button onClick={() => setOpen(true)}>View all badges</Button>
      {isOpen && (
        <Dialog title="Your badges" onClose={() => setOpen(false)}>
          {earned.length > 0 && <h3>Earned</h3>}
          <BadgeList badges={earned} />
          {next.length > 0 && <h3>Next</h3>}
          <BadgeList badges={next} />
          <DialogActions>
            <Button tone="primary" onClick={() => setOpen(false)}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}

function BadgeList({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="badges__list">
      {badges.map((badge) => (
        <li key={badge.id} className={badge.earnedAt ? 'badges__item badges__item--earned' : 'badges__item'}>
          <Award size={30} aria-hidden />
          <div>
            <p className="badges__name">{badge.name}</p>
            <p className="note">{badge.description}</p>
            <p className="badges__state">
              {badge.earnedAt
                ? `Earned on ${DAY.format(new Date(badge.earnedAt))}`
                : `${badge.have} of ${badge.need} ${badge.unit}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
