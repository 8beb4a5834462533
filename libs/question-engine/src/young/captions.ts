import { ALL_NAMES, capital } from '../core/people.js';
import tables from './captions.json' with { type: 'json' };

/** What a card of a story says: who or what it is about, in bold, and what is told of it. */
export interface Caption {
  /** With its colon; empty where the text is a sentence of its own. */
  head: string;
  text: string;
  /** Whether it happens after what stands before it. */
  follows: boolean;
}

/** Those of whom a story tells: a child, `Garden A`, `the second`, `two boxes`. */
const OWNER = `(?:${ALL_NAMES.join('|')}|[A-Z]\\w+ [A-Z]|[A-Z]\\w+ \\d|(?:The|A|An) (?:\\w+ ){0,2}?\\w+|(?:Two|Three|Four|Each|Every|One) (?:\\w+ )?\\w+)`;
const HAS = '(?:had|has|have|held|hold|holds|took|cost|costs|were|was|is|are)';

const pattern = (text: string): RegExp => new RegExp(text.replaceAll('OWNER', OWNER).replaceAll('HAS', HAS));

/** Shorter words that say the same, one after the other. */
const SHORTER = tables.shorter.map(([long = '', instead = '']) => [new RegExp(long, 'g'), instead] as const);

/** Where it happens, or what it is of, which the question says too: left out of a sentence that is too long. */
const PLACE = / (?:at|in) (?:a|the) (?!picture\b|box\b|end\b)[\w ]+(?=\.$)| of [a-z]+(?=\.$)/;

/** Sentences as cards; the first rule that fits gives the head and the text. */
const RULES = tables.rules.map(([rule = '', head = '', text = '']) => [pattern(rule), head, text] as const);

const ALTOGETHER =
  /^(.+? and .+?) (?:had|have|has|held|cost|took|were) (.+?) (?:altogether|long altogether)(?: at first)?$/;

/** `Garden A` is one of gardens, `Ali` one of children. */
function kindOf(name: string): string {
  const place = /^(\w+) [A-Z]$/.exec(name)?.[1]?.toLowerCase();
  if (place === undefined) return 'children';
  const stem = place.replace(/(?<![aeiou])y$/, 'ie').replace(/lf$/, 'lve');
  return `${stem}${/(?:s|x|ch|sh)$/.test(place) ? 'es' : 's'}`;
}

/** `both gardens` or `all three children`, where these are all whom story and drawing name. */
export function countOwners(names: string, story: string): string | null {
  const list = names.split(/, | and /);
  const named = listNamed(story);
  if (named.length !== list.length || list.some((name) => !named.includes(name))) return null;
  const kind = kindOf(list[0] ?? '');
  return list.length === 2 ? `both ${kind}` : list.length === 3 ? `all three ${kind}` : null;
}

/** Whether a name stands twice, other than behind `than`: a short question leaves that out. */
const isNamedAgain = (name: string, story: string): boolean =>
  story.replaceAll(`than ${name}`, '').split(name).length > 2;

/** `Both`, `All three`, or the names where the story knows others too, or one of them from here alone. */
function nameAll(names: string, story: string): string {
  const all = countOwners(names, story);
  return all === null || !listNamed(story).every((name) => isNamedAgain(name, story)) ? names : capital(all);
}

const NAMED = new RegExp(`\\b(?:${ALL_NAMES.join('|')}|[A-Z][a-z]+ [A-Z])\\b`, 'g');

/** Children and lettered places that a text names, each once. */
export const listNamed = (text: string): string[] => [...new Set(text.match(NAMED) ?? [])];

/** A later event of the story; what somebody has or what something is happens to nobody. */
const FOLLOWS =
  /^(?:Then|After that,)\b|^(?:He|She|It) (?!(?:had|has|is|was|wants|needs|took|fell|rose|goes)\b)(?!.* (?:as many|the same number)\b)|^(?:He|She|It) had .* in the end\b/;
/** Behind such a sentence the next one tells more of the same. */
const TELLS_ON = /^(?:They|Each|Every)\b/;

/** Sentences that say two things, each of which has a card of its own. */
const IN_TWO = tables.inTwo.map(([whole = '', ...parts]) => [new RegExp(whole), parts] as const);

/** Parts of `He draws 1 hour, rests half an hour, then cycles 1 hour`, each an event of its own. */
const splitEvents = (sentence: string): string[] =>
  /, then \w/.test(sentence) && !/^From /.test(sentence) ? sentence.split(/, (?:then )?/) : [sentence];

function splitInTwo(sentence: string): string[] {
  for (const [whole, parts] of IN_TWO)
    if (whole.test(sentence))
      return parts.map((part) => sentence.replace(whole, part)).filter((part) => !part.includes('  '));
  return [sentence];
}

/** What a caption is written from. */
export interface Told {
  sentence: string;
  /** The sentence before it; empty where it is the first. */
  before: string;
  /** Everything that names somebody: the stem and the words of its drawing. */
  story: string;
  isShort: (text: string) => boolean;
}

function shorten(event: string, isShort: Told['isShort']): string {
  const short = SHORTER.reduce((text, [long, instead]) => text.replace(long, instead), `${event}.`);
  return (isShort(short) ? short : short.replace(PLACE, ''))
    .replace(/\.$/, '')
    .replace(/^(?:Then |After that, )/, '');
}

/** The cards that say what a sentence of a story says; its numbers and names stand on them. */
export function captionSentence({ sentence, before, story, isShort }: Told): Caption[] {
  const bare = sentence.replace(/(?<!\b[ap]\.m)\.$/, '');
  const whole = ALTOGETHER.exec(bare);
  if (whole)
    return [{ head: `${nameAll(whole[1] ?? '', story)}:`, text: `${whole[2] ?? ''} in all`, follows: false }];
  const events = splitEvents(bare);
  return events.flatMap(splitInTwo).map((event, i) => {
    const follows =
      (i > 0 && events.length > 1) ||
      (FOLLOWS.test(event) && (!TELLS_ON.test(before) || /^(?:Then|After)\b/.test(event)));
    const long = shorten(event, () => true);
    const short = shorten(event, isShort);
    const isEvent = follows && !/^(?:The|Up)\b/.test(short);
    // A head leaves room for what is cut off a long sentence.
    const told = [long, short].flatMap((one) =>
      RULES.map(([rule, ...says]) => [rule.exec(one), says, one] as const),
    );
    for (const [found, [head, text], one] of told) {
      if (!found) continue;
      const write = (into: string): string =>
        into.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
      if (one !== short && !isShort(write(text))) continue;
      return { head: `${capital(write(head))}:`, text: write(text), follows: isEvent };
    }
    return { head: '', text: capital(short), follows: isEvent };
  });
}
