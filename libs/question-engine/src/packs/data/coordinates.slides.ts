import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type Point, UNITS, drawMap, gridOf } from './coordinates.kit.js';
import { byFacts, shapeOf } from './drafting.js';

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

const turns = (n: number): string => `${n} units`;

const PATH = 'whole = bx - ax';

/** h3: P slides between A and B, and the two parts together stay the same. */
export const GRID_TRANSFER: readonly Shape[] = LEVELS.map((level): Shape => {
  const relations = {
    not_ready: ['x = whole - before - k'],
    guided: ['before = px - ax', 'before + x = whole - before - x'],
    independent: ['before = px - ax', 'near = before + k', 'far = whole - near', 'x = far - near'],
    mastery: ['before = px - ax', '2 * (before + x) = whole - before - x'],
  }[level];
  return shapeOf(`slide-${level.replace('_', '-')}`, level, byFacts('x', [PATH], relations), (dice) => {
    const map = drawMap(dice);
    const upright = dice.chance(2);
    const a = dice.int(1, 5);
    const whole = dice.int(7, 14);
    const before = dice.int(1, Math.floor(whole / 3));
    const b = a + whole;
    const p = a + before;
    const told = level === 'not_ready' || level === 'independent';
    const k = dice.int(1, Math.max(1, whole - 2 * before - 1));
    const target = level === 'guided' ? exact(whole, 2) : exact(whole, 3);
    const slide = target.sub(before);
    const near = before + k;
    const far = whole - near;
    if (level === 'independent' && far - near < 1) return null;
    if (!told && (slide.d !== 1n || slide.compare(1) < 0)) return null;
    const key = level === 'not_ready' ? exact(far) : level === 'independent' ? exact(far - near) : slide;
    const other = dice.int(2, 9);
    const place = (v: number): Point => (upright ? [other, v] : [v, other]);
    const { name, he } = map.person;
    const half = level === 'guided';
    return {
      story: [
        map.told(2),
        level === 'not_ready'
          ? `${name} stands on the straight path from A to B, ${before === 1 ? '1 unit' : turns(before)} from A.`
          : `${name} stands at P, on the straight path from A to B.`,
        ...(told
          ? [`${he.charAt(0).toUpperCase()}${he.slice(1)} walks ${k === 1 ? '1 unit' : turns(k)} towards B.`]
          : []),
      ],
      ask: {
        not_ready: `How many units is it from ${name} to B now?`,
        guided: `How many units must ${he} walk towards B to be as far from A as from B?`,
        independent: `How many units farther is ${he} now from B than from A?`,
        mastery: `How many units must ${he} walk towards B to be twice as far from B as from A?`,
      }[level],
      blank: {
        not_ready: `It is now ___ units from ${name} to B.`,
        guided: `To be as far from A as from B, ${he} must walk ___ units towards B.`,
        independent: `Now ${he} is ___ units farther from B than from A.`,
        mastery: `To get there ${he} must walk ___ units towards B.`,
      }[level],
      key,
      style: UNITS,
      middles:
        level === 'independent'
          ? [[`Now it is ___ units to A.`, near, UNITS]]
          : level === 'mastery'
            ? [[`When ${he} is twice as far from B as from A, it is ___ units to A.`, target, UNITS]]
            : [],
      params: { ax: a, bx: b, ...(level === 'not_ready' ? { before } : { px: p }), ...(told ? { k } : {}) },
      drawn: ['ax', 'bx', ...(level === 'not_ready' ? [] : ['px'])],
      steps: [
        ['From A to B', x`${b} − ${a}`, UNITS],
        ...(level === 'not_ready' ? [] : ([['From A to P', x`${p} − ${a}`, UNITS]] as const)),
        ...(level === 'not_ready'
          ? ([
              [`From ${name} to B at first`, x`${whole} − ${before}`, UNITS],
              ['After the walk', x`${whole - before} − ${k}`, UNITS],
            ] as const)
          : level === 'independent'
            ? ([
                ['From A after the walk', x`${before} + ${k}`, UNITS],
                ['From B after the walk', x`${whole} − ${near}`, UNITS],
                ['How much farther', x`${far} − ${near}`, UNITS],
              ] as const)
            : ([
                [
                  half ? 'Half of the path' : 'One of three equal parts',
                  x`${whole} ÷ ${half ? 2 : 3}`,
                  UNITS,
                ],
                ['To walk', x`${target} − ${before}`, UNITS],
              ] as const)),
      ],
      hints: [
        `Read off where ${level === 'not_ready' ? 'A and B' : 'A, P and B'} are. How long is the whole path?`,
        'The two parts of the path always make the same whole.',
        {
          not_ready: 'What comes nearer to B goes off the part to B.',
          guided: 'How far from A is the middle of the path?',
          independent: 'Find both parts after the walk. Then compare them.',
          mastery: 'Cut the path into three equal parts. How far from A is the place?',
        }[level],
      ],
      wrongs: [
        ['points-counted', key.add(1)],
        ['one-too-few', key.sub(1)],
        [level === 'guided' ? 'whole-difference' : 'gave-the-gap', whole - 2 * before],
        ['gave-a-coordinate', p],
        ['left-as-right', level === 'not_ready' ? far + 2 * k : key.add(before)],
        [told ? 'gave-the-path' : 'stopped-early', told ? whole : target],
        ['move-forgotten', level === 'independent' ? far - before : whole - before],
        ['gave-the-start', before],
      ],
      drawing: gridOf([place(a), place(b), ...(level === 'not_ready' ? [] : [place(p)])], false, 'ABP'),
    };
  });
});
