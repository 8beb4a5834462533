import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fox } from './fox.js';
import { useOnline } from '../lib/online.js';
import { useMessages } from '../messages/define-messages.js';
import { ENTRANCE } from './entrance.messages.js';
import './entrance.css';

/** The frame of the pages before sign-in: the way home above, the form below, and whether there is internet. */
export function Entrance(props: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Stands beside the form, or below it on a phone. */
  aside?: ReactNode;
  wide?: boolean;
  /** What cannot be done without internet. */
  offline: string;
}) {
  const t = useMessages(ENTRANCE);
  const online = useOnline();
  return (
    <div className="entrance">
      <header className="entrance__head">
        <Link to="/" className="brand">
          <Fox size={44} />
          <span>{t.sumfox}</span>
        </Link>
      </header>
      <main
        className={[
          'entrance__main',
          props.wide && 'entrance__main--wide',
          props.aside && 'entrance__main--two',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <section className="entrance__card card" aria-labelledby="entrance-title">
          <div>
            <h1 id="entrance-title">{props.title}</h1>
            {props.lead && <p className="note">{props.lead}</p>}
          </div>
          {!online && (
            <p className="entrance__notice" role="status">
              {props.offline}
            </p>
          )}
          {props.children}
        </section>
        {props.aside}
      </main>
    </div>
  );
}

/** Where else to go from a form: "New here? Create an account". */
export function EntranceLinks({ children }: { children: ReactNode }) {
  return <div className="entrance__links">{children}</div>;
}
