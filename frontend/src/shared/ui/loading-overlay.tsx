import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Fox } from './fox.js';
import type { FoxPose } from '../art/fox-poses.js';
import { FoxFigure } from './fox-figure.js';
import './loading-overlay.css';

/** Work that takes less time shows no overlay (PAGE-7). */
const APPEARS_MS = 50;

/**
 * Covers the page while something is made or marked (PAGE-7). It takes the focus at once and keeps it, shows after
 * 50 ms, and gives the focus back when it goes. The words come into the page with it, so that a screen reader hears
 * them as a change; the dots are for eyes only and stand still where motion is unwanted.
 */
export function LoadingOverlay(props: {
  message: string;
  /** What the fox says of it first, in easy words; then `message` stands small below. */
  lead?: string;
  subMessage?: string;
  /** How the fox stands; with keys below nothing is on its way any more, and there are no dots. */
  pose?: FoxPose;
  children?: ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = box.current;
    element?.focus({ preventScroll: true });
    element?.addEventListener('keydown', keepFocusInside);
    const timer = setTimeout(() => setShown(true), APPEARS_MS);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('keydown', keepFocusInside);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className="overlay" data-shown={isShown} ref={box} tabIndex={-1}>
      <div className="overlay__box">
        <span className="overlay__fox">
          <FoxFigure pose={props.pose ?? 'think'} instead={<Fox face="thinking" size={140} />} />
        </span>
        <div role="status">
          {isShown && (
            <>
              {props.lead && <p className="overlay__message">{props.lead}</p>}
              <p className={props.lead ? 'note' : 'overlay__message'}>
                {props.message}
                <span className="overlay__dots" aria-hidden="true">
                  <i>.</i>
                  <i>.</i>
                  <i>.</i>
                </span>
              </p>
              {props.subMessage && <p className="note">{props.subMessage}</p>}
            </>
          )}
        </div>
        {props.children}
      </div>
    </div>
  );
}

/** The page behind is out of reach of the Tab key; what the overlay itself offers is within it. */
function keepFocusInside(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const doors = [...this.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const next = doors.indexOf(document.activeElement as HTMLElement) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  doors.at(next % Math.max(1, doors.length))?.focus();
}
