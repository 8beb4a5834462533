import { degrees } from '../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import type { Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import type { AngleSetting } from './angle-settings.js';
import { type AnglePack, DEGREES, deg, drawable, marks, minus } from './angle-parts.js';
import { type Sketch, facts, shape } from './sketch.js';

/** Two angles p and q of a setting, beside an angle f that stays the same where the setting has three. */
export interface Pair {
  setting: AngleSetting;
  /** What p and q make together. */
  pair: number;
  fixed: number | null;
  open: string;
  tellFixed: string[];
  params: Record<string, number>;
  /** Sizes and labels of the drawing for p and q as they are drawn. */
  drawing: (p: number, q: number, labels: [string, string]) => Sketch['drawing'];
  /** Working line for the pair, where it is not the whole. */
  work: Array<readonly [string, string, typeof DEGREES]>;
}

/** A sum that two angles share: all of it, what a third angle leaves, or what a figure that is joined on leaves. */
export interface PairKind {
  whole: number;
  three: boolean;
  fixed: number | undefined;
}

/** Draws a setting for two changing angles; null when its sizes cannot be drawn. */
export function drawPair(dice: Dice, pack: AnglePack, kind: PairKind): Pair | null {
  const { whole, three } = kind;
  const fitting = pack.settings.filter((setting) => isOfKind(setting, kind));
  if (fitting.length === 0) return null;
  const setting = dice.pick(fitting);
  const told =
    three && kind.fixed === undefined ? dice.int(whole === 90 ? 14 : 30, whole === 90 ? 35 : 80) : null;
  const fixed = kind.fixed ?? told;
  const pair = whole - (fixed ?? 0);
  const third = fixed === null ? [] : [told === null ? deg(fixed) : 'f'];
  return {
    setting,
    pair,
    fixed,
    open: setting.open(told === null ? ['p', 'q'] : ['p', 'q', 'f'], dice),
    tellFixed: told === null ? [] : [`Angle f stays at ${deg(told)}.`],
    params: told === null ? {} : { f: told },
    drawing: (p, q, labels) =>
      setting.drawing(marks([p, q, ...(fixed === null ? [] : [fixed])], [...labels, ...third])),
    work: fixed === null ? [] : [['Angles p and q together', minus(whole, fixed), DEGREES]],
  };
}

const isOfKind = (setting: AngleSetting, { whole, three, fixed }: PairKind): boolean =>
  setting.whole === whole &&
  setting.fixed === fixed &&
  (three ? setting.parts === 3 : setting.parts === null || setting.parts === 2);

/** Wholes of a pack that two angles can share, with a third angle kept where a setting has three. */
export function listPairKinds(pack: AnglePack): PairKind[] {
  const kinds = pack.settings
    // Two angles that fill a full turn are never both smaller than half a turn, and only such are drawn.
    .filter((s) => s.whole < 360 && (s.parts === null || s.parts < 4))
    .map(({ whole, parts, fixed }) => ({ whole, three: parts === 3, fixed }));
  return [...new Map(kinds.map((kind) => [kindName(kind), kind])).values()];
}

/** The end of a structure's name. */
export const kindName = ({ whole, three, fixed }: PairKind): string =>
  `in-${whole}${fixed === undefined ? (three ? '-of-three' : '') : `-with-${fixed}`}`;

/** What the figure says of its angles without a word. */
export const kindFacts = ({ whole, fixed }: PairKind): string[] => [
  `whole = ${whole}`,
  ...(fixed === undefined ? [] : [`f = ${fixed}`]),
];

/** Property of the two angles as an equation of the gateway. */
export const pairFact = ({ three }: PairKind, p: string, q: string): string =>
  `whole = ${p} + ${q}${three ? ' + f' : ''}`;

const size = (dice: Dice, level: ProficiencyLevel, low: number, high: number): number =>
  level === 'not_ready' ? dice.multiple(5, low, high) : dice.int(low, high);

interface Change {
  id: string;
  level: ProficiencyLevel;
  /** p is multiplied by this before it grows. */
  times: 1 | 2;
  grows: boolean;
  asked: 'q-now' | 'q-before';
}

