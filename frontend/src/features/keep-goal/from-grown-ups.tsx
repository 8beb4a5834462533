import type { GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { lazy, Suspense } from 'react';

/** Most homes have no parent's wish: it must not weigh on every visit. */
const FromGrownUpsCard = lazy(() => import('./from-grown-ups-card.js'));

/** On the child's home: papers with a due day, the goal, and the goal that waits for a yes (PARENT-12). */
export function FromGrownUps(props: { assessments: readonly AssessmentSummary[]; goal: GoalState | null }) {
  const { goal } = props;
  const due = props.assessments
    .filter(({ status, dueOn }) => status === 'in-progress' && dueOn !== null)
    .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  const hasGoal = goal !== null && (goal.isAgreed || goal.proposal !== null);
  if (due.length === 0 && !hasGoal) return null;
  return (
    <Suspense fallback={null}>
      <FromGrownUpsCard due={due} goal={hasGoal ? goal : null} />
    </Suspense>
  );
}
