import { Flame } from 'lucide-react';
import { Fox } from '../../shared/ui/fox.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { dayOf, listCompleted } from '../paper/index.js';
import { streakLine } from './streak.rules.js';
import type { PupilFigures } from './pupil-figures.js';

/** The fox, the name and the days in a row; before the figures are there, the fox and the name. */
export function Greeting({ title, figures }: { title: string; figures?: PupilFigures | undefined }) {
  const line = figures ? lineOf(figures) : null;
  return (
    <div className="home__greeting">
      <Fox size={84} face={line?.face ?? 'hello'} />
      <div>
        <h1>{title}</h1>
        {line && (
          <p className="home__streak">
            {line.days !== null && (
              <span className="home__days">
                <Flame size={20} aria-hidden /> {line.days} days
              </span>
            )}
            {line.text}
          </p>
        )}
      </div>
    </div>
  );
}

/** What the figures say of practice by day. */
export function lineOf({ dashboard, assessments }: PupilFigures) {
  return streakLine(dashboard.stats, listCompleted(assessments, dayOf(new Date(serverNow()))).length);
}
