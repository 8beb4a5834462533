import type { Ask } from '../asks/asks.js';
import { listNumbers } from '../checks/read-text.js';
import type { Dice } from '../core/dice.js';
import { capital } from '../core/people.js';
import { keepFor } from '../memory/remember.js';
import { type Exact, exact } from '../numbers/exact.js';
import { decimalText } from '../numbers/number-text.js';
import { listOwners } from '../structures/owners.js';
import type { Moment, Name, Owner } from '../structures/quantity.js';
import type { Structure } from '../structures/structure.js';
import { composeStory } from '../tellings/compose.js';
import { type Story, dayText, listEvents } from '../tellings/story.js';
import { headingOf, membersText, showsText } from '../tellings/words.js';
import { stepOf } from '../worlds/world.js';
import { chooseOptions } from './choices.js';
import { figureOf } from './gateway-figures.js';
import { type Drawn, type Form, type FormDraft, askingOf, keyOf, partOf, styleOfQuantity } from './drawn.js';

const ALL_TYPES = ['open-ended', 'mcq', 'fill-in-the-blank'] as const;
const ALL_LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** The question of a draw in the wanted type, behind what was told. */
export function askPlainly(drawn: Drawn, dice: Dice, told: readonly string[]): FormDraft | null {
  const { story, ask, type } = drawn;
  const asking = askingOf(story, ask.asked);
  const options = type === 'mcq' ? chooseOptions(drawn, dice) : null;
  if (type === 'mcq' && !options) return null;
  const isBlank = type === 'fill-in-the-blank';
  const key = keyOf(drawn);
  return {
    stem: [...told, isBlank ? asking.blank : asking.question].join(' '),
    exhibit: null,
    parts: [partOf(story, ask.asked, key, { ask: asking.question, isBlank })],
    options,
    solution: null,
    hints: null,
    extras: {},
  };
}

/** The story as it happened, the unknown wherever the ask has it. */
export const PLAIN: Form = {
  id: 'plain',
  points: 0,
  types: ALL_TYPES,
  levels: ALL_LEVELS,
  grades: [1, 6],
  make: (drawn, dice) => askPlainly(drawn, dice, composeStory(drawn.story, dice).sentences),
  gate: () => [],
};

/** At least one comparison told from the other side. */
export const OTHER_SIDE: Form = {
  id: 'other-side',
  points: 1,
  types: ALL_TYPES,
  levels: ['guided', 'independent', 'mastery'],
  grades: [2, 6],
  make: (drawn, dice) => {
    const { sentences, turned } = composeStory(drawn.story, dice, { side: 'other' });
    const draft = turned > 0 ? askPlainly(drawn, dice, sentences) : null;
    return draft;
  },
  gate: () => [],
};

/** What one owner had: `At first, ` or ` at first` is the day's place. */
const HELD =
  /^(?:At first, )?((?:[A-Z]|The )[^,.]*? had (?:\$?\d|just enough |as (?:much|many) )(?!.* (?:altogether|than|in the end)\b).*?)(?: at first)?\.$/;
/** What a story may begin with in which nothing happens: all that it tells is of one day. */
const SCENE = /^[A-Z][^,.]*? had /;

/** The sentence with its date: what somebody had, or what happened with a told amount; null for any other. */
function dateSentence(
  { story, ask }: Drawn,
  sentences: readonly string[],
  at: number,
  date: string,
): string | null {
  const sentence = sentences[at] ?? '';
  // A date by itself is of no use to a story in which nothing happens.
  if (at === 0 && listEvents(ask).length === 0) return null;
  const pasts = [...story.verbs.values()].map(({ past }) => past).join('|');
  const happens = new RegExp(`^(?!Then )((?:[A-Z]|The )[^,.]*? (?:${pasts}) (?:another )?\\$?\\d.*)\\.$`);
  // Of two amounts of one day, the second one would seem to be of another day.
  const isState = at === 0 && !/ had /.test(sentences[1] ?? '');
  const told =
    (isState ? HELD.exec(sentence)?.[1] : null) ?? (pasts === '' ? null : happens.exec(sentence)?.[1]);
  return told
    ? `On ${date}, ${told.replace(/^(?:The|He|She|It)(?= )/, (word) => word.toLowerCase())}.`
    : null;
}

/** One number too many: the day of a month on which somebody had or did what is told, on which nothing depends. */
export const EXTRA_INFORMATION: Form = {
  id: 'extra-information',
  points: 1,
  types: ['open-ended', 'fill-in-the-blank'],
  levels: ['independent', 'mastery'],
  grades: [4, 6],
  make: (drawn, dice) => {
    const { sentences } = composeStory(drawn.story, dice);
    const day = exact(dice.int(3, 28));
    const date = `${decimalText(day)} ${dice.pick(['March', 'June', 'August', 'November'])}`;
    const dated = sentences.map((_, at) => dateSentence(drawn, sentences, at, date));
    const at = dated.findIndex((sentence) => sentence !== null);
    if (at < 0 || [...drawn.worked.values()].some((value) => value.equals(day))) return null;
    const draft = askPlainly(drawn, dice, sentences.with(at, dated[at] ?? ''));
    // A day that stands for the beginning is pointed at by no other words.
    const others = (at === 0 ? SCENE : HELD).test(sentences[at] ?? '')
      ? /\bDay \d|\bat (?:first|that time|the same time)\b/i
      : /\bDay \d/;
    return draft && !others.test(draft.stem) ? { ...draft, extras: { day } } : null;
  },
  gate: (drawn, { extras }) =>
    Object.values(extras).some((extra) => [...drawn.story.given.values()].some((v) => v.equals(extra)))
      ? ['extra-information: the extra number equals another number']
      : [],
};

