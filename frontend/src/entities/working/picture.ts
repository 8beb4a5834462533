import { layOutBars, NAME_SHARE, type BarLayout } from './bar-layout.rules.js';
import { backdropSize, drawStroke, loadBackdrop, PICTURE_SCALE } from './ink.js';
import { decodeStroke, inkReach, type Size } from './ink.rules.js';
import { hasBars, visibleInk, type Sketch } from './sketch.rules.js';

/** Bars are drawn this wide into the picture, whatever the screen. */
const BARS_WIDTH = 560;
/** Between the bars and the pencil's drawing below them. */
const GAP = 16;
/** Left free beside and below the ink. */
const MARGIN = 12;
/** A save stays light on a slow line: half of what the server would keep. */
const MAX_BYTES = 100 * 1024;
/** Longest side that the server keeps, in pixels. */
const MAX_SIDE = 2_000;
/** Tried one after the other until the picture is small enough. */
const SHARPNESS = [PICTURE_SCALE, 1.5, 1, 0.75, 0.5];
/** A PNG loses nothing, so browsers ignore the quality that is asked for. */
const QUALITY = 0.9;

/** Everything drawn for a question as one picture on white: the bars above, the pencil's drawing below. */
export async function toPicture(sketch: Sketch): Promise<string> {
  const { strokes, backdrop } = visibleInk(sketch);
  const image = backdrop === null ? null : await loadBackdrop(backdrop);
  const inked = inkReach(sketch, image && backdropSize(image));
  const margin = inked.width > 0 && inked.height > 0 ? MARGIN : 0;
  const reach = { width: inked.width + margin, height: inked.height + margin };
  const bars = hasBars(sketch) && sketch.bars ? layOutBars(sketch.bars, BARS_WIDTH) : null;
  // A letter in the picture looks as on the screen.
  await document.fonts?.ready;

  const inkTop = bars && reach.height > 0 ? bars.height + GAP : (bars?.height ?? 0);
  const size = { width: Math.max(reach.width, bars?.width ?? 0), height: inkTop + reach.height };
  const ink = (scale: number) => {
    const canvas = makeCanvas(reach, scale, true);
    if (image) canvas.drawImage(image, 0, 0, backdropSize(image).width, backdropSize(image).height);
    for (const stroke of strokes) drawStroke(canvas, decodeStroke(stroke));
    return canvas.canvas;
  };
  const largest = Math.min(MAX_SIDE / size.width, MAX_SIDE / size.height);
  for (const wanted of SHARPNESS) {
    const scale = Math.min(wanted, largest);
    const page = makeCanvas(size, scale, false);
    page.fillStyle = '#ffffff';
    page.fillRect(0, 0, size.width, size.height);
    if (bars) drawBars(page, bars);
    if (margin > 0) page.drawImage(ink(scale), 0, inkTop, reach.width, reach.height);
    const png = await toPng(page.canvas);
    // The smallest goes in any case: should it be more than the server keeps, it says so and the device keeps it.
    if (png.size <= MAX_BYTES || wanted === SHARPNESS.at(-1)) return toDataImage(png);
  }
  throw new Error('there is no picture');
}

/** @param alpha false where all is painted over: the picture is smaller then. */
function makeCanvas({ width, height }: Size, scale: number, alpha: boolean): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d', { alpha });
  if (!context) throw new Error('the device gives no canvas');
  context.scale(scale, scale);
  return context;
}

function drawBars(to: CanvasRenderingContext2D, layout: BarLayout): void {
  to.font = '700 18px "Nunito Variable", sans-serif';
  to.textBaseline = 'middle';
  to.lineWidth = 2;
  to.strokeStyle = '#1f2a44';
  for (const { box, label, fill } of layout.parts) {
    to.fillStyle = fill;
    to.fillRect(box.x, box.y, box.width, box.height);
    to.strokeRect(box.x, box.y, box.width, box.height);
    to.fillStyle = '#1f2a44';
    to.textAlign = 'center';
    to.fillText(label.trim(), box.x + box.width / 2, box.y + box.height / 2, box.width - 4);
  }
  for (const brace of layout.braces) to.stroke(new Path2D(brace));
  for (const { x, y, text, align } of layout.texts) {
    to.textAlign = align === 'middle' ? 'center' : 'start';
    to.fillText(text, x, y, layout.width * NAME_SHARE);
  }
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the device made no picture'))),
      'image/png',
      QUALITY,
    ),
  );
}

function toDataImage(png: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(png);
  });
}
