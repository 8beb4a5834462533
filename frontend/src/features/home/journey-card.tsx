import type { AssessmentSummary } from '@product/contracts/assessment/paper.endpoints';
import type { GradeLevel } from '@product/curriculum/grades';
import { listSubStrands } from '@product/curriculum/sub-strands';
import { Button } from '../../components/button.js';

/** Before the diagnostic: one thing to do (A§2.4). */
export function JourneyCard(props: {
  gradeLevel: GradeLevel;
  isOpen: boolean;
  open: AssessmentSummary | undefined;
  onStart: () => void;
  busy: boolean;
}) {
  const count = props.open?.totalQuestions ?? listSubStrands(props.gradeLevel).length;
  return (
    <section className="card journey">
      <h2>Start Your Learning Journey</h2>
      <p>
        {props.isOpen && props.open
          ? `You have answered ${props.open.answeredCount} of ${count} questions. Your work is saved.`
          : `${count} questions, one for each ${props.gradeLevel} topic. They show what to practise first.`}
      </p>
      <ul className="journey__facts">
        <li>Take your time. There is no clock.</li>
        <li>Hints are there when you want them.</li>
        <li>Stop at any time and carry on later.</li>
      </ul>
      <Button tone="primary" large onClick={props.onStart} disabled={props.busy}>
        {props.isOpen ? 'Continue Diagnostic Assessment' : 'Start Diagnostic'}
      </Button>
    </section>
  );
}
