import { justEnough } from './gateway-kit.js';
import { ofBox, ofGround, ofRope } from './gateway-stuff.js';
import { capital } from '../core/people.js';
import type { World } from './world.js';

const RECTANGLE = ['gx1', 'gy1', 'gx2', 'gy2'] as const;
const ONE_METRE = { beside: 'Each unit on the axes is 1 m.', drawn: RECTANGLE } as const;
const UNITS = 'on the grid, where each square is {gu} m long';

const BOXES = 'a red box, a blue box and a green box can hold';

/** `just enough marbles to fill the red box`, behind what a pie chart shows of three boxes. */
const ofPie = (gateway: string, drawn: readonly string[]): World[] =>
  ofBox(`by-${gateway}`, {
    range: [10, 300],
    through: justEnough(gateway, 'fill the red box', {
      sectors: ['red', 'blue', 'green'],
      opens:
        gateway === 'sectors'
          ? `The pie chart shows how many {things} ${BOXES}. The blue box can hold {gk}.`
          : `${capital(BOXES)} {gw} altogether. The pie chart shows how many {things} each box can hold.`,
      drawn,
    }),
  });

/** Worlds in which an amount is read from points on a grid or from a pie chart. */
export const OF_GRAPHS: readonly World[] = [
  ...ofRope('along-a-line', {
    range: [20, 275],
    through: justEnough('grid-line', `mark line AB ${UNITS}`, { drawn: ['gp', 'gq'] }),
  }),
  ...ofRope('along-a-path', {
    range: [20, 450],
    through: justEnough('grid-path', `mark path ABC ${UNITS}`, { drawn: RECTANGLE }),
  }),
  ...ofRope('round-a-rectangle', {
    range: [20, 600],
    step: 2,
    through: justEnough('grid-outline', `go round rectangle ABCD ${UNITS}`, { drawn: RECTANGLE }),
  }),
  ...ofGround('on-a-grid', {
    range: [12, 240],
    through: justEnough('corners', 'cover rectangle ABCD on the grid', ONE_METRE),
  }),
  ...ofGround('on-a-triangle', {
    range: [6, 98],
    through: justEnough('grid-triangle', 'cover triangle ABC on the grid', ONE_METRE),
  }),
  ...ofPie('sector', ['gd']),
  ...ofPie('sectors', ['ga', 'gb']),
  ...ofPie('pie-percent', ['gp']),
  ...ofPie('pie-rest', ['ga', 'gb']),
  ...ofPie('pie-fraction', ['gt', 'gb']),
];
