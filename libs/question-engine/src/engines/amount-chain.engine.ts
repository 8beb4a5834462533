import { type Amount, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Fact, type MiddleValue, type Shape, relation } from '../core/draft.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { drawPerson } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { ChainPack, ChainPlan, ChainScene, ChainWords, DrawnLeg, Leg } from './amount-chain.scene.js';
import { listChainWrongs } from './amount-chain.wrongs.js';
import {
  type Groups,
  type Measure,
  type MeasureForm,
  type Picture,
  type Tell,
  drawSpan,
  shareLine,
  sumLine,
  tellFacts,
  tellParams,
  textOf,
  timesLine,
  workTold,
} from './told-amount.js';

const nameOf = (i: number): string => `change${i + 1}`;

function listPlanFacts(plan: ChainPlan, measure: MeasureForm): Fact[] {
  const facts = [...tellFacts('start', plan.start, measure), ...tellFacts('end', plan.end, measure)];
  plan.legs.forEach((leg, i) => {
    const before = i === 0 ? 'start' : `stage${i}`;
    const after = i === plan.legs.length - 1 ? 'end' : `stage${i + 1}`;
    if (leg.what === 'half') facts.push(relation(`${before} = 2 * ${after}`));
    else {
      facts.push(...tellFacts(nameOf(i), leg.tell, measure));
      facts.push(relation(`${after} = ${before} ${leg.what === 'out' ? '-' : '+'} ${nameOf(i)}`));
    }
  });
  return facts;
}

function askedName(plan: ChainPlan, measure: Pick<Measure, 'small'>): string {
  if (plan.start === 'asked') return 'start';
  if (plan.end === 'asked') return 'end';
  if (plan.end === 'shared') return 'endEach';
  const at = plan.legs.findIndex((leg) => leg.tell === 'asked' || leg.tell === 'each-asked');
  if (at < 0 && measure.small === undefined) throw new RangeError(`nothing is asked in ${plan.id}`);
  return plan.legs[at]?.tell === 'each-asked' ? `${nameOf(at)}Each` : nameOf(at);
}

function drawGroups(dice: Dice, plan: ChainPlan, measure: Measure): Groups {
  const most = plan.level === 'not_ready' ? Math.min(4, measure.most) : measure.most;
  return { count: dice.int(2, most), each: drawSpan(dice, measure.each) };
}

/** Draws the changes and the end; the start follows. Null when the numbers do not make sense. */
function drawLegs(
  dice: Dice,
  plan: ChainPlan,
  scene: ChainScene,
): { legs: DrawnLeg[]; stages: Exact[]; shares: Groups | null } | null {
  const { measure } = scene;
  let [outs, ins] = [0, 0];
  const legs = plan.legs.map((leg): DrawnLeg => {
    if (leg.what === 'half') return { ...leg, value: exact(0), groups: null, words: null };
    const words =
      leg.what === 'out' ? scene.outs[outs++ % scene.outs.length] : scene.ins[ins++ % scene.ins.length];
    const grouped = leg.tell === 'groups' || leg.tell === 'each-asked';
    const groups = grouped ? drawGroups(dice, plan, measure) : null;
    return {
      ...leg,
      value: groups ? groups.each.mul(groups.count) : drawSpan(dice, measure.change),
      groups,
      words: words ?? null,
    };
  });
  const shares = plan.end === 'shared' ? drawGroups(dice, plan, measure) : null;
  const end = shares ? shares.each.mul(shares.count) : drawSpan(dice, measure.rest);
  const stages = [end];
  for (const leg of legs.toReversed()) {
    const after = stages[0] ?? end;
    stages.unshift(
      leg.what === 'half' ? after.mul(2) : leg.what === 'out' ? after.add(leg.value) : after.sub(leg.value),
    );
  }
  const least = exact(measure.rest.low, measure.rest.over ?? 1).div(2);
  if (stages.some((s) => s.compare(least) < 0 || s.compare(measure.limit) > 0 || !measure.style.allows(s)))
    return null;
  const told = [...stages, ...legs.filter((l) => l.what !== 'half').map((l) => l.value)].map((v) =>
    v.toFraction(),
  );
  return new Set(told).size === told.length ? { legs, stages, shares } : null;
}

