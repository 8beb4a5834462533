import { LayoutFault } from './layout-fault.js';
import { BOLD, type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';

/** One road with its parts; also for two travellers who start at the ends. */
export interface JourneyLineSpec {
  kind: 'journey-line';
  /** Names of the points from left to right, one more than there are parts. */
  places: string[];
  /** `size` is the relative length; `above` is a time or speed, `below` a distance. */
  parts: Array<{ size: number; above: string; below: string }>;
  /** Arrows from the left end, from the right end, or both, with a speed written at each. */
  arrows?: { left?: string; right?: string };
  /** Under the whole line. */
  brace?: string;
}

const MARGIN = 30;

/** Draws a journey line. Throws LayoutFault when a label is wider than its part. */
export function drawJourneyLine(canvas: Canvas, spec: JourneyLineSpec): string {
  const total = spec.parts.reduce((sum, part) => sum + part.size, 0);
  const space = DRAWING_WIDTH - 2 * MARGIN;
  const { left: fromLeft, right: fromRight } = spec.arrows ?? {};
  const y = fromLeft !== undefined || fromRight !== undefined ? 84 : 54;
  const xs = spec.parts.reduce<number[]>(
    (points, part) => [...points, (points.at(-1) ?? MARGIN) + (part.size / total) * space],
    [MARGIN],
  );
  const arrow = (x: number, way: 1 | -1, label: string): void => {
    canvas.line(x, 26, x + way * 70, 26, INK.line, 2.5);
    canvas.polygon(
      [[x + way * 78, 26] as const, [x + way * 68, 21] as const, [x + way * 68, 31] as const],
      INK.line,
    );
    canvas.text(x, 18, label, way === 1 ? 'start' : 'end');
  };
  if (fromLeft !== undefined) arrow(MARGIN - 12, 1, fromLeft);
  if (fromRight !== undefined) arrow(DRAWING_WIDTH - MARGIN + 12, -1, fromRight);
  canvas.line(MARGIN, y, DRAWING_WIDTH - MARGIN, y, INK.line, 3);
  spec.parts.forEach((part, i) => {
    const left = xs[i] ?? 0;
    const right = xs[i + 1] ?? 0;
    if (Math.max(textWidth(part.above), textWidth(part.below)) > right - left - 4)
      throw new LayoutFault('a part of the journey line is too short');
    canvas.text((left + right) / 2, y - 10, part.above);
    canvas.text((left + right) / 2, y + 20, part.below);
  });
  spec.places.forEach((place, i) => {
    const x = xs[i] ?? 0;
    const half = (textWidth(place) * BOLD) / 2;
    const before = i === 0 ? 0 : ((xs[i - 1] ?? 0) + x) / 2;
    const after = i === spec.places.length - 1 ? DRAWING_WIDTH : (x + (xs[i + 1] ?? 0)) / 2;
    if (place !== '' && (x - half < before || x + half > after))
      throw new LayoutFault('names of places do not fit');
    canvas.line(x, y - 6, x, y + 6, INK.text, 2);
    canvas.text(x, y - 26, place, 'middle', { bold: true });
  });
  if (spec.brace !== undefined) {
    const [left, right, top] = [MARGIN, DRAWING_WIDTH - MARGIN, y + 26];
    const middle = DRAWING_WIDTH / 2;
    canvas.path(
      `M${at(left, top)} Q${at(left, top + 7)} ${at(left + 8, top + 7)} L${at(middle - 6, top + 7)} L${at(middle, top + 13)} L${at(middle + 6, top + 7)} L${at(right - 8, top + 7)} Q${at(right, top + 7)} ${at(right, top)}`,
    );
    canvas.text(middle, top + 30, spec.brace);
  }
  const told = (text: string): string => (text === '?' ? 'to be found' : text);
  const parts = spec.parts.map((part, i) => {
    const [from, to] = [spec.places[i] ?? '', spec.places[i + 1] ?? ''];
    const ends = from !== '' && to !== '' ? `from ${from} to ${to}` : `part ${i + 1}`;
    const labels = [part.above, part.below].filter((label) => label !== '').map(told);
    return labels.length > 0 ? `${ends}: ${labels.join(', ')}` : ends;
  });
  return [
    `Journey line, ${parts.join('; ')}`,
    ...(fromLeft === undefined ? [] : [`an arrow from the left end: ${told(fromLeft)}`]),
    ...(fromRight === undefined ? [] : [`an arrow from the right end: ${told(fromRight)}`]),
    ...(spec.brace === undefined ? [] : [`whole: ${told(spec.brace)}`]),
  ]
    .join('; ')
    .concat('.');
}
