import { useMemo } from 'react';

/**
 * One of our own drawings (`shared/art`) as markup, so that its parts can move and take the colours of the theme.
 * Decoration: the words beside it say everything. Empty until the drawing is there, in the size of its box.
 */
export function Art({ svg, className }: { svg: string | null; className: string }) {
  const markup = useMemo(() => ({ __html: svg ?? '' }), [svg]);
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
