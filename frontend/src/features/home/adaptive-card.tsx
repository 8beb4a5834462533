import type { AssessmentSummary } from '@product/contracts/assessment/paper.endpoints';
import { Button } from '../../components/button.js';
import { Link } from 'react-router-dom';
import { Sparkles } from 'lucide-react';

/** Practice that follows the pupil; an unfinished one is carried on first. */
export function AdaptiveCard(props: {
  open: AssessmentSummary | undefined;
  onStart: () => void;
  busy: boolean;
}) {
  return (
    <section className="card adaptive">
      <Sparkles size={32} aria-hidden className="tiles__icon" />
      <h2>Adaptive Assessment</h2>
      <p>Questions picked for you: mostly what you still learn, and a little of what you know well.</p>
      {props.open && (
        <Link className="action action--primary action--large" to={`/assessment/${props.open.id}`}>
          Resume ({props.open.answeredCount} of {props.open.totalQuestions} answered)
        </Link>
      )}
      <Button tone={props.open ? 'plain' : 'primary'} large onClick={props.onStart} disabled={props.busy}>
        {props.open ? 'Start a new one' : 'Start Assessment'}
      </Button>
    </section>
  );
}
