import { degrees } from '../core/amount.js';
import type { Proof, Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import {
  type AnglePack,
  DEGREES,
  deg,
  drawSizes,
  drawable,
  marks,
  minus,
  pickSetting,
  tellAngles,
} from './angle-parts.js';
import { facts, shape } from './sketch.js';

const LETTERS = ['a', 'b', 'c'] as const;

/** The sum is a param of the proof only through the property, so each whole has its own shape. */
const wholeProof = (whole: number, relations: readonly string[], asked: string): Proof =>
  facts([`whole = ${whole}`], relations, asked);

function missingAngle(pack: AnglePack, level: 'not_ready' | 'guided', whole: number, parts: number): Shape {
  const own = { settings: pack.settings.filter((s) => s.whole === whole) };
  const names = LETTERS.slice(0, parts - 1);
  return shape(
    `missing-of-${parts}-in-${whole}`,
    level,
    wholeProof(whole, [`whole = ${[...names, 'x'].join(' + ')}`], 'x'),
    (dice) => {
      const found = pickSetting(dice, own, [parts]);
      if (!found) return null;
      const { setting } = found;
      const sizes = drawSizes(dice, setting, parts, level === 'not_ready' ? 5 : 1);
      if (!sizes) return null;
      const given = sizes.slice(0, -1);
      const x = sizes.at(-1) ?? 0;
      const total = given.reduce((a, b) => a + b, 0);
      return {
        story: [setting.open([...names, 'x'], dice), tellAngles(names, given)],
        ask: 'What is the size of angle x?',
        blank: 'The size of angle x is ___°.',
        key: x,
        style: degrees(setting.whole - 1),
        params: Object.fromEntries(names.map((name, i) => [name, given[i] ?? 0])),
        work: [setting.property, ['Angle x', minus(setting.whole, ...given), DEGREES]],
        hints: [
          'What do all the angles make together?',
          'Draw a bar for the whole with one part for each angle.',
          'Take the angles you know from the whole.',
        ],
        wrongs: [
          ['wrong-whole', Math.abs(setting.wrongWhole - total)],
          ['forgot-an-angle', setting.whole - (given[0] ?? 0)],
          ['forgot-an-angle', setting.whole - (given.at(-1) ?? 0)],
          ...(setting.whole === 90 ? ([['right-angle-as-hundred', 100 - total]] as const) : []),
          [given.length > 1 ? 'added-givens' : 'gave-a-given', total],
          ['wrong-whole', Math.abs((setting.whole === 180 ? 90 : 180) - total)],
          ...(parts === 2 ? ([['not-equal', setting.whole / 2]] as const) : []),
        ],
        drawing: setting.drawing(marks(sizes, [...names, 'x'])),
      };
    },
  );
}

function equalRest(pack: AnglePack, whole: number, parts: number): Shape {
  const own = { settings: pack.settings.filter((s) => s.whole === whole) };
  const names = LETTERS.slice(0, parts - 2);
  return shape(
    `two-equal-of-${parts}-in-${whole}`,
    'independent',
    wholeProof(whole, [`whole = ${[...names, 'x', 'y'].join(' + ')}`, 'x = y'], 'x'),
    (dice) => {
      const found = pickSetting(dice, own, [parts]);
      if (!found) return null;
      const { setting } = found;
      const x = dice.int(whole === 90 ? 20 : 32, whole === 360 ? 110 : 70);
      const rest = whole - 2 * x;
      const first = parts === 3 ? rest : dice.int(40, Math.max(41, rest - 40));
      const given = parts === 3 ? [rest] : [first, rest - first];
      if (!drawable(setting, [...given, x])) return null;
      const sizes = parts === 3 ? [rest, x, x] : [first, x, rest - first, x];
      const labels = parts === 3 ? [names[0] ?? '', 'x', 'y'] : [names[0] ?? '', 'x', names[1] ?? '', 'y'];
      return {
        story: [
          setting.open([...names, 'x', 'y'], dice),
          tellAngles(names, given),
          'Angles x and y are equal.',
        ],
        ask: 'What is the size of angle x?',
        blank: 'The size of angle x is ___°.',
        key: x,
        style: degrees(setting.whole - 1),
        via: [['Angles x and y together are ___°.', 2 * x, DEGREES]],
        params: Object.fromEntries(names.map((name, i) => [name, given[i] ?? 0])),
        work: [
          setting.property,
          ['Angles x and y', minus(whole, ...given), DEGREES],
          ['Angle x', `${deg(2 * x)} ÷ 2`, DEGREES],
        ],
        hints: [
          'What do all the angles make together?',
          'Find what is left for the two equal angles.',
          'Share what is left equally.',
        ],
        wrongs: [
          ['not-halved', 2 * x],
          ['wrong-whole', exact(Math.abs(setting.wrongWhole - rest), 2)],
          ['all-taken-as-equal', exact(whole, parts)],
          ...(setting.whole === 90 ? ([['right-angle-as-hundred', x + 5]] as const) : []),
          ['forgot-an-angle', exact(whole - (given[0] ?? 0), 3)],
          ['given-halved', exact(rest, 2)],
        ],
        drawing: setting.drawing(marks(sizes, labels)),
      };
    },
  );
}

function timesAsLarge(pack: AnglePack, whole: number, parts: number): Shape {
  const own = { settings: pack.settings.filter((s) => s.whole === whole) };
  const names = LETTERS.slice(0, parts - 2);
  return shape(
    `times-as-large-of-${parts}-in-${whole}`,
    'mastery',
    wholeProof(whole, [`whole = ${[...names, 'p', 'q'].join(' + ')}`, 'q = times * p'], 'q'),
    (dice) => {
      const found = pickSetting(dice, own, [parts]);
      if (!found) return null;
      const { setting } = found;
      const times = dice.int(2, 4);
      const p = dice.int(whole === 90 ? 14 : 25, whole === 360 ? 60 : 45);
      const q = times * p;
      const rest = whole - p - q;
      const first = parts === 4 ? dice.int(40, Math.max(41, rest - 40)) : rest;
      const given = parts === 2 ? [] : parts === 3 ? [rest] : [first, rest - first];
      if (!drawable(setting, [...given, p, q]) || (parts === 2 && rest !== 0)) return null;
      const left = p + q;
      return {
        story: [
          setting.open([...names, 'p', 'q'], dice),
          ...(given.length > 0 ? [tellAngles(names, given)] : []),
          `Angle q is ${times} times as large as angle p.`,
        ],
        ask: 'What is the size of angle q?',
        blank: 'The size of angle q is ___°.',
        key: q,
        style: degrees(setting.whole - 1),
        via: [['The size of angle p is ___°.', p, DEGREES]],
        params: { times, ...Object.fromEntries(names.map((name, i) => [name, given[i] ?? 0])) },
        work: [
          setting.property,
          ...(given.length > 0
            ? ([['Angles p and q together', minus(whole, ...given), DEGREES]] as const)
            : []),
          ['Equal units', `1 + ${times}`],
          ['Angle p', `${deg(left)} ÷ ${times + 1}`, DEGREES],
          ['Angle q', `${times} × ${deg(p)}`, DEGREES],
        ],
        hints: [
          'What do all the angles make together?',
          'Draw angle p as one unit. How many units is angle q?',
          'Share what is left for p and q by the number of units.',
        ],
        wrongs: [
          ['gave-one-unit', p],
          ['whole-for-part', left],
          ['shared-by-wrong-number', exact(left, times)],
          ['wrong-whole', exact(Math.abs(setting.wrongWhole - rest) * times, times + 1)],
          ['forgot-an-angle', exact(whole * times, times + 1)],
          ['not-equal', exact(left, 2)],
        ],
        drawing: setting.drawing(marks([...given, p, q], [...names, 'p', 'q'])),
      };
    },
  );
}

/** Shapes of h1 for angles with a known sum: one is missing, two are equal, one is some times another. */
export function anglePartWholeShapes(pack: AnglePack): Shape[] {
  const pairs = [
    ...new Set(
      pack.settings.flatMap((s) =>
        s.parts === null ? [`${s.whole}/2`, `${s.whole}/3`] : [`${s.whole}/${s.parts}`],
      ),
    ),
  ].map((pair) => pair.split('/').map(Number) as [number, number]);
  return pairs.flatMap(([whole, parts]) => [
    missingAngle(pack, parts === 2 ? 'not_ready' : 'guided', whole, parts),
    ...(parts > 2 ? [equalRest(pack, whole, parts), timesAsLarge(pack, whole, parts)] : []),
  ]);
}
