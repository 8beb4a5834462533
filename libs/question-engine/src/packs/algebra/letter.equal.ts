import type { Plot } from '../../engines/plot.engine.js';
import { LETTER, NEAR } from './letter.counts.js';

/** h4 with a letter: two amounts are equal. */
export const LETTER_EQUAL: readonly Plot[] = (['not_ready', 'guided', 'independent', 'mastery'] as const).map(
  (level): Plot => {
    const both = level === 'independent' || level === 'mastery';
    const whole = level === 'mastery';
    return {
      id: {
        not_ready: 'equal-to-one-more',
        guided: 'equal-to-more',
        independent: 'equal-with-numbers',
        mastery: 'equal-amounts',
      }[level],
      levels: [level],
      facts: [
        both ? '* left = n * x + c' : '* left = n * x',
        level === 'not_ready' ? '* right = x + d' : '* right = m * x + d',
        'left = right',
      ],
      draw: (dice) => {
        const m = level === 'not_ready' ? 1 : dice.int(2, 6);
        const n = m + dice.int(level === 'not_ready' ? 1 : 2, 4);
        const x = dice.int(4, level === 'not_ready' ? 15 : 30);
        const c = both ? dice.int(3, 30) : 0;
        const d = (n - m) * x + c;
        return new Set([n, m, x, c, d]).size < 5
          ? null
          : { n, m, x, d, gap: n - m, rest: d - c, ...(both ? { c } : {}), nx: n * x, left: n * x + c };
      },
      given: both ? ['n', 'm', 'c', 'd'] : level === 'not_ready' ? ['n', 'd'] : ['n', 'm', 'd'],
      tell: [
        both ? '{A} has {n}{letter} + {c} {things}.' : '{A} has {n}{letter} {things}.',
        m1(level),
        'They have the same number of {things}.',
      ],
      ...(whole
        ? {
            ask: 'How many {things} does {A} have?',
            blank: '{A} has ___ {things}.',
            counts: '{things}',
            key: 'left',
            middle: { name: 'x', blank: 'The value of {letter} is ___.' },
          }
        : {
            ...LETTER,
            ...(both ? { middle: { name: 'rest', blank: '{gap}{letter} is equal to ___.' } } : {}),
          }),
      steps: [
        ...(both ? [['{gap}{letter}', 'd − c', 'rest'] as const] : []),
        ['More {letter} with {A}', 'n − m', 'gap'],
        ['{letter}', both ? 'rest ÷ gap' : 'd ÷ gap', 'x'],
        ...(whole ? [['{A} has', 'n × x + c', 'left'] as const] : []),
      ],
      hints: [
        'Both amounts are equal. Draw two bars of the same length.',
        'Take the same from both bars. What is left?',
        both
          ? 'Take the letters of {B} and {c} from both. The extra letters make the rest.'
          : 'Take the letters of {B} from both. The extra letters make {d}.',
      ],
      slips: [
        ...(whole
          ? ([
              ['gave-the-letter', 'This is {letter}. Find what {A} has.', 'x'],
              ['number-forgotten', 'Add the number without the letter.', 'n × x'],
              ['one-letter-too-few', 'Check how many letters there are.', 'left − x'],
              ['one-letter-too-many', 'Check how many letters there are.', 'left + x'],
              ['both-together', 'Find what {A} has alone.', '2 × (n × x + c)'],
              ['added-not-multiplied', 'A number before a letter means multiply.', 'n + x + c'],
            ] as const)
          : ([
              ['letters-added', 'Take the same from both sides.', both ? '(d − c) ÷ (n + m)' : 'd ÷ (n + m)'],
              ['one-side-forgotten', '{B} has letters too.', both ? '(d − c) ÷ n' : 'd ÷ n'],
              ['not-shared', 'Share by the extra letters.', both ? 'd − c' : 'd'],
              ['numbers-added', 'Take the same number from both sides.', both ? '(d + c) ÷ gap' : 'd ÷ m'],
              ['number-not-taken', 'Take the same number from both sides.', 'd ÷ gap'],
              ...NEAR,
            ] as const)),
      ],
      ...(level === 'not_ready'
        ? {
            bars: [
              { label: '{A}', parts: [['x', '{letter}', 'n']] as const },
              {
                label: '{B}',
                parts: [
                  ['x', '{letter}'],
                  ['d', '{d}'],
                ] as const,
              },
            ],
          }
        : {}),
    };
  },
);

/** 1k is written k. */
function m1(level: string): string {
  return level === 'not_ready' ? '{B} has {letter} + {d} {things}.' : '{B} has {m}{letter} + {d} {things}.';
}
