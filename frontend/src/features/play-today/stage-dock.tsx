import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BadgePicture, TopicPicture } from '../../entities/reward/index.js';
import type { PlayPlan } from './today.rules.js';
import { lengthText } from './today.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PLAY_TODAY } from './play-today.messages.js';

interface DockProps {
  isYoung: boolean;
  /** Null until it is known what Play starts. */
  plan: PlayPlan | null;
  busy: boolean;
  /** Mistakes that wait; null while that is not known. */
  mistakes: number | null;
  onPlay: () => void;
  onPickTopic: () => void;
}

/** The one yellow key with the doors beside it: five in all, three for Primary 1 and 2. */
export function StageDock({ isYoung, plan, busy, mistakes, onPlay, onPickTopic }: DockProps) {
  const t = useMessages(PLAY_TODAY);
  return (
    <nav className="dock" aria-label={t.whatToDo}>
      {!isYoung && (
        <button type="button" className="dock__door" disabled={busy} onClick={onPickTopic}>
          <Picture>
            <TopicPicture subStrandId="" />
          </Picture>
          {t.pickATopic}
        </button>
      )}
      <Link className="dock__door" to="/my-mistakes">
        <Picture>
          <BadgePicture id="big-fixer" />
        </Picture>
        {t.fixItBox}
        {mistakes !== null && mistakes > 0 && (
          <span className="dock__count">
            {mistakes}
            <span className="visually-hidden"> {t.waiting}</span>
          </span>
        )}
      </Link>
      <button type="button" className="dock__play" disabled={busy || plan === null} onClick={onPlay}>
        <span className="dock__arrow">
          <Play size={38} fill="currentColor" aria-hidden />
        </span>
        <span className="dock__words">
          {t.play} <small>{plan ? lengthText(plan.questions, isYoung) : '…'}</small>
        </span>
      </button>
      {!isYoung && (
        <Link className="dock__door" to="/dashboard#calendar">
          <Picture>
            <BadgePicture id="two-days" />
          </Picture>
          {t.myDays}
        </Link>
      )}
      <Link className="dock__door" to="/my-den">
        <Picture>
          <BadgePicture id="welcome-back" />
        </Picture>
        {t.myDen}
      </Link>
    </nav>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return <span className="dock__picture">{children}</span>;
}
