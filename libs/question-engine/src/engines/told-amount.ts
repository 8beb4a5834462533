import { BARE, type Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Fact, gateway, relation } from '../core/draft.js';
import { type Exact, type Num, exact, toWhole } from '../numbers/exact.js';
import type { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';

/** Multiples of `step` from `low` to `high`, all over `over`. */
export interface Span {
  step: number;
  low: number;
  high: number;
  over?: number;
}

/** One value of a span, or of a list. */
export function drawSpan(dice: Dice, span: Span | readonly number[]): Exact {
  if (!('step' in span)) return exact(dice.pick(span));
  return exact(dice.multiple(span.step, span.low, span.high), span.over ?? 1);
}

/** An amount that only a picture shows, with how it is read. */
export interface Picture {
  drawing: DrawingSpec;
  /** Adds the line that reads it; true when the line is a calculation. */
  read: (working: Working) => boolean;
  /** What a pupil reads who misses the scale, with the kind sentence. */
  misread: Array<{ value: Num; code: string; explanation: string }>;
  /** Nearer hint: how to read it. */
  hint: string;
  /** Where the thing begins and ends, when it is read from its two ends. */
  ends?: { from: number; to: number };
}

/** A kind of quantity at one grade: how it is written, how large it gets, how a picture shows it. */
export interface Measure {
  style: Style;
  /** Two units told together, `2 kg 50 g`: one large unit is `per` small ones, and values count the small. */
  compound?: { per: number; hint: string };
  /** A smaller unit in which single amounts may be told; values are in the larger. */
  small?: { style: Style; per: number; hint: string };
  /** Single changes and parts. */
  change: Span;
  /** What is left. */
  rest: Span;
  /** One of several equal groups, and how many of them. */
  each: Span | readonly number[];
  most: number;
  /** Largest amount at any moment. */
  limit: number;
  picture?: (dice: Dice, value: Exact, label: string) => Picture | null;
  /** Pictures show two ends, as a ruler does. */
  readsEnds?: boolean;
  /** How far a slip in regrouping leads. */
  slip: Exact;
}

/** The blank with the unit printed beside it. */
export function blankIn(style: Style): string {
  if (style.unit === null) return '___';
  if (style.unit === '$') return '$___';
  return style.unit === '¢' ? '___¢' : `___ ${style.unit}`;
}

/** `a + b − c = d` in the style's own way of writing: units beside every number where there are two units. */
export function sumLine(
  working: Working,
  label: string,
  style: Style,
  first: Exact,
  ...rest: ReadonlyArray<readonly ['+' | '−', Exact]>
): Exact {
  const total = rest.reduce((sum, [sign, v]) => (sign === '+' ? sum.add(v) : sum.sub(v)), first);
  if (style.countedIn)
    return working.state(
      label,
      [style.text(first), ...rest.map(([sign, v]) => `${sign} ${style.text(v)}`)].join(' '),
      total,
      style,
    );
  const shown = (v: Exact): string => (style.unit === '$' ? style.text(v) : style.bare(v));
  return working.calc(
    label,
    [shown(first), ...rest.map(([sign, v]) => `${sign} ${shown(v)}`)].join(' '),
    style,
  );
}

/** `n × each = total`. */
export function timesLine(working: Working, label: string, style: Style, count: number, each: Exact): Exact {
  if (style.countedIn) return working.state(label, `${count} × ${style.text(each)}`, each.mul(count), style);
  return working.calc(label, `${count} × ${style.unit === '$' ? style.text(each) : style.bare(each)}`, style);
}

/** What the smaller of two units is called, where a style writes two. */
function smallStyle(style: Style): Style {
  const unit = style.countedIn ?? '';
  return { ...BARE, text: (v) => `${exact(v).toFraction()} ${unit}`, unit };
}

/** `total ÷ count = share`, in the smaller unit first where there are two. */
export function shareLine(working: Working, label: string, style: Style, total: Exact, count: number): Exact {
  if (!style.countedIn)
    return working.calc(
      label,
      `${style.unit === '$' ? style.text(total) : style.bare(total)} ÷ ${count}`,
      style,
    );
  const small = smallStyle(style);
  if (style.text(total) !== small.text(total))
    working.state('In the smaller unit', style.text(total), total, small);
  const share = working.calc(label, `${total.toFraction()} ÷ ${count}`, small);
  if (style.text(share) !== small.text(share))
    working.state('In both units', small.text(share), share, style);
  return share;
}

/**
 * How an amount of a story is told: `told` in two units that must be brought together, `plain` as one number, in
 * `groups` of a size, in the smaller `unit`, `shown` by a picture only, or asked for (itself, one of its equal
 * groups, or one share of it).
 */
export type Tell = 'told' | 'plain' | 'groups' | 'unit' | 'shown' | 'asked' | 'each-asked' | 'shared';

/** What of a measure decides how amounts are told. */
export type MeasureForm = Pick<Measure, 'compound' | 'small' | 'readsEnds'>;

/** What ties an amount's name to what the stem shows of it. */
export function tellFacts(name: string, tell: Tell, measure: MeasureForm): Fact[] {
  const per = measure.small?.per ?? 1;
  switch (tell) {
    case 'told':
      return measure.compound
        ? [gateway(`${name} = ${measure.compound.per} * ${name}Large + ${name}Small`)]
        : [];
    case 'groups':
    case 'each-asked':
      return [gateway(`${name} = ${name}Count * ${name}Each${per === 1 ? '' : ` / ${per}`}`)];
    case 'unit':
      return [gateway(`${name} = ${name}Small / ${per}`)];
    case 'shown':
      return [
        gateway(measure.readsEnds ? `${name} = ${name}ShownTo - ${name}ShownFrom` : `${name} = ${name}Shown`),
      ];
    case 'shared':
      return [relation(`${name} = ${name}Count * ${name}Each`)];
    case 'plain':
    case 'asked':
      return [];
  }
}

/** Groups of one size. */
export interface Groups {
  count: number;
  /** In the unit of the whole. */
  each: Exact;
}

/** The params of an amount told in its way; null when the way does not suit the value. */
export function tellParams(
  name: string,
  tell: Tell,
  value: Exact,
  measure: Measure,
  groups: Groups | null,
  picture: Picture | null = null,
): Record<string, Num> | null {
  const per = measure.small?.per ?? 1;
  switch (tell) {
    case 'plain':
      return { [name]: value };
    case 'told': {
      if (!measure.compound) return { [name]: value };
      const { per: size } = measure.compound;
      const [large, small] = [Math.floor(toWhole(value) / size), toWhole(value) % size];
      return large === 0 || small === 0 ? null : { [`${name}Large`]: large, [`${name}Small`]: small };
    }
    case 'groups':
      return groups ? { [`${name}Count`]: groups.count, [`${name}Each`]: groups.each.mul(per) } : null;
    case 'each-asked':
    case 'shared':
      return groups ? { [`${name}Count`]: groups.count } : null;
    case 'unit':
      return { [`${name}Small`]: value.mul(per) };
    case 'shown':
      return picture?.ends
        ? { [`${name}ShownFrom`]: picture.ends.from, [`${name}ShownTo`]: picture.ends.to }
        : { [`${name}Shown`]: value };
    case 'asked':
      return {};
  }
}

/** A single amount in words: in the smaller unit where it is told so. */
export function textOf(measure: Measure, tell: Tell, value: Exact): string {
  const { small, style } = measure;
  return small && (tell === 'unit' || tell === 'groups' || tell === 'each-asked')
    ? small.style.text(value.mul(small.per))
    : style.text(value);
}

/** Lines that work out an amount told in groups or in the other unit; nothing for the rest. */
export function workTold(
  working: Working,
  label: string,
  tell: Tell,
  value: Exact,
  measure: Measure,
  groups: Groups | null,
): void {
  const { small, style } = measure;
  if (tell === 'groups' && groups) {
    if (!small) timesLine(working, label, style, groups.count, groups.each);
    else {
      const total = timesLine(working, label, small.style, groups.count, groups.each.mul(small.per));
      working.calc(
        `In ${style.unit ?? 'the other unit'}`,
        `${small.style.bare(total)} ÷ ${small.per}`,
        style,
      );
    }
  }
  if (tell === 'unit' && small)
    working.calc(
      `${label} in ${style.unit ?? 'the other unit'}`,
      `${small.style.bare(value.mul(small.per))} ÷ ${small.per}`,
      style,
    );
}