function changed(pack: AnglePack, kind: PairKind, plan: Change): Shape {
  const { times, grows, level, asked } = plan;
  const sign = grows ? '+' : '-';
  const before = asked === 'q-before';
  const proof = facts(
    kindFacts(kind),
    [
      pairFact(kind, before ? 'p' : 'now', before ? 'q' : 'qNow'),
      `now = ${times === 2 ? '2 * p' : 'p'} ${sign} t`,
    ],
    before ? 'q' : 'qNow',
  );
  return shape(`${plan.id}-${kindName(kind)}`, level, proof, (dice) => {
    const d = drawPair(dice, pack, kind);
    if (!d) return null;
    const p = size(dice, level, 15, d.pair - 20);
    const t = size(dice, level, 5, Math.min(40, d.pair / 2));
    const change = grows ? t : -t;
    const now = times * p + change;
    const [q, qNow] = [d.pair - p, d.pair - now];
    if (qNow < 10 || now < 10 || p === t || !drawable(d.setting, [p, q]) || q === qNow) return null;
    const key = before ? q : qNow;
    const verb = `${times === 2 ? 'doubles and then ' : ''}becomes ${deg(t)} ${grows ? 'larger' : 'smaller'}`;
    return {
      story: [
        d.open,
        ...d.tellFixed,
        before
          ? `${d.setting.moves} so that angle p ${verb}. Angle p is then ${deg(now)}.`
          : `Angle p is ${deg(p)}. ${d.setting.moves} so that angle p ${verb}.`,
      ],
      ask: before ? 'What was the size of angle q at first?' : 'What is the size of angle q now?',
      blank: before ? 'The size of angle q at first was ___°.' : 'The size of angle q now is ___°.',
      key,
      style: degrees(d.setting.whole - 1),
      via: [[before ? 'At first, angle p was ___°.' : 'Angle p is now ___°.', before ? p : now, DEGREES]],
      params: { ...d.params, t, ...(before ? { now } : { p }) },
      work: [
        d.setting.property,
        ...d.work,
        ...(before
          ? ([
              ...(times === 2
                ? ([
                    ['Before the last change', `${deg(now)} ${grows ? '−' : '+'} ${deg(t)}`, DEGREES],
                    ['Angle p at first', `${deg(2 * p)} ÷ 2`, DEGREES],
                  ] as const)
                : ([['Angle p at first', `${deg(now)} ${grows ? '−' : '+'} ${deg(t)}`, DEGREES]] as const)),
              ['Angle q at first', minus(d.pair, p), DEGREES],
            ] as const)
          : ([
              ...(times === 2 ? ([['Twice angle p', `2 × ${deg(p)}`, DEGREES]] as const) : []),
              ['Angle p now', `${deg(times * p)} ${grows ? '+' : '−'} ${deg(t)}`, DEGREES],
              ['Angle q now', minus(d.pair, now), DEGREES],
            ] as const)),
      ],
      hints: [
        'What do the angles make together, before and after?',
        before ? 'Undo the change to find angle p at first.' : 'Find angle p after the change.',
        'What one angle gains the other loses. Take angle p from what both make.',
      ],
      wrongs: [
        before ? ['end-for-start', qNow] : ['old-size-kept', q],
        ['other-angle', before ? p : now],
        ['wrong-whole', Math.abs(d.setting.wrongWhole - (d.fixed ?? 0) - (before ? p : now))],
        ['wrong-direction', before ? d.pair - now - change : d.pair - times * p + change],
        times === 2
          ? ['one-change-only', before ? d.pair - now + change : d.pair - p - change]
          : ['change-used-twice', before ? d.pair - now + 2 * change : d.pair - p - 2 * change],
        ...(kind.whole === 90 ? ([['right-angle-as-hundred', key + 10]] as const) : []),
      ],
      drawing: d.drawing(p, q, ['p', 'q']),
    };
  });
}

/** p and q with q some times p; then p grows. */
function timesThenChanged(pack: AnglePack, kind: PairKind): Shape {
  const proof = facts(kindFacts(kind), [pairFact(kind, 'p', 'q'), 'q = times * p', 'now = q - t'], 'now');
  return shape(`times-then-changed-${kindName(kind)}`, 'mastery', proof, (dice) => {
    const d = drawPair(dice, pack, kind);
    if (!d) return null;
    const times = dice.int(2, 5);
    if (d.pair % (times + 1) !== 0) return null;
    const p = d.pair / (times + 1);
    const q = times * p;
    const t = dice.int(5, Math.min(45, q - 20));
    const now = q - t;
    if (t === p || now === p || !drawable(d.setting, [p, q])) return null;
    return {
      story: [
        d.open,
        ...d.tellFixed,
        `Angle q is ${times === 2 ? 'twice' : `${times} times`} as large as angle p.`,
        `${d.setting.moves} so that angle p becomes ${deg(t)} larger.`,
      ],
      ask: 'What is the size of angle q now?',
      blank: 'The size of angle q now is ___°.',
      key: now,
      style: degrees(d.setting.whole - 1),
      via: [['At first, angle p was ___°.', p, DEGREES]],
      params: { ...d.params, times, t },
      work: [
        d.setting.property,
        ...d.work,
        ['Equal units', `1 + ${times}`],
        ['Angle p at first', `${deg(d.pair)} ÷ ${times + 1}`, DEGREES],
        ['Angle q at first', `${times} × ${deg(p)}`, DEGREES],
        ['Angle q now', minus(q, t), DEGREES],
      ],
      hints: [
        'What do the angles make together?',
        'Draw angle p as one unit. How many units are both angles?',
        'Find angle q at first. What p gains, q loses.',
      ],
      wrongs: [
        ['old-size-kept', q],
        ['wrong-direction', q + t],
        ['other-angle', p + t],
        [
          'shared-by-wrong-number',
          exact(d.pair, times)
            .mul(times - 1)
            .sub(t),
        ],
        ['gave-one-unit', p],
      ],
      drawing: d.drawing(p, q, ['p', 'q']),
    };
  });
}

/** Shapes of h2 for two angles of known sum when one of them changes. */
export function angleChangeShapes(pack: AnglePack): Shape[] {
  return listPairKinds(pack).flatMap((kind) => [
    changed(pack, kind, { id: 'grows', level: 'not_ready', times: 1, grows: true, asked: 'q-now' }),
    changed(pack, kind, { id: 'shrinks', level: 'guided', times: 1, grows: false, asked: 'q-now' }),
    changed(pack, kind, {
      id: 'before-it-grew',
      level: 'independent',
      times: 1,
      grows: true,
      asked: 'q-before',
    }),
    changed(pack, kind, { id: 'doubles', level: 'mastery', times: 2, grows: true, asked: 'q-before' }),
    timesThenChanged(pack, kind),
  ]);
}
