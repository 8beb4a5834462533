import type { WrongValue } from '../core/draft.js';
import { type Exact, exact, toWhole } from '../numbers/exact.js';
import type { ChainPlan, DrawnLeg } from './amount-chain.scene.js';
import type { Groups, Measure, Picture } from './told-amount.js';

/** The story with values of a mistaken reader put in; null where it breaks. */
export function solveChain(
  plan: ChainPlan,
  story: {
    start: Exact;
    end: Exact;
    legs: ReadonlyArray<{ what: 'out' | 'in' | 'half'; value: Exact; count: number }>;
    shares: number;
  },
): Exact | null {
  const { legs } = story;
  const at = plan.legs.findIndex((leg) => leg.tell === 'asked' || leg.tell === 'each-asked');
  const forwardTo = plan.start === 'asked' ? 0 : at >= 0 ? at : legs.length;
  let ahead = story.start;
  for (const leg of legs.slice(0, forwardTo))
    ahead =
      leg.what === 'half' ? ahead.div(2) : leg.what === 'out' ? ahead.sub(leg.value) : ahead.add(leg.value);
  if (plan.end === 'asked') return ahead;
  if (plan.end === 'shared') return ahead.div(story.shares);
  let back = story.end;
  for (const leg of legs.slice(plan.start === 'asked' ? 0 : at + 1).toReversed())
    back = leg.what === 'half' ? back.mul(2) : leg.what === 'out' ? back.add(leg.value) : back.sub(leg.value);
  if (plan.start === 'asked') return back;
  const leg = plan.legs[at];
  return ahead
    .sub(back)
    .abs()
    .div(leg?.tell === 'each-asked' ? (legs[at]?.count ?? 1) : 1);
}

