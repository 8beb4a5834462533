import { LayoutFault } from './layout-fault.js';
import { type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import type { FigurePatternSpec, SymbolLinesSpec } from './drawing-spec.js';

const SYMBOL_NAMES = { square: 'square', triangle: 'triangle', circle: 'circle' } as const;

/** Number sentences with shapes, centred, one under the other. */
export function drawSymbolLines(canvas: Canvas, spec: SymbolLinesSpec): string {
  spec.lines.forEach((line, row) => {
    const y = 8 + row * 38;
    const widths = line.map((part) => ('text' in part ? textWidth(part.text) + 8 : 30));
    const total = widths.reduce((a, b) => a + b, 0);
    if (total > DRAWING_WIDTH - 8) throw new LayoutFault('number sentence is too long');
    let x = (DRAWING_WIDTH - total) / 2;
    line.forEach((part, i) => {
      const width = widths[i] ?? 0;
      const cx = x + width / 2;
      if ('text' in part) canvas.text(cx, y + 18, part.text);
      else if (part.symbol === 'square') canvas.rect(cx - 11, y + 2, 22, 22, INK.blue);
      else if (part.symbol === 'circle') canvas.circle(cx, y + 13, 12, INK.green);
      else
        canvas.polygon(
          [
            [cx, y],
            [cx - 13, y + 24],
            [cx + 13, y + 24],
          ],
          INK.amber,
        );
      x += width;
    });
  });
  const lines = spec.lines.map((line) => {
    const words = line
      .map((part) => ('text' in part ? part.text.trim() : SYMBOL_NAMES[part.symbol]))
      .join(' ');
    const counts = (['square', 'triangle', 'circle'] as const)
      .map(
        (symbol) =>
          [symbol, line.filter((part) => 'symbol' in part && part.symbol === symbol).length] as const,
      )
      .filter(([, count]) => count > 0)
      .map(([symbol, count]) => `${count} ${symbol}${count === 1 ? '' : 's'}`);
    return counts.length === 0 ? words : `${words} (${counts.join(', ')})`;
  });
  return `Number sentences: ${lines.join('; ')}.`;
}

type Point = [number, number];

/** Unit squares, triangles or hexagons in a row made of sticks of length `s`; gives the width. */
function drawStickRow(
  canvas: Canvas,
  pattern: 'stick-squares' | 'stick-triangles' | 'stick-hexagons',
  units: number,
  x: number,
  y: number,
  s: number,
): void {
  const stick = (a: Point, b: Point): void => canvas.line(a[0], a[1], b[0], b[1], INK.line, 2.5);
  if (pattern === 'stick-squares') {
    for (let i = 0; i < units; i += 1) {
      stick([x + i * s, y], [x + (i + 1) * s, y]);
      stick([x + i * s, y + s], [x + (i + 1) * s, y + s]);
    }
    for (let i = 0; i <= units; i += 1) stick([x + i * s, y], [x + i * s, y + s]);
    return;
  }
  if (pattern === 'stick-triangles') {
    const h = s * 0.87;
    const up = (i: number): Point => [x + (i * s) / 2, i % 2 === 0 ? y + h : y];
    for (let i = 0; i <= units; i += 1) stick(up(i), up(i + 1));
    for (let i = 0; i < units; i += 1) stick(up(i), up(i + 2));
    return;
  }
  const h = s * 0.87;
  for (let i = 0; i < units; i += 1) {
    const cx = x + h * (2 * i + 1);
    const points: Point[] = [
      [cx - h, y + s * 1.5],
      [cx - h, y + s * 0.5],
      [cx, y],
      [cx + h, y + s * 0.5],
      [cx + h, y + s * 1.5],
      [cx, y + s * 2],
    ];
    points.forEach((p, k) => stick(p, points[(k + 1) % 6] ?? p));
  }
}

/** Width of a figure in stick lengths or dot gaps. */
function figureUnits(pattern: FigurePatternSpec['pattern'], units: number): number {
  switch (pattern) {
    case 'stick-squares':
      return units;
    case 'stick-triangles':
      return (units + 1) / 2;
    case 'stick-hexagons':
      return units * 1.74;
    case 'dot-cross':
      return 2 * units + 1;
    case 'tables':
      return units * 1.5 + 1;
    case 'tiles':
      return units;
  }
}

const PATTERN_NAMES = {
  'stick-squares': ['sticks make', 'square', 'squares in a row'],
  'stick-triangles': ['sticks make', 'triangle', 'triangles in a row'],
  'stick-hexagons': ['sticks make', 'hexagon', 'hexagons in a row'],
  'dot-cross': ['dots make a cross with arms of', 'dot', 'dots'],
  tables: ['chairs stand round', 'table', 'tables in a row'],
  tiles: ['tiles stand in', 'column', 'columns'],
} as const;

/** The first figures of a growing pattern, side by side. Throws LayoutFault when they do not fit. */
export function drawFigurePattern(canvas: Canvas, spec: FigurePatternSpec): string {
  const units = spec.figures.map((f) => figureUnits(spec.pattern, f));
  const gap = 26;
  const tall = spec.tiles ? spec.tiles.shaded + spec.tiles.plain : 1;
  const s = Math.min(
    (DRAWING_WIDTH - 20 - gap * (units.length - 1)) / units.reduce((a, b) => a + b, 0),
    30,
    110 / tall,
  );
  if (s < 7) throw new LayoutFault('figures do not fit');
  const cells = units.map((u) => Math.max(u * s, 52));
  let x = (DRAWING_WIDTH - cells.reduce((a, b) => a + b, 0) - gap * (units.length - 1)) / 2;
  if (x < 2) throw new LayoutFault('figures do not fit');
  const heights = {
    'stick-squares': s,
    'stick-triangles': s * 0.87,
    'stick-hexagons': s * 2,
    'dot-cross': Math.max(...units) * s,
    tables: s * 2.4,
    tiles: s * tall,
  };
  const height = heights[spec.pattern];
  spec.figures.forEach((figure, f) => {
    const width = (units[f] ?? 1) * s;
    const left = x + ((cells[f] ?? width) - width) / 2;
    const top = 8;
    if (spec.pattern === 'dot-cross') {
      const cx = left + width / 2;
      const cy = top + height / 2;
      for (let k = -figure; k <= figure; k += 1) {
        canvas.circle(cx + k * s, cy, s * 0.32, INK.line);
        if (k !== 0) canvas.circle(cx, cy + k * s, s * 0.32, INK.line);
      }
    } else if (spec.pattern === 'tables') {
      for (let k = 0; k < figure; k += 1) {
        const tx = left + s * (0.5 + 1.5 * k);
        canvas.rect(tx, top + s * 0.7, s * 1.5, s, INK.amber);
        canvas.circle(tx + s * 0.75, top + s * 0.35, s * 0.24, INK.line);
        canvas.circle(tx + s * 0.75, top + s * 2.05, s * 0.24, INK.line);
      }
      canvas.circle(left + s * 0.2, top + s * 1.2, s * 0.24, INK.line);
      canvas.circle(left + width - s * 0.2, top + s * 1.2, s * 0.24, INK.line);
    } else if (spec.pattern === 'tiles') {
      const shaded = spec.tiles?.shaded ?? 1;
      for (let c = 0; c < figure; c += 1) {
        for (let r = 0; r < tall; r += 1)
          canvas.rect(left + c * s, top + r * s, s, s, r < shaded ? INK.line : INK.plain, {
            stroke: INK.text,
          });
      }
    } else {
      drawStickRow(canvas, spec.pattern, figure, left, top, s);
    }
    canvas.text(x + (cells[f] ?? width) / 2, top + height + 22, `Figure ${f + 1}`);
    x += (cells[f] ?? width) + gap;
  });
  const [does, one, many] = PATTERN_NAMES[spec.pattern];
  const list = spec.figures.map((f, i) => `Figure ${i + 1}: ${does} ${f} ${f === 1 ? one : many}`);
  const tiles = spec.tiles
    ? `; each column has ${spec.tiles.shaded} shaded and ${spec.tiles.plain} white`
    : '';
  return `A growing pattern. ${list.join('; ')}${tiles}.`;
}
