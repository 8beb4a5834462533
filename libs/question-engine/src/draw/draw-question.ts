import { withoutBubbles } from '../young/put-on-cards.js';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { isReadable } from '../checks/readability.js';
import { Dice, mixOn, mixSeed } from '../core/dice.js';
import { keepFor } from '../memory/remember.js';
import { LayoutFault } from '../drawing/layout-fault.js';
import { renderDrawing } from '../drawing/render-drawing.js';
import { type Line, workOut } from '../lines/line.js';
import type { Replayed } from '../asks/replay.js';
import { type Exact, isEqual, isOne, isPositive } from '../numbers/exact.js';
import { listItemFaults } from '../proof/check-drawn.js';
import type { Ask } from '../asks/asks.js';
import { listOwners } from '../structures/owners.js';
import { type Name, isAmount } from '../structures/quantity.js';
import type { Structure, Values } from '../structures/structure.js';
import { askQuantity } from '../tellings/asking.js';
import type { Story } from '../tellings/story.js';
import { drawCast } from '../tellings/words.js';
import type { World } from '../worlds/world.js';
import { DATA_FORMS, FORMS, GRAPH_FORMS, WORKED_FORMS } from '../forms/catalogue.js';
import { GRAPH_AND_TEXT, canShow } from '../forms/graph.forms.js';
import { MEND_AN_ANSWER } from '../forms/mending.forms.js';
import { figureOf } from '../forms/gateway-figures.js';
import { drawGraphScale } from '../forms/graph-scale.js';
import {
  type Drawn,
  type DrawnQuestion,
  type Form,
  type FormDraft,
  keyOf,
  writeWorking,
} from '../forms/drawn.js';
import { finishQuestion } from './finish-question.js';
import { asksOneOfTwo, listWrongWays } from './wrong-ways.js';
import { type CoreCell, coreCellKey } from './core-cell.js';
import { drawValues } from './draw-values.js';
import { drawVerbs } from './draw-verbs.js';
import { favour } from './favoured.js';
import { listFittingWorlds, listWorlds } from './fitting-worlds.js';
import {
  type AskingForm,
  findAskingForm,
  type Choosable,
  listNear,
  listOfLevel,
  listPuttable,
  listTypical,
  reachOf,
} from './level-asks.js';
import { type LevelWindow, beginsInOwn, drawWindow, findOwnWindow } from '../proof/level-window.js';
import { SHOWING_FORMS } from '../proof/draft-demand.js';

/** What is to be drawn; the named structure, form or world only, where one is named. */
export interface DrawSpec {
  grade: GradeLevel;
  level: ProficiencyLevel;
  type: QuestionKind;
  seed: number;
  /** What the item is about; anything of the grade where no cell is named. */
  cell?: CoreCell;
  structure?: string | undefined;
  form?: string | undefined;
  world?: string | undefined;
  /** Where the key of a choice stands; drawn with the seed where no place is named. */
  keyPlace?: number;
}

/** Draws before the next form is tried. */
const DRAWS_A_FORM = 60;
const DRAWS_OF_PLAIN = 120;
/** Draws in which a working that is begun stands beside a graph or table of the data; then the story tells it. */
const DRAWS_ON_DATA = 30;

/** The structures and asks that a spec leaves to choose from. */
const listChoices = (spec: DrawSpec): readonly Choosable[] =>
  spec.structure === undefined
    ? listOfLevel(spec)
    : listOfLevel(spec).filter(({ structure }) => spec.structure === structure.id);

/** Whether the key is also the sum or the difference of two told amounts, so that a guess would find it. */
function isReachedAtOnce(ask: Ask, values: Values, structure: Structure): boolean {
  if (ask.lines.length < 2) return false;
  const key = values.get(ask.asked);
  const told = ask.given.flatMap((name) => {
    const quantity = structure.quantities[name];
    const value = values.get(name);
    return quantity && value && isAmount(quantity) ? [value] : [];
  });
  return told.some((a, i) =>
    told
      .slice(i + 1)
      .some((b) => key !== undefined && (isEqual(a.add(b), key) || isEqual(a.sub(b).abs(), key))),
  );
}

/** Whether a line on the way finds the key already: a pupil who stops there would be right. */
function isFoundEarly({ asked, lines }: Ask, worked: ReadonlyMap<Name, Exact>): boolean {
  const key = worked.get(asked);
  // Of two that are the same, the last line finds nothing new.
  return (
    lines.at(-1)?.by.op !== 'name' &&
    lines.slice(0, -1).some(({ finds }) => {
      const found = worked.get(finds);
      return key !== undefined && found !== undefined && isEqual(key, found);
    })
  );
}

