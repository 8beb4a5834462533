import { CLOCK_WORDS, amount } from '../../core/amount.js';
import { type Draft, type Fact, type Shape, type WrongValue, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Person, capital, drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import type { ClocksSpec } from '../../drawing/clock.drawing.js';
import { slip } from './time-kit.js';

interface Doing {
  does: string;
  did: string;
  doing: string;
}

/** Doings by what somebody does, did and is doing. */
const DOINGS: readonly Doing[] = (
  'swims swam swimming, reads read reading, paints painted painting, sings sang singing, hikes hiked hiking, ' +
  'cycles cycled cycling, bakes baked baking, draws drew drawing, dances danced dancing, plays played playing chess, ' +
  'skates skated skating, sews sewed sewing, plays played playing football, plays played playing outside'
)
  .split(', ')
  .map((words) => {
    const [does = '', did = '', doing = '', what] = words.split(' ');
    const more = what === undefined ? '' : ` ${what}`;
    return { does: does + more, did: did + more, doing: doing + more };
  });

const face = (hour: number, minute: number, label: string): ClocksSpec => ({
  kind: 'clocks',
  faces: [{ label, hour, minute }],
});

const READ_CLOCK = gateway('shown = 60 * hour + minute');

const HANDS = 'Read the short hand first, then the long hand.';

/** Wrong times of a Primary 1 clock story: those of its own chain first, then hours and half hours off. */
const slipsInHalfHours = (shown: number, key: number, chain: readonly WrongValue[]) => {
  const isBack = key < shown;
  return [
    slip('gave-the-time-shown', `This is the time on the clock. Go ${isBack ? 'back' : 'on'}.`, shown),
    ...chain,
    slip('one-hour-too-few', 'Count the hours again.', key - 60),
    slip('one-hour-too-many', 'Count the hours again.', key + 60),
    slip('half-hour-missed', 'Look at where the long hand points.', key - 30),
    slip('half-hour-added', 'Look at where the long hand points.', key + 30),
    slip('went-the-wrong-way', isBack ? 'Go back, not on.' : 'Go on, not back.', 2 * shown - key),
  ];
};

const RESTING: Doing = { does: 'rests', did: 'rested', doing: 'resting' };

interface WordPlan {
  id: string;
  levels: Shape['levels'];
  minute: 0 | 30 | 'any';
  /** Parts of the story in hours (1 or one half), in order. */
  parts: ReadonlyArray<0.5 | 1>;
  back: boolean;
}

function wordShape(plan: WordPlan): Shape {
  const names = plan.parts.map((_, i) => `part${i + 1}`);
  const sum = names.map((name) => `60 * ${name}`).join(' + ');
  const facts: Fact[] = [
    READ_CLOCK,
    relation(plan.back ? `shown = asked + ${sum}` : `asked = shown + ${sum}`),
  ];
  return {
    id: plan.id,
    levels: plan.levels,
    proof: { kind: 'facts', facts, asked: 'asked' },
    draw: (dice): Draft | null => {
      const person = drawPerson(dice);
      const [a, b] = dice.pickSome(DOINGS, 2);
      if (!a || !b) return null;
      const minute = plan.minute === 'any' ? dice.pick([0, 30] as const) : plan.minute;
      const hour = dice.int(1, 11);
      const shown = 60 * hour + minute;
      const total = plan.parts.reduce<number>((all, part) => all + part * 60, 0);
      const key = plan.back ? shown - total : shown + total;
      if (key < 60 || key >= 720) return null;
      const { story, ask, blanks, stops } = tellWords(plan, person, [a, b]);
      const working = new Working();
      let time = shown;
      const order = plan.back
        ? plan.parts.map((_, i) => plan.parts.length - 1 - i)
        : plan.parts.map((_, i) => i);
      const reached: number[] = [];
      const chain: WrongValue[] = [];
      for (const i of order) {
        const minutes = (plan.parts[i] ?? 1) * 60;
        const before = CLOCK_WORDS.text(time);
        time = plan.back ? time - minutes : time + minutes;
        reached.push(time);
        const label = stops[i] ?? '';
        chain.push(
          slip('stopped-on-the-way', `This is when ${label}. Go ${plan.back ? 'back further' : 'on'}.`, time),
        );
        // True of a part that is left out, and of half an hour that is taken for a whole one.
        const counts = `Count ${long(plan.parts[i] ?? 1)} for ${label.replace(/^.* (?:started|stops) /, '')}.`;
        chain.push(slip('part-left-out', counts, plan.back ? key + minutes : key - minutes));
        if (minutes < 60) chain.push(slip('whole-for-half', counts, plan.back ? key - 30 : key + 30));
        working.state(
          label,
          `${long(plan.parts[i] ?? 1)} ${plan.back ? 'before' : 'after'} ${before}`,
          time,
          CLOCK_WORDS,
        );
      }
      return {
        story,
        ask,
        blank: blanks.at(plan.back ? 0 : -1) ?? '',
        answer: amount(key, CLOCK_WORDS),
        middles: reached.slice(0, -1).map((at, i) => ({
          blank: blanks[order[i] ?? 0] ?? '',
          amount: amount(at, CLOCK_WORDS),
        })),
        params: {
          hour,
          minute,
          ...Object.fromEntries(
            plan.parts.map((part, i) => [`part${i + 1}`, part === 1 ? exact(1) : exact(1, 2)]),
          ),
        },
        drawn: ['hour', 'minute'],
        working,
        hints: [
          `Look at the clock. When is the ${plan.back ? 'end' : 'start'}?`,
          HANDS,
          order
            .map(
              (i, n) =>
                `${n === 0 ? `Go ${plan.back ? 'back' : 'on'}` : 'Then'} ${long(plan.parts[i] ?? 1)}.`,
            )
            .join(' '),
        ],
        wrongs: slipsInHalfHours(
          shown,
          key,
          chain.toSorted((a, b) => b.code.localeCompare(a.code)),
        ),
        drawing: face(hour, minute, plan.back ? 'End' : 'Start'),
      };
    },
  };
}

const long = (part: number): string => (part === 1 ? '1 hour' : 'half an hour');

function tellWords(
  plan: WordPlan,
  { name, he }: Person,
  [a, b]: readonly [Doing, Doing],
): { story: string[]; ask: string; blanks: string[]; stops: string[] } {
  const [, q, r] = plan.parts;
  const parts = q === undefined ? [a] : r === undefined ? [a, b] : [a, RESTING, b];
  const last = parts.at(-1) ?? a;
  const told = (verb: 'does' | 'did'): string[] =>
    parts.map((doing, i) => `${doing[verb]} for ${long(plan.parts[i] ?? 1)}.`);
  const story = told(plan.back ? 'did' : 'does').map((text, i) => `${i === 0 ? name : `Then ${he}`} ${text}`);
  const stops = parts.map(({ doing }) => `${name} ${plan.back ? 'started' : 'stops'} ${doing}`);
  // Of one part or three there is no room for the name beside what else is to be read.
  const blanks = parts.map(({ doing }, i) =>
    parts.length === 2
      ? `${stops[i] ?? ''} at ___.`
      : `${capital(doing)} ${plan.back ? 'started' : 'ends'} at ___.`,
  );
  return plan.back
    ? {
        story,
        ask: `When did ${q === undefined ? he : name} start?`,
        blanks,
        stops,
      }
    : {
        story,
        ask: q === undefined ? `When does ${he} stop?` : `When does ${name} stop ${last.doing}?`,
        blanks,
        stops,
      };
}

/** h2 for Primary 1: the hour and the half hour before and after an hour or half an hour. */
export const CLOCK_WORD_CHANGES: readonly Shape[] = [
  wordShape({ id: 'hour-later', levels: ['not_ready'], minute: 0, parts: [1], back: false }),
  wordShape({ id: 'half-past-later', levels: ['guided'], minute: 30, parts: [1], back: false }),
  wordShape({ id: 'half-past-before', levels: ['guided'], minute: 30, parts: [1], back: true }),
  wordShape({ id: 'two-parts-later', levels: ['independent'], minute: 'any', parts: [1, 0.5], back: false }),
  wordShape({ id: 'two-parts-before', levels: ['independent'], minute: 'any', parts: [1, 0.5], back: true }),
  wordShape({ id: 'half-then-hour', levels: ['independent'], minute: 30, parts: [0.5, 1], back: false }),
  wordShape({ id: 'three-parts-later', levels: ['mastery'], minute: 'any', parts: [1, 0.5, 1], back: false }),
  wordShape({ id: 'three-parts-before', levels: ['mastery'], minute: 'any', parts: [1, 0.5, 1], back: true }),
];
