import { type FoldedText, placeOf } from './folded-text.js';
import type { PersonalWord } from './personal-word.js';

/** Ends that make a name a school's, longest first. */
const END =
  "(?:(?:primary|pri|secondary|sec|high|girls'?|boys'?|methodist|convent|international) (?:school|sch)|(?:primary|pri|secondary|sec)(?! ?\\d)|school|sch|convent|junior college|kindergarten|preschool|academy|institution)";
const BRANCH =
  '(?: ?\\((?:primary|secondary|junior|pri|sec|pr|independent|barker road|kellock|toa payoh|city|bukit timah|east coast)\\))?';
const WORD = "[\\p{L}][\\p{L}'.-]{0,20}";
/** Words that stand before `school` without naming one. */
const GENERAL: ReadonlySet<string> = new Set(
  `a about after all an and another any as at attend attending before both by different during each either every few first
  five for four from go going good has have he her high his how if i im in into is it its last leave leaving many most my
  near new next no not number of old on one or other our out outside own per pupils reach same second she
  since six so some special study studying ten that the their them there these they this those three to total two walk
  walking was way we were what when where which who with you your local neighbourhood
  upper lower nursery boarding`
    .trim()
    .split(/\s+/),
);
/** Words between the name of a school and the word for it. */
const KINDS: ReadonlySet<string> = new Set(
  'primary pri secondary sec high public private government international girls boys'
    .split(' ')
    .flatMap((kind) => [kind, `${kind}'`]),
);
/** Words that lead to a school's name in small letters. */
const LEAD = '(?:at|in|from|of|to|is|go|goes|attend|attends|study|studies|school|sch|:|=|join|joined)';
const NAMED_END = new RegExp(`(?<![\\p{L}\\d'])((?:${WORD} ){1,6})${END}(?![\\p{L}])${BRANCH}`, 'giu');
const MAX_WORDS = 5;

/** Short names that are no words. */
const SHORT =
  /(?<![\p{L}\d])(?:acsj|acsp|acs|acps|scgs|rgps|rgs|mgs|plmgs|chij|nyps|nhps|hpps|sjij|sji|fmsp|chs|rvps)(?:(?: ?\((?:junior|primary|secondary|barker road|independent|[jpi])\))|(?: (?:primary|junior|barker|katong|kellock|toa payoh|st\.? nicholas|our lady [a-z]+(?: [a-z]+){0,3})){1,2})?(?![\p{L}\d])/gu;
/** Names of Singapore's schools that children say without `Primary School`, behind a word that leads to one. */
const KNOWN =
  'admiralty|ahmad ibrahim|ai tong|alexandra|anderson|ang mo kio|anglo-chinese|beacon|bedok green|bendemeer|bukit panjang|bukit timah|bukit view|canberra|catholic high|cedar|chongfu|chongzheng|chua chu kang|clementi|compassvale|concord|corporation|damai|dazhong|edgefield|elias park|endeavour|fairfield|fengshan|fern green|first toa payoh|frontier|fuchun|fuhua|gan eng seng|geylang methodist|gongshang|greendale|greenridge|greenwood|haig girls|henry park|holy innocents|hong wen|horizon|hougang|hwa chong|dunman|huamin|innova|jiemin|jing shan|junyuan|jurong west|keming|kheng cheng|kong hwa|kranji|kuo chuan|lakeside|lianhua|maha bodhi|maris stella|marsiling|marymount|mayflower|mee toh|meridian|methodist girls|montfort|nan chiau|nan hua|nanyang|naval base|new town|ngee ann|north spring|north view|north vista|northland|northoaks|opera estate|palm view|park view|pasir ris|paya lebar|pei chun|pei hwa|pei tong|peiying|pioneer|poi ching|princess elizabeth|punggol|qifa|qihua|queenstown|radin mas|raffles girls|red swastika|river valley|riverside|rivervale|rosyth|rulang|sembawang|seng kang|sengkang|shuqun|singapore chinese girls|south view|springdale|st andrew|st anthony|st gabriel|st hilda|st joseph|st margaret|st stephen|tampines|tanjong katong|tao nan|teck ghee|teck whye|telok kurau|temasek|townsville|unity|valour|waterway|wellington|west grove|west spring|west view|westwood|white sands|woodgrove|woodlands|woodlands ring|xinghua|xingnan|xinmin|xishan|yangzheng|yew tee|yio chu kang|yishun|yu neng|yuhua|yumin|zhangde|zhenghua|zhonghua';
