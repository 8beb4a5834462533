import type { Moment, Name, Owner } from './quantity.js';

/**
 * What one sentence of a story says. A relation knows its equations and the numbers that its sentence holds; the words
 * come from the tellings, so that a structure has none.
 */
export type Relation = { readonly key: string; readonly equations: readonly string[] } & (
  | { says: 'more'; owner: Owner; than: Owner; at: Moment; difference: Name }
  | { says: 'times'; owner: Owner; than: Owner; at: Moment; times: Name }
  | { says: 'times-and-more'; owner: Owner; than: Owner; at: Moment; times: Name; extra: Name }
  | { says: 'total'; owners: readonly Owner[]; at: Moment; total: Name }
  | { says: 'ratio'; owners: readonly Owner[]; at: Moment; terms: readonly Name[] }
  /** The smaller of two is told as a fraction of the larger. */
  | { says: 'as-fraction'; owners: readonly Owner[]; at: Moment; terms: readonly Name[] }
  | { says: 'equal'; owners: readonly Owner[]; at: Moment }
  | { says: 'gain' | 'loss'; owner: Owner; event: number; amount: Name }
  | { says: 'move'; owner: Owner; to: Owner; event: number; amount: Name }
  | { says: 'gain-packets' | 'loss-packets'; owner: Owner; event: number; packets: Name; size: Name }
  | { says: 'loss-share'; owner: Owner; event: number; top: Name; bottom: Name }
  | { says: 'loss-percent'; owner: Owner; event: number; percent: Name }
  | { says: 'share-rest'; owner: Owner; event: number; sharers: Name; each: Name }
  /** The same amount comes each day, from Day 1 over Day 2 to a later day. */
  | { says: 'row'; owners: readonly Owner[]; at: Moment; day: Name }
  /** An expression in x, where x is what the other one has. */
  | { says: 'in-letters'; owner: Owner; than: Owner; at: Moment; times: Name; plus: Name | null }
  /** An amount is told by other numbers, such as a rate and a time (`gateways.ts`). */
  | { says: 'gateway'; owners: readonly Owner[]; at: Moment; gateway: string; parts: readonly Name[] }
);

/** The quantities that a comparison stands between, by owner. */
type Held = Readonly<Record<string, Name>>;

const at = (held: Held, owner: Owner): Name => {
  const name = held[owner];
  if (name === undefined) throw new RangeError(`no quantity for ${owner}`);
  return name;
};

/** `a0 = b0 + difference`. */
export function more(difference: Name, owner: Owner, than: Owner, held: Held, moment: Moment = 0): Relation {
  return {
    key: `more-${difference}`,
    says: 'more',
    owner,
    than,
    at: moment,
    difference,
    equations: [`${at(held, owner)} = ${at(held, than)} + ${difference}`],
  };
}

/** `a0 = times * b0`. */
export function times(factor: Name, owner: Owner, than: Owner, held: Held, moment: Moment = 0): Relation {
  return {
    key: `times-${factor}`,
    says: 'times',
    owner,
    than,
    at: moment,
    times: factor,
    equations: [`${at(held, owner)} = ${factor} * ${at(held, than)}`],
  };
}

/** `a0 = factor * b0 + extra`. */
export function timesAndMore(factor: Name, extra: Name, owner: Owner, than: Owner, held: Held): Relation {
  return {
    key: `times-${factor}-and-${extra}`,
    says: 'times-and-more',
    owner,
    than,
    at: 0,
    times: factor,
    extra,
    equations: [`${at(held, owner)} = ${factor} * ${at(held, than)} + ${extra}`],
  };
}

/** `sum = a0 + b0 (+ c0)`. */
export function altogether(sum: Name, held: Held, moment: Moment = 0): Relation {
  return {
    key: `total-${sum}`,
    says: 'total',
    owners: Object.keys(held) as Owner[],
    at: moment,
    total: sum,
    equations: [`${sum} = ${Object.values(held).join(' + ')}`],
  };
}

/** `a0 : b0 (: c0)` as the terms, each against the first. */
export function ratio(terms: readonly Name[], held: Held, moment: Moment = 0): Relation {
  const names = Object.values(held);
  const [first = '', ...others] = names;
  return {
    key: `ratio-${terms.join('-')}`,
    says: 'ratio',
    owners: Object.keys(held) as Owner[],
    at: moment,
    terms,
    equations: others.map((name, i) => `${first} * ${terms[i + 1] ?? ''} = ${name} * ${terms[0] ?? ''}`),
  };
}

/** `a0 : b0` as the terms, told as a fraction. */
export function asFraction(terms: readonly [Name, Name], held: Held, moment: Moment = 0): Relation {
  return {
    key: `fraction-${terms.join('-')}`,
    says: 'as-fraction',
    owners: Object.keys(held) as Owner[],
    at: moment,
    terms,
    equations: ratio(terms, held, moment).equations,
  };
}

