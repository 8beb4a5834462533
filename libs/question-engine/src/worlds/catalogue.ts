import { OF_FRACTIONS } from './fractions.worlds.js';
import { OF_GATEWAYS } from './gateway.worlds.js';
import { OF_THOUSANDS, PLAIN_WORLDS } from './plain.worlds.js';
import { OF_TIME } from './time.worlds.js';
import type { World } from './world.js';

export const WORLDS: readonly World[] = [
  ...PLAIN_WORLDS,
  ...OF_TIME,
  ...OF_THOUSANDS,
  ...OF_FRACTIONS,
  ...OF_GATEWAYS,
];
