import { listSentences } from '../checks/read-text.js';
import { capital } from '../core/people.js';
import { countOwners, listNamed } from './captions.js';
import rules from './short-asks.json' with { type: 'json' };

/** An asking sentence of the story and what the story tells before it. */
interface Asked {
  text: string;
  /** The whole stem, and the words of its drawing. */
  stem: string;
  isShort: (text: string) => boolean;
}

/** A shorter way to ask the same; null where it does not fit the story. */
type Shortening = (asked: Asked) => string | null;

const replace =
  (from: RegExp, into: string): Shortening =>
  ({ text }) =>
    from.test(text) ? text.replace(from, into) : null;

const isMeasure = (what: string): boolean => /^How much\b/.test(what);

const askTogether: Shortening = ({ text, stem, isShort }) => {
  const asked = /^(How (?:much|many) [\w ]+?) (did|do) (.+ and .+?) have(?: altogether)?( at first)?\?$/.exec(
    text,
  );
  const all = asked && countOwners(asked[3] ?? '', stem);
  if (asked && all) {
    const [, many = '', did = '', , first = ''] = asked;
    const whole = [all, all.replace(/^(both|all \w+) .*/, '$1')].map(
      (one) => `${many} ${did} ${one} have altogether${first}?`,
    );
    return whole.find(isShort) ?? `${many} ${did} ${all} have${first}?`;
  }
  const told = /^(.+ and .+?) (had|have) (___ .+?) altogether( at first)?\.$/.exec(text);
  const both = told && countOwners(told[1] ?? '', stem);
  return told && both
    ? `${capital(both)} ${told[2] ?? ''} ${told[3] ?? ''} altogether${told[4] ?? ''}.`
    : null;
};

/** The two that are compared in a sentence of their own, then the question without the second of them. */
const compare =
  (from: RegExp, pair: string, ...asks: readonly string[]): Shortening =>
  ({ text, isShort }) => {
    if (!from.test(text)) return null;
    const said = asks.map((one) => text.replace(from, one));
    const ask = [...said, ...said.map((one) => one.replace(/ of [a-z]+/, ''))].find(isShort);
    const whole = `Compare ${text.replace(from, pair).replace(/^The /, 'the ')}.`;
    const told = [whole, whole.replace(/ of [a-z]+/, '')].find(isShort);
    return ask !== undefined && told !== undefined ? `${told} ${ask}` : null;
  };

const askDifference: Shortening = ({ text }) => {
  const told = /^(.+?) (had|has) (___ (?:\w+ )?more) [\w ]+ than (.+)\.$/.exec(text);
  return told ? `${told[1] ?? ''} ${told[2] ?? ''} ${told[3] ?? ''} than ${told[4] ?? ''}.` : null;
};

/** `in the end` is now: the cards show what happened before. Where only one has something, it need not be named. */
const askEnd: Shortening = ({ text, stem, isShort }) => {
  const isAlone = listNamed(stem).length < 2;
  const asked = /^(How (?:much|many) [\w ]+?) did (.+?) have in the end\?$/.exec(text);
  if (asked) {
    const named = `${asked[1] ?? ''} does ${asked[2] ?? ''} have now?`;
    return (isShort(named) && !/^(?:he|she|it)$/.test(asked[2] ?? '')) || !isAlone
      ? named
      : `${asked[1] ?? ''} ${isMeasure(text) ? 'is' : 'are'} there now?`;
  }
  const told = /^(.+?) had (.*___.*?) in the end\.$/.exec(text);
  if (!told) return null;
  const what = told[2] ?? '';
  const named = `${told[1] ?? ''} has ${what} now.`;
  if (isShort(named) || !isAlone) return named;
  return `Now there ${/___ (?:kg|g|m|cm|ℓ|min|h)\b|\$___|___¢/.test(what) ? 'is' : 'are'} ${what}.`;
};

