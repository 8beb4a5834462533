import { amount, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Cell, type Draft, type Shape, type WrongValue, gateway, relation } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { RulerSpec } from '../../drawing/ruler.drawing.js';

const CM = measured('cm', 0);
const CUBES = countOf('cubes');
const MOST = 15;

const wrong = (code: string, explanation: string, value: number): WrongValue => ({
  code,
  explanation,
  value,
});

/** Long things with two or three parts. */
const LONG_THINGS = [
  'straw',
  'ribbon',
  'string',
  'stick',
  'rope',
  'paper strip',
  'vine',
  'noodle',
  'chain',
  'tape',
] as const;

const ruler = (...things: RulerSpec['things']): RulerSpec => ({
  kind: 'ruler',
  max: MOST,
  unit: 'cm',
  labelEvery: 1,
  things,
});

const WHOLE_SHOWN: Shape = {
  id: 'whole-on-the-ruler',
  levels: ['not_ready'],
  proof: {
    kind: 'facts',
    facts: [gateway('whole = to - from'), relation('whole = part + rest')],
    asked: 'rest',
  },
  draw: (dice): Draft => {
    const thing = dice.pick(LONG_THINGS);
    const whole = dice.int(6, MOST);
    const part = dice.int(2, whole - 2);
    const working = new Working();
    working.say(`The ${thing} is ${whole} cm long.`);
    working.calc('The other part', `${whole} − ${part}`, CM);
    return {
      story: [`The picture shows a ${thing}.`, 'It has two parts.', `One part is ${part} cm long.`],
      ask: 'How long is the other part?',
      blank: 'The other part is ___ cm long.',
      answer: amount(whole - part, CM),
      middles: [],
      params: { from: 0, to: whole, part },
      drawn: ['from', 'to'],
      working,
      hints: [
        'Two parts make the whole.',
        'Look at the ruler. Where does it end?',
        `Take ${part} cm away from the whole.`,
      ],
      wrongs: [
        wrong('added-whole-and-part', 'The part is inside the whole. Take it away.', whole + part),
        wrong('gave-the-known-part', 'This is the part you know.', part),
        wrong('gave-the-whole', 'This is the whole. One part is asked for.', whole),
        wrong('counted-marks', 'Count the gaps, not the marks.', whole - part + 1),
        wrong('counting-slip', 'Count back once more.', whole - part - 1),
      ],
      drawing: ruler({ label: thing, from: 0, to: whole }),
    };
  },
};

const PART_SHOWN: Shape = {
  id: 'part-on-the-ruler',
  levels: ['guided'],
  proof: {
    kind: 'facts',
    facts: [gateway('part = to - from'), relation('whole = part + rest')],
    asked: 'rest',
  },
  draw: (dice): Draft | null => {
    const thing = dice.pick(LONG_THINGS);
    const part = dice.int(3, 12);
    const rest = dice.int(2, 12);
    if (part === rest || part + rest > 20) return null;
    const whole = part + rest;
    const working = new Working();
    working.say(`The part in the picture is ${part} cm long.`);
    working.calc('The other part', `${whole} − ${part}`, CM);
    return {
      story: [`A ${thing} is ${whole} cm long.`, 'It has two parts.', 'The picture shows one.'],
      ask: 'How long is the other part?',
      blank: 'The other part is ___ cm long.',
      answer: amount(rest, CM),
      middles: [],
      params: { whole, from: 0, to: part },
      drawn: ['from', 'to'],
      working,
      hints: [
        'Two parts make the whole.',
        'Read the ruler first.',
        `Start with ${whole} cm. Take the part in the picture away.`,
      ],
      wrongs: [
        wrong('added-whole-and-part', 'The part is inside the whole. Take it away.', whole + part),
        wrong('gave-the-known-part', 'This is the part in the picture.', part),
        wrong('gave-the-whole', 'This is the whole. One part is asked for.', whole),
        wrong('counted-marks', 'Count the gaps, not the marks.', rest - 1),
        wrong('counting-slip', 'Count back once more.', rest + 1),
      ],
      drawing: ruler({ label: 'one part', from: 0, to: part }),
    };
  },
};

