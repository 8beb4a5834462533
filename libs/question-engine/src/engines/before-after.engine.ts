import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { amount, perTurnText } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import type { Exact } from '../numbers/exact.js';
import { capital, drawPerson } from '../core/people.js';
import { Working, x } from '../core/working.js';
import type { StockPack, StockScene } from './stock-scene.js';

/** One drawn stock story with everything both directions need. */
export function openStock(pack: StockPack, dice: Dice, level: ProficiencyLevel) {
  const at = dice.int(0, pack.scenes.length - 1);
  const make = pack.scenes[at];
  if (!make) return null;
  const scene = make(drawPerson(dice));
  const numbers = pack.numbers(dice, level, at);
  const out = numbers.each.mul(numbers.count).div(pack.unitsPerWhole);
  return { scene, ...numbers, out, n: String(numbers.count), m: scene.each.text(numbers.each) };
}

/** Total of the groups in the unit of the stock, with its working lines. */
export function workGroups(
  working: Working,
  per: number,
  scene: StockScene,
  count: number,
  each: Exact,
  label: string,
): Exact {
  const shown = per === 1 ? scene.style : scene.each;
  const total = working.calc(label, `${count} × ${scene.each.bare(each)}`, shown);
  return per === 1 ? total : working.calc('In the other unit', x`${total} ÷ ${per}`, scene.style);
}

