import { amount, perTurnText } from '../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import { capital } from '../core/people.js';
import { Working } from '../core/working.js';
import { openStock, workGroups } from './before-after.engine.js';
import type { StockPack } from './stock-scene.js';

/** Half of the kept half put back, as a pupil does who undoes a half by a half. */
const THREE_HALVES = exact(3, 2);

/** Shapes of h7 for a stock: the end is told, the changes are undone in reverse order. */
export function workingBackwardsShapes(pack: StockPack): Shape[] {
  const per = pack.unitsPerWhole;
  const outFact = gateway(per === 1 ? 'out = count * each' : `out = count * each / ${per}`);
  return [
    {
      id: 'undo-one',
      levels: ['not_ready'],
      proof: { kind: 'facts', facts: [outFact, relation('now = start - out')], asked: 'start' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, count, each, out } = d;
        const { style } = scene;
        const now = start.sub(out);
        if (now.compare(0) <= 0) return null;
        const working = new Working();
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        working.calc('At first', `${style.bare(now)} + ${style.bare(total)}`, style);
        return {
          story: [scene.startUnknown, scene.groupsOut(d.n, d.m), scene.end(style.text(now))],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(start, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { count, each, now },
          working,
          hints: [
            'Start from the end of the story and go back.',
            `What was taken away must be put back. Find the ${scene.groupsTotal}.`,
            `Multiply ${scene.each.text(each)} by ${count}${per === 1 ? '' : ' and change the unit'}, then add ${style.text(now)}.`,
          ],
          wrongs: [
            {
              code: 'same-operation',
              explanation: 'To go back, do the opposite of what happened.',
              value: now.sub(out).abs(),
            },
            {
              code: 'one-group-only',
              explanation: 'You put back only one group.',
              value: now.add(each.div(per)),
            },
            {
              code: 'gave-the-change',
              explanation: 'This is what was taken away. What was left must be added.',
              value: out,
            },
            {
              code: 'one-group-too-few',
              explanation: 'You left out one of the groups.',
              value: start.sub(each.div(per)),
            },
            {
              code: 'one-group-too-many',
              explanation: 'You put back one group too many.',
              value: start.add(each.div(per)),
            },
            {
              code: 'place-slip-smaller',
              explanation: 'Look at the zeros and the decimal point when you multiply.',
              value: now.add(out.div(10)),
            },
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: 'At first',
                segments: [
                  { size: now.valueOf(), label: style.text(now) },
                  { size: out.valueOf(), label: `${count} × ${scene.each.text(each)}`, taken: true },
                ],
                brace: '?',
              },
            ],
          },
        };
      },
    },
    {
      id: 'undo-two',
      levels: ['guided'],
      proof: { kind: 'facts', facts: [outFact, relation('now = start - out + add')], asked: 'start' },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, add, count, each, out } = d;
        const { style } = scene;
        const left = start.sub(out);
        if (left.compare(0) <= 0) return null;
        const now = left.add(add);
        const working = new Working();
        const before = working.calc(
          scene.lines?.beforeIn ?? 'Before more came in',
          `${style.bare(now)} − ${style.bare(add)}`,
          style,
        );
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        working.calc('At first', `${style.bare(before)} + ${style.bare(total)}`, style);
        return {
          story: [
            scene.startUnknown,
            scene.groupsOut(d.n, d.m),
            scene.add(style.text(add)),
            scene.end(style.text(now)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(start, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { count, each, add, now },
          working,
          hints: [
            'Start from the end of the story and go back, one change at a time.',
            'Undo the last change first: take away what came in last.',
            `From ${style.text(now)}, take away ${style.text(add)}. Then put back ${count} times ${perTurnText(scene.each, each)}.`,
          ],
          wrongs: [
            {
              code: 'same-operations',
              explanation: 'You did the same steps again. To go back, do the opposite.',
              value: now.add(add).sub(out).abs(),
            },
            { code: 'one-step-only', explanation: 'There are two changes to undo.', value: now.add(out) },
            {
              code: 'last-change-not-undone',
              explanation: 'What came in last was not there at first. Take it away.',
              value: now.add(out).add(add),
            },
            {
              code: 'one-group-only',
              explanation: 'You put back only one group.',
              value: left.add(each.div(per)),
            },
            { code: 'stopped-early', explanation: 'You undid the last change only.', value: left },
            {
              code: 'one-group-too-few',
              explanation: 'You left out one of the groups.',
              value: start.sub(each.div(per)),
            },
          ],
          drawing: {
            kind: 'bars',
            rows: [
              {
                label: 'At first',
                segments: [
                  { size: left.valueOf(), label: '' },
                  { size: out.valueOf(), label: `${count} ${scene.groupsNoun}`, taken: true },
                ],
                brace: '?',
              },
              {
                label: 'At the end',
                segments: [
                  { size: left.valueOf(), label: '' },
                  { size: add.valueOf(), label: `+ ${style.text(add)}`, tint: 'green' },
                ],
                brace: style.text(now),
              },
            ],
          },
        };
      },
    },
    {
      id: 'undo-half',
      levels: ['independent'],
      proof: {
        kind: 'facts',
        facts: [outFact, relation('kept = start / 2'), relation('now = kept - out')],
        asked: 'start',
      },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, count, each, out } = d;
        const { style } = scene;
        const kept = start.div(2);
        const now = kept.sub(out);
        if (now.compare(0) <= 0 || !style.allows(kept)) return null;
        const working = new Working();
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        const half = working.calc(
          scene.lines?.beforeOut ?? 'Before that',
          `${style.bare(now)} + ${style.bare(total)}`,
          style,
        );
        working.say('This is half of the amount at first.');
        working.calc('At first', `${style.bare(half)} × 2`, style);
        return {
          story: [scene.startUnknown, scene.halfOut, scene.groupsOut(d.n, d.m), scene.end(style.text(now))],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(start, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { count, each, now },
          working,
          hints: [
            'Start from the end of the story and undo the last change first.',
            'When half is gone, what is left is the other half.',
            `Add the ${scene.groupsTotal} to ${style.text(now)}. Then think: this is half of what?`,
          ],
          wrongs: [
            { code: 'half-not-undone', explanation: 'You still have to undo the half.', value: kept },
            {
              code: 'inverse-in-wrong-order',
              explanation: 'Undo the last change first, then the half.',
              value: now.mul(2).add(out),
            },
            {
              code: 'half-undone-as-a-half',
              explanation: 'Half of what is left is not the same as half of the start. Double it.',
              value: kept.mul(THREE_HALVES),
            },
            {
              code: 'one-group-only',
              explanation: 'You put back only one group.',
              value: now.add(each.div(per)).mul(2),
            },
            {
              code: 'same-operations',
              explanation: 'You did the same steps again. To go back, do the opposite.',
              value: now.div(2).sub(out).abs(),
            },
            {
              code: 'change-not-undone',
              explanation: 'You doubled the end. The other change must be undone as well.',
              value: now.mul(2),
            },
          ],
          drawing: null,
        };
      },
    },
    {
      id: 'undo-three',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [
          outFact,
          relation('left = start - out'),
          relation('kept = left / 2'),
          relation('now = kept + add'),
        ],
        asked: 'start',
      },
      draw: (dice, level): Draft | null => {
        const d = openStock(pack, dice, level);
        if (!d) return null;
        const { scene, start, add, count, each, out } = d;
        const { style } = scene;
        const left = start.sub(out);
        const kept = left.div(2);
        if (left.compare(0) <= 0 || !style.allows(kept)) return null;
        const now = kept.add(add);
        const working = new Working();
        const half = working.calc(
          scene.lines?.beforeIn ?? 'Before more came in',
          `${style.bare(now)} − ${style.bare(add)}`,
          style,
        );
        const whole = working.calc(
          scene.lines?.beforeHalf ?? 'Before half went',
          `${style.bare(half)} × 2`,
          style,
        );
        const total = workGroups(working, per, scene, count, each, capital(scene.groupsTotal));
        working.calc('At first', `${style.bare(whole)} + ${style.bare(total)}`, style);
        return {
          story: [
            scene.startUnknown,
            scene.groupsOut(d.n, d.m),
            scene.halfRest,
            scene.add(style.text(add)),
            scene.end(style.text(now)),
          ],
          ask: scene.askStart,
          blank: scene.blankStart,
          answer: amount(start, style),
          middles: [{ blank: scene.blankGroups(d.n), amount: amount(out, style) }],
          params: { count, each, add, now },
          working,
          hints: [
            'There are three changes. Write them in order, then start from the end.',
            'Undo what came in last. What you have then is half of what was there before.',
            `Take ${style.text(add)} from ${style.text(now)}, double it, then add the ${scene.groupsTotal}.`,
          ],
          wrongs: [
            {
              code: 'half-not-undone',
              explanation: 'The half must be doubled on the way back.',
              value: kept.add(out),
            },
            {
              code: 'last-change-not-undone',
              explanation: 'What came in last must be taken away first.',
              value: now.mul(2).add(out),
            },
            {
              code: 'inverse-in-wrong-order',
              explanation: 'Undo the changes from last to first.',
              value: now.mul(2).sub(add).add(out),
            },
            { code: 'stopped-early', explanation: 'One more change is still to be undone.', value: left },
            {
              code: 'one-group-only',
              explanation: 'You put back only one group.',
              value: left.add(each.div(per)),
            },
            {
              code: 'half-undone-as-a-half',
              explanation: 'To undo a half, double what is left.',
              value: kept.mul(THREE_HALVES).add(out),
            },
          ],
          drawing: null,
        };
      },
    },
  ];
}
