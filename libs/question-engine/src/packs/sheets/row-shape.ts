import { drawPeople } from '../../core/people.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { capital } from '../../core/people.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { type Style, BARE, oneOf } from '../../core/amount.js';
import { LETTER, LETTERS, type Task, asked, otherPlaces, slips } from '../statements/task.js';
import { DRAWINGS } from './drawings.js';
import { type Scope, type Value, fillIn, isTrue, readFormula, toNumber } from './formula.js';
import { proveRow } from './row-proof.js';
import { readStyle } from './row-style.js';
import type { TaskRow } from './sheet.schema.js';

type Names = Map<string, Value>;

const toValue = (value: string | number): Value =>
  typeof value === 'string' ? value : Number.isInteger(value) ? exact(value) : String(value);

export const namesOf = (words: Readonly<Record<string, string | number>>): Array<[string, Value]> =>
  Object.entries(words).map(([name, value]) => [name, toValue(value)]);

/** People, with the words that refer back. */
function addPeople(names: Names, dice: Dice, count = 2): void {
  drawPeople(dice, count).forEach(({ name, he, his, him }, i) => {
    const letter = 'ABCD'[i] ?? '';
    names.set(letter, name);
    names.set(`${letter}.he`, he);
    names.set(`${letter}.He`, capital(he));
    names.set(`${letter}.his`, his);
    names.set(`${letter}.him`, him);
  });
}

/** What is drawn for one item; null where a condition fails. */
function drawScope(row: TaskRow, dice: Dice, level: string): Scope | null {
  const names: Names = new Map(namesOf(row.words));
  for (const one of ['not_ready', 'guided', 'independent', 'mastery'])
    names.set(one, exact(one === level ? 1 : 0));
  addPeople(names, dice, row.people);
  if (row.rows.length > 0) for (const [name, value] of namesOf(dice.pick(row.rows))) names.set(name, value);
  const scope: Scope = { names, dice };
  for (const [name, formula] of Object.entries({ ...row.draw, ...row.reading?.draw }))
    names.set(name, readFormula(formula)(scope));
  return row.when.every((formula) => isTrue(readFormula(formula)(scope))) ? scope : null;
}

type Answer = Pick<Task, 'key' | 'style' | 'wrongs' | 'isLikely'> & { drawing?: Task['drawing'] };

const valueOf = (text: string): Exact =>
  toNumber(readFormula('value(text)')({ names: new Map([['text', text]]), dice: null }));

/** An answer that is one of four texts; null where fewer than three others are different. */
function chooseAnswer(
  row: TaskRow,
  choices: NonNullable<TaskRow['choices']>,
  scope: Scope,
  names: Names,
): Answer | null {
  const { dice } = scope;
  if (!dice) return null;
  const right = fillIn(choices.right, scope);
  const seen = new Set([right]);
  const others = choices.wrongs
    .map(([says, template]) => [fillIn(says, scope), fillIn(template, scope)] as const)
    .filter(([, text]) => text !== '' && !seen.has(text) && seen.add(text));
  if (others.length < 3) return null;
  const chosen = dice.pickSome(others, 3);
  const mixed = dice.shuffle([right, ...chosen.map(([, text]) => text)]);
  const texts = choices.order === 'value' ? mixed.toSorted((a, b) => valueOf(a).compare(valueOf(b))) : mixed;
  const key = texts.indexOf(right) + 1;
  names.set('key', exact(key));
  names.set('right', right);
  names.set('choices', texts.join('|'));
  names.set('letter', LETTERS[key - 1] ?? '');
  const says = new Map(chosen.map(([sentence, text]) => [texts.indexOf(text) + 1, sentence]));
  return {
    key,
    style: choices.onCards ? LETTER : oneOf(texts),
    wrongs: otherPlaces(4, key, '', '').flatMap(([, , place]) =>
      slips([says.get(Number(place)) ?? '', place]),
    ),
    ...(choices.onCards
      ? { drawing: { kind: 'cards', cards: texts.map((text, i) => ({ text, name: LETTERS[i] ?? '' })) } }
      : {}),
  };
}

