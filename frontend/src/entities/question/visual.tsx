import { listMarkupFaults } from '@sumfox/contracts/question/drawing-markup';
import type { Visual } from '@sumfox/contracts/question/item';
import { useMemo, type CSSProperties } from 'react';
import { useMessages } from '../../shared/messages/define-messages.js';
import { VISUAL } from './visual.messages.js';
import './visual.css';

/**
 * A question's drawing with its words for those who cannot see it. Drawings come from the product's own code, and yet
 * enter the page as markup: one that holds anything else is not cleaned but left out, and its words stand in for it.
 */
export function VisualFigure({ visual: { svg, alt } }: { visual: Visual }) {
  const t = useMessages(VISUAL);
  const markup = useMemo(() => (listMarkupFaults(svg).length === 0 ? { __html: svg } : null), [svg]);
  const height = /viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1];
  if (!markup) return <p className="visual">{t.thePictureCannotBe({ alt })}</p>;
  return (
    <figure
      className="visual"
      role="img"
      aria-label={alt}
      // Its height at its own scale, below which its words are too small to read.
      style={height === undefined ? undefined : ({ '--drawn-height': `${height}px` } as CSSProperties)}
      dangerouslySetInnerHTML={markup}
    />
  );
}
