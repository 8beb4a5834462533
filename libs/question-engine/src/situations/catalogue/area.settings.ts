import type { Setting } from '../situation.js';
import { CENTIMETRES, METRES } from './area.units.js';

const place = (id: string, name: string, used: string, first: string, second: string): Setting => ({
  id,
  style: METRES.length,
  range: [3, 12],
  words: { place: name, used, first, second, wire: 'rope' },
});
const sheet = (id: string, name: string, used: string, wire: string): Setting => ({
  id,
  style: CENTIMETRES.length,
  range: [3, 12],
  words: { place: name, used, first: 'Card A', second: 'Card B', wire },
});

/** Flat places in metres. */
export const PLACES: readonly Setting[] = [
  place('garden', 'the garden', 'planted', 'Garden A', 'Garden B'),
  place('hall', 'the hall', 'tiled', 'Hall A', 'Hall B'),
  place('wall', 'the wall', 'painted', 'Plot A', 'Plot B'),
  place('field', 'the field', 'mown', 'Field A', 'Field B'),
];

/** Sheets and wires in centimetres. */
export const SHEETS: readonly Setting[] = [
  sheet('card', 'the card', 'coloured', 'wire'),
  sheet('poster', 'the poster', 'printed', 'string'),
  sheet('cloth', 'the cloth', 'sewn', 'cord'),
  sheet('mat', 'the mat', 'woven', 'ribbon'),
];
