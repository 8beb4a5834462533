import { type GradeLevel, type ProficiencyLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { genderOf } from '../core/people.js';
import { listSentences } from '../checks/read-text.js';
import { fitsYoung, isShortSentence, youngLimits } from '../checks/young-reading.js';
import type { ClaimCardsSpec, WorkingCardSpec } from '../drawing/card.drawing.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { StoryCard, StoryCardsSpec } from '../drawing/story-cards.drawing.js';
import { type Told, captionSentence } from './captions.js';
import { shortenAsk } from './short-asks.js';

/** A question as far as a pupil sees it. */
export interface Shown {
  stem: string;
  exhibit: DrawingSpec | null;
}

/** Whether a sentence says what to do; the others tell. */
const asks = (sentence: string): boolean =>
  /\?$|___/.test(sentence) ||
  /^(?:First find|Compare|Order the|Find|Write|Choose|Put the|Begin with|Draw|Shade|Mark|Colour|Set|Move|Join|Copy|Use)\b/.test(
    sentence,
  );

/** A sentence that only points at the drawing. */
const LEAD = /^(?:Look at|See) [\w ]+\.$|^The (?:picture|card|clock|balance)s? shows? (?:the )?[\w' ]+\.$/;
/** Says of which moment the drawing is: told also where the stem has no room for it. */
const MOMENT = / (?:at first|the start|now)\.$/;
/** The moment is before something happens. */
const BEFORE = / (?:at first|the start)\.$/;
/** A sentence that repeats the title of its drawing. */
const TITLED = /^The (table|graph|picture graph) shows .*\.$/;
/** What the cards themselves say. */
const IDLE = /^(?:Complete the working\.|The cards? shows? how [\w ]+ began\.|The cards show two answers\.)$/;

/** Who has begun the working that a card shows. */
const BEGAN = /^The card shows how ([\w ]+) began\.$/;

const BY_THE_FOX = /^The fox answered "([^"]+)" by mistake\.$/;
const SAID = /^([A-Z][\w ]*?) (wrote|answered) "([^"]+)"(?: first)?\.$/;

/** A sentence as cards: what somebody says in a bubble, the rest as captions. */
function toCards(told: Told): StoryCard[] {
  const { sentence } = told;
  const slip = BY_THE_FOX.exec(sentence)?.[1];
  if (slip !== undefined) return [{ kind: 'mistake', text: slip }];
  const [, name, verb, text] = SAID.exec(sentence) ?? [];
  if (name !== undefined && text !== undefined)
    return [{ kind: verb === 'wrote' ? 'wrote' : 'answered', name, text, face: genderOf(name) }];
  return captionSentence(told).map((caption) => ({
    kind: 'told',
    ...caption,
    face: genderOf(caption.head.replace(/:$/, '')),
  }));
}

const isSaid = (sentence: string): boolean => BY_THE_FOX.test(sentence) || SAID.test(sentence);

/** What is left to read of a stem whose claims and mistakes stand in bubbles, which the limits of a stem leave out. */
export function withoutBubbles(grade: GradeLevel, stem: string): string {
  if (!isYoungGrade(grade)) return stem;
  return listSentences(stem)
    .filter((sentence) => !isSaid(sentence) && !IDLE.test(sentence))
    .join(' ');
}

const isCard = (exhibit: DrawingSpec): exhibit is WorkingCardSpec | ClaimCardsSpec =>
  exhibit.kind === 'working-card' || exhibit.kind === 'claim-cards';

/** The cards below what is drawn already, above a working that somebody shows. */
function placeCards(exhibit: DrawingSpec | null, cards: readonly StoryCard[]): DrawingSpec | null {
  if (cards.length === 0) return exhibit;
  const story: StoryCardsSpec = { kind: 'story-cards', cards };
  if (exhibit === null) return story;
  if (isCard(exhibit)) return { kind: 'figure-with-card', figure: story, card: exhibit };
  if (exhibit.kind === 'figure-with-card')
    return { ...exhibit, figure: { kind: 'figure-with-card', figure: exhibit.figure, card: story } };
  return { kind: 'figure-with-card', figure: exhibit, card: story };
}

