import { justEnough } from './gateway-kit.js';
import { ofGround, ofRope, ofWhole } from './gateway-stuff.js';
import type { Through, World } from './world.js';

const RECTANGLE = ['gx1', 'gy1', 'gx2', 'gy2'] as const;
const ONE_METRE = { beside: 'Each unit on the axes is 1 m.', drawn: RECTANGLE } as const;
const UNITS = 'on the grid, where each unit is {gu} m';

/** `as many stickers as there were in Sector P`, behind `The pie chart shows the 240 stickers in a box.` */
const inSector = (gateway: string, drawn: readonly string[], shows = 'the {gw} in a box.'): Through => ({
  gateway,
  opens: `The pie chart shows ${shows}`,
  had: 'as many {things} as there were in Sector P',
  drawn,
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
  ...ofWhole('by-sector', { range: [10, 300], through: inSector('sector', ['gd']) }),
  ...ofWhole('by-sectors', {
    range: [10, 300],
    through: inSector('sectors', ['ga', 'gb'], 'the {things} in a box. Sector Q stands for {gk}.'),
  }),
  ...ofWhole('by-pie-percent', { range: [10, 300], through: inSector('pie-percent', ['gp']) }),
  ...ofWhole('by-pie-rest', { range: [10, 300], through: inSector('pie-rest', ['ga', 'gb']) }),
  ...ofWhole('by-pie-fraction', {
    range: [10, 300],
    through: inSector('pie-fraction', ['gt', 'gb']),
  }),
];
