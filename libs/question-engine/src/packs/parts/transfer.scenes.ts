import { MONEY, type Style, countOf, measured } from '../../core/amount.js';
import type { ShareTransferScene } from '../../engines/share-transfer.engine.js';

type Make = (first: string, second: string) => ShareTransferScene;

/** Two children with a collection. */
function collections(noun: string, low: number, high: number): Make {
  const style = countOf(noun);
  return (a, b) => ({
    style,
    low,
    high,
    names: [a, b],
    total: (w) => `${a} and ${b} have ${w} altogether.`,
    totalUnknown: `${a} and ${b} have some ${noun}.`,
    share: (p) => `${a} has ${p} of the ${noun} and ${b} has the rest.`,
    otherShare: (p) => `${b} has ${p} of the ${noun} and ${a} has the rest.`,
    moves: (x) => `${a} gives ${x} to ${b}.`,
    equalAfter: 'Then they have the same number.',
    shareAfter: (q) => `Then ${a} has ${q} of all the ${noun}.`,
    askMove: `How many ${noun} must ${a} give ${b} so that they have the same number?`,
    blankMove: `${a} must give ${b} ___ ${noun} so that they have the same number.`,
    askOther: `How many ${noun} does ${b} have now?`,
    blankOther: `${b} has ___ ${noun} now.`,
    askTotal: `How many ${noun} do they have altogether?`,
    blankTotal: `They have ___ ${noun} altogether.`,
    blankFirst: `At first ${a} has ___ ${noun}.`,
  });
}

interface Places {
  style: Style;
  /** What moves: "water", "books". */
  thing: string;
  /** The unit in words, empty for counted things. */
  unitWord: string;
  one: string;
  two: string;
  low: number;
  high: number;
  /** "in" or "on". */
  at: 'in' | 'on';
  /** "Ali pours", "The teacher moves". */
  mover: string;
  /** "poured", "moved". */
  moved: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Two places that hold the same kind of thing. */
function places(p: Places): Make {
  const { style, thing, one, two } = p;
  const of = p.unitWord === '' ? thing : `${p.unitWord} of ${thing}`;
  const blank = p.unitWord === '' ? `___ ${thing}` : `___ ${style.unit ?? ''} of ${thing}`;
  const [has, be] = p.unitWord === '' ? ['are', 'are'] : ['is', 'is'];
  const amounts = (text: string): string => (p.unitWord === '' ? text : `${text} of ${thing}`);
  return () => ({
    style,
    low: p.low,
    high: p.high,
    names: [one, two],
    total: (w) => `${capitalised(one)} and ${two} hold ${amounts(w)} altogether.`,
    totalUnknown: `${capitalised(one)} and ${two} hold some ${thing}.`,
    share: (s) => `${s} of the ${thing} ${be} ${p.at} ${one} and the rest ${has} ${p.at} ${two}.`,
    otherShare: (s) => `${s} of the ${thing} ${be} ${p.at} ${two} and the rest ${has} ${p.at} ${one}.`,
    moves: (x) => `${p.mover} ${x} from ${one} to ${two}.`,
    equalAfter:
      p.unitWord === ''
        ? `Then both hold the same number of ${thing}.`
        : `Then both hold the same amount of ${thing}.`,
    shareAfter: (q) => `Then ${q} of all the ${thing} ${be} ${p.at} ${one}.`,
    askMove: `How many ${of} must be ${p.moved} from ${one} to ${two} so that both hold the same?`,
    blankMove: `So that both hold the same, ${blank} must be ${p.moved} from ${one} to ${two}.`,
    askOther: `How many ${of} are ${p.at} ${two} now?`,
    blankOther: `Now ${two} holds ${blank}.`,
    askTotal: `How many ${of} do they hold altogether?`,
    blankTotal: `They hold ${blank} altogether.`,
    blankFirst: `At first ${one} holds ${blank}.`,
  });
}

/** Two people with money. */
const purses: Make = (a, b) => ({
  style: MONEY,
  low: 40,
  high: 480,
  names: [a, b],
  total: (w) => `${a} and ${b} have ${w} altogether.`,
  totalUnknown: `${a} and ${b} share some money.`,
  share: (p) => `${a} has ${p} of the money and ${b} has the rest.`,
  otherShare: (p) => `${b} has ${p} of the money and ${a} has the rest.`,
  moves: (x) => `${a} gives ${b} ${x}.`,
  equalAfter: 'Then they have the same amount.',
  shareAfter: (q) => `Then ${a} has ${q} of all the money.`,
  askMove: `How much must ${a} give ${b} so that they have the same amount?`,
  blankMove: `${a} must give ${b} $___ so that they have the same amount.`,
  askOther: `How much money does ${b} have now?`,
  blankOther: `${b} has $___ now.`,
  askTotal: 'How much money do they have altogether?',
  blankTotal: 'They have $___ altogether.',
  blankFirst: `At first ${a} has $___.`,
});

/** Children, shelves, halls, tanks and purses with a fixed total. */
export const SHARE_TRANSFERS: readonly Make[] = [
  collections('marbles', 24, 240),
  collections('stickers', 30, 300),
  collections('game cards', 24, 180),
  collections('stamps', 40, 360),
  places({
    style: countOf('books'),
    thing: 'books',
    unitWord: '',
    at: 'on',
    one: 'the top shelf',
    two: 'the bottom shelf',
    low: 40,
    high: 200,
    mover: 'The librarian moves',
    moved: 'moved',
  }),
  places({
    style: countOf('chairs'),
    thing: 'chairs',
    unitWord: '',
    at: 'in',
    one: 'Hall A',
    two: 'Hall B',
    low: 60,
    high: 480,
    mover: 'Pupils carry',
    moved: 'carried',
  }),
  places({
    style: measured('ℓ', 0),
    thing: 'water',
    unitWord: 'litres',
    at: 'in',
    one: 'Tank P',
    two: 'Tank Q',
    low: 40,
    high: 320,
    mover: 'A pump moves',
    moved: 'pumped',
  }),
  places({
    style: measured('kg', 0),
    thing: 'rice',
    unitWord: 'kilograms',
    at: 'in',
    one: 'Store A',
    two: 'Store B',
    low: 60,
    high: 480,
    mover: 'Workers shift',
    moved: 'shifted',
  }),
  purses,
];
