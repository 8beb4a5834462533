import type { WorksheetRoom } from '@sumfox/contracts/assessment/worksheet.endpoints';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { toPaperForm } from '@sumfox/question-kinds/given-answer';
import { drawDrawing, fitDrawing } from './drawing.js';
import { drawMathLine, type MathLine, toMathLines } from './math-line.js';
import type { SheetFlow } from './sheet-flow.js';
import { WORKSHEET } from './worksheet.messages.js';

const SIZE = 11;
const NUMBER_WIDTH = 24;
const MARKS_WIDTH = 26;
const ANSWER_HEIGHT = 26;
/** Distance of the dots of the room for working. */
const DOT = 12;
/** Height of that room, by the marks of the question. */
const ROOM: Readonly<Record<WorksheetRoom, readonly [first: number, each: number]>> = {
  little: [48, 12],
  much: [96, 24],
};

/** One question with the room for its working and its answer. */
export class QuestionBlock {
  private readonly lines: MathLine[];
  private readonly options: Array<{ label: string; lines: MathLine[] }>;
  private readonly drawing: { svg: string; width: number; height: number } | null;
  private readonly answers: string[];

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly question: PupilQuestion,
    private readonly place: { number: number; room: WorksheetRoom; width: number },
  ) {
    const inner = place.width - NUMBER_WIDTH;
    document.font('plain');
    this.lines = toMathLines(document, question.questionText, SIZE, inner - MARKS_WIDTH);
    const { options, lines } = toPaperForm(question);
    this.options = options.map(({ label, text }) => ({
      label,
      lines: toMathLines(document, text, SIZE, inner - 24),
    }));
    const { visual } = question;
    this.drawing = visual && { svg: visual.svg, ...fitDrawing(visual.svg, inner) };
    this.answers = lines.map((label) => label ?? '');
  }

  draw(flow: SheetFlow): void {
    const fixed = this.fixedHeight();
    const room = Math.max(DOT * 2, Math.min(this.roomHeight(), flow.fullHeight - fixed));
    const { x, y } = flow.take(fixed + room);
    const { document, question } = this;
    document.fillColor('#22304f').strokeColor('#22304f');
    document
      .font('bold')
      .fontSize(SIZE)
      .text(String(this.place.number), x, y + 2, { lineBreak: false });
    document.font('plain');
    document.fontSize(9).text(`[${question.marks}]`, x + this.place.width - MARKS_WIDTH, y + 3, {
      ...{ width: MARKS_WIDTH, align: 'right', lineBreak: false },
    });
    const left = x + NUMBER_WIDTH;
    let at = drawLines(document, this.lines, left, y);
    if (this.drawing) {
      drawDrawing(document, this.drawing.svg, { ...this.drawing, x: left, y: at + 6 });
      at += this.drawing.height + 12;
    }
    for (const { label, lines } of this.options) {
      document
        .font('bold')
        .fontSize(SIZE)
        .text(label, left, at + 2, { lineBreak: false });
      document.font('plain');
      at = drawLines(document, lines, left + 24, at);
    }
    drawDots(document, { x: left, y: at + 4, width: this.place.width - NUMBER_WIDTH, height: room });
    this.drawAnswers(x, at + 4 + room);
  }

  private roomHeight(): number {
    const [first, each] = ROOM[this.place.room];
    return first + each * (this.question.marks - 1);
  }

  private fixedHeight(): number {
    const sum = (lines: readonly MathLine[]): number => lines.reduce((all, { height }) => all + height, 0);
    const options = this.options.reduce((all, { lines }) => all + sum(lines), 0);
    const drawing = this.drawing ? this.drawing.height + 12 : 0;
    return sum(this.lines) + options + drawing + this.answers.length * ANSWER_HEIGHT + 20;
  }

  private drawAnswers(x: number, y: number): void {
    const { document } = this;
    const unit = this.question.answerUnit ?? '';
    const right = x + this.place.width;
    document.font('plain').fontSize(SIZE);
    for (const [index, label] of this.answers.entries()) {
      const line = y + index * ANSWER_HEIGHT + 18;
      const isBefore = unit === '$';
      const end = right - (unit === '' || isBefore ? 0 : document.widthOfString(unit) + 6);
      const words = [label === '' ? WORKSHEET.answer : `${label}:`, isBefore ? unit : ''].join(' ').trim();
      const start = end - 96;
      document.text(words, start - document.widthOfString(words) - 6, line - SIZE, { lineBreak: false });
      document
        .lineWidth(0.8)
        .moveTo(start, line + 2)
        .lineTo(end, line + 2)
        .stroke();
      if (end < right) document.text(unit, end + 6, line - SIZE, { lineBreak: false });
    }
  }
}

function drawLines(document: PDFKit.PDFDocument, lines: readonly MathLine[], x: number, y: number): number {
  let at = y;
  for (const line of lines) {
    drawMathLine(document, line, SIZE, x, at);
    at += line.height;
  }
  return at;
}

/** Dots to write on. Each row is one dashed line of round caps: a page of single dots would be ten times as large. */
function drawDots(
  document: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  document.save().lineCap('round').lineWidth(1).strokeColor('#9aa5bd').dash(0.01, { space: DOT });
  for (let at = y + DOT; at <= y + height - DOT / 2; at += DOT)
    document
      .moveTo(x, at)
      .lineTo(x + width, at)
      .stroke();
  document.undash().restore();
}
