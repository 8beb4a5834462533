import type { SheetPlace } from '@sumfox/contracts/content/topic';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A chosen PDF whose pages can be drawn. The file stays in this page; a worker reads it. */
export interface PdfPages {
  readonly count: number;
  /** Draws a page, numbered from 1, as wide as the canvas is shown. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>;
  /** A part of a page as a PNG in a data URL, with so many pixels for each point; 2 where none are named. */
  crop(place: SheetPlace, pixels?: number): Promise<string>;
  close(): void;
}

/** Room around a part, in points. */
const CROP_ROOM = 4;
/** Longest side of a part in pixels; a picture of 2 000 is refused (`rebuildPng`). */
const MAX_SIDE = 1_900;

/** Throws when the browser cannot read the file. */
export async function openPdf(file: File): Promise<PdfPages> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    enableXfa: false,
    useSystemFonts: true,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    draw: (page, canvas) => {
      const ratio = window.devicePixelRatio || 1;
      return render(
        pdf,
        page,
        canvas,
        (points) => ((canvas.parentElement?.clientWidth || points) / points) * ratio,
      );
    },
    crop: async (place, pixels = 2) => {
      const whole = document.createElement('canvas');
      const { width, height } = (await pdf.getPage(place.page)).getViewport({ scale: 1 });
      const longest = Math.max(place.width * width, place.height * height) + 2 * CROP_ROOM;
      const scale = Math.min(pixels, MAX_SIDE / longest);
      await render(pdf, place.page, whole, () => scale);
      return cut(whole, place, CROP_ROOM * scale);
    },
    close: () => void task.destroy(),
  };
}

async function render(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  scaleFor: (points: number) => number,
): Promise<void> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: scaleFor(page.getViewport({ scale: 1 }).width) });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

function cut(
  whole: HTMLCanvasElement,
  { left, top, width, height }: SheetPlace,
  /** Pixels around the part. */
  room: number,
): string {
  const part = document.createElement('canvas');
  part.width = Math.ceil(width * whole.width + 2 * room);
  part.height = Math.ceil(height * whole.height + 2 * room);
  part.getContext('2d')?.drawImage(whole, room - left * whole.width, room - top * whole.height);
  return part.toDataURL('image/png');
}
