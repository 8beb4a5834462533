import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { DetailedUser } from '@sumfox/contracts/identity/admin.endpoints';
import { useQuery } from '@tanstack/react-query';
import { childProficiencyQuery, topicTitle } from '../../entities/child/index.js';
import { fullName } from '../../entities/user/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { EXPLAIN_LEVELS } from './explain-levels.messages.js';
import { levelSentence } from './explain-levels.rules.js';
import './levels-dialog.css';

/** Why a child's level in each topic stands where it does, for an admin (ADMIN-12). */
export function LevelsDialog({ user, onClose }: { user: DetailedUser; onClose: () => void }) {
  const t = useMessages(EXPLAIN_LEVELS);
  const query = useQuery(childProficiencyQuery(user.userId));
  return (
    <Dialog title={t.levelsOf({ fullName: fullName(user) })} onClose={onClose} wide>
      <div className="dialog__body">
        {query.isPending ? (
          <Skeleton heights={[56, 56, 56]} label={t.loadingTheLevels} />
        ) : query.data ? (
          <Levels topics={query.data} />
        ) : (
          <ErrorPanel
            reader="adult"
            title={t.theLevelsCould}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}

function Levels({ topics }: { topics: readonly TopicRecord[] }) {
  const t = useMessages(EXPLAIN_LEVELS);
  if (topics.length === 0) return <p className="note">{t.noAnswersYet}</p>;
  return (
    <ul className="levels">
      {topics.map((topic) => (
        <li key={topic.id}>
          <h3>{topicTitle(topic.topicName)}</h3>
          <p className="note">
            {t.ofMarks({ score: topic.score, answers: countText(topic.questionsAttempted, 'answer') })}
          </p>
          <p>{levelSentence(topic)}</p>
        </li>
      ))}
    </ul>
  );
}
