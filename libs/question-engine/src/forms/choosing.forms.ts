import type { Dice } from '../core/dice.js';
import { labelInSentence } from '../core/label-phrase.js';
import { capital } from '../core/people.js';
import { type Fact, solveFacts } from '../core/fact-solver.js';
import type { Exact } from '../numbers/exact.js';
import { exact } from '../numbers/exact.js';
import { toFacts } from '../asks/asks.js';
import { type Name, isAskable } from '../structures/quantity.js';
import { listOwners } from '../structures/owners.js';
import { listMeasures } from '../structures/relations.js';
import { askQuantity, labelQuantity } from '../tellings/asking.js';
import { composeStory } from '../tellings/compose.js';
import { listEvents, stateOf, touches } from '../tellings/story.js';
import { isMeasured, manyText } from '../tellings/words.js';
import { styleOf } from '../worlds/world.js';
import { listPossible } from './choices.js';
import { type Drawn, type Form, answerText, askingOf, keyOf, writeWorking } from './drawn.js';
import { type Choice, lineText, placeKey, wordPart } from './worked.js';

const EMPTY = { exhibit: null, options: null, solution: null, hints: null, extras: {} } as const;
/** Between two events that are told of somebody, what he has does not change, unless it grows from day to day. */
function listUnchanged({ story: { structure }, ask: { told } }: Drawn): Fact[] {
  const growing = told.flatMap((r) => (r.says === 'row' ? r.owners : []));
  const names = new Map<string, Name>();
  return Object.entries(structure.quantities).flatMap(([name, one]): Fact[] => {
    if (one.is !== 'holding' || growing.includes(one.owner)) return [];
    const past = listEvents({ told }).filter((e) => e.event <= one.at && touches(e, [one.owner]));
    const same = names.get(`${one.owner} ${past.length}`);
    names.set(`${one.owner} ${past.length}`, name);
    return same === undefined ? [] : [{ kind: 'relation', equation: `${name} = ${same}` }];
  });
}

/** Whether the key follows from what is told with one more name known. */
function settlesWith(drawn: Drawn, without: string, extra: string | null): boolean {
  const { story, ask, values } = drawn;
  const defining = story.structure.relations.filter(
    (r) =>
      (r.says === 'more' || r.says === 'total') &&
      listMeasures(r).some((n) => n === ask.asked || n === extra),
  );
  const known = new Map<string, Exact>([...story.given].filter(([name]) => name !== without));
  const value = extra === null ? undefined : values.get(extra);
  if (extra !== null && value) known.set(extra, value);
  const told = ask.told.filter((r) => 'event' in r || listMeasures(r).every((name) => known.has(name)));
  const found = solveFacts([...toFacts([...told, ...defining]), ...listUnchanged(drawn)], known);
  return found === null || found.has(ask.asked);
}

/** When somebody counted or measured: of no help. What a figure gives was not measured, only kept. */
const listIdle = ({ story, ask }: Drawn): Candidate[] =>
  [...listOwners(story.structure, ask.told, [ask.asked, ...ask.given])].slice(0, 1).map((owner) => {
    const { kind, through, things } = story.world;
    const { name } = story.cast[owner];
    const there = `there ${kind === 'count' ? 'are' : 'is'}`;
    return through && kind !== 'time'
      ? {
          text: `where ${name} kept the ${things}`,
          says: `The place does not change how ${manyText(story.world)} ${there}.`,
        }
      : {
          text: `at what time ${name} ${kind === 'count' || kind === 'money' ? 'counted' : 'measured'} the ${things}`,
          says: `The time does not change how ${manyText(story.world)} ${there}.`,
        };
  });

/** Something that a pupil might ask for, and why it is not what is missing. */
type Candidate = Pick<Choice, 'text' | 'says'>;

/** Information of three kinds that does not help: told already, to be found from what is told, or of no use. */
function listUseless(drawn: Drawn, dice: Dice, missing: Name): Candidate[] {
  const { story, ask } = drawn;
  const toSay = (names: readonly Name[], says: string): Candidate[] =>
    dice.shuffle(names).flatMap((name) => {
      const text = askQuantity(story, name)?.says;
      return text === undefined ? [] : [{ text, says }];
    });
  const told = ask.given.filter((name) => name !== missing);
  const known = new Map([...story.given].filter(([name]) => name !== missing));
  const left = ask.told.filter((r) => 'event' in r || listMeasures(r).every((name) => known.has(name)));
  const found = [...(solveFacts(toFacts(left), known) ?? [])].filter(([name]) => !known.has(name));
  const isFound = (name: Name): boolean => found.some(([one]) => one === name);
  const kinds = [
    toSay(told, 'The story tells this already.'),
    toSay(
      listOthers(drawn, missing).filter((name) => !isFound(name)),
      'With this, the answer still cannot be worked out.',
    ),
    dice
      .shuffle(found)
      .flatMap(([name, value]) =>
        toSay([name], `You can work this out from the story: ${answerText(story, name, value)}.`),
      ),
  ];
  // One of each kind first.
  const mixed = [0, 1, 2].flatMap((place) => kinds.flatMap((kind) => kind.slice(place, place + 1)));
  return [...mixed, ...listIdle(drawn)];
}

