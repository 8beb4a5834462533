import { Link } from 'react-router-dom';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_PROGRESS } from './my-progress.messages.js';

/** An empty tab of My Progress, with the way to fill it (RESULT-4). */
export function NothingYet({ title }: { title: string }) {
  const t = useMessages(MY_PROGRESS);
  return (
    <StatePanel
      title={title}
      face="hello"
      action={
        <Link className="action action--go action--large" to="/dual-proficiency">
          {t.startANewAdventure}
        </Link>
      }
    >
      {t.answerAFewQuestions}
    </StatePanel>
  );
}