/** Whether a told amount has decimal places. */
const tellsDecimal = (structure: Structure, ask: Ask, values: Values): boolean =>
  ask.given.some((name) => {
    const quantity = structure.quantities[name];
    return quantity !== undefined && isAmount(quantity) && values.get(name)?.d !== 1n;
  });

/** Whether an amount on the way is more than one whole. */
const exceedsOne = (structure: Structure, worked: ReadonlyMap<Name, Exact>): boolean =>
  [...worked].some(([name, value]) => {
    const quantity = structure.quantities[name];
    return quantity !== undefined && isAmount(quantity) && value.compare(1) > 0;
  });

/** A line that a teacher would not write: its result is not positive, or it multiplies or divides by 1. */
function isIdle({ finds, by }: Line, worked: ReadonlyMap<Name, Exact>): boolean {
  const found = worked.get(finds);
  if (!found || !isPositive(found)) return true;
  if (by.op !== '*' && by.op !== '/') return false;
  const factors = by.op === '*' ? [by.left, by.right] : [by.right];
  return factors.some((factor) => {
    const value = factor.op === 'name' ? worked.get(factor.name) : undefined;
    return value !== undefined && isOne(value);
  });
}

/** Whether a line is written with brackets, which come in Primary 5. */
const needsBrackets = ({ by }: Line): boolean =>
  by.op !== 'number' && by.op !== 'name' && by.op !== '+' && !/^(?:number|name)$/.test(by.right.op);
/** Draws of one structure before the next one is tried: what is easily drawn is not met more often. */
const DRAWS_OF_STRUCTURE = 10;

/** The structures of a spec in the order in which a form tries them, drawn once. */
function orderStructures(
  spec: DrawSpec,
  choices: readonly Choosable[],
  asking: AskingForm,
): readonly Choosable[] {
  const dice = new Dice(mixSeed('structures', ...wordsOf(spec)));
  const { grade, cell, level } = spec;
  const window = windowOf(spec);
  const order = (list: readonly Choosable[]): readonly Choosable[] => {
    const shuffled = dice.shuffle(list);
    return cell
      ? favour(dice, { grade, subStrandId: cell.subStrandId }, shuffled, ({ structure }) => structure.id)
      : shuffled;
  };
  const all = order(listPuttable(choices, asking));
  if (!window) return all;
  const typical = listTypical(choices, { level, window, form: asking });
  const near =
    spec.cell && beginsInOwn(dice, { ...spec.cell, ...spec }) ? listNear(typical, window, asking) : [];
  return [...new Set([...order(near), ...order(typical), ...all])];
}

/** The points that an item keeps to, whatever its form. */
const windowOf = (spec: DrawSpec): LevelWindow | null =>
  drawWindow(new Dice(mixSeed('window', ...wordsOf(spec))), { ...spec.cell, ...spec });

const toAsking = keepFor((form: Form): AskingForm => findAskingForm(form.points, showsWorking(form)));

/** The told values, in the order of the ask. */
const tellValues = ({ given }: Ask, values: Values): Map<Name, Exact> =>
  new Map(given.flatMap((name) => [[name, values.get(name)] as const]).filter(isKnown));
const isKnown = (pair: readonly [Name, Exact | undefined]): pair is readonly [Name, Exact] =>
  pair[1] !== undefined;

/** How many people a story has, counted once for an ask. */
const countOwners = keepFor((structure: Structure) =>
  keepFor(({ told, asked, given }: Ask) => listOwners(structure, told, [asked, ...given]).size),
);