const isHeldFirst = ({ quantities }: Structure, name: Name): boolean => {
  const quantity = quantities[name];
  return quantity?.is === 'holding' && quantity.at === 0;
};

/** Whether a table tells some givens of an ask and the text others; a third one is the row that is not needed. */
const hasTable = keepFor((structure: Structure) =>
  keepFor(({ asked, given, told }: Ask): boolean => {
    const tabled = given.filter((name) => isHeldFirst(structure, name)).length;
    if (tabled === 0 || tabled === given.length) return false;
    return !listOwners(structure, told, [asked, ...given]).has('C');
  }),
);

/** Holdings read from a table, with a row that is not needed. */
export const TWO_SOURCES: Form = {
  id: 'two-sources',
  points: 1,
  types: ALL_TYPES,
  levels: ['guided', 'independent', 'mastery'],
  grades: [2, 6],
  fits: (_, structure, ask) => hasTable(structure)(ask),
  make: (drawn, dice) => {
    const { story } = drawn;
    // The item has one drawing.
    if (figureOf(story)) return null;
    const tabled = [...story.given].filter(([name]) => isHeldFirst(story.structure, name));
    const owners = tabled.flatMap(([name]) => {
      const quantity = story.structure.quantities[name];
      return quantity?.is === 'holding' ? [quantity.owner] : [];
    });
    const labels = owners.map((owner) => story.cast[owner].start);
    // What the story tells of somebody in other words is no unknown of the table.
    if (story.world.through && listLeftOut(story, labels).length > 0) return null;
    const idle = tabled[0]?.[1].add(stepOf(story.world, drawn.grade).mul(dice.int(1, 5)));
    if (!idle || [...drawn.worked.values()].some((v) => v.equals(idle)) || isAloneInPlace(drawn)) return null;
    const day = dayText(story, 0);
    const moment = day === null ? (story.told.some((r) => 'event' in r) ? ' at first' : '') : ` on ${day}`;
    const row = (owner: Owner, value: Exact): string[] => [
      story.cast[owner].start,
      styleOfQuantity(story, tabled[0]?.[0] ?? '').bare(value),
    ];
    const rows = [
      ...tabled.map(([, value], i) => row(owners[i] ?? 'A', value)),
      ...listOpen(story, 0).map((owner) => [story.cast[owner].start, '?']),
      row('C', idle),
    ];
    const leftOut = new Set(tabled.map(([name]) => name));
    const { sentences } = composeStory(story, dice, { leftOut });
    const draft = askPlainly(drawn, dice, [
      showsText(story, ['table', rows.map(([label = '']) => label), moment]),
      ...sentences,
    ]);
    return (
      draft && {
        ...draft,
        exhibit: {
          kind: 'table',
          title: `${capital(story.world.things)}${moment}`,
          header: [capital(membersText(story.world, true)), headingOf(story.world)],
          rows: rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
        },
      }
    );
  },
  gate: ({ story }, { stem, exhibit }) => {
    if (exhibit?.kind !== 'table') return [];
    const told = listNumbers(stem);
    const shown = exhibit.rows.flatMap(([, cell = '']) => listNumbers(cell));
    const open = exhibit.rows.filter(([, cell]) => cell === '?').map(([label = '']) => label);
    const asked = listOpen(story, 0).map((owner) => story.cast[owner].start);
    return [
      ...(shown.some((n) => told.some((one) => one.equals(n)))
        ? ['two-sources: a number of the table is told in the text too']
        : []),
      ...(open.join() === asked.join() ? [] : [`two-sources: "?" for ${open.join(' and ')}`]),
    ];
  },
};

/** Who stands with "?" in a table or graph of a moment: whose holding of that moment is asked for, and nobody else. */
export function listOpen({ structure, asked }: Story, at: Moment): Owner[] {
  const quantity = structure.quantities[asked];
  return quantity?.is === 'holding' && quantity.at === at ? [quantity.owner] : [];
}

/** Those of a story whom its table or graph leaves out. */
function listLeftOut(story: Story, labels: readonly string[]): string[] {
  const names = [story.asked, ...story.given.keys()];
  return [...listOwners(story.structure, story.told, names)]
    .map((owner) => story.cast[owner].start)
    .filter((name) => !labels.includes(name));
}

/** Whether the only owner is a place without a letter, such as the canteen stall: it cannot stand beside others. */
export const isAloneInPlace = (drawn: Drawn): boolean =>
  drawn.story.world.cast === 'places' && !/ [A-Z]$/.test(drawn.story.cast.A.name);
