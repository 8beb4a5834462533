import type { Dice } from './dice.js';

/** A child or grown-up of a story, with the words that refer back. */
export interface Person {
  name: string;
  he: 'he' | 'she';
  his: 'his' | 'her';
  him: 'him' | 'her';
}

const girl = (name: string): Person => ({ name, he: 'she', his: 'her', him: 'her' });
const boy = (name: string): Person => ({ name, he: 'he', his: 'his', him: 'him' });

/** Names by community, girls and boys in equal number, so that no story world is only one family's. */
const COMMUNITIES: readonly (readonly Person[])[] = [
  [girl('Mei Ling'), girl('Hui Min'), girl('Xin Yi'), boy('Weiming'), boy('Jun Jie'), boy('Kai Wen')],
  [girl('Siti'), girl('Aisyah'), girl('Nurul'), boy('Ahmad'), boy('Faizal'), boy('Irfan')],
  [girl('Devi'), girl('Priya'), girl('Kavitha'), boy('Ravi'), boy('Kumar'), boy('Arjun')],
  [girl('Chloe'), girl('Sarah'), girl('Nicole'), boy('Ryan'), boy('Daniel'), boy('Ethan')],
];

/** Different people from different communities; at most four. */
export function drawPeople(dice: Dice, count: number): Person[] {
  return dice.pickSome(COMMUNITIES, count).map((community) => dice.pick(community));
}

/** One person. */
export function drawPerson(dice: Dice): Person {
  return dice.pick(dice.pick(COMMUNITIES));
}

/** Capital first letter, for a sentence that starts with a pronoun. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a name is a girl's or a boy's; null for every other word. */
export function genderOf(name: string): 'girl' | 'boy' | null {
  const person = COMMUNITIES.flat().find((one) => one.name === name);
  return person ? (person.he === 'she' ? 'girl' : 'boy') : null;
}

/** All names, for checks of balance. */
export const ALL_NAMES: readonly string[] = COMMUNITIES.flat().map((p) => p.name);
