import { describe, expect, it } from '@jest/globals';
import { listGrammarFaults } from './grammar.js';

describe('listGrammarFaults', () => {
  it.each([
    'Each task failed costs 1 points.',
    'After the first change 1 units are left.',
    'How many stamps are not inside a album?',
    'Siti has an bag.',
    'How long is the the rope?',
    'In Hour 26 the number of letters is 2650 letters.',
    'In 8 hours the number of bottles is ___ bottles.',
    'Ahmad and Kai Wen had 48 beads. They got 16 more.',
    'The story starts at ___. It starts at ___.',
    'The first necklace has ___ beads altogether. It is Necklace ___.',
    'One ring has an area of 12.56 cm². The innermost circle has an area of ___ cm². It is Ring ___.',
    'Siti gives Some stickers to Ravi.',
    'There are 8 more salty than sweet.',
    'The two sharp angles are equal.',
    'The angles of a triangle make half a turn.',
    'Angle b and angle c together make half a turn.',
    'It is wider than it is high.',
    'At that time, Shop B had 4.5 kg of rice. At that time, Shop C had 5 kg of rice.',
    'So the clock shows 6.15 p.m..',
    'Both totals are the same, so share it by 8.',
    'What is left comes to the same as 3 bags.',
    'With a voucher of $3.60, she has $6.20.',
    'Machine B takes less than 6 min for it.',
    'Priya sold rice on Day 5. Each time it was 4 kg.',
    'It was 4 m each time.',
    'More beads go in: 2 cubes.',
    'Both have 9 buttons.',
    'All three have ___ fish.',
    'Hall B has 80 more than Hall C.',
    'There are ___ more ducks.',
    'He swims half an hour, then rests.',
    'Tub A held 2 times as much as Tub B.',
    'The number of stamps that Ahmad had increased by the same number each day.',
    'Which place is Amy, from the left?',
    'How many hours is it?',
    'The gate opens a little. It goes on like this.',
    'Angles x and y lie side by side on a beam.',
    '4 angles of the size of x make a full turn.',
    'Some is moved from one circle to the other.',
    'How much was still to go?',
    'First find this: One of each.',
  ])('refuses %s', (text) => {
    expect(listGrammarFaults([text])).toHaveLength(1);
  });

  it.each([
    'Figure 1 comes before any step.',
    'It costs $1 less than the bag. There is 1 class in the hall.',
    'Take 2 1/2 cups, 3.1 litres and 8 + 1 units.',
    'Which is larger, angle a or angle b? Find angle a after the change.',
    'A uniform, a one-way ticket, an hour and an umbrella.',
    'The number of letters is 90. There are 90 letters.',
    'Nurul and Hui Min had 12.05 m of string altogether. Mei Ling and Siti have $4 each.',
    'It uses ___ flowers. It is Bed ___.',
    'On Day 6: ___ cm. It is ___ cm shorter then.',
    'The value of a is ___. It is ___ units from Nicole to A.',
    'There are 8 more salty ones than sweet ones. A red bead is lighter than blue.',
    'Together with a voucher of $3.60, she has $6.20. The door makes half a turn.',
    'The amount was 4 kg each time. It was 4 m long.',
    'Both have 9 buttons altogether. All three cost $4 each. There are ___ more ducks than rabbits.',
    'She has $80 more than Siti. He swims for half an hour. Tub A held twice as much as Tub B.',
    'In which place is Amy from the left? Some of the wire is moved.',
  ])('takes %s', (text) => {
    expect(listGrammarFaults([text])).toEqual([]);
  });
});
