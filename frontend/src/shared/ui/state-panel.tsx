import type { ReactNode } from 'react';
import { Fox, type FoxFace } from './fox.js';
import { FoxFigure } from './fox-figure.js';
import { useMessages } from '../messages/define-messages.js';
import { STATE_PANEL } from './state-panel.messages.js';
import './state-panel.css';

const POSES = { hello: 'wave', thinking: 'think', cheer: 'cheer', rest: 'sleep', puzzled: 'oops' } as const;

/** Empty, error and lost pages: the fox, what happened, what is safe, one thing to do. */
export function StatePanel(props: {
  title: string;
  face?: FoxFace;
  children?: ReactNode;
  action?: ReactNode;
  /** Id to give to whoever helps; small print. */
  supportCode?: string | undefined;
  /** Who reads it: a grown-up needs no grown-up. */
  reader?: 'pupil' | 'adult' | undefined;
  /** `h1` when the panel is the page. */
  level?: 1 | 2;
}) {
  const t = useMessages(STATE_PANEL);
  const { face = 'puzzled' } = props;
  const Heading = props.level === 1 ? 'h1' : 'h2';
  return (
    <section className="state-panel card">
      <span className="state-panel__fox">
        <FoxFigure pose={POSES[face]} instead={<Fox face={face} size={112} />} />
      </span>
      <Heading>{props.title}</Heading>
      {props.children && <div className="state-panel__text">{props.children}</div>}
      {props.action}
      {props.supportCode && (
        <p className="state-panel__code">
          {(props.reader === 'adult' ? t.code : t.codeForAGrown)({ slice: props.supportCode.slice(0, 8) })}
        </p>
      )}
    </section>
  );
}
