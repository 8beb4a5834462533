import { findTreeValue } from '../core/expression.js';
import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import type { Item } from '@sumfox/contracts/question/item';
import { assembleItem } from '../assemble-item.js';
import { findCell, templateOf } from '../cells.js';
import { checkItem } from '../check-item.js';
import { listSentences, listWords } from '../checks/read-text.js';
import { BARE, PLAIN, type Style } from '../core/amount.js';
import { Dice, mixSeed } from '../core/dice.js';
import { drawPeople } from '../core/people.js';
import { solveFacts } from '../core/fact-solver.js';
import type { Draft } from '../core/draft.js';
import { dressDraft } from '../forms/dress-draft.js';
import { listGivenValues, toParams } from '../item-params.js';
import { listNames, readEquation, readTree } from '../lines/trees.js';
import { exact } from '../numbers/exact.js';
import type { Name } from '../structures/quantity.js';
import { listCases } from '../structures/structure.js';
import { findSituationLines, listGiven, listToldEquations } from './lines.js';
import type { Drawn, Situation, SituationAsk, Words } from './situation.js';
import { type SituationCell, shapesOf } from './situation-shapes.js';
import { fillTemplate } from './templates.js';
import { THINGS_IN_RINGS } from './catalogue/picture.settings.js';
import { COMPARED_IN_A_PICTURE, PARTS_IN_A_PICTURE } from './catalogue/picture.situations.js';
import { SITUATION_CELLS } from './situations.cells.js';

/** Whether the told equations alone settle the asked quantity to its drawn value. */
function isSettled(
  situation: Situation,
  ask: SituationAsk,
  values: Readonly<Record<Name, number>>,
  without: { given?: Name; equation?: string } = {},
): boolean {
  const facts = listToldEquations(situation, ask)
    .filter((equation) => equation !== without.equation)
    .map((equation) => ({ kind: 'relation', equation }) as const);
  const known = new Map(
    listGiven(situation, ask)
      .filter((name) => name !== without.given)
      .map((name) => [name, exact(values[name] ?? 0)]),
  );
  return (
    solveFacts(facts, known)
      ?.get(ask.asked)
      ?.equals(values[ask.asked] ?? 0) === true
  );
}

describe('a total of things that are seen', () => {
  it('is never taken for less than what is seen, nor a part for more than the total', () => {
    const shapes = [COMPARED_IN_A_PICTURE, PARTS_IN_A_PICTURE].flatMap((situation) =>
      shapesOf(situation, THINGS_IN_RINGS),
    );
    const draw = (id: string): Draft[] => {
      const shape = shapes.find((one) => one.id === id);
      return Array.from({ length: 60 }, (_, seed) => shape?.draw(new Dice(seed), 'mastery') ?? []).flat();
    };
    const [wholes, parts] = [draw('compared-in-a-picture.all'), draw('parts-in-a-picture.third')];
    expect(Math.min(wholes.length, parts.length)).toBeGreaterThan(20);
    for (const { params, wrongs } of wholes)
      for (const { value } of wrongs)
        expect(Number(exact(value).valueOf())).toBeGreaterThanOrEqual(
          Number(params['a']) + Number(params['b']),
        );
    for (const { params, wrongs } of parts)
      for (const { value } of wrongs)
        expect(Number(exact(value).valueOf())).toBeLessThanOrEqual(Number(params['all']));
  });
});

interface Placed extends SituationCell {
  grade: GradeLevel;
}

const CELLS: readonly Placed[] = GRADE_LEVELS.flatMap((grade) =>
  (SITUATION_CELLS[grade] ?? []).map((cell) => ({ ...cell, grade })),
);

/** Cells of a grade with the same situations differ in their settings only: they are drawn as one. */
const JOINED: readonly Placed[] = [...new Set(CELLS.map(nameAlike))].flatMap((name) => {
  const alike = CELLS.filter((cell) => nameAlike(cell) === name);
  const [first] = alike;
  return first ? [{ ...first, settings: alike.flatMap(({ settings }) => settings) }] : [];
});

