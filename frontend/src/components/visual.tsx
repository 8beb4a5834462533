import type { Visual } from '@product/contracts/question/item';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import './visual.css';

/** Drawings come from the product's own code; they are cleaned once more, since they enter the page as markup. */
function toSafeSvg(svg: string): string {
  return DOMPurify.sanitize(svg, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['style', 'foreignObject', 'a', 'image', 'use', 'script'],
    FORBID_ATTR: ['style', 'href', 'xlink:href'],
  });
}

/** A question's drawing with its words for those who cannot see it. */
export function VisualFigure({ visual }: { visual: Visual }) {
  const markup = useMemo(() => ({ __html: toSafeSvg(visual.svg) }), [visual.svg]);
  return <figure className="visual" role="img" aria-label={visual.alt} dangerouslySetInnerHTML={markup} />;
}
