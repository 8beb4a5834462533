/// <reference path="./svg-to-pdfkit.d.ts" />
import drawSvg from 'svg-to-pdfkit';

/** Draws the SVG that the pages show, as vectors. Its letters are those of the sheet. */
export function drawDrawing(
  document: PDFKit.PDFDocument,
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  document.save();
  drawSvg(document, svg, x, y, {
    ...{ width, height, assumePt: true },
    fontCallback: (_, isBold) => (isBold ? 'bold' : 'plain'),
  });
  document.restore();
}

/** Size of a drawing within a width, by its own proportions; it is enlarged up to a half. */
export function fitDrawing(svg: string, width: number): { width: number; height: number } {
  const [, ownWidth = 320, ownHeight = 160] = (
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  ).map(Number);
  const scale = Math.min(width / ownWidth, 1.05, 260 / ownHeight);
  return { width: ownWidth * scale, height: ownHeight * scale };
}
