import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Draft, type Fact, type Shape, type WrongValue, relation } from '../core/draft.js';
import { type Exact, exact } from '../numbers/exact.js';
import { drawPeople } from '../core/people.js';
import { Working } from '../core/working.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import {
  type Groups,
  type Measure,
  type Tell,
  blankIn,
  drawSpan,
  shareLine,
  sumLine,
  tellFacts,
  tellParams,
  textOf,
  workTold,
} from './told-amount.js';

/** Two holders of one kind of amount; something moves from the first to the second. */
export interface TransferScene {
  /** "Jug A", "Ravi's rope". */
  a: string;
  b: string;
  /** "has", "is". */
  has: string;
  /** After an amount: " of juice", " long". */
  of: string;
  /** `{q} of juice is poured from Jug A into Jug B.` */
  move: (q: string) => string;
  /** `4 cups of 150 ml are poured from Jug A into Jug B.` */
  moveGroups: (n: string, m: string) => string;
  /** What the groups come to: "what is poured over". */
  moved: string;
  /** "How much must be poured from Jug A into Jug B to make them equal?" */
  askMove: string;
  blankMove: (space: string) => string;
  together: (t: string) => string;
  /** The same where a picture shows it, or where it is so many of a size. */
  togetherShown?: string;
  togetherGroups?: (n: string, m: string) => string;
  /** What A has, told so. */
  shown?: string;
  groups?: (n: string, m: string) => string;
  /** Some of A's goes to B. */
  some: string;
  ask: (who: string, when: 'first' | 'now') => string;
  blank: (who: string, when: 'first' | 'now', space: string) => string;
}

export interface TransferPack {
  scenes: ReadonlyArray<(people: readonly string[]) => TransferScene>;
  measure: Measure;
  /** How whole amounts are told: in two units, as one number, or in the smaller unit. */
  tell: 'told' | 'shown' | 'unit' | 'groups';
  /** How the amount that moves is told in the hardest items. */
  groups: boolean;
  suffix: string;
}

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

interface Numbers {
  a: Exact;
  b: Exact;
  x: Exact;
  count: number;
  each: Exact;
  /** What A still has more than B (mastery). */
  more: Exact;
}

/** Draws the amount that moves and what each has in the end; the start follows. */
function drawNumbers(dice: Dice, level: ProficiencyLevel, pack: TransferPack): Numbers | null {
  const { measure } = pack;
  const groups = level === 'mastery' && pack.groups;
  const count = groups ? dice.int(2, measure.most) : 1;
  const each = groups ? drawSpan(dice, measure.each) : drawSpan(dice, measure.change);
  const x = each.mul(count);
  const end = drawSpan(dice, measure.rest);
  const more = drawSpan(dice, measure.change);
  const endA = level === 'mastery' ? end.add(more) : level === 'not_ready' ? end.add(more) : end;
  const [a, b] = [endA.add(x), end.sub(x)];
  const { style } = measure;
  if (b.compare(exact(measure.rest.low, measure.rest.over ?? 1).div(3)) < 0) return null;
  if (a.add(b).compare(exact(measure.limit).mul(2)) > 0 || ![a, b, x, more].every((v) => style.allows(v)))
    return null;
  if (level !== 'mastery' && x.equals(b)) return null;
  return { a, b, x, count, each, more };
}

function factsOf(level: ProficiencyLevel, pack: TransferPack): { facts: Fact[]; asked: string } {
  const tells = (name: string, tell: Tell): Fact[] => tellFacts(name, tell, pack.measure);
  switch (level) {
    case 'not_ready':
      return {
        facts: [...tells('total', pack.tell), relation('total = nowA + nowB')],
        asked: 'nowB',
      };
    case 'guided':
      return { facts: [...tells('a', pack.tell), relation('a - x = b + x')], asked: 'x' };
    case 'independent':
      return {
        facts: [...tells('total', pack.tell), relation('total = 2 * now'), relation('a = now + x')],
        asked: 'a',
      };
    case 'mastery':
      return {
        facts: [
          ...tells('total', pack.tell),
          ...tells('x', pack.groups ? 'groups' : 'plain'),
          relation('total = nowA + nowB'),
          relation('nowA = nowB + more'),
          relation('a = nowA + x'),
        ],
        asked: 'a',
      };
  }
}

function bars(scene: TransferScene, style: Style, told: string, a: Exact, b: Exact): DrawingSpec {
  const gap = a.sub(b);
  return {
    kind: 'bars',
    rows: [
      {
        label: scene.a,
        segments: [
          { size: b.div(a).valueOf(), label: 'the same' },
          { size: gap.div(a).valueOf(), label: 'more', tint: 'amber' },
        ],
        brace: told,
      },
      { label: scene.b, segments: [{ size: b.div(a).valueOf(), label: style.text(b) }] },
    ],
  };
}

/** So many equal amounts that make up the value. */
function findGroups(dice: Dice, value: Exact, measure: Measure): Groups | null {
  const counts = [3, 4, 5, 6, 7, 8, 9].filter((n) => measure.style.allows(value.div(n)));
  if (counts.length === 0) return null;
  const count = dice.pick(counts);
  return { count, each: value.div(count) };
}

