import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, at } from './canvas.js';

/** Flat shapes, solids and arrow tiles of a row. */
export const ROW_SHAPES = [
  'circle',
  'square',
  'triangle',
  'rectangle',
  'half circle',
  'cube',
  'cuboid',
  'cone',
  'cylinder',
  'sphere',
  'arrow pointing up',
  'arrow pointing right',
  'arrow pointing down',
  'arrow pointing left',
  'rocket pointing up',
  'rocket pointing right',
  'rocket pointing down',
  'rocket pointing left',
] as const;
export type RowShape = (typeof ROW_SHAPES)[number];

/** Shapes in reading order, in rows of at most eight. A child reads the pattern, or counts. */
export interface ShapeRowSpec {
  kind: 'shape-row';
  shapes: RowShape[];
  /** Drawn small where true, in the order of the shapes. */
  small?: boolean[];
  /** The place in the row is written under each shape. */
  numbered?: boolean;
  /** Dots after the last shape: the row goes on. */
  goesOn?: boolean;
  /** A set to count, not a pattern. */
  scattered?: boolean;
  /** Flat shapes are outlines. */
  plain?: boolean;
}

const CELL = 34;

function drawSolid(canvas: Canvas, shape: RowShape, x: number, y: number, s: number): void {
  const line = INK.text;
  if (shape === 'cube' || shape === 'cuboid') {
    const w = shape === 'cube' ? s * 0.66 : s * 0.5;
    const h = shape === 'cube' ? s * 0.66 : s * 0.95;
    const d = s * 0.3;
    const left = x - (w + d) / 2;
    const top = y - (h - d) / 2;
    canvas.polygon(
      [
        [left, top],
        [left + d, top - d],
        [left + w + d, top - d],
        [left + w, top],
      ],
      INK.plain,
      line,
    );
    canvas.polygon(
      [
        [left + w, top],
        [left + w + d, top - d],
        [left + w + d, top - d + h],
        [left + w, top + h],
      ],
      INK.green,
      line,
    );
    canvas.rect(left, top, w, h, BRIGHT.blue, { stroke: line });
  } else if (shape === 'sphere') {
    canvas.circle(x, y, s * 0.48, BRIGHT.yellow, line);
    canvas.path(`M${at(x - s * 0.48, y)} A${s * 0.48} ${s * 0.16} 0 0 0 ${at(x + s * 0.48, y)}`);
  } else {
    const r = s * 0.38;
    const foot = y + s * 0.34;
    if (shape === 'cone') {
      canvas.path(
        `M${at(x - r, foot)} L${at(x, y - s * 0.5)} L${at(x + r, foot)} A${r} ${s * 0.14} 0 0 1 ${at(x - r, foot)}`,
        BRIGHT.orange,
        foot + s * 0.14,
      );
    } else {
      const head = y - s * 0.36;
      canvas.path(
        `M${at(x - r, head)} L${at(x - r, foot)} A${r} ${s * 0.14} 0 0 0 ${at(x + r, foot)} L${at(x + r, head)} A${r} ${s * 0.14} 0 0 0 ${at(x - r, head)}`,
        BRIGHT.green,
        foot + s * 0.14,
      );
      canvas.path(`M${at(x - r, head)} A${r} ${s * 0.14} 0 0 0 ${at(x + r, head)}`);
    }
  }
}

const TURNS = ['up', 'right', 'down', 'left'] as const;

function drawPointer(canvas: Canvas, shape: RowShape, x: number, y: number, s: number): void {
  const turn = TURNS.findIndex((name) => shape.endsWith(name));
  const spot = (px: number, py: number): [number, number] => {
    let [a, b] = [px * s, py * s];
    for (let i = 0; i < turn; i += 1) [a, b] = [-b, a];
    return [x + a, y + b];
  };
  canvas.rect(x - s * 0.5, y - s * 0.5, s, s, INK.plain, { stroke: INK.grid });
  if (shape.startsWith('arrow')) {
    canvas.polygon(
      [
        spot(0, -0.44),
        spot(0.3, -0.1),
        spot(0.12, -0.1),
        spot(0.12, 0.42),
        spot(-0.12, 0.42),
        spot(-0.12, -0.1),
        spot(-0.3, -0.1),
      ],
      BRIGHT.orange,
      INK.text,
    );
  } else {
    const right = [spot(0.16, -0.14), spot(0.16, 0.16), spot(0.32, 0.42)];
    const left = [spot(-0.32, 0.42), spot(-0.16, 0.16), spot(-0.16, -0.14)];
    canvas.polygon([spot(0, -0.46), ...right, spot(0, 0.3), ...left], BRIGHT.green, INK.text);
  }
}

function drawShape(canvas: Canvas, shape: RowShape, x: number, y: number, s: number, isPlain = false): void {
  const half = s / 2;
  switch (shape) {
    case 'circle':
      canvas.circle(x, y, half * 0.94, BRIGHT.yellow, INK.text);
      return;
    case 'square':
      canvas.rect(x - half * 0.86, y - half * 0.86, s * 0.86, s * 0.86, isPlain ? INK.plain : BRIGHT.blue, {
        stroke: INK.text,
      });
      return;
    case 'rectangle':
      canvas.rect(x - half, y - half * 0.5, s, s * 0.5, BRIGHT.violet, { stroke: INK.text });
      return;
    case 'triangle':
      canvas.polygon(
        [
          [x, y - half],
          [x + half, y + half * 0.8],
          [x - half, y + half * 0.8],
        ],
        isPlain ? INK.plain : BRIGHT.green,
        INK.text,
      );
      return;
    case 'half circle':
      canvas.path(
        `M${at(x - half, y + half * 0.5)} A${half} ${half} 0 0 1 ${at(x + half, y + half * 0.5)} L${at(x - half, y + half * 0.5)}`,
        BRIGHT.orange,
        y + half,
      );
      return;
    default:
      if (shape.includes('pointing')) drawPointer(canvas, shape, x, y, s);
      else drawSolid(canvas, shape, x, y, s);
  }
}

/** Draws the row; the text alternative names the shapes in order. */
export function drawShapeRow(canvas: Canvas, spec: ShapeRowSpec): string {
  const perRow = Math.min(8, spec.shapes.length);
  const rowHeight = CELL + (spec.numbered ? 18 : 6);
  spec.shapes.forEach((shape, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, spec.shapes.length - row * perRow);
    const left = (DRAWING_WIDTH - Math.max(inRow, row === 0 ? 0 : perRow) * CELL) / 2;
    const x = left + ((i % perRow) + 0.5) * CELL;
    const y = 6 + row * rowHeight + CELL / 2;
    const size = spec.small?.[i] ? 15 : 28;
    drawShape(canvas, shape, x, y, size, spec.plain);
    canvas.countable(x, y, size);
    if (spec.numbered) canvas.text(x, y + CELL / 2 + 14, String(i + 1));
    if (spec.goesOn && i === spec.shapes.length - 1)
      for (const dot of [0, 1, 2]) canvas.circle(x + CELL / 2 + 6 + dot * 7, y, 2, INK.text, INK.text);
  });
  const names = spec.shapes.map(
    (shape, i) => `${spec.small ? (spec.small[i] ? 'small ' : 'big ') : ''}${shape}`,
  );
  if (spec.scattered) return `Picture of shapes: ${names.join(', ')}.`;
  return `A row in this order: ${names.join(', ')}${spec.goesOn ? ', and so on' : ''}.`;
}
