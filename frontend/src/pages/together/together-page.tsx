import { findActivity } from '@sumfox/curriculum/together/activities';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { Fox } from '../../shared/ui/fox.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { TOGETHER } from './together.messages.js';
import './together.css';

/** Something to do together in ten minutes, on one printed page. */
export default function TogetherPage() {
  const t = useMessages(TOGETHER);
  const { topicId = '' } = useParams();
  const activity = findActivity(topicId);
  usePageTitle(activity?.title ?? t.tenMinutesTogether);
  if (!activity)
    return (
      <StatePanel title={t.noActivity} face="hello" action={<Link to="/">{t.goHome}</Link>}>
        {t.theLinkIsNotComplete}
      </StatePanel>
    );
  return (
    <article className="together">
      <div className="together__tools">
        <Button tone="go" onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t.printThisPage}
        </Button>
      </div>
      <header className="together__head">
        <Fox size={112} />
        <div>
          <p className="note">{t.tenMinutesTogether}</p>
          <h1>{activity.title}</h1>
          <p>{activity.needs}</p>
        </div>
      </header>
      <p>{activity.lead}</p>
      <ol className="together__steps">
        {activity.steps.map(({ title, text, ask }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {ask && <p className="together__ask">{t.ask({ ask })}</p>}
          </li>
        ))}
      </ol>
      <div className="together__ends">
        <section className="together__end together__end--well">
          <h2>{t.ifItGoesWell}</h2>
          <p>{activity.ifItGoesWell}</p>
        </section>
        <section className="together__end together__end--hard">
          <h2>{t.ifItIsHard}</h2>
          <p>{activity.ifItIsHard}</p>
        </section>
      </div>
    </article>
  );
}
