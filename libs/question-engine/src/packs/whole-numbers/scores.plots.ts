import type { Plot, Values, Words } from '../../engines/plot.engine.js';
import scores from './scores.json' with { type: 'json' };
import { PLOT_SLIPS } from '../shared/plot-slips.js';

/** Points won for one kind of result and lost for the other. */
export const SCORES: readonly Words[] = scores;

function listBad(v: Values): number[] {
  const [n, p, q, score] = ['n', 'p', 'q', 'score'].map((name) => Number(v[name]));
  if (n === undefined || p === undefined || q === undefined || score === undefined) return [];
  return Array.from({ length: n + 1 }, (_, bad) => bad).filter((bad) => (n - bad) * p - bad * q === score);
}

const lines = [
  ['Total if all were {goods}', 'n × p', 'all'],
  ['Difference between the totals', 'all − score', 'gap'],
  ['Change for each of the {bads}', 'p + q', 'each'],
  ['Number of {bads}', 'gap ÷ each', 'bad'],
] as const;

/** h8, so many results of two kinds, one of which takes points away. */
export const SCORE_PLOTS: readonly Plot[] = (() => {
  const draw: Plot['draw'] = (dice, level) => {
    const n = dice.int(level === 'independent' ? 15 : 20, level === 'independent' ? 30 : 50);
    const p = dice.int(3, 6);
    // A loss of one would need its own word: "1 point".
    const q = dice.int(2, p - 1);
    const bad = dice.int(3, Math.floor(n / 2) - 1);
    const good = n - bad;
    const score = good * p - bad * q;
    return score <= 20 || new Set([n, p, q, bad, good, score]).size < 6
      ? null
      : { n, p, q, bad, good, score };
  };
  const base = {
    draw,
    given: ['n', 'p', 'q', 'score'],
    tell: ['{intro}', '{wins}', '{loses}', '{inAll}'],
    hints: [
      'Guess how many there are of each kind. Then check the total.',
      'What would the total be if all {n} were {goods}?',
      'Each of the {bads} lowers the total twice: nothing is gained, and something is taken away.',
    ] as const,
  };
  return [
    {
      ...base,
      id: 'lost-points',
      levels: ['independent'],
      solve: listBad,
      ask: 'What is the number of {bads}?',
      blank: 'The number of {bads} is ___.',
      key: 'bad',
      steps: lines,
      middle: { name: 'gap', blank: 'If all were {goods}, the total would be ___ higher.' },
      slips: PLOT_SLIPS['lost-points'],
    },
    {
      ...base,
      id: 'won-points',
      levels: ['mastery'],
      solve: (values) => listBad(values).map((bad) => Number(values['n']) - bad),
      ask: 'What is the number of {goods}?',
      blank: 'The number of {goods} is ___.',
      key: 'good',
      steps: [...lines, ['Number of {goods}', 'n − bad', 'good']],
      middle: { name: 'bad', blank: 'The number of {bads} is ___.' },
      slips: PLOT_SLIPS['won-points'],
    },
  ];
})();