/** Shapes of h2 for a stock that others add to and take from. */
export function beforeAfterShapes(pack: StockPack): Shape[] {
  const per = pack.unitsPerWhole;
  const outFact = gateway(per === 1 ? 'out = count * each' : `out = count * each / ${per}`);
  const inFact = gateway(per === 1 ? 'came = countIn * eachIn' : `came = countIn * eachIn / ${per}`);
  return [
    {
      id: 'one-change',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [outFact, relation('now = start - out')], asked: 'now' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, count, each, out } = d;
        const { style } = scene;
        const now = start.sub(out);
        if (now.compare(0) <= 0) return null;
        const working = new Working();
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        working.calc('Now', `${style.bare(start)} − ${style.bare(total)}`, style);
        return {
          story: [scene.start(style.text(start)), scene.groupsOut(d.n, d.m)],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(now, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { start, count, each },
          working,
          hints: [
            'What was there at first, and what changed?',
            `Find the ${scene.groupsTotal} first.`,
            `Multiply ${scene.each.text(each)} by ${count}${per === 1 ? '' : ' and change the unit'}. Then take it from ${style.text(start)}.`,
          ],
          wrongs: [
            {
              code: 'one-group-only',
              explanation: 'You counted only one group. Read how many there are.',
              value: start.sub(each.div(per)),
            },
            {
              code: 'gave-the-change',
              explanation: 'This is how much was taken away, not what is there now.',
              value: out,
            },
            {
              code: 'changed-the-wrong-way',
              explanation: 'You added. Think about whether there is more or less now.',
              value: start.add(out),
            },
            {
              code: 'one-group-too-few',
              explanation: 'You left out one of the groups.',
              value: now.add(each.div(per)),
            },
            {
              code: 'one-group-too-many',
              explanation: 'You took away one group too many.',
              value: now.sub(each.div(per)),
            },
            {
              code: 'place-slip-smaller',
              explanation: 'Look at the zeros and the decimal point when you multiply.',
              value: start.sub(out.div(10)),
            },
          ],
          drawing: {
            kind: 'bars',
            rows: [
              { label: 'Before', segments: [{ size: start.valueOf(), label: style.text(start) }] },
              {
                label: 'After',
                segments: [
                  { size: now.valueOf(), label: '?', tint: 'amber' },
                  { size: out.valueOf(), label: `${count} × ${scene.each.text(each)}`, taken: true },
                ],
              },
            ],
          },
        };
      },
    },
    {
      id: 'two-changes',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [outFact, relation('now = start + add - out')], asked: 'now' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, add, count, each, out } = d;
        const { style } = scene;
        const now = start.add(add).sub(out);
        if (now.compare(0) <= 0) return null;
        const working = new Working();
        const full = working.calc(
          'After the first change',
          `${style.bare(start)} + ${style.bare(add)}`,
          style,
        );
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        working.calc('Now', `${style.bare(full)} − ${style.bare(total)}`, style);
        return {
          story: [scene.start(style.text(start)), scene.add(style.text(add)), scene.groupsOut(d.n, d.m)],
          ask: scene.askNow,
          blank: scene.blankNow,
          answer: amount(now, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { start, add, count, each },
          working,
          hints: [
            'Tell the story in order: what comes in, and what goes out?',
            `One change is given directly. Work out the ${scene.groupsTotal} for the other.`,
            `Add ${style.text(add)} to ${style.text(start)}. Then take away ${count} times ${perTurnText(scene.each, each)}.`,
          ],
          wrongs: [
            {
              code: 'one-change-only',
              explanation: 'There are two changes. You used only the second one.',
              value: start.sub(out),
            },
            {
              code: 'changed-the-wrong-way',
              explanation: 'Check each change: does it make more or less?',
              value: start.sub(add).sub(out),
            },
            {
              code: 'one-group-only',
              explanation: 'You took away only one group.',
              value: start.add(add).sub(each.div(per)),
            },
            {
              code: 'stopped-early',
              explanation: 'You stopped after the first change.',
              value: start.add(add),
            },
            {
              code: 'both-added',
              explanation: 'One of the changes makes less, not more.',
              value: start.add(add).add(out),
            },
            {
              code: 'one-group-too-few',
              explanation: 'You left out one of the groups.',
              value: now.add(each.div(per)),
            },
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: 'Before',
                segments: [
                  { size: start.valueOf(), label: style.text(start) },
                  { size: add.valueOf(), label: `+ ${style.text(add)}`, tint: 'green' },
                ],
              },
              {
                label: 'After',
                segments: [
                  { size: now.valueOf(), label: '?', tint: 'amber' },
                  { size: out.valueOf(), label: `${count} ${scene.groupsNoun}`, taken: true },
                ],
              },
            ],
          },
        };
      },
    },
    {
      id: 'start-unknown',
      levels: ['independent'],
      proof: { kind: 'facts', facts: [outFact, relation('now = start + add - out')], asked: 'start' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, add, count, each, out } = d;
        const { style } = scene;
        const now = start.add(add).sub(out);
        if (now.compare(0) <= 0) return null;
        const working = new Working();
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        const full = working.calc(
          scene.lines?.beforeOut ?? 'Before it was taken away',
          `${style.bare(now)} + ${style.bare(total)}`,
          style,
        );
        working.calc('At first', `${style.bare(full)} − ${style.bare(add)}`, style);
        return {
          story: [
            scene.startUnknown,
            scene.add(style.text(add)),
            scene.groupsOut(d.n, d.m),
            scene.end(style.text(now)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(start, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { add, count, each, now },
          working,
          hints: [
            'Draw a bar for before and a bar for after. Which of the two is known?',
            `Put back what was taken away: find the ${scene.groupsTotal}.`,
            `Start from ${style.text(now)}, add the ${scene.groupsTotal}, then take away ${style.text(add)}.`,
          ],
          wrongs: [
            {
              code: 'told-forwards',
              explanation: 'You used the changes forwards. The start is not known yet.',
              value: now.add(add).sub(out),
            },
            {
              code: 'one-change-only',
              explanation: 'There are two changes to undo. You undid only one.',
              value: now.add(out),
            },
            {
              code: 'change-not-undone',
              explanation: 'What came in later was not there at first.',
              value: now.add(out).add(add),
            },
            {
              code: 'one-group-only',
              explanation: 'You put back only one group.',
              value: now.add(each.div(per)).sub(add),
            },
            {
              code: 'one-group-too-few',
              explanation: 'You left out one of the groups.',
              value: start.sub(each.div(per)),
            },
            { code: 'gave-the-change', explanation: 'This is how much was taken away.', value: out },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'change-unknown',
      levels: ['mastery'],
      proof: { kind: 'facts', facts: [outFact, inFact, relation('now = start + came - out')], asked: 'each' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, count, each, countIn, eachIn, out } = d;
        const { style } = scene;
        const came = eachIn.mul(countIn).div(per);
        const now = start.add(came).sub(out);
        if (now.compare(0) <= 0 || count === countIn) return null;
        const working = new Working();
        const more = workGroups(working, per, scene, countIn, eachIn, scene.lines?.cameIn ?? 'Came in');
        const full = working.calc(
          scene.lines?.beforeOut ?? 'Before any was taken away',
          `${style.bare(start)} + ${style.bare(more)}`,
          style,
        );
        const taken = working.calc(
          scene.lines?.out ?? 'Taken away',
          `${style.bare(full)} − ${style.bare(now)}`,
          style,
        );
        const small =
          per === 1 ? taken : working.calc('In the smaller unit', x`${taken} × ${per}`, scene.each);
        working.calc('Each', `${scene.each.bare(small)} ÷ ${count}`, scene.each);
        return {
          story: [
            scene.start(style.text(start)),
            scene.groupsIn(String(countIn), scene.each.text(eachIn)),
            scene.outUnknown(d.n),
            scene.end(style.text(now)),
          ],
          ask: scene.askEach,
          blank: scene.blankEach,
          answer: amount(each, scene.each),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { start, countIn, eachIn, count, now },
          working,
          hints: [
            'Tell the story in order and mark what you know before, in between and after.',
            'Find how much there was after the first change. Compare it with the end.',
            `The difference between that and ${style.text(now)} was taken away in ${count} equal amounts.`,
          ],
          wrongs: [
            {
              code: 'one-change-only',
              explanation: 'Something came in before anything was taken away.',
              value: start.sub(now).mul(per).div(count),
            },
            {
              code: 'end-not-used',
              explanation: 'Not everything was taken away. Some is left at the end.',
              value: start.add(came).mul(per).div(count),
            },
            {
              code: 'not-divided',
              explanation: 'This is for all the equal amounts together.',
              value: out.mul(per),
            },
            {
              code: 'one-group-only',
              explanation: 'More than one group came in. Count them all.',
              value: start.add(eachIn.div(per)).sub(now).mul(per).div(count),
            },
            {
              code: 'divided-by-the-wrong-number',
              explanation: 'Check which number of groups was taken away.',
              value: out.mul(per).div(countIn),
            },
            {
              code: 'gave-the-end-shared',
              explanation: 'You shared what is left. Share what was taken away.',
              value: now.mul(per).div(count),
            },
          ],
          drawing: null,
        };
      },
    },
  ];
}
