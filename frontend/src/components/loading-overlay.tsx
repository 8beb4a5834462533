import { useEffect, useRef, type ReactNode } from 'react';
import { Fox, type FoxFace } from './fox.js';
import './loading-overlay.css';

/** Covers the page while something is made or marked (A§2.10); appears after 50 ms and takes the focus. */
export function LoadingOverlay(props: {
  message: string;
  subMessage?: string;
  face?: FoxFace;
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div className="overlay" ref={box} tabIndex={-1}>
      <div className="overlay__box">
        <Fox face={props.face ?? 'thinking'} size={140} />
        <div role="status">
          <p className="overlay__message">
            {props.message}
            <span className="overlay__dots" aria-hidden="true">
              <i>.</i>
              <i>.</i>
              <i>.</i>
            </span>
          </p>
          {props.subMessage && <p className="note">{props.subMessage}</p>}
        </div>
        {props.children}
      </div>
    </div>
  );
}