/** One draw of ask, world, cast and numbers. */
function drawOnce(
  dice: Dice,
  spec: DrawSpec & { worlds: readonly World[]; isBegunOnData: boolean },
  { structure, asks }: Choosable,
  keyPlace: number,
  form: Form,
): Drawn | null {
  const { ask, points, isHelped } = dice.pick(asks);
  const { grade, level, type } = spec;
  if (form.fits?.({ grade, level, type, keyPlace }, structure, ask) === false) return null;
  const at = Number(grade.at(-1));
  if (at < 5 && ask.lines.some(needsBrackets)) return null;
  const worlds = listFittingWorlds(spec.worlds)(ask);
  if (worlds.length === 0) return null;
  const world = dice.pick(worlds);
  const hasGraph = spec.cell?.hasGraph || form === GRAPH_AND_TEXT;
  const graph = hasGraph || spec.isBegunOnData ? drawGraphScale(dice, spec.grade) : null;
  // A draw with a graph is one for forms that show it.
  if (graph && world.kind !== 'count') return null;
  const values = drawValues(dice, structure, ask, world, spec.grade, graph);
  if (!values || (graph && !canShow(structure, ask, values, graph))) return null;
  const given = tellValues(ask, values);
  // Told numbers are among the givens; others a pupil finds only where the structure says how.
  const toolNames = Object.keys(structure.tools?.(values) ?? {});
  const tools = [...values].filter(([name]) => toolNames.includes(name));
  const known = new Map([...tools, ...given]);
  const worked = workOut(ask.lines, known);
  if (!worked || isFoundEarly(ask, worked) || ask.lines.some((line) => isIdle(line, worked))) return null;
  if (spec.cell?.hasFractions && exceedsOne(structure, worked)) return null;
  const verbs = drawVerbs(dice, world, ask);
  if (asksOneOfTwo(structure, ask, verbs) || isReachedAtOnce(ask, values, structure)) return null;
  if (spec.cell?.hasDecimals && !tellsDecimal(structure, ask, values)) return null;
  const story: Story = {
    structure,
    world,
    cast: drawCast(
      dice,
      world,
      countOwners(structure)(ask),
      ask.told.some(({ says }) => says === 'in-letters'),
    ),
    told: ask.told,
    asked: ask.asked,
    grade: at,
    verbs,
    given,
    isTurned: dice.chance(2),
  };
  if (!askQuantity(story, ask.asked)) return null;
  // Many draws are dropped before anybody asks for their wrong values.
  let replayed: readonly Replayed[] | null = null;
  return {
    story,
    ask,
    values,
    worked,
    get replayed() {
      return (replayed ??= listWrongWays(story, ask, { known, worked, values }));
    },
    grade,
    level,
    type,
    points,
    isHelped,
    isTried: spec.cell?.asks === 'guess',
    keyPlace,
    graph,
  };
}

/** What a draw is mixed from. */
const wordsOf = ({ grade, level, type, seed, cell }: DrawSpec): Array<string | number> => [
  grade,
  level,
  type,
  cell ? coreCellKey(cell) : '',
  seed,
];

/** How many of ten items are tried in the plain form first. */
const PLAIN_FIRST = 4;

const isPlain = (form: Form): boolean => form.id === 'plain' || form === GRAPH_AND_TEXT;

/** Forms of a spec in the order in which they are tried, drawn once: what is easily made is not met more often. */
function listForms(spec: DrawSpec): Form[] {
  const grade = Number(spec.grade.at(-1));
  const dice = new Dice(mixSeed('forms', ...wordsOf(spec)));
  const all = spec.cell?.hasGraph ? GRAPH_FORMS : spec.cell?.graphsOfTen ? DATA_FORMS : FORMS;
  const fitting = all.filter(
    (form) =>
      (spec.form === undefined || spec.form === form.id) &&
      form.types.includes(spec.type) &&
      form.levels.includes(spec.level) &&
      grade >= form.grades[0] &&
      grade <= form.grades[1],
  );
  const shuffled = dice.shuffle(fitting);
  const plain = fitting.filter(isPlain);
  const { graphsOfTen = 0 } = spec.cell ?? {};
  const graph = fitting.filter((form) => form === GRAPH_AND_TEXT && graphsOfTen > 0);
  return [
    ...(graph.length > 0 && dice.int(1, 10) <= graphsOfTen ? graph : []),
    ...(dice.int(1, 10) <= PLAIN_FIRST ? plain : []),
    ...shuffled,
  ];
}

/** Whether a form shows a part of the working; a wrong answer by itself shows none. */
const showsWorking = ({ id }: Form): boolean => SHOWING_IDS.has(id);
const SHOWING_IDS: ReadonlySet<string> = new Set(
  WORKED_FORMS.filter(({ id }) => id !== MEND_AN_ANSWER.id).map(({ id }) => id),
);

/** A drawing whose labels do not fit is a reason for other numbers. */
function isLegible({ exhibit }: FormDraft): boolean {
  if (!exhibit) return true;
  try {
    renderDrawing(exhibit);
    return true;
  } catch (problem) {
    if (!(problem instanceof LayoutFault)) throw problem;
    return false;
  }
}

