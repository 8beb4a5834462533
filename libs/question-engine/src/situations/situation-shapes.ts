import { findTreeValue } from '../core/expression.js';
import { hintOfLine, hintToFind, isOfCounted, labelInSentence, sayAsked } from '../core/label-phrase.js';
import { BARE, type Style, amount } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Cell, type Draft, type Shape, type WrongValue, relation } from '../core/draft.js';
import { drawPeople } from '../core/people.js';
import { lazily } from '../memory/remember.js';
import { Working } from '../core/working.js';
import { replayAll } from '../asks/replay.js';
import type { Line } from '../lines/line.js';
import { readTree, writeTree } from '../lines/trees.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { type Exact, exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import type { Name } from '../structures/quantity.js';
import { hintSize, hintSum } from '../young/sum-hints.js';
import { findSituationLines, listGiven, listGuessed, listTold, listToldEquations } from './lines.js';
import type { GuessTable, Setting, Situation, SituationAsk } from './situation.js';
import { type Scene, fillTemplate } from './templates.js';

/** Draws within one draft before the caller draws anew. */
const MOST_TRIES = 12;

/** People that sentences may name. */
const PEOPLE = 3;

/** Everything of one draw. */
interface Told {
  situation: Situation;
  ask: SituationAsk;
  setting: Setting;
  lines: readonly Line[];
  scene: Scene;
  known: ReadonlyMap<Name, Exact>;
}

const styleIn =
  ({ quantities }: Situation, { style }: Setting) =>
  (name: Name): Style => {
    const counts = quantities[name]?.counts ?? 'number';
    return counts === 'amount' ? style : counts === 'number' ? BARE : counts;
  };

const write = ({ scene }: Told, template: string): string => fillTemplate(template, scene);

const labelOf = (told: Told, name: Name): string =>
  write(told, told.situation.quantities[name]?.label ?? name);

/** What a quantity is, behind "This is": `how many cubes balance two keys`. */
function sayOf(told: Told, name: Name): string {
  const { says, asked } = told.situation.quantities[name] ?? {};
  // A filled template begins like a sentence.
  if (says !== undefined) return write(told, says).replace(/^[A-Z]/, (first) => first.toLowerCase());
  const label = labelOf(told, name);
  const question = isOfCounted(label) ? '' : write(told, asked?.question[0] ?? '');
  return sayAsked(question) ?? labelInSentence(label);
}

/** A number of a line: money with its sign, the rest bare. */
const inLine =
  ({ scene }: Told) =>
  (name: Name, value: Exact): string => {
    const style = scene.styleOf(name);
    return style.unit === '$' ? style.text(value) : numberText(value);
  };

/** Guesses on the way to the right one: a round number below it and one above it, then what fits between them. */
function writeGuesses(told: Told, working: Working, { of, comesTo, target, also = {} }: GuessTable): void {
  const right = told.known.get(of);
  const goal = told.known.get(target);
  if (!right || !goal) throw new RangeError(`${of} is not guessed`);
  const style = told.scene.styleOf(of);
  const label = labelOf(told, of);
  const whose = /^Number of/.test(label)
    ? label.replace(/^Number(?: of (?!each$).*)?/, '')
    : ` for ${label.replace(/^(?:The|Each) /, (word) => word.toLowerCase()).replace(/^[A-Z][a-z]+ (?:in|on) (?=[A-Z])/, '')}`;
  const step = right.compare(30) > 0 ? 10 : right.compare(5) > 0 ? 5 : 2;
  const [below, above] = [right.div(step).ceil().sub(1).mul(step), right.div(step).floor().add(1).mul(step)];
  for (const guess of [below, above, right]) {
    if (guess.compare(0) <= 0) continue;
    // What the guess is not about, such as one of each, is known as it is.
    const known = new Map([...told.known, [of, guess]]);
    for (const [name, expression] of Object.entries(also)) {
      const fixed = findTreeValue(readTree(expression), known);
      if (fixed) known.set(name, fixed);
    }
    const value = findTreeValue(readTree(comesTo), known);
    if (!value) throw new RangeError(`no value of ${comesTo}`);
    working.calc(
      `Try ${style.text(guess)}${whose}`,
      writeTree(readTree(comesTo), known, inLine(told)),
      told.scene.styleOf(target),
    );
    const way = value.compare(goal);
    if (way !== 0) working.say(`This is too ${way < 0 ? 'small' : 'big'}.`);
    else working.say(told.ask.asked === of ? 'This is right. Here is another way.' : 'This is right.');
  }
}

