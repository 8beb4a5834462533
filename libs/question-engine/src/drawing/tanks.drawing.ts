import { drawBoxEdges, facesOf } from './box-edges.js';
import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';

/** One cuboid or tank of a pair. Labels may be empty. */
export interface TankFigure {
  /** Empty where the story's own word is enough. */
  name: string;
  length: string;
  breadth: string;
  height: string;
  sizes: { length: number; breadth: number; height: number };
  /** Depth of the water as a share of the height. */
  water?: { share: number; label: string };
}

/** One to three cuboids or tanks side by side on one scale: before and after, or Tank A and Tank B. */
export interface TanksSpec {
  kind: 'tanks';
  tanks: TankFigure[];
}

const SLANT = 0.4;

/** Draws the tanks. */
export function drawTanks(canvas: Canvas, spec: TanksSpec): string {
  const space = (DRAWING_WIDTH - 8) / spec.tanks.length;
  const room = space - 84;
  const scale = Math.min(
    ...spec.tanks.map(({ sizes }) =>
      Math.min(room / (sizes.length + sizes.breadth * SLANT), 110 / (sizes.height + sizes.breadth * SLANT)),
    ),
  );
  const boxes = spec.tanks.map(({ sizes }) => ({
    w: Math.max(30, sizes.length * scale),
    h: Math.max(26, sizes.height * scale),
    d: Math.max(12, sizes.breadth * SLANT * scale),
  }));
  const floor = 12 + Math.max(...boxes.map((b) => b.h + b.d));
  spec.tanks.forEach((tank, i) => {
    const { w, h, d } = boxes[i] ?? { w: 30, h: 26, d: 12 };
    const x = 4 + space * i + (space - w - d) / 2 - (tank.height === '' ? 0 : 10) + (tank.water ? 10 : 0);
    const y = floor - h;
    if (tank.water) {
      const depth = Math.min(h - 5, Math.max(6, h * tank.water.share));
      const top = floor - depth;
      const { front, lid, side } = facesOf({ left: x, top, width: w, bottom: floor, back: d });
      canvas.polygon(front, '#D3E3FD', INK.line);
      canvas.polygon(lid, INK.blue, INK.line);
      canvas.polygon(side, '#D3E3FD', INK.line);
      canvas.text(x - 5, floor - depth / 2 + 5, tank.water.label, 'end');
    }
    drawBoxEdges(canvas, { left: x, top: y, width: w, bottom: floor, back: d });
    canvas.text(x + w / 2, floor + 17, tank.length);
    canvas.text(x + w + d / 2 + 7, floor - d / 2 + 11, tank.breadth, 'start');
    canvas.text(x + w + d + 5, y - d + (h - 8) / 2 + 4, tank.height, 'start');
    canvas.text(x + (w + d) / 2, floor + 38, tank.name, 'middle', { bold: true });
  });
  const list = spec.tanks.map((tank) => {
    const edges = (['length', 'breadth', 'height'] as const)
      .filter((edge) => tank[edge] !== '')
      .map((edge) => `${edge} ${tank[edge] === '?' ? 'to be found' : tank[edge]}`);
    const water = tank.water
      ? [
          tank.water.label === ''
            ? 'with some water'
            : `water ${tank.water.label === '?' ? 'to a depth to be found' : tank.water.label} deep`,
        ]
      : [];
    const sizes = [...edges, ...water].join(', ') || 'not measured';
    return tank.name === '' ? `A cuboid, ${sizes}` : `${tank.name}: a cuboid, ${sizes}`;
  });
  return `${list.join('. ')}.`;
}
