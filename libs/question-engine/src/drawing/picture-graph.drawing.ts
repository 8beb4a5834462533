import { LayoutFault } from './layout-fault.js';
import { BOLD, BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';

/** Rows of pictures that each stand for the same number of things. */
export interface PictureGraphSpec {
  kind: 'picture-graph';
  title: string;
  symbol: 'star' | 'circle' | 'square' | 'triangle';
  /** Things that one picture stands for; null when the key is not told. */
  unit: number | null;
  /** What is counted, in the plural. */
  noun: string;
  /** Pictures in each row; null for a row that is not filled in. */
  rows: ReadonlyArray<{ label: string; symbols: number | null }>;
}

const SIZE = 9;

function drawSymbol(canvas: Canvas, symbol: PictureGraphSpec['symbol'], cx: number, cy: number): void {
  if (symbol === 'circle') canvas.circle(cx, cy, SIZE, BRIGHT.orange, INK.text);
  else if (symbol === 'square') canvas.rect(cx - 8, cy - 8, 16, 16, BRIGHT.teal, { stroke: INK.text });
  else if (symbol === 'triangle') {
    canvas.polygon(
      [
        [cx, cy - SIZE],
        [cx - SIZE, cy + 7],
        [cx + SIZE, cy + 7],
      ],
      BRIGHT.green,
      INK.text,
    );
  } else {
    const points = Array.from({ length: 10 }, (_, i): [number, number] => {
      const r = i % 2 === 0 ? SIZE + 1 : SIZE * 0.45;
      const angle = (Math.PI / 5) * i - Math.PI / 2;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    });
    canvas.polygon(points, BRIGHT.yellow, INK.text);
  }
}

/** A picture graph with its key below. Throws LayoutFault when a row is too long. */
export function drawPictureGraph(canvas: Canvas, spec: PictureGraphSpec): string {
  const left = 18 + Math.max(...spec.rows.map((row) => textWidth(row.label)));
  const most = Math.max(...spec.rows.map((row) => row.symbols ?? 1));
  const gap = Math.min(25, (DRAWING_WIDTH - 10 - left) / most);
  if (gap < 2 * SIZE + 2) throw new LayoutFault('picture graph is too wide');
  if (textWidth(spec.title) * BOLD > DRAWING_WIDTH - 8) throw new LayoutFault('title is too long');
  canvas.text(DRAWING_WIDTH / 2, 18, spec.title, 'middle', { bold: true });
  let y = 28;
  for (const row of spec.rows) {
    canvas.rect(6, y, left - 10, 30, INK.blue, { stroke: INK.grid });
    canvas.rect(left - 4, y, DRAWING_WIDTH - left - 2, 30, INK.plain, { stroke: INK.grid });
    canvas.text(12, y + 20, row.label, 'start');
    if (row.symbols === null) canvas.text(left + 8, y + 20, '?', 'start', { bold: true });
    for (let i = 0; i < (row.symbols ?? 0); i += 1) {
      drawSymbol(canvas, spec.symbol, left + gap * (i + 0.5), y + 15);
      canvas.countable(left + gap * (i + 0.5), y + 15, 2 * SIZE);
    }
    y += 30;
  }
  const key = spec.unit === null ? 'stands for the same number' : `stands for ${spec.unit} ${spec.noun}`;
  if (76 + textWidth(key) > DRAWING_WIDTH - 8) throw new LayoutFault('key is too long');
  canvas.text(12, y + 25, 'Each', 'start');
  drawSymbol(canvas, spec.symbol, 60, y + 20);
  canvas.text(76, y + 25, key, 'start');
  const rows = spec.rows.map((row) => `${row.label}: ${describeRow(row.symbols)}`);
  return `Picture graph: ${spec.title}. ${rows.join('; ')}. Each picture ${key}.`;
}

function describeRow(symbols: number | null): string {
  if (symbols === null) return 'not filled in';
  return symbols === 1 ? '1 picture' : `${symbols} pictures`;
}
