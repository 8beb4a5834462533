import { type Activity, step } from './activity.js';

/** Activities about numbers and the four operations. */
export const NUMBER_ACTIVITIES = {
  numbers: {
    title: 'Which number is mine?',
    needs: 'You need paper and a pencil.',
    lead: 'You think of a number. Your child finds it with questions that you answer with yes or no.',
    steps: [
      step('Think of a number', 'Choose one that your child can read. Write it down and hide it.'),
      step(
        'Answer with yes or no',
        'Your child asks, for example, “Is it more than 500?” Note each answer on a line of numbers.',
        'Which numbers can it not be any more?',
      ),
      step(
        'Change sides',
        'Your child hides a number, and you ask. Think aloud while you choose a question.',
      ),
    ],
    ifItGoesWell: 'Count the questions. Who finds the number with fewer?',
    ifItIsHard: 'Take numbers up to 20, and cross them out on a list.',
  },
  adding: {
    title: 'Make the total',
    needs: 'You need two dice, or slips with the numbers 1 to 9.',
    lead: 'You build two numbers from dice, and try to come close to a total that you chose before.',
    steps: [
      step('Choose a total', 'Agree on a total, such as 50 or 500. Write it at the top of the page.'),
      step(
        'Throw and place',
        'Throw a die, and write the number as tens or ones. Fill two numbers and add them.',
        'How far is it to our total?',
      ),
      step(
        'Take away',
        'Now subtract the smaller number from the larger one.',
        'How can you check that by adding?',
      ),
    ],
    ifItGoesWell: 'Place three numbers instead of two.',
    ifItIsHard: 'Use coins of 10 cents and 1 cent, and push them together.',
  },
  times: {
    title: 'Rows on a tray',
    needs: 'You need about 30 small things, such as beans or buttons.',
    lead: 'Rows of beans show why times and sharing belong together.',
    steps: [
      step('Lay rows', 'Lay 24 beans in rows of the same length.', 'How many rows, and how many in each?'),
      step('Turn the tray', 'Turn the tray by a quarter.', 'What changes, and what stays?'),
      step(
        'Share them',
        'Share the same beans among four people, and then among five.',
        'How many are left over, and why?',
      ),
    ],
    ifItGoesWell: 'Find all the ways to lay 36 beans in equal rows.',
    ifItIsHard: 'Take 12 beans, and stay with rows of two and three.',
  },
  fractions: {
    title: 'Cut a paper strip',
    needs: 'You need a strip of paper and scissors.',
    lead: 'One strip of paper is all the money. Your child cuts off a third, then a quarter of what is left.',
    steps: [
      step('Cut one strip', 'The strip is all the money in a purse. Lay it on the table.'),
      step(
        'Spend a third',
        'Your child folds the strip into three equal parts and cuts one off.',
        'What part of the strip is still in your hand?',
      ),
      step(
        'Spend a quarter of the rest',
        'Your child folds the piece in the hand into four equal parts and cuts one off.',
        'What part of the whole strip is this small piece?',
      ),
    ],
    ifItGoesWell: 'Your child chooses two other fractions, and you find the answer.',
    ifItIsHard: 'Fold a half first, then a half of what is left. That is enough for today.',
  },
  decimals: {
    title: 'Read the receipt',
    needs: 'You need a receipt from a shop.',
    lead: 'Prices on a receipt are decimals. Your child reads, orders and rounds them.',
    steps: [
      step('Read aloud', 'Read three prices as dollars and cents.', 'What does the 5 in $4.50 stand for?'),
      step('Put in order', 'Write five prices from the smallest to the largest.'),
      step(
        'Guess the total',
        'Round each price to the nearest dollar and add.',
        'How far is it from the real total?',
      ),
    ],
    ifItGoesWell: 'What would ten of the cheapest thing cost? And a tenth of the dearest?',
    ifItIsHard: 'Lay each price with coins first.',
  },
  percentage: {
    title: 'The sale',
    needs: 'You need an advertisement with prices.',
    lead: 'A shop takes 20% off. Your child finds the new prices from 10%.',
    steps: [
      step('Find 10%', 'Choose three prices and find 10% of each.', 'How did you get it?'),
      step('Take 20% off', 'Use your 10% twice.', 'Is it quicker to find 80% at once?'),
      step(
        'Go backwards',
        'A toy costs $24 after 20% off.',
        'What does one tenth cost, and what was the old price?',
      ),
    ],
    ifItGoesWell: 'Take 20% off, and then 10% off the new price. Is that 30%?',
    ifItIsHard: 'Use a price of $100, where each percent is one dollar.',
  },
  ratio: {
    title: 'Mix a drink',
    needs: 'You need a small cup, syrup or juice, and water.',
    lead: 'One cup of syrup and four cups of water taste right. Your child keeps the taste for more people.',
    steps: [
      step(
        'Mix one to four',
        'Pour one small cup of syrup and four of water.',
        'What part of the drink is syrup?',
      ),
      step('Make more', 'Plan three cups of syrup.', 'How much water keeps the taste?'),
      step('Plan for ten', 'Ten cups of drink are needed.', 'How much of each?'),
    ],
    ifItGoesWell: 'Compare 2 : 7 with 1 : 4. Which tastes stronger?',
    ifItIsHard: 'Lay one red counter and four blue ones for each round.',
  },
  rate: {
    title: 'Which pack is cheaper?',
    needs: 'You need two packs of the same food, with prices.',
    lead: 'Two packs, two prices. Your child finds what one unit costs.',
    steps: [
      step('Read the packs', 'Write down the amount and the price of each pack.'),
      step(
        'Find one unit',
        'Work out the price of 100 g, or of one piece.',
        'Why do we divide, and by what?',
      ),
      step('Decide', 'Compare the two.', 'When would you still buy the dearer one?'),
    ],
    ifItGoesWell: 'How long would each pack last if you ate 50 g a day?',
    ifItIsHard: 'Compare packs of 2 and of 4 pieces first.',
  },
  speed: {
    title: 'Walk and measure',
    needs: 'You need a watch, and ten steps of floor.',
    lead: 'Your child walks a known distance and finds the speed.',
    steps: [
      step('Measure ten metres', 'Mark ten metres, or count long steps as one metre each.'),
      step('Walk and time it', 'Walk it, and read the seconds.', 'How far do you get in one second?'),
      step('Go further', 'Keep this speed.', 'How long would a kilometre take?'),
    ],
    ifItGoesWell: 'Walk there slowly and back fast. Why is the average not in the middle?',
    ifItIsHard: 'Draw a line with a mark for each second.',
  },
  algebra: {
    title: 'What is in the box?',
    needs: 'You need a box or a cup, and small things.',
    lead: 'A number hides in a box. Your child finds it by doing the same on both sides.',
    steps: [
      step('Hide some', 'Put some beans into a cup. Lay three more beside it.'),
      step('Tell the total', 'Say, “Together there are ten.”', 'What can you take away from both sides?'),
      step(
        'Two boxes',
        'Fill two cups alike, and lay one bean beside them. Tell the total.',
        'What is in each?',
      ),
    ],
    ifItGoesWell: 'Your child hides a number, and writes it as a sentence with a letter.',
    ifItIsHard: 'Stay with one box, and totals up to ten.',
  },
} as const satisfies Readonly<Record<string, Activity>>;
