import {
  backdropSize,
  decodeStroke,
  drawStroke,
  type Size,
  type Stroke,
} from '../../entities/working/index.js';

/** What a surface shows. */
export interface InkScene {
  strokes: readonly string[];
  backdrop: HTMLImageElement | null;
  /** Pixels of the page to a unit of the paper. */
  scale: number;
  room: Size;
  /** Pixels of the screen to a pixel of the page. */
  density: number;
}

/**
 * A canvas under a pencil. What is drawn already lies on a layer of its own, so that a stroke in the making costs no more
 * on a full paper than on an empty one; the screen is painted once per frame, however often the pencil reports.
 */
export class InkSurface {
  readonly #canvas: HTMLCanvasElement;
  readonly #layer = document.createElement('canvas');
  #scene: InkScene | null = null;
  #live: Stroke | null = null;
  #frame: number | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  /** Paints what is drawn; only the last stroke when nothing else is new. */
  show(scene: InkScene): void {
    const before = this.#scene;
    this.#scene = scene;
    const layer = this.#layer.getContext('2d');
    if (!layer) return;
    const grows =
      before !== null &&
      before.backdrop === scene.backdrop &&
      before.scale === scene.scale &&
      before.density === scene.density &&
      before.room.width === scene.room.width &&
      before.room.height === scene.room.height &&
      before.strokes.length <= scene.strokes.length &&
      before.strokes.every((stroke, i) => stroke === scene.strokes[i]);
    if (!grows) this.#wipe(scene, layer);
    for (const stroke of scene.strokes.slice(grows ? before.strokes.length : 0))
      drawStroke(layer, decodeStroke(stroke));
    this.#live = null;
    this.#paint();
  }

  /** A stroke in the making; null when it is given up. */
  showLive(stroke: Stroke | null): void {
    this.#live = stroke;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#paint();
    });
  }

  dispose(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
  }

  #wipe({ room, density, scale, backdrop }: InkScene, layer: CanvasRenderingContext2D): void {
    for (const canvas of [this.#canvas, this.#layer]) {
      canvas.width = Math.round(room.width * density);
      canvas.height = Math.round(room.height * density);
    }
    layer.setTransform(density * scale, 0, 0, density * scale, 0, 0);
    if (!backdrop) return;
    const { width, height } = backdropSize(backdrop);
    layer.drawImage(backdrop, 0, 0, width, height);
  }

  #paint(): void {
    const screen = this.#canvas.getContext('2d');
    const scene = this.#scene;
    if (!screen || !scene) return;
    screen.setTransform(1, 0, 0, 1, 0, 0);
    screen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (this.#layer.width > 0 && this.#layer.height > 0) screen.drawImage(this.#layer, 0, 0);
    if (!this.#live) return;
    const scale = scene.density * scene.scale;
    screen.setTransform(scale, 0, 0, scale, 0, 0);
    drawStroke(screen, this.#live);
  }
}
