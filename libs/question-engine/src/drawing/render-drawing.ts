import { type FigureWithCardSpec, drawClaimCards, drawWorkingCard } from './card.drawing.js';
import { drawStoryCards } from './story-cards.drawing.js';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import type { Visual } from '@sumfox/contracts/question/item';
import { drawFigurePattern, drawSymbolLines } from './algebra.drawing.js';
import { drawClocks } from './clock.drawing.js';
import { drawCards, drawDotFigures, drawSets, drawTensAndOnes } from './early.drawing.js';
import { drawTimeLine } from './time-line.drawing.js';
import { drawArrows } from './arrows.drawing.js';
import { drawBars } from './bars.drawing.js';
import { drawFractionBars, drawFractionCircles } from './fraction-figures.drawing.js';
import { listLabelBoxes } from './label-boxes.js';
import { Canvas, FONT_SIZE } from './canvas.js';
import { drawBarGraph } from './bar-graph.drawing.js';
import { drawPictureGraph } from './picture-graph.drawing.js';
import { drawPieChart } from './pie-chart.drawing.js';
import { drawCoordinateGrid } from './coordinate-grid.drawing.js';
import { drawCuboidNet, drawSquareNet } from './net.drawing.js';
import { drawBeakers } from './beaker.drawing.js';
import { drawCubeBalance } from './cube-balance.drawing.js';
import { drawMassScale } from './mass-scale.drawing.js';
import { drawMoney } from './money.drawing.js';
import { drawRuler } from './ruler.drawing.js';
import { drawPartFigure } from './part-figure.drawing.js';
import { drawPanels } from './panels.drawing.js';
import { drawPlan } from './plan.drawing.js';
import { drawProtractor } from './protractor.drawing.js';
import { drawShapeRow } from './shape-row.drawing.js';
import { keepLatest } from '../memory/remember.js';
import { drawAngleFigure } from './angle-figure.drawing.js';
import { drawAngleDial } from './angle-dial.drawing.js';
import { LayoutFault } from './layout-fault.js';
import { drawTanks } from './tanks.drawing.js';
import { drawCubeStack } from './cube-stack.drawing.js';
import { drawLineGraph, drawTable } from './data.drawing.js';
import { drawNumberBond } from './counters.drawing.js';
import { drawNumberLine, drawNumberTrack } from './number-line.drawing.js';
import { drawPlaceValueChart } from './place-value-chart.drawing.js';
import type { DrawingSpec } from './drawing-spec.js';
import { drawAngles, drawCuboid, drawTriangle } from './geometry.drawing.js';

/** Between a figure and the card below it. */
const ABOVE_CARD = 6;

function drawFigureWithCard(canvas: Canvas, { figure, card }: FigureWithCardSpec<DrawingSpec>): string {
  // Cards above a card are as wide as that one.
  const shown = figure.kind === 'story-cards' ? drawStoryCards(canvas, figure) : drawOn(canvas, figure);
  const top = canvas.bottom + ABOVE_CARD;
  // Beside clocks that are read another one would be read too.
  const isCounting = /^(?:money|clocks)$/.test(figure.kind) || canvas.listThings().length > 0;
  const above = canvas.mark();
  const told = drawCardAt(canvas, card, { top, isCounting });
  canvas.moveToMiddle(above);
  return `${shown} ${told}`;
}

function drawCardAt(
  canvas: Canvas,
  card: FigureWithCardSpec<DrawingSpec>['card'],
  place: { top: number; isCounting: boolean },
): string {
  switch (card.kind) {
    case 'working-card':
      return drawWorkingCard(canvas, card, place.top);
    case 'claim-cards':
      return drawClaimCards(canvas, card, place.top);
    case 'story-cards':
      return drawStoryCards(canvas, card, { ...place, least: canvas.right });
  }
}

