import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { drawDrawing } from './drawing.js';
import { drawMathLine, toMathLines } from './math-line.js';
import { SHEET } from './sheet-flow.js';
import { WORKSHEET } from './worksheet.messages.js';

type Document = PDFKit.PDFDocument;
const RIGHT = SHEET.width - SHEET.margin;
const QR = 44;

/** Title, marks and the lines for name, class and date; returns where the questions begin. */
export function drawHead(document: Document, { title, gradeLevel, topics, totalMarks }: Worksheet): number {
  const boxWidth = 74;
  const y = drawTitle(
    document,
    title,
    [topics.join(', '), gradeLevel].join(' · '),
    RIGHT - SHEET.margin - boxWidth - 16,
  );
  document
    .lineWidth(1)
    .roundedRect(RIGHT - boxWidth, SHEET.margin, boxWidth, 30, 8)
    .stroke();
  document
    .font('bold')
    .fontSize(12)
    .text(`/ ${totalMarks}`, RIGHT - boxWidth, SHEET.margin + 9, { width: boxWidth - 12, align: 'right' });
  document.font('plain').fontSize(9.5);
  const fields: ReadonlyArray<readonly [string, number, number]> = [
    [WORKSHEET.name, SHEET.margin, 270],
    [WORKSHEET.class, SHEET.margin + 284, 96],
    [WORKSHEET.date, SHEET.margin + 394, RIGHT - SHEET.margin - 394],
  ];
  for (const [label, x, width] of fields) {
    document.text(label, x, y + 12, { lineBreak: false });
    const start = x + document.widthOfString(label) + 6;
    document
      .lineWidth(0.7)
      .moveTo(start, y + 24)
      .lineTo(x + width, y + 24)
      .stroke();
  }
  return y + 44;
}

/** A title, its second line and a rule; returns the place below it. */
export function drawTitle(document: Document, title: string, second: string, width: number): number {
  document.font('bold').fillColor('#22304f');
  let y: number = SHEET.margin;
  for (const line of toMathLines(document, title, 16, width)) {
    drawMathLine(document, line, 16, SHEET.margin, y);
    y += line.height;
  }
  document
    .font('plain')
    .fontSize(9.5)
    .text(second, SHEET.margin, y + 2, { width });
  y = Math.max(document.y, SHEET.margin + 36) + 6;
  document.lineWidth(1.2).strokeColor('#22304f').moveTo(SHEET.margin, y).lineTo(RIGHT, y).stroke();
  return y;
}

/** The code on the first page, and the number of each page. */
export function drawFeet(document: Document, { qrSvg, assessmentId, title }: Worksheet, pages: number): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.font('plain').fontSize(8).fillColor('#46536f');
    const y = SHEET.height - 30;
    const isQuestions = page < pages;
    const left = SHEET.margin + (page === 0 && qrSvg !== null ? QR + 6 : 0);
    if (page === 0 && qrSvg !== null) {
      drawDrawing(document, qrSvg, { x: SHEET.margin - 4, y: SHEET.height - QR - 10, width: QR, height: QR });
      document.text(WORKSHEET.scan, left, y - 11, { lineBreak: false });
    }
    document.text(`${WORKSHEET.paper(assessmentId)} · ${title}`, left, y, {
      ...{ width: 380, height: 10, ellipsis: true, lineBreak: false },
    });
    document.text(
      isQuestions ? WORKSHEET.page(page + 1, pages) : WORKSHEET.answers('').replace(/: $/, ''),
      RIGHT - 120,
      y,
      { width: 120, align: 'right', lineBreak: false },
    );
  }
}
