import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import {
  AArrowUp,
  ChevronLeft,
  CircleCheck,
  CircleQuestionMark,
  CloudOff,
  LoaderCircle,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../shared/ui/page-header.js';
import { useCalmAnnouncement } from '../../shared/lib/calm-announcement.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { PaperTime, type TimedPaper } from '../../features/keep-time/index.js';
import { ASSESSMENT_NAMES, type SaveState } from '../../entities/paper/index.js';
import { useQuestionMarkKey } from './use-paper-keys.js';
import { loadComfortDialog } from '../../features/change-comfort/index.js';

const STATES = {
  saved: { text: 'Saved', icon: CircleCheck },
  saving: { text: 'Saving…', icon: LoaderCircle },
  device: { text: 'Saved on this device', icon: CloudOff },
  unsafe: { text: 'Not saved yet. Keep this page open.', icon: TriangleAlert },
  closed: { text: 'Handed in', icon: CircleCheck },
} as const;

const loadKeys = () => import('./keys-dialog.js');
type Opened = 'comfort' | 'keys' | null;

export function PaperHeader(props: { type: AssessmentType; saveState: SaveState; paper: TimedPaper }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const ComfortDialog = useLatePart(loadComfortDialog, opened === 'comfort')?.default;
  const KeysDialog = useLatePart(loadKeys, opened === 'keys')?.KeysDialog;
  useQuestionMarkKey(() => setOpened('keys'));
  return (
    <PageHeader className="paper__head">
      <Link className="paper__back" to="/">
        <ChevronLeft size={22} aria-hidden />
        Back to Dashboard
      </Link>
      <h1 className="paper__title">{ASSESSMENT_NAMES[props.type]}</h1>
      <div className="paper__tools">
        <PaperTime paper={props.paper} />
        <button
          type="button"
          className="paper__tool"
          aria-label="How it looks and sounds"
          aria-haspopup="dialog"
          onClick={() => setOpened('comfort')}
        >
          <AArrowUp size={22} aria-hidden />
        </button>
        <button
          type="button"
          className="paper__tool paper__tool--keys"
          aria-label="Keys"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => setOpened('keys')}
        >
          <CircleQuestionMark size={22} aria-hidden />
        </button>
        <SaveNote saveState={props.saveState} />
      </div>
      {opened === 'comfort' && ComfortDialog && <ComfortDialog onClose={close} />}
      {opened === 'keys' && KeysDialog && <KeysDialog onClose={close} />}
    </PageHeader>
  );
}

function SaveNote({ saveState }: { saveState: SaveState }) {
  const { text, icon: Icon } = STATES[saveState];
  const spoken = useCalmAnnouncement(text);
  return (
    <p className={`paper__save paper__save--${saveState}`} data-save-state={saveState}>
      <Icon size={20} aria-hidden />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </p>
  );
}
