import type { DrawingSpec } from './drawing-spec.js';

/** A drawing whose containers know the story, so that what they hold has its own colour. */
export function withLiquids(spec: DrawingSpec, story: string): DrawingSpec {
  if (spec.kind === 'beaker') return { ...spec, story };
  if (spec.kind !== 'figure-with-card') return spec;
  const figure = withLiquids(spec.figure, story);
  return figure === spec.figure ? spec : { ...spec, figure };
}
