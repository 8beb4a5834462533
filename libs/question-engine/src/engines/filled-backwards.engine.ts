import type { Shape } from '../core/draft.js';
import type { Person } from '../core/people.js';
import { type FilledScene, openFilled } from './filled-scene.js';
import { partsShape, topsAndBottoms } from './same-parts.js';

/** Shapes of h7 (the start is looked for) for fractions of one whole. */
export function filledBackwardsShapes(scenes: ReadonlyArray<(p: Person) => FilledScene>): Shape[] {
  return [
    partsShape(
      'undo-one-use',
      'not_ready',
      (x, told) => x.sub(told('used')).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [used, end] = [dice.int(1, n - 2), dice.int(1, n - 2)];
        const start = used + end;
        if (start > n - 1 || used === end) return null;
        parts.rename(used, end);
        parts.answer('At first', end, '+', used);
        return {
          story: [scene.startUnknown, scene.uses(show(used)), scene.end(show(end))],
          ask: scene.askStart,
          blank: scene.blankStart,
          key: start,
          style: scene.style,
          told: { used, end },
          hints: [
            'Start from the end and go back.',
            'Put back what was used.',
            'Write both fractions with the same denominator. Then add.',
          ],
          wrongs: [
            ['same-operation', 'To go back, do the opposite of what happened.', Math.abs(end - used)],
            ['gave-the-end', 'This is what is there in the end.', end],
            ['gave-the-change', 'This is what was used.', used],
            ['one-part-too-many', 'Count the parts again.', start + 1],
            ['one-part-too-few', 'Count the parts again.', start - 1],
          ],
          slips: [
            [
              'tops-and-bottoms',
              'Tops and bottoms cannot be added by themselves.',
              topsAndBottoms(parts.of(used), parts.of(end)),
            ],
          ],
          drawing: {
            kind: 'fraction-bars',
            bars: [{ label: 'In the end', parts: n, shaded: end, outlined: used }],
          },
        };
      },
    ),
    partsShape(
      'undo-two-uses',
      'guided',
      (x, told) => x.sub(told('used')).sub(told('more')).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [used, more, end] = [dice.int(1, n - 3), dice.int(1, n - 3), dice.int(1, n - 3)];
        const start = used + more + end;
        if (start > n || used === more) return null;
        parts.rename(used, more, end);
        parts.sum('Before the last use', end, '+', more);
        parts.answer('At first', end + more, '+', used);
        return {
          story: [
            scene.startUnknown,
            scene.uses(show(used)),
            scene.usesMore(show(more)),
            scene.end(show(end)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          key: start,
          style: scene.style,
          told: { used, more, end },
          hints: [
            'Start from the end and go back, one change at a time.',
            'Put back what was used last, then what was used first.',
            'Write the fractions with the same denominator before you add.',
          ],
          wrongs: [
            ['one-use-only', 'Something was used two times. Put both back.', end + used],
            ['one-use-only', 'Something was used two times. Put both back.', end + more],
            ['end-forgotten', 'Something is still there in the end.', used + more],
            ['same-operation', 'To go back, do the opposite of what happened.', Math.abs(end - used - more)],
            ['one-part-too-many', 'Count the parts again.', start + 1],
            ['one-part-too-few', 'Count the parts again.', start - 1],
          ],
          slips: [
            [
              'tops-and-bottoms',
              'Tops and bottoms cannot be added by themselves.',
              topsAndBottoms(parts.of(used), parts.of(more), parts.of(end)),
            ],
          ],
        };
      },
    ),
    partsShape(
      'undo-added',
      'independent',
      (x, told) => x.sub(told('used')).add(told('added')).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [used, added, start] = [dice.int(1, n - 2), dice.int(1, n - 2), dice.int(2, n)];
        const end = start - used + added;
        if (used >= start || end > n || used === added) return null;
        parts.rename(used, added, end);
        parts.sum('Before more came in', end, '−', added);
        parts.answer('At first', end - added, '+', used);
        return {
          story: [scene.startUnknown, scene.uses(show(used)), scene.adds(show(added)), scene.end(show(end))],
          ask: scene.askStart,
          blank: scene.blankStart,
          key: start,
          style: scene.style,
          told: { used, added, end },
          middle: [scene.blankAfter, end - added],
          hints: [
            'Start from the end. Which change came last?',
            'Undo the last change first: take away what came in.',
            'Then put back what was used. Work in parts of the same size.',
          ],
          wrongs: [
            ['same-operations', 'To go back, do the opposite of what happened.', end - used + added],
            ['stopped-early', 'One more change has to be undone.', end - added],
            ['last-change-not-undone', 'What came in later was not there at first.', end + used],
            ['both-added', 'What came in later was not there at first.', end + used + added],
            ['one-part-too-many', 'Count the parts again.', start + 1],
            ['one-part-too-few', 'Count the parts again.', start - 1],
          ],
        };
      },
    ),
    partsShape(
      'undo-half',
      'mastery',
      (x, told) => x.sub(told('used')).div(2).add(told('added')).equals(told('end')),
      (dice, parts) => {
        const { scene, n, show } = openFilled(scenes, dice, parts);
        const [used, half, added] = [dice.int(1, n - 3), dice.int(1, 4), dice.int(1, n - 3)];
        const start = used + 2 * half;
        const end = half + added;
        if (start > n || end > n) return null;
        parts.rename(used, added, end);
        parts.sum('Before more came in', end, '−', added);
        parts.sum('Before half was used', half, '+', half);
        parts.answer('At first', 2 * half, '+', used);
        return {
          story: [
            scene.startUnknown,
            scene.uses(show(used)),
            scene.usesHalf,
            scene.adds(show(added)),
            scene.end(show(end)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          key: start,
          style: scene.style,
          told: { used, added, end },
          middle: [scene.blankAfter, half],
          hints: [
            'Write the changes in order. Start from the last one.',
            'Take away what came in. What you have then is one half of what was there before.',
            'Double it, then put back what was used first.',
          ],
          wrongs: [
            ['half-not-undone', 'Half was used. What is left is the other half: double it.', half + used],
            ['last-change-not-undone', 'Take away what came in first.', 2 * end + used],
            ['stopped-early', 'One more change has to be undone.', 2 * half],
            ['same-operation', 'To go back, do the opposite of what happened.', Math.abs(2 * half - used)],
            ['one-part-too-many', 'Count the parts again.', start + 1],
            ['one-part-too-few', 'Count the parts again.', start - 1],
          ],
        };
      },
    ),
  ];
}
