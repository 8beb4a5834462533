import { PLAIN, amount, moreText } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { SymbolLinesSpec } from '../../drawing/drawing-spec.js';
import { HOLDERS } from '../shared/holders.scene.js';

const repeat = (symbol: 'square' | 'triangle' | 'circle', count: number): SymbolLinesSpec['lines'][number] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? [{ symbol }] : [{ text: '+' }, { symbol }])).flat();

/** Boxes and a loose number make a whole: with boxes drawn, or as a story. */
function boxesAndLoose(id: string, level: 'not_ready' | 'guided', drawn: boolean): Shape {
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [gateway('parts = count * x'), relation('whole = parts + loose')],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const count = level === 'not_ready' ? dice.int(2, 3) : dice.int(3, 6);
      const key = dice.int(6, level === 'not_ready' ? 20 : 35);
      const loose = dice.int(5, 40);
      const whole = count * key + loose;
      const scene = dice.pick(HOLDERS);
      const p = drawPerson(dice);
      if (drawn && count > 4) return null;
      const style = drawn ? PLAIN : scene.style;
      const working = new Working();
      const parts = working.calc(
        drawn ? 'All the squares' : `All the ${scene.holders}`,
        `${whole} − ${loose}`,
        style,
      );
      working.calc(drawn ? 'One square' : `One ${scene.holder}`, `${style.bare(parts)} ÷ ${count}`, style);
      return {
        story: drawn
          ? ['In the number sentence in the figure, each square stands for the same number.']
          : [
              `${p.name} has ${count} ${scene.holders} with the same number of ${scene.things} in each.`,
              `There are also ${style.text(loose)} outside the ${scene.holders}.`,
              `There are ${style.text(whole)} altogether.`,
            ],
        ask: drawn
          ? 'What number does one square stand for?'
          : `How many ${scene.things} are in each ${scene.holder}?`,
        blank: drawn
          ? 'One square stands for ___.'
          : `There are ___ ${scene.things} in each ${scene.holder}.`,
        answer: amount(key, style),
        middles: [],
        params: drawn ? { count, loose, whole } : { count, loose, whole },
        working,
        hints: [
          'Which part of the whole is known?',
          drawn
            ? 'Take the known number away. What do the squares make together?'
            : `How many ${scene.things} are inside all the ${scene.holders} together?`,
          `Take ${loose} from ${whole}. Then share by ${count}.`,
        ],
        wrongs: [
          {
            code: 'known-part-not-taken-away',
            explanation: 'Take the known number away before you share.',
            value: exact(whole, count),
          },
          { code: 'not-shared', explanation: 'This is for all of them together.', value: count * key },
          {
            code: 'same-operation',
            explanation: 'To undo adding, take away.',
            value: exact(whole + loose, count),
          },
          {
            code: 'undone-in-wrong-order',
            explanation: 'Take away first, then share.',
            value: exact(whole, count).sub(loose).abs(),
          },
          {
            code: 'shared-among-one-more',
            explanation: 'The known number is not one of the equal parts.',
            value: exact(count * key, count + 1),
          },
          {
            code: 'one-too-few',
            explanation: 'Count the equal parts again.',
            value: exact(count * key, Math.max(count - 1, 1)),
          },
          {
            code: 'shared-the-known-number',
            explanation: 'You shared the known number.',
            value: exact(loose, count),
          },
          {
            code: 'counted-not-shared',
            explanation: 'Equal parts are found by sharing, not by taking away.',
            value: whole - loose - count,
          },
        ],
        drawing: drawn
          ? { kind: 'symbol-lines', lines: [[...repeat('square', count), { text: `+ ${loose} = ${whole}` }]] }
          : level === 'not_ready'
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: '',
                    segments: [
                      ...Array.from({ length: count }, () => ({ size: key, label: '?' })),
                      { size: loose, label: String(loose), tint: 'amber' as const },
                    ],
                    brace: String(whole),
                  },
                ],
              }
            : null,
      };
    },
  };
}

