import { ALL_NAMES } from '../core/people.js';
import { remember } from '../memory/remember.js';

/** A hint that sends to a child, and not to what the child has. */
const NAME_ALONE = new RegExp(
  `^(?:First|Next|Then) find (?:${ALL_NAMES.join('|')})(?: and [A-Z][\\w ]*)?\\.`,
);

/**
 * Slips of grammar that come from putting words and numbers together, each with what it looks like. They are narrow on
 * purpose: a text that a careful writer would write must never be refused. A dear form says which words it `needs`.
 */
const SLIPS: ReadonlyArray<readonly [what: string, form: RegExp, needs?: string]> = [
  // "1 points", but not "Figure 1 comes" nor "2 1/2 cups".
  [
    'a plural behind 1',
    /(?<!\p{Lu}\p{L}* |[\d.,/:×÷+−$=] ?|\p{L})1 (?!(?:less|class|glass|bus|across|is|as|does|times)\b)[a-z]+s\b/u,
    '1 ',
  ],
  ['a word twice', /\b([a-z]{2,}) \1\b/],
  [
    '"a" before a vowel',
    /\ba (?=[aeiou])(?!uni|use|usu|uku|one\b|once\b|eu|in\b|is\b|and\b|at\b|as\b|are\b|after\b|of\b|or\b)[a-z]{2,}/,
  ],
  ['"an" before a consonant', /\ban (?=[bcdfgjklmnpqrstvwxyz])(?!hour|honest|[a-z]\b)[a-z]+/],
  // Eight, eleven and eighteen begin with a vowel.
  ['"a" or "an" before a number', /\b(?<![Aa]ngles? )a (?:8|(?:11|18)\b)|\ban (?!8|11\b|18\b)\d/],
  ['the noun said twice', /\bnumber of (\p{L}+) is (?:[\d ]+|___ )\1\b/u],
  // Whose number is it? 48 of both together, or 48 of each.
  [
    'two owners of one number',
    /\b[A-Z][a-z]+(?: [A-Z][a-z]+)? and [A-Z][a-z]+(?: [A-Z][a-z]+)? (?:had|have|hold|held|got|get) \$?\d(?!(?:[^.?]|\.\d)*\b(?:altogether|together|each|in all|between|both|more|fewer|less|per)\b)/,
    ' and ',
  ],
  // The word points back to the other blank's subject.
  [
    '"It" behind the blank of something else',
    /(?:^|[.?] )(?!It\b)[A-Z](?:[^.?]|\.\d)*___(?:[^.?]|\.\d)*\. It (?:starts|ends|stands|is [A-Z][a-z]+) (?:[^.?]|\.\d)*___/,
    '___',
  ],
  // 24 of each, or 24 of all three?
  [
    'an amount of several without "altogether"',
    /\b(?:Both|All (?:three|\d+))(?: [a-z]+)? (?:have|had|hold|held|cost|took) \$?(?:\d|_)(?!(?:[^.?]|\.\d)*\b(?:altogether|each|together|in all)\b)/,
  ],
  [
    'more of what, than whom',
    /\b(?:has|have|had) \d+ (?:more|fewer) than [A-Z]|\bThere (?:are|were) ___ more [a-z ]+(?<! than [a-z ]+)\./,
  ],
  ['a length of time without "for"', /\b[a-z]+s (?:1 hour|half an hour)[,.]/],
  ['twice as "2 times as"', /\b2 times as\b/],
  ['"had increased" for what somebody had', /\bthat [A-Z][A-Za-z ]{0,30} had increased\b/],
  ['a place without "in"', /\bWhich place is [A-Z]/],
  [
    '"it" for a time or a pattern',
    /\bHow many hours is it\b|\b[Ii]t goes on (?:like this|in the same way)\b/,
  ],
  ['angles that lie or move', /\blie side by side\b|\bangles? of the size of\b|° go from\b/],
  ['"some" without a noun', /(?:^|[.?] )Some (?:is|was) (?:moved|cut|poured|taken)\b/],
  ['what is still to go', /\bstill to go\?/],
  ['a label in place of a question', /\bFirst find this:/],
  // Turns of phrase that are not the English of Singapore's schools.
  [
    'a capital inside the sentence',
    /\b(?:gives?|gave|has|had|buys|bought|uses?|used|sold|took) (?:Some|More|Many|The)\b/,
  ],
  [
    'a comparison of adjectives without a noun',
    /\bmore (?:salty|sweet|round|square|red|blue|green|white|yellow|orange|silver|gold|grey) than (?:salty|sweet|round|square|red|blue|green|white|yellow|orange|silver|gold|grey)\b(?! ones)/,
  ],
  ['a sharp angle', /\bsharp angles?\b/i],
  ['a capital behind "So"', /(?:^|[.?] )So (?:Side|Angle|The) /],
  [
    'a length without "long"',
    /\bA (?:cycle path|road|bus route|river|park walk|cloth|ribbon|rope|curtain|wire) is [\d. ]+ (?:km|m|cm)(?: [\d. ]+ (?:m|cm))?(?=\.)/,
  ],
  [
    'a question without its verb',
    /\b(?!(?:Day|Week|Month) )[A-Z][a-z]+ [A-Z\d]: how (?:many|much) (?:more|less|fewer) than\b/,
  ],
  [
    'as much of what is counted',
    /\bas much as\b[^:]*: .* = [\d ]+ (?!(?:dollars|cents|(?:kilo|centi)?metres|(?:kilo)?grams|(?:milli)?litres|seconds|minutes|hours|days|weeks|months|years|degrees|units)$)\p{Ll}{2,}s$/u,
  ],
  [
    'half a turn for 180 degrees',
    /\b(?:degrees\b[^.?]*|° [^.?]*|less than|short of|up to|left to|angles?\b[^.?]*\bmake) half a turn\b/i,
  ],
  ['"it" behind two things', /\bIt is wider than it is high\b/],
  ['the same moment pointed at twice', /At that time, (?:[^.?]|\.\d)*\. At that time, /],
  [
    'a moment or "altogether" inside what is had',
    /\bhad (?:just enough|as (?:many|much)|\d+ [a-z]+ of) [a-z ]+? (?:altogether|at first|in the end|on Day \d+) (?:to|as|with)\b|\d [a-z]+ in a box (?:altogether|at first|in the end)\b/,
  ],
  ['an area that is long', /\d c?m² long\b/],
  ['a letter for a number written large', /\bX, [A-Z][^.]*'s\b/],
  ['a sign of money behind its number', /\bx \$/],
  [
    'as many as of a kind in a box',
    /\bas (?:many [a-z ]+ as there were [a-z]+ (?:ones|[a-z]+ in the box)\b|the [a-z ]+ (?:baked|earned|laid|made|packed|pressed|printed|spun|supplied|wound up)\.)/,
  ],
  ['a comparison with a place in a drawing', /\bas (?:many|much) [a-z ]+ as (?:there were )?in Sector\b/],
  ['a part that a division gives', /\bthe (?:larger|smaller) part of \d/],
  [
    'a part of a bare number or of a box',
    /\bhad was \d+(?:\/\d+|%) of \d|\bhad \d+(?:\/\d+|%) of the \d[\d ]*[a-z ]+ in a box\b/,
  ],
  ['a box that holds in a ratio', /\bheld [^.]* in the ratio\b|\bas many [a-z]+ as the [a-z]+ box\b/],
  ['a thing that increases', /'s [a-z ]+ increased by (?:the same|a fixed)\b/i],
  ['a total that somebody had', /\btotal amount of money that [A-Z](?:[^.?]|\.\d)* had was\b/],
  ['a name of a figure', /\b(?:best|exact) name of\b/],
  ['a fit for clues', /\b[Ss]mallest fit\b/],
  ['two full stops', /(?<!\.)\.\.(?!\.)/],
  ['sharing by a number', /\bshare (?:it|them|this) by \d/],
  ['coming to the same as', /\bcomes? to the same as\b/i],
  ['a total with a voucher that is not together', /(?:^|[.?!] )With a (?:voucher|gift card|coupon) of \$/],
  ['"it" for a job', /\btakes (?:less|more) than [\d ]+(?:\.\d+)? (?:min|h|s) for it\b/],
  ['"it" for an amount', /\bEach time it was \d|\bIt was [\d .$]+[a-zℓ]* each time\b/],
  ['a container of one thing', /\b(?:packs|bags|boxes|trays|packets|bundles|sets|jars|tins) of 1 [a-z]/],
  ['a look at nothing', /^On \d+ [A-Z][a-z]+, [^.]* (?:counted|measured|weighed|checked) (?:his|her|its)\b/],
  ['a total of the nearest noun', /\bTheir total (?:area|mass) was\b/],
  ['what is found already', /\bWhat is still to find\b/],
  ['a change without its verb', /\bafter (?:his|her|its|the) (?:first|second|third) change\b/i],
  [
    'cents as dollars that change hands',
    /\b(?:gave|spent|received|saved|earned|collected|raised) (?:another )?\$0\.\d/,
  ],
  ['an angle of both together', /\bangle [a-z] is \d+\/\d+ of both together\b/],
  ['among two', /\bequally among 2\b/],
  [
    'two kinds of cards',
    /\bThe cards? shows? (?:how|the first|a pupil|two answers)\b.*\bcards?\b|\bcards?\b.*\bThe cards? shows? (?:how|the first|a pupil|two answers)\b/,
    'card',
  ],
  ['cards that are counted beside cards', /\bLook at the cards\..*\b(?:many|has ___) cards\b/],
  ['a total of things that are not told', /\bAltogether, the [a-z]+ have \d/],
  ['of each what', /\bHow many of each (?:do|does|did)\b|___ of each\./],
  ['a child in place of a number', NAME_ALONE],
  ['a question of grammar', /\bdo you look for\?/],
  ['a percentage without its sign', /\bPercentage [a-z ]*: \d+ [−+] \d+ = /],
  ['an amount with cents without its sign', /\d\.\d\d [−+] \d+\.\d\d = \$/],
  ['the half of the day before its sentence', /(?:^|[.?] )With a\.m\. or p\.m\., /],
  ['"such" for things that are shown', /\b(?:two|three) (?:more )?such [a-z]+s\b/i],
  ['a note in place of a sentence', /(?:^|[.?] )In all [^.?:]*: ___/],
  [
    'things behind "This is"',
    /\bThis is (?:(?:two|three) [a-z]+s\.|the (?!numbers?\b|[a-z]*ss\b)[a-z]+s (?:after|in|on) |(?:How|What|The) )/,
  ],
  ['cubes behind a colon', /\b(?:go in|come out): \d/],
  [
    'how much of what is counted',
    /\bhow much (?:more |less )?(?:[a-z]+ )*?[a-z]*[a-rt-z]s (?:does|do|did|is|are|was|were|must|has|have)\b/i,
  ],
  [
    'has before its owner',
    /\b(?:How many|What)\b(?![^.?!]*\b(?:do|does|did|must|can|will|done|been)\b)[^.?!]*\bha(?:s|ve) (?:[A-Z]|it\b|each\b|both\b)/,
  ],
];

const listSlips = remember((text): readonly string[] =>
  SLIPS.flatMap(([what, form, needs = '']) => {
    const found = text.includes(needs) ? form.exec(text) : null;
    return found ? [`grammar: ${what}, "${found[0]}"`] : [];
  }),
);

/** Faults of grammar in texts that a pupil reads: `grammar: …` with the words found. */
export const listGrammarFaults = (texts: readonly string[]): string[] => texts.flatMap(listSlips);
