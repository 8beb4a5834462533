import { CalendarDays, RotateCcw, Sparkles, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.js';

/** The four things to do after the diagnostic (A§2.4). */
export function ActionTiles(props: {
  busy: boolean;
  onAdaptive: () => void;
  onTargeted: () => void;
  onReview: () => void;
  /** What there is to look at again; null while it is not known. */
  toReview: number | null;
  isReviewOpen: boolean;
}) {
  const { toReview, isReviewOpen } = props;
  return (
    <div className="actions">
      <ActionTile
        icon={<Sparkles size={32} aria-hidden />}
        title="Adaptive Assessment"
        text="Questions picked for you: mostly what you still learn, and a little of what you know well."
        action="Start Assessment"
        primary
        busy={props.busy}
        onAction={props.onAdaptive}
      />
      <ActionTile
        icon={<Target size={32} aria-hidden />}
        title="Targeted Practice"
        text="Choose the topics or the ways of solving that you want to practise."
        action="Select topic"
        busy={props.busy}
        onAction={props.onTargeted}
      />
      <ActionTile
        icon={<RotateCcw size={32} aria-hidden />}
        title="Weekly Review"
        text={
          !isReviewOpen
            ? 'Opens when you have completed an assessment this week.'
            : toReview === 0
              ? 'Nothing to look at again. Well done!'
              : `${toReview ?? 'Some'} ${toReview === 1 ? 'thing' : 'things'} to look at again.`
        }
        action="Start Review"
        busy={props.busy}
        onAction={props.onReview}
      />
      <ActionTile
        icon={<CalendarDays size={32} aria-hidden />}
        title="Learning Calendar"
        text="The days on which you practised, and how it went."
        action="Open calendar"
        busy={false}
        onAction={() => document.getElementById('calendar')?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}

function ActionTile(props: {
  icon: ReactNode;
  title: string;
  text: string;
  action: string;
  primary?: boolean;
  busy: boolean;
  onAction: () => void;
}) {
  return (
    <section className="card actions__tile">
      <span className="tiles__icon">{props.icon}</span>
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      <Button tone={props.primary ? 'primary' : 'plain'} large disabled={props.busy} onClick={props.onAction}>
        {props.action}
      </Button>
    </section>
  );
}