/** Most draws that are dropped are too long to read: found here, before anything is built of them. */
function listDraftFaults(drawn: Drawn, form: Form, draft: FormDraft): readonly string[] {
  if (!isReadable(drawn.grade, withoutBubbles(drawn.grade, draft.stem))) return ['readability'];
  const names = new Set(writeWorking(drawn).map(({ label }) => label));
  const isNamedTwice = drawn.story.grade < 3 && names.size < drawn.ask.lines.length;
  if (isNamedTwice) return ['steps: two lines have one name'];
  const key = keyOf(drawn);
  const isMet = drawn.story.grade > 2 && drawn.replayed.some(({ value }) => value.equals(key));
  return isMet ? ['slips: a wrong way leads to the key'] : form.gate(drawn, draft);
}

/** A drawn item with the draw that it was made from, for checks that look behind it. */
export interface Proved {
  item: DrawnQuestion;
  drawn: Drawn;
}

/** A form to be tried, with the place of the key among four options. */
interface Try {
  form: Form;
  place: number;
}

/**
 * The forms to be tried, those first that bring an ask to the points of the item. The key keeps its place in all of them;
 * behind the last, the plain form is tried with the key in other places.
 */
function listTries(spec: DrawSpec, choices: readonly Choosable[]): readonly Try[] {
  const window = windowOf(spec);
  const forms = listForms(spec).filter((form) => listPuttable(choices, toAsking(form)).length > 0);
  const isOwn = spec.cell !== undefined && findOwnWindow({ ...spec.cell, ...spec }) !== null;
  // A graph that was drawn for an item stays before all forms, but for the points of a window of its own.
  const isGraph = (form: Form): boolean => form === GRAPH_AND_TEXT && forms[0] === form && !isOwn;
  const fitting = forms
    .map((form) => ({
      form,
      reach: !window || isGraph(form) ? -1 : reachOf(choices, toAsking(form), window),
    }))
    .toSorted((a, b) => a.reach - b.reach)
    .map(({ form }) => form);
  const [plain] = fitting.filter(isPlain);
  const dice = new Dice(mixSeed('place', ...wordsOf(spec)));
  const first = spec.keyPlace ?? dice.int(0, 3);
  const others = dice.shuffle([0, 1, 2, 3].filter((place) => place !== first));
  return [
    ...fitting.map((form) => ({ form, place: first })),
    ...others.flatMap((place) => (plain ? [plain] : fitting).map((form) => ({ form, place }))),
  ];
}

/**
 * One checked item of the core; the same spec always gives the same item. Null when nothing passes after a bounded
 * number of draws, or when no structure has an ask of the level; 'large' when its question does not fit where it is to
 * stand, which is told before its words are proved.
 */
export function drawQuestion(spec: DrawSpec): Proved | null;
export function drawQuestion(spec: DrawSpec, fits: (draft: FormDraft) => boolean): Proved | 'large' | null;
export function drawQuestion(spec: DrawSpec, fits?: (draft: FormDraft) => boolean): Proved | 'large' | null {
  const choices = listChoices(spec);
  if (choices.length === 0) return null;
  const named = [spec.structure ?? '', spec.form ?? '', spec.world ?? ''];
  const inWorlds = { ...spec, worlds: listWorlds(spec), isBegunOnData: false };
  const onData = { ...inWorlds, isBegunOnData: true };
  const seed = mixSeed('core', ...wordsOf(spec), ...named);
  // Forms with as many points try the structures in the same order.
  const orderedFor = keepFor((asking: AskingForm) => orderStructures(spec, choices, asking));
  for (const [turn, { form, place }] of listTries(spec, choices).entries()) {
    const structures = orderedFor(toAsking(form));
    const onDataUntil =
      spec.cell?.graphsOfTen !== undefined && SHOWING_FORMS.has(form.id) ? DRAWS_ON_DATA : 0;
    for (let attempt = 0; attempt < (isPlain(form) ? DRAWS_OF_PLAIN : DRAWS_A_FORM); attempt += 1) {
      const dice = new Dice(mixOn(seed, turn, attempt));
      const structure = structures[Math.floor(attempt / DRAWS_OF_STRUCTURE) % structures.length];
      const where = attempt < onDataUntil ? onData : inWorlds;
      const drawn = structure ? drawOnce(dice, where, structure, place, form) : null;
      const draft = drawn && form.make(drawn, dice);
      if (!drawn || !draft) continue;
      if (listDraftFaults(drawn, form, draft).length > 0) continue;
      // What does not fit is told by what is seen: nothing else is made of it.
      const seen = { ...draft, exhibit: draft.exhibit ?? figureOf(drawn.story) };
      if (!isLegible(seen)) continue;
      if (fits?.(seen) === false) return 'large';
      const item = finishQuestion(drawn, form, seen, dice);
      if (listItemFaults(drawn, item).length === 0) return { item, drawn };
    }
  }
  return null;
}