function writeWorking(told: Told): Working {
  const working = new Working();
  const { guesses } = told.ask;
  if (guesses && guesses.first === undefined) writeGuesses(told, working, guesses);
  for (const { finds, by } of told.lines) {
    const hint = finds === told.ask.asked && told.ask.last ? write(told, told.ask.last) : undefined;
    const sum = writeTree(by, told.known, inLine(told));
    working.calc(labelOf(told, finds), sum, told.scene.styleOf(finds), hint);
    if (guesses && guesses.first === finds) writeGuesses(told, working, guesses);
  }
  return working;
}

function writeHints(told: Told): [string, string, string] {
  const [first, ...others] = told.lines.map(({ finds }) => labelOf(told, finds));
  const hint = write(told, told.situation.hint);
  const last = told.lines.at(-1);
  const sum = last ? writeTree(last.by, told.known, inLine(told)) : '';
  const textOf = (name: Name): string => told.scene.styleOf(name).text(told.known.get(name) ?? 0);
  const found = told.lines.map(({ finds }) => ({ label: labelOf(told, finds), result: textOf(finds) }));
  const asked = textOf(told.ask.asked);
  const sign =
    told.ask.last === undefined
      ? (hintSum(sum, found.slice(0, -1), asked) ?? hintOfLine(sum))
      : write(told, told.ask.last);
  if (told.ask.guesses) {
    const { of, target } = told.ask.guesses;
    const goal = told.scene.styleOf(target).text(told.known.get(target) ?? 0);
    return [
      hint,
      `Make a guess for ${labelInSentence(labelOf(told, of))}. Check it.`,
      `It must come to ${goal}. Is yours too big or too small?`,
    ];
  }
  if (first === undefined || others.length === 0)
    return [hint, hintSize(sum, asked) ?? 'Which numbers do you need?', sign];
  const isSign = others.length < 2 || others[0] === first || told.ask.last !== undefined;
  const next = isSign ? sign : hintToFind('Then', others[0] ?? '');
  return [hint, hintToFind('First', first), next];
}

/** Up to here a child counts on its fingers and may be one off. */
const MOST_COUNTED = 20;

/** What counts as wrong for any situation: one counted too many or too few, or a told number. */
function listPlainSlips({ situation, ask, known, scene, lines }: Told): WrongValue[] {
  const key = known.get(ask.asked);
  if (!key) return [];
  const style = scene.styleOf(ask.asked);
  // What is counted one by one may be one off; what is worked out is not.
  const used = [...listGiven(situation, ask), ...lines.map(({ finds }) => finds)];
  const isCounted =
    style.noun !== null && used.every((name) => (known.get(name)?.compare(MOST_COUNTED) ?? 0) <= 0);
  const explanation = ask.guesses ? 'Check this in the story. Does it fit?' : 'Count again slowly.';
  const told = listGiven(situation, ask).filter((name) => scene.styleOf(name).text(1) === style.text(1));
  return [
    ...told.map((name) => ({
      code: 'gave-a-told-number',
      explanation: 'This number is given. The question asks for something else.',
      value: known.get(name) ?? exact(0),
    })),
    ...(!isCounted
      ? []
      : [
          { code: 'counted-one-too-far', explanation, value: key.add(1) },
          { code: 'counted-one-too-few', explanation, value: key.sub(1) },
        ]),
  ];
}

