import { type ProficiencyLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { Dice, mixSeed } from '../core/dice.js';
import type { Draft, Shape } from '../core/draft.js';
import { keepFor, remember } from '../memory/remember.js';
import { FILL_THE_WORKING } from '../forms/working.forms.js';
import { SHOWING_FORMS, measureDraft, measureDressed } from '../proof/draft-demand.js';
import {
  FEWEST_STRUCTURES,
  type LevelPlace,
  type LevelWindow,
  NEAR,
  distanceFrom,
  keepNearest,
} from '../proof/level-window.js';

/** How a draft comes to the points of its level: as it stands, or with a part of its working shown. */
interface Fit {
  distance: number;
  isHelped: boolean;
}

/** The better way to ask a draft at a level; as it stands where both are as near. */
export function fitDraft(shape: Shape, draft: Draft, place: LevelPlace, window: LevelWindow): Fit {
  const demand = measureDraft(shape)(draft);
  const plain = distanceFrom(measureDressed(demand, place, null), window);
  const helped = distanceFrom(measureDressed(demand, place, FILL_THE_WORKING), window);
  return helped < plain && !shape.isDrawn && draft.isRiddle !== true
    ? { distance: helped, isHelped: true }
    : { distance: plain, isHelped: false };
}

/** Whether a form shows a part of the working. */
export const isShowing = (form: string): boolean => SHOWING_FORMS.has(form);

/**
 * At the independent level a structure farther than this from it, often beyond mastery, is drawn only where too few others
 * are left. Other levels keep it, and so do Primary 1 and 2, or one structure would lead in many sub-strands.
 */
const FAR = 2;
const SAMPLES = 4;
const DRAWS = 24;

/** A few drafts of a shape at a level, drawn once: they tell which points it comes to. */
const listSamples = keepFor((shape: Shape) =>
  remember((level): readonly Draft[] => {
    const drawn: Draft[] = [];
    for (let seed = 1; seed <= DRAWS && drawn.length < SAMPLES; seed += 1) {
      const draft = shape.draw(new Dice(mixSeed('fit', shape.id, level, seed)), level as ProficiencyLevel);
      if (draft) drawn.push(draft);
    }
    return drawn;
  }),
);

const distances = new WeakMap<Shape, Map<string, number>>();

/** The mean distance of a shape's drafts from a window, found once. */
function distanceOf(shape: Shape, place: LevelPlace, window: LevelWindow): number {
  const known = distances.get(shape) ?? new Map<string, number>();
  distances.set(shape, known);
  const key = `${place.grade} ${place.level} ${window.join(' ')}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const drawn = listSamples(shape)(place.level).map(
    (draft) => fitDraft(shape, draft, place, window).distance,
  );
  const mean = drawn.reduce((sum, one) => sum + one, 0) / Math.max(1, drawn.length);
  known.set(key, mean);
  return mean;
}

/** How near the nearest of some shapes comes to a window. */
export const nearestOf = (shapes: readonly Shape[], place: LevelPlace, window: LevelWindow): number =>
  Math.min(...shapes.map((shape) => distanceOf(shape, place, window)));

/** Of structures, each a list of shapes, those that come to the points of a window, with the shapes that do. */
export const listNearShapes = (
  structures: ReadonlyArray<readonly Shape[]>,
  place: LevelPlace,
  window: LevelWindow,
): ReadonlyArray<readonly Shape[]> =>
  structures
    .map((shapes) => shapes.filter((shape) => distanceOf(shape, place, window) <= NEAR))
    .filter((shapes) => shapes.length > 0);

/**
 * Of structures, each a list of shapes, those that come to the points of a window with the shapes that do. Sub-strands from
 * Primary 2 on share structures: with two of them at each level, the same one would lead in several. Structures of the core
 * beside them count among the fewest.
 */
export function listTypicalShapes(
  structures: ReadonlyArray<readonly Shape[]>,
  place: LevelPlace,
  window: LevelWindow,
  beside: number,
): ReadonlyArray<readonly Shape[]> {
  const measured = structures.map((shapes) => {
    const all = shapes.map((shape) => ({ shape, distance: distanceOf(shape, place, window) }));
    const nearest = Math.min(...all.map(({ distance }) => distance));
    const kept = all.filter(({ distance }) => distance <= Math.max(NEAR, nearest));
    return { shapes: kept.map(({ shape }) => shape), nearest };
  });
  const keepsFar = place.level !== 'independent' || isYoungGrade(place.grade);
  const far = keepsFar ? Number.POSITIVE_INFINITY : FAR;
  const near = measured.filter(({ nearest }) => nearest <= far);
  const fewest = FEWEST_STRUCTURES + (place.grade === 'Primary 1' ? 0 : 1);
  return keepNearest(
    near.length < FEWEST_STRUCTURES ? measured : near,
    ({ nearest }) => nearest,
    Math.max(1, fewest - beside),
  ).map(({ shapes }) => shapes);
}
