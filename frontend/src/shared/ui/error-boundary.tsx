import { Component, type ReactNode } from 'react';
import { Button } from './button.js';
import { StatePanel } from './state-panel.js';
import { ERROR_BOUNDARY } from './error-boundary.messages.js';

interface Props {
  /** A change of it (another address) gives the page a new chance. */
  resetKey: string;
  children: ReactNode;
}

/** A page that breaks, or whose script did not arrive, leaves the rest of the product standing. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.broken) this.setState({ broken: false });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <StatePanel
        title={ERROR_BOUNDARY.get().thisPageCouldNot}
        level={1}
        action={
          <Button tone="primary" onClick={() => window.location.reload()}>
            {ERROR_BOUNDARY.get().tryAgain}
          </Button>
        }
      >
        {navigator.onLine
          ? ERROR_BOUNDARY.get().somethingWentWrongOn
          : ERROR_BOUNDARY.get().noInternetJustNow}
      </StatePanel>
    );
  }
}
