import { evaluate } from '../core/expression.js';
import { stripSigns } from '../core/working.js';
import { type Line, listFirstLines } from '../lines/line.js';
import type { Name } from '../structures/quantity.js';
import type { Replayed } from '../asks/replay.js';
import { composeStory } from '../tellings/compose.js';
import { askQuantity } from '../tellings/asking.js';
import { listUsable, placeKey } from './choices.js';
import {
  type Choice,
  type Drawn,
  type Form,
  type FormDraft,
  type Part,
  type WrittenLine,
  askingOf,
  bareText,
  canAnswer,
  keyOf,
  lineText,
  partOf,
  recompute,
  wordPart,
  workingText,
  writeLine,
  writeWorking,
} from './drawn.js';

const EMPTY = { exhibit: null, options: null, solution: null, extras: {}, points: 0 } as const;

/** A label that can stand within a sentence: names keep their capital. */
const NO_MISTAKE = 'There is no mistake';

/** The working of a pupil who makes a slip, line by line; null when a line cannot be written. */
function writeReplayed(drawn: Drawn, slip: Replayed): WrittenLine[] | null {
  const { structure } = drawn.story;
  for (const line of slip.lines) {
    const value = slip.known.get(line.finds);
    const quantity = structure.quantities[line.finds];
    if (!value || !quantity || value.compare(0) <= 0 || !canAnswer(drawn.story, line.finds, value))
      return null;
  }
  return slip.lines.map((line) => writeLine(drawn.story, line, slip.known));
}

/** Slips that go wrong in one line and leave the working writable. */
export function listWrongWorkings(drawn: Drawn): Array<{ slip: Replayed; lines: WrittenLine[]; at: number }> {
  return listUsable(drawn).flatMap((slip) => {
    const at = slip.lines.findIndex((line) => line.finds === slip.at);
    const lines = at < 0 || slip.lines.some(({ by }) => by.op === 'name') ? null : writeReplayed(drawn, slip);
    return lines ? [{ slip, lines, at }] : [];
  });
}

const card = (title: string, lines: readonly WrittenLine[]): FormDraft['exhibit'] => ({
  kind: 'working-card',
  title,
  lines: lines.map((line) => ({ label: line.label, working: workingText(line) })),
});

/** An option that is a word: a line, a name. */
export const wordOption = (text: string, says: string, isKey: boolean): Choice => ({
  text,
  code: isKey ? null : 'another-line',
  says: isKey ? '' : says,
});

/** A worked solution with one wrong line, in one of five without a mistake. */
export const SPOT_THE_MISTAKE: Form = {
  id: 'spot-the-mistake',
  types: ['mcq', 'fill-in-the-blank'],
  levels: ['independent', 'mastery'],
  grades: [3, 6],
  make: (drawn, dice) => {
    const count = drawn.ask.lines.length;
    if (count !== 3 && count !== 4) return null;
    const isBlank = drawn.type === 'fill-in-the-blank';
    const isRight = !isBlank && count === 3 && dice.chance(5);
    const wrong = dice.shuffle(listWrongWorkings(drawn))[0];
    if (!wrong) return null;
    const { story, ask } = drawn;
    const asking = askingOf(story, ask.asked);
    const lines = isRight ? writeWorking(drawn) : wrong.lines;
    const told = composeStory(story, dice).sentences;
    const intro = `A pupil worked out ${asking.says}. The card shows the working.`;
    const mistake = isRight ? NO_MISTAKE : `Line ${wrong.at + 1}`;
    const texts = [...lines.map((_, i) => `Line ${i + 1}`), ...(count === 3 ? [NO_MISTAKE] : [])];
    const base = { ...EMPTY, exhibit: card("A pupil's working", lines), points: 1 };
    if (isBlank)
      return {
        ...base,
        stem: [
          ...told,
          intro,
          `The first mistake is in Line ___.`,
          `The right answer is that ${lowerName(asking.blank)}`,
        ].join(' '),
        parts: [
          wordPart('In which line is the first mistake?', String(wrong.at + 1)),
          partOf(story, ask.asked, keyOf(drawn), { ask: asking.question, isBlank }),
        ],
      };
    return {
      ...base,
      stem: [...told, intro, 'In which line is the first mistake?'].join(' '),
      parts: [wordPart('In which line is the first mistake?', mistake)],
      options: texts.map((text) =>
        wordOption(text, 'Work out each line again and compare it with its label.', text === mistake),
      ),
    };
  },
  gate: (drawn, draft) => listCardFaults(drawn, draft),
};

