import { LayoutFault } from './layout-fault.js';
import { type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';

/** Unit squares joined edge to edge, such as the net of a cube with letters on its faces. */
export interface SquareNetSpec {
  kind: 'square-net';
  /** Side by side when there are two. */
  nets: ReadonlyArray<{
    name: string;
    squares: ReadonlyArray<{ row: number; column: number; label: string; tinted?: boolean }>;
  }>;
  /** Length of one edge, written beside the first net; empty for none. */
  edge: string;
}

/** A cuboid unfolded: four faces in a row, the two ends above and below the second. */
export interface CuboidNetSpec {
  kind: 'cuboid-net';
  sizes: { length: number; breadth: number; height: number };
  labels: { length: string; breadth: string; height: string };
  /** False for an open box: the lid is not drawn. */
  lid: boolean;
}

const SIDE = 38;

/** One or two nets of squares. Throws LayoutFault when they are too wide. */
export function drawSquareNet(canvas: Canvas, spec: SquareNetSpec): string {
  const widths = spec.nets.map((net) => Math.max(...net.squares.map((s) => s.column)) + 1);
  const side = Math.min(SIDE, (DRAWING_WIDTH - 60) / (widths.reduce((a, b) => a + b, 0) + widths.length - 1));
  if (side < 22) throw new LayoutFault('nets are too wide');
  const all = (widths.reduce((a, b) => a + b, 0) + widths.length - 1) * side;
  let left = (DRAWING_WIDTH - all) / 2;
  const lowest = Math.max(...spec.nets.flatMap((net) => net.squares.map((s) => s.row))) + 1;
  spec.nets.forEach((net, n) => {
    for (const { row, column, label, tinted } of net.squares) {
      const x = left + column * side;
      const y = 10 + row * side;
      canvas.rect(x, y, side, side, tinted ? INK.amber : INK.blue);
      canvas.text(x + side / 2, y + side / 2 + 5, label, 'middle', { bold: true });
    }
    const width = (widths[n] ?? 0) * side;
    if (net.name !== '') canvas.text(left + width / 2, 10 + lowest * side + 20, net.name);
    left += width + side;
  });
  if (spec.edge !== '') {
    const first = spec.nets[0]?.squares.toSorted((a, b) => b.row - a.row || a.column - b.column)[0];
    const x = (DRAWING_WIDTH - all) / 2 + ((first?.column ?? 0) + 0.5) * side;
    canvas.text(x, 10 + ((first?.row ?? 0) + 1) * side + 16, spec.edge);
  }
  const nets = spec.nets.map((net) => {
    const rows = Array.from({ length: lowest }, (_, r) =>
      net.squares
        .filter((s) => s.row === r)
        .toSorted((a, b) => a.column - b.column)
        .map(
          (s) =>
            `${s.label === '' ? 'square' : s.label}${s.tinted ? ' (shaded)' : ''} in column ${ordinal(s.column)}`,
        )
        .join(', '),
    ).filter((row) => row !== '');
    return `${net.name === '' ? 'Net' : net.name}, from the top row down: ${rows.join('; next row: ')}`;
  });
  return `${nets.join('. ')}.${spec.edge === '' ? '' : ` Each square has edges of ${spec.edge}.`}`;
}

/** Columns are told by letters, so that no number of a question is given away. */
function ordinal(column: number): string {
  return String.fromCharCode(97 + column);
}

/** The net of a cuboid with its three edges labelled; not to scale when the box is very flat. */
export function drawCuboidNet(canvas: Canvas, spec: CuboidNetSpec): string {
  const { length, breadth, height } = spec.sizes;
  const scale = Math.min(250 / (2 * breadth + 2 * height), 230 / (length + 2 * height));
  // A row of side, base, side, lid; the two ends above and below the base.
  const [l, b, h] = [length * scale, breadth * scale, height * scale];
  if (h < 16 || b < 16) throw new LayoutFault('cuboid net is too thin');
  const width = spec.lid ? 2 * b + 2 * h : b + 2 * h;
  const x0 = Math.max(52, (DRAWING_WIDTH - width) / 2);
  const y0 = 10 + h;
  canvas.rect(x0, y0, h, l, INK.plain);
  canvas.rect(x0 + h, y0, b, l, INK.blue);
  canvas.rect(x0 + h + b, y0, h, l, INK.plain);
  if (spec.lid) canvas.rect(x0 + 2 * h + b, y0, b, l, INK.blue);
  canvas.rect(x0 + h, y0 - h, b, h, INK.plain);
  canvas.rect(x0 + h, y0 + l, b, h, INK.plain);
  if (textWidth(spec.labels.length) > x0 - 6) throw new LayoutFault('net labels do not fit');
  canvas.text(x0 - 5, y0 + l / 2 + 5, spec.labels.length, 'end');
  canvas.text(x0 + h + b / 2, y0 + l + h + 17, spec.labels.breadth);
  canvas.text(x0 + h + b + 6, y0 - h / 2 + 5, spec.labels.height, 'start');
  const { length: long, breadth: broad, height: high } = spec.labels;
  const base = tellBase(long, broad);
  return `Net of ${spec.lid ? 'a cuboid' : 'an open box without a lid'}. ${base}; the height is ${told(high)}.`;
}

/** The base by its two labels, of which one or both may be missing. */
function tellBase(long: string, broad: string): string {
  const isTold = [long, broad].map((label) => told(label) !== 'not told');
  if (isTold[0] && isTold[1]) return `The base is ${long} by ${broad}`;
  if (!isTold[0] && !isTold[1]) return 'The base is not told';
  return isTold[0]
    ? `The base is ${long} long and its breadth is not told`
    : `The base is ${broad} wide and its length is not told`;
}

const told = (label: string): string => (label === '' || label === '?' ? 'not told' : label);
