import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION, type Style, amount } from '../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import { GONE, LEFT, type ShareLossPack, openLoss } from './share-loss.scene.js';
import { toWrongs } from './wrong-values.js';

/** Lines back from what is left to the start. */
function workStart(working: Working, p: Exact, left: Exact, style: Style, label: string): Exact {
  const kept = working.calc('Fraction left', `1 − ${fractionText(p)}`, FRACTION);
  working.say(`${fractionText(kept)} of it is ${style.text(left)}.`);
  if (kept.n === 1n) return working.calc(label, `${style.bare(left)} × ${Number(kept.d)}`, style);
  const unit = working.calc('1 unit', `${style.bare(left)} ÷ ${Number(kept.n)}`, style);
  return working.calc(label, `${Number(kept.d)} × ${style.bare(unit)}`, style);
}

/** Shapes of h7. */
export function shareLossBackwards(pack: ShareLossPack): Shape[] {
  const open = openLoss(pack);
  const level = (id: string, at: ProficiencyLevel, more: 'none' | 'add' | 'groups' | 'before'): Shape => ({
    id,
    levels: [at],
    proof: {
      kind: 'facts',
      facts: {
        none: [GONE, relation('now = start - gone')],
        add: [GONE, LEFT, relation('now = left + add')],
        groups: [GONE, LEFT, gateway('came = count * each'), relation('now = left + came')],
        before: [
          relation('start = first - lost'),
          GONE,
          LEFT,
          gateway('came = count * each'),
          relation('now = left + came'),
        ],
      }[more],
      asked: more === 'before' ? 'first' : 'start',
    },
    draw: (dice): Draft | null => {
      const d = open(dice, at);
      if (!d) return null;
      const { scene, style, p, start, gone, left, add, count, each, came } = d;
      const extra = { none: exact(0), add, groups: came, before: came }[more];
      const lost = more === 'before' ? exact(dice.int(scene.each[0], scene.each[1] * 2)) : exact(0);
      const key = start.add(lost);
      const now = left.add(extra);
      const working = new Working();
      if (more === 'groups' || more === 'before')
        working.calc('Came', `${count} × ${style.bare(each)}`, style);
      const rest =
        more === 'none'
          ? now
          : working.calc('Before that', `${style.bare(now)} − ${style.bare(extra)}`, style);
      const found = workStart(
        working,
        p,
        rest,
        style,
        more === 'before' ? 'Before the fraction went' : 'At first',
      );
      if (more === 'before') working.calc('At first', `${style.bare(found)} + ${style.bare(lost)}`, style);
      const params: Record<typeof more, Record<string, Num>> = {
        none: { p, now },
        add: { p, add, now },
        groups: { p, count, each, now },
        before: { lost, p, count, each, now },
      };
      const came1 = [scene.groups(String(count), style.text(each))];
      return {
        story: [
          scene.startUnknown,
          ...(more === 'before'
            ? [scene.losesFirst(style.text(lost)), scene.losesOfRest(fractionText(p))]
            : [scene.loses(fractionText(p))]),
          ...{ none: [], add: [scene.adds(style.text(add))], groups: came1, before: came1 }[more],
          scene.end(style.text(now)),
        ],
        ask: scene.askStart,
        blank: scene.blankStart,
        answer: amount(key, style),
        middles: more === 'none' ? [] : [{ blank: scene.blankLeft, amount: amount(left, style) }],
        params: params[more],
        working,
        hints: [
          'Start from the end and go back, one change at a time.',
          more === 'none' ? 'Which fraction is left?' : 'Take away what came last. Which fraction is that?',
          `What is left is 1 less ${fractionText(p)}. Find one unit, then all of them.`,
        ],
        wrongs: toWrongs([
          [
            'fraction-of-the-end',
            'The fraction is of what was there before, not of what is left.',
            rest.add(rest.mul(p)).add(lost),
          ],
          ['wrong-fraction', 'What is left is not the fraction that went.', rest.div(p).add(lost)],
          [
            'last-change-not-undone',
            'Take away what came last first.',
            more === 'none' ? -1 : now.div(exact(1).sub(p)).add(lost),
          ],
          [
            'stopped-early',
            'One more change has to be undone.',
            more === 'none' ? -1 : more === 'before' ? start : rest,
          ],
          ['one-unit-only', 'This is one equal unit only.', start.div(Number(p.d))],
          ['gave-what-is-gone', 'This is what went.', gone],
          [
            'one-group-only',
            'There are several equal groups. Count them all.',
            more === 'groups' || more === 'before' ? now.sub(each).div(exact(1).sub(p)).add(lost) : -1,
          ],
          [
            'first-loss-forgotten',
            'Something went before the fraction did.',
            more === 'before' ? start.sub(lost) : -1,
          ],
          ['one-unit-short', 'Count the equal units again.', start.sub(start.div(Number(p.d)))],
          ['one-unit-more', 'Count the equal units again.', start.add(start.div(Number(p.d)))],
        ]),
        drawing:
          at === 'not_ready'
            ? {
                kind: 'bars',
                rows: [
                  {
                    label: 'At first',
                    segments: Array.from({ length: Number(p.d) }, (_, i) => ({
                      size: 1,
                      label: '',
                      taken: i < Number(p.n),
                    })),
                    brace: '?',
                  },
                ],
              }
            : null,
      };
    },
  });
  return [
    level('share-gone', 'not_ready', 'none'),
    level('share-gone-some-came', 'guided', 'add'),
    level('share-gone-groups-came', 'independent', 'groups'),
    level('loss-then-share-gone', 'mastery', 'before'),
  ];
}
