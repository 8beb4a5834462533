import { countOf, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { type Person, capital } from '../../core/people.js';
import type { ShareLossPack, ShareLossScene } from '../../engines/share-loss.scene.js';
import { shareLossBackwards } from '../../engines/share-loss-back.engine.js';
import { shareLossForwards } from '../../engines/share-loss.engine.js';
import { drawProper } from './share-texts.js';

type Make = (p: Person) => ShareLossScene;

interface Owned {
  noun: string;
  /** "gives away", with "gave away" for stories that are told backwards. */
  lose: string;
  loseFirst: string;
  add: string;
  pack: [one: string, many: string];
  range: [number, number];
  each: [number, number];
}

/** Things of a child that are counted. */
function owned(o: Owned): Make {
  const style = countOf(o.noun);
  const [one, many] = o.pack;
  return (p) => ({
    style,
    low: o.range[0],
    high: o.range[1],
    each: o.each,
    start: (s) => `${p.name} had ${s}.`,
    startUnknown: `${p.name} had some ${o.noun}.`,
    loses: (f) => `${capital(p.he)} ${o.lose} ${f} of them.`,
    losesFirst: (x) => `${capital(p.he)} ${o.loseFirst} ${x}.`,
    losesOfRest: (f) => `Then ${p.he} ${o.lose} ${f} of the rest.`,
    adds: (x) => `Then ${p.he} ${o.add} ${x}.`,
    groups: (n, m) => `Then ${p.he} ${o.add} ${n} ${many} of ${m} each.`,
    groupsUnknown: (n) => `Then ${p.he} ${o.add} ${n} equal ${many} of ${o.noun}.`,
    end: (e) => `In the end ${p.he} had ${e}.`,
    askNow: `How many ${o.noun} did ${p.he} have in the end?`,
    blankNow: `In the end ${p.he} had ___ ${o.noun}.`,
    askStart: `How many ${o.noun} did ${p.he} have at first?`,
    blankStart: `At first ${p.he} had ___ ${o.noun}.`,
    askEach: `How many ${o.noun} were in each ${one}?`,
    blankEach: `There were ___ ${o.noun} in each ${one}.`,
    blankLeft: `Before more came, ${p.he} had ___ ${o.noun}.`,
  });
}

/** People or water in a place. */
function place(
  style: ShareLossScene['style'],
  [what, where, words]: [string, string, string],
  verbs: { left: string; out: string; came: string; group: [string, string]; groupCame: string },
  range: [number, number],
  each: [number, number],
): Make {
  const count = style.noun !== null;
  const of = count ? '' : ` of ${what}`;
  const [was, blank] = count ? ['were', `___ ${what}`] : ['was', `___ ${style.unit ?? ''} of ${what}`];
  const [one, many] = verbs.group;
  return () => ({
    style,
    low: range[0],
    high: range[1],
    each,
    start: (s) => `There ${was} ${s}${of} in ${where}.`,
    startUnknown: `There ${was} some ${what} in ${where}.`,
    loses: (f) => `${f} of ${count ? 'them' : 'it'} ${verbs.left}.`,
    losesFirst: (x) => `First ${x} ${verbs.out}.`,
    losesOfRest: (f) => `Then ${f} of the rest ${verbs.left}.`,
    adds: (x) => `Then ${x} ${verbs.came}.`,
    groups: (n, m) => `Then ${n} ${many} of ${m} each ${verbs.groupCame}.`,
    groupsUnknown: (n) => `Then ${n} equal ${many} ${verbs.groupCame}.`,
    end: (e) => `In the end there ${was} ${e}.`,
    askNow: `How many ${words} ${count ? 'were' : 'were'} there in the end?`,
    blankNow: `In the end there ${was} ${blank}.`,
    askStart: `How many ${words} were there at first?`,
    blankStart: `At first there ${was} ${blank}.`,
    askEach: `How many ${words} were in each ${one}?`,
    blankEach: `There ${was} ${blank} in each ${one}.`,
    blankLeft: `Before more came, there ${was} ${blank}.`,
  });
}

const SCENES: readonly Make[] = [
  owned({
    noun: 'cards',
    lose: 'gave away',
    loseFirst: 'lost',
    add: 'bought',
    pack: ['pack', 'packs'],
    range: [20, 160],
    each: [4, 12],
  }),
  owned({
    noun: 'stickers',
    lose: 'used',
    loseFirst: 'gave away',
    add: 'bought',
    pack: ['sheet', 'sheets'],
    range: [24, 240],
    each: [5, 20],
  }),
  owned({
    noun: 'beads',
    lose: 'used',
    loseFirst: 'lost',
    add: 'bought',
    pack: ['box', 'boxes'],
    range: [40, 320],
    each: [10, 30],
  }),
  owned({
    noun: 'shells',
    lose: 'gave away',
    loseFirst: 'dropped',
    add: 'collected',
    pack: ['bag', 'bags'],
    range: [20, 120],
    each: [4, 12],
  }),
  owned({
    noun: 'eggs',
    lose: 'sold',
    loseFirst: 'broke',
    add: 'bought',
    pack: ['tray', 'trays'],
    range: [30, 180],
    each: [6, 12],
  }),
  place(
    countOf('children', 'child'),
    ['children', 'a playground', 'children'],
    { left: 'went home', out: 'went home', came: 'came', group: ['group', 'groups'], groupCame: 'came' },
    [16, 96],
    [3, 8],
  ),
  place(
    measured('ℓ', 0),
    ['water', 'a tank', 'litres of water'],
    {
      left: 'was used',
      out: 'was used',
      came: 'was poured in',
      group: ['pail', 'pails'],
      groupCame: 'were poured in',
    },
    [24, 240],
    [3, 9],
  ),
  place(
    countOf('books'),
    ['books', 'a class library', 'books'],
    {
      left: 'were borrowed',
      out: 'were borrowed',
      came: 'were added',
      group: ['box', 'boxes'],
      groupCame: 'were added',
    },
    [30, 180],
    [5, 15],
  ),
];

const PACK: ShareLossPack = {
  scenes: SCENES,
  share: (dice, level) => drawProper(dice, level === 'not_ready' ? [2, 3, 4, 5] : [3, 4, 5, 6, 8, 10]),
};

/** h2 and h7 of Primary 4 fractions. */
export const SHARE_LOSS_4_CELLS: readonly Cell[] = [
  { subStrandId: 'fractions', heuristicId: 'h2_before_after', shapes: shareLossForwards(PACK) },
  { subStrandId: 'fractions', heuristicId: 'h7_working_backwards', shapes: shareLossBackwards(PACK) },
];