function drawOn(canvas: Canvas, spec: DrawingSpec): string {
  switch (spec.kind) {
    case 'arrows':
      return drawArrows(canvas, spec);
    case 'bars':
      return drawBars(canvas, spec);
    case 'fraction-bars':
      return drawFractionBars(canvas, spec);
    case 'fraction-circles':
      return drawFractionCircles(canvas, spec);
    case 'table':
      return drawTable(canvas, spec);
    case 'working-card':
      return drawWorkingCard(canvas, spec);
    case 'claim-cards':
      return drawClaimCards(canvas, spec);
    case 'story-cards':
      return drawStoryCards(canvas, spec, { least: 0 });
    case 'figure-with-card':
      return drawFigureWithCard(canvas, spec);
    case 'line-graph':
      return drawLineGraph(canvas, spec);
    case 'angles':
      return drawAngles(canvas, spec);
    case 'triangle':
      return drawTriangle(canvas, spec);
    case 'cuboid':
      return drawCuboid(canvas, spec);
    case 'figure-pattern':
      return drawFigurePattern(canvas, spec);
    case 'place-value-chart':
      return drawPlaceValueChart(canvas, spec);
    case 'number-line':
      return drawNumberLine(canvas, spec);
    case 'number-track':
      return drawNumberTrack(canvas, spec);
    case 'number-bond':
      return drawNumberBond(canvas, spec);
    case 'clocks':
      return drawClocks(canvas, spec);
    case 'time-line':
      return drawTimeLine(canvas, spec);
    case 'ruler':
      return drawRuler(canvas, spec);
    case 'mass-scale':
      return drawMassScale(canvas, spec);
    case 'beaker':
      return drawBeakers(canvas, spec);
    case 'money':
      return drawMoney(canvas, spec);
    case 'cube-balance':
      return drawCubeBalance(canvas, spec);
    case 'symbol-lines':
      return drawSymbolLines(canvas, spec);
    case 'bar-graph':
      return drawBarGraph(canvas, spec);
    case 'picture-graph':
      return drawPictureGraph(canvas, spec);
    case 'pie-chart':
      return drawPieChart(canvas, spec);
    case 'coordinate-grid':
      return drawCoordinateGrid(canvas, spec);
    case 'square-net':
      return drawSquareNet(canvas, spec);
    case 'cuboid-net':
      return drawCuboidNet(canvas, spec);
    case 'plan':
      return drawPlan(canvas, spec);
    case 'part-figure':
      return drawPartFigure(canvas, spec);
    case 'panels':
      return drawPanels(canvas, spec);
    case 'protractor':
      return drawProtractor(canvas, spec);
    case 'shape-row':
      return drawShapeRow(canvas, spec);
    case 'angle-figure':
      return drawAngleFigure(canvas, spec);
    case 'angle-dial':
      return drawAngleDial(canvas, spec);
    case 'tanks':
      return drawTanks(canvas, spec);
    case 'cube-stack':
      return drawCubeStack(canvas, spec);
    case 'tens-and-ones':
      return drawTensAndOnes(canvas, spec);
    case 'sets':
      return drawSets(canvas, spec);
    case 'cards':
      return drawCards(canvas, spec);
    case 'dot-figures':
      return drawDotFigures(canvas, spec);
  }
}

/** Drawings whose labels are angles: two letters with no room between them read as one. */
const ANGLE_KINDS: ReadonlySet<DrawingSpec['kind']> = new Set(['angle-figure', 'angles', 'triangle']);
const GAP = 8;

function keepLabelsApart(svg: string): void {
  const boxes = listLabelBoxes(svg);
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      const between = Math.max(one.left - other.right, other.left - one.right);
      if (between < GAP && Math.abs(one.top - other.top) < FONT_SIZE / 2)
        throw new LayoutFault(`"${one.label}" and "${other.label}" read as one`);
    }
}

/** Small pictures for young children: cut at both sides, they stand large in the middle of their place. */
const FRAMED_KINDS: ReadonlySet<DrawingSpec['kind']> = new Set([
  'beaker',
  'cards',
  'clocks',
  'mass-scale',
  'money',
  'number-bond',
  'number-track',
  'picture-graph',
  'place-value-chart',
  'sets',
  'shape-row',
  'story-cards',
  'symbol-lines',
  'tens-and-ones',
]);

/** SVG and text alternative of a drawing, with the things in it that can be counted. Throws LayoutFault when its labels cannot be placed legibly. */
export const renderDrawing = (spec: DrawingSpec): Visual => renderBoard(spec).visual;

/**
 * The same, with the places of what is drawn into it; null where nothing is. Found once: a draw is dropped where its
 * labels do not fit, and shown where they do.
 */
export const renderBoard = keepLatest(render);

interface Rendered {
  visual: Visual;
  board: DrawnThing | null;
}

function render(spec: DrawingSpec): Rendered {
  const canvas = new Canvas();
  const alt = drawOn(canvas, spec);
  if (FRAMED_KINDS.has(spec.kind === 'figure-with-card' ? spec.figure.kind : spec.kind)) canvas.fitFrame();
  const svg = canvas.toSvg(alt);
  if (ANGLE_KINDS.has(spec.kind)) keepLabelsApart(svg);
  const things = canvas.listThings();
  const visual = { svg, alt, ...(things.length > 0 ? { things } : {}) };
  return { visual, board: canvas.board };
}
