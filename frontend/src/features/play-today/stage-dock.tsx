import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BadgePicture, TopicPicture } from '../../entities/reward/index.js';
import type { PlayPlan } from './today.rules.js';
import { lengthText } from './today.rules.js';

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
  return (
    <nav className="dock" aria-label="What to do">
      {!isYoung && (
        <button type="button" className="dock__door" disabled={busy} onClick={onPickTopic}>
          <Picture>
            <TopicPicture subStrandId="" />
          </Picture>
          Pick a topic
        </button>
      )}
      <Link className="dock__door" to="/my-mistakes">
        <Picture>
          <BadgePicture id="big-fixer" />
        </Picture>
        Fix-it box
        {mistakes !== null && mistakes > 0 && (
          <span className="dock__count">
            {mistakes}
            <span className="visually-hidden"> waiting</span>
          </span>
        )}
      </Link>
      <button type="button" className="dock__play" disabled={busy || plan === null} onClick={onPlay}>
        <span className="dock__arrow">
          <Play size={38} fill="currentColor" aria-hidden />
        </span>
        <span className="dock__words">
          Play <small>{plan ? lengthText(plan.questions, isYoung) : '…'}</small>
        </span>
      </button>
      {!isYoung && (
        <Link className="dock__door" to="/dashboard#calendar">
          <Picture>
            <BadgePicture id="two-days" />
          </Picture>
          My days
        </Link>
      )}
      <Link className="dock__door" to="/my-den">
        <Picture>
          <BadgePicture id="welcome-back" />
        </Picture>
        My den
      </Link>
    </nav>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return <span className="dock__picture">{children}</span>;
}
