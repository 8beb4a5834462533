import type { Shape } from '../core/draft.js';
import type { Person } from '../core/people.js';
import { type FilledScene, openFilled } from './filled-scene.js';
import { partsShape } from './same-parts.js';

const WRONG_WAY = 'Does it get more or less? Check each change.';

/** Shapes of h2 (told forwards) for fractions of one whole. */
export function filledForwardsShapes(scenes: ReadonlyArray<(p: Person) => FilledScene>): Shape[] {
  return [
    partsShape(
      'used',
      'not_ready',
      (x, told) => x.add(told('used')).equals(told('start')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [start, used] = [dice.int(2, n - 1), dice.int(1, n - 2)];
        if (used >= start) return null;
        parts.rename(start, used);
        parts.answer('Now', start, '−', used);
        return {
          story: [scene.start(show(start)), scene.uses(show(used))],
          ask: scene.askNow,
          blank: scene.blankNow,
          key: start - used,
          style: scene.style,
          told: { start, used },
          hints: [
            'Does it get more or less?',
            'Write both fractions with the same denominator.',
            `In parts of 1/${n}, take away the parts that are used.`,
          ],
          wrongs: [
            ['changed-the-wrong-way', WRONG_WAY, start + used],
            ['gave-the-change', 'This is what is used.', used],
            ['gave-the-start', 'This is what was there at first.', start],
            ['missing-to-the-whole', 'This is what is missing from a full one.', n - start + used],
            ['one-part-too-many', 'Count the parts again.', start - used + 1],
            ['one-part-too-few', 'Count the parts again.', start - used - 1],
          ],
          drawing: {
            kind: 'fraction-bars',
            bars: [{ label: 'At first', parts: n, shaded: start }],
          },
        };
      },
    ),
    partsShape(
      'used-and-added',
      'guided',
      (x, told) => x.add(told('used')).equals(told('start').add(told('added'))),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [start, used, added] = [dice.int(2, n - 1), dice.int(1, n - 2), dice.int(1, n - 2)];
        const now = start - used + added;
        if (used >= start || now > n - 1 || used === added) return null;
        parts.rename(start, used, added);
        parts.sum('After some is used', start, '−', used);
        parts.answer('Now', start - used, '+', added);
        return {
          story: [scene.start(show(start)), scene.uses(show(used)), scene.adds(show(added))],
          ask: scene.askNow,
          blank: scene.blankNow,
          key: now,
          style: scene.style,
          told: { start, used, added },
          hints: [
            'There are two changes. Which one makes less and which one more?',
            'Write the fractions with the same denominator.',
            `In parts of 1/${n}, take away first and then add.`,
          ],
          wrongs: [
            ['stopped-early', 'One more change comes after this.', start - used],
            ['one-change-only', 'There are two changes.', start + added],
            ['changed-the-wrong-way', WRONG_WAY, start + used - added],
            ['both-taken-away', WRONG_WAY, start - used - added],
            ['both-added', WRONG_WAY, start + used + added],
            ['one-part-too-many', 'Count the parts again.', now + 1],
            ['one-part-too-few', 'Count the parts again.', now - 1],
          ],
        };
      },
    ),
    partsShape(
      'added-unknown',
      'independent',
      (x, told) => told('start').sub(told('used')).add(x).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [start, used, added] = [dice.int(2, n - 1), dice.int(1, n - 2), dice.int(1, n - 2)];
        const end = start - used + added;
        if (used >= start || end > n) return null;
        parts.rename(start, used, end);
        parts.sum('After some is used', start, '−', used);
        parts.answer('Added', end, '−', start - used);
        return {
          story: [scene.start(show(start)), scene.uses(show(used)), scene.addsUnknown, scene.end(show(end))],
          ask: scene.askAdded,
          blank: scene.blankAdded,
          key: added,
          style: scene.style,
          told: { start, used, end },
          middle: [scene.blankAfter, start - used],
          hints: [
            'Tell the story in order. What is there before more comes in?',
            'Write the fractions with the same denominator.',
            'Compare what is left after some is used with the end.',
          ],
          wrongs: [
            ['stopped-early', 'This is what was left. How much has to come in?', start - used],
            ['start-and-end-only', 'Some was used in between.', Math.abs(end - start)],
            ['used-forgotten', 'Some was used in between.', n - end],
            ['added-the-end', WRONG_WAY, start - used + end],
            ['gave-the-change', 'This is what is used.', used],
            ['one-part-too-many', 'Count the parts again.', added + 1],
            ['one-part-too-few', 'Count the parts again.', added - 1],
          ],
        };
      },
    ),
    partsShape(
      'used-twice',
      'mastery',
      (x, told) => told('start').sub(x.mul(2)).add(told('added')).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [start, each, added] = [dice.int(3, n), dice.int(1, 4), dice.int(1, n - 3)];
        const end = start - 2 * each + added;
        if (2 * each >= start || end < 1 || end > n || start + added > n + 4) return null;
        parts.rename(start, added, end);
        parts.sum('Before more comes in', end, '−', added);
        parts.sum('Used altogether', start, '−', end - added);
        parts.working.calc('Parts each time', `${2 * each} ÷ 2`);
        parts.working.calc('Each time', `${each} × 1/${n}`, scene.style);
        if (end - added < 1) return null;
        return {
          story: [scene.start(show(start)), scene.usesTwice, scene.adds(show(added)), scene.end(show(end))],
          ask: scene.askUsed,
          blank: scene.blankUsed,
          key: each,
          style: scene.style,
          told: { start, added, end },
          middle: [scene.blankAfter, end - added],
          hints: [
            'Start from the end. What was there before more came in?',
            'Write the fractions with the same denominator. Find what was used altogether.',
            'The same amount was used two times. Share the parts by two.',
          ],
          wrongs: [
            ['not-shared', 'This was used altogether, in two equal amounts.', 2 * each],
            [
              'added-not-undone',
              'More came in. Take that away first.',
              Math.floor(Math.abs(start - end) / 2),
            ],
            ['stopped-early', 'This is what was left before more came in.', end - added],
            ['wrong-way', WRONG_WAY, Math.floor((start + end - added) / 2)],
            ['one-part-too-many', 'Count the parts again.', each + 1],
            ['one-part-too-few', 'Count the parts again.', each - 1],
            ['gave-what-was-added', 'This is what came in.', added],
          ],
        };
      },
    ),
  ];
}
