import { type Base, ofChildren, ofPlaces } from './gateway-kit.js';
import { STUFF, type Stuff } from './plain.worlds.js';
import type { World } from './world.js';

/** Worlds of one kind of stuff, for each amount that a gateway hides. */
export const worldsOf =
  ({ rows, ...common }: Stuff) =>
  (suffix: string, base: Base): World[] =>
    rows.map(({ place, box = 'box', ...row }) => {
      const through = base.through && { ...base.through, box };
      const own = { ...common, id: `${row.things.replaceAll(' ', '-')}-${suffix}`, ...row, ...base, through };
      return place ? ofPlaces(place.word, place.single, own) : ofChildren(own);
    });

/** Sheets that are cut into figures, with the words for each figure. */
export const ofSheets = worldsOf(STUFF.sheets);

/** Stuff that is formed into solids. */
export const ofStuff = worldsOf(STUFF.solids);

/** Wire and ribbon that goes round figures, in centimetres. */
export const ofWire = worldsOf(STUFF.wire);

/** Ground that is covered, in square metres. */
export const ofGround = worldsOf(STUFF.ground);

/** Rope and tape that is laid along a ground, in metres. */
export const ofRope = worldsOf(STUFF.rope);

/** Things that boxes, albums or jars are filled with. */
export const ofBox = worldsOf(STUFF.boxes);