/** Slips of reading and of the relation, worked out from the values of the story. */
export function listChainWrongs(
  plan: ChainPlan,
  d: { legs: DrawnLeg[]; stages: Exact[]; shares: Groups | null },
  measure: Measure,
  key: Exact,
  picture: Picture | null,
): WrongValue[] {
  const start = d.stages[0] ?? exact(0);
  const end = d.stages.at(-1) ?? exact(0);
  const inSmall = measure.small && plan.legs.some((leg) => leg.tell === 'each-asked') ? measure.small.per : 1;
  const base = {
    start,
    end,
    legs: d.legs.map(({ what, value, groups }) => ({ what, value, count: groups?.count ?? 1 })),
    shares: d.shares?.count ?? 1,
  };
  const wrongs: WrongValue[] = [];
  const push = (code: string, explanation: string, story: typeof base): void => {
    const value = solveChain(plan, story);
    if (value) wrongs.push({ code, explanation, value: value.mul(inSmall) });
  };
  const withLeg = (i: number, change: Partial<(typeof base.legs)[number]>): typeof base => ({
    ...base,
    legs: base.legs.map((leg, k) => (k === i ? { ...leg, ...change } : leg)),
  });
  const isPart = plan.id.startsWith('part');
  for (const { value, code, explanation } of picture?.misread ?? [])
    push(
      code,
      explanation,
      plan.start === 'shown' ? { ...base, start: exact(value) } : { ...base, end: exact(value) },
    );
  d.legs.forEach((leg, i) => {
    if (leg.tell === 'asked' || leg.tell === 'each-asked') return;
    if (leg.what === 'half') {
      push('half-forgotten', 'Half of it went. Use that half too.', {
        ...base,
        legs: base.legs.map((l, k) => (k === i ? { what: 'out' as const, value: exact(0), count: 1 } : l)),
      });
      return;
    }
    push(
      isPart ? 'added-whole-and-part' : 'changed-the-wrong-way',
      isPart
        ? 'The part is already inside the whole.'
        : 'Think again whether there was more or less after this change.',
      withLeg(i, { what: leg.what === 'out' ? 'in' : 'out' }),
    );
    push(
      isPart ? 'forgot-a-part' : 'forgot-a-change',
      isPart ? 'One part is missing from your working.' : 'One of the changes is missing from your working.',
      withLeg(i, { value: exact(0) }),
    );
    if (leg.groups) {
      const { each, count } = leg.groups;
      push(
        'one-group-only',
        'You counted only one of the equal amounts. Count them all.',
        withLeg(i, { value: each }),
      );
      push(
        'one-group-too-few',
        'You left out one of the equal amounts.',
        withLeg(i, { value: each.mul(count - 1) }),
      );
      push(
        'one-group-too-many',
        'You counted one of the equal amounts too many.',
        withLeg(i, { value: each.mul(count + 1) }),
      );
    }
  });
  const size = measure.compound?.per;
  if (size !== undefined) {
    const told = [
      ...(plan.start === 'told' ? [['start', start] as const] : []),
      ...(plan.end === 'told' ? [['end', end] as const] : []),
    ];
    for (const [name, value] of told) {
      const [large, small] = [Math.floor(toWhole(value) / size), toWhole(value) % size];
      push('hundred-for-thousand', measure.compound?.hint ?? '', {
        ...base,
        [name]: exact(large * (size === 1000 ? 100 : 10) + small),
      });
      push('units-run-together', measure.compound?.hint ?? '', {
        ...base,
        [name]: exact(Number(`${large}${small}`)),
      });
    }
  }
  if (measure.small) {
    const { per } = measure.small;
    d.legs.forEach((leg, i) => {
      if (leg.tell === 'unit' || leg.tell === 'groups')
        push(
          'hundred-for-thousand',
          measure.small?.hint ?? '',
          withLeg(i, { value: leg.value.mul(per).div(100) }),
        );
    });
  }
  if (d.shares) {
    wrongs.push({ code: 'not-shared', explanation: 'This still has to be shared equally.', value: end });
    wrongs.push({
      code: 'shared-among-one-more',
      explanation: 'Check how many equal shares there are.',
      value: end.div(d.shares.count + 1),
    });
  }
  for (const stage of d.stages.slice(1, -1))
    wrongs.push({ code: 'stopped-early', explanation: 'One more step is still to do.', value: stage });
  for (const leg of d.legs) {
    if (!leg.groups || leg.tell !== 'each-asked') continue;
    const { count } = leg.groups;
    const shared = (value: Exact, by: number): Exact => value.mul(inSmall).div(by);
    wrongs.push(
      {
        code: 'rest-not-taken-away',
        explanation: 'Part of it is not in the equal amounts.',
        value: shared(start, count),
      },
      {
        code: 'added-the-rest',
        explanation: 'Take the other part away, do not add it.',
        value: shared(start.add(end), count),
      },
      {
        code: 'shared-the-wrong-part',
        explanation: 'You shared out the other part.',
        value: shared(end, count),
      },
      {
        code: 'shared-among-one-more',
        explanation: 'Check how many equal amounts there are.',
        value: shared(leg.value, count + 1),
      },
      {
        code: 'shared-among-one-fewer',
        explanation: 'Check how many equal amounts there are.',
        value: shared(leg.value, count - 1),
      },
      { code: 'place-slip', explanation: 'Look at the zeros and the decimal point.', value: key.mul(10) },
      { code: 'division-slip', explanation: 'Check your division.', value: key.add(10) },
    );
  }
  for (const leg of d.legs)
    if (leg.groups && leg.tell === 'each-asked')
      wrongs.push({
        code: 'not-divided',
        explanation: 'This is for all of the equal amounts. The question asks about one.',
        value: leg.value.mul(inSmall),
      });
  for (const sign of [1, -1])
    wrongs.push({
      code: 'regrouping-slip',
      explanation: 'Check your regrouping, one column at a time.',
      value: key.add(measure.slip.mul(inSmall).mul(sign)),
    });
  for (const leg of d.legs)
    if (leg.what !== 'half' && leg.tell !== 'asked')
      wrongs.push({
        code: isPart ? 'gave-the-known-part' : 'gave-the-change',
        explanation: 'Read again what the question asks for.',
        value: leg.value.mul(inSmall),
      });
  return wrongs;
}
