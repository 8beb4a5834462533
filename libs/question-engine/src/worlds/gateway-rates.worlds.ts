import { atRate, atSpeed, ofChildren, ofPlaces, onAverage } from './gateway-kit.js';
import { COLLECTED, DONATED, GAVE, MADE, PICKED, RAISED, SOLD, SPENT, USED } from './verbs.js';
import type { World } from './world.js';

const UPPER = [5, 6] as const;

/** Amounts told by a rate and a time. */
const BY_RATE: readonly World[] = [
  ofPlaces('Shop', 'the print shop', {
    id: 'flyers-by-rate',
    kind: 'count',
    things: 'flyers',
    thing: 'flyer',
    packet: { one: 'bundle', many: 'bundles' },
    range: [20, 450],
    grades: UPPER,
    through: atRate('many', 'a machine printed', 'minute', 60),
  }),
  ofPlaces('Bakery', 'the bakery', {
    id: 'buns-by-rate',
    kind: 'count',
    things: 'buns',
    thing: 'bun',
    gain: [MADE],
    loss: [SOLD],
    packet: { one: 'tray', many: 'trays' },
    range: [20, 600],
    grades: UPPER,
    through: atRate('many', 'an oven baked', 'hour', 90),
  }),
  ofPlaces('Factory', 'the toy factory', {
    id: 'toy-cars-by-rate',
    kind: 'count',
    things: 'toy cars',
    thing: 'toy car',
    gain: [MADE],
    loss: [SOLD],
    packet: { one: 'box', many: 'boxes' },
    range: [20, 600],
    grades: UPPER,
    through: atRate('many', 'a machine made', 'hour', 90),
  }),
  ofPlaces('Team', 'the relief team', {
    id: 'gift-bags-by-rate',
    kind: 'count',
    things: 'gift bags',
    thing: 'gift bag',
    loss: [DONATED],
    move: GAVE,
    packet: { one: 'box', many: 'boxes' },
    range: [20, 500],
    grades: UPPER,
    through: atRate('many', 'volunteers packed', 'hour', 60),
  }),
  ofPlaces('Farm', 'the fish farm', {
    id: 'water-by-rate',
    kind: 'volume',
    things: 'water',
    gain: [COLLECTED],
    loss: [USED],
    packet: { one: 'tank', many: 'tanks' },
    range: [12, 240],
    grades: UPPER,
    through: atRate('much', 'a tap supplied', 'minute', 30),
  }),
  ofPlaces('Group', 'the scout group', {
    id: 'money-by-rate',
    kind: 'money',
    things: 'money',
    gain: [RAISED, COLLECTED],
    loss: [SPENT, DONATED],
    move: GAVE,
    range: [20, 300],
    grades: UPPER,
    through: atRate('much', 'a car wash earned', 'hour', 45),
  }),
  ofPlaces('Stall', 'the juice stall', {
    id: 'juice-by-rate',
    kind: 'volume',
    things: 'juice',
    gain: [MADE],
    loss: [SOLD],
    packet: { one: 'jug', many: 'jugs' },
    range: [10, 200],
    grades: UPPER,
    through: atRate('much', 'a machine pressed', 'hour', 30),
  }),
];

/** Lengths told by a speed and a time. */
const BY_SPEED: readonly World[] = [
  ofPlaces('Port', 'the port', {
    id: 'cable-by-speed',
    kind: 'length',
    unit: 'km',
    things: 'cable',
    packet: { one: 'drum', many: 'drums' },
    range: [12, 180],
    through: atSpeed('a ship laid', 'hour', 'km/h', 20),
  }),
  ofPlaces('Company', 'the phone company', {
    id: 'wire-by-speed',
    kind: 'length',
    unit: 'km',
    things: 'wire',
    packet: { one: 'drum', many: 'drums' },
    range: [12, 240],
    through: atSpeed('a truck laid', 'hour', 'km/h', 30),
  }),
  ofPlaces('Mill', 'the mill', {
    id: 'thread-by-speed',
    kind: 'length',
    things: 'thread',
    gain: [MADE],
    loss: [SOLD],
    packet: { one: 'spool', many: 'spools' },
    range: [20, 600],
    through: atSpeed('a machine spun', 'minute', 'm/min', 60),
  }),
  ofPlaces('Club', 'the robot club', {
    id: 'string-by-speed',
    kind: 'length',
    things: 'string',
    move: GAVE,
    packet: { one: 'roll', many: 'rolls' },
    range: [20, 300],
    through: atSpeed('a robot pulled out', 'minute', 'm/min', 45),
  }),
  ofPlaces('Team', 'the rescue team', {
    id: 'rope-by-speed',
    kind: 'length',
    things: 'rope',
    move: GAVE,
    packet: { one: 'bag', many: 'bags' },
    range: [12, 120],
    through: atSpeed('a drone pulled out', 'second', 'm/s', 14),
  }),
  ofPlaces('Shop', 'the gift shop', {
    id: 'ribbon-by-speed',
    kind: 'length',
    things: 'ribbon',
    loss: [SOLD],
    packet: { one: 'roll', many: 'rolls' },
    range: [20, 400],
    through: atSpeed('a machine wound up', 'minute', 'm/min', 60),
  }),
];

const counted = (
  make: typeof ofChildren,
  [one, many]: readonly [one: string, many: string],
  own: Pick<World, 'id' | 'things'> & Partial<World>,
): World =>
  make({
    kind: 'count',
    packet: { one, many },
    range: [20, 600],
    grades: UPPER,
    through: onAverage(one, many),
    ...own,
  });

/** Numbers told by an average and how many there are. */
const BY_AVERAGE: readonly World[] = [
  counted(ofChildren, ['packet', 'packets'], {
    id: 'stickers-on-average',
    things: 'stickers',
    thing: 'sticker',
  }),
  counted(ofChildren, ['album', 'albums'], { id: 'stamps-on-average', things: 'stamps', thing: 'stamp' }),
  counted(ofChildren, ['box', 'boxes'], { id: 'beads-on-average', things: 'beads', thing: 'bead' }),
  counted(ofChildren, ['folder', 'folders'], {
    id: 'photographs-on-average',
    things: 'photographs',
    thing: 'photograph',
  }),
  counted((own) => ofPlaces('Library', 'the library', own), ['crate', 'crates'], {
    id: 'books-on-average',
    things: 'books',
    thing: 'book',
    loss: [SOLD, DONATED],
  }),
  counted((own) => ofPlaces('Farm', 'the egg farm', own), ['tray', 'trays'], {
    id: 'eggs-on-average',
    things: 'eggs',
    thing: 'egg',
    gain: [COLLECTED],
    loss: [SOLD],
  }),
  counted((own) => ofPlaces('Orchard', 'the orchard', own), ['basket', 'baskets'], {
    id: 'limes-on-average',
    things: 'limes',
    thing: 'lime',
    gain: [PICKED],
    loss: [SOLD],
  }),
  counted((own) => ofPlaces('School', 'the school', own), ['sack', 'sacks'], {
    id: 'bottles-on-average',
    things: 'plastic bottles',
    thing: 'plastic bottle',
    gain: [COLLECTED],
    loss: [USED],
  }),
];

/** Worlds of rates, speeds and averages. */
export const OF_RATES: readonly World[] = [...BY_RATE, ...BY_SPEED, ...BY_AVERAGE];
