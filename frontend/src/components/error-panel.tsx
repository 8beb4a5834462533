import { Button } from './button.js';
import { CallError } from '../lib/call-error.js';
import { StatePanel } from './state-panel.js';

/** A part of a page that could not be loaded. */
export function ErrorPanel(props: { title: string; error: unknown; onRetry: () => void; level?: 1 | 2 }) {
  const offline = props.error instanceof CallError && props.error.status === 0;
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
      {offline
        ? 'No internet just now. Your answers are safe on this tablet.'
        : 'Something went wrong on our side. Your work is safe.'}
    </StatePanel>
  );
}