interface Piece {
  from: number;
  to: number;
}

/** A piece that does not start at 0. */
function drawPiece(dice: Dice): Piece {
  const length = dice.int(2, 9);
  const from = dice.int(1, MOST - length);
  return { from, to: from + length };
}

const lengthOf = ({ from, to }: Piece): number => to - from;

const TWO_FACTS = [gateway('a = aTo - aFrom'), gateway('b = bTo - bFrom')];

function pieces(level: 'independent' | 'mastery'): Shape {
  const mastery = level === 'mastery';
  return {
    id: mastery ? 'third-part' : 'both-parts-on-the-ruler',
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [...TWO_FACTS, relation(mastery ? 'whole = a + b + rest' : 'whole = a + b')],
      asked: mastery ? 'rest' : 'whole',
    },
    draw: (dice): Draft | null => {
      const thing = dice.pick(LONG_THINGS);
      const [p, q] = [drawPiece(dice), drawPiece(dice)];
      const [a, b] = [lengthOf(p), lengthOf(q)];
      if (a === b) return null;
      const rest = dice.int(2, 9);
      const whole = a + b + rest;
      const working = new Working();
      working.calc('Part A', `${p.to} − ${p.from}`, CM);
      working.calc('Part B', `${q.to} − ${q.from}`, CM);
      const both = working.calc('Together', `${a} + ${b}`, CM);
      if (mastery) working.calc('The third part', `${whole} − ${both.toFraction()}`, CM);
      const key = mastery ? rest : a + b;
      const of = (x: number, y: number): number => (mastery ? whole - x - y : x + y);
      return {
        story: mastery
          ? [`A ${thing} is ${whole} cm long.`, 'It has three parts.', 'The picture shows two.']
          : [`The picture shows both parts of a ${thing}.`],
        ask: mastery ? 'How long is the third part?' : `How long is the ${thing}?`,
        blank: mastery ? 'Part C is ___ cm.' : `The ${thing} is ___ cm long.`,
        answer: amount(key, CM),
        middles: [{ blank: 'Part B is ___ cm.', amount: amount(b, CM) }],
        params: { ...(mastery ? { whole } : {}), aFrom: p.from, aTo: p.to, bFrom: q.from, bTo: q.to },
        drawn: ['aFrom', 'aTo', 'bFrom', 'bTo'],
        working,
        hints: [
          'All the parts make the whole.',
          'Look at both ends of each part. It does not start at 0.',
          mastery
            ? 'Put the two parts together. Take that away from the whole.'
            : 'Find both lengths. Put them together.',
        ],
        wrongs: [
          wrong('read-the-end-mark', 'Part A does not start at 0. Look at both ends.', of(p.to, b)),
          wrong('read-the-end-mark', 'Part B does not start at 0. Look at both ends.', of(a, q.to)),
          wrong('forgot-a-part', 'Use both parts of the picture.', of(a, 0)),
          wrong('forgot-a-part', 'Use both parts of the picture.', of(b, 0)),
          wrong('counted-marks', 'Count the gaps, not the marks.', of(a + 1, b + 1)),
          wrong('counting-slip', 'Count once more.', key + 1),
          wrong('difference-for-total', 'Put the parts together.', Math.abs(a - b)),
        ],
        drawing: ruler({ label: 'A', ...p }, { label: 'B', ...q }),
      };
    },
  };
}

/** Holders with things of one kind in them. */
const BAGS: ReadonlyArray<readonly [holder: string, things: string]> = [
  ['bag', 'beans'],
  ['box', 'beads'],
  ['cup', 'nuts'],
  ['bowl', 'shells'],
  ['tin', 'buttons'],
  ['jar', 'marbles'],
  ['basket', 'grapes'],
  ['pouch', 'stones'],
  ['sock', 'peas'],
];

type WeighLevel = 'not_ready' | 'guided' | 'independent' | 'mastery';

