declare module 'svg-to-pdfkit' {
  /** Draws an SVG text on the current page, in points from its top left corner. */
  export default function drawSvg(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      width: number;
      height: number;
      assumePt: boolean;
      fontCallback: (family: string, isBold: boolean) => string;
    },
  ): void;
}
