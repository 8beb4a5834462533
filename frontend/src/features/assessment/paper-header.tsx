import type { AssessmentType } from '@product/contracts/assessment/paper.endpoints';
import { ChevronLeft, CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCalmAnnouncement } from '../../lib/calm-announcement.js';
import { ASSESSMENT_NAMES } from './assessment-names.js';
import type { SaveState } from './paper-session.js';

const STATES = {
  saved: { text: 'Saved', icon: CircleCheck },
  saving: { text: 'Saving…', icon: LoaderCircle },
  device: { text: 'Saved on this device', icon: CloudOff },
  unsafe: { text: 'Not saved yet. Keep this page open.', icon: TriangleAlert },
  closed: { text: 'Handed in', icon: CircleCheck },
} as const;

export function PaperHeader({ type, saveState }: { type: AssessmentType; saveState: SaveState }) {
  const { text, icon: Icon } = STATES[saveState];
  const spoken = useCalmAnnouncement(text);
  return (
    <header className="paper__head">
      <Link className="paper__back" to="/">
        <ChevronLeft size={22} aria-hidden />
        Back to Dashboard
      </Link>
      <h1 className="paper__title">{ASSESSMENT_NAMES[type]}</h1>
      <p className={`paper__save paper__save--${saveState}`} data-save-state={saveState}>
        <Icon size={20} aria-hidden />
        <span aria-hidden="true">{text}</span>
        <span className="visually-hidden" role="status">
          {spoken}
        </span>
      </p>
    </header>
  );
}
