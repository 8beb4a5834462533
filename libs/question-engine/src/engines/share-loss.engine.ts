import { amount } from '../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../core/draft.js';
import { type Num, exact } from '../numbers/exact.js';
import { fractionText } from '../numbers/number-text.js';
import { Working } from '../core/working.js';
import { GONE, LEFT, type ShareLossPack, openLoss } from './share-loss.scene.js';
import { toWrongs } from './wrong-values.js';

/** Shapes of h2. */
export function shareLossForwards(pack: ShareLossPack): Shape[] {
  const open = openLoss(pack);
  const level = (
    id: string,
    at: 'not_ready' | 'guided' | 'independent',
    more: 'none' | 'add' | 'groups',
  ): Shape => ({
    id,
    levels: [at],
    proof: {
      kind: 'facts',
      facts: {
        none: [GONE, relation('now = start - gone')],
        add: [GONE, LEFT, relation('now = left + add')],
        groups: [GONE, LEFT, gateway('came = count * each'), relation('now = left + came')],
      }[more],
      asked: 'now',
    },
    draw: (dice): Draft | null => {
      const d = open(dice, at);
      if (!d) return null;
      const { scene, style, p, start, gone, left, add, count, each, came } = d;
      const extra = { none: exact(0), add, groups: came }[more];
      const now = left.add(extra);
      const working = new Working();
      const went = working.calc('Gone', `${fractionText(p)} × ${style.bare(start)}`, style);
      const rest = working.calc('Left', `${style.bare(start)} − ${style.bare(went)}`, style);
      if (more === 'groups') working.calc('Came', `${count} × ${style.bare(each)}`, style);
      if (more !== 'none') working.calc('Now', `${style.bare(rest)} + ${style.bare(extra)}`, style);
      const params: Record<typeof more, Record<string, Num>> = {
        none: { start, p },
        add: { start, p, add },
        groups: { start, p, count, each },
      };
      return {
        story: [
          scene.start(style.text(start)),
          scene.loses(fractionText(p)),
          ...{
            none: [],
            add: [scene.adds(style.text(add))],
            groups: [scene.groups(String(count), style.text(each))],
          }[more],
        ],
        ask: scene.askNow,
        blank: scene.blankNow,
        answer: amount(now, style),
        middles: more === 'none' ? [] : [{ blank: scene.blankLeft, amount: amount(left, style) }],
        params: params[more],
        working,
        hints: [
          'Tell the story in order. What goes and what comes?',
          `Find ${fractionText(p)} of ${style.text(start)}.`,
          more === 'none' ? 'Take it away from what was there.' : 'Take it away, then add what comes.',
        ],
        wrongs: toWrongs([
          [
            'gave-what-is-gone',
            'This is what went. Find what is there now.',
            gone.add(more === 'none' ? 0 : extra),
          ],
          ['changed-the-wrong-way', 'What goes has to be taken away.', start.add(gone).add(extra)],
          [
            'one-unit-only',
            'You took away one equal unit only.',
            start.sub(start.div(Number(p.d))).add(extra),
          ],
          ['one-change-only', 'There is one more change.', more === 'none' ? -1 : left],
          [
            'last-change-the-wrong-way',
            'Check whether the last change makes more or less.',
            more === 'none' ? -1 : left.sub(extra),
          ],
          [
            'one-group-only',
            'There are several equal groups. Count them all.',
            more === 'groups' ? left.add(each) : -1,
          ],
          ['one-unit-left', 'You found one equal unit only.', start.div(Number(p.d)).add(extra)],
          ['whole-kept', 'A fraction of it went.', more === 'none' ? start.div(2) : start.add(extra)],
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
                    brace: style.text(start),
                  },
                ],
              }
            : null,
      };
    },
  });

  return [
    level('share-goes', 'not_ready', 'none'),
    level('share-goes-some-come', 'guided', 'add'),
    level('share-goes-groups-come', 'independent', 'groups'),
    {
      id: 'share-goes-group-unknown',
      levels: ['mastery'],
      proof: {
        kind: 'facts',
        facts: [GONE, LEFT, gateway('came = count * each'), relation('now = left + came')],
        asked: 'each',
      },
      draw: (dice, at): Draft | null => {
        const d = open(dice, at);
        if (!d) return null;
        const { scene, style, p, start, gone, left, count, each, came } = d;
        const now = left.add(came);
        const working = new Working();
        const went = working.calc('Gone', `${fractionText(p)} × ${style.bare(start)}`, style);
        const rest = working.calc('Left', `${style.bare(start)} − ${style.bare(went)}`, style);
        const all = working.calc('Came', `${style.bare(now)} − ${style.bare(rest)}`, style);
        working.calc('Each', `${style.bare(all)} ÷ ${count}`, style);
        return {
          story: [
            scene.start(style.text(start)),
            scene.loses(fractionText(p)),
            scene.groupsUnknown(String(count)),
            scene.end(style.text(now)),
          ],
          ask: scene.askEach,
          blank: scene.blankEach,
          answer: amount(each, style),
          middles: [{ blank: scene.blankLeft, amount: amount(left, style) }],
          params: { start, p, count, now },
          working,
          hints: [
            'What was left before anything came?',
            `Find ${fractionText(p)} of ${style.text(start)} and take it away.`,
            `Compare what was left with ${style.text(now)}. The difference came in ${count} equal groups.`,
          ],
          wrongs: toWrongs([
            ['not-shared', 'This came altogether, in equal groups.', came],
            ['share-forgotten', 'A fraction of it went first.', now.sub(start).abs().div(count)],
            ['end-shared', 'Share what came, not what is there now.', now.div(count)],
            ['gone-shared', 'Share what came, not what went.', gone.div(count)],
            ['left-shared', 'Share what came, not what was left.', left.div(count)],
            ['one-more-group', 'Check how many groups there are.', came.div(count + 1)],
            ['one-too-many', 'Check the sharing once more.', each.add(1)],
            ['one-too-few', 'Check the sharing once more.', each.sub(1)],
          ]),
          drawing: null,
        };
      },
    },
  ];
}