/** `painted` of `paint`: what is done in a story of the youngest. */
const DONE: Readonly<Record<string, string>> = {
  build: 'built',
  buy: 'bought',
  carry: 'carried',
  cut: 'cut',
  give: 'given',
  make: 'made',
  sell: 'sold',
  send: 'sent',
  sew: 'sewn',
  spend: 'spent',
};
const doneOf = (verb: string): string => DONE[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** What was done on a day, without naming again who did it: `How much wall was painted on Day 4?` */
const askDone: Shortening = ({ text, isShort }) => {
  const asked =
    /^How (much|many)( [\w ]+?) did .+ (\w+) (on Day \d+|in Week \d+|in (?:the first )?\d+ (?:days|weeks))\?$/.exec(
      text,
    );
  if (!asked) return null;
  const [, many = '', what = '', verb = '', when = ''] = asked;
  const done = `${many === 'much' ? 'was' : 'were'} ${doneOf(verb)} ${when}?`;
  const whole = `How ${many}${what} ${done}`;
  return isShort(whole) ? whole : `How ${many} ${done}`;
};

/** What a stall or a club did, which the question would call only "it": `How much milk was used?` */
const askDoneByIt: Shortening = ({ text }) => {
  const [, many = '', verb] =
    /^(How much [\w ]+) did it (\w+)( \w+)? (?:on|for|to(?: \w+)?) the [\w ]+\?$/.exec(text) ?? [];
  return verb === undefined ? null : `${many} was ${doneOf(verb)}?`;
};

const SHORTENINGS: readonly Shortening[] = [
  askTogether,
  compare(
    /^(How (?:much|many) more)( [\w ]+?)? (did|do|does) (.+?) have than (.+?)( now| at first)?\?$/,
    '$4 with $5',
    '$1$2 $3 $4 have$6?',
    '$1 $3 $4 have$6?',
  ),
  compare(
    /^(How (?:much|many) [\w ]+?) (did|were) (the .+?)( take| hold| cost| have)?(?: altogether)? than (the .+)\?$/,
    '$3 with $5',
    '$1 $2 $3$4 altogether?',
    '$1 $2 $3$4?',
    '$1 $2 they$4?',
  ),
  compare(
    /^(.+?) (took|held|cost|had|were) (.*___.*?)( altogether)? than (the .+)\.$/,
    '$1 with $5',
    '$1 $2 $3$4.',
    '$1 $2 $3.',
  ),
  compare(
    /^(How many (?:more|fewer) [\w ]*?)are (on|in) (\w+ [A-Z]) than (?:on|in) (\w+ [A-Z])\?$/,
    '$3 with $4',
    '$1are $2 $3?',
  ),
  compare(/^(.+?) (had|has) (___ (?:\w+ )?(?:more|fewer) [\w ]+) than (.+)\.$/, '$1 with $4', '$1 $2 $3.'),
  askDifference,
  askEnd,
  askDone,
  askDoneByIt,
  compare(/^How (many \w+|much) (\w+er) is (.+) than (.+)\?$/, '$3 with $4', 'How $1 $2 is $3?'),
  compare(/^(.+) is (___ \w+) (\w+er) than (.+)\.$/, '$1 with $4', '$1 is $2 $3.'),
  compare(
    /^((?<many>How many (?:more|fewer)) [\w ]+ (?<done>were [\w ]+?)) (?<at>on|in) (?<one>\w+ \d+) than (?:on|in) (?<other>\w+ \d+)\?$/,
    '$<one> with $<other>',
    '$1 $<at> $<one>?',
    '$1?',
    '$<many> $<done> $<at> $<one>?',
  ),
  ...rules.map(([from = '', into = '']) => replace(new RegExp(from), into)),
];

/** The first of the ways to ask the same whose words are few enough; the sentence itself where none is. */
export function shortenAsk(text: string, stem: string, isShort: (text: string) => boolean): string {
  if (isShort(text)) return text;
  for (const shorten of SHORTENINGS) {
    const short = shorten({ text, stem, isShort });
    if (short !== null && listSentences(short).every(isShort)) return short;
  }
  return text;
}
