import { useQuery } from '@tanstack/react-query';
import { CalendarDays, NotebookPen, RotateCcw, Sparkles, Target, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.js';
import { reviewStatusQuery, type WaysIn } from '../../features/start-practice/index.js';

/** The first screen has just asked. */
const ASKED_ABOVE_MS = 10_000;

/** The four things to do after the diagnostic, and five quick questions below them (HOME-3). */
export function ActionTiles({ ways }: { ways: WaysIn }) {
  const review = useQuery({ ...reviewStatusQuery, staleTime: ASKED_ABOVE_MS });
  const toReview = review.data ? review.data.mistakes + review.data.due : null;
  const mistakes = review.data?.mistakes ?? 0;
  return (
    <>
      <div className="actions">
        <ActionTile
          icon={<Sparkles size={30} aria-hidden />}
          tint="blue"
          title="Adaptive Assessment"
          text="Questions picked to fit you."
          door={
            <Button tone="primary" large disabled={ways.busy} onClick={ways.startAdaptive}>
              Start Assessment
            </Button>
          }
        />
        <ActionTile
          icon={<Target size={30} aria-hidden />}
          tint="green"
          title="Targeted Practice"
          text="You choose the topics or the methods."
          door={
            <Button large disabled={ways.busy} onClick={() => ways.zoomIn()}>
              Select topic
            </Button>
          }
        />
        <ActionTile
          icon={<RotateCcw size={30} aria-hidden />}
          tint="orange"
          title="Weekly Review"
          text={
            review.data?.unlocked === false
              ? 'Opens when you have completed an assessment this week.'
              : toReview === 0
                ? 'Nothing to look at again. Well done!'
                : `${toReview ?? 'Some'} ${toReview === 1 ? 'thing' : 'things'} to look at again.`
          }
          more={
            mistakes > 0 && (
              <Link className="actions__more" to="/my-mistakes">
                <NotebookPen size={20} aria-hidden /> My mistakes ({mistakes})
              </Link>
            )
          }
          door={
            <Button large disabled={ways.busy} onClick={ways.startReview}>
              Start Review
            </Button>
          }
        />
        <ActionTile
          icon={<CalendarDays size={30} aria-hidden />}
          tint="purple"
          title="Learning Calendar"
          text="See the days on which you practised."
          door={
            <Link className="action action--large" to="/dashboard#calendar">
              Open calendar
            </Link>
          }
        />
      </div>
      <section className="card quick" aria-labelledby="quick-heading">
        <span className="actions__icon actions__icon--orange">
          <Zap size={26} aria-hidden />
        </span>
        <div>
          <h2 id="quick-heading">Quick Practice</h2>
          <p className="note">Five mixed questions.</p>
        </div>
        <Button disabled={ways.busy} onClick={ways.startMixed} aria-label="Start Quick Practice">
          Start
        </Button>
      </section>
    </>
  );
}

function ActionTile(props: {
  icon: ReactNode;
  tint: 'blue' | 'green' | 'orange' | 'purple';
  title: string;
  text: string;
  more?: ReactNode;
  door: ReactNode;
}) {
  return (
    <section className="card actions__tile">
      <span className={`actions__icon actions__icon--${props.tint}`}>{props.icon}</span>
      <h2>{props.title}</h2>
      <div className="actions__words">
        <p>{props.text}</p>
        {props.more}
      </div>
      {props.door}
    </section>
  );
}
