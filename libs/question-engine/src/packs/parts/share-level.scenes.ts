import { type Style, countOf, measured } from '../../core/amount.js';
import { type Person, capital } from '../../core/people.js';
import type { ShareLevelScene } from '../../engines/share-level.engine.js';
import type { Range } from '../shared/group-sizes.js';

/** A story and the range of its whole. */
export interface LevelStory {
  make: (p: Person) => ShareLevelScene;
  whole: Range;
}

/** Something that holds a liquid or grain and is filled or emptied. */
function container(
  style: Style,
  name: string,
  thing: string,
  vessel: string,
  rises: boolean,
  unitWord: string,
): (p: Person) => ShareLevelScene {
  const moved = rises ? 'poured in' : 'taken out';
  return () => ({
    style,
    rises,
    whole: (w) => `${name} can hold ${w} of ${thing}.`,
    before: (s) => `At first ${lower(name)} is ${s} full of ${thing}.`,
    change: (c) => `Then ${c} of ${thing} is ${moved}.`,
    groups: (n, m) => `Then ${n} ${vessel} of ${m} each are ${moved}.`,
    after: (s) => `Now it is ${s} full.`,
    askNow: `How many ${unitWord} of ${thing} are in it now?`,
    blankNow: `There is ___ ${style.unit ?? ''} of ${thing} in it now.`,
    askChange: `How many ${unitWord} of ${thing} are ${moved}?`,
    blankChange: `___ ${style.unit ?? ''} of ${thing} is ${moved}.`,
    askWhole: `How many ${unitWord} of ${thing} can it hold?`,
    blankWhole: `It can hold ___ ${style.unit ?? ''} of ${thing}.`,
  });
}

interface Work {
  style: Style;
  /** "A road" and "road". */
  name: string;
  /** "is 12 km long", "has 240 pages". */
  size: (w: string) => string;
  /** "has been repaired". */
  done: string;
  /** "Workers repair", with the amount after it. */
  act: string;
  /** "a day for", with the number and "days". */
  each: (n: string, m: string) => string;
  /** "How many kilometres of the road" ... */
  how: string;
  blank: string;
  long: string;
  blankLong: string;
  /** "have been repaired", "have been read". */
  now: string;
  /** As in "are repaired then". */
  then: string;
}

/** Work that goes on: a road, a book, a puzzle, a wall. */
function progress(w: Work): (p: Person) => ShareLevelScene {
  return () => ({
    style: w.style,
    rises: true,
    whole: (text) => `${w.name} ${w.size(text)}.`,
    before: (s) => `${s} of ${lower(w.name)} ${w.done}.`,
    change: (c) => `${w.act} ${c} more.`,
    groups: (n, m) => w.each(n, m),
    after: (s) => `Now ${s} of it ${w.done}.`,
    askNow: `${w.how} ${w.now} now?`,
    blankNow: `Now ${w.blank} ${w.now}.`,
    askChange: `${w.how} ${w.then} in between?`,
    blankChange: `In between, ${w.blank} ${w.then}.`,
    askWhole: w.long,
    blankWhole: w.blankLong,
  });
}

const lower = (text: string): string => `the ${text.replace(/^(A|An|The) /, '')}`;

/** Seats, places and lots that are taken or given up. */
function places(
  noun: string,
  place: string,
  who: string,
  rises: boolean,
  come: string,
  groupWord: string,
): (p: Person) => ShareLevelScene {
  const style = countOf(noun);
  return () => ({
    style,
    rises,
    whole: (w) => `${capital(place)} has ${w}.`,
    before: (s) => `At first ${s} of the ${noun} in ${place.replace(/^an? /, 'the ')} are taken.`,
    change: (c) => `Then ${c.replace(/ .*$/, '')} ${who} ${come}.`,
    groups: (n, m) => `Then ${n} ${groupWord} of ${m.replace(/ .*$/, '')} ${who} each ${come}.`,
    after: (s) => `Now ${s} of the ${noun} are taken.`,
    askNow: `How many ${noun} are taken now?`,
    blankNow: `___ ${noun} are taken now.`,
    askChange: `How many ${rises ? 'more' : 'fewer'} ${noun} are taken now than at first?`,
    blankChange: `Now ___ ${rises ? 'more' : 'fewer'} ${noun} are taken than at first.`,
    askWhole: `How many ${noun} are there altogether?`,
    blankWhole: `There are ___ ${noun} altogether.`,
  });
}

const fund =
  (rises: true): ((p: Person) => ShareLevelScene) =>
  (p) => ({
    style: countOf('points'),
    rises,
    whole: (w) => `${p.name} needs ${w} for a badge.`,
    before: (s) => `At first ${p.name} has ${s} of the points needed for the badge.`,
    change: (c) => `Then ${p.he} earns ${c} more.`,
    groups: (n, m) => `Then ${p.he} earns ${m} on each of ${n} days.`,
    after: (s) => `Now ${p.he} has ${s} of the points.`,
    askNow: `How many points does ${p.name} have now?`,
    blankNow: `${p.name} has ___ points now.`,
    askChange: `How many points does ${p.he} earn in between?`,
    blankChange: `${p.name} earns ___ points in between.`,
    askWhole: `How many points does the badge need?`,
    blankWhole: 'The badge needs ___ points.',
  });