/** What both have, or what A has, in the way it is told. */
function tellMain(
  scene: TransferScene,
  tell: Tell,
  whose: 'together' | 'a',
  told: string,
  groups: Groups | null,
  measure: Measure,
): string {
  if (groups) {
    const [n, m] = [String(groups.count), measure.style.text(groups.each)];
    return (whose === 'a' ? scene.groups?.(n, m) : scene.togetherGroups?.(n, m)) ?? '';
  }
  if (tell === 'shown') return (whose === 'a' ? scene.shown : scene.togetherShown) ?? '';
  return whose === 'a' ? `${scene.a} ${scene.has} ${told}${scene.of}.` : scene.together(told);
}

const wrong = (code: string, explanation: string, value: Exact): WrongValue => ({ code, explanation, value });

function draw(dice: Dice, level: ProficiencyLevel, pack: TransferPack): Draft | null {
  const { measure, tell } = pack;
  const { style } = measure;
  const scene = dice.pick(pack.scenes)(drawPeople(dice, 2).map((p) => p.name));
  const d = drawNumbers(dice, level, pack);
  if (!d) return null;
  const { a, b, x, count, each, more } = d;
  const total = a.add(b);
  const [nowA, nowB] = [a.sub(x), b.add(x)];
  const text = (v: Exact): string => style.text(v);
  const main = level === 'guided' ? a : total;
  const shares = tell === 'groups' ? findGroups(dice, main, measure) : null;
  const picture = tell === 'shown' ? (measure.picture?.(dice, main, '') ?? null) : null;
  const mainParams = tellParams(level === 'guided' ? 'a' : 'total', tell, main, measure, shares, picture);
  if (!mainParams || (tell === 'shown' && !picture)) return null;
  const told =
    tell === 'groups'
      ? 'what was saved'
      : tell === 'shown'
        ? 'what the picture shows'
        : textOf(measure, tell, main);
  const together = tellMain(scene, tell, 'together', told, shares, measure);
  const working = new Working();
  if (picture) picture.read(working);
  else workTold(working, level === 'guided' ? scene.a : 'Together', tell, main, measure, shares);
  const space = blankIn(style);
  const unitHint =
    picture?.hint ??
    measure.compound?.hint ??
    measure.small?.hint ??
    (shares ? 'First find what was saved in all the weeks.' : '');
  const base = {
    drawn: Object.keys(mainParams).filter((name) => name.includes('Shown')),
    working,
  };

  if (level === 'not_ready') {
    sumLine(working, `${scene.b} now`, style, total, ['−', nowA]);
    return {
      ...base,
      story: [together, `${scene.some} Now ${scene.a} ${scene.has} ${text(nowA)}${scene.of}.`],
      ask: scene.ask(scene.b, 'now'),
      blank: scene.blank(scene.b, 'now', space),
      answer: amount(nowB, style),
      middles: [],
      params: { ...mainParams, nowA },
      hints: [
        `Nothing is lost. What they have together stays the same.`,
        unitHint || 'Which amount do you know for both together?',
        `Start with ${told}. Then take away ${text(nowA)}.`,
      ],
      wrongs: [
        wrong('added-whole-and-part', 'Both together is the whole. Take one part away.', total.add(nowA)),
        wrong('shared-equally', 'They need not have the same. Use what you know.', total.div(2)),
        wrong('gave-the-known-part', 'This is what the other one has.', nowA),
        wrong('difference-of-the-two', 'Read again what the question asks for.', nowA.sub(nowB).abs()),
        wrong('regrouping-slip', 'Check your regrouping, one column at a time.', nowB.add(measure.slip)),
        wrong('regrouping-slip', 'Check your regrouping, one column at a time.', nowB.sub(measure.slip)),
        wrong('whole-only', 'This is what they have together.', total),
      ],
      drawing: picture?.drawing ?? {
        kind: 'bars',
        rows: [
          {
            label: 'Together',
            segments: [
              { size: nowA.div(total).valueOf(), label: text(nowA) },
              { size: nowB.div(total).valueOf(), label: '?', tint: 'amber' },
            ],
            ...(shares ? {} : { brace: told }),
          },
        ],
      },
    };
  }
  if (level === 'guided') {
    const gap = sumLine(working, 'How much more', style, a, ['−', b]);
    shareLine(working, 'Half of it moves', style, gap, 2);
    return {
      ...base,
      story: [tellMain(scene, tell, 'a', told, shares, measure), `${scene.b} ${scene.has} ${text(b)}.`],
      ask: scene.askMove,
      blank: scene.blankMove(space),
      answer: amount(x, style),
      middles: [],
      params: { ...mainParams, b },
      hints: [
        `Draw a bar for each. What happens to both bars when something moves?`,
        `Find how much more ${scene.a} has.${unitHint === '' ? '' : ` ${unitHint}`}`,
        `What one loses, the other gets. So only half of what ${scene.a} has more must move.`,
      ],
      wrongs: [
        wrong('gave-the-whole-difference', 'If all of that moved, the other one would have more.', gap),
        wrong('gave-the-equal-amount', 'This is what each has in the end, not what moves.', nowA),
        wrong('shared-all', 'Find how much more one has before you halve.', total),
        wrong('half-of-the-larger', 'Halve only what one has more than the other.', a.div(2)),
        wrong('half-of-the-smaller', 'Halve only what one has more than the other.', b.div(2)),
        wrong('shared-by-four', 'Halve only once.', gap.div(4)),
        wrong('regrouping-slip', 'Check your regrouping, one column at a time.', x.add(measure.slip)),
      ],
      drawing: picture?.drawing ?? (shares ? null : bars(scene, style, told, a, b)),
    };
  }
  if (level === 'independent') {
    const now = shareLine(working, 'Each now', style, total, 2);
    sumLine(working, `${scene.a} at first`, style, now, ['+', x]);
    return {
      ...base,
      story: [together, scene.move(text(x)), 'Then they are equal.'],
      ask: scene.ask(scene.a, 'first'),
      blank: scene.blank(scene.a, 'first', space),
      answer: amount(a, style),
      middles: [{ blank: scene.blank(scene.b, 'now', space), amount: amount(now, style) }],
      params: { ...mainParams, x },
      hints: [
        'What they have together stays the same when something moves.',
        `Both are equal in the end. Share ${told} by 2.${unitHint === '' ? '' : ` ${unitHint}`}`,
        `Half of ${told} is what ${scene.a} has now. Put back ${text(x)}.`,
      ],
      wrongs: [
        wrong('gave-the-end', 'This is what each has now. Go back to the start.', now),
        wrong('moved-the-wrong-way', `${scene.a} gave some away, so there was more at first.`, now.sub(x)),
        wrong('moved-twice', 'The amount moves only once.', now.add(x.mul(2))),
        wrong('half-moved', 'All of that amount moved, not half of it.', now.add(x.div(2))),
        wrong('not-shared', 'Share what they have together by 2 first.', total.sub(x)),
        wrong('regrouping-slip', 'Check your regrouping, one column at a time.', a.add(measure.slip)),
      ],
      drawing: picture?.drawing ?? null,
    };
  }
  const grouped = pack.groups ? tellParams('x', 'groups', x, measure, { count, each }) : { x };
  if (!grouped) return null;
  if (pack.groups) workTold(working, 'What moves', 'groups', x, measure, { count, each });
  const twice = sumLine(working, 'Without what one has more', style, total, ['−', more]);
  const half = shareLine(working, `${scene.b} now`, style, twice, 2);
  const high = sumLine(working, `${scene.a} now`, style, half, ['+', more]);
  sumLine(working, `${scene.a} at first`, style, high, ['+', x]);
  return {
    ...base,
    story: [
      together,
      pack.groups ? scene.moveGroups(String(count), textOf(measure, 'groups', each)) : scene.move(text(x)),
      `${scene.a} still ${scene.has} ${text(more)} more than ${scene.b}.`,
    ],
    ask: scene.ask(scene.a, 'first'),
    blank: scene.blank(scene.a, 'first', space),
    answer: amount(a, style),
    middles: [{ blank: scene.blank(scene.b, 'now', space), amount: amount(half, style) }],
    params: { ...mainParams, ...grouped, more },
    hints: [
      'What they have together stays the same when something moves. Draw the end first.',
      `In the end, take away ${text(more)} from ${told}. Then both parts are equal.`,
      `Halve that for ${scene.b}, add ${text(more)} for ${scene.a}, then put back ${scene.moved}.`,
    ],
    wrongs: [
      wrong('gave-the-end', `This is what ${scene.a} has now. Go back to the start.`, high),
      wrong('difference-forgotten', 'In the end one still has more. Use that.', total.div(2).add(x)),
      wrong('gave-the-other', 'This is what the other one has now.', half),
      wrong(
        'moved-the-wrong-way',
        `${scene.a} gave some away, so there was more at first.`,
        high.sub(x).abs(),
      ),
      wrong(
        'difference-not-shared',
        'Take away what one has more before you halve.',
        total.div(2).add(more).add(x),
      ),
      wrong('one-group-only', 'More than one amount moved. Count them all.', high.add(each)),
      wrong('from-the-smaller', `Add what ${scene.a} has more.`, half.add(x)),
      wrong('regrouping-slip', 'Check your regrouping, one column at a time.', a.add(measure.slip)),
    ],
    drawing: picture?.drawing ?? null,
  };
}

/** h3: something moves between two holders while the total stays. */
export function transferShapes(pack: TransferPack): Shape[] {
  return LEVELS.map((level): Shape => ({
    id: `moved-${level}-${pack.suffix}`,
    levels: [level],
    proof: { kind: 'facts', ...factsOf(level, pack) },
    draw: (dice) => {
      for (let i = 0; i < 60; i += 1) {
        const draft = draw(dice, level, pack);
        if (draft) return draft;
      }
      return null;
    },
  }));
}
