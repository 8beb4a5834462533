import type { Shape } from '../core/draft.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import angleThings from './angle-things.json' with { type: 'json' };

/** Strings of any plain data, changed in place of the old ones. */
function mapStrings<T>(data: T, change: (text: string) => string): T;
function mapStrings(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((part: unknown) => mapStrings(part, change));
  if (typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype)
    return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, mapStrings(part, change)]));
  return data;
}

/** The same shape with other letters for the angles p, q and f, drawn by lot, in stem, working and figure alike. */
export function varyLetters(shape: Shape): Shape {
  return {
    ...shape,
    draw: (dice, level) => {
      const draft = shape.draw(dice, level);
      if (!draft) return null;
      const [p, q, f] = dice.pick(angleThings.letters);
      const change = (text: string): string =>
        text.replace(/\b[pqf]\b/g, (letter) => ({ p, q, f })[letter] ?? letter);
      draft.working.lines.forEach((line, i) => (draft.working.lines[i] = change(line)));
      draft.working.results.forEach((result) => (result.label = change(result.label)));
      const drawing: DrawingSpec | null = mapStrings(draft.drawing, change);
      return {
        ...draft,
        story: draft.story.map(change),
        ask: change(draft.ask),
        blank: change(draft.blank),
        middles: draft.middles.map((m) => ({ ...m, blank: change(m.blank) })),
        hints: mapStrings(draft.hints, change),
        drawing,
      };
    },
  };
}
