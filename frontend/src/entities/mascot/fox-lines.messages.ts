import { defineMessages } from '../../shared/messages/define-messages.js';

/**
 * What the fox says, by moment. Never "wrong", "fail", "only", "easy!", "hurry", nothing of losing or comparing, and no
 * sadness: a test holds the list to that. Lines of at most eight words are for Primary 1 and 2 as well.
 */
export const FOX_LINES = defineMessages('entities/mascot/fox-lines', {
  hello: [
    'I kept your place.',
    'Shall we share a pandan cake?',
    'The kopi uncle asked for you.',
    'I sharpened the pencils.',
    'The rain trees are in flower today.',
    'I saw two otters at the canal.',
    'A hornbill sat on my roof this morning.',
    'Read it once, then once more.',
    'Take all the time you like.',
    'What do we know already?',
  ],
  evening: [
    'Good evening. A short one?',
    'The street lamps are on. One little set?',
    'I lit the lantern for us.',
  ],
  rest: [
    'Hello again! Where we stopped is still open.',
    'It was a good rest.',
    'Easy ones first today.',
    'Your den is just as you left it.',
  ],
  poke: ['That tickles!', 'I found a new acorn.', 'I like how you try.', 'Hee hee!'],
  idle: ['I read a little. Call me.', 'This book is about kueh.', 'I am here when you call.'],
  asleep: ['Zzz. Touch me and I wake.', 'Zzz. A short nap.'],
  unlucky: ['I look into it. Your work is safe.', 'All is kept. Let us try again.'],
});
