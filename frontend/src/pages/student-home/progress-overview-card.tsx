import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { readinessQuery } from '../../entities/progress/index.js';

/** Best first, in a child's words. */
const LEVELS: ReadonlyArray<{ level: ProficiencyLevel; word: string; text: string }> = [
  { level: 'mastery', word: 'Mastery', text: 'You know it very well.' },
  { level: 'independent', word: 'Independent', text: 'You manage on your own.' },
  { level: 'guided', word: 'Guided', text: 'You manage with a hint.' },
  { level: 'not_ready', word: "Let's practise", text: 'Next to be learnt.' },
];

/** How ready the signed-in pupil is in each kind of question tried so far (HOME-6). */
export function ProgressOverviewCard() {
  const user = useUser();
  const matrix = useQuery(readinessQuery(user.userId, user.gradeLevel));
  return (
    <section className="card overview" aria-labelledby="overview-heading">
      <div className="recent__head">
        <h2 id="overview-heading">My Progress Overview</h2>
        <Link className="recent__all" to="/my-progress">
          View All<span className="visually-hidden"> of my progress</span>
        </Link>
      </div>
      {matrix.data ? (
        matrix.data.length === 0 ? (
          <p className="overview__empty">
            Your progress shows here after your first assessment.{' '}
            <Link to="/dual-proficiency">Start a new adventure</Link>
          </p>
        ) : (
          <>
            <p className="note">
              {matrix.data.length === 1
                ? '1 kind of question tried so far.'
                : `${matrix.data.length} kinds of question tried so far.`}
            </p>
            <Levels levels={matrix.data.map((record) => record.readinessLevel)} />
          </>
        )
      ) : matrix.isError ? (
        <div className="overview__empty" role="alert">
          <p>Your progress could not be loaded just now. Your work is safe.</p>
          <Button onClick={() => void matrix.refetch()}>Try Again</Button>
        </div>
      ) : (
        <Skeleton heights={[120]} label="Loading your progress" />
      )}
    </section>
  );
}

function Levels({ levels }: { levels: readonly ProficiencyLevel[] }) {
  return (
    <ul className="overview__levels">
      {LEVELS.map(({ level, word, text }) => {
        const count = levels.filter((each) => each === level).length;
        return (
          <li key={level} className="overview__level">
            <span className="overview__count">{count}</span>
            <span>
              <b>{word}</b>
              <span className="note"> {text}</span>
            </span>
            <span className="overview__bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / levels.length}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
