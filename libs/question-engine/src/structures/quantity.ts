/** The name of a quantity within its structure, such as `a0` or `gap`: a small letter, then letters and digits. */
export type Name = string;

/** Who has something: a place in the cast of a story, never a name. */
export type Owner = 'A' | 'B' | 'C';

/** A moment of the story, counted from 0; every event leads from one moment to the next. */
export type Moment = number;

/**
 * What a quantity is in the story. It says nothing about words, units or numbers: the world says whether a holding is
 * counted, weighed or paid, and the tellings say how it is told and asked for.
 */
export type Quantity =
  | { is: 'holding'; owner: Owner; at: Moment }
  | { is: 'total'; owners: readonly Owner[]; at: Moment }
  | { is: 'more'; owner: Owner; than: Owner; at: Moment }
  /** The amount of an event: bought, given away, moved. */
  | { is: 'change'; event: number }
  /** The number of packets of an event of packets, and what is in one of them. */
  | { is: 'groups'; event: number }
  | { is: 'size'; event: number }
  /** What each of those among whom the rest is shared gets. */
  | { is: 'each'; owner: Owner }
  /** A plain number that is told or not told, never asked: times, terms of a ratio, parts of a fraction. */
  | { is: 'number' }
  /** A told number of a gateway, such as a radius or a rate: an amount of the world's kind, or a plain number. Never asked. */
  | { is: 'part'; counts: 'amount' | 'number' }
  /** A middle result: an amount of the world's kind, per cent, or a plain number such as a number of units. Never told. */
  | { is: 'step'; counts: 'amount' | 'number' | 'percent'; label: string };

export const holding = (owner: Owner, at: Moment = 0): Quantity => ({ is: 'holding', owner, at });
export const total = (owners: readonly Owner[], at: Moment = 0): Quantity => ({ is: 'total', owners, at });
export const moreThan = (owner: Owner, than: Owner, at: Moment = 0): Quantity => ({
  is: 'more',
  owner,
  than,
  at,
});
export const change = (event: number): Quantity => ({ is: 'change', event });
export const NUMBER: Quantity = { is: 'number' };

/** A middle amount with the label of its line; `{name}` in the label stands for the value of a number. */
export const amountStep = (label: string): Quantity => ({ is: 'step', counts: 'amount', label });
/** A middle number, such as a number of units. */
export const numberStep = (label: string): Quantity => ({ is: 'step', counts: 'number', label });
/** A middle percentage: its line has the sign behind each number. */
export const percentStep = (label: string): Quantity => ({ is: 'step', counts: 'percent', label });

/** One unit of a model. */
export const UNIT: Quantity = amountStep('1 unit');

/** Whether a quantity is measured in the world's kind: it grows with the world's step. */
export function isAmount(quantity: Quantity): boolean {
  return (
    quantity.is !== 'number' &&
    quantity.is !== 'groups' &&
    ((quantity.is !== 'step' && quantity.is !== 'part') || quantity.counts === 'amount')
  );
}

/** Whether a pupil can be asked for it. */
export function isAskable(quantity: Quantity): boolean {
  return quantity.is !== 'number' && quantity.is !== 'step' && quantity.is !== 'part';
}
