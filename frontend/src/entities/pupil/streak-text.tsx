import { Flame } from 'lucide-react';
import { serverNow } from '../../shared/api/server-clock.js';
import { dayOf, listCompleted } from '../paper/index.js';
import { streakLine } from './streak.rules.js';
import type { PupilFigures } from './pupil-figures.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STREAK_TEXT } from './streak-text.messages.js';

/** The days of practice in a row, in one line. */
export function StreakText({ figures }: { figures: PupilFigures }) {
  const t = useMessages(STREAK_TEXT);
  const { days, text } = lineOf(figures);
  return (
    <p className="home__streak">
      {days !== null && (
        <span className="home__days">
          <Flame size={20} aria-hidden /> {t.days({ count: days })}
        </span>
      )}
      {text}
    </p>
  );
}

/** What the figures say of practice by day. */
export function lineOf({ dashboard, assessments }: PupilFigures) {
  return streakLine(dashboard.stats, listCompleted(assessments, dayOf(new Date(serverNow()))).length);
}
