import type { Goal, GoalState } from '@sumfox/contracts/assessment/goal.endpoints';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readAssessmentNames } from '../../entities/paper/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { GoalAnswer } from './goal-answer.js';
import { KEEP_GOAL } from './keep-goal.messages.js';
import './keep-goal.css';

/** What the grown-ups ask for: papers by a day, and a goal for the week. */
export default function FromGrownUpsCard(props: {
  due: readonly AssessmentSummary[];
  goal: GoalState | null;
}) {
  const t = useMessages(KEEP_GOAL);
  const { due, goal } = props;
  return (
    <section className="card from-grown-ups" aria-labelledby="from-grown-ups">
      <h2 id="from-grown-ups">
        <Flag aria-hidden size={22} /> {t.fromYourGrownUp}
      </h2>
      {due.length > 0 && (
        <ul className="assessment-rows">
          {due.map(({ id, type, answeredCount, totalQuestions, dueOn }) => (
            <li key={id} className="continue__row">
              <div>
                <p className="assessment-row__name">{readAssessmentNames()[type]}</p>
                <p className="note">
                  {t.by({ answered: answeredCount, all: totalQuestions, day: weekdayText(dueOn ?? '') })}
                </p>
              </div>
              <Link className="action action--primary" to={`/assessment/${id}`}>
                {t.go}
                <span className="visually-hidden">
                  {' '}
                  {readAssessmentNames()[type]} #{id}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {goal?.isAgreed && <GoalText title={t.ourGoal} goal={goal.goal} topicName={goal.topicName} />}
      {goal?.proposal && (
        <>
          <GoalText title={t.newGoal} {...goal.proposal} />
          {goal.proposal.from === 'parent' ? (
            <GoalAnswer proposal={goal.proposal} />
          ) : (
            <p className="note">{t.theyWillLook}</p>
          )}
        </>
      )}
    </section>
  );
}

function GoalText({ title, goal, topicName }: { title: string; goal: Goal; topicName: string | null }) {
  const t = useMessages(KEEP_GOAL);
  return (
    <div className="from-grown-ups__goal">
      <h3>{title}</h3>
      <p>{t.goal({ days: countText(goal.days, 'day'), minutes: countText(goal.minutes, 'minute') })}</p>
      {topicName !== null && <p>{t.topic({ topic: topicName })}</p>}
    </div>
  );
}
