import hawker from './places/hawker.svg?raw';
import jungle from './places/jungle.svg?raw';
import kueh from './places/kueh.svg?raw';
import lagoon from './places/lagoon.svg?raw';
import mango from './places/mango.svg?raw';
import raintree from './places/raintree.svg?raw';
import skyline from './places/skyline.svg?raw';
import starlight from './places/starlight.svg?raw';

/** A small picture of each place that a pupil may pick. */
export const PLACE_ART = {
  raintree,
  mango,
  lagoon,
  kueh,
  starlight,
  skyline,
  hawker,
  jungle,
} as const;
