import type { WrongValue } from '../../core/draft.js';
import type { Num } from '../../numbers/exact.js';

/** Misconceptions about data, pie charts, nets and grids, each with one kind sentence. */
const SLIPS = {
  // Reading
  'key-ignored': 'You counted the pictures. Look at what each picture stands for.',
  'key-added': 'Each picture stands for some of them. Multiply, do not add.',
  'one-picture-too-many': 'Count the pictures again.',
  'one-picture-too-few': 'Count the pictures again.',
  'scale-ignored': 'You counted the marks. Look at what each mark on the scale stands for.',
  'read-line-above': 'Look along the top of the bar to the scale again.',
  'read-line-below': 'Look along the top of the bar to the scale again.',
  'read-wrong-row': 'Check that you read the value you need.',
  'misread-value': 'Read the values again.',
  // Parts and wholes
  'one-part-only': 'There is one more part to think of.',
  'added-to-the-whole': 'The parts are inside the whole. Do not add them to it.',
  'gave-the-known-parts': 'These are the known parts. Find the part that is asked for.',
  'gave-the-total': 'This is the total. The question asks for something else.',
  'gave-the-difference': 'This is the difference. The question asks for something else.',
  'found-the-difference': 'You took one from the other. Put them together.',
  'added-instead': 'You added. Think about what the question compares.',
  'gave-the-other': 'This belongs to another one. Check which one the question asks for.',
  'one-of-two': 'This is only one of the two. Find how many more one has than the other.',
  'gave-a-given': 'This number is in the question. There is one more thing to find.',
  'not-shared': 'This is for all of them together. Share it equally.',
  'shared-wrongly': 'Check how many equal parts there are.',
  'not-halved': 'Two parts are equal here. Share by two.',
  'halved-too-soon': 'Find what is left before you share it.',
  'extra-forgotten': 'One part has some more than the other. Use that too.',
  'extra-wrong-way': 'Check which part has more.',
  'stopped-early': 'You are on the way. There is one more step.',
  'one-too-many': 'You are close. Check each step again.',
  'one-too-few': 'You are close. Check each step again.',
  'not-in-pictures': 'The question asks for pictures. Think of what each one stands for.',
  // Changes
  'change-wrong-way': 'Check whether the number goes up or down.',
  'change-forgotten': 'A change was left out.',
  'one-change-only': 'There are two changes. Use both.',
  'gave-the-change': 'This is the change, not the number that is asked for.',
  'changes-added': 'One change adds and the other takes away.',
  'gave-the-end': 'This is what there is in the end. The question asks for something else.',
  'gave-the-start': 'This is what there was at the start. Something changes after that.',
  'same-operation': 'To go back, do the opposite of what happened.',
  'undone-in-wrong-order': 'Undo the last change first.',
  'half-not-undone': 'To undo a half, double.',
  'halved-again': 'To undo a half, double. Do not halve again.',
  // Transfers
  'whole-difference': 'Moving the whole difference only swaps the two. Move half of it.',
  'half-of-the-total': 'This is an equal share of the total. How many must move to get there?',
  'one-side-only': 'What leaves one goes to the other. Both change.',
  'moved-once': 'Both change when some are moved: one goes down and the other goes up.',
  'moved-the-wrong-way': 'Check which one gives and which one gets.',
  // Trying and patterns
  'try-again': 'Try this value in the question. It does not fit all that is told.',
  'swapped-kinds': 'This is the number of the other kind.',
  'shared-by-the-sum': 'Do not share by both together. Try a number and check it.',
  'gap-by-one-value': 'Swapping one kind for the other changes the total by the difference only.',
  'one-step-too-many': 'Count the steps again, starting from the first one.',
  'one-step-too-few': 'Count the steps again, starting from the first one.',
  'one-step-only': 'You went on by one step only.',
  'first-multiplied': 'It grows by the same step, not by the first number.',
  'start-forgotten': 'Remember where it starts.',
  'gave-the-last': 'This is the last one only. The question asks for all of them.',
  'doubled-the-middle': 'Twice as far along does not mean twice as many.',
  'growth-forgotten': 'The number grows each time. It does not stay as it was at the start.',
  'misses-a-clue': 'This fits some clues, but not all of them.',
  // Averages
  // Shares
  'share-of-the-whole': 'This part is of what is left, not of the whole.',
  'share-of-its-own': 'The fraction that is lost is a fraction of what it had, not of the whole.',
  'part-for-whole': 'You found a part of it. The question asks for the whole.',
  'wrong-sector': 'You used the share of another sector.',
  'taken-once': 'Take it away in both years, not only in one.',
  'share-as-amount': 'A share is not a number of things. Find that share of the whole.',
  'gave-the-share-taken': 'This is the part that the fraction gives. The question asks for another part.',
  'gave-the-remainder': 'This is what is left after the first part. One more step is needed.',
  'remainder-forgotten': 'Find what is left first.',
  'old-whole-kept': 'The whole has changed too.',
  'old-part-kept': 'The part has changed too.',
  'other-part': 'This is the other part of the whole.',
  'fractions-added': 'The parts are not of the same whole. Work them out one after the other.',
  'one-unit-only': 'This is one equal unit. Count how many units are asked for.',
  'degrees-as-percent': 'Degrees are not per cent. A whole circle has its own number of degrees.',
  'hundred-for-the-circle': 'The whole circle has more than one hundred degrees.',
  'half-circle': 'Think of the whole circle, not half of it.',
  'charts-mixed': 'This year and last year have different totals.',
  'shares-compared': 'The two totals are different, so equal shares are not equal numbers.',
  // Nets
  'lid-counted': 'Check whether the box has a lid.',
  'volume-for-area': 'This is the volume. The paper covers the faces.',
  'cut-forgotten': 'The cut corners make the base smaller.',
  // Grids
  'coordinates-swapped': 'Along comes first, up comes second.',
  'points-counted': 'Count the steps between the points, not the points.',
  'left-as-right': 'Check the direction of each move.',
  'one-move-only': 'There is one more move to use.',
  'axis-only': 'You used only one of the directions.',
  'gave-the-path': 'This is the whole path. The question asks for a part of it.',
  'gave-the-gap': 'This is how much longer one part is than the other. The question asks for something else.',
  'move-forgotten': 'One of the moves is left out.',
  'gave-a-coordinate': 'This is read off the axes. The question asks for something else.',
  'perimeter-for-area': 'You added the sides. The area is base times height.',
  // Algebra
  'three-more-for-times': 'Times as many is not the same as that many more.',
  'gave-the-letter': 'This is the value of the letter. The question asks for something else.',
  'number-left-out': 'Take the plain number into account as well.',
  'terms-miscounted': 'Count how many of the letter there are altogether.',
} as const;

/** Stable code of a misconception of this family. */
export type SlipCode = keyof typeof SLIPS;

/** A value that the named slip leads to. */
export function slip(code: SlipCode, value: Num): WrongValue {
  return { code, explanation: SLIPS[code], value };
}