/** Wrong values: the situation's own slips and those of its lines are replayed. */
function listWrongs(told: Told): WrongValue[] {
  const { situation, ask, lines, known, scene } = told;
  const given = listGiven(situation, ask);
  const isKnown = new Set([...given, ...listGuessed(ask)]);
  const start = new Map([...known].filter(([name]) => isKnown.has(name)));
  const { styleOf } = told.scene;
  const replay = {
    ask: { id: ask.id, asked: ask.asked, given, told: [], lines, near: new Set<Name>() },
    slips: situation.slips,
    names: Object.keys(situation.quantities),
    isFit: (name: Name) => styleOf(name).text(1) === styleOf(ask.asked).text(1),
  };
  const naming = {
    whatOf: (name: Name) => sayOf(told, name),
    isSaid: (name: Name) =>
      (isKnown.has(name) || lines.some(({ finds }) => finds === name)) &&
      // A label such as "How many more" does not say than whom.
      !/^(?:how (?:many|much) [a-z]+|what .*)$/.test(sayOf(told, name)),
  };
  const key = known.get(ask.asked) ?? exact(0);
  const replayed = replayAll(replay, start, known, naming)
    // Nobody takes a far too large value for the answer that a wrong sign on the way leads to.
    .filter(({ at, code, value }) => {
      // A told number is said to be that.
      if (!code.startsWith('gave-') && given.some((name) => known.get(name)?.equals(value) === true))
        return false;
      const isTurnedEarly = code === 'added-for-subtracted' && at !== ask.asked;
      return !isTurnedEarly || value.compare(key.mul(2)) <= 0;
    })
    .map(({ code, says, value, at }) => ({
      code,
      // Guesses are steps too.
      explanation: write(
        told,
        ask.guesses ? says.replace('There is one more step.', 'Go on from here.') : says,
      ),
      value,
      line: lines.findIndex(({ finds }) => finds === at),
    }));
  // Nobody takes a total for less than what is seen of it, where there is more.
  const [, sum = ''] =
    (ask.defines ?? []).map((one) => one.split(`${ask.asked} = `)).find(([before]) => before === '') ?? [];
  const seen = listTold(situation, ask).flatMap(({ isDrawn, tells }) => (isDrawn ? tells : []));
  const least = /[-*/]/.test(sum)
    ? 0
    : seen.reduce((all, name) => all + (sum.split(' + ').includes(name) ? (scene.values[name] ?? 0) : 0), 0);
  // Nor a part for more than the total that is told.
  const [most = Infinity] = ['sum', 'all'].flatMap((name) =>
    given.includes(name) ? (scene.values[name] ?? []) : [],
  );
  const size = Number(key.valueOf());
  // Of three things that are all seen, one alone is not all of them.
  const isSeen = least === size && seen.length > 2;
  const largest = isSeen ? Math.max(...seen.map((name) => scene.values[name] ?? 0)) : 0;
  return [...replayed, ...listPlainSlips(told)].filter(({ value }) => {
    const wrong = Number(value.valueOf());
    return wrong > largest && (wrong >= least || least === size) && (wrong <= most || size > most);
  });
}

/** Whether what is told would give the answer away or say one number twice, or a value on the way is the answer too. */
function isPoor({ situation, ask, scene, lines, known }: Told): boolean {
  const key = known.get(ask.asked);
  // Who stops half-way would be right.
  if (lines.slice(0, -1).some(({ finds }) => key?.equals(known.get(finds) ?? 0))) return true;
  const style = (name: Name): string => scene.styleOf(name).text(scene.values[name] ?? 0);
  const told = listGiven(situation, ask).map(style);
  return told.includes(style(ask.asked)) || new Set(told).size < told.length;
}

/** What the situation draws, else the amounts that are told by a picture, as the setting shows them. */
function drawOf(told: Told, shown: readonly Name[]): DrawingSpec | null {
  const { situation, ask, setting, scene } = told;
  const own = situation.drawing?.(scene.values, scene.words, (template) => write(told, template), ask);
  if (own || !setting.show || shown.length === 0) return own ?? null;
  return setting.show(
    shown.map((name) => ({
      mark: write(told, situation.quantities[name]?.mark ?? situation.quantities[name]?.label ?? name),
      amount: scene.values[name] ?? 0,
    })),
  );
}

