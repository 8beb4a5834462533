import type { Visual } from '@product/contracts/question/item';
import { drawBalance, drawFigurePattern, drawMachine, drawSymbolLines } from './algebra.drawing.js';
import { drawClocks } from './clock.drawing.js';
import { drawJourneyLine } from './journey-line.drawing.js';
import { drawTimeLine } from './time-line.drawing.js';
import { drawBars } from './bars.drawing.js';
import { Canvas } from './canvas.js';
import { drawDoubleNumberLine, drawLineGraph, drawSquareGrids, drawTable } from './data.drawing.js';
import { drawCounters, drawNumberBond } from './counters.drawing.js';
import { drawNumberLine, drawNumberTrack } from './number-line.drawing.js';
import { drawPlaceValueChart } from './place-value-chart.drawing.js';
import type { DrawingSpec } from './drawing-spec.js';
import { drawAngles, drawCuboid, drawPolygonPair, drawTriangle } from './geometry.drawing.js';

function drawOn(canvas: Canvas, spec: DrawingSpec): string {
  switch (spec.kind) {
    case 'bars':
      return drawBars(canvas, spec);
    case 'table':
      return drawTable(canvas, spec);
    case 'line-graph':
      return drawLineGraph(canvas, spec);
    case 'angles':
      return drawAngles(canvas, spec);
    case 'triangle':
      return drawTriangle(canvas, spec);
    case 'polygon-pair':
      return drawPolygonPair(canvas, spec);
    case 'balance':
      return drawBalance(canvas, spec);
    case 'machine':
      return drawMachine(canvas, spec);
    case 'cuboid':
      return drawCuboid(canvas, spec);
    case 'double-number-line':
      return drawDoubleNumberLine(canvas, spec);
    case 'figure-pattern':
      return drawFigurePattern(canvas, spec);
    case 'square-grid':
      return drawSquareGrids(canvas, spec);
    case 'place-value-chart':
      return drawPlaceValueChart(canvas, spec);
    case 'number-line':
      return drawNumberLine(canvas, spec);
    case 'number-track':
      return drawNumberTrack(canvas, spec);
    case 'counters':
      return drawCounters(canvas, spec);
    case 'number-bond':
      return drawNumberBond(canvas, spec);
    case 'clocks':
      return drawClocks(canvas, spec);
    case 'time-line':
      return drawTimeLine(canvas, spec);
    case 'journey-line':
      return drawJourneyLine(canvas, spec);
    case 'symbol-lines':
      return drawSymbolLines(canvas, spec);
  }
}

/** SVG and text alternative of a drawing. Throws LayoutFault when its labels cannot be placed legibly. */
export function renderDrawing(spec: DrawingSpec): Visual {
  const canvas = new Canvas();
  const alt = drawOn(canvas, spec);
  return { svg: canvas.toSvg(alt), alt };
}
