import type { Setting } from '../situation.js';
import { CENTIMETRES, METRES } from './area.units.js';

const place = (id: string, name: string, used: string, first: string, second: string): Setting => ({
  id,
  style: METRES.length,
  range: [3, 12],
  words: { thing: name, place: `the ${name}`, used, first, second, wire: 'rope' },
});
const sheet = (id: string, name: string, used: string, wire: string): Setting => ({
  id,
  style: CENTIMETRES.length,
  range: [3, 12],
  words: { thing: name, place: `the ${name}`, used, first: 'Card A', second: 'Card B', wire },
});

/** Flat places in metres. */
export const PLACES: readonly Setting[] = [
  place('garden', 'garden', 'planted', 'Garden A', 'Garden B'),
  place('hall', 'hall', 'tiled', 'Hall A', 'Hall B'),
  place('wall', 'wall', 'painted', 'Plot A', 'Plot B'),
  place('field', 'field', 'mown', 'Field A', 'Field B'),
];

/** Sheets and wires in centimetres. */
export const SHEETS: readonly Setting[] = [
  sheet('card', 'card', 'coloured', 'wire'),
  sheet('poster', 'poster', 'printed', 'string'),
  sheet('banner', 'banner', 'sewn', 'cord'),
  sheet('mat', 'mat', 'woven', 'ribbon'),
];
