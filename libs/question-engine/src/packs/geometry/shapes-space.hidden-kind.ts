import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import type { RowShape } from '../../drawing/shape-row.drawing.js';
import { range, shape } from '../../engines/sketch.js';

/** A whole is told, two kinds are counted in the picture, the third is the rest. */
export const HIDDEN_KIND: Shape = shape(
  'rest-of-the-shapes',
  'not_ready',
  {
    kind: 'search',
    solve: (givens, words) => {
      const shown = (words.get('row') ?? '').split('/').filter((name) => name !== 'circle').length;
      return range(1, 60)
        .map((n) => exact(n))
        .filter((n) => n.add(shown).equals(givens.get('whole') ?? 0));
    },
  },
  (dice) => {
    const { name } = drawPerson(dice);
    const [a, b, key] = [dice.int(3, 6), dice.int(3, 6), dice.int(3, 9)];
    const circles = dice.int(1, 2);
    if (circles >= key) return null;
    const place = dice.pick([
      'cards',
      'stickers',
      'tiles',
      'buttons',
      'foam shapes',
      'biscuits',
      'magnets',
      'stamps',
    ]);
    const four = dice.pick(['square', 'rectangle'] as const);
    const row: RowShape[] = dice.shuffle([
      ...range(1, a).map(() => 'triangle' as const),
      ...range(1, b).map(() => four),
      ...range(1, circles).map(() => 'circle' as const),
    ]);
    const whole = a + b + key;
    return {
      story: [
        `${name} has ${whole} ${place}: triangles, ${four}s and circles.`,
        `The picture shows all the triangles and ${four}s, but not all the circles.`,
      ],
      ask: `How many circles does ${name} have?`,
      blank: `${name} has ___ circles.`,
      key,
      style: PLAIN,
      params: { row: row.join('/'), whole },
      work: [
        ['Shapes with corners', `${a} + ${b}`],
        ['Circles', `${whole} − ${a + b}`],
      ],
      hints: [
        'All the shapes together make the whole.',
        `Count the triangles and the ${four}s in the picture.`,
        'Take them away from the number of all the shapes.',
      ],
      wrongs: [
        ['part-for-whole', circles, 'These circles are shown. Some are not shown.'],
        ['only-one-part', whole - a, `Take away the ${four}s, too.`],
        ['only-one-part', whole - b, 'Take away the triangles, too.'],
        ['other-part', a + b, `These are the triangles and ${four}s. Find the circles.`],
        ['other-part', key - circles, 'Count the circles that are shown, too.'],
        ['added-instead', whole + a + b, 'Take the other shapes away. Do not add them.'],
        ['gave-a-given', whole, 'These are all the shapes. Find the circles.'],
      ],
      drawing: { kind: 'shape-row', shapes: row, scattered: true },
    };
  },
);
