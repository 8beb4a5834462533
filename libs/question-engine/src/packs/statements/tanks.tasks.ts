import { measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { BOX, boxOf, gap } from './cuboids.js';
import { asked, slips } from './task.js';

const CM3 = measured('cm³');

const WATER: Shape = asked(
  'water-in-a-tank',
  ['P5-V-8'],
  ['not_ready', 'guided'],
  facts(['volume = l * b * d'], [], 'volume'),
  (dice, level) => {
    const l = dice.multiple(5, 20, level === 'not_ready' ? 30 : 60);
    const b = dice.multiple(5, 10, l - 5);
    const d = dice.int(4, 18);
    const h = d + dice.int(3, 12);
    const volume = l * b * d;
    return {
      story: [`A tank is ${l} cm long, ${b} cm wide and ${h} cm high.`, `The water in it is ${d} cm deep.`],
      ask: 'What is the volume of the water?',
      blank: 'The volume of the water is ___ cm³.',
      key: volume,
      style: CM3,
      params: { l, b, d },
      work: [
        ['Base of the tank', `${l} × ${b}`, measured('cm²')],
        ['Volume of the water', `${gap(l * b)} × ${d}`, CM3],
      ],
      hints: ['The water has the base of the tank.', 'How high is the water?', BOX],
      wrongs: slips(
        ['This is the whole tank. The water is not so high.', l * b * h],
        ['This is the empty part of the tank.', l * b * (h - d)],
        ['You added the edges. Multiply them.', l + b + d],
        ['This is the base only.', l * b],
        ['Check the product once more.', volume + l * b],
        ['Check the product once more.', volume - l * b],
      ),
      drawing: boxOf({ l, b, h }, 'cm', { share: d / h, label: `${d} cm` }),
    };
  },
);

const TO_FILL: Shape = asked(
  'water-to-fill-a-tank',
  ['P5-V-8', 'P5-V-9'],
  ['independent', 'mastery'],
  facts(['tank = l * b * h', 'litres * 1000 = more'], ['water = l * b * d', 'more = tank - water'], 'litres'),
  (dice) => {
    const l = dice.multiple(10, 20, 60);
    const b = dice.multiple(10, 10, 50);
    const [d, rise] = [dice.multiple(5, 5, 25), dice.multiple(5, 5, 30)];
    const h = d + rise;
    const more = (l * b * rise) / 1000;
    if (l <= b || d === rise) return null;
    const L = measured('ℓ');
    return {
      story: [`A tank is ${l} cm long, ${b} cm wide and ${h} cm high.`, `The water in it is ${d} cm deep.`],
      ask: 'How many more litres of water fill the tank?',
      blank: 'It takes ___ ℓ more to fill the tank.',
      key: exact(l * b * rise, 1000),
      style: L,
      params: { l, b, h, d },
      work: [
        ['Depth still empty', `${h} − ${d}`, measured('cm')],
        ['Base of the tank', `${l} × ${b}`, measured('cm²')],
        ['Empty part', `${gap(l * b)} × ${rise}`, CM3],
        ['Litres', `${gap(l * b * rise)} ÷ 1000`, L],
      ],
      hints: ['How high is the empty part?', 'What is the volume of the empty part?', '1 ℓ = 1000 cm³.'],
      wrongs: slips(
        ['This is the whole tank.', exact(l * b * h, 1000)],
        ['This is the water that is there already.', exact(l * b * d, 1000)],
        ['One litre is 1000 cm³, not 100 cm³.', exact(l * b * rise, 100)],
        ['Check how many cubic centimetres a litre has.', exact(l * b * rise, 10_000)],
        ['Check the base once more.', exact(more * 1000 + l * rise, 1000)],
      ),
      drawing: boxOf({ l, b, h }, 'cm', { share: d / h, label: `${d} cm` }),
    };
  },
);

const PART_FULL: Shape = asked(
  'tank-filled-to-a-fraction',
  ['P5-V-8'],
  ['guided', 'independent'],
  facts(['tank = l * b * h', 'water = tank * part'], [], 'water'),
  (dice) => {
    const n = dice.pick([3, 4, 5]);
    const m = dice.int(1, n - 1);
    const l = dice.multiple(5, 15, 40);
    const b = dice.multiple(5, 10, l - 5);
    const h = n * dice.int(3, 8);
    const tank = l * b * h;
    if (m * 2 === n) return null;
    return {
      story: [`A tank is ${l} cm long, ${b} cm wide and ${h} cm high.`, `It is ${m}/${n} full of water.`],
      ask: 'What is the volume of the water?',
      blank: 'The volume of the water is ___ cm³.',
      key: (tank / n) * m,
      style: CM3,
      params: { l, b, h, part: exact(m, n) },
      work: [
        ['Depth of the water', `${m}/${n} × ${h}`, measured('cm')],
        ['Base of the tank', `${l} × ${b}`, measured('cm²')],
        ['Volume of the water', `${gap(l * b)} × ${(h / n) * m}`, CM3],
      ],
      hints: ['How deep is the water?', 'The water has the base of the tank.', BOX],
      wrongs: slips(
        ['This is the whole tank.', tank],
        ['This is the empty part.', tank - (tank / n) * m],
        ['Use all the parts of the fraction.', tank / n],
        ['The fraction is of the height, not of the base.', l * b],
        ['You added the edges. Multiply them.', l + b + h],
      ),
      drawing: boxOf({ l, b, h }, 'cm'),
    };
  },
);

const LITRES: Shape = asked(
  'cubic-centimetres-to-litres',
  ['P5-V-9'],
  ['not_ready', 'guided'],
  facts(['litres * 1000 = cubic'], [], 'litres'),
  (dice, level) => {
    const cubic = level === 'not_ready' ? dice.multiple(1000, 2000, 9000) : dice.multiple(50, 1050, 9950);
    const L = measured('ℓ');
    if (level === 'guided' && cubic % 1000 === 0) return null;
    return {
      story: [`The volume of some juice is ${gap(cubic)} cm³.`],
      ask: 'How many litres is this?',
      blank: 'This is ___ ℓ.',
      key: exact(cubic, 1000),
      style: L,
      params: { cubic },
      work: ['1 ℓ is 1000 cm³.', ['Litres', `${gap(cubic)} ÷ 1000`, L]],
      hints: ['How many cubic centimetres make 1 ℓ?', '1 cm³ is as much as 1 ml.', 'Divide by 1000.'],
      wrongs: slips(
        ['One litre is 1000 cm³, not 100 cm³.', exact(cubic, 100)],
        ['One litre is 1000 cm³, not 10 cm³.', exact(cubic, 10)],
        ['Move the digits three places only.', exact(cubic, 10_000)],
        ['Check the litres once more.', exact(cubic + 1000, 1000)],
      ),
      drawing: null,
    };
  },
);

const CUBIC: Shape = asked(
  'litres-and-millilitres-to-cubic',
  ['P5-V-9'],
  ['not_ready', 'guided'],
  facts(['cubic = litres * 1000 + ml'], [], 'cubic'),
  (dice) => {
    const litres = dice.int(2, 9);
    const ml = dice.pick([5, 40, 50, 75, 80, 250, 300, 405, 650, 750]);
    const cubic = litres * 1000 + ml;
    return {
      story: [`A can holds ${litres} ℓ ${ml} ml of water.`],
      ask: 'What is the volume of the water in cm³?',
      blank: 'The volume of the water is ___ cm³.',
      key: cubic,
      style: CM3,
      params: { litres, ml },
      work: [
        [`${litres} ℓ`, `${litres} × 1000`, CM3],
        ['Volume', `${litres * 1000} + ${ml}`, CM3],
      ],
      hints: ['1 ℓ = 1000 cm³.', '1 ml = 1 cm³.', 'Add the two volumes.'],
      wrongs: slips(
        ['One litre is 1000 cm³, not 100 cm³.', litres * 100 + ml],
        ['Change the litres first.', litres + ml],
        ['The millilitres are missing.', litres * 1000],
        ['Look at the place of each digit.', litres * 1000 + ml * 10],
        ['One litre too many.', cubic + 1000],
      ),
      drawing: null,
    };
  },
);

const TANK_LITRES: Shape = asked(
  'capacity-of-a-tank-in-litres',
  ['P5-V-9', 'P5-V-7'],
  ['guided', 'independent'],
  facts(['volume = l * b * h', 'litres * 1000 = volume'], [], 'litres'),
  (dice) => {
    const [l, b, h] = [dice.multiple(10, 20, 60), dice.multiple(5, 10, 40), dice.multiple(5, 10, 45)];
    const volume = l * b * h;
    const L = measured('ℓ');
    if (l <= b || b === h || volume % 50 !== 0) return null;
    return {
      story: [`A tank is ${l} cm long, ${b} cm wide and ${h} cm high.`],
      ask: 'How many litres of water does it hold when it is full?',
      blank: 'The full tank holds ___ ℓ.',
      key: exact(volume, 1000),
      style: L,
      params: { l, b, h },
      work: [
        ['Base of the tank', `${l} × ${b}`, measured('cm²')],
        ['Volume', `${gap(l * b)} × ${h}`, CM3],
        ['Litres', `${gap(volume)} ÷ 1000`, L],
      ],
      hints: [BOX, '1 ℓ = 1000 cm³.', 'Divide by 1000.'],
      wrongs: slips(
        ['This is the volume in cubic centimetres.', volume],
        ['One litre is 1000 cm³, not 100 cm³.', exact(volume, 100)],
        ['Move the digits three places only.', exact(volume, 10_000)],
        ['This is the base only.', exact(l * b, 1000)],
        ['Check the product once more.', exact(volume + l * b, 1000)],
      ),
      drawing: boxOf({ l, b, h }, 'cm'),
    };
  },
);

/** Water in tanks, and litres, for Primary 5. */
export const TANK_TASKS: readonly Shape[] = [WATER, TO_FILL, PART_FULL, LITRES, CUBIC, TANK_LITRES];