const MOST_TRIES = 60;

/** Shapes of an amount that changes or is made of parts: h1, h2 and h7, as the plans say. */
export function chainShapes(pack: ChainPack, plans: readonly ChainPlan[], kind: MeasureForm): Shape[] {
  return plans.map((plan): Shape => ({
    id: plan.id,
    levels: [plan.level],
    proof: { kind: 'facts', facts: listPlanFacts(plan, kind), asked: askedName(plan, kind) },
    draw: (dice) => {
      const scene = dice.pick(pack.scenes)(drawPerson(dice));
      for (let i = 0; i < MOST_TRIES; i += 1) {
        const draft = drawChain(dice, plan, scene, pack.words);
        if (draft) return draft;
      }
      return null;
    },
  }));
}

function oneBar(
  plan: ChainPlan,
  d: { legs: DrawnLeg[]; stages: Exact[] },
  measure: Measure,
): DrawingSpec | null {
  const leg = d.legs[0];
  const [start, end] = d.stages;
  if (!plan.bar || d.legs.length !== 1 || !leg || !start || !end || leg.what === 'half') return null;
  const label = leg.groups
    ? `${leg.groups.count} × ${textOf(measure, leg.tell, leg.groups.each)}`
    : textOf(measure, leg.tell, leg.value);
  const text = (tell: Tell, value: string): string => (tell === 'asked' ? '?' : value);
  const whole = leg.what === 'out' ? start : end;
  const rest = leg.what === 'out' ? end : start;
  const [restTell, wholeTell] = leg.what === 'out' ? [plan.end, plan.start] : [plan.start, plan.end];
  return {
    kind: 'bars',
    rows: [
      {
        label: '',
        segments: [
          { size: leg.value.div(whole).valueOf(), label: text(leg.tell, label), tint: 'green' },
          { size: rest.div(whole).valueOf(), label: text(restTell, measure.style.text(rest)), tint: 'amber' },
        ],
        brace: text(wholeTell, measure.style.text(whole)),
      },
    ],
  };
}

/** Working from the start forwards or from the end backwards, whichever reaches what is asked. */
function work(
  plan: ChainPlan,
  d: { legs: DrawnLeg[]; stages: Exact[]; shares: Groups | null },
  scene: ChainScene,
  words: ChainWords,
  picture: Picture | null,
): { working: Working; read: boolean } {
  const { style } = scene.measure;
  const working = new Working();
  const read = picture?.read(working) ?? false;
  const stage = (i: number): Exact => d.stages[i] ?? exact(0);
  const last = d.legs.length;
  const askedLeg = d.legs.findIndex((l) => l.tell === 'asked' || l.tell === 'each-asked');
  const tellGroups = (leg: DrawnLeg): void =>
    workTold(working, leg.words?.label ?? '', leg.tell, leg.value, scene.measure, leg.groups);
  const forwardTo = plan.start === 'asked' ? 0 : askedLeg >= 0 ? askedLeg : last;
  const backTo = plan.start === 'asked' ? 0 : askedLeg >= 0 ? askedLeg + 1 : last;
  const told = (tell: Tell, value: Exact): void => workTold(working, '', tell, value, scene.measure, null);
  told(plan.start, stage(0));
  for (let i = 0; i < forwardTo; i += 1) {
    const leg = d.legs[i];
    if (!leg) break;
    const label = i === last - 1 ? words.end : leg.what === 'in' ? 'Altogether then' : words.between;
    if (leg.what === 'half') shareLine(working, 'Half of it', style, stage(i), 2);
    else {
      tellGroups(leg);
      sumLine(working, label, style, stage(i), [leg.what === 'out' ? '−' : '+', leg.value]);
    }
  }
  for (let i = last - 1; i >= backTo; i -= 1) {
    const leg = d.legs[i];
    if (!leg) break;
    const label = i === 0 ? words.start : words.back;
    if (leg.what === 'half') timesLine(working, label, style, 2, stage(i + 1));
    else {
      tellGroups(leg);
      sumLine(working, label, style, stage(i + 1), [leg.what === 'out' ? '+' : '−', leg.value]);
    }
  }
  const leg = d.legs[askedLeg];
  if (leg) {
    const [high, low] =
      leg.what === 'out' ? [stage(askedLeg), stage(askedLeg + 1)] : [stage(askedLeg + 1), stage(askedLeg)];
    sumLine(working, (leg.groups ? leg.words?.label : leg.words?.labelOne) ?? '', style, high, ['−', low]);
    if (leg.groups) {
      const { small } = scene.measure;
      if (small) {
        const inSmall = working.calc(
          `In ${small.style.unit ?? ''}`,
          `${style.bare(leg.value)} × ${small.per}`,
          small.style,
        );
        shareLine(working, 'Each', small.style, inSmall, leg.groups.count);
      } else shareLine(working, 'Each', style, leg.value, leg.groups.count);
    }
  }
  if (d.shares) shareLine(working, 'Each share', style, stage(last), d.shares.count);
  return { working, read };
}

