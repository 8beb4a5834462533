import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { Eye, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chooseChild, type FindingWords, watchWords, winWords } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** One thing that went well this week, and one to keep an eye on. */
export function WinAndWatch({ child, overview }: { child: LinkedChild; overview: ChildOverview }) {
  const { win, watch } = overview;
  return (
    <div className="kid__pair">
      <Said tone="win" {...winWords(win, child.callName)} />
      <Said tone="watch" {...watchWords(watch)}>
        {watch?.kind === 'slip' && <ExampleLink child={child} />}
      </Said>
    </div>
  );
}

function Said(props: FindingWords & { tone: 'win' | 'watch'; children?: ReactNode }) {
  const Icon = props.tone === 'win' ? Star : Eye;
  return (
    <div className={`kid__said kid__said--${props.tone}`}>
      <span className="kid__mark" aria-hidden>
        <Icon size={18} />
      </span>
      <div>
        <h4>{props.title}</h4>
        <p className="note">
          {props.text} {props.children}
        </p>
      </div>
    </div>
  );
}

function ExampleLink({ child }: { child: LinkedChild }) {
  const t = useMessages(PARENT_HOME);
  return (
    <Link to={`/child-progress/${child.userId}#mistakes`} onClick={() => chooseChild(child.userId)}>
      {t.seeAnExample}
    </Link>
  );
}
