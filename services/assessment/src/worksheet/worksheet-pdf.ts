import { createRequire } from 'node:module';
import type { Worksheet, WorksheetRoom } from '@sumfox/contracts/assessment/worksheet.endpoints';
import PDFDocument from 'pdfkit';
import { AnswerSheet } from './answer-sheet.js';
import { drawFeet, drawHead } from './sheet-frame.js';
import { SHEET, SheetFlow } from './sheet-flow.js';
import { QuestionBlock } from './question-block.js';

const PLAIN = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const BOLD = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

export interface WorksheetLayout {
  columns: 1 | 2;
  room: WorksheetRoom;
  hasAnswers: boolean;
}

/** Sets a worksheet on A4 pages. Letters are embedded; drawings stay vectors. */
export function writeWorksheetPdf(worksheet: Worksheet, layout: WorksheetLayout): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'en-SG' },
    font: PLAIN,
    info: { Title: worksheet.title, Author: 'Sumfox' },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((done, fail) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => done(Buffer.concat(parts)));
    document.on('error', fail);
  });
  document.registerFont('plain', PLAIN);
  document.registerFont('bold', BOLD);
  const flow = new SheetFlow(document, layout.columns);
  flow.startAt(drawHead(document, worksheet));
  for (const [index, question] of worksheet.questions.entries())
    new QuestionBlock(document, question, { number: index + 1, room: layout.room, width: flow.width }).draw(
      flow,
    );
  const questionPages = document.bufferedPageRange().count;
  if (layout.hasAnswers) {
    document.addPage();
    new AnswerSheet(document, worksheet).draw(SHEET.margin);
  }
  drawFeet(document, worksheet, questionPages);
  document.end();
  return whole;
}
