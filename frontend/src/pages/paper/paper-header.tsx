import type { OpenAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { CircleCheck, CloudOff, Ellipsis, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../shared/ui/page-header.js';
import { useCalmAnnouncement } from '../../shared/lib/calm-announcement.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { PaperTime, type TimedPaper } from '../../features/keep-time/index.js';
import { readAssessmentNames, type SaveState } from '../../entities/paper/index.js';
import { useQuestionMarkKey } from './use-paper-keys.js';
import { loadComfortDialog } from '../../features/change-comfort/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PAPER } from './paper.messages.js';

const readStates = () =>
  ({
    saved: { text: PAPER.get().saved, icon: CircleCheck },
    saving: { text: PAPER.get().saving, icon: LoaderCircle },
    device: { text: PAPER.get().savedOnThisDevice, icon: CloudOff },
    unsafe: { text: PAPER.get().notSavedYetKeep, icon: TriangleAlert },
    closed: { text: PAPER.get().handedIn, icon: CircleCheck },
    elsewhere: { text: PAPER.get().viewOnly, icon: CloudOff },
  }) as const;

const loadKeys = () => import('./keys-dialog.js');
const loadMore = () => import('./more-dialog.js');
type Opened = 'more' | 'comfort' | 'keys' | null;

/** The way out, the questions, whether all is saved, and what is needed less often. */
export function PaperHeader(props: {
  assessment: OpenAssessment;
  saveState: SaveState;
  /** Another tab saves. */
  isElsewhere: boolean;
  paper: TimedPaper;
  /** The way out of a paper that may wait for another day; null for the plain one. */
  stop: ReactNode;
  /** The questions. */
  children: ReactNode;
  report: ReactNode;
}) {
  const t = useMessages(PAPER);
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const ComfortDialog = useLatePart(loadComfortDialog, opened === 'comfort')?.default;
  const KeysDialog = useLatePart(loadKeys, opened === 'keys')?.KeysDialog;
  const MoreDialog = useLatePart(loadMore, opened === 'more')?.MoreDialog;
  useQuestionMarkKey(() => setOpened('keys'));
  return (
    <PageHeader className="paper__head">
      {props.stop ?? (
        <Link className="action action--key action--round" to="/" aria-label={t.backToDashboard}>
          <X size={26} strokeWidth={2.6} aria-hidden />
        </Link>
      )}
      <h1 className="visually-hidden">{readAssessmentNames()[props.assessment.type]}</h1>
      {props.children}
      <PaperTime paper={props.paper} limitMinutes={props.assessment.maxTimeMinutes} />
      <SaveNote saveState={props.isElsewhere ? 'elsewhere' : props.saveState} />
      <button
        type="button"
        className="action action--key action--round"
        aria-label={t.more}
        aria-haspopup="dialog"
        onClick={() => setOpened('more')}
      >
        <Ellipsis size={26} strokeWidth={3} aria-hidden />
      </button>
      {opened === 'more' && MoreDialog && (
        <MoreDialog
          report={props.report}
          onComfort={() => setOpened('comfort')}
          onKeys={() => setOpened('keys')}
          onClose={close}
        />
      )}
      {opened === 'comfort' && ComfortDialog && <ComfortDialog onClose={close} />}
      {opened === 'keys' && KeysDialog && <KeysDialog onClose={close} />}
    </PageHeader>
  );
}

function SaveNote({ saveState }: { saveState: keyof ReturnType<typeof readStates> }) {
  const { text, icon: Icon } = readStates()[saveState];
  const spoken = useCalmAnnouncement(text);
  return (
    <p className={`paper__save paper__save--${saveState}`} data-save-state={saveState}>
      <Icon size={20} aria-hidden />
      <span className="paper__save-words" aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </p>
  );
}