/** The blank sentence within another sentence: `the` loses its capital, names keep theirs. */
const lowerName = (sentence: string): string =>
  sentence.replace(/^(?:The|There|Each) /, (word) => word.toLowerCase());

/** Holds the card to the truth: its first line that is not the true one is the one that the key names. */
function listCardFaults(drawn: Drawn, { exhibit, parts }: FormDraft): string[] {
  if (exhibit?.kind !== 'working-card') return ['spot-the-mistake: no card'];
  const right = writeWorking(drawn).map(workingText);
  const shown = exhibit.lines.map(({ working }) => working);
  const first = shown.findIndex((text, i) => text !== right[i]);
  const key = parts[0]?.answer ?? '';
  const named = key === NO_MISTAKE ? -1 : Number(key.replace('Line ', '')) - 1;
  const faults = first === named ? [] : [`spot-the-mistake: the first mistake is in line ${first + 1}`];
  for (const text of shown) {
    const [expression = '', result = ''] = text.split(' = ');
    const number = /\d[\d ]*(?:\.\d+)?(?:\/\d+)?/.exec(result)?.[0]?.trim() ?? '';
    if (!evaluate(number).equals(evaluate(stripSigns(expression))))
      faults.push(`spot-the-mistake: "${text}" is not true arithmetic`);
  }
  const endOf = (texts: readonly string[]): string => (texts.at(-1) ?? '').split(' = ').at(-1) ?? '';
  if (first >= 0 && endOf(shown) === endOf(right))
    faults.push('spot-the-mistake: the wrong working ends with the right answer');
  return faults;
}

/** A line of working with one hole, and what belongs there. */
interface Hole {
  text: string;
  part: Part;
  name: Name;
}

/**
 * The hole of a line: the result of the last one, a told number of each line before it. A result that a later line
 * uses stands there for all to see, so it cannot be the hole. Null where no told number stands in the line just once.
 */
function makeHole(drawn: Drawn, line: Line, written: WrittenLine, isLast: boolean): Hole | null {
  const { story } = drawn;
  const options = (isLast ? [line.finds] : line.uses.filter((name) => story.given.has(name))).flatMap(
    (name) => {
      const value = drawn.worked.get(name);
      return value ? [{ name, value, bare: bareText(story, name, value) }] : [];
    },
  );
  const told = isLast ? written.result : written.expression;
  const hole = options.find(({ bare }) => toTokens(told).filter((token) => token === bare).length === 1);
  if (!hole) return null;
  const holed = toTokens(told)
    .map((token) => (token === hole.bare ? '___' : token))
    .join('');
  const line1 = isLast ? { ...written, result: holed } : { ...written, expression: holed };
  const part = partOf(story, hole.name, hole.value, { ask: written.label, isBlank: true });
  return { text: `${lineText(line1)}.`, part, name: hole.name };
}

/** Numbers and what stands between them. */
const toTokens = (text: string): string[] => text.split(/(\d+(?: \d{3})*(?:\.\d+)?)/);

