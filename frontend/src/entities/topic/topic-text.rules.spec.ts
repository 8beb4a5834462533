import { describe, expect, it } from '@jest/globals';
import { toShownText } from './topic-text.rules.js';

describe('unit words after a number', () => {
  it.each([
    ['A rope of 5 metres is cut into 20 centimetres.', 'A rope of 5 m is cut into 20 cm.'],
    ['a 3 kilometer run', 'a 3 km run'],
    ['2.5 kilograms and 3/4 litre', '2.5 kg and 3/4 ℓ'],
    ['250 millilitres, 30 grams', '250 ml, 30 g'],
    ['12 square centimetres; 8 cubic metres', '12 cm²; 8 m³'],
    ['at 60 kilometres per hour for 2 hours 30 minutes 5 seconds', 'at 60 km/h for 2 h 30 min 5 s'],
    ['20 percent, 5 per cent', '20%, 5%'],
    ['an angle of 45 degrees at 30 degrees Celsius', 'an angle of 45° at 30 °C'],
    ['5 dollars and 20 cents', '$5 and 20¢'],
    ['3.50 dollars', '$3.50'],
  ])('%s', (text, shown) => {
    expect(toShownText(text)).toBe(shown);
  });

  it.each([
    'How many metres is it?',
    '5 metre-rulers',
    '5 gramophones',
    '3 second prizes, 1 minute hand',
    '3/4 dollars, 2.5 dollars',
    '5 m, 3 kg, $4.50',
  ])('leaves: %s', (text) => {
    expect(toShownText(text)).toBe(text);
  });
});

describe('large numbers', () => {
  it.each([
    ['1000', '1,000'],
    ['36480 people and 1234567.', '36,480 people and 1,234,567.'],
    ['$2026 and 2026 metres', '$2,026 and 2,026 m'],
    ['5000 + 12000 = 17000', '5,000 + 12,000 = 17,000'],
    ['12000, 13000, …', '12,000, 13,000, …'],
    ['2450.75 kilograms', '2,450.75 kg'],
  ])('%s', (text, shown) => {
    expect(toShownText(text)).toBe(shown);
  });

  it.each(['999', '36 480', '36,480', '3.14159', 'in 2026', '0001', 'A1000', '2026-11-22', '1000/3000'])(
    'leaves: %s',
    (text) => {
      expect(toShownText(text)).toBe(text);
    },
  );
});
