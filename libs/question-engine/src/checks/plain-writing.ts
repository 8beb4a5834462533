import { remember } from '../memory/remember.js';
import { BANNED } from './readability.js';

/**
 * What has no place in a text that a pupil reads, whoever wrote it: markup, addresses, formula code, and words that
 * speak to a machine. Model output is never shown as anything but plain text, and what is none is refused here.
 */
const NOT_PLAIN: ReadonlyArray<readonly [what: string, form: RegExp]> = [
  [
    'markup',
    /<\/?[a-z!?]|&(?:[a-z]{2,8}|#\w{1,8});|\]\(|!\[|```|\*\*|(?<!_)__(?!_)|^#{1,6} |^\s*[-*•] |\|.*\|/im,
  ],
  [
    'an address',
    /\b(?:https?|ftp|javascript|file):|\bdata:\w+\/|\bwww\.|\b[\w-]+\.(?:com|org|net|io|sg|edu|gov)\b|@\w/i,
  ],
  ['formula code', /\\[a-zA-Z(){}[\]]|\$\$|\$ ?[a-zA-Z][^$]*\$|\{\{|\}\}|[{}]/],
  [
    'words to a machine',
    /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous)\b|\b(?:system|developer) (?:prompt|message)\b|\bas an ai\b|\blanguage model\b|\bmark(?:ed|ing)? (?:this|it|all|every \w+)?.{0,20}\bas correct\b|\b(?:assistant|chatgpt|openai|gpt)\b/i,
  ],
  [
    'words to the writer',
    /\b(?:correct answer|answer key|the (?:(?:correct|right) answer|option|key) is|option [a-d]\b|distractors?|misconceptions?|heuristics?|sub-strand|json)\b/i,
  ],
  [
    'strange characters',
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]|\p{Extended_Pictographic}/u,
  ],
];

/** Faults of texts that are to be plain: `markup: …` with what was found. */
export function listPlainTextFaults(texts: readonly string[]): string[] {
  const faults = NOT_PLAIN.flatMap(([what, form]) =>
    texts.some((text) => form.test(text)) ? [`markup: ${what}`] : [],
  );
  if (texts.some((text) => text.trim() === '')) faults.push('schema: an empty text');
  return faults;
}

/** Words of other countries' lessons and lives, and matters that a child's paper leaves alone. */
const FOREIGN =
  /[£€¥]|(?:\d|how many|in|several) (?:inches|feet|yards|miles|ounces|oz|lbs|gallons|pints|quarts|degrees fahrenheit|euros|yen|ringgit|rupees|dimes|nickels|pennies)\b|\d (?:inch|foot|yard|mile|gallon|pint)\b|\bUS\$|\b(?:american|thanksgiving|halloween|baseball|snow(?:y|ing|ball|man)?)\b/i;
const UNFIT =
  /\b(?:vodka|rum|cocktails?|vap(?:e|es|ing)|drugs?|poker|blackjack|slot machines?|jackpot|wager\w*|murder\w*|shoot\w*|shot (?:at|by|dead)|bombs?|swords?|war|wars|corpse|suicide|sexy?|naked|stupid|ugly|skinny|obese|thinner than|lighter than his|heavier than (?:him|her|his|her)|loses? weight|diets?|gods?|pray\w*|lard|salami|youtube|tiktok|facebook|instagram|netflix|playstation|xbox|nintendo|pokemon|disney|starbucks|kfc|samsung|adidas|tesla|roblox|minecraft)\b/i;

const listUnfit = remember((text): readonly string[] => {
  const found = BANNED.exec(text) ?? FOREIGN.exec(text) ?? UNFIT.exec(text);
  return found ? [`banned: ${found[0]}`] : [];
});

/** Faults of the world that texts tell of. */
export const listContextFaults = (texts: readonly string[]): string[] => texts.flatMap(listUnfit);

/** What may stand behind the question: how the answer is to be written. */
const FORM_ASKED = /^ (?:Give|Use|Write|Leave|Express|Show|Round) [^.]*\.$/;

/** Faults of the asking: one question, at the end, or an instruction, or blanks. */
export function listAskingFaults(stem: string): string[] {
  const asked = stem.match(/\?/g)?.length ?? 0;
  if (asked > 1) return ['asking: more than one question'];
  if (stem.includes('___')) return asked === 0 ? [] : ['asking: a question beside the blanks'];
  const [, after = ''] = stem.split('?');
  if (asked === 1)
    return after === '' || FORM_ASKED.test(after) ? [] : ['asking: the question does not stand last'];
  return /(?:^|[.] )(?:Find|Work out|Calculate|Give|Write|State)\b[^.]*\.$/.test(stem)
    ? []
    : ['asking: nothing is asked'];
}
