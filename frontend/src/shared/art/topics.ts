import algebra from './topics/algebra.svg?raw';
import angles from './topics/angles.svg?raw';
import area from './topics/area.svg?raw';
import circles from './topics/circles.svg?raw';
import data from './topics/data.svg?raw';
import decimals from './topics/decimals.svg?raw';
import fractions from './topics/fractions.svg?raw';
import grid from './topics/grid.svg?raw';
import length from './topics/length.svg?raw';
import mass from './topics/mass.svg?raw';
import money from './topics/money.svg?raw';
import nets from './topics/nets.svg?raw';
import numbers from './topics/numbers.svg?raw';
import operations from './topics/operations.svg?raw';
import patterns from './topics/patterns.svg?raw';
import percentage from './topics/percentage.svg?raw';
import pie from './topics/pie.svg?raw';
import rate from './topics/rate.svg?raw';
import ratio from './topics/ratio.svg?raw';
import shapes from './topics/shapes.svg?raw';
import sharing from './topics/sharing.svg?raw';
import speed from './topics/speed.svg?raw';
import time from './topics/time.svg?raw';
import volume from './topics/volume.svg?raw';

/** One object for each kind of topic. They compress to 4 KB together, so they come as one file. */
export const TOPIC_ART = {
  algebra,
  angles,
  area,
  circles,
  data,
  decimals,
  fractions,
  grid,
  length,
  mass,
  money,
  nets,
  numbers,
  operations,
  patterns,
  percentage,
  pie,
  rate,
  ratio,
  shapes,
  sharing,
  speed,
  time,
  volume,
} as const satisfies Readonly<Record<string, string>>;
