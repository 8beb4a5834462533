import type { ClaimCardsSpec, FigureWithCardSpec, WorkingCardSpec } from './card.drawing.js';
import type { StoryCardsSpec } from './story-cards.drawing.js';
import type { FractionBarsSpec, FractionCirclesSpec } from './fraction-figures.drawing.js';
import type { ArrowsSpec } from './arrows.drawing.js';
import type { BarGraphSpec } from './bar-graph.drawing.js';
import type { PictureGraphSpec } from './picture-graph.drawing.js';
import type { PieChartSpec } from './pie-chart.drawing.js';
import type { CoordinateGridSpec } from './coordinate-grid.drawing.js';
import type { CuboidNetSpec, SquareNetSpec } from './net.drawing.js';
import type { BeakerSpec } from './beaker.drawing.js';
import type { CubeBalanceSpec } from './cube-balance.drawing.js';
import type { MassScaleSpec } from './mass-scale.drawing.js';
import type { MoneySpec } from './money.drawing.js';
import type { RulerSpec } from './ruler.drawing.js';
import type { PartFigureSpec } from './part-figure.drawing.js';
import type { PanelsSpec } from './panels.drawing.js';
import type { PlanSpec } from './plan.drawing.js';
import type { ProtractorSpec } from './protractor.drawing.js';
import type { ShapeRowSpec } from './shape-row.drawing.js';
import type { AngleFigureSpec } from './angle-figure.drawing.js';
import type { AngleDialSpec } from './angle-dial.drawing.js';
import type { TanksSpec } from './tanks.drawing.js';
import type { CubeStackSpec } from './cube-stack.drawing.js';
import type { ClocksSpec } from './clock.drawing.js';
import type { TimeLineSpec } from './time-line.drawing.js';
import type { NumberBondSpec } from './counters.drawing.js';
import type { NumberLineSpec, NumberTrackSpec } from './number-line.drawing.js';
import type { PlaceValueChartSpec } from './place-value-chart.drawing.js';
import type { CardsSpec, DotFiguresSpec, SetsSpec, TensAndOnesSpec } from './early.drawing.js';

/** Colours of a bar segment; meaning is carried by the label, never by the colour alone. */
export type Tint = 'blue' | 'amber' | 'green' | 'plain';

export interface BarSegment {
  /** Relative length; equal sizes are drawn equal. */
  size: number;
  /** Written inside; empty for a plain unit. */
  label: string;
  tint?: Tint;
  /** Drawn with a broken outline: taken away, or not there yet. */
  taken?: boolean;
}

export interface BarRow {
  label: string;
  segments: BarSegment[];
  /** Under the whole row. */
  brace?: string;
}

/** Part-whole, comparison and before-after models: one row per owner or moment. */
export interface BarsSpec {
  kind: 'bars';
  rows: BarRow[];
  /** Each row on a scale of its own, as bars of single lines of working are; else all rows have one scale. */
  hasOwnScales?: boolean;
}

export interface TableSpec {
  kind: 'table';
  title: string;
  header: string[];
  rows: string[][];
}

export interface LineGraphSpec {
  kind: 'line-graph';
  title: string;
  xTitle: string;
  yTitle: string;
  points: Array<{ x: string; y: number }>;
  yStep: number;
}

/** Angles side by side, counter-clockwise from the right arm, on a straight line or round a point. */
export interface AnglesSpec {
  kind: 'angles';
  around: 'line' | 'point' | 'corner';
  parts: Array<{ size: number; label: string }>;
}

/** A triangle with corner names, angle labels and equal-side marks. */
export interface TriangleSpec {
  kind: 'triangle';
  /** At A (top), B (left) and C (right), in degrees; used for the drawing only. */
  sizes: [number, number, number];
  labels: [string, string, string];
  /** Sides with an equal mark. */
  equalSides: Array<'AB' | 'AC' | 'BC'>;
  /** The base is drawn on past C; the label stands at the outer angle. */
  outerAtC?: string;
}

export interface CuboidSpec {
  kind: 'cuboid';
  name: string;
  /** Labels at the edges; empty leaves an edge bare. */
  length: string;
  breadth: string;
  height: string;
  sizes: { length: number; breadth: number; height: number };
  /** Depth of water as a share of the height, with its label. */
  water?: { share: number; label: string };
}

export interface FigurePatternSpec {
  kind: 'figure-pattern';
  pattern: 'stick-squares' | 'stick-triangles' | 'stick-hexagons' | 'dot-cross' | 'tables' | 'tiles';
  /** Units in each figure shown (squares, arm length, tables ...). */
  figures: number[];
  /** For `tiles`: shaded and plain tiles in each column. */
  tiles?: { shaded: number; plain: number };
}

/** Equations with shapes in them, such as □ + □ + 14 = 50, one per line. */
export interface SymbolLinesSpec {
  kind: 'symbol-lines';
  lines: Array<Array<{ symbol: 'square' | 'triangle' | 'circle' } | { text: string }>>;
}

/** What is drawn, as data; the product's own code turns it into SVG. */
export type DrawingSpec =
  | ArrowsSpec
  | WorkingCardSpec
  | ClaimCardsSpec
  | StoryCardsSpec
  | FigureWithCardSpec<DrawingSpec>
  | BarsSpec
  | TableSpec
  | LineGraphSpec
  | AnglesSpec
  | TriangleSpec
  | CuboidSpec
  | FigurePatternSpec
  | PlaceValueChartSpec
  | NumberLineSpec
  | NumberTrackSpec
  | NumberBondSpec
  | SymbolLinesSpec
  | FractionBarsSpec
  | FractionCirclesSpec
  | ClocksSpec
  | TimeLineSpec
  | PlanSpec
  | PanelsSpec
  | PartFigureSpec
  | ProtractorSpec
  | ShapeRowSpec
  | AngleFigureSpec
  | AngleDialSpec
  | TanksSpec
  | CubeStackSpec
  | RulerSpec
  | MassScaleSpec
  | BeakerSpec
  | MoneySpec
  | CubeBalanceSpec
  | BarGraphSpec
  | PictureGraphSpec
  | PieChartSpec
  | CoordinateGridSpec
  | SquareNetSpec
  | CuboidNetSpec
  | TensAndOnesSpec
  | SetsSpec
  | CardsSpec
  | DotFiguresSpec;
