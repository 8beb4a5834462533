import { getStroke } from 'perfect-freehand';
import { ERASER_WIDTH, PEN_WIDTH, type InkPoint, type Size, type Stroke } from './ink.rules.js';

/** The colour of the pencil: the text's, so that it reads on white. */
const INK = '#1f2a44';

/** Draws one stroke in the units of the paper. An eraser takes away what lies under it. */
export function drawStroke(to: CanvasRenderingContext2D, { tool, points }: Stroke): void {
  to.save();
  if (tool === 'pen') {
    to.fillStyle = INK;
    to.fill(penOutline(points));
  } else {
    to.globalCompositeOperation = 'destination-out';
    to.lineCap = to.lineJoin = 'round';
    to.lineWidth = ERASER_WIDTH;
    to.stroke(eraserPath(points));
  }
  to.restore();
}

function penOutline(points: readonly InkPoint[]): Path2D {
  const outline = getStroke(points as InkPoint[], {
    size: PEN_WIDTH,
    thinning: 0.5,
    smoothing: 0.5,
    streamline: 0.3,
    // Fingers and mice press evenly; only a pen knows how hard it is held.
    simulatePressure: false,
    last: true,
  });
  const path = new Path2D();
  outline.forEach(([x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = outline[(i + 1) % outline.length] ?? [];
    if (i === 0) path.moveTo(x, y);
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
}

function eraserPath(points: readonly InkPoint[]): Path2D {
  const path = new Path2D();
  const [[x, y] = [0, 0]] = points;
  path.moveTo(x, y);
  // A single tap leaves a dot.
  path.lineTo(x + 0.01, y);
  for (const [toX, toY] of points.slice(1)) path.lineTo(toX, toY);
  return path;
}

/** A picture of the server, ready to be drawn; throws when it cannot be read. */
export async function loadBackdrop(dataImage: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataImage;
  await image.decode();
  return image;
}

/** Pictures are made with two pixels to a unit of the paper. */
export const PICTURE_SCALE = 2;

/** The size of a picture on the paper. */
export function backdropSize(image: HTMLImageElement): Size {
  return { width: image.naturalWidth / PICTURE_SCALE, height: image.naturalHeight / PICTURE_SCALE };
}
