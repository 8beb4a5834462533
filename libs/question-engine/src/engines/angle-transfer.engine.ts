import { PROFICIENCY_LEVELS, type ProficiencyLevel } from '@sumfox/curriculum/grades';
import { degrees } from '../core/amount.js';
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

/** How far one angle must shrink, and the other grow, until both are equal. */
function untilEqual(pack: AnglePack, kind: PairKind, other: boolean): Shape {
  const proof = facts(kindFacts(kind), [pairFact(kind, 'p', 'q'), 'p - x = q + x'], 'x');
  return shape(
    `until-equal-${other ? 'for-the-other-' : ''}${kindName(kind)}`,
    'not_ready',
    proof,
    (dice) => {
      const d = drawPair(dice, pack, kind);
      if (!d) return null;
      const q = dice.int(15, d.pair / 2 - 4);
      const p = d.pair - q;
      if ((p - q) % 2 !== 0 || !drawable(d.setting, [p, q])) return null;
      const x = (p - q) / 2;
      return {
        story: [
          d.open,
          ...d.tellFixed,
          `Angle p is ${deg(p)}.`,
          `${d.setting.moves} until angles p and q are equal.`,
        ],
        ask: `By how many degrees does angle ${other ? 'q become larger' : 'p become smaller'}?`,
        blank: `Angle ${other ? 'q becomes ___° larger' : 'p becomes ___° smaller'}.`,
        key: x,
        style: degrees(d.setting.whole - 1),
        params: { ...d.params, p },
        work: [
          d.setting.property,
          ...d.work,
          ['Each angle then', `${deg(d.pair)} ÷ 2`, DEGREES],
          ...(other ? ['What angle p loses, angle q gains.'] : []),
          [other ? 'Increase of angle q' : 'Decrease of angle p', minus(p, d.pair / 2), DEGREES],
        ],
        hints: [
          'What stays the same while the angles change?',
          'How large is each angle when both are equal?',
          other
            ? 'What angle p loses, angle q gains. How much is that?'
            : 'Compare angle p at first with its size in the end.',
        ],
        wrongs: [
          ['whole-difference-moved', p - q],
          ['other-angle', q],
          ['stopped-early', exact(d.pair, 2)],
          ['wrong-whole', exact(Math.abs(2 * p - (d.setting.wrongWhole - (d.fixed ?? 0))), 2)],
        ],
        drawing: d.drawing(p, q, ['p', 'q']),
      };
    },
  );
}

/** One loses, the other gains. */
function moved(pack: AnglePack, kind: PairKind): Shape {
  const proof = facts(kindFacts(kind), [pairFact(kind, 'p', 'q'), 'now = q + t'], 'now');
  return shape(`moved-${kindName(kind)}`, 'guided', proof, (dice) => {
    const d = drawPair(dice, pack, kind);
    if (!d) return null;
    const p = dice.int(25, d.pair - 18);
    const t = dice.int(5, Math.min(30, p - 12));
    const q = d.pair - p;
    if (t === q || t === p || !drawable(d.setting, [p, q])) return null;
    const now = q + t;
    return {
      story: [
        d.open,
        ...d.tellFixed,
        `Angle p is ${deg(p)}.`,
        `${d.setting.moves} so that angle p becomes ${deg(t)} smaller.`,
      ],
      ask: 'What is the size of angle q now?',
      blank: 'The size of angle q now is ___°.',
      key: now,
      style: degrees(d.setting.whole - 1),
      params: { ...d.params, p, t },
      work: [
        d.setting.property,
        ...d.work,
        ['Angle q at first', minus(d.pair, p), DEGREES],
        ['Angle q now', `${deg(q)} + ${deg(t)}`, DEGREES],
      ],
      hints: [
        'What do the angles make together?',
        'Find angle q at first.',
        'What angle p loses, angle q gains.',
      ],
      wrongs: [
        ['old-size-kept', q],
        ['wrong-direction', q - t],
        ['other-angle', p - t],
        ['doubled-too-often', q + 2 * t],
        ['wrong-whole', Math.abs(d.setting.wrongWhole - (d.fixed ?? 0) - p) + t],
        ...(kind.whole === 90 ? ([['right-angle-as-hundred', now + 10]] as const) : []),
      ],
      drawing: d.drawing(p, q, ['p', 'q']),
    };
  });
}

