import type { Words } from '../../engines/plot.engine.js';

/** Words for one letter or one holder: how many of it are written, and how its size is asked for. */
function holder(bag: string, bags: string, things: string): Words {
  return {
    things,
    an: `{n} ${bags}`,
    am: `{m} ${bags}`,
    ag: `{g} ${bags}`,
    anPlus: `{n} ${bags} and {e} loose ${things}`,
    amPlus: `{m} ${bags} and {f} loose ${things}`,
    same: `Every ${bag} has the same number of ${things}.`,
    askOne: `How many ${things} are in 1 ${bag}?`,
    blankOne: `1 ${bag} has ___ ${things}.`,
    one: `1 ${bag}`,
    units: bags,
  };
}

/** Primary 5: hidden numbers in bags and boxes. */
export const HIDDEN_IN_HOLDERS: readonly Words[] = [
  holder('bag', 'bags', 'marbles'),
  holder('box', 'boxes', 'pencils'),
  holder('packet', 'packets', 'stickers'),
  holder('jar', 'jars', 'sweets'),
  holder('album', 'albums', 'stamps'),
  holder('tin', 'tins', 'cookies'),
  holder('pouch', 'pouches', 'seashells'),
  holder('folder', 'folders', 'game cards'),
  holder('tray', 'trays', 'eggs'),
];

function lettered(letter: string, things: string): Words {
  return {
    things,
    letter,
    an: `{n}${letter} ${things}`,
    am: `{m}${letter} ${things}`,
    ag: `{g}${letter} ${things}`,
    anPlus: `{n}${letter} + {e} ${things}`,
    amPlus: `{m}${letter} + {f} ${things}`,
    same: `The letter ${letter} stands for a whole number.`,
    askOne: `What is the value of ${letter}?`,
    blankOne: `The value of ${letter} is ___.`,
    one: letter,
    units: letter,
  };
}

/** Primary 6: the same with a letter. */
export const LETTERED: readonly Words[] = [
  lettered('w', 'marbles'),
  lettered('k', 'stickers'),
  lettered('p', 'stamps'),
  lettered('m', 'beads'),
  lettered('y', 'game cards'),
  lettered('t', 'cookies'),
  lettered('h', 'storybooks'),
  lettered('s', 'seashells'),
  lettered('c', 'key chains'),
];