const KNOWN_SAID = new RegExp(
  `(?<=\\b(?:(?:study|studying|studied|pupil|student) (?:at|in|of)|go to|goes to|(?:school|sch)(?: name)?(?: is|:| =)?|from) ?)(?:${KNOWN})(?:'s)?(?: (?:presbyterian(?: primary)?|methodist|girls'?|boys'?|primary|pri|convent|school)){0,3}(?![\\p{L}])`,
  'gu',
);
const KNOWN_START = new RegExp(`^(?:${KNOWN})(?!\\p{L})`, 'u');
/** `my school is Somewhere`: what it is called, in capital letters. */
const SCHOOL_IS =
  /\b(?:my|our) (?:school|sch)(?:'s name)?(?: is(?: called)?|:) |\b(?:school|sch)(?: name)? ?: ?/gu;
const CAPITALISED = /^\p{Lu}[\p{L}'’.-]{1,20}(?: (?:of (?:the )?)?\p{Lu}[\p{L}'’.-]{0,20}){0,4}/u;

/** Schools with a name; "a school", "the primary school" and "a school hall" are not personal. */
export function findSchools(text: FoldedText): PersonalWord[] {
  return [
    ...[...text.folded.matchAll(NAMED_END)].flatMap((match) => toNamed(text, match)),
    ...[...text.folded.matchAll(SHORT)].map(({ 0: found, index }) =>
      toWord(text, index, index + found.length),
    ),
    ...[...text.folded.matchAll(KNOWN_SAID)].map(({ 0: found, index }) =>
      toWord(text, index, index + found.length),
    ),
    ...[...text.folded.matchAll(SCHOOL_IS)].flatMap((match) => {
      const start = placeOf(text, match.index + match[0].length);
      const named = CAPITALISED.exec(text.original.slice(start, start + 120));
      return named ? [{ class: 'school' as const, start, end: start + named[0].length }] : [];
    }),
  ];
}

function toWord(text: FoldedText, start: number, end: number): PersonalWord {
  return { class: 'school', start: placeOf(text, start), end: placeOf(text, end) };
}

/** The words right before the end that may be a name: capital letters, or small ones behind a word that leads there. */
function toNamed(text: FoldedText, match: RegExpExecArray): PersonalWord[] {
  const end = match.index + match[0].length;
  const words = [...(match[1] ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    at: match.index + index,
  }));
  while (KINDS.has(words.at(-1)?.word ?? '')) words.pop();
  const own = takeNameWords(words.map(({ word }) => word));
  const isCapital = ({ at }: { at: number }): boolean =>
    /^\p{Lu}/u.test(text.original.slice(placeOf(text, at)));
  const named = words.slice(words.length - own);
  const [first] = named;
  if (!first) return [];
  const capitals = named.slice(named.findIndex(isCapital));
  const [capital] = named.some(isCapital) ? capitals : [];
  if (capital) return [toWord(text, capital.at, end)];
  const before = text.folded.slice(Math.max(0, first.at - 12), first.at);
  const leads = new RegExp(`(?:^|[\\s,;.])${LEAD} ?$|[:=] ?$`).test(before);
  const saysSchool = /(?:school|sch|primary|secondary|pri|sec|convent|college)/.test(
    match[0].slice((match[1] ?? '').length),
  );
  const isKnown = KNOWN_START.test(text.folded.slice(first.at, end).replace(/\./g, ''));
  return isKnown || (leads && saysSchool) ? [toWord(text, first.at, end)] : [];
}

/** Number of final words that only a named school has. */
function takeNameWords(words: readonly string[]): number {
  let own = 0;
  while (own < Math.min(words.length, MAX_WORDS) && !GENERAL.has(words[words.length - 1 - own] ?? ''))
    own += 1;
  return own;
}
