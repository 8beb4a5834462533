import { type Style, measuredFraction } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { type Person, capital } from '../../core/people.js';
import { filledBackwardsShapes } from '../../engines/filled-backwards.engine.js';
import { filledForwardsShapes } from '../../engines/filled-forwards.engine.js';
import type { FilledScene } from '../../engines/filled-scene.js';
import { type LevelTransferScene, levelTransferShapes } from '../../engines/level-transfer.engine.js';
import { type OneWholeScene, oneWholeShapes } from '../../engines/one-whole.engine.js';

const food = (name: string, round: boolean): OneWholeScene => ({
  round,
  whole: `a ${name}`,
  it: `the ${name}`,
  does: 'eats',
  done: 'eaten',
  left: 'left',
});
const work = (name: string, does: string, done: string): OneWholeScene => ({
  round: false,
  whole: `a ${name}`,
  it: `the ${name}`,
  does,
  done,
  left: `not ${done}`,
});

const WHOLES: readonly OneWholeScene[] = [
  food('pizza', true),
  food('cake', true),
  food('pie', true),
  food('watermelon', false),
  food('kueh lapis', false),
  work('wall', 'paints', 'painted'),
  work('garden', 'waters', 'watered'),
  work('poster', 'colours', 'coloured'),
];

/** A fraction of one vessel. */
const FULL: Style = {
  text: (v) => fractionText(v),
  bare: (v) => fractionText(v),
  unit: null,
  noun: null,
  allows: (v) => exact(v).compare(0) > 0 && exact(v).compare(1) <= 0 && exact(v).d <= 12n,
};

/** A vessel that is partly full. */
const vessel =
  (name: string, thing: string): ((p: Person) => FilledScene) =>
  (p) => {
    const it = `the ${name}`;
    return {
      style: FULL,
      start: (s) => (s === '1' ? `A ${name} is full of ${thing}.` : `A ${name} is ${s} full of ${thing}.`),
      startUnknown: `A ${name} has some ${thing} in it.`,
      uses: (u) => `${p.name} uses ${u} of a ${name} of ${thing}.`,
      usesMore: (u) => `Then ${p.he} uses ${u} of a ${name} more.`,
      usesTwice: `${p.name} uses some ${thing} in the morning and as much again at noon.`,
      usesHalf: `Then ${p.he} uses half of the rest.`,
      adds: (v) => `Then ${p.he} pours in ${v} of a ${name}.`,
      addsUnknown: `Then ${p.he} pours in some more.`,
      end: (e) => (e === '1' ? `Now ${it} is full.` : `Now ${it} is ${e} full.`),
      askNow: `What fraction of ${it} is full now?`,
      blankNow: `Now ___ of ${it} is full.`,
      askStart: `What fraction of ${it} was full at first?`,
      blankStart: `At first ___ of ${it} was full.`,
      askAdded: `What fraction of a ${name} does ${p.he} pour in?`,
      blankAdded: `${capital(p.he)} pours in ___ of a ${name}.`,
      askUsed: `What fraction of a ${name} does ${p.he} use each time?`,
      blankUsed: `Each time ${p.he} uses ___ of a ${name}.`,
      blankAfter: `Before ${p.he} pours, ___ of ${it} is full.`,
    };
  };

/** A length or mass of at most one unit. */
const piece =
  (thing: string, unit: string, word: string, buys: string): ((p: Person) => FilledScene) =>
  (p) => ({
    style: { ...measuredFraction(unit), allows: FULL.allows },
    start: (s) => `${p.name} has ${s} of ${thing}.`,
    startUnknown: `${p.name} has some ${thing}.`,
    uses: (u) => `${capital(p.he)} uses ${u} of it.`,
    usesMore: (u) => `Then ${p.he} uses ${u} more.`,
    usesTwice: `${capital(p.he)} uses some for a card and as much again for a box.`,
    usesHalf: `Then ${p.he} uses half of the rest.`,
    adds: (v) => `Then ${p.he} ${buys} ${v} more.`,
    addsUnknown: `Then ${p.he} ${buys} some more.`,
    end: (e) => `Now ${p.he} has ${e} of ${thing}.`,
    askNow: `How many ${word} of ${thing} does ${p.he} have now?`,
    blankNow: `${capital(p.he)} has ___ ${unit} of ${thing} now.`,
    askStart: `How many ${word} of ${thing} did ${p.he} have at first?`,
    blankStart: `At first ${p.he} had ___ ${unit} of ${thing}.`,
    askAdded: `How many ${word} of ${thing} did ${p.he} get?`,
    blankAdded: `${capital(p.he)} got ___ ${unit} of ${thing}.`,
    askUsed: `How many ${word} of ${thing} did ${p.he} use each time?`,
    blankUsed: `Each time ${p.he} used ___ ${unit} of ${thing}.`,
    blankAfter: `Before ${p.he} got more, ${p.he} had ___ ${unit}.`,
  });

const FILLED = [
  vessel('jug', 'milk'),
  vessel('bottle', 'water'),
  vessel('tin', 'paint'),
  vessel('tank', 'water'),
  piece('ribbon', 'm', 'metres', 'buys'),
  piece('string', 'm', 'metres', 'finds'),
  piece('wire', 'm', 'metres', 'gets'),
  piece('clay', 'kg', 'kilograms', 'gets'),
];

function pair(
  unit: string,
  plural: string,
  thing: string,
  [moved, moves, move]: readonly [string, string, string],
): (p: Person) => LevelTransferScene {
  const [a, b] = [`${capital(unit)} A`, `${capital(unit)} B`];
  return (p) => ({
    names: [a, b],
    same: `${capital(plural)} A and B are the same size.`,
    first: (share) => `${a} is ${share} full of ${thing}.`,
    firstShort: (share) => `${a} is ${share} full.`,
    second: (share) => `${b} is ${share} full.`,
    moves: (x) => `${p.name} ${moves} ${x} of a ${unit} from ${a} into ${b}.`,
    levelled: `${p.name} ${moves} some to make both equal.`,
    uses: (u) => `Then ${u} of a ${unit} is used from ${b}.`,
    secondLeft: (e) => `Now it is ${e} full.`,
    askMove: `What fraction of a ${unit} must ${p.name} ${move} from ${a} to make both equal?`,
    blankMove: `To make both equal, ${p.name} must ${move} ___ of a ${unit} from ${a}.`,
    unit,
    moved,
  });
}

const POUR = ['poured', 'pours', 'pour'] as const;
const MOVE = ['moved', 'moves', 'move'] as const;

const PAIRS = [
  pair('jug', 'jugs', 'juice', POUR),
  pair('bottle', 'bottles', 'water', POUR),
  pair('tank', 'tanks', 'water', POUR),
  pair('pot', 'pots', 'soup', POUR),
  pair('pail', 'pails', 'sand', MOVE),
  pair('box', 'boxes', 'beads', MOVE),
  pair('jar', 'jars', 'rice', MOVE),
  pair('tin', 'tins', 'paint', POUR),
];

/** Cells of Primary 3 fractions of one whole, with related denominators. */
export const FRACTIONS_3_CELLS: readonly Cell[] = [
  { subStrandId: 'fractions', heuristicId: 'h1_make_whole_model', shapes: oneWholeShapes(WHOLES) },
  { subStrandId: 'fractions', heuristicId: 'h2_before_after', shapes: filledForwardsShapes(FILLED) },
  { subStrandId: 'fractions', heuristicId: 'h3_internal_transfer', shapes: levelTransferShapes(PAIRS) },
  { subStrandId: 'fractions', heuristicId: 'h7_working_backwards', shapes: filledBackwardsShapes(FILLED) },
];
