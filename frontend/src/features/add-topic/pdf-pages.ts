import type { SheetPlace } from '@sumfox/contracts/content/topic';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A chosen PDF whose pages can be drawn. The file stays in this page; a worker reads it. */
export interface PdfPages {
  readonly count: number;
  /** Draws a page, numbered from 1, as wide as the canvas is shown. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>;
  /** A part of a page as a PNG in a data URL. */
  crop(place: SheetPlace): Promise<string>;
  close(): void;
}

/** Pixels for each point of a part that is cut out. */
const CROP_SCALE = 2;
/** Room around a part, in points. */
const CROP_ROOM = 4;

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
    crop: async (place) => {
      const whole = document.createElement('canvas');
      await render(pdf, place.page, whole, () => CROP_SCALE);
      return cut(whole, place);
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

function cut(whole: HTMLCanvasElement, { left, top, width, height }: SheetPlace): string {
  const room = CROP_ROOM * CROP_SCALE;
  const part = document.createElement('canvas');
  part.width = Math.ceil(width * whole.width + 2 * room);
  part.height = Math.ceil(height * whole.height + 2 * room);
  part.getContext('2d')?.drawImage(whole, room - left * whole.width, room - top * whole.height);
  return part.toDataURL('image/png');
}
