import { keepLatest, lazily } from '../memory/remember.js';
import { askQuantity, nameInSentence } from '../tellings/asking.js';
import { composeStory } from '../tellings/compose.js';
import { NEAR, chooseOptions, isTurned, listLastOffers, listPossible } from './choices.js';
import { type GraphStory, findGraphStory, hintKeyFirst } from './graph.forms.js';
import { figureOf, isLow } from './gateway-figures.js';
import {
  type Drawn,
  type Form,
  answerText,
  askingOf,
  canAnswer,
  hintOfDrawn,
  keyOf,
  knownOfDrawn,
  styleOfQuantity,
  writeLine,
  writeWorking,
} from './drawn.js';
import { type Worked, type WorkedForm, type WrongWorking, lineText } from './worked.js';

/** Slips that go wrong in one line and leave a working that can be written. */
function listWrongWorkings(drawn: Drawn): WrongWorking[] {
  const { story } = drawn;
  return listPossible(drawn).flatMap((slip): WrongWorking[] => {
    const at = slip.lines.findIndex((line) => line.finds === slip.at);
    if (at < 0 || slip.lines.some(({ by }) => by.op === 'name')) return [];
    const isWritable = slip.lines.every(({ finds }) => {
      const value = slip.known.get(finds);
      return value !== undefined && value.compare(0) > 0 && canAnswer(story, finds, value);
    });
    if (!isWritable) return [];
    // Of many wrong workings one or two are shown: only these are written.
    const write = lazily(() => slip.lines.map((line) => writeLine(story, line, slip.known)));
    if (story.grade < 5 && write().some(({ expression }) => expression.includes('('))) return [];
    return [
      {
        at,
        get lines() {
          return write();
        },
        value: slip.value,
        says: slip.cause,
        isTurned: isTurned(slip),
      },
    ];
  });
}

/** A draw of the core as the forms about a working know it. */
function readWorked(drawn: Drawn, graph: GraphStory | null): Worked {
  const { story, ask, grade, level, type, keyPlace } = drawn;
  const asking = askingOf(story, ask.asked);
  const told = [...story.given.values()];
  const places = new Map(ask.lines.map(({ finds }, i) => [finds, i]));
  return {
    grade,
    level,
    type,
    keyPlace,
    tell: graph?.tell ?? ((dice) => composeStory(story, dice).sentences),
    question: asking.question,
    says: asking.says,
    saysLine: (at) => nameInSentence(story, ask.lines[at]?.finds ?? '', drawn.worked),
    hintKnown: (at) => knownOfDrawn(drawn, at),
    hintLine: (at) => hintOfDrawn(drawn, at, true),
    blank: asking.blank,
    firstBlank: askQuantity(story, ask.lines[0]?.finds ?? '')?.blank ?? null,
    answer: { value: keyOf(drawn), style: styleOfQuantity(story, ask.asked) },
    lines: writeWorking(drawn),
    unit: null,
    listUses: () => ask.lines.map(({ uses }) => uses.flatMap((name) => places.get(name) ?? [])),
    isTold: (value) => told.some((one) => one.equals(value)),
    listWrong: lazily(() => listWrongWorkings(drawn)),
    listWrongAnswers: lazily(() =>
      listPossible(drawn).map(({ value, says, code }) => ({
        text: answerText(story, ask.asked, value),
        says,
        code,
        isLikely: !NEAR.test(code),
      })),
    ),
    sayTold: (value) => {
      const [name] = [...story.given].find(([, one]) => one.equals(value)) ?? [];
      return name === undefined || !askQuantity(story, name)
        ? null
        : `${answerText(story, name, value)} is ${nameInSentence(story, name, drawn.worked)}.`;
    },
    listLastSlips: (shown) =>
      listLastOffers(drawn, shown).map(({ value, says, code }) => ({
        text: answerText(story, ask.asked, value),
        says,
        code,
      })),
    chooseOptions: (dice, shown) => chooseOptions(drawn, dice, shown),
    names: (name) => Object.values(story.cast).some((one) => one.name === name),
    drawing: graph?.drawing ?? figureOf(story),
    hasRoomForCard: !graph && isLow(story),
  };
}

/** Read once for a form and its gate; null where the graph of a draw cannot be drawn. */
const findWorked = keepLatest((drawn: Drawn): Worked | null => {
  const graph = findGraphStory(drawn);
  return drawn.graph && !graph ? null : readWorked(drawn, graph);
});

/** A form about the working, for draws of the core. */
export const ofWorking = (form: WorkedForm): Form => ({
  ...form,
  fits: (place, _, { lines }) => form.fits?.(place, lines.length) !== false,
  make: (drawn, dice) => {
    const worked = findWorked(drawn);
    const formed = worked && form.make(worked, dice);
    if (!worked || !formed) return null;
    const solution =
      formed.asksFor === undefined ? null : worked.lines.slice(0, formed.asksFor).map(lineText);
    // A form that shows nothing of the working begins with what is to be read.
    const graph = form.id === 'mend-the-answer' ? findGraphStory(drawn) : null;
    if (!graph) return { ...formed, solution, extras: {} };
    return {
      ...formed,
      solution: [...graph.reading, ...worked.lines.map(lineText)],
      hints: formed.hints ?? (drawn.graph?.kind === 'pictures' ? hintKeyFirst(drawn) : null),
      extras: {},
    };
  },
  gate: (drawn, draft) => {
    const worked = findWorked(drawn);
    return worked ? form.gate(worked, draft) : [`${form.id}: no graph`];
  },
});