/** Givens that can be asked for and that a sentence tells by itself. */
const listMissable = ({ story, ask }: Drawn): Name[] =>
  ask.given.filter((name) => {
    const quantity = story.structure.quantities[name];
    return (
      quantity !== undefined &&
      isAskable(quantity) &&
      ask.told.every((r) => listMeasures(r).length === 1 || !listMeasures(r).includes(name))
    );
  });

/** Other quantities of those in the story that are not told and settle nothing. */
function listOthers(drawn: Drawn, missing: Name): Name[] {
  const { structure } = drawn.story;
  const { told, asked, given } = drawn.ask;
  const isShared = told.some(({ says }) => says === 'share-rest');
  const players = listOwners(structure, told, [asked, ...given]);
  return Object.entries(structure.quantities).flatMap(([name, quantity]) => {
    const isOfStory = (stateOf(quantity)?.owners ?? []).every((owner) => players.has(owner));
    const isKnown = name === asked || name === missing || given.includes(name);
    const isTold =
      !('event' in quantity) || listEvents({ told }).some(({ event }) => event === quantity.event);
    return isOfStory &&
      isTold &&
      (isShared || quantity.is !== 'each') &&
      isAskable(quantity) &&
      !isKnown &&
      !settlesWith(drawn, missing, name)
      ? [name]
      : [];
  });
}

/** One given is missing: which piece of information would do? */
export const WHAT_ELSE: Form = {
  id: 'what-else',
  points: 0,
  types: ['mcq'],
  levels: ['not_ready', 'guided', 'independent'],
  grades: [3, 6],
  make: (drawn, dice) => {
    const { story, ask } = drawn;
    const missing = dice.shuffle(listMissable(drawn))[0];
    if (missing === undefined || settlesWith(drawn, missing, null) || !settlesWith(drawn, missing, missing))
      return null;
    const given = new Map([...story.given].filter(([name]) => name !== missing));
    if (given.size === 0) return null;
    const told = ask.told.filter((r) => 'event' in r || !listMeasures(r).includes(missing));
    const less = { ...story, given, told };
    const asking = askingOf(story, ask.asked);
    const key = askQuantity(story, missing);
    if (!key || story.cast.A.name.startsWith('the ')) return null;
    if (key.says === asking.says) return null;
    // Without events two moments have the same words: what is asked may not be offered under another name.
    const taken = [asking.says, key.says];
    const wrong = listUseless(drawn, dice, missing).filter(({ text }, i, all) => {
      const isNew = all.findIndex((one) => one.text === text) === i;
      return isNew && !taken.includes(text);
    });
    if (wrong.length < 3) return null;
    const sentences = composeStory(less, dice).sentences;
    if (sentences.length === 0) return null;
    const options = placeKey(
      drawn,
      dice,
      { text: key.says, code: null, says: '' },
      wrong.slice(0, 3).map((one) => ({ ...one, code: 'does-not-help' })),
    );
    // What the story leaves open is not told here either.
    const order = ask.lines.map(({ finds }) =>
      labelInSentence(capital(labelQuantity(less, finds, drawn.worked))),
    );
    return {
      ...EMPTY,
      solution: [
        `The story does not tell ${key.says}.`,
        order.length > 1
          ? `Then you can find, in this order: ${order.join('; ')}.`
          : `Then you can find ${order.join('')}.`,
      ],
      stem: [...sentences, `What else must you know to find ${asking.says}?`].join(' '),
      parts: [wordPart('What else must you know?', key.says)],
      missing,
      options,
    };
  },
  gate: (drawn, { options }) => {
    const { story, ask } = drawn;
    const names = Object.keys(story.structure.quantities);
    const namesOf = (text: string | undefined): string[] =>
      names.filter((name) => askQuantity(story, name)?.says === text);
    const missing = namesOf(options?.find(({ code }) => code === null)?.text).find((name) =>
      ask.given.includes(name),
    );
    if (missing === undefined || settlesWith(drawn, missing, null)) return ['what-else: nothing is missing'];
    const helping = (options ?? []).filter(({ text }) =>
      namesOf(text).some((name) => name === ask.asked || settlesWith(drawn, missing, name)),
    );
    return helping.length === 1 && helping[0]?.code === null
      ? []
      : [`what-else: ${helping.length} pieces help`];
  },
};

