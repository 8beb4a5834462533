import angles from './angles.json' with { type: 'json' };
import graphs from './graphs.json' with { type: 'json' };
import p1P2Pictures from './p1-p2-pictures.json' with { type: 'json' };
import p2Measures from './p2-measures.json' with { type: 'json' };
import p3Fractions from './p3-fractions.json' with { type: 'json' };
import p3Numbers from './p3-numbers.json' with { type: 'json' };
import p4Decimals from './p4-decimals.json' with { type: 'json' };
import p4Numbers from './p4-numbers.json' with { type: 'json' };
import p4Prices from './p4-prices.json' with { type: 'json' };
import p5Fractions from './p5-fractions.json' with { type: 'json' };
import p5Numbers from './p5-numbers.json' with { type: 'json' };
import p5Volumes from './p5-volumes.json' with { type: 'json' };
import p6Numbers from './p6-numbers.json' with { type: 'json' };
import times from './times.json' with { type: 'json' };
import { readSheets } from './read-sheet.js';

/** Structures that ask one sum, sentence or choice each: their rows stand in the files beside this one. */
export const SHEET_CELLS = readSheets([
  angles,
  graphs,
  p5Volumes,
  p1P2Pictures,
  p2Measures,
  p3Fractions,
  p3Numbers,
  p4Decimals,
  p4Numbers,
  p4Prices,
  p5Fractions,
  p5Numbers,
  p6Numbers,
  times,
]);
