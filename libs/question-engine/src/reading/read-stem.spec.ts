import { describe, expect, it } from '@jest/globals';
import { WORLDS } from '../worlds/catalogue.js';
import { toSum, tryOut } from './equations.js';
import { COMING, GOING } from './lexicon.js';
import { readStem } from './read-stem.js';

const solve = (stem: string): readonly number[] | null | undefined => {
  const read = readStem(stem);
  return read && tryOut(read.sums, read.asked, 1);
};

describe('tryOut', () => {
  it('takes two sums that are a cent apart for a contradiction, however large they are', () => {
    const [one, other] = [toSum([['x', 1]], 200_000), toSum([['x', 1]], 200_000.01)];
    expect(tryOut([one, one], 'x', 0.01)).toEqual([200_000]);
    expect(tryOut([one, other], 'x', 0.01)).toEqual([]);
  });
});

describe('readStem', () => {
  it.each([
    [
      'Ali had 12 more stickers than Siti. Ali and Siti had 40 stickers altogether. How many stickers did Ali have?',
      26,
    ],
    [
      'Siti had 12 fewer stickers than Ali. Siti and Ali had 40 stickers altogether. How many stickers did Siti have?',
      14,
    ],
    [
      'At first, Shop A had 30 kg of rice. Shop A sent 7 kg of rice to Shop B. How much rice did Shop A have in the end?',
      23,
    ],
    [
      'Mei Ling had $40 at first. She spent some of her money. She had $13 in the end. How much money did Mei Ling spend?',
      27,
    ],
    [
      "At first, the ratio of Ali's beads to Siti's beads was 4 : 3. Siti bought another 42 beads. In the end, Ali had 2/5 as many beads as Siti. How many beads did Ali have?",
      24,
    ],
    [
      'Ravi had some beads. He used 1/3 of his beads. Then he used 1/2 of the remaining beads. He had 20 beads in the end. How many beads did Ravi have at first?',
      60,
    ],
    [
      'The school library had 20 books at first. It bought 4 boxes of books. Each box held 9 books. How many books did the school library have in the end?',
      56,
    ],
    [
      'The school library had 20 books at first. It bought some more boxes of books with 9 in each box. It had 56 books in the end. How many boxes of books did the school library buy?',
      4,
    ],
    [
      'Ravi had 50 beads at first. He used 8 beads. Then he shared the remaining beads equally among 6 friends. How many beads did each friend receive?',
      7,
    ],
    [
      'Ali had 3 more stickers than twice the number of stickers that Siti had. Ali and Siti had 33 stickers altogether. How many stickers did Siti have?',
      10,
    ],
    [
      'Class A had twice as much paper as Class B. Class A had 9 kg more paper than Class B. How much paper did Class A have?',
      18,
    ],
    [
      'The chess club had $80 at first. It spent 25% of its money. Then it spent 50% of the remaining money. How much money did the chess club have in the end?',
      30,
    ],
    [
      'At first, the dance group had 90 min of rehearsal time. It used 35 min of rehearsal time. How much rehearsal time did the dance group have in the end?',
      55,
    ],
    [
      'A box can hold 60 stickers. Ali had 12 stickers at first. At that time, Ali and Siti together had just enough stickers to fill 3/4 of the box. Siti used some of her stickers. In the end, Siti had 3 packets of stickers with an average of 5 stickers in each packet. How many stickers did Siti use?',
      18,
    ],
    ['Siti had 12 m of ribbon. Siti had 3 m more ribbon than Ali. How much ribbon did Ali have?', 9],
    [
      'Siti had 12 m of ribbon on Day 1. Each day, she bought the same amount of ribbon. On Day 2, she had 15 m of ribbon. How much ribbon did Siti have on Day 5?',
      24,
    ],
    [
      'A large box and a small box can hold 60 shells altogether, in the ratio 3 : 1. At first, Ali had just enough shells to fill the large box. Ali used some of his shells. In the end, he had 20 shells. How many shells did Ali use?',
      25,
    ],
    [
      'Ali had some wire. He bought 3 pieces of wire, each 8 cm long. He had 50 cm of wire in the end. How much wire did Ali have at first?',
      26,
    ],
  ])('solves "%s"', (stem, answer) => {
    expect(solve(stem)).toEqual([answer]);
  });

  it('finds more than one answer where something is not told', () => {
    expect(
      solve('Ali and Siti had 40 stickers altogether. How many stickers did Ali have?')?.length,
    ).not.toBe(1);
  });

  it('reads a large number within an expression whole', () => {
    const read = readStem(
      'Store X had 46 900 tins. Let the number of tins that Store Y had be x. Store X had (2x + 14 700) tins. How many tins did Store Y have?',
    );
    expect(read && tryOut(read.sums, read.asked, 10)).toEqual([16_100]);
  });

  it.each([
    [
      'A red box, a blue box and a green box can hold 120 shells altogether. The pie chart shows how many shells each box can hold. Ali had just enough shells to fill the red box.',
      30,
    ],
    [
      'The pie chart shows how many shells a red box, a blue box and a green box can hold. The blue box can hold 20 shells. Ali had just enough shells to fill the red box.',
      15,
    ],
  ])('reads the sectors of a pie chart in "%s"', (told, answer) => {
    const read = readStem(`${told} How many shells did Ali have?`, 'Pie chart. Red: 90°; Blue: 120°.');
    expect(read && tryOut(read.sums, read.asked, 1)).toEqual([answer]);
  });

  it('finds none where the sentences contradict each other', () => {
    expect(
      solve(
        'Ali had 5 stickers. Ali had 7 stickers. Siti had 2 fewer stickers than Ali. How many stickers did Siti have?',
      ),
    ).toEqual([]);
  });

  it('gives null for a sentence that is not in its grammar', () => {
    expect(readStem('Ali likes stickers. How many stickers did Ali have?')).toBeNull();
  });

  it('knows the verbs of every world, and whether things come or go', () => {
    for (const world of WORLDS) {
      for (const { past, base } of world.gain) expect(COMING).toContainEqual([past, base]);
      for (const { past, base } of [...world.loss, world.move]) expect(GOING).toContainEqual([past, base]);
    }
  });
});