/** The end tells how the angles compare; the start is asked. */
function beforeMoved(pack: AnglePack, kind: PairKind, level: 'independent' | 'mastery'): Shape {
  const equal = level === 'independent';
  const proof = facts(
    kindFacts(kind),
    [pairFact(kind, 'pNow', 'qNow'), equal ? 'qNow = pNow' : 'qNow = times * pNow', 'p = pNow + t'],
    'p',
  );
  return shape(`${equal ? 'equal' : 'times-as-large'}-after-move-${kindName(kind)}`, level, proof, (dice) => {
    const d = drawPair(dice, pack, kind);
    if (!d) return null;
    const times = equal ? 1 : dice.int(2, 4);
    if (d.pair % (times + 1) !== 0) return null;
    const pNow = d.pair / (times + 1);
    const t = dice.int(4, Math.min(40, d.pair - pNow - 18));
    const p = pNow + t;
    const q = d.pair - p;
    if (t === pNow || !drawable(d.setting, [p, q])) return null;
    return {
      story: [
        d.open,
        ...d.tellFixed,
        `${d.setting.moves} so that angle p becomes ${deg(t)} smaller.`,
        equal
          ? 'Angles p and q are then equal.'
          : `Then angle q is ${times === 2 ? 'twice' : `${times} times`} as large as angle p.`,
      ],
      ask: 'What was the size of angle p at first?',
      blank: 'The size of angle p at first was ___°.',
      key: p,
      style: degrees(d.setting.whole - 1),
      via: [['In the end, angle p is ___°.', pNow, DEGREES]],
      params: { ...d.params, t, ...(equal ? {} : { times }) },
      work: [
        d.setting.property,
        ...d.work,
        ...(equal ? [] : ([['Equal units', `1 + ${times}`]] as const)),
        ['Angle p in the end', `${deg(d.pair)} ÷ ${times + 1}`, DEGREES],
        ['Angle p at first', `${deg(pNow)} + ${deg(t)}`, DEGREES],
      ],
      hints: [
        'What stays the same while the angles change?',
        'Find angle p in the end from what angles p and q make together.',
        'Angle p has lost some degrees. Put them back.',
      ],
      wrongs: [
        ['stopped-early', pNow],
        ['wrong-direction', pNow - t],
        ...(equal ? ([['difference-once', exact(d.pair + t, 2)]] as const) : []),
        ['doubled-too-often', pNow + 2 * t],
        ['other-angle', q],
        ['shared-by-wrong-number', exact(d.pair, times + 2).add(t)],
        ...(kind.whole === 90 && equal ? ([['right-angle-as-hundred', p + 5]] as const) : []),
      ],
      drawing: d.drawing(p, q, ['p', 'q']),
    };
  });
}

/** Shapes of h3 for two angles of known sum. */
export function angleTransferShapes(pack: AnglePack): Shape[] {
  return listPairKinds(pack).flatMap((kind) => [
    untilEqual(pack, kind, false),
    untilEqual(pack, kind, true),
    moved(pack, kind),
    beforeMoved(pack, kind, 'independent'),
    beforeMoved(pack, kind, 'mastery'),
  ]);
}

