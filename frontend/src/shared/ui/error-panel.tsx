import { Button } from './button.js';
import { CallError } from '../api/call-error.js';
import { StatePanel } from './state-panel.js';

/** A part of a page that could not be loaded. */
export function ErrorPanel(props: {
  title: string;
  error: unknown;
  onRetry: () => void;
  level?: 1 | 2;
  /** Pupils are told that their own work is safe; a grown-up reads what is somebody else's. */
  reader?: 'pupil' | 'adult';
}) {
  const offline = props.error instanceof CallError && props.error.status === 0;
  const texts = TEXTS[props.reader ?? 'pupil'];
  return (
    <StatePanel
      title={props.title}
      level={props.level ?? 2}
      supportCode={props.error instanceof CallError && !offline ? props.error.traceId : undefined}
      action={
        <Button tone="primary" onClick={props.onRetry}>
          Try Again
        </Button>
      }
    >
      {offline ? texts.offline : texts.failed}
    </StatePanel>
  );
}

const TEXTS = {
  pupil: {
    offline: 'No internet just now. Your answers are safe on this tablet.',
    failed: 'Something went wrong on our side. Your work is safe.',
  },
  adult: {
    offline: 'No internet just now. Please try again once you are back online.',
    failed: 'Something went wrong on our side. Nothing is lost.',
  },
} as const;
