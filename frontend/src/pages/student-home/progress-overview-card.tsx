import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { readinessQuery } from '../../entities/progress/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';

/** Best first, in a child's words. */
const readLevels = (): ReadonlyArray<{ level: ProficiencyLevel; word: string; text: string }> => [
  { level: 'mastery', word: STUDENT_HOME.get().mastery, text: STUDENT_HOME.get().youKnowItVery },
  { level: 'independent', word: STUDENT_HOME.get().independent, text: STUDENT_HOME.get().youManageOnYour },
  { level: 'guided', word: STUDENT_HOME.get().guided, text: STUDENT_HOME.get().youManageWithA },
  { level: 'not_ready', word: STUDENT_HOME.get().letsPractise, text: STUDENT_HOME.get().nextToBeLearnt },
];

/** How ready the signed-in pupil is in each kind of question tried so far (HOME-6). */
export function ProgressOverviewCard() {
  const t = useMessages(STUDENT_HOME);
  const user = useUser();
  const matrix = useQuery(readinessQuery(user.userId, user.gradeLevel));
  return (
    <section className="card overview" aria-labelledby="overview-heading">
      <div className="recent__head">
        <h2 id="overview-heading">{t.myProgressOverview}</h2>
        <Link className="recent__all" to="/my-progress">
          {t.viewAll}
          <span className="visually-hidden"> {t.ofMyProgress}</span>
        </Link>
      </div>
      {matrix.data ? (
        matrix.data.length === 0 ? (
          <p className="overview__empty">
            {t.progressComes} <Link to="/dual-proficiency">{t.startANewAdventure}</Link>
          </p>
        ) : (
          <>
            <p className="note">
              {matrix.data.length === 1
                ? t.kindOfQuestionTried
                : t.kindsOfQuestionTried({ count: matrix.data.length })}
            </p>
            <Levels levels={matrix.data.map((record) => record.readinessLevel)} />
          </>
        )
      ) : matrix.isError ? (
        <div className="overview__empty" role="alert">
          <p>{t.yourProgressCouldNot}</p>
          <Button onClick={() => void matrix.refetch()}>{t.tryAgain}</Button>
        </div>
      ) : (
        <Skeleton heights={[120]} label={t.loadingYourProgress} />
      )}
    </section>
  );
}

function Levels({ levels }: { levels: readonly ProficiencyLevel[] }) {
  return (
    <ul className="overview__levels">
      {readLevels().map(({ level, word, text }) => {
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
