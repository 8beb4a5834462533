import { hintToFind } from '../core/label-phrase.js';
import type { Dice } from '../core/dice.js';
import { listUsable } from '../forms/choices.js';
import {
  type Drawn,
  type DrawnQuestion,
  type Form,
  type FormDraft,
  answerText,
  hintOfDrawn,
  keyOf,
  knownOfDrawn,
  styleOfQuantity,
  writeWorking,
} from '../forms/drawn.js';
import { findGraphStory } from '../forms/graph.forms.js';
import { WORKED_FORMS } from '../forms/catalogue.js';
import { type WrittenLine, explain, lineText, withShown } from '../forms/worked.js';
import type { Exact } from '../numbers/exact.js';
import { placeOfUnknown, toPaperMarks } from '../proof/demand.js';
import { type Asking, askQuantity } from '../tellings/asking.js';
import { composeStory } from '../tellings/compose.js';
import { hintOfGateway } from '../tellings/line-hints.js';
import { quantityNoun } from '../tellings/words.js';
import { joinClosings, writeClosing } from '../solutions/closing-sentence.js';
import { sayKept } from '../solutions/kept-amounts.js';
import { writeWithGuesses } from './guesses.js';

/** Hints that name lines on the way or what is known, never a value; where it is asked what is missing, what to look for. */
function writeHints(drawn: Drawn, { missing, parts, extras }: FormDraft): string[] {
  const says = askQuantity(drawn.story, drawn.ask.asked)?.says ?? '';
  if (missing !== undefined)
    return [
      `Read again what you want to find: ${says}.`,
      'Which amounts do you need for that? Which of them are told, or can be found?',
      `Suppose that one of the options is told. Could you then find ${says}?`,
    ];
  const lines = writeWorking(drawn);
  const hintLast = hintOfDrawn(drawn, lines.length - 1);
  // A line that says a number again is no step to look for.
  const [first, ...others] = lines
    .slice(0, -1)
    .filter(({ expression }, i) => i === 0 || expression !== '')
    .map(({ label }) => label);
  const early = findFirstPart(drawn, parts)?.says;
  const read = extras['need']
    ? `To compare, you must know ${says}.`
    : early === undefined
      ? `Read again what is asked: ${says}.`
      : `There are two things to find: ${early} and ${says}.`;
  if (first !== undefined) {
    const find = hintToFind('First', first);
    // How the numbers of a rate, a fraction or a figure give the first amount.
    const how = drawn.ask.lines[0] && hintOfGateway(drawn.story, drawn.ask.lines[0], drawn.worked);
    // Units left of the whole and of the remainder are asked for in the same words.
    const next = others
      .map((label) => hintToFind('Then', label))
      .find((hint) => hint.slice(5) !== find.slice(6));
    return [read, how ? `${find} ${how}` : find, next ?? hintLast];
  }
  return [read, knownOfDrawn(drawn, lines.length - 1), hintLast];
}

/** Why a line says a number again. */
const sayAgain = (story: Drawn['story'], line: WrittenLine): WrittenLine => ({
  ...line,
  label: `${line.label} (the same ${quantityNoun(story.world)})`,
});

/** How the first of two parts is asked for. */
const findFirstPart = ({ story, ask }: Drawn, parts: FormDraft['parts']): Asking | null => {
  const [first] = parts.length > 1 ? parts : [];
  const line = ask.lines.find(({ finds }) => askQuantity(story, finds)?.question === first?.ask);
  return line ? askQuantity(story, line.finds) : null;
};

/** The sentence behind the solution; null where the form asks for another value than the story. */
function closeStory(drawn: Drawn, { parts }: FormDraft): string | null {
  const { story, ask } = drawn;
  const key = keyOf(drawn);
  const asked = parts.at(-1)?.amount?.value;
  const statement = askQuantity(story, ask.asked)?.blank;
  if (statement === undefined || !asked?.equals(key)) return null;
  const last = writeClosing(statement, { value: key, style: styleOfQuantity(story, ask.asked) });
  const said = findFirstPart(drawn, parts)?.blank;
  const amount = parts[0]?.amount;
  return said !== undefined && amount ? joinClosings(writeClosing(said, amount), last) : last;
}

