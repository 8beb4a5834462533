import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText as f } from '../../numbers/number-text.js';
import { type Sketch, facts, shape } from '../../engines/sketch.js';
import {
  CM,
  CM3,
  LITRES,
  drawEdges,
  drawTank,
  fits,
  fraction,
  labelled,
  part,
  tank,
  volumeOf,
  volumeText,
  whole,
} from './solids.parts.js';

function fillChanges(
  id: string,
  level: ProficiencyLevel,
  kind: 'added' | 'left' | 'capacity' | 'height',
): Shape {
  const proof = {
    added: facts(['full = l * b * h'], ['x = q * full - p * full'], 'x'),
    left: facts(['full = l * b * h'], ['before = p * full', 'x = before - q * before'], 'x'),
    capacity: facts(['in = n * c / 1000'], ['q * full - p * full = in'], 'full'),
    height: facts(['full = l * b * h'], ['1000 * in = q * full - p * full'], 'h'),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = drawEdges(dice);
    const full = volumeOf(e);
    const [p, q] = [fraction(dice, [4, 5, 8, 10]), fraction(dice, [2, 4, 5, 8, 10])];
    const owner = drawTank(dice);
    if (e.b > e.l || p.equals(q)) return null;
    if (kind === 'left') {
      const before = p.mul(full);
      const out = before.mul(q);
      const key = before.sub(out);
      if (![before, out, key].every((v) => v.d === 1n)) return null;
      return {
        story: [
          `${owner} has the edges shown in the figure.`,
          `It is ${f(p)} full of water. Then ${f(q)} of this water is used.`,
        ],
        ask: 'What volume of water is left?',
        blank: '___ cm³ of water is left.',
        key,
        style: CM3,
        params: { ...e, p, q },
        work: [
          ['When full', volumeText(e), CM3],
          ['Water at first', part(p, String(full)), CM3],
          ['Used', part(q, CM3.bare(before)), CM3],
          ['Left', `${CM3.bare(before)} − ${CM3.bare(out)}`, CM3],
        ],
        hints: [
          'Draw the whole space as a bar in equal units.',
          'Find the volume when it is full, then the water at first.',
          'The second fraction is of the water, not of the whole space.',
        ],
        wrongs: [
          ['fraction-of-the-whole', p.sub(q).abs().mul(full)],
          ['used-part', out],
          ['stopped-early', before],
          ['whole-for-part', full],
          ['edges-added', e.l + e.b + e.h],
          ['calculation-slip', key.add(100)],
          ['calculation-slip', key.sub(100)],
        ],
        drawing: {
          kind: 'tanks',
          tanks: [tank('', e, labelled(e), { depth: e.h * p.valueOf(), label: '' })],
        },
      };
    }
    if (q.compare(p) <= 0) return null;
    const gap = q.sub(p);
    if (kind === 'added') {
      const key = gap.mul(full);
      if (key.d !== 1n) return null;
      return {
        story: [
          `${owner} has the edges shown in the figure.`,
          `It is ${f(p)} full. Water is poured in until it is ${f(q)} full.`,
        ],
        ask: 'What volume of water is poured in?',
        blank: '___ cm³ of water is poured in.',
        key,
        style: CM3,
        params: { ...e, p, q },
        work: [
          ['When full', volumeText(e), CM3],
          ['Poured in, as a fraction', `${f(q)} − ${f(p)}`, FRACTION],
          ['Poured in', part(gap, String(full)), CM3],
        ],
        hints: [
          'Compare the two fractions. They are of the same whole.',
          'Find the volume when it is full.',
          'Take this fraction of the full volume.',
        ],
        wrongs: [
          ['added-instead', q.add(p).mul(full)],
          ['water-in-the-end', q.mul(full)],
          ['water-at-first', p.mul(full)],
          ['whole-for-part', full],
          ['calculation-slip', key.add(100)],
          ['edges-added', e.l + e.b + e.h],
        ],
        drawing: {
          kind: 'tanks',
          tanks: [tank('At first', e, labelled(e), { depth: e.h * p.valueOf(), label: '' })],
        },
      };
    }
    if (kind === 'capacity') {
      const n = dice.int(3, 12);
      const c = dice.pick([150, 200, 250, 300, 400, 500, 750]);
      const litres = exact(n * c, 1000);
      const key = litres.div(gap);
      if (!fits(key) || key.compare(60) > 0) return null;
      return {
        story: [
          `${owner} is ${f(p)} full of water.`,
          `After ${n} bottles of ${c} ml are poured in, it is ${f(q)} full.`,
        ],
        ask: 'How many litres of water does it hold when it is full?',
        blank: 'When it is full, it holds ___ ℓ of water.',
        key,
        style: LITRES,
        via: [['___ ℓ of water is poured in.', litres, LITRES]],
        params: { n, c, p, q },
        work: [
          ['Poured in, in litres', `${n} × ${c} ÷ 1000`, LITRES],
          ['Poured in, as a fraction', `${f(q)} − ${f(p)}`, FRACTION],
          ['Full', whole(gap, LITRES.bare(litres)), LITRES],
        ],
        hints: [
          'What happened between the two fractions?',
          'Find the water that was poured in, in litres.',
          'This water is a fraction of the full volume. Find the whole.',
        ],
        wrongs: [
          ['added-instead', litres.div(q.add(p))],
          ['one-change-only', litres.div(q)],
          ['gave-the-change', litres],
          ['thousand-not-hundred', key.mul(10)],
          ['fraction-not-used', litres.mul(2)],
          ['calculation-slip', key.add(1)],
          ['calculation-slip', key.add(2)],
        ],
        drawing: null,
      };
    }
    const litres = gap.mul(full).div(1000);
    if (!fits(litres) || [e.l, e.b].includes(e.h)) return null;
    return {
      story: [
        `${owner} is ${e.l} cm long and ${e.b} cm wide. It is ${f(p)} full of water.`,
        `After ${LITRES.text(litres)} of water is poured in, it is ${f(q)} full.`,
      ],
      ask: 'How high is it?',
      blank: 'It is ___ cm high.',
      key: e.h,
      style: CM,
      via: [['When it is full, it holds ___ cm³.', full, CM3]],
      params: { l: e.l, b: e.b, p, q, in: litres },
      work: [
        ['Poured in', `${LITRES.bare(litres)} × 1000`, CM3],
        ['Poured in, as a fraction', `${f(q)} − ${f(p)}`, FRACTION],
        ['When full', whole(gap, CM3.bare(litres.mul(1000))), CM3],
        ['Base', `${e.l} × ${e.b}`],
        ['Height', `${full} ÷ ${e.l * e.b}`, CM],
      ],
      hints: [
        'What happened between the two fractions?',
        'Change the litres to cubic centimetres and find the volume when it is full.',
        'Divide the full volume by the area of its base.',
      ],
      wrongs: [
        ['rise-for-depth', gap.mul(e.h)],
        ['one-change-only', gap.mul(e.h).div(q)],
        ['added-instead', gap.mul(e.h).div(q.add(p))],
        ['one-edge-only', exact(full, e.l * 10)],
        ['thousand-not-hundred', exact(e.h, 10)],
        ['calculation-slip', e.h + 2],
        ['calculation-slip', e.h + 5],
      ],
      drawing: {
        kind: 'tanks',
        tanks: [
          tank(
            'At first',
            e,
            { l: `${e.l} cm`, b: `${e.b} cm`, h: '?' },
            { depth: e.h * p.valueOf(), label: '' },
          ),
        ],
      },
    };
  });
}

/** h5 for volume: a tank is some fraction full before and after. */
export const SOLIDS_FRACTIONS: readonly Shape[] = [
  fillChanges('poured-in', 'not_ready', 'added'),
  fillChanges('water-left', 'guided', 'left'),
  fillChanges('litres-to-fill', 'independent', 'capacity'),
  fillChanges('height-of-tank', 'mastery', 'height'),
];
