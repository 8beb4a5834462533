import { Component, type ReactNode } from 'react';
import { failureCode } from '../lib/failure-code.js';
import { Button } from './button.js';
import { StatePanel } from './state-panel.js';
import { ERROR_BOUNDARY } from './error-boundary.messages.js';

interface Props {
  /** A change of it (another address) gives the page a new chance. */
  resetKey: string;
  children: ReactNode;
}

/**
 * A page that breaks, or whose script did not arrive, leaves the rest of the product standing (ERROR-8). It says so with
 * a way back and a code for whoever helps.
 */
export class ErrorBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const t = ERROR_BOUNDARY.get();
    return (
      <StatePanel
        title={t.thisPageCouldNot}
        level={1}
        supportCode={failureCode(failure.error)}
        action={
          <>
            <Button tone="primary" onClick={() => window.location.reload()}>
              {t.tryAgain}
            </Button>
            {/* Not a link of the router: what broke may be in the page as it stands. */}
            <a className="action" href="/">
              {t.backToDashboard}
            </a>
          </>
        }
      >
        {navigator.onLine ? t.somethingWentWrongOn : t.noInternetJustNow}
      </StatePanel>
    );
  }
}
