import { degrees } from '../core/amount.js';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Shape } from '../core/draft.js';
import { exact } from '../numbers/exact.js';
import {
  type PairKind,
  drawPair,
  kindFacts,
  kindName,
  listPairKinds,
  pairFact,
} from './angle-change.engine.js';
import { type AnglePack, DEGREES, deg, drawable, minus } from './angle-parts.js';
import { facts, shape } from './sketch.js';
import angleThings from './angle-things.json' with { type: 'json' };

type Plan = (typeof angleThings.undone)[number];

/** What became of an angle, by how many times as large it became. */
const TIMES: Readonly<Record<number, string>> = { 1: '', 2: 'doubles', 3: 'becomes 3 times as large' };

function undone(pack: AnglePack, kind: PairKind, plan: Plan): Shape {
  const { times, sign } = plan;
  const level = plan.level as ProficiencyLevel;
  // Angle q at first is asked, not p.
  const other = plan.id.endsWith('-for-the-other');
  const grown = `${times === 1 ? 'p' : `${times} * p`}${sign === 0 ? '' : sign > 0 ? ' + t' : ' - t'}`;
  const proof = facts(
    kindFacts(kind),
    [pairFact(kind, 'now', 'qNow'), `now = ${grown}`, ...(other ? [pairFact(kind, 'p', 'q')] : [])],
    other ? 'q' : 'p',
  );
  return shape(`${plan.id}-${kindName(kind)}`, level, proof, (dice) => {
    const d = drawPair(dice, pack, kind);
    if (!d) return null;
    const most = Math.max(15, Math.floor((d.pair - (sign > 0 ? 18 : 14)) / times));
    const p = level === 'not_ready' ? dice.multiple(5, 15, most) : dice.int(15, Math.min(70, most));
    const t = sign === 0 ? 0 : level === 'not_ready' ? dice.multiple(5, 5, 40) : dice.int(4, 24);
    const now = times * p + sign * t;
    const [q, qNow] = [d.pair - p, d.pair - now];
    const before = now - sign * t;
    if (
      now === p ||
      t === p ||
      t === qNow ||
      now < 12 ||
      before > d.pair - 10 ||
      qNow < 14 ||
      !drawable(d.setting, [p, q]) ||
      !drawable(d.setting, [now, qNow])
    )
      return null;
    const verbs = [
      TIMES[times],
      sign === 0 ? '' : `${times === 3 ? '' : 'becomes '}${deg(t)} ${sign > 0 ? 'larger' : 'smaller'}`,
    ].filter(Boolean);
    const key = other ? q : p;
    return {
      story: [
        d.open,
        ...d.tellFixed,
        `${d.setting.moves} so that angle p ${verbs.join(' and then ')}.`,
        `In the end, angle q is ${deg(qNow)}.`,
      ],
      ask: `What was the size of angle ${other ? 'q' : 'p'} at first?`,
      blank: `The size of angle ${other ? 'q' : 'p'} at first was ___°.`,
      key,
      style: degrees(d.setting.whole - 1),
      via: [['In the end, angle p is ___°.', now, DEGREES]],
      params: { ...d.params, qNow, ...(sign === 0 ? {} : { t }) },
      work: [
        d.setting.property,
        ...d.work,
        ['Angle p in the end', minus(d.pair, qNow), DEGREES],
        ...(sign === 0
          ? []
          : ([
              [
                times === 1 ? 'Angle p at first' : 'Before the last change',
                `${deg(now)} ${sign > 0 ? '−' : '+'} ${deg(t)}`,
                DEGREES,
              ],
            ] as const)),
        ...(times === 1 ? [] : ([['Angle p at first', `${deg(before)} ÷ ${times}`, DEGREES]] as const)),
        ...(other ? ([['Angle q at first', minus(d.pair, p), DEGREES]] as const) : []),
      ],
      hints: [
        'Start from the end and go back.',
        'What do the angles make together? Find angle p in the end.',
        verbs.length < 2
          ? `Angle p ${verbs.join('')}. How large was it before that?`
          : 'Undo the changes of angle p, the last one first.',
      ],
      wrongs: [
        ['stopped-early', other ? p : now],
        other
          ? ['end-for-start', qNow]
          : [verbs.length < 2 ? 'same-direction' : 'change-not-undone', now * times],
        ['same-direction', exact(now + sign * t, times)],
        ['undone-in-wrong-order', exact(now, times).sub(sign * t)],
        ...(times === 1 || sign === 0
          ? []
          : ([
              ['one-change-only', exact(now, times)],
              ['one-change-only', before],
            ] as const)),
        ['wrong-whole', exact(Math.abs(d.setting.wrongWhole - (d.fixed ?? 0) - qNow - sign * t), times)],
      ],
      drawing: d.drawing(now, qNow, ['p', 'q']),
    };
  });
}

/** Shapes of h7 for two angles of known sum: the end is told, the changes are undone. */
export function angleBackwardsShapes(pack: AnglePack): Shape[] {
  return listPairKinds(pack).flatMap((kind) => angleThings.undone.map((plan) => undone(pack, kind, plan)));
}