function weighing(level: WeighLevel): Shape {
  const beside = level === 'independent' || level === 'mastery';
  const mastery = level === 'mastery';
  const takes = level === 'guided';
  const start = beside ? gateway('start = right - left') : gateway('start = right');
  return {
    id: {
      not_ready: 'more-go-in',
      guided: 'some-come-out',
      independent: 'cubes-on-both-pans',
      mastery: 'in-and-out',
    }[level],
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        start,
        relation(mastery ? 'now = start + more - out' : takes ? 'now = start - out' : 'now = start + more'),
      ],
      asked: 'now',
    },
    draw: (dice): Draft | null => {
      const [holder, things] = dice.pick(BAGS);
      const first = dice.int(5, mastery ? 9 : 12);
      const left = beside ? dice.int(1, 5) : 0;
      const more = takes ? 0 : dice.int(2, 8);
      const out = takes || mastery ? dice.int(2, 6) : 0;
      const right = first + left;
      const now = first + more - out;
      if (
        right > 14 ||
        now < 2 ||
        now > 20 ||
        now === first ||
        new Set([left, more, out, right, first]).size < (mastery ? 5 : beside ? 4 : 3)
      )
        return null;
      const working = new Working();
      if (beside) working.calc(`The ${holder} at first`, `${right} − ${left}`, CUBES);
      else working.say(`At first the ${holder} balances ${first} cubes.`);
      const high = takes ? first : first + more;
      if (!takes) working.calc(mastery ? 'After more go in' : 'Now', `${first} + ${more}`, CUBES);
      if (out > 0) working.calc('Now', `${high} − ${out}`, CUBES);
      const in1 = mastery
        ? [
            `${capital(things)} that balance ${more} cubes go in.`,
            `Then ${things} that balance ${out} cubes come out.`,
          ]
        : [
            `The picture shows a ${holder} of ${things}.`,
            takes ? `Some ${things} come out.` : `More ${things} go in.`,
            `They balance ${takes ? out : more} cubes.`,
          ];
      return {
        story: in1,
        ask: `How many cubes balance the ${holder} now?`,
        blank: 'Now: ___ cubes.',
        answer: amount(now, CUBES),
        middles: beside ? [{ blank: 'At first: ___ cubes.', amount: amount(first, CUBES) }] : [],
        params: {
          ...(beside ? { left } : {}),
          right,
          ...(more > 0 ? { more } : {}),
          ...(out > 0 ? { out } : {}),
        },
        drawn: beside ? ['left', 'right'] : ['right'],
        working,
        hints: [
          'A level balance has the same on both sides.',
          beside
            ? `Take the cubes beside the ${holder} away on both sides.`
            : `How many cubes balance the ${holder} first?`,
          mastery
            ? 'Then add what goes in. Take away what comes out.'
            : takes
              ? 'Then take away what comes out.'
              : 'Then add what goes in.',
        ],
        wrongs: [
          wrong('changed-the-wrong-way', 'Is it heavier or lighter now?', first - more + out),
          wrong('gave-the-start', 'This is what balanced it at first.', first),
          wrong('gave-the-change', 'This is only what went in or out.', more + out),
          ...(beside
            ? [
                wrong('cubes-left-on', 'The cubes beside it are not in it.', right + more - out),
                wrong('added-the-pans', 'Take one side from the other.', right + left + more - out),
              ]
            : []),
          ...(mastery ? [wrong('forgot-a-change', 'Something also came out.', first + more)] : []),
          wrong('counting-slip', 'Count once more.', now + 1),
          wrong('counting-slip', 'Count once more.', now - 1),
        ],
        drawing: {
          kind: 'cube-balance',
          left: { things: [holder], cubes: left },
          right: { things: [], cubes: right },
          heavier: 'neither',
        },
      };
    },
  };
}

/** Lengths on a ruler and weighing with cubes. */
export const PRIMARY_1_CELLS: readonly Cell[] = [
  {
    subStrandId: 'length',
    heuristicId: 'h1_make_whole_model',
    shapes: [WHOLE_SHOWN, PART_SHOWN, pieces('independent'), pieces('mastery')],
  },
  {
    subStrandId: 'mass',
    heuristicId: 'h2_before_after',
    shapes: (['not_ready', 'guided', 'independent', 'mastery'] as const).map(weighing),
  },
];