function drawChain(dice: Dice, plan: ChainPlan, scene: ChainScene, words: ChainWords): Draft | null {
  const { measure } = scene;
  const d = drawLegs(dice, plan, scene);
  if (!d) return null;
  const stage = (i: number): Exact => d.stages[i] ?? exact(0);
  const last = d.legs.length;
  const shownValue = plan.start === 'shown' ? stage(0) : plan.end === 'shown' ? stage(last) : null;
  const picture = shownValue ? (measure.picture?.(dice, shownValue, scene.pictureLabel) ?? null) : null;
  if (shownValue && !picture) return null;
  const params: Record<string, Num> = {};
  const put = (name: string, tell: Tell, value: Exact, groups: Groups | null): boolean => {
    const more = tellParams(name, tell, value, measure, groups, picture);
    if (more) Object.assign(params, more);
    return more !== null;
  };
  const fits =
    put('start', plan.start, stage(0), null) &&
    put('end', plan.end, stage(last), d.shares) &&
    d.legs.every((leg, i) => leg.what === 'half' || put(nameOf(i), leg.tell, leg.value, leg.groups));
  if (!fits) return null;
  const { working, read } = work(plan, d, scene, words, picture);
  const needed = { not_ready: 1, guided: 1, independent: 2, mastery: 3 }[plan.level];
  if (working.results.length < needed) return null;
  if (picture && !read && (plan.level === 'independent' || plan.level === 'mastery')) return null;

  const askedLeg = d.legs.find((l) => l.tell === 'asked' || l.tell === 'each-asked');
  const asked = findAsked(plan, d, scene, askedLeg);
  const legText = (leg: DrawnLeg): string =>
    leg.groups && leg.tell === 'groups' ? (leg.words?.all ?? '') : textOf(measure, leg.tell, leg.value);
  const startText = plan.start === 'shown' ? 'what the picture shows' : textOf(measure, plan.start, stage(0));
  const endText = plan.end === 'shown' ? 'what the picture shows' : textOf(measure, plan.end, stage(last));
  return {
    story: [
      plan.start === 'asked'
        ? scene.start.some
        : plan.start === 'shown'
          ? scene.start.shown
          : scene.start.told(startText),
      ...d.legs.map((leg, i) => tellLeg(leg, scene, i === 0)),
      ...(plan.end === 'shown'
        ? [scene.end.shown]
        : plan.end === 'shared'
          ? [scene.end.shared(String(d.shares?.count ?? ''))]
          : plan.end === 'asked'
            ? []
            : [scene.end.told(endText)]),
    ].filter((s) => s !== ''),
    ask: asked.ask,
    blank: asked.blank,
    answer: asked.answer,
    middles: listMiddles(plan, d, scene, picture && read ? shownValue : null),
    params,
    drawn: Object.keys(params).filter((name) => name.includes('Shown')),
    working,
    hints: [
      words.hint,
      picture?.hint ?? nearer(d, measure),
      lastHint(
        plan,
        d.legs.map((leg) => ({
          what: leg.what,
          text: leg.tell === 'asked' || leg.tell === 'each-asked' ? null : legText(leg),
        })),
        startText,
        endText,
      ),
    ],
    wrongs: listChainWrongs(plan, d, measure, asked.answer.value, picture),
    drawing: picture?.drawing ?? oneBar(plan, d, measure),
  };
}