/** A working that the stem does not speak of says itself who has begun it. */
function nameHelper(exhibit: DrawingSpec | null, sentences: readonly string[]): DrawingSpec | null {
  const name = sentences.flatMap((text) => BEGAN.exec(text)?.[1] ?? [])[0];
  if (name === undefined || !exhibit) return exhibit;
  if (exhibit.kind === 'working-card') return { ...exhibit, title: `${name} began like this` };
  if (exhibit.kind !== 'figure-with-card' || exhibit.card.kind !== 'working-card') return exhibit;
  return { ...exhibit, card: { ...exhibit.card, title: `${name} began like this` } };
}

/** The sentence that points at the drawing, of those that the stem has or for the cards. */
function findLead(
  sentences: readonly string[],
  exhibit: DrawingSpec | null,
  isShort: (text: string) => boolean,
): string {
  for (const sentence of sentences) {
    if (LEAD.test(sentence) && isShort(sentence)) return sentence;
    if (LEAD.test(sentence) && BEFORE.test(sentence)) return 'The picture shows the start.';
    const titled = TITLED.exec(sentence)?.[1];
    if (titled !== undefined) return `Look at the ${titled}.`;
  }
  return exhibit === null || isCard(exhibit) ? 'Look at the cards.' : 'Look at the picture.';
}

/** Two instructions that fit one sentence, and units to choose from, which stand on a card. */
const JOINED: ReadonlyArray<readonly [RegExp, string]> = [
  [/Put the cards in order\. Begin with the (\w+)[\w ]*\./, 'Order the cards from the $1.'],
  [/Which unit goes in the box: (.+?)\?/, 'The units are $1. Which unit goes in the box?'],
  [/The unit in the box is ___ \((.+?)\)\./, 'The units are $1. The unit in the box is ___.'],
];

/** The words of a drawing, which may name somebody. */
const wordsOf = (exhibit: DrawingSpec | null): string => JSON.stringify(exhibit ?? '');

/**
 * A question for Primary 1 and 2 in as few sentences as these pupils read (ADMIN-10): what it asks stays, what it tells
 * moves onto the cards of a story strip, what somebody says into a bubble. Where the stem is short already it stays as
 * it is. A question that stays too long is left for the checks to refuse.
 */
export function putOnCards(
  { gradeLevel, level }: { gradeLevel: GradeLevel; level: ProficiencyLevel },
  { stem, exhibit }: Shown,
): Shown {
  if (!isYoungGrade(gradeLevel)) return { stem, exhibit };
  const joined = JOINED.reduce((text, [from, into]) => text.replace(from, into), stem);
  const sentences = listSentences(joined);
  const shown = nameHelper(exhibit, sentences);
  const said = sentences.filter(isSaid);
  const others = sentences.filter((sentence) => !isSaid(sentence) && !IDLE.test(sentence));
  const story = `${others.join(' ')} ${wordsOf(exhibit)}`;
  const isShort = (text: string): boolean => isShortSentence(text, level);
  const shorten = (text: string): string => (asks(text) ? shortenAsk(text, story, isShort) : text);
  const cut = (list: readonly string[]): StoryCard[] =>
    list.flatMap((sentence, i) => toCards({ sentence, before: list[i - 1] ?? '', story, isShort }));
  const plain = others.flatMap((text) => listSentences(shorten(text)));
  if (fitsYoung(plain, level)) return { stem: plain.join(' '), exhibit: placeCards(shown, cut(said)) };
  const most = youngLimits(level).sentences;
  const asked = others.filter(asks).flatMap((text) => listSentences(shorten(text)));
  // Where more is asked than may stand in the stem, the first questions of it are read on cards.
  const kept = asked.slice(-most);
  const moved = asked
    .slice(0, -most)
    .map((text): StoryCard => ({ kind: 'told', head: '', text, follows: false, face: null }));
  const isLead = (s: string): boolean =>
    LEAD.test(s) && !(MOMENT.test(s) && (kept.length === most || !(isShort(s) || BEFORE.test(s))));
  const told = others.filter((s) => !asks(s) && !isLead(s) && !(TITLED.test(s) && exhibit !== null));
  return {
    stem: [...(kept.length < most ? [findLead(others, exhibit, isShort)] : []), ...kept].join(' '),
    exhibit: placeCards(shown, [...cut(told), ...moved, ...cut(said)]),
  };
}
