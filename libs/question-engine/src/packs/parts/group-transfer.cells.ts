import type { GradeLevel } from '@sumfox/curriculum/grades';
import { MONEY, type Style, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type GroupTransferScene, groupTransferShapes } from '../../engines/group-transfer.engine.js';
import { type Range, drawFrom } from '../shared/group-sizes.js';

type Make = (first: string, second: string) => GroupTransferScene;

interface Story {
  make: Make;
  each: Range;
}

/** Two children with coils, packets, bottles of the same thing. */
function owners(style: Style, thing: string, many: string, one: string, unitWord: string): Make {
  const unit = style.unit ?? '';
  return (a, b) => ({
    style,
    names: [a, b],
    groups: (n, m) => `${a} has ${n} ${many} of ${thing}, ${m} each.`,
    groupsUnknown: (n) => `${a} has ${n} equal ${many} of ${thing}.`,
    other: (v) => `${b} has ${v} of ${thing}.`,
    moves: (x) => `${a} gives ${b} ${x} of ${thing}.`,
    equalAfter: 'Then they have the same amount.',
    askMove: `How many ${unitWord} of ${thing} must ${a} give ${b} so that they have the same amount?`,
    blankMove: `${a} must give ${b} ___ ${unit} of ${thing} so that they have the same amount.`,
    askEqual: `${a} gives ${b} some ${thing} and they have the same amount. How many ${unitWord} of ${thing} does each have then?`,
    blankEqual: `${a} gives ${b} some ${thing}, and then each has ___ ${unit} of ${thing}.`,
    askOther: `How many ${unitWord} of ${thing} did ${b} have at first?`,
    blankOther: `${b} had ___ ${unit} of ${thing} at first.`,
    askEach: `How many ${unitWord} of ${thing} are in each ${one}?`,
    blankEach: `There is ___ ${unit} of ${thing} in each ${one}.`,
    blankFirst: `At first ${a} has ___ ${unit} of ${thing}.`,
    blankDifference: `At first ${a} has ___ ${unit} more than ${b}.`,
  });
}

/** Two tanks or bins, one filled from equal pails or bags. */
function places(
  style: Style,
  thing: string,
  many: string,
  one: string,
  unitWord: string,
  two: [string, string],
): Make {
  const unit = style.unit ?? '';
  const [a, b] = two;
  return () => ({
    style,
    names: two,
    groups: (n, m) => `${a} is filled with ${n} ${many} of ${m} of ${thing} each.`,
    groupsUnknown: (n) => `${a} is filled with ${n} equal ${many} of ${thing}.`,
    other: (v) => `${b} holds ${v} of ${thing}.`,
    moves: (x) => `Then ${x} of ${thing} is moved from ${a} to ${b}.`,
    equalAfter: 'Now both hold the same amount.',
    askMove: `How many ${unitWord} of ${thing} must be moved from ${a} to ${b} so that both hold the same?`,
    blankMove: `So that both hold the same, ___ ${unit} must be moved from ${a} to ${b}.`,
    askEqual: `Some ${thing} is moved so that both hold the same. How many ${unitWord} of ${thing} does each hold then?`,
    blankEqual: `Some ${thing} is moved so that both hold the same. Then each holds ___ ${unit} of ${thing}.`,
    askOther: `How many ${unitWord} of ${thing} did ${b} hold at first?`,
    blankOther: `${b} held ___ ${unit} of ${thing} at first.`,
    askEach: `How many ${unitWord} of ${thing} are in each ${one}?`,
    blankEach: `There is ___ ${unit} of ${thing} in each ${one}.`,
    blankFirst: `At first ${a} holds ___ ${unit} of ${thing}.`,
    blankDifference: `At first ${a} holds ___ ${unit} more than ${b}.`,
  });
}

/** Two children who save. */
const savers: Make = (a, b) => ({
  style: MONEY,
  names: [a, b],
  groups: (n, m) => `${a} saves ${m} a day for ${n} days.`,
  groupsUnknown: (n) => `${a} saves the same amount on each of ${n} days.`,
  other: (v) => `${b} saves ${v} altogether.`,
  moves: (x) => `${a} gives ${b} ${x}.`,
  equalAfter: 'Then they have the same amount.',
  askMove: `How much must ${a} give ${b} so that they have the same amount?`,
  blankMove: `${a} must give ${b} $___ so that they have the same amount.`,
  askEqual: `${a} gives ${b} some money and they have the same amount. How much does each have then?`,
  blankEqual: `${a} gives ${b} some money, and then each has $___.`,
  askOther: `How much had ${b} saved at first?`,
  blankOther: `${b} had saved $___ at first.`,
  askEach: `How much does ${a} save each day?`,
  blankEach: `${a} saves $___ each day.`,
  blankFirst: `${a} saves $___ altogether.`,
  blankDifference: `At first ${a} has $___ more than ${b}.`,
});

const KG = measured('kg');
const M = measured('m');
const L = measured('ℓ');

const hundredths = (low: number, high: number, step = 5): Range => ({ step, low, high, over: 100 });

const STORIES: readonly Story[] = [
  { make: owners(M, 'wire', 'coils', 'coil', 'metres'), each: hundredths(85, 345) },
  { make: owners(KG, 'flour', 'packets', 'packet', 'kilograms'), each: hundredths(45, 195) },
  { make: owners(L, 'juice', 'bottles', 'bottle', 'litres'), each: hundredths(35, 185) },
  { make: owners(M, 'ribbon', 'rolls', 'roll', 'metres'), each: hundredths(65, 295) },
  { make: owners(KG, 'clay', 'blocks', 'block', 'kilograms'), each: hundredths(55, 245) },
  { make: places(L, 'water', 'pails', 'pail', 'litres', ['Tank P', 'Tank Q']), each: hundredths(255, 845) },
  { make: places(KG, 'rice', 'bags', 'bag', 'kilograms', ['Bin A', 'Bin B']), each: hundredths(115, 485) },
  { make: places(L, 'soup', 'jugs', 'jug', 'litres', ['Pot A', 'Pot B']), each: hundredths(85, 235) },
  { make: savers, each: hundredths(40, 480, 10) },
];

/** h3 of decimals at a grade: groups of up to 9, by tens in Primary 5, of up to 24 in Primary 6. */
export function groupTransferCell(grade: Extract<GradeLevel, 'Primary 4' | 'Primary 5' | 'Primary 6'>): Cell {
  return {
    subStrandId: 'decimals',
    heuristicId: 'h3_internal_transfer',
    shapes: groupTransferShapes({
      scenes: STORIES.map((story) => story.make),
      numbers: (dice, level, scene) => {
        const range = STORIES[scene]?.each;
        if (!range) throw new RangeError(`no range for scene ${scene}`);
        const each = drawFrom(dice, range);
        const few = level === 'not_ready';
        const count = {
          'Primary 4': few ? dice.int(2, 5) : dice.int(3, 9),
          'Primary 5': few ? 10 : 10 * dice.int(2, 4),
          'Primary 6': few ? dice.int(4, 9) : dice.int(6, 24),
        }[grade];
        // What moves is between a tenth and two fifths of what the first owner has.
        const most = each.mul(count);
        const step = range.step === 10 ? 10 : 5;
        const [low, high] = [most.mul(100).div(10 * step), most.mul(40).div(step)];
        return {
          count,
          each,
          move: exact(dice.int(Math.ceil(low.valueOf()), Math.floor(high.valueOf())) * step, 100),
        };
      },
    }),
  };
}