function nameAlike({ grade, situations }: Placed): string {
  return `${grade} ${situations.map(({ id }) => id).join(' ')}`;
}

/** Every situation once, with the first settings that it plays in. */
const PLAYED = [
  ...new Map(
    CELLS.flatMap((cell) => cell.situations.map((situation) => [situation, cell] as const)),
  ).entries(),
].map(([situation, cell]) => ({ id: situation.id, situation, settings: cell.settings }));

const DRAWS = 25;
const PEOPLE = drawPeople(new Dice(1), 3);

function drawSome(situation: Situation, settings: SituationCell['settings'], count = DRAWS): Drawn[] {
  const drawn: Drawn[] = [];
  for (let seed = 1; seed < 4000 && drawn.length < count; seed += 1) {
    const dice = new Dice(mixSeed(situation.id, seed));
    const values = situation.draw(dice, dice.pick(settings), 'guided');
    if (values) drawn.push(values);
  }
  return drawn;
}

describe.each(PLAYED)('situation $id', ({ situation, settings }) => {
  const draws = drawSome(situation, settings);

  it('is drawn often, with each of its quantities', () => {
    expect(draws).toHaveLength(DRAWS);
    for (const values of draws)
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(situation.quantities).toSorted());
  });

  it('has statements and steps that hold in every draw', () => {
    const equations = [
      ...situation.steps,
      ...Object.values(situation.statements).flatMap((statement) => statement.equations),
      ...situation.asks.flatMap(({ defines }) => defines ?? []),
    ];
    for (const values of draws) {
      const known = new Map(Object.entries(values).map(([name, value]) => [name, exact(value)]));
      for (const text of equations) {
        const { left, right } = readEquation(text);
        const sides = [left, right].map((side) => findTreeValue(side, known)?.toFraction());
        expect([text, sides[0]]).toEqual([text, sides[1]]);
        expect(sides[0]).toBeDefined();
      }
    }
  });

  it('settles each asked value by what is told, and by nothing less', () => {
    for (const ask of situation.asks)
      for (const values of draws) {
        const label = `${ask.id} ${JSON.stringify(values)}`;
        expect([label, isSettled(situation, ask, values)]).toEqual([label, true]);
        for (const given of listGiven(situation, ask))
          expect([label, given, isSettled(situation, ask, values, { given })]).toEqual([label, given, false]);
      }
  });

  it('tells no sentence that could go', () => {
    for (const ask of situation.asks)
      for (const key of ask.tells) {
        const less = { ...ask, tells: ask.tells.filter((other) => other !== key) };
        const { equations = [], tells = [] } = situation.statements[key] ?? {};
        // A sentence without numbers and equations sets the scene for the next one.
        if (equations.length + tells.length === 0) continue;
        expect([key, draws.every((values) => isSettled(situation, less, values))]).toEqual([key, false]);
      }
  });

  it('has lines that lead to the drawn value', () => {
    for (const ask of situation.asks)
      for (const values of draws) {
        const known = new Map(Object.entries(values).map(([name, value]) => [name, exact(value)]));
        const lines = findSituationLines(situation, ask);
        expect(lines.at(-1)?.finds).toBe(ask.asked);
        for (const { finds, by } of lines)
          expect([finds, findTreeValue(by, known)?.toFraction()]).toEqual([finds, String(values[finds])]);
      }
  });

  it('has slips, equations and asks over quantities of its own', () => {
    const names = new Set(Object.keys(situation.quantities));
    for (const slip of situation.slips) {
      const cases = [slip.at, slip.plan, slip.gives].flatMap((each) => listCases(each));
      expect(cases.length).toBeGreaterThan(0);
      for (const [place, text] of cases)
        for (const name of [place, ...listNames(readTree(text))]) expect(names).toContain(name);
      expect(slip.says).not.toMatch(/\d/);
    }
    for (const ask of situation.asks)
      for (const text of listToldEquations(situation, ask))
        for (const name of text.match(/[a-z]\w*/g) ?? []) expect(names).toContain(name);
  });
});