function toDraft(told: Told, dice: Dice): Draft | null {
  const { situation, ask, scene, known } = told;
  const asked = situation.quantities[ask.asked]?.asked;
  if (!asked) throw new RangeError(`${situation.id}: ${ask.asked} cannot be asked`);
  const statements = listTold(situation, ask);
  const given = listGiven(situation, ask);
  const drawn = statements.flatMap(({ isDrawn, tells }) => (isDrawn ? tells : []));
  const middle = ask.middle === undefined ? undefined : situation.quantities[ask.middle]?.asked;
  const middleValue = known.get(ask.middle ?? '');
  return {
    story: statements.flatMap(({ says }) => (says.length === 0 ? [] : [write(told, dice.pick(says))])),
    ask: write(told, dice.pick(asked.question)),
    blank: write(told, asked.blank),
    answer: amount(known.get(ask.asked) ?? 0, scene.styleOf(ask.asked)),
    middles:
      middle && middleValue
        ? [
            {
              blank: write(told, ask.middleBlank ?? middle.blank),
              amount: amount(middleValue, scene.styleOf(ask.middle ?? '')),
            },
          ]
        : [],
    params: {
      ...Object.fromEntries(given.map((name) => [name, scene.values[name] ?? 0])),
      playsIn: told.setting.id,
      asks: ask.asked,
    },
    drawn,
    working: writeWorking(told),
    hints: writeHints(told),
    wrongs: listWrongs(told),
    drawing: drawOf(told, drawn),
  };
}

function drawTold(situation: Situation, ask: SituationAsk, settings: readonly Setting[]): Shape['draw'] {
  const findLines = lazily(() => findSituationLines(situation, ask));
  const drawOnce: Shape['draw'] = (dice, level) => {
    const setting = dice.pick(settings);
    const values = situation.draw(dice, setting, level);
    if (!values) return null;
    const scene: Scene = {
      values,
      words: setting.words,
      people: drawPeople(dice, PEOPLE),
      styleOf: styleIn(situation, setting),
    };
    const known = new Map(Object.entries(values).map(([name, value]) => [name, exact(value)]));
    const told: Told = { situation, ask, setting, lines: findLines(), scene, known };
    const isPositive = told.lines.every(({ finds }) => (known.get(finds)?.compare(0) ?? 0) > 0);
    return !isPositive || isPoor(told) ? null : toDraft(told, dice);
  };
  // A situation whose numbers seldom fit is met as often as the others.
  return (dice, level) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const draft = drawOnce(dice, level);
      if (draft) return draft;
    }
    return null;
  };
}

/** The mark between a situation and its ask in the id of a shape. */
const ASK_MARK = '.';

/** The structure that a shape's id names: one situation has a shape for each place of the unknown. */
export const structureOf = (shapeId: string): string => shapeId.split(ASK_MARK)[0] ?? shapeId;

/** The shapes of a situation: one for each place of the unknown, so that each is proved by its own equations. */
export const shapesOf = (situation: Situation, settings: readonly Setting[]): Shape[] =>
  situation.asks.map((ask) => ({
    id: `${situation.id}${ASK_MARK}${ask.id}`,
    levels: ask.levels,
    proof: {
      kind: 'facts',
      facts: listToldEquations(situation, ask).map(relation),
      asked: ask.asked,
    },
    draw: drawTold(situation, ask, settings),
  }));

/** What a cell draws: situations in settings. */
export interface SituationCell extends Pick<Cell, 'subStrandId' | 'heuristicId'> {
  situations: readonly Situation[];
  settings: readonly Setting[];
}

/** A cell of situations as shapes. */
export const toCell = ({ subStrandId, heuristicId, situations, settings }: SituationCell): Cell => ({
  subStrandId,
  heuristicId,
  shapes: situations.flatMap((situation) => shapesOf(situation, settings)),
});
