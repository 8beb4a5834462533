import { type Style, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Person, drawPerson } from '../../core/people.js';

/** A group whose average is known and whose members come and go. */
export interface GroupScene {
  style: Style;
  average: (n: string, a: string) => string;
  joins: (v: string) => string;
  joinsSome: string;
  leaves: (v: string) => string;
  newAverage: (b: string) => string;
  askTotal: string;
  blankTotal: string;
  askAverage: string;
  blankAverage: string;
  askJoined: string;
  blankJoined: string;
  /** "A choir has 5 members." */
  groupOf: (n: string) => string;
  /** The last value, told first. */
  joinsLast: (v: string) => string;
  /** The average of all with the last one. */
  averageOf: (n: string, a: string) => string;
  averageBecomes: (b: string) => string;
  askTotalBefore: string;
  blankTotalBefore: string;
  askAverageBefore: string;
  blankAverageBefore: string;
  low: number;
  high: number;
  /** No single value may be above this. */
  most: number;
}

const KG_DECIMAL = measured('kg', 1);
const YEARS = countOf('years');
const MARKS = countOf('marks');
const PAGES = countOf('pages');

export type GroupScenes = ReadonlyArray<(p: Person) => GroupScene>;

/** Tests, parcels, choirs and books. */
export const GROUPS: GroupScenes = [
  (p) => ({
    style: MARKS,
    average: (n, a) => `The average of ${p.name}'s first ${n} tests is ${a}.`,
    joins: (v) => `${p.name} then scores ${v} in another test.`,
    joinsSome: `${p.name} then takes another test.`,
    leaves: (v) => `The teacher drops one test with ${v}.`,
    newAverage: (b) => `The new average is ${b}.`,
    askTotal: 'What is the total score for all the tests now?',
    blankTotal: 'The total score for all the tests is now ___ marks.',
    askAverage: 'What is the new average?',
    blankAverage: 'The new average is ___ marks.',
    askJoined: `How many marks does ${p.name} score in the last test?`,
    blankJoined: `${p.name} scores ___ marks in the last test.`,
    groupOf: (n) => `${p.name} takes ${n} tests.`,
    joinsLast: (v) => `In the last test ${p.name} scores ${v}.`,
    averageOf: (n, a) => `The average of all ${n} tests is ${a}.`,
    averageBecomes: (b) => `The average then becomes ${b}.`,
    askTotalBefore: 'What was the total score before the last test?',
    blankTotalBefore: 'The total score before that was ___ marks.',
    askAverageBefore: 'What was the average before that?',
    blankAverageBefore: 'The average before that was ___ marks.',
    most: 100,
    low: 55,
    high: 95,
  }),
  () => ({
    style: KG_DECIMAL,
    average: (n, a) => `The average mass of ${n} parcels on a trolley is ${a}.`,
    joins: (v) => `Another parcel of ${v} is put on the trolley.`,
    joinsSome: 'Another parcel is put on the trolley.',
    leaves: (v) => `A parcel of ${v} is taken off.`,
    newAverage: (b) => `The new average mass is ${b}.`,
    askTotal: 'What is the total mass of the parcels now?',
    blankTotal: 'The total mass of the parcels is now ___ kg.',
    askAverage: 'What is the average mass of the parcels now?',
    blankAverage: 'The average mass of the parcels is now ___ kg.',
    askJoined: 'What is the mass of the parcel that is put on?',
    blankJoined: 'The mass of the parcel that is put on is ___ kg.',
    groupOf: (n) => `There are ${n} parcels on a trolley.`,
    joinsLast: (v) => `The last parcel put on a trolley has a mass of ${v}.`,
    averageOf: (n, a) => `The average mass of all ${n} parcels is ${a}.`,
    averageBecomes: (b) => `The average mass then becomes ${b}.`,
    askTotalBefore: 'What was the total mass before the last parcel was put on?',
    blankTotalBefore: 'The total mass before that was ___ kg.',
    askAverageBefore: 'What was the average mass before that?',
    blankAverageBefore: 'The average mass before that was ___ kg.',
    most: 36,
    low: 3,
    high: 24,
  }),
  () => ({
    style: YEARS,
    average: (n, a) => `The average age of ${n} members of a choir is ${a}.`,
    joins: (v) => `Another member who is ${v} old joins.`,
    joinsSome: 'Another member joins.',
    leaves: (v) => `A member who is ${v} old leaves.`,
    newAverage: (b) => `The average age becomes ${b}.`,
    askTotal: 'What is the total age of the members now?',
    blankTotal: 'The total age of the members is now ___ years.',
    askAverage: 'What is the average age now?',
    blankAverage: 'The average age is now ___ years.',
    askJoined: 'How old is the member who joins?',
    blankJoined: 'The member who joins is ___ years old.',
    groupOf: (n) => `A choir has ${n} members.`,
    joinsLast: (v) => `The last member to join a choir is ${v} old.`,
    averageOf: (n, a) => `The average age of all ${n} members is ${a}.`,
    averageBecomes: (b) => `The average age then becomes ${b}.`,
    askTotalBefore: 'What was the total age before the last member joined?',
    blankTotalBefore: 'The total age before that was ___ years.',
    askAverageBefore: 'What was the average age before that?',
    blankAverageBefore: 'The average age before that was ___ years.',
    most: 80,
    low: 9,
    high: 60,
  }),
  (p) => ({
    style: PAGES,
    average: (n, a) => `On average, each of ${p.name}'s ${n} books has ${a}.`,
    joins: (v) => `${p.name} gets another book with ${v}.`,
    joinsSome: `${p.name} gets another book.`,
    leaves: (v) => `${p.name} gives away a book with ${v}.`,
    newAverage: (b) => `The average then becomes ${b}.`,
    askTotal: 'How many pages do the books have altogether now?',
    blankTotal: 'The books now have ___ pages altogether.',
    askAverage: 'What is the average number of pages now?',
    blankAverage: 'The average number of pages is now ___ pages.',
    askJoined: 'How many pages does the new book have?',
    blankJoined: 'The new book has ___ pages.',
    groupOf: (n) => `${p.name} has ${n} books.`,
    joinsLast: (v) => `The last book ${p.name} bought has ${v}.`,
    averageOf: (n, a) => `On average, each of ${p.his} ${n} books has ${a}.`,
    averageBecomes: (b) => `The average then becomes ${b}.`,
    askTotalBefore: 'How many pages did the books have altogether before that one was bought?',
    blankTotalBefore: 'Before that the books had ___ pages altogether.',
    askAverageBefore: 'What was the average number of pages before that?',
    blankAverageBefore: 'The average before that was ___ pages.',
    most: 340,
    low: 80,
    high: 260,
  }),
];

/** One drawn group. */
export interface GroupDraw {
  scene: GroupScene;
  count: number;
  average: number;
  joined: number;
}

/** Draws a group, its size, its average and one more value. */
export function openGroup(dice: Dice, groups: GroupScenes): GroupDraw {
  const scene = dice.pick(groups)(drawPerson(dice));
  return {
    scene,
    count: dice.int(3, 8),
    average: dice.int(scene.low, scene.high),
    joined: dice.int(scene.low, scene.high),
  };
}
