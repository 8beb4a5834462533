import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { facts, shape } from '../../engines/sketch.js';
import {
  CM,
  CM2,
  PI_DECIMAL,
  PI_FRACTION,
  areaOf,
  areaText,
  circleFigure,
  drawDisc,
  num,
  roundOf,
  roundText,
} from './circles.parts.js';

function radiusGrows(id: string, level: 'not_ready' | 'guided' | 'independent' | 'mastery'): Shape {
  const area = level !== 'not_ready';
  const back = level === 'independent';
  const ring = level === 'mastery';
  const proof = back
    ? facts(['after = 2 * pi * now'], ['now = r + more'], 'r')
    : ring
      ? facts(
          ['before = pi * r * r', 'after = pi * now * now', 'round = 2 * pi * r'],
          ['now = r + more', 'gain = after - before'],
          'gain',
        )
      : area
        ? facts(
            ['before = pi * r * r', 'after = pi * now * now'],
            ['now = 2 * r', 'gain = after - before'],
            'gain',
          )
        : facts(['after = 2 * pi * now'], ['now = r + more'], 'after');
  return shape(id, level, proof, (dice) => {
    const pi = dice.pick([PI_FRACTION, PI_DECIMAL]);
    const decimal = pi === PI_DECIMAL;
    const r = decimal ? dice.pick([3, 4, 5, 6, 8, 10, 15]) : 7 * dice.int(1, ring ? 3 : 4);
    const more = decimal ? dice.int(2, 10) : 7 * dice.int(1, 3);
    const now = level === 'guided' ? 2 * r : r + more;
    const at = (x: number) => ({ r: x, pi });
    const disc = drawDisc(dice, 2 * now);
    const gain = areaOf(at(now)).sub(areaOf(at(r)));
    const key = back ? exact(r) : area ? gain : roundOf(at(now));
    if ((back && r === more) || (ring && more > r)) return null;
    const style = back || !area ? CM : CM2;
    return {
      story: ring
        ? [
            `${disc} is a circle with a circumference of ${num(roundOf(at(r)))} cm.`,
            `A border ${more} cm wide is put all round it.`,
            pi.tell,
          ]
        : back
          ? [
              `The radius of ${disc} is made ${more} cm longer.`,
              `Its circumference is then ${num(roundOf(at(now)))} cm.`,
              pi.tell,
            ]
          : [
              `${disc} is a circle with a radius of ${r} cm.`,
              level === 'guided' ? 'The radius is doubled.' : `The radius is made ${more} cm longer.`,
              pi.tell,
            ],
      ask: back
        ? 'What was the radius at first?'
        : ring
          ? 'What is the area of the border?'
          : area
            ? 'By how much does its area grow?'
            : 'What is its circumference then?',
      blank: back
        ? 'The radius at first was ___ cm.'
        : ring
          ? 'The area of the border is ___ cm².'
          : area
            ? 'Its area grows by ___ cm².'
            : 'Its circumference is then ___ cm.',
      key,
      style,
      via: back
        ? [['The radius is now ___ cm.', now, CM]]
        : ring
          ? [[`The radius at first is ___ cm.`, r, CM]]
          : [],
      params: {
        pi: pi.value,
        ...(back
          ? { more, after: roundOf(at(now)) }
          : ring
            ? { more, round: roundOf(at(r)) }
            : level === 'guided'
              ? { r }
              : { r, more }),
      },
      work: back
        ? [
            ['Diameter now', `${num(roundOf(at(now)))} ÷ ${pi.text}`, CM],
            ['Radius now', `${2 * now} ÷ 2`, CM],
            ['Radius at first', `${now} − ${more}`, CM],
          ]
        : ring
          ? [
              ['Diameter', `${num(roundOf(at(r)))} ÷ ${pi.text}`, CM],
              ['Radius', `${2 * r} ÷ 2`, CM],
              ['Radius with the border', `${r} + ${more}`, CM],
              ['Area at first', areaText(at(r)), CM2],
              ['Area with the border', areaText(at(now)), CM2],
              ['Area of the border', `${num(areaOf(at(now)))} − ${num(areaOf(at(r)))}`, CM2],
            ]
          : area
            ? [
                ['New radius', `2 × ${r}`, CM],
                ['Area before', areaText(at(r)), CM2],
                ['Area after', areaText(at(now)), CM2],
                ['Area gained', `${num(areaOf(at(now)))} − ${num(areaOf(at(r)))}`, CM2],
              ]
            : [
                ['New radius', `${r} + ${more}`, CM],
                ['Circumference then', roundText(at(now)), CM],
              ],
      hints: [
        'What changes? Write down the size before and after.',
        back || ring ? 'Find the radius from the circumference.' : 'Find the new radius first.',
        back
          ? 'Take away what was added to the radius.'
          : area
            ? 'Find the area before and the area after. Compare them.'
            : 'Use the new radius for the circumference.',
      ],
      wrongs: back
        ? [
            ['end-for-start', now],
            ['same-direction', now + more],
            ['gave-the-change', more],
            ['radius-as-diameter', 2 * now - more],
            ['halved-too-often', exact(now, 2)],
            ['stopped-early', 2 * now],
            ['calculation-slip', key.add(2)],
          ]
        : area
          ? [
              ['start-for-change', areaOf(at(r))],
              ['old-area-not-taken', areaOf(at(now))],
              ['radius-added-squared', areaOf(at(level === 'guided' ? r : more))],
              ['radius-as-diameter', gain.div(4)],
              ['area-not-quadrupled', level === 'guided' ? areaOf(at(r)).mul(2) : gain],
              ['length-for-area', roundOf(at(now)).sub(roundOf(at(r)))],
              ['calculation-slip', key.add(10)],
            ]
          : [
              ['old-size-kept', roundOf(at(r))],
              ['area-for-length', areaOf(at(now))],
              ['gave-the-change', roundOf(at(more))],
              ['radius-as-diameter', roundOf(at(now)).div(2)],
              ['doubled-too-often', roundOf(at(now)).mul(2)],
              ['calculation-slip', key.add(10)],
            ],
      drawing:
        back || ring
          ? null
          : { kind: 'plan', tall: 110, figures: [circleFigure(r, `${r} cm`, 'radius', 'At first')] },
    };
  });
}

/** h2 for circles: the radius grows. */
export const CIRCLES_BEFORE_AFTER: readonly Shape[] = [
  radiusGrows('circumference-then', 'not_ready'),
  radiusGrows('area-gained-when-doubled', 'guided'),
  radiusGrows('radius-before', 'independent'),
  radiusGrows('area-of-border', 'mastery'),
];
