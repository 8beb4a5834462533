import { withoutEachOf } from '../../checks/honesty.js';
import { countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { ordinalText } from '../../numbers/number-text.js';
import { DEGREES, deg } from '../../engines/angle-parts.js';
import { range, search, shape } from '../../engines/sketch.js';
import angleThings from '../../engines/angle-things.json' with { type: 'json' };

const TURNS = countOf('turns');

/** After one turn and after two it stands as drawn; each turn is as large as the one before. */
function openTurns(dice: Dice) {
  const step = dice.multiple(5, 10, 25);
  const first = dice.chance(2) ? step : dice.multiple(5, 5, 30);
  return {
    thing: dice.pick(angleThings.turning),
    step,
    first,
    at: (n: number): number => first + (n - 1) * step,
  };
}

const drawingOf = (a: number, b: number) => ({
  kind: 'angle-dial' as const,
  pointers: [
    { at: a, name: '1' },
    { at: b, name: '2' },
  ],
});

/** Turns on, step by step, from the two readings of the dial. */
function walk(given: (name: string) => ReturnType<typeof exact>, turns: number): number {
  const [a, b] = [toWhole(given('one')), toWhole(given('two'))];
  let at = a;
  for (let i = 1; i < turns; i += 1) at += b - a;
  return at;
}

const story = (thing: string): string[] => [
  `${thing} turns by the same angle each time.`,
  'The dial shows where it stands after the 1st and the 2nd turn.',
];

function readingAfter(level: 'not_ready' | 'guided'): Shape {
  return shape(
    `reading-after-turns-${level.replace('_', '-')}`,
    level,
    search(
      (given) => [walk(given, toWhole(given('n')))],
      () => true,
    ),
    (dice) => {
      const d = openTurns(dice);
      const n = level === 'not_ready' ? dice.int(4, 5) : dice.int(6, 9);
      const key = d.at(n);
      if (key > 175 || d.at(2) > 90) return null;
      return {
        story: story(d.thing),
        ask: `At how many degrees does it stand after the ${ordinalText(n)} turn?`,
        blank: `After the ${ordinalText(n)} turn it stands at ___°.`,
        key,
        style: DEGREES,
        params: { one: d.first, two: d.at(2), n },
        drawn: ['one', 'two'],
        work: [
          ['One turn', `${deg(d.at(2))} − ${deg(d.first)}`, DEGREES],
          ['All turns after the 1st', `${n - 1} × ${deg(d.step)}`, DEGREES],
          [`After the ${ordinalText(n)} turn`, `${deg(d.first)} + ${deg((n - 1) * d.step)}`, DEGREES],
        ],
        hints: [
          'Read both pointers on the dial.',
          'How large is one turn?',
          'Go on from the 1st turn, adding the same angle each time.',
        ],
        wrongs: [
          ['one-step-too-few', d.at(n - 1)],
          ['one-step-too-many', d.at(n + 1)],
          ['next-only', d.at(3)],
          ['step-multiplied', n * d.first],
          ['wrong-scale', 180 - key],
          ['step-times-number', n * d.step],
          ['mark-misread', key + 5],
        ],
        drawing: drawingOf(d.first, d.at(2)),
      };
    },
  );
}

const WHICH_TURN: Shape = shape(
  'turn-of-a-reading',
  'independent',
  search(range(1, 40), (x, given) => walk(given, toWhole(x)) === toWhole(given('target'))),
  (dice) => {
    const d = openTurns(dice);
    const n = dice.int(5, 12);
    const target = d.at(n);
    if (target > 180 || d.at(2) > 90) return null;
    return {
      story: story(d.thing),
      ask: `After how many turns does it stand at ${deg(target)}?`,
      blank: `It stands at ${deg(target)} after ___ turns.`,
      key: n,
      style: TURNS,
      via: [['One turn is ___°.', d.step, DEGREES]],
      params: { one: d.first, two: d.at(2), target },
      drawn: ['one', 'two'],
      work: [
        ['One turn', `${deg(d.at(2))} − ${deg(d.first)}`, DEGREES],
        ['Rest of the angle after the 1st turn', `${deg(target)} − ${deg(d.first)}`, DEGREES],
        ['Turns after the 1st', `${target - d.first} ÷ ${d.step}`],
        ['Turns', `${n - 1} + 1`, TURNS],
      ],
      hints: [
        'Read both pointers on the dial. How large is one turn?',
        'How far is it from the first pointer to the last position?',
        'Count how many turns fit. Do not forget the first turn.',
      ],
      wrongs: [
        ['one-step-too-few', n - 1],
        ['one-step-too-many', n + 1],
        ['step-multiplied', exact(target, d.first)],
        ['step-times-number', exact(target, d.step)],
        ['wrong-scale', exact(180 - target, d.step)],
      ],
      drawing: drawingOf(d.first, d.at(2)),
    };
  },
);

/** h9 for angles: equal turns on a dial. */
export const P4_ANGLE_PATTERNS: readonly Shape[] = [
  readingAfter('not_ready'),
  readingAfter('guided'),
  WHICH_TURN,
];

interface Clues {
  id: string;
  level: 'not_ready' | 'guided' | 'independent' | 'mastery';
  /** Limits are told through one and two right angles. */
  through: boolean;
  /** The rest up to two right angles is asked. */
  rest: boolean;
}

function riddle({ id, level, through, rest }: Clues): Shape {
  return shape(
    id,
    level,
    {
      kind: 'search',
      withoutEach: withoutEachOf(() =>
        level === 'not_ready'
          ? [['k'], ['side'], ['less']]
          : through
            ? [['k'], ['over'], ['with']]
            : [['k'], ['side'], ['more']],
      ),
      solve: (givens, words) =>
        range(1, 179)
          .filter((angle) => {
            const told = (name: string, untold: number): number => toWhole(givens.get(name) ?? untold);
            return (
              angle % told('k', 1) === 0 &&
              (words.get('side') !== 'larger' || angle > 90) &&
              (words.get('side') !== 'smaller' || angle < 90) &&
              angle < told('less', 180) &&
              angle > told('more', 0) &&
              angle > 90 + told('over', -90) &&
              angle + told('with', 0) < 180
            );
          })
          .map((angle) => exact(rest ? 180 - angle : angle)),
    },
    (dice) => {
      const k = dice.pick([8, 9, 11, 12, 14, 15, 16, 18, 20, 25, 35, 40]);
      const angle = k * dice.int(2, Math.min(12, Math.floor(170 / k)));
      const key = rest ? 180 - angle : angle;
      const clues: string[] = [`Its size in degrees is a multiple of ${k}.`];
      const params: Record<string, number> = { k };
      const side = level === 'not_ready' ? 'larger' : 'smaller';
      let low = 0;
      let high = 180;
      if (level === 'not_ready') {
        high = angle + dice.int(1, k);
        params.less = high;
        low = 90;
        clues.push('It is larger than a right angle.', `It is less than ${deg(high)}.`);
      } else if (!through) {
        low = angle - dice.int(1, k);
        high = 90;
        params.more = low;
        clues.push('It is smaller than a right angle.', `It is more than ${deg(low)}.`);
      } else {
        const over = angle - dice.int(1, k) - 90;
        const together = 180 - angle - dice.int(1, k);
        if (over < 2 || together < 2) return null;
        low = 90 + over;
        high = 180 - together;
        params.over = over;
        params.with = together;
        clues.push(
          `It is more than ${deg(over)} larger than a right angle.`,
          `Together with ${deg(together)} it is still less than two right angles.`,
        );
      }
      const multiples = range(1, 179).filter((a) => a % k === 0);
      const fits = multiples.filter((a) => a > low && a < high);
      // Exactly one fits, and without any one clue at least two do.
      if (fits.length !== 1 || fits[0] !== angle || high - low < 3) return null;
      if (multiples.filter((a) => a > low).length < 2 || multiples.filter((a) => a < high).length < 2)
        return null;
      const count = angle / k;
      return {
        story: [dice.pick(angleThings.openers), ...clues],
        ask: rest ? 'How many degrees less than two right angles is it?' : 'What is the size of the angle?',
        blank: rest ? 'It is ___° less than two right angles.' : 'The size of the angle is ___°.',
        key,
        style: DEGREES,
        via: rest
          ? [['The size of the angle is ___°.', angle, DEGREES]]
          : through
            ? [[`${deg(params.with ?? 0)} and ___° make two right angles.`, high, DEGREES]]
            : [],
        params: through ? params : { ...params, side },
        work: [
          ...(through
            ? ([
                ['Lower limit', `90° + ${deg(params.over ?? 0)}`, DEGREES],
                ['Upper limit', `180° − ${deg(params.with ?? 0)}`, DEGREES],
              ] as const)
            : [`It is between ${deg(low)} and ${deg(high)}.`]),
          [`The only multiple of ${k} there`, `${count} × ${k}°`, DEGREES],
          ...(rest ? ([['Difference from two right angles', `180° − ${deg(angle)}`, DEGREES]] as const) : []),
        ],
        hints: [
          'How many degrees are there in a right angle? And in two?',
          'Write down between which sizes the angle lies.',
          'List the multiples that lie there. Check every clue.',
        ],
        wrongs: [
          ['clue-missed', rest ? 180 - (angle - k) : angle - k],
          ['clue-missed', rest ? 180 - (angle + k) : angle + k],
          ['first-clue-only', rest ? 180 - 2 * k : 2 * k],
          ['clue-missed', high],
          ['right-angle-as-hundred', key + 10],
          ['other-angle', rest ? angle : 180 - angle],
        ],
        drawing: null,
      };
    },
  );
}

/** h10 for angles: clues that leave one size. */
export const P4_ANGLE_CLUES: readonly Shape[] = [
  riddle({ id: 'larger-than-a-right-angle', level: 'not_ready', through: false, rest: false }),
  riddle({ id: 'smaller-than-a-right-angle', level: 'guided', through: false, rest: false }),
  riddle({ id: 'between-sums', level: 'independent', through: true, rest: false }),
  riddle({ id: 'between-sums-then-rest', level: 'mastery', through: true, rest: true }),
];
