import { type Activity, step } from './activity.js';

/** Activities about measures, shapes and data. */
export const MEASURE_ACTIVITIES = {
  length: {
    title: 'Guess, then measure',
    needs: 'You need a ruler or a tape.',
    lead: 'You both guess how long things are. The closer guess wins.',
    steps: [
      step('Choose five things', 'Take a spoon, a book, a door and two more.'),
      step('Guess first', 'Each writes a guess with its unit.', 'Is it longer or shorter than your hand?'),
      step('Measure', 'Measure from the zero, not from the edge.', 'How far was the guess away?'),
    ],
    ifItGoesWell: 'Say each length in another unit.',
    ifItIsHard: 'Measure with hands first, then with the ruler.',
  },
  mass: {
    title: 'Heavy hands',
    needs: 'You need food packs with their weight, and kitchen scales if you have them.',
    lead: 'Your child orders packs by feeling, and then reads the weight.',
    steps: [
      step('Feel', 'Hold one pack in each hand.', 'Which one is heavier?'),
      step('Put in order', 'Lay five packs from light to heavy, without reading.'),
      step('Read', 'Read the weight on each pack.', 'How many of this one make one kilogram?'),
    ],
    ifItGoesWell: 'Find packs that weigh one kilogram together.',
    ifItIsHard: 'Compare two packs only.',
  },
  volume: {
    title: 'How many cups?',
    needs: 'You need a bottle, cups and water.',
    lead: 'Your child finds how much a bottle holds, by pouring.',
    steps: [
      step('Guess', 'How many cups fill the bottle? Write both guesses.'),
      step(
        'Pour and count',
        'Pour cup by cup.',
        'How much does one cup hold, if the bottle holds one litre?',
      ),
      step('Half full', 'Pour half of it out.', 'How do you know that it is half?'),
    ],
    ifItGoesWell: 'Measure a box with a ruler. How many cubes of 1 cm would fill it?',
    ifItIsHard: 'Use two cups of different shapes, and pour from one into the other.',
  },
  time: {
    title: 'Our evening plan',
    needs: 'You need a clock with hands, paper and a pencil.',
    lead: 'Your child plans the evening and finds how long each part takes.',
    steps: [
      step(
        'Read the clock',
        'Look at the clock now.',
        'What time is it, and what will it be in half an hour?',
      ),
      step('Write the plan', 'Write four things of this evening with their start.'),
      step('Find how long', 'Find how long each one takes.', 'Where does the hour change?'),
    ],
    ifItGoesWell: 'Plan backwards from bedtime.',
    ifItIsHard: 'Turn the hands of a clock together, five minutes at a time.',
  },
  money: {
    title: 'The corner shop',
    needs: 'You need coins and notes, and five things with price tags.',
    lead: 'Your child keeps a shop, and gives change by counting up.',
    steps: [
      step('Open the shop', 'Write a price on five slips, and lay them beside the things.'),
      step('Buy one thing', 'Pay with a note.', 'How do you count up from the price to the note?'),
      step('Buy two things', 'Choose two things.', 'What is the total, and what change do I get?'),
    ],
    ifItGoesWell: 'Buy three of the same thing, or share the price between two people.',
    ifItIsHard: 'Use whole dollars only.',
  },
  shapes: {
    title: 'Shapes at home',
    needs: 'You need paper, scissors and a few boxes.',
    lead: 'Your child finds shapes around the room, and says how they are built.',
    steps: [
      step('Look around', 'Find three rectangles, two circles and one triangle.', 'How do you know?'),
      step('Describe one', 'Your child describes a shape without its name, and you draw it.'),
      step(
        'Open a box',
        'Cut a small box along its edges and lay it flat.',
        'Which sides meet again when you fold it?',
      ),
    ],
    ifItGoesWell: 'Draw another flat plan that folds into the same box.',
    ifItIsHard: 'Sort things by their number of corners.',
  },
  area: {
    title: 'Carpet for a doll’s house',
    needs: 'You need squared paper and scissors.',
    lead: 'Different rooms can have the same area and not the same edge.',
    steps: [
      step('Cut a room', 'Cut out a rectangle of 12 squares.', 'How long is the way around it?'),
      step('Cut another one', 'Cut out another rectangle of 12 squares.', 'Which one has the longer edge?'),
      step('Join them', 'Lay the two side by side.', 'What is the area now, and what is the way around?'),
    ],
    ifItGoesWell: 'Find the rectangle of 24 squares with the shortest edge.',
    ifItIsHard: 'Count squares and edges with a pencil, one by one.',
  },
  angles: {
    title: 'Doors and clocks',
    needs: 'You need a door, a clock and a corner of paper.',
    lead: 'A corner of paper is a right angle. Your child finds larger and smaller ones.',
    steps: [
      step('Test with the corner', 'Hold the corner at five things.', 'Is it smaller, equal or larger?'),
      step('Open the door', 'Open a door slowly.', 'Stop at a right angle. Where is half of it?'),
      step(
        'Read the clock',
        'Look at the hands at three and at five o’clock.',
        'How many degrees are between them?',
      ),
    ],
    ifItGoesWell: 'Tear off the corners of a paper triangle, and lay them side by side.',
    ifItIsHard: 'Stay with “smaller” and “larger” than the corner.',
  },
  data: {
    title: 'Count the street',
    needs: 'You need paper, a pencil and a window.',
    lead: 'Your child counts for five minutes, and draws what was seen.',
    steps: [
      step('Count', 'Choose three things to count, such as cars, people and birds. Make a mark for each.'),
      step('Draw', 'Draw a bar for each thing.', 'What does one square of your drawing stand for?'),
      step('Ask', 'Ask two questions that the drawing answers.', 'How many more? How many altogether?'),
    ],
    ifItGoesWell: 'Find the average for one minute.',
    ifItIsHard: 'Count two things, and lay one bean for each.',
  },
  grid: {
    title: 'Hidden treasure',
    needs: 'You need squared paper and two pencils.',
    lead: 'Each of you hides three treasures on a grid, and finds those of the other.',
    steps: [
      step('Draw the grid', 'Number both lines from 0 to 8. Mark three points without showing them.'),
      step('Ask for points', 'Call a point, such as (3, 5).', 'Which number says how far to the right?'),
      step('Help', 'Say “warm” if the point is next to a treasure.', 'Which points can it be now?'),
    ],
    ifItGoesWell: 'Three treasures lie on one straight line. Where is the fourth?',
    ifItIsHard: 'Use a grid from 0 to 4.',
  },
} as const satisfies Readonly<Record<string, Activity>>;