function tellLeg(leg: DrawnLeg, scene: ChainScene, first: boolean): string {
  if (leg.what === 'half' || !leg.words) return first ? scene.halfFirst : scene.half;
  if (leg.tell === 'groups' && leg.groups)
    return leg.words.groups(String(leg.groups.count), textOf(scene.measure, 'groups', leg.groups.each));
  if (leg.tell === 'each-asked' && leg.groups) return leg.words.groupsSome(String(leg.groups.count));
  return leg.tell === 'asked' ? leg.words.some : leg.words.told(textOf(scene.measure, leg.tell, leg.value));
}

function findAsked(
  plan: ChainPlan,
  d: { stages: Exact[]; shares: Groups | null },
  scene: ChainScene,
  leg: DrawnLeg | undefined,
): { ask: string; blank: string; answer: Amount } {
  const { style, small } = scene.measure;
  if (plan.start === 'asked')
    return { ask: scene.start.ask, blank: scene.start.blank, answer: amount(d.stages[0] ?? 0, style) };
  if (plan.end === 'asked')
    return { ask: scene.end.ask, blank: scene.end.blank, answer: amount(d.stages.at(-1) ?? 0, style) };
  if (d.shares)
    return { ask: scene.end.askShare, blank: scene.end.blankShare, answer: amount(d.shares.each, style) };
  if (!leg?.words) throw new RangeError(`nothing is asked in ${plan.id}`);
  if (leg.groups)
    return {
      ask: leg.words.askEach,
      blank: leg.words.blankEach,
      answer: small ? amount(leg.groups.each.mul(small.per), small.style) : amount(leg.groups.each, style),
    };
  return { ask: leg.words.ask, blank: leg.words.blank, answer: amount(leg.value, style) };
}

/** What the groups come to, else what the picture shows. */
function listMiddles(
  plan: ChainPlan,
  d: { legs: DrawnLeg[] },
  scene: ChainScene,
  shown: Exact | null,
): MiddleValue[] {
  const { style } = scene.measure;
  const grouped = d.legs.find((leg) => leg.groups !== null);
  if (grouped?.words) return [{ blank: grouped.words.blankAll, amount: amount(grouped.value, style) }];
  if (!shown) return [];
  const blank = plan.start === 'shown' ? scene.start.blankShown : scene.end.blankShown;
  return [{ blank, amount: amount(shown, style) }];
}

function nearer(d: { legs: DrawnLeg[] }, measure: Measure): string {
  const groups = d.legs.find((leg) => leg.tell === 'groups');
  const other = measure.small?.hint ?? measure.compound?.hint ?? '';
  if (groups?.words) return `First find ${groups.words.all}.${other === '' ? '' : ` ${other}`}`;
  return other === '' ? 'Which amounts do you know, and which one is asked for?' : other;
}

/** The steps in words, in the order in which they are taken. */
function lastHint(
  plan: ChainPlan,
  legs: ReadonlyArray<{ what: Leg['what']; text: string | null }>,
  start: string,
  end: string,
): string {
  const asked = legs.findIndex((leg) => leg.what !== 'half' && leg.text === null);
  const forward = legs.map(({ what, text }) =>
    what === 'half'
      ? 'halve what you have'
      : what === 'out'
        ? `take away ${text ?? ''}`
        : `add ${text ?? ''}`,
  );
  const back = legs.map(({ what, text }) =>
    what === 'half'
      ? 'double what you have'
      : what === 'out'
        ? `add ${text ?? ''}`
        : `take away ${text ?? ''}`,
  );
  if (plan.start === 'asked') return `Start with ${end}. Then ${back.toReversed().join(', then ')}.`;
  if (asked < 0)
    return `Start with ${start}. Then ${forward.join(', then ')}${plan.end === 'shared' ? ', and share what is left' : ''}.`;
  const before = forward.slice(0, asked);
  const after = back.slice(asked + 1).toReversed();
  const a = before.length > 0 ? `Start with ${start} and ${before.join(', then ')}.` : '';
  const b = after.length > 0 ? `Start from ${end} and ${after.join(', then ')}.` : '';
  return `${a}${a && b ? ' ' : ''}${b}${a || b ? ' ' : ''}Compare ${before.length > 0 ? 'that' : start} with ${after.length > 0 ? 'that' : end}.`;
}