/** Shapes of h8 for two angles of known sum that differ: assume both equal, then mend. */
export function angleDifferenceShapes(pack: AnglePack): Shape[] {
  const one = (kind: PairKind, level: ProficiencyLevel, isGap = false): Shape => {
    const larger = level !== 'guided';
    const times = level === 'mastery';
    // Beside a figure that is joined on, and elsewhere too, both angles are found at mastery and compared.
    const compares = times && (isGap || kind.fixed !== undefined);
    const proof = facts(
      kindFacts(kind),
      [
        pairFact(kind, 'p', 'q'),
        times ? 'p = times * q + d' : 'p = q + d',
        ...(compares ? ['x = p - q'] : []),
      ],
      compares ? 'x' : larger ? 'p' : 'q',
    );
    return shape(
      `${level.replace('_', '-')}-differ-${isGap ? 'compared-' : ''}${kindName(kind)}`,
      level,
      proof,
      (dice) => {
        const d = drawPair(dice, pack, kind);
        if (!d) return null;
        const k = times ? dice.int(2, 4) : 1;
        const q = dice.int(14, 75);
        const p = d.pair - q;
        const gap = p - k * q;
        if (gap < 3 || gap > 60 || gap === q || !drawable(d.setting, [p, q])) return null;
        const key = compares ? p - q : larger ? p : q;
        return {
          story: [
            d.open,
            ...d.tellFixed.map((s) => s.replace('stays at', 'is')),
            times
              ? `Angle p is ${deg(gap)} more than ${k} times angle q.`
              : `Angle p is ${deg(gap)} larger than angle q.`,
          ],
          ask: compares
            ? 'How many degrees larger is angle p than angle q?'
            : `What is the size of angle ${larger ? 'p' : 'q'}?`,
          blank: compares
            ? 'Angle p is ___° larger than angle q.'
            : `The size of angle ${larger ? 'p' : 'q'} is ___°.`,
          key,
          style: degrees(d.setting.whole - 1),
          via: [
            [
              larger ? 'The size of angle q is ___°.' : 'Both angles q would make ___°.',
              larger ? q : 2 * q,
              DEGREES,
            ],
          ],
          params: { ...d.params, d: gap, ...(times ? { times: k } : {}) },
          work: [
            d.setting.property,
            ...d.work,
            [times ? 'Equal units together' : 'If both were like q', minus(d.pair, gap), DEGREES],
            ...(times ? ([['Equal units', `${k} + 1`]] as const) : []),
            ['Angle q', `${deg(d.pair - gap)} ÷ ${k + 1}`, DEGREES],
            ...(larger
              ? times
                ? ([
                    ['Equal units of angle p', `${k} × ${deg(q)}`, DEGREES],
                    ['Angle p', `${deg(k * q)} + ${deg(gap)}`, DEGREES],
                  ] as const)
                : ([['Angle p', `${deg(q)} + ${deg(gap)}`, DEGREES]] as const)
              : []),
            ...(compares
              ? ([['How much larger angle p is than angle q', minus(p, q), DEGREES]] as const)
              : []),
          ],
          hints: [
            'What do the two angles make together?',
            'Try two sizes that differ as told. Is their sum too small or too large?',
            'Suppose there were no difference: take it away, then share equally.',
          ],
          wrongs: [
            [compares ? 'stopped-early' : 'other-part', larger ? q : p],
            ...(compares ? ([['stopped-early', p]] as const) : []),
            [k === 1 ? 'not-halved' : 'not-shared', d.pair - gap],
            ['gave-a-given', gap],
            ['not-equal', exact(d.pair, 2)],
            ['gap-not-taken-first', exact(d.pair, 2).add(gap)],
            [
              'wrong-whole',
              exact(Math.abs(d.setting.wrongWhole - (d.fixed ?? 0) - gap), k + 1).add(larger ? gap : 0),
            ],
          ],
          drawing: d.drawing(p, q, ['p', 'q']),
        };
      },
    );
  };
  return listPairKinds(pack).flatMap((kind) => [
    ...PROFICIENCY_LEVELS.map((level) => one(kind, level)),
    ...(kind.fixed === undefined ? [one(kind, 'mastery', true)] : []),
  ]);
}