/** All of these have the same. */
export function equal(held: Held, moment: Moment): Relation {
  const [first = '', ...others] = Object.values(held);
  return {
    key: `equal-${moment}`,
    says: 'equal',
    owners: Object.keys(held) as Owner[],
    at: moment,
    equations: others.map((name) => `${first} = ${name}`),
  };
}

/** Something comes: `after = before + amount`. */
export function gain(amount: Name, owner: Owner, event: number, before: Name, after: Name): Relation {
  return {
    key: `gain-${amount}`,
    says: 'gain',
    owner,
    event,
    amount,
    equations: [`${after} = ${before} + ${amount}`],
  };
}

/** Something goes: `after = before - amount`. */
export function loss(amount: Name, owner: Owner, event: number, before: Name, after: Name): Relation {
  return {
    key: `loss-${amount}`,
    says: 'loss',
    owner,
    event,
    amount,
    equations: [`${after} = ${before} - ${amount}`],
  };
}

/** One gives to the other. */
export function move(
  amount: Name,
  [owner, before, after]: readonly [Owner, Name, Name],
  [to, toBefore, toAfter]: readonly [Owner, Name, Name],
  event: number,
): Relation {
  return {
    key: `move-${amount}`,
    says: 'move',
    owner,
    to,
    event,
    amount,
    equations: [`${after} = ${before} - ${amount}`, `${toAfter} = ${toBefore} + ${amount}`],
  };
}

/** Packets of the same size come or go. */
export function packets(
  says: 'gain-packets' | 'loss-packets',
  [count, size]: readonly [Name, Name],
  owner: Owner,
  event: number,
  [before, after]: readonly [Name, Name],
): Relation {
  const sign = says === 'gain-packets' ? '+' : '-';
  return {
    key: `${says}-${count}-${size}`,
    says,
    owner,
    event,
    packets: count,
    size,
    equations: [`${after} = ${before} ${sign} ${count} * ${size}`],
  };
}

/** A fraction `top/bottom` of what is there goes. */
export function lossShare(
  [top, bottom]: readonly [Name, Name],
  owner: Owner,
  event: number,
  [before, after]: readonly [Name, Name],
): Relation {
  return {
    key: `loss-share-${top}-${bottom}`,
    says: 'loss-share',
    owner,
    event,
    top,
    bottom,
    equations: [`${after} * ${bottom} = ${before} * ${bottom} - ${before} * ${top}`],
  };
}

/** So many per cent of what is there go. */
export function lossPercent(
  percent: Name,
  owner: Owner,
  event: number,
  [before, after]: readonly [Name, Name],
): Relation {
  return {
    key: `loss-percent-${percent}`,
    says: 'loss-percent',
    owner,
    event,
    percent,
    equations: [`${after} * 100 = ${before} * 100 - ${before} * ${percent}`],
  };
}

/** What is there is shared equally. */
export function shareRest(sharers: Name, each: Name, owner: Owner, event: number, before: Name): Relation {
  return {
    key: `share-${sharers}`,
    says: 'share-rest',
    owner,
    event,
    sharers,
    each,
    equations: [`${before} = ${sharers} * ${each}`],
  };
}

/** Day 1, Day 2 and the told day, each as much more than the day before. */
export function row(day: Name, owner: Owner, [first, second, last]: readonly [Name, Name, Name]): Relation {
  return {
    key: `row-${first}`,
    says: 'row',
    owners: [owner],
    at: 2,
    day,
    equations: [`${last} = ${first} + (${second} - ${first}) * (${day} - 1)`],
  };
}

/** Whether a relation is something that happens, and so can be told without its number. */
export const isEvent = (relation: Relation): boolean => 'event' in relation;

/** Names of the numbers that the sentence of a relation holds. */
export function listMeasures(relation: Relation): readonly Name[] {
  switch (relation.says) {
    case 'more':
      return [relation.difference];
    case 'times':
      return [relation.times];
    case 'times-and-more':
      return [relation.times, relation.extra];
    case 'total':
      return [relation.total];
    case 'ratio':
    case 'as-fraction':
      return relation.terms;
    case 'equal':
      return [];
    case 'gain':
    case 'loss':
    case 'move':
      return [relation.amount];
    case 'gain-packets':
    case 'loss-packets':
      return [relation.packets, relation.size];
    case 'loss-share':
      return [relation.top, relation.bottom];
    case 'loss-percent':
      return [relation.percent];
    case 'share-rest':
      return [relation.sharers, relation.each];
    case 'row':
      return [relation.day];
    case 'in-letters':
      return relation.plus === null ? [relation.times] : [relation.times, relation.plus];
    case 'gateway':
      return relation.parts;
  }
}