/** What a sentence asks for is told by these words: the same in a question and in its statement with a blank. */
const SELECTS =
  /\b(?:[Ww]hole|[Ee]ach|[Ff]irst|[Ss]econd|[Tt]hird|[Mm]ore|fewer|longer|heavier|left|now|end|[Tt]wo|[Tt]hree|[B-Z])\b/g;

const listSelects = (text: string): string[] =>
  [...new Set(text.replace('Another', 'more').match(SELECTS))].map((word) => word.toLowerCase()).toSorted();

/** The sentences that ask for a quantity, with everything put in but the number asked for. */
function listAsking(situation: Situation, ask: SituationAsk, words: Words, values: Drawn) {
  const scene = { values, words, people: PEOPLE, styleOf: () => PLAIN };
  const fill = (text: string): string => fillTemplate(text, scene);
  const known = new Set([
    ...listGiven(situation, ask),
    ...findSituationLines(situation, ask).map((l) => l.finds),
  ]);
  return Object.entries(situation.quantities).flatMap(([name, { asked }]) => {
    if (!asked || (!known.has(name) && name !== ask.asked)) return [];
    const blank = name === ask.middle ? (ask.middleBlank ?? asked.blank) : asked.blank;
    return [{ name, questions: asked.question.map(fill), blank: fill(blank) }];
  });
}

describe.each(JOINED)('sentences of $grade $subStrandId $heuristicId', ({ situations, settings }) => {
  const cases = situations.flatMap((situation) =>
    situation.asks.flatMap((ask) =>
      settings.flatMap((setting) => {
        const [values] = drawSome(situation, [setting], 1);
        return values ? [{ ask, asking: listAsking(situation, ask, setting.words, values) }] : [];
      }),
    ),
  );

  it('ask on the way for one quantity, of all that a pupil may think of', () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const { ask, asking } of cases) {
      const middle = asking.find(({ name }) => name === ask.middle);
      const alike = asking.filter(({ name, blank }) => name !== ask.middle && blank === middle?.blank);
      expect([ask.id, middle?.blank, alike]).toEqual([ask.id, middle?.blank, []]);
    }
  });

  it('ask by a question for what they ask by a blank', () => {
    for (const { ask, asking } of cases)
      for (const { questions, blank } of asking.filter(({ name }) => name === ask.asked))
        for (const question of questions) {
          expect([question, blank, listSelects(blank)]).toEqual([question, blank, listSelects(question)]);
        }
  });
});

/** Faults that only ask for other numbers: a draft that has one is never an item. */
const REJECTED = /^(?:visual: label|readability|secrecy|grade|price|asks for other options)/;

interface Made {
  label: string;
  situation: Situation;
  draft: Draft;
  /** The words above the drawing of its item; null where other options are asked for. */
  shown: string | null;
  faultsOf: (draft: Draft) => readonly string[];
  /** Of the draft as it was drawn. */
  faults: readonly string[];
}

const MADE_DRAWS = 24;
const WANTED = 1;

/** Drafts of every shape of a cell at each of its levels. */
function listMade({ grade, subStrandId, heuristicId, situations, settings }: Placed): Made[][] {
  const cell = findCell(grade, subStrandId, heuristicId);
  if (!cell) throw new Error(`no cell ${subStrandId}`);
  return situations
    .flatMap((situation) => shapesOf(situation, settings).map((shape) => ({ situation, shape })))
    .flatMap(({ situation, shape }) =>
      shape.levels.map((level) =>
        Array.from({ length: MADE_DRAWS }, (_, seed): Made[] => {
          const dice = new Dice(mixSeed(shape.id, level, seed));
          const draft = shape.draw(dice, level);
          const spec = { gradeLevel: grade, subStrandId, heuristicId, level, seed, id: 'item' } as const;
          const itemOf = (one: Draft): Item | null => {
            const questionType = 'open-ended';
            const question = dressDraft({ ...spec, questionType }, one, dice, 0);
            const origin = {
              template: templateOf(cell, shape),
              params: toParams(one),
              told: listGivenValues(one),
            };
            return question && assembleItem({ ...spec, questionType }, question, origin);
          };
          const listFaults = (item: Item | null): readonly string[] =>
            item ? checkItem(item).faults : ['asks for other options'];
          if (!draft) return [];
          const item = itemOf(draft);
          const faultsOf = (one: Draft): readonly string[] => listFaults(itemOf(one));
          const label = `${shape.id} ${level}`;
          const shown = item?.question.questionText ?? null;
          return [{ label, situation, draft, shown, faultsOf, faults: listFaults(item) }];
        }).flat(),
      ),
    );
}