/** The working line by line, a hole in each. */
export const FILL_THE_WORKING: Form = {
  id: 'fill-the-working',
  types: ['fill-in-the-blank'],
  levels: ['not_ready', 'guided'],
  grades: [1, 6],
  make: (drawn, dice) => {
    const { story, ask } = drawn;
    const lines = writeWorking(drawn);
    if (lines.length > 3 || lines.some(({ expression }) => expression === '')) return null;
    const asking = askingOf(story, ask.asked);
    const holes = ask.lines.flatMap((line, i) => {
      const written = lines[i];
      return (written && makeHole(drawn, line, written, i === lines.length - 1)) ?? [];
    });
    if (holes.length !== lines.length) return null;
    const task = lines.length === 1 ? `Find ${asking.says}.` : `Complete the working to find ${asking.says}.`;
    return {
      ...EMPTY,
      stem: [...composeStory(story, dice).sentences, task, ...holes.map(({ text }) => text)].join(' '),
      parts: holes.map(({ part }) => part),
    };
  },
  gate: (drawn, { parts }) => {
    const known = recompute(drawn, drawn.ask.lines);
    return drawn.ask.lines.flatMap(({ finds, uses }, i) => {
      const names = i === drawn.ask.lines.length - 1 ? [finds] : uses;
      const fits = names.some((name) => {
        const value = known?.get(name);
        return value !== undefined && bareText(drawn.story, name, value) === parts[i]?.answer;
      });
      return fits ? [] : [`fill-the-working: hole ${i + 1}`];
    });
  },
};

/** What has to be found first: the only line that needs nothing but the story. */
export const ORDER_THE_STEPS: Form = {
  id: 'order-the-steps',
  types: ['mcq'],
  levels: ['guided', 'independent', 'mastery'],
  grades: [3, 6],
  make: (drawn, dice) => {
    const { story, ask } = drawn;
    const first = listFirstLines(ask.lines);
    const lines = writeWorking(drawn);
    if (first.length !== 1 || ask.lines.length < 4) return null;
    const labels = lines.map(({ label }) => label);
    if (new Set(labels).size !== labels.length) return null;
    const at = ask.lines.findIndex((line) => line === first[0]);
    const others = dice.shuffle(labels.filter((_, i) => i !== at)).slice(0, 3);
    const asking = askingOf(story, ask.asked);
    const key = labels[at] ?? '';
    return {
      ...EMPTY,
      stem: [
        ...composeStory(story, dice).sentences,
        `You want to find ${asking.says}. Which of these must you find first?`,
      ].join(' '),
      parts: [wordPart('What must be found first?', key)],
      options: placeKey(
        drawn,
        dice,
        { text: key, code: null, says: '' },
        others.map((text) => ({
          text,
          code: 'later-step',
          says: 'Something else must be known before this can be found.',
        })),
      ),
    };
  },
  gate: (drawn, { options }) => {
    const [first] = listFirstLines(drawn.ask.lines);
    const right = first ? writeLine(drawn.story, first, drawn.worked).label : '';
    return options?.find(({ code }) => code === null)?.text === right &&
      listFirstLines(drawn.ask.lines).length === 1
      ? []
      : ['order-the-steps: another step may come first'];
  },
};

/** A middle value and the asked one, each in a blank or a labelled part of its own. */
export const PARTS: Form = {
  id: 'parts',
  types: ['fill-in-the-blank', 'open-ended'],
  levels: ['independent', 'mastery'],
  grades: [3, 6],
  make: (drawn, dice) => {
    const { story, ask, type } = drawn;
    const middles = ask.lines.slice(0, -1).filter(({ finds }) => {
      const quantity = story.structure.quantities[finds];
      return quantity?.is !== 'step' && quantity?.is !== 'number' && askQuantity(story, finds) !== null;
    });
    const middle = middles[0];
    const value = middle && drawn.worked.get(middle.finds);
    if (!middle || !value || value.equals(keyOf(drawn))) return null;
    const [a, b] = [askingOf(story, middle.finds), askingOf(story, ask.asked)];
    const told = composeStory(story, dice).sentences;
    const isBlank = type === 'fill-in-the-blank';
    return {
      ...EMPTY,
      stem: [...told, ...(isBlank ? [a.blank, b.blank] : [`Find (a) ${a.says} and (b) ${b.says}.`])].join(
        ' ',
      ),
      parts: [
        partOf(story, middle.finds, value, { label: isBlank ? null : '(a)', ask: a.question, isBlank }),
        partOf(story, ask.asked, keyOf(drawn), { label: isBlank ? null : '(b)', ask: b.question, isBlank }),
      ],
    };
  },
  gate: (drawn, { parts }) =>
    parts[0]?.answer === parts[1]?.answer ? ['parts: both parts have the same answer'] : [],
};
