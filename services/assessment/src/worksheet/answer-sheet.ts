import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { drawDrawing, fitDrawing } from './drawing.js';
import { drawMathLine, type MathLine, toMathLines } from './math-line.js';
import { drawTitle } from './sheet-frame.js';
import { SHEET, SheetFlow } from './sheet-flow.js';
import { WORKSHEET } from './worksheet.messages.js';

const SIZE = 10;
const NUMBER_WIDTH = 24;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const ANSWER_WIDTH = 150;
/** A drawing beside the steps stays smaller than that of a question. */
const DRAWING_WIDTH = 220;

interface StyledLine extends MathLine {
  font: 'plain' | 'bold';
  colour: string;
}

/** The answers with the steps, and what a wrong answer means. */
export class AnswerSheet {
  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly worksheet: Worksheet,
  ) {}

  draw(top: number): void {
    const { document, worksheet } = this;
    const flow = new SheetFlow(document, 1);
    const y = drawTitle(document, WORKSHEET.answers(worksheet.title), WORKSHEET.forTheGrownUp, WIDTH);
    flow.startAt(Math.max(top, y + 10));
    for (const [index, answer] of worksheet.answers.entries()) this.drawOne(flow, index + 1, answer);
  }

  private drawOne(flow: SheetFlow, number: number, answer: Worksheet['answers'][number]): void {
    const { document } = this;
    const inner = WIDTH - NUMBER_WIDTH - ANSWER_WIDTH;
    const lines = [
      ...answer.solutionSteps.flatMap((step) => this.toLines(step, 'plain', '#22304f', inner)),
      ...answer.wrongAnswers.flatMap((wrong) =>
        this.toLines(WORKSHEET.means(wrong.answer, wrong.explanation), 'plain', '#4a38a3', inner),
      ),
    ];
    const result = this.toLines(answer.modelAnswer, 'bold', '#22304f', ANSWER_WIDTH - 10);
    const sum = (all: readonly StyledLine[]): number => all.reduce((height, line) => height + line.height, 0);
    const drawings = (answer.solutionVisuals ?? []).map(({ svg }) => ({
      svg,
      ...fitDrawing(svg, DRAWING_WIDTH),
    }));
    const drawn = Math.max(0, ...drawings.map((drawing) => drawing.height + 8));
    const height = Math.max(sum(lines) + drawn, sum(result)) + 12;
    const { x, y } = flow.take(height);
    document
      .font('bold')
      .fillColor('#22304f')
      .fontSize(SIZE)
      .text(String(number), x, y + 2, { lineBreak: false });
    this.drawLines(lines, x + NUMBER_WIDTH, y);
    for (const [at, drawing] of drawings.entries()) {
      const left = x + NUMBER_WIDTH + at * (DRAWING_WIDTH + 10);
      drawDrawing(document, drawing.svg, { ...drawing, x: left, y: y + sum(lines) + 4 });
    }
    this.drawLines(result, x + WIDTH - ANSWER_WIDTH + 10, y);
    document
      .lineWidth(0.5)
      .strokeColor('#c5cede')
      .moveTo(x, y + height - 6)
      .lineTo(x + WIDTH, y + height - 6)
      .stroke();
  }

  private toLines(text: string, font: StyledLine['font'], colour: string, width: number): StyledLine[] {
    this.document.font(font);
    return toMathLines(this.document, text, SIZE, width).map((line) => ({ ...line, font, colour }));
  }

  private drawLines(lines: readonly StyledLine[], x: number, y: number): void {
    let at = y;
    for (const line of lines) {
      this.document.font(line.font).fillColor(line.colour).strokeColor(line.colour);
      drawMathLine(this.document, line, SIZE, x, at);
      at += line.height;
    }
  }
}
