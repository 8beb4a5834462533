import frog from './animals/frog.svg?raw';
import hornbill from './animals/hornbill.svg?raw';
import monkey from './animals/monkey.svg?raw';
import mousedeer from './animals/mousedeer.svg?raw';
import otter from './animals/otter.svg?raw';
import owl from './animals/owl.svg?raw';
import pangolin from './animals/pangolin.svg?raw';
import turtle from './animals/turtle.svg?raw';

/** The head of each animal that a pupil may pick. */
export const ANIMAL_ART = {
  otter,
  hornbill,
  turtle,
  monkey,
  pangolin,
  frog,
  owl,
  mousedeer,
} as const;