/** Is it enough, and by how much? */
export const ENOUGH_OR_NOT: Form = {
  id: 'enough-or-not',
  points: 1,
  types: ['mcq'],
  levels: ['guided', 'independent'],
  grades: [2, 6],
  make: (drawn, dice: Dice) => {
    const { story, ask } = drawn;
    const quantity = story.structure.quantities[ask.asked];
    if (
      quantity?.is !== 'holding' ||
      story.world.denominator ||
      !/ in the end|have\?$/.test(askingOf(story, ask.asked).question)
    )
      return null;
    const key = keyOf(drawn);
    const gap = exact(dice.int(2, 12));
    const [wrong, wrongToo] = listPossible(drawn).map(({ value }) => value);
    const isEnough = dice.chance(2);
    const need = isEnough ? key.sub(gap) : key.add(gap);
    if (!wrong || !wrongToo || need.compare(0) <= 0 || gap.mul(50).compare(need) < 0) return null;
    const others = [wrong, wrongToo].map((value) => ({ value, gap: value.sub(need) }));
    if (
      others.some((one) => one.gap.abs().equals(gap) || one.gap.equals(0)) ||
      [...drawn.worked.values(), gap].some((v) => v.equals(need))
    )
      return null;
    const style = styleOf(story.world);
    const { name, he } = story.cast[quantity.owner];
    const told = composeStory(story, dice).sentences;
    const write = (yes: boolean, value: Exact): string =>
      yes ? `Yes, with ${style.text(value)} to spare` : `No, ${style.text(value)} short`;
    const answer = write(isEnough, gap);
    // Who finds another amount compares it as truly as the right one.
    const texts = [
      write(true, gap),
      write(false, gap),
      ...others.map((one) => write(one.gap.compare(0) > 0, one.gap.abs())),
    ];
    const sayOf = (text: string): string => {
      const taken = others[texts.indexOf(text) - 2];
      return taken
        ? `Did you compare ${answerText(story, ask.asked, taken.value)} with what ${name} needed? Check ${askingOf(story, ask.asked).says}.`
        : `This difference is right. Which is more: what ${name} had, or what ${he} needed?`;
    };
    const then = / in the end/.test(askingOf(story, ask.asked).question) ? ' then' : '';
    const needs = `${story.cast[quantity.owner].start}${then} needed ${answerText(story, ask.asked, need)}${isMeasured(story.world) ? ` of ${story.world.things}` : ' for a project'}.`;
    return {
      ...EMPTY,
      stem: [...told, needs, `Did ${he} have enough?`].join(' '),
      parts: [wordPart('Is it enough?', answer)],
      options: placeKey(
        drawn,
        dice,
        { text: answer, code: null, says: '' },
        texts
          .filter((text) => text !== answer)
          .map((text) => ({ text, code: 'compared-wrongly', says: sayOf(text) })),
      ),
      solution: [
        ...writeWorking(drawn).map(lineText),
        `Difference from what is needed: ${(isEnough ? [key, need] : [need, key]).map((value) => (style.unit === '$' ? style.text(value) : style.bare(value))).join(' − ')} = ${style.text(gap)}`,
      ],
      because: [
        `${style.text(key)} is ${isEnough ? 'more' : 'less'} than ${style.text(need)}. So ${name} ${isEnough ? 'had' : 'did not have'} enough.`,
      ],
      extras: { need },
    };
  },
  gate: (drawn, { extras, options }) => {
    const need = extras['need'];
    if (!need) return ['enough-or-not: no threshold'];
    const key = keyOf(drawn);
    const style = styleOf(drawn.story.world);
    const right =
      key.compare(need) > 0
        ? `Yes, with ${style.text(key.sub(need))} to spare`
        : `No, ${style.text(need.sub(key))} short`;
    return options?.filter(({ text }) => text === right).length === 1 &&
      options.find(({ code }) => code === null)?.text === right
      ? []
      : ['enough-or-not: the decision is not the key'];
  },
};
