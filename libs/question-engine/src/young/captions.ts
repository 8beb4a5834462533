import { ALL_NAMES, capital } from '../core/people.js';

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
const SHORTER: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(\d+) (\w+) of ([\w ]+?) with (\d+) \3 in each \w+/, '$1 $2 of $4 $3'],
  [/\bpackets of (\d+ \w+)/, 'packets of $1'],
  [/\b(t|T)he (first|second|third) one\b/g, '$1he $2'],
  [/^(?:He|She) \w+(?: out)? the same number of (?=\d|\w+ of \d)/, 'The same number of '],
  [/ with the same number of [\w ]+ each(?=\.)/, ' equally'],
  [/\bthe same number of \w+(?: \w+)? each (?=\w)/, 'the same number each '],
  [/\bThe pattern goes on to a row with the answer (\d+)/, 'A later row has the answer $1'],
  [/\bThe picture shows the rest, which was /, 'The picture shows the rest: '],
  [/^(?:He|She) spent the rest, which the picture shows, on /, 'The picture shows the rest, for '],
  [/^Each (\w+) the \w+ fell by the same (\w+)/, 'Each $1 it fell by the same $2'],
  [/^The \w+ fell by the same (\w+) each (\w+)/, 'It fell by the same $1 each $2'],
  [/, as the picture shows(?=\.)/, ''],
  [/\bNow (.+) has as many as (.+)(?=\.)/, 'Now $1 and $2 are equal'],
  [/\bThe number goes up by the same two amounts in turn\b/, 'The two increases take turns'],
  [/\bThe number goes up by the same amount each time\b/, 'Each time: the same number more'],
  [/\bThe number goes down by the same amount each time\b/, 'Each time: the same number fewer'],
  [/\bThe \w+ was (.+) altogether, the same each time\b/, '$1 in all, the same each time'],
];

/** Where it happens, or what it is of, which the question says too: left out of a sentence that is too long. */
const PLACE = / (?:at|in) (?:a|the) (?!picture\b|box\b|end\b)[\w ]+(?=\.$)| of [a-z]+(?=\.$)/;

/** Sentences as cards; the first rule that fits gives the head and the text. */
const RULES: ReadonlyArray<readonly [rule: RegExp, head: string, text: string]> = [
  [/^A group of (\d+ \w+) shares (.+ equally)$/, '$1', 'share $2'],
  [pattern('^OWNER made (a .+) that was (.+ long)$'), '$1', '$2'],
  [/^At first, (.+) had (.+)$/, '$1', '$2 at first'],
  [/^In the end, (?:he|she|it) had (.+)$/, 'In the end', '$1'],
  [/^In the end, (.+) had (.+)$/, '$1', '$2 in the end'],
  [/^(?:He|She|It) had (.+) in the end$/, 'In the end', '$1'],
  [/^(\w+ \d) had (.+ more) than (\w+ \d)$/, '$1', '$2 than $3'],
  [pattern('^On (Day \\d+), (OWNER) had (.+)$'), '$1', '$2 had $3'],
  [pattern('^(OWNER \\w+ .+) (?:on|in) ((?:Day|Week) \\d+)$'), '$2', '$1'],
  [pattern('^(OWNER) (?:\\w+(?: \\w+)?) on (Day \\d+), (Day \\d+) and so on$'), '$1', '$2, $3 and so on'],
  [pattern('^(OWNER and OWNER) (?:had|have) (the same number)$'), '$1', '$2'],
  [pattern('^(OWNER) (?:had|have|has|held) a total (?:mass|length) of (.+)$'), '$1', '$2 in all'],
  [pattern('^(OWNER) HAS (.+ more|.+ less|.+ fewer) [\\w ]+ than (.+)$'), '$1', '$2 than $3'],
  [pattern('^(OWNER) HAS ((?:\\$?\\d|a |an |as |one |some |ten |the .* picture).*)$'), '$1', '$2'],
];

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
const IN_TWO: ReadonlyArray<
  readonly [RegExp, readonly [string, string] | readonly [string, string, string]]
> = [
  [/^(.+? has \d+ \w+) in (\d+ \w+ of \d+) and (some \w+ of \d+)$/, ['$1', '$2', '$3']],
  [/^There are also (\d+ \w+ of \d+) and (\d+ loose) [\w ]+$/, ['$1', '$2']],
  [
    /^The picture shows all the (.+), but not all the (\w+)$/,
    ['All the $1 are shown', 'Some $2 are not shown'],
  ],
  [
    /^From (\w+) 1, the \w+ rose by (.+?), then (.+?)(?:, then (.+))?$/,
    ['$1 2 had $2 more than $1 1', '$1 3 had $3 more than $1 2', '$1 4 had $4 more than $1 3'],
  ],
  [/^(\w+ uses \d+ [\w ]+) for (\d+ \w+ and some \w+)$/, ['$1', '$2']],
];

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
  const bare = sentence.replace(/\.$/, '');
  const whole = ALTOGETHER.exec(bare);
  if (whole)
    return [{ head: `${nameAll(whole[1] ?? '', story)}:`, text: `${whole[2] ?? ''} in all`, follows: false }];
  const events = splitEvents(bare);
  return events.flatMap(splitInTwo).map((event, i) => {
    const follows =
      (i > 0 && events.length > 1) ||
      (FOLLOWS.test(event) && (!TELLS_ON.test(before) || /^(?:Then|After)\b/.test(event)));
    const short = shorten(event, isShort);
    const isEvent = follows && !/^(?:The|Up)\b/.test(short);
    for (const [rule, head, text] of RULES) {
      const found = rule.exec(short);
      if (!found) continue;
      const write = (into: string): string =>
        into.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
      return { head: `${capital(write(head))}:`, text: write(text), follows: isEvent };
    }
    const text = isEvent ? short.replace(/^(?:He|She|It|he|she|it) /, '') : short;
    return { head: '', text: capital(text), follows: isEvent };
  });
}