const LETTERS = ['A', 'B', 'C', 'D'] as const;

const asText = (values: Iterable<readonly [string, Exact]>): Record<string, string> =>
  Object.fromEntries([...values].map(([name, value]) => [name, value.toFraction()]));

/** Slips of which it can be said what leads to them, with the answers. None is right in another blank. */
const listMisconceptions = (drawn: Drawn, { parts }: FormDraft): DrawnQuestion['misconceptions'] =>
  listUsable(drawn)
    .filter((slip) => slip.isSure || slip.meets || drawn.story.grade < 3)
    .filter(({ value }) => !parts.some(({ amount }) => amount?.value.equals(value)))
    .map(({ code, says, value }) => ({
      code,
      explanation: says,
      answer: answerText(drawn.story, drawn.ask.asked, value),
    }));

/** A draft with all that proves it and that is kept of it. */
export function finishQuestion(drawn: Drawn, form: Form, draft: FormDraft, dice: Dice): DrawnQuestion {
  const { story, ask } = drawn;
  const lines = writeWorking(drawn);
  const points = drawn.points + form.points;
  const showsLines = WORKED_FORMS.some(({ id }) => id === form.id);
  const said = lines.map((line) => lineText(line.expression === '' ? sayAgain(story, line) : line));
  const kept = sayKept(story, ask, said, drawn.values);
  const plain = lines.map(lineText);
  const shown = draft.solution?.flatMap((text) => kept[plain.indexOf(text)] ?? [text]);
  // A form that shows lines of the working goes on from them.
  const solution =
    shown ?? (drawn.isTried && !showsLines ? writeWithGuesses(drawn, kept.flat()) : kept.flat());
  const letter = LETTERS[draft.options?.findIndex(({ code }) => code === null) ?? -1];
  const isWord = draft.parts.every(({ amount }) => amount === null);
  const isRead = form.id === 'two-sources' || form.id === 'other-side';
  const misread = isRead ? findGraphStory(drawn)?.misread : undefined;
  const given = new Map([...story.given].filter(([name]) => name !== draft.missing));
  return {
    structure: story.structure.id,
    form: form.id === 'plain' && placeOfUnknown(story.structure, ask) > 0 ? 'other-unknown' : form.id,
    world: story.world.id,
    asked: ask.asked,
    given: asText(story.given),
    missing: draft.missing ?? null,
    extras: asText(Object.entries(draft.extras)),
    told: ask.told.map(({ key }) => key),
    demand: points,
    paperMarks: toPaperMarks(points, drawn.grade, lines.length),
    stem: draft.stem,
    plainStem: [...composeStory(story, dice).sentences, askQuantity(story, ask.asked)?.question ?? ''].join(
      ' ',
    ),
    exhibit: draft.exhibit,
    parts: letter === undefined ? draft.parts : draft.parts.map((part) => ({ ...part, answer: letter })),
    options: draft.options,
    keyValue: keyOf(drawn),
    solution: explain(draft, solution, isWord ? letter : undefined),
    closing: isWord ? null : closeStory(drawn, draft),
    solutionKey: /.* = (.+)$/.exec(solution.at(-1) ?? '')?.[1] ?? null,
    worked: lines.flatMap(({ label, expression, result }, i) => {
      const value = drawn.worked.get(ask.lines[i]?.finds ?? '');
      return expression === '' || !value ? [] : [{ label, expression, value, result }];
    }),
    tellsNoValue: isWord || given.size < story.given.size,
    hints: draft.hints ?? writeHints(drawn, draft),
    misconceptions: isWord
      ? []
      : withShown(
          draft,
          listMisconceptions(
            misread ? { ...drawn, replayed: [...drawn.replayed, ...misread] } : drawn,
            draft,
          ),
        ),
  };
}
