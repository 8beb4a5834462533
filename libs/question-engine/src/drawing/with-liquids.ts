import type { DrawingSpec } from './drawing-spec.js';

/** A drawing whose containers know the story, so that what they hold has its own colour. */
export function withLiquids(spec: DrawingSpec, story: string): DrawingSpec {
  if (spec.kind === 'beaker') return { ...spec, story };
  return spec.kind === 'figure-with-card' ? { ...spec, figure: withLiquids(spec.figure, story) } : spec;
}
