import type { ReactNode } from 'react';
import { useMessages } from '../messages/define-messages.js';
import { DOCKED_FOOTER } from './docked-footer.messages.js';
import './docked-footer.css';

/** The keys at the foot of a child's page, always in view. */
export function DockedFooter(props: {
  children: ReactNode;
  /** What rises over the keys. */
  tray?: ReactNode;
  /** Whether it is up: what it covers cannot be reached. */
  isCovered?: boolean;
}) {
  return (
    <div className="docked">
      <div className="docked__keys" inert={props.isCovered} aria-hidden={props.isCovered || undefined}>
        {props.children}
      </div>
      {props.tray}
    </div>
  );
}

/** Rises out of the footer over its keys; the next step stands where it stood before. */
export function Tray(props: {
  /** `right` is green, `almost` amber, `not-yet` the violet of thinking. */
  kind: 'right' | 'almost' | 'not-yet';
  fox: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}) {
  const t = useMessages(DOCKED_FOOTER);
  return (
    <section className={`tray tray--${props.kind}`} aria-label={t.whatFoxSays}>
      <div className="tray__fox">{props.fox}</div>
      <div className="tray__words">
        {props.title}
        {props.children}
      </div>
      <div className="tray__actions">{props.actions}</div>
    </section>
  );
}