const TWO_SYMBOLS: Shape = {
  id: 'two-symbols',
  levels: ['independent'],
  proof: {
    kind: 'facts',
    facts: [gateway('sum = twos * tri'), gateway('parts = count * box'), relation('whole = tri + parts')],
    asked: 'box',
  },
  draw: (dice): Draft | null => {
    const tri = dice.int(4, 25);
    const box = dice.int(4, 25);
    const twos = dice.int(2, 3);
    const count = dice.int(2, 3);
    if (tri === box) return null;
    const sum = twos * tri;
    const whole = tri + count * box;
    const working = new Working();
    const one = working.calc('One triangle', `${sum} ÷ ${twos}`);
    const rest = working.calc('All the squares', `${whole} − ${one.toFraction()}`);
    working.calc('One square', `${rest.toFraction()} ÷ ${count}`);
    return {
      story: ['In the number sentences in the figure, the same shape always stands for the same number.'],
      ask: 'What number does one square stand for?',
      blank: 'One square stands for ___.',
      answer: amount(box, PLAIN),
      middles: [{ blank: 'One triangle stands for ___.', amount: amount(tri, PLAIN) }],
      params: { twos, sum, count, whole },
      working,
      hints: [
        'Which number sentence has only one kind of shape?',
        'Find the triangle first, then put it into the other number sentence.',
        'Take the triangle away from the second sum. The squares share what is left equally.',
      ],
      wrongs: [
        {
          code: 'gave-the-other-symbol',
          explanation: 'This is the triangle. The question asks for the square.',
          value: tri,
        },
        {
          code: 'first-sum-taken-away',
          explanation: 'The second sentence has only one triangle.',
          value: exact(Math.abs(whole - sum), count),
        },
        { code: 'not-shared', explanation: 'This is for all the squares together.', value: count * box },
        {
          code: 'symbols-taken-equal',
          explanation: 'Different shapes stand for different numbers.',
          value: exact(whole, count + 1),
        },
        {
          code: 'triangle-forgotten',
          explanation: 'Take the triangle away first.',
          value: exact(whole, count),
        },
        {
          code: 'gave-the-difference',
          explanation: 'This is the difference of the two sums.',
          value: Math.abs(whole - sum),
        },
        {
          code: 'added-the-triangle',
          explanation: 'Take the triangle away, do not add it.',
          value: exact(whole + tri, count),
        },
      ],
      drawing: {
        kind: 'symbol-lines',
        lines: [
          [...repeat('triangle', twos), { text: `= ${sum}` }],
          [{ symbol: 'triangle' }, { text: '+' }, ...repeat('square', count), { text: `= ${whole}` }],
        ],
      },
    };
  },
};

const ONE_MORE_THAN_OTHER: Shape = {
  id: 'holders-with-difference',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [gateway('big = small + more'), relation('whole = bigCount * big + smallCount * small')],
    asked: 'big',
  },
  draw: (dice): Draft | null => {
    const scene = dice.pick(HOLDERS);
    const p = drawPerson(dice);
    const { style } = scene;
    const bigCount = dice.int(2, 5);
    const smallCount = dice.int(2, 6);
    const small = dice.int(5, 25);
    const more = dice.int(3, 15);
    if (bigCount === smallCount) return null;
    const big = small + more;
    const whole = bigCount * big + smallCount * small;
    const n = bigCount + smallCount;
    const working = new Working();
    const extra = working.calc('More in the large ones', `${bigCount} × ${more}`, style);
    const even = working.calc('If all were small', `${whole} − ${style.bare(extra)}`, style);
    const all = working.calc(`Number of ${scene.holders}`, `${bigCount} + ${smallCount}`);
    const low = working.calc(`A small ${scene.holder}`, `${style.bare(even)} ÷ ${all.toFraction()}`, style);
    working.calc(`A large ${scene.holder}`, `${style.bare(low)} + ${more}`, style);
    return {
      story: [
        `${p.name} has ${bigCount} large ${scene.holders} and ${smallCount} small ${scene.holders} with ${style.text(whole)} in them.`,
        `Each large ${scene.holder} has ${moreText(style.text(more), style)} than each small ${scene.holder}.`,
      ],
      ask: `How many ${scene.things} are in each large ${scene.holder}?`,
      blank: `There are ___ ${scene.things} in each large ${scene.holder}.`,
      answer: amount(big, style),
      middles: [
        {
          blank: `There are ___ ${scene.things} in each small ${scene.holder}.`,
          amount: amount(small, style),
        },
      ],
      params: { bigCount, smallCount, whole, more },
      working,
      hints: [
        `Draw one box for each small ${scene.holder}. How would you draw a large one?`,
        `How many ${scene.things} would there be if all the ${scene.holders} were small?`,
        `Take away ${more} for each large ${scene.holder}, share by all the ${scene.holders}, then go back to a large one.`,
      ],
      wrongs: [
        { code: 'gave-the-other', explanation: `This is for a small ${scene.holder}.`, value: small },
        {
          code: 'extra-taken-once',
          explanation: `Every large ${scene.holder} has more, not only one.`,
          value: exact(whole - more, n).add(more),
        },
        {
          code: 'holders-taken-equal',
          explanation: `Large and small ${scene.holders} do not hold the same number.`,
          value: exact(whole, n),
        },
        {
          code: 'difference-forgotten-at-start',
          explanation: 'Take the extra ones away before you share.',
          value: exact(whole, n).add(more),
        },
        {
          code: 'only-large-counted',
          explanation: `The small ${scene.holders} hold some as well.`,
          value: exact(whole, bigCount),
        },
        {
          code: 'extra-for-the-wrong-ones',
          explanation: `The extra ones are in the large ${scene.holders}.`,
          value: exact(whole - smallCount * more, n).add(more),
        },
        {
          code: 'extra-taken-twice',
          explanation: 'Go back to the large one by adding the difference once.',
          value: small + 2 * more,
        },
        {
          code: 'extra-added',
          explanation: 'Take the extra ones away, do not add them.',
          value: exact(whole + bigCount * more, n),
        },
      ],
      drawing: null,
    };
  },
};

/** h1 for balance and boxes. */
export const ALGEBRA_PART_WHOLE: readonly Shape[] = [
  boxesAndLoose('squares-and-number', 'not_ready', true),
  boxesAndLoose('holders-and-loose', 'not_ready', false),
  boxesAndLoose('more-squares-and-number', 'guided', true),
  boxesAndLoose('more-holders-and-loose', 'guided', false),
  TWO_SYMBOLS,
  ONE_MORE_THAN_OTHER,
];