/** An answer that is a value. */
function workOutAnswer(row: TaskRow, scope: Scope, names: Names): Answer {
  const key = toNumber(readFormula(row.key ?? '0')(scope));
  names.set('key', key);
  const values = new Map(names);
  const { wrongsFit } = row;
  const isLikely = (it: Exact): boolean =>
    wrongsFit === undefined ||
    isTrue(readFormula(wrongsFit)({ names: new Map([...values, ['it', it]]), dice: null }));
  return {
    key,
    style: readStyle(fillIn(row.style ?? 'plain', scope)),
    isLikely,
    wrongs: row.wrongs.flatMap(([says, formula]) => {
      const it = toNumber(readFormula(formula)(scope));
      return isLikely(it) ? slips([fillIn(says, scope), it]) : [];
    }),
  };
}

const writeLine = (line: TaskRow['work'][number], scope: Scope, style: Style): Task['work'][number] => {
  if (typeof line === 'string') return fillIn(line, scope);
  const [label, sum, kind] = line;
  return [
    fillIn(label, scope),
    fillIn(sum, scope),
    kind === undefined ? BARE : kind === '=' ? style : readStyle(fillIn(kind, scope)),
  ];
};

const paramsOf = ({ params, reading }: TaskRow, scope: Scope): Task['params'] =>
  Object.fromEntries(
    [
      ...(Array.isArray(params) ? params.map((name) => [name, name] as const) : Object.entries(params)),
      ...Object.entries(reading?.params ?? {}),
    ].map(([name, formula]) => [name, readFormula(formula)(scope)]),
  );

function drawTask(row: TaskRow, dice: Dice, level: string): Task | null {
  const drawn = drawScope(row, dice, level);
  if (!drawn) return null;
  const names: Names = new Map(drawn.names);
  const scope: Scope = { names, dice };
  const answer = row.choices
    ? chooseAnswer(row, row.choices, scope, names)
    : workOutAnswer(row, scope, names);
  if (!answer || !answer.style.allows(answer.key)) return null;
  names.set('answer', answer.style.text(answer.key));
  const fill = (template: string): string => fillIn(template, scope);
  const [first, second, third] = row.hints;
  return {
    story: row.story.map(fill).filter((sentence) => sentence !== ''),
    ask: fill(row.ask),
    blank: fill(row.blank),
    key: answer.key,
    style: answer.style,
    params: paramsOf(row, scope),
    ...(row.drawn ? { drawn: row.drawn } : {}),
    ...(row.reading ? { drawn: Object.keys(row.reading.params) } : {}),
    work: [...(row.reading?.lines ?? []), ...row.work]
      .map((line) => writeLine(line, scope, answer.style))
      .filter((line) => line !== '' && line[0] !== ''),
    hints: [fill(first), fill(second), fill(third)],
    wrongs: answer.wrongs,
    ...(answer.isLikely ? { isLikely: answer.isLikely } : {}),
    drawing: answer.drawing ?? (row.drawing ? drawFigure(row.drawing, scope) : null),
  };
}

function drawFigure({ of, ...shows }: NonNullable<TaskRow['drawing']>, scope: Scope): Task['drawing'] {
  const draw = DRAWINGS[of ?? ''];
  if (!draw) throw new RangeError(`no drawing is called ${of ?? ''}`);
  const values = new Map(
    Object.entries(shows).map(([name, formula]) => {
      const value = readFormula(formula)(scope);
      return [name, typeof value === 'string' ? fillIn(value, scope) : value];
    }),
  );
  return draw(values);
}

/** The structure of a row. */
export const toShape = (row: TaskRow): Shape =>
  asked(row.id, row.statements, row.levels, proveRow(row), (dice, level) => drawTask(row, dice, level));
