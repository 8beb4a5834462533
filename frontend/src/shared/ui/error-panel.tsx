import { Button } from './button.js';
import { CallError } from '../api/call-error.js';
import { StatePanel } from './state-panel.js';
import { useMessages } from '../messages/define-messages.js';
import { ERROR_PANEL } from './error-panel.messages.js';

/** A part of a page that could not be loaded. */
export function ErrorPanel(props: {
  title: string;
  error: unknown;
  onRetry: () => void;
  level?: 1 | 2;
  /** Beside the one yellow key of its page. */
  isPart?: boolean;
  /** Pupils are told that their own work is safe; a grown-up reads what is somebody else's. */
  reader?: 'pupil' | 'adult';
}) {
  const t = useMessages(ERROR_PANEL);
  const offline = props.error instanceof CallError && props.error.status === 0;
  const texts = readTexts()[props.reader ?? 'pupil'];
  return (
    <StatePanel
      title={props.title}
      level={props.level ?? 2}
      reader={props.reader}
      supportCode={props.error instanceof CallError && !offline ? props.error.traceId : undefined}
      action={
        <Button
          tone={props.reader === 'adult' ? 'primary' : props.isPart ? 'key' : 'go'}
          onClick={props.onRetry}
        >
          {t.tryAgain}
        </Button>
      }
    >
      {offline ? texts.offline : texts.failed}
    </StatePanel>
  );
}

const readTexts = () =>
  ({
    pupil: {
      offline: ERROR_PANEL.get().noInternetJustNow,
      failed: ERROR_PANEL.get().somethingWentWrongOn,
    },
    adult: {
      offline: ERROR_PANEL.get().offlineAdvice,
      failed: ERROR_PANEL.get().ourFault,
    },
  }) as const;