/** Most words of a sentence for six- and seven-year-olds, before cards cut it into parts. */
const MOST_WORDS = { told: 15, asked: 14, shown: 14 } as const;

/** Labels of what is counted in something else than the answer of a draft. */
function listOtherLabels(
  { quantities }: Situation,
  { params }: Draft,
  settings: Placed['settings'],
): string[] {
  const setting = settings.find(({ id }) => id === params['playsIn']);
  const styleOf = (name: Name): Style => {
    const counts = quantities[name]?.counts ?? 'number';
    return counts === 'number' ? BARE : counts === 'amount' ? (setting?.style ?? BARE) : counts;
  };
  const isAlike = (name: Name): boolean => styleOf(name).text(1) === styleOf(String(params['asks'])).text(1);
  const names = Object.keys(quantities);
  const alike = new Set(names.filter(isAlike).map((name) => quantities[name]?.label));
  return names.flatMap((name) => quantities[name]?.label ?? []).filter((label) => !alike.has(label));
}

describe.each(JOINED)('$grade $subStrandId $heuristicId', (cell) => {
  const made = listMade(cell);
  const items = made.map((drafts) => drafts.filter(({ faults }) => faults.length === 0).slice(0, WANTED));

  it('gives items for each ask and level, and no draft with a fault of its own', () => {
    const barren = made.filter((_, i) => (items[i]?.length ?? 0) < WANTED);
    expect(barren.map(([first]) => first?.label)).toEqual([]);
    for (const { label, draft, faults } of made.flat())
      expect([label, draft.story, faults.filter((fault) => !REJECTED.test(fault))]).toEqual([
        label,
        draft.story,
        [],
      ]);
  });

  it('is faulted when its key or a told number is changed', () => {
    for (const { label, draft, faultsOf } of items.flat()) {
      const answer = { ...draft.answer, value: draft.answer.value.add(1) };
      expect([label, faultsOf({ ...draft, answer }).join(' ')]).toEqual([
        label,
        expect.stringMatching(/solve/),
      ]);
      const [name = ''] = Object.keys(draft.params);
      const params = { ...draft.params, [name]: Number(draft.params[name]) + 1 };
      const faults = faultsOf({ ...draft, params, drawn: [] }).join(' ');
      expect([label, faults]).toEqual([label, expect.stringMatching(/solve|params/)]);
    }
  });

  it('calls no wrong answer what counts something else', () => {
    for (const { label, situation, draft } of made.flat()) {
      const others = listOtherLabels(situation, draft, cell.settings);
      const called = draft.wrongs.map(({ explanation }) => /^This is "([^"]+)"/.exec(explanation)?.[1]);
      expect([label, called.filter((name) => name !== undefined && others.includes(name))]).toEqual([
        label,
        [],
      ]);
    }
  });

  it('speaks in short sentences to the young', () => {
    if (gradeNumber(cell.grade) > 2) return;
    const longest = { told: 0, asked: 0, shown: 0 };
    for (const { draft, shown } of items.flat()) {
      for (const sentence of listSentences(shown ?? ''))
        longest.shown = Math.max(longest.shown, listWords(sentence).length);
      for (const sentence of draft.story.flatMap(listSentences))
        longest.told = Math.max(longest.told, listWords(sentence).length);
      longest.asked = Math.max(longest.asked, listWords(draft.ask).length, listWords(draft.blank).length);
    }
    expect(longest.told).toBeLessThanOrEqual(MOST_WORDS.told);
    expect(longest.asked).toBeLessThanOrEqual(MOST_WORDS.asked);
    expect(longest.shown).toBeGreaterThan(3);
    expect(longest.shown).toBeLessThanOrEqual(MOST_WORDS.shown);
  });
});
