import { describe, expect, it } from '@jest/globals';
import { toSpoken, toUtterances } from './spoken-text.rules.js';

describe.each([
  [
    'fractions',
    [
      ['3/4', 'three quarters'],
      ['2 3/4', 'two and three quarters'],
      ['He ate 1/2 of it.', 'He ate one half of it.'],
      ['1/2 + 1/4 = ?', 'one half plus one quarter equals?'],
      ['3/4 kg', 'three quarters of a kilogram'],
      ['1/2 h', 'one half of an hour'],
      ['4 5/6 m of ribbon', 'four and five sixths metres of ribbon'],
      ['3/2 ℓ', 'three halves litres'],
      [
        '2/3 × 174 = $116',
        'two thirds times one hundred and seventy-four equals one hundred and sixteen dollars',
      ],
      ['87.5/100 × 200', 'eighty-seven point five over one hundred times two hundred'],
      ['Take π = 22/7.', 'Take pi equals twenty-two sevenths.'],
    ],
  ],
  [
    'money',
    [
      ['$4.50', 'four dollars and fifty cents'],
      ['$4', 'four dollars'],
      ['$1', 'one dollar'],
      ['$1.01', 'one dollar and one cent'],
      ['$0.05', 'five cents'],
      ['$12.00', 'twelve dollars'],
      ['$36 480', 'thirty-six thousand four hundred and eighty dollars'],
      ['$1,200', 'one thousand two hundred dollars'],
      ['130¢', 'one hundred and thirty cents'],
      ['1¢', 'one cent'],
      ['$n', 'n dollars'],
      ['She must give $___.', 'She must give blank dollars.'],
      ['$4/kg', 'four dollars per kilogram'],
    ],
  ],
  [
    'time',
    [
      ['3.20 p.m.', 'three twenty p m'],
      ['3.05 a.m.', 'three oh five a m'],
      ['12.00 p.m.', 'twelve p m'],
      ['at 3 p.m. today', 'at three p m today'],
      ['14 50', 'fourteen fifty'],
      [
        'At 09 00, 09 50 and 10 40, tours start.',
        'At oh nine hundred hours, oh nine fifty and ten forty, tours start.',
      ],
      ['00 15', 'zero zero fifteen'],
      ['6.10 p.m. − 25 min = 5.45 p.m.', 'six ten p m minus twenty-five minutes equals five forty-five p m'],
      ['2 h 15 min', 'two hours fifteen minutes'],
      ['1 h 1 min', 'one hour one minute'],
    ],
  ],
  [
    'ratio',
    [
      ['3 : 4', 'three to four'],
      ['3:4:5', 'three to four to five'],
      ['12 : 15', 'twelve to fifteen'],
      ['a : b', 'a to b'],
      ['Ali : Bala = 2 : 3', 'Ali to Bala equals two to three'],
      ['Total: 24 cm', 'Total: twenty-four centimetres'],
    ],
  ],
  [
    'numbers',
    [
      ['36 480', 'thirty-six thousand four hundred and eighty'],
      ['36,480', 'thirty-six thousand four hundred and eighty'],
      ['1 200 000', 'one million two hundred thousand'],
      ['3.25', 'three point two five'],
      ['0.5', 'zero point five'],
      ['10.06', 'ten point zero six'],
      ['5, 10, 15 and so on', 'five, ten, fifteen and so on'],
      ['2, 4, 6, …', 'two, four, six, and so on'],
      ['the 9th shape', 'the 9th shape'],
      ['45%', 'forty-five per cent'],
      ['40 % of it', 'forty per cent of it'],
      ['007', 'zero zero seven'],
      ['Ring 2 and 3.', 'Ring two and three.'],
    ],
  ],
  [
    'units',
    [
      ['12 cm²', 'twelve square centimetres'],
      ['1 cm²', 'one square centimetre'],
      ['in cm²', 'in square centimetres'],
      ['12 375 cm³', 'twelve thousand three hundred and seventy-five cubic centimetres'],
      ['44 m²', 'forty-four square metres'],
      ['5 m 45 cm', 'five metres forty-five centimetres'],
      ['1 kg', 'one kilogram'],
      ['1.5 kg', 'one point five kilograms'],
      ['500g and 5kg', 'five hundred g and five kilograms'],
      ['2 ℓ 300 ml', 'two litres three hundred millilitres'],
      ['1 ℓ', 'one litre'],
      ['60 km/h', 'sixty kilometres per hour'],
      ['17 ℓ per minute', 'seventeen litres per minute'],
      ['59°', 'fifty-nine degrees'],
      ['1°', 'one degree'],
      ['30 °C', 'thirty degrees Celsius'],
      ['87 s', 'eighty-seven seconds'],
      ['___ cm³', 'blank cubic centimetres'],
      ['The angle is ___°.', 'The angle is blank degrees.'],
      ['It cost ___¢.', 'It cost blank cents.'],
      ['It holds ___ m of string.', 'It holds blank metres of string.'],
      ['The total in ¢: 570¢', 'The total in cents: five hundred and seventy cents'],
      ['Give it in m.', 'Give it in metres.'],
      ['What is the length in cm?', 'What is the length in centimetres?'],
      ['the 10-min lessons', 'the ten-minute lessons'],
      ["Priya's 3 sisters", "Priya's three sisters"],
    ],
  ],
  [
    'signs and algebra',
    [
      ['12 ÷ 4 × 2', 'twelve divided by four times two'],
      ['20 − 6 = 14', 'twenty minus six equals fourteen'],
      ['20 - 6', 'twenty minus six'],
      ['5 + ___ = 8', 'five plus blank equals eight'],
      ['n + 4', 'n plus four'],
      ['3n years', 'three n years'],
      ['2a + b = 16', 'two a plus b equals sixteen'],
      ['3m + 5', 'three m plus five'],
      ['n²', 'n squared'],
      ['5²', 'five squared'],
      ['2 × (20 + 12)', 'two times, bracket twenty plus twelve close bracket'],
      ['(Look at the picture.)', '(Look at the picture.)'],
      ['A is at (4, 5).', 'A is at (four, five).'],
      ['triangle ABC', 'triangle A B C'],
      ['AB = AC', 'A B equals A C'],
      ['8 > 5', 'eight is greater than five'],
      ['undo "+ 20" first', 'undo " plus twenty" first'],
    ],
  ],
  [
    'plain words',
    [
      ['How many are there altogether?', 'How many are there altogether?'],
      ["I don't know yet", "I don't know yet"],
      ['right-angled triangle', 'right-angled triangle'],
      ['', ''],
      ['___ lanterns are gold.', 'blank lanterns are gold.'],
    ],
  ],
] as const)('%s', (_, rows) => {
  it.each(rows as unknown as Array<[string, string]>)('%s', (text, spoken) => {
    expect(toSpoken(text)).toBe(spoken);
  });
});

describe('what is given to the voice at once', () => {
  it('is one short sentence', () => {
    expect(toUtterances('Ali has $4.50, and Mei has $2.')).toEqual([
      'Ali has four dollars and fifty cents, and Mei has two dollars.',
    ]);
  });

  it('is cut at commas where a remote voice would be cut off', () => {
    const long = Array.from({ length: 12 }, (_, i) => `the number ${1000 + i}`).join(', ');
    const utterances = toUtterances(`${long}.`);
    expect(utterances.length).toBeGreaterThan(1);
    for (const utterance of utterances) expect(utterance.length).toBeLessThanOrEqual(150);
    expect(utterances.join(' ')).toBe(toSpoken(`${long}.`));
  });

  it('is nothing where there is nothing to say', () => {
    expect(toUtterances(' ... ')).toEqual(['and so on']);
    expect(toUtterances('.')).toEqual([]);
    expect(toUtterances('')).toEqual([]);
  });
});
