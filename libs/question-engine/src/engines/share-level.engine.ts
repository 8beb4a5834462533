import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PERCENT, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import type { Exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { type Person, drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import { type ShareText, overFull, shareStyle, workWholeFrom } from './share-lines.js';
import { toWrongs } from './wrong-values.js';

/** h5, a share of one whole changes by an amount: full to 3/8, then to 3/4 after 18 litres. */
export interface ShareLevelScene {
  style: Style;
  /** Whether the share grows. */
  rises: boolean;
  whole: (w: string) => string;
  before: (p: string) => string;
  change: (c: string) => string;
  /** The change told as so many equal amounts. */
  groups: (n: string, m: string) => string;
  after: (q: string) => string;
  askNow: string;
  blankNow: string;
  askChange: string;
  blankChange: string;
  askWhole: string;
  blankWhole: string;
}

export interface ShareLevelPack {
  scenes: ReadonlyArray<(person: Person) => ShareLevelScene>;
  share: ShareText;
  /** Two shares, the smaller first, both of `share.full`. */
  shares: (dice: Dice, level: ProficiencyLevel) => [Exact, Exact];
  whole: (dice: Dice, level: ProficiencyLevel, scene: number) => Exact;
  /** The share before is told as a fraction though the others are per cent (from guided on). */
  mixed: boolean;
}

/** Shapes of h5 for one whole. */
export function shareLevelShapes(pack: ShareLevelPack): Shape[] {
  const { share } = pack;
  const { full, text } = share;
  const after = gateway(full === 1 ? 'after = q * whole' : 'after = q / 100 * whole');
  const ofHundred = gateway(full === 1 ? 'before = p * whole' : 'before = p / 100 * whole');
  const before = gateway(full === 1 || pack.mixed ? 'before = p * whole' : 'before = p / 100 * whole');
  const groups = gateway('change = count * each');

  const open = (dice: Dice, level: ProficiencyLevel) => {
    const at = dice.int(0, pack.scenes.length - 1);
    const scene = pack.scenes[at]?.(drawPerson(dice));
    if (!scene) return null;
    const [low, high] = pack.shares(dice, level);
    const [p, q] = scene.rises ? [low, high] : [high, low];
    const whole = pack.whole(dice, level, at);
    const { style } = scene;
    const first = whole.mul(p).div(full);
    const last = whole.mul(q).div(full);
    const moved = last.sub(first).abs();
    if (![whole, first, last, moved].every((v) => style.allows(v))) return null;
    const sign = scene.rises ? '+' : '−';
    const mixed = pack.mixed && level !== 'not_ready';
    return {
      scene,
      style,
      p,
      q,
      /** As the facts use it: a fraction where the story tells one. */
      shownP: mixed ? p.div(full) : p,
      textP: mixed ? fractionText(p.div(full)) : text(p),
      mixed,
      whole,
      first,
      last,
      moved,
      sign,
    };
  };
  type Drawn = NonNullable<ReturnType<typeof open>>;
  // The facts know one direction only: what goes away is a change below nothing.
  const signed = (d: Drawn, v: Exact): Exact => (d.scene.rises ? v : v.neg());

  const workFirst = (working: Working, d: Drawn): Exact =>
    working.calc('Before', `${d.mixed ? d.textP : overFull(share, d.p)} × ${d.style.bare(d.whole)}`, d.style);
  /** The difference of the two shares, both written in the same way. */
  const workGap = (working: Working, d: Drawn): Exact => {
    if (d.mixed) working.calc(`${d.textP} in per cent`, `${d.textP} × 100`, PERCENT);
    const [more, less] = d.scene.rises ? [d.q, d.p] : [d.p, d.q];
    return working.calc('Change as a share', `${share.line(more)} − ${share.line(less)}`, shareStyle(share));
  };
  const moves = (d: Drawn): 'up' | 'down' => (d.scene.rises ? 'up' : 'down');
  const changeFact = (way: 'up' | 'down') =>
    way === 'up' ? 'after = before + change' : 'after = before - change';

  /** One shape for each way, since the facts of a rise and of a fall differ. */
  const both = (
    id: string,
    level: ProficiencyLevel,
    build: (d: Drawn, dice: Dice) => Draft | null,
    facts: (way: 'up' | 'down') => Parameters<typeof relation>[0][],
    gateways: ReturnType<typeof gateway>[],
    asked: string,
  ): Shape[] =>
    (['up', 'down'] as const)
      .filter((way) => pack.scenes.some((make) => make(SOMEONE).rises === (way === 'up')))
      .map((way) => ({
        id: `${id}-${way}`,
        levels: [level],
        proof: { kind: 'facts', facts: [...gateways, ...facts(way).map(relation)], asked },
        draw: (dice): Draft | null => {
          const d = open(dice, level);
          return d && moves(d) === way ? build(d, dice) : null;
        },
      }));

  return [
    ...both(
      'now-from-change',
      'not_ready',
      (d, dice) => {
        const { scene, style, whole, first } = d;
        const most = scene.rises ? whole.sub(first) : first;
        const moved = most.mul(dice.int(1, 4)).div(5);
        const now = first.add(signed(d, moved));
        if (!style.allows(moved) || !style.allows(now)) return null;
        const working = new Working();
        const start = workFirst(working, d);
        working.calc('Now', `${style.bare(start)} ${d.sign} ${style.bare(moved)}`, style);
        return {
          story: [scene.whole(style.text(whole)), scene.before(d.textP), scene.change(style.text(moved))],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(now, style),
          middles: [],
          params: { whole, p: d.shownP, change: moved },
          working,
          hints: [
            'What is there before the change? It is told as a share of the whole.',
            `Find ${d.textP} of ${style.text(whole)}.`,
            `Then ${scene.rises ? 'add' : 'take away'} ${style.text(moved)}.`,
          ],
          wrongs: toWrongs([
            ['change-forgotten', 'This is what was there before the change.', first],
            ['changed-the-wrong-way', 'Does the change make more or less?', first.sub(signed(d, moved))],
            [
              'change-of-the-whole',
              'Only a share of the whole was there at first.',
              whole.add(signed(d, moved)),
            ],
            ['change-from-the-whole', 'Only a share of the whole was there at first.', whole.sub(moved)],
            [
              'other-part-used',
              'You used the part that was not there.',
              whole.sub(first).add(signed(d, moved)),
            ],
            [
              'one-unit-only',
              'You used one equal unit only. Count how many units the share has.',
              whole.div(Number(d.p.div(full).d)).add(signed(d, moved)),
            ],
          ]),
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: 'Before',
                segments: [
                  { size: first.valueOf(), label: d.textP },
                  { size: whole.sub(first).valueOf(), label: '', taken: true },
                ],
                brace: style.text(whole),
              },
            ],
          },
        };
      },
      (way) => [changeFact(way)],
      [ofHundred],
      'after',
    ),
    ...both(
      'change-from-shares',
      'guided',
      (d) => {
        const { scene, style, q, whole, first, last, moved } = d;
        const working = new Working();
        const start = workFirst(working, d);
        const end = working.calc('After', `${overFull(share, q)} × ${style.bare(whole)}`, style);
        const [more, less] = scene.rises ? [end, start] : [start, end];
        working.calc('Change', `${style.bare(more)} − ${style.bare(less)}`, style);
        return {
          story: [scene.whole(style.text(whole)), scene.before(d.textP), scene.after(text(q))],
          ask: scene.askChange,
          blank: scene.blankChange,
          answer: amount(moved, style),
          middles: [],
          params: { whole, p: d.shownP, q },
          working,
          hints: [
            'The whole stays the same. Which two shares of it are told?',
            `Find ${d.textP} of ${style.text(whole)}, and ${text(q)} of ${style.text(whole)}.`,
            'The change is the difference of the two amounts.',
          ],
          wrongs: toWrongs([
            ['gave-the-end', 'This is what is there after the change.', last],
            ['gave-the-start', 'This is what was there before the change.', first],
            ['shares-added', 'Find the difference of the two, not the sum.', first.add(last)],
            ['rest-of-the-whole', 'This is what is still missing from the whole.', whole.sub(last)],
            ['rest-at-the-start', 'This is what was missing at the start.', whole.sub(first)],
            ['share-of-a-share', 'Both shares are of the whole.', first.mul(q).div(full)],
          ]),
          drawing: null,
        };
      },
      (way) => [changeFact(way)],
      [before, after],
      'change',
    ),
    ...both(
      'whole-from-change',
      'independent',
      (d) => {
        const { scene, style, p, q, whole, first, last, moved } = d;
        const working = new Working();
        const gap = workGap(working, d);
        workWholeFrom(working, share, gap, moved, style, 'whole');
        return {
          story: [scene.before(d.textP), scene.change(style.text(moved)), scene.after(text(q))],
          ask: scene.askWhole,
          blank: scene.blankWhole,
          answer: amount(whole, style),
          middles: [
            { blank: `The share that changed is ___ of the whole.`, amount: amount(gap, shareStyle(share)) },
          ],
          params: { p: d.shownP, q, change: moved },
          working,
          hints: [
            'The whole stays the same. Only the share of it changes.',
            `What is the difference between ${d.textP} and ${text(q)}?`,
            `The change of ${style.text(moved)} is that share of the whole. Find the whole.`,
          ],
          wrongs: toWrongs([
            [
              'change-as-last-share',
              'The change is only the difference of the two shares.',
              moved.mul(full).div(q),
            ],
            [
              'change-as-first-share',
              'The change is only the difference of the two shares.',
              moved.mul(full).div(p),
            ],
            [
              'shares-added',
              'Find the difference of the two shares, not the sum.',
              moved.mul(full).div(p.add(q)),
            ],
            ['gave-the-end', 'This is what is there after the change.', last],
            ['gave-the-start', 'This is what was there before the change.', first],
            ['rest-of-the-whole', 'This is what is not there. Find the whole.', whole.sub(last)],
          ]),
          drawing: null,
        };
      },
      (way) => [changeFact(way)],
      [before, after],
      'whole',
    ),
    ...both(
      'now-from-groups',
      'mastery',
      (d, dice) => {
        const { scene, style, p, q, whole, first, last, moved } = d;
        const count = dice.int(2, 9);
        const each = moved.div(count);
        if (!style.allows(each) || each.equals(1)) return null;
        const working = new Working();
        const all = working.calc('Change', `${count} × ${style.bare(each)}`, style);
        const gap = workGap(working, d);
        const found = workWholeFrom(working, share, gap, all, style, 'whole');
        working.calc('Now', `${overFull(share, q)} × ${style.bare(found)}`, style);
        return {
          story: [scene.before(d.textP), scene.groups(String(count), style.text(each)), scene.after(text(q))],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(last, style),
          middles: [{ blank: scene.blankWhole, amount: amount(whole, style) }],
          params: { p: d.shownP, q, count, each },
          working,
          hints: [
            'First find how much the change comes to.',
            `What share of the whole lies between ${d.textP} and ${text(q)}?`,
            `${count} times ${style.text(each)} is that share. Find the whole, then ${text(q)} of it.`,
          ],
          wrongs: toWrongs([
            ['gave-the-whole', 'This is the whole. The question asks what is there now.', whole],
            ['gave-the-start', 'This is what was there before the change.', first],
            ['gave-the-change', 'This is how much changed.', moved],
            ['one-group-only', 'There are several equal amounts. Count them all.', each.mul(last).div(moved)],
            [
              'change-as-last-share',
              'The change is only the difference of the two shares.',
              moved.mul(full).div(p),
            ],
            ['rest-of-the-whole', 'This is what is missing from the whole.', whole.sub(last)],
            ['change-added-to-the-whole', 'The whole stays the same.', whole.sub(moved)],
          ]),
          drawing: null,
        };
      },
      (way) => [changeFact(way)],
      [before, after, groups],
      'after',
    ),
  ];
}

/** Stands in where only the kind of scene is looked at. */
const SOMEONE: Person = { name: '', he: 'he', his: 'his', him: 'him' };