/** Tanks, seats, car parks, books, puzzles, roads and points in whole numbers. */
export const WHOLE_LEVELS: readonly LevelStory[] = [
  {
    make: container(measured('ℓ', 0), 'A tank', 'water', 'pails', true, 'litres'),
    whole: { step: 8, low: 40, high: 400 },
  },
  {
    make: container(measured('ℓ', 0), 'A barrel', 'rainwater', 'cans', false, 'litres'),
    whole: { step: 8, low: 40, high: 240 },
  },
  {
    make: places('seats', 'a hall', 'people', true, 'sit down', 'groups'),
    whole: { step: 20, low: 80, high: 800 },
  },
  {
    make: places('seats', 'a cinema', 'people', false, 'leave', 'groups'),
    whole: { step: 20, low: 80, high: 480 },
  },
  {
    make: places('lots', 'a car park', 'cars', true, 'drive in', 'rows'),
    whole: { step: 20, low: 80, high: 640 },
  },
  {
    make: progress({
      style: countOf('pages'),
      name: 'A book',
      size: (w) => `has ${w}`,
      done: 'has been read',
      act: 'A pupil reads',
      each: (n, m) => `A pupil reads ${m} a day for ${n} days.`,
      how: 'How many pages',
      blank: '___ pages',
      long: 'How many pages does the book have?',
      blankLong: 'The book has ___ pages.',
      now: 'have been read',
      then: 'were read',
    }),
    whole: { step: 8, low: 80, high: 480 },
  },
  {
    make: progress({
      style: countOf('pieces'),
      name: 'A puzzle',
      size: (w) => `has ${w}`,
      done: 'has been done',
      act: 'A family puts in',
      each: (n, m) => `${capital(n)} children put in ${m} each.`,
      how: 'How many pieces',
      blank: '___ pieces',
      long: 'How many pieces does the puzzle have?',
      blankLong: 'The puzzle has ___ pieces.',
      now: 'have been put in',
      then: 'were added',
    }),
    whole: { step: 20, low: 120, high: 1000 },
  },
  {
    make: progress({
      style: measured('m', 0),
      name: 'A road',
      size: (w) => `is ${w} long`,
      done: 'has been repaired',
      act: 'Workers repair',
      each: (n, m) => `Workers repair ${m} a day for ${n} days.`,
      how: 'How many metres',
      blank: '___ m',
      long: 'How many metres long is the road?',
      blankLong: 'The road is ___ m long.',
      now: 'have been repaired',
      then: 'were repaired',
    }),
    whole: { step: 40, low: 160, high: 960 },
  },
  { make: fund(true), whole: { step: 20, low: 80, high: 500 } },
];

/** Bottles, bins, trails, walls and tanks in decimals. */
export const DECIMAL_LEVELS: readonly LevelStory[] = [
  {
    make: container(measured('ℓ', 2), 'A pot', 'soup', 'bowls', true, 'litres'),
    whole: { step: 4, low: 16, high: 96, over: 10 },
  },
  {
    make: container(measured('ℓ', 2), 'A jug', 'barley water', 'cups', false, 'litres'),
    whole: { step: 2, low: 12, high: 48, over: 10 },
  },
  {
    make: container(measured('kg', 2), 'A bin', 'rice', 'bags', true, 'kilograms'),
    whole: { step: 4, low: 48, high: 240, over: 10 },
  },
  {
    make: container(measured('kg', 2), 'A tub', 'flour', 'scoops', false, 'kilograms'),
    whole: { step: 4, low: 24, high: 120, over: 10 },
  },
  {
    make: progress({
      style: measured('km', 2),
      name: 'A trail',
      size: (w) => `is ${w} long`,
      done: 'has been cleared',
      act: 'Volunteers clear',
      each: (n, m) => `Volunteers clear ${m} a day for ${n} days.`,
      how: 'How many kilometres',
      blank: '___ km',
      long: 'How many kilometres long is the trail?',
      blankLong: 'The trail is ___ km long.',
      now: 'have been cleared',
      then: 'were cleared',
    }),
    whole: { step: 4, low: 24, high: 144, over: 10 },
  },
  {
    make: progress({
      style: measured('m', 2),
      name: 'A banner',
      size: (w) => `is ${w} long`,
      done: 'has been painted',
      act: 'Pupils paint',
      each: (n, m) => `${n} groups of pupils paint ${m} each.`,
      how: 'How many metres',
      blank: '___ m',
      long: 'How many metres long is the banner?',
      blankLong: 'The banner is ___ m long.',
      now: 'have been painted',
      then: 'were painted',
    }),
    whole: { step: 4, low: 24, high: 120, over: 10 },
  },
];
