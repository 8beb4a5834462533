import { type SumOfZero, toSum } from './equations.js';
import { COMING_PAST, GOING_PAST, baseOf } from './lexicon.js';

/** A stem as the reader understands it. */
export interface ReadStem {
  sums: readonly SumOfZero[];
  asked: string;
}

/** What the reader knows while it reads on. */
interface Memory {
  sums: SumOfZero[];
  /** How often the holding of an owner has changed so far. */
  changes: Map<string, number>;
  /** Who was named last. */
  last: string;
  /** Unknowns of events by the words that ask for them: `Siti buy`, `packets`, `each`. */
  events: Map<string, string>;
  count: number;
}

const NUMBER = String.raw`\$?(\d+(?: \d{3})*(?:\.\d+)?)`;
const REST = String.raw`(?: (?:kg|ℓ))?(?: of)?(?: [a-z][a-z ]*?)?`;
const AMOUNT = `${NUMBER}${REST}`;
const numberOf = (text: string | undefined): number => Number((text ?? '').replaceAll(' ', ''));
const ownerOf = (text: string): string => text.trim().replace(/^the /i, '');

function factorOf(text: string): number {
  if (text === 'twice') return 2;
  const [top = '', bottom] = text.replace(' times', '').split('/');
  return Number(top) / (bottom === undefined ? 1 : Number(bottom));
}

const namesOf = (text: string): string[] => text.split(/, | and /).map(ownerOf);

/** Which holding of an owner a sentence speaks of: the first one, or the one after all changes so far. */
function holdingOf(memory: Memory, owner: string, when: string): string {
  memory.last = owner;
  return `${owner}#${when === 'first' ? 0 : (memory.changes.get(owner) ?? 0)}`;
}

function fresh(memory: Memory, owner: string, past: string): string {
  memory.count += 1;
  const unknown = `event${memory.count}`;
  memory.events.set(`${owner} ${baseOf(past)}`, unknown);
  return unknown;
}

/** The holding changes by a multiple of unknowns and a number. */
function changeHolding(
  memory: Memory,
  owner: string,
  terms: ReadonlyArray<readonly [string, number]>,
  plus: number,
): void {
  const before = holdingOf(memory, owner, 'now');
  memory.changes.set(owner, (memory.changes.get(owner) ?? 0) + 1);
  const after = holdingOf(memory, owner, 'now');
  memory.sums.push(toSum([[after, 1], [before, -1], ...terms.map(([n, t]) => [n, -t] as const)], plus));
}

type Rule = readonly [form: RegExp, read: (memory: Memory, m: readonly string[], when: string) => void];

const form = (text: string): RegExp => new RegExp(`^${text}$`);

const equalHoldings = (memory: Memory, names: readonly string[], when: string): void => {
  const [first = '', ...others] = names.map((name) => holdingOf(memory, name, when));
  for (const other of others)
    memory.sums.push(
      toSum(
        [
          [first, 1],
          [other, -1],
        ],
        0,
      ),
    );
};

const STATES: readonly Rule[] = [
  [
    form('(.+?) had the same (?:number|amount) of .+'),
    (memory, [, who = ''], when) => equalHoldings(memory, namesOf(who), when),
  ],
  [
    form(`(.+?) had ${AMOUNT} altogether`),
    (memory, [, who = '', n], when) =>
      memory.sums.push(
        toSum(
          namesOf(who).map((name) => [holdingOf(memory, name, when), 1] as const),
          numberOf(n),
        ),
      ),
  ],
  [
    form(`the total (?:number|amount) of .+? that (.+?) had was ${AMOUNT}`),
    (memory, [, who = '', n], when) =>
      memory.sums.push(
        toSum(
          namesOf(who).map((name) => [holdingOf(memory, name, when), 1] as const),
          numberOf(n),
        ),
      ),
  ],
  [
    form(String.raw`the ratio of (.+) was (\d+(?: : \d+)+)`),
    (memory, [, whose = '', terms = ''], when) => {
      const owners = [...whose.matchAll(/(?:^| to )(.+?)'s /g)].map(([, name = '']) => ownerOf(name));
      const values = terms.split(' : ').map(Number);
      const [first = ''] = owners.map((name) => holdingOf(memory, name, when));
      owners.slice(1).forEach((name, i) =>
        memory.sums.push(
          toSum(
            [
              [first, values[i + 1] ?? 0],
              [holdingOf(memory, name, when), -(values[0] ?? 0)],
            ],
            0,
          ),
        ),
      );
    },
  ],
  [
    form('(.+?) had as (?:many|much) .+? as (.+)'),
    (memory, [, a = '', b = ''], when) => equalHoldings(memory, [ownerOf(a), ownerOf(b)], when),
  ],
  [
    form(String.raw`(.+?) had (twice|\d+ times|\d+\/\d+) as (?:many|much) .+? as (.+)`),
    (memory, [, a = '', times = '', b = ''], when) =>
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(a), when), 1],
            [holdingOf(memory, ownerOf(b), when), -factorOf(times)],
          ],
          0,
        ),
      ),
  ],
  [
    form(
      String.raw`(.+?) had ${NUMBER}(?: (?:kg|ℓ))? more(?: [a-z ]+?)? than (twice|\d+ times) the (?:number|amount) of .+? that (.+) had`,
    ),
    (memory, [, a = '', n, times = '', b = ''], when) =>
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(a), when), 1],
            [holdingOf(memory, ownerOf(b), when), -factorOf(times)],
          ],
          numberOf(n),
        ),
      ),
  ],
  [
    form(String.raw`(.+?) had ${NUMBER}(?: (?:kg|ℓ))? (more|fewer|less)(?: [a-z ]+?)? than (.+)`),
    (memory, [, a = '', n, way, b = ''], when) =>
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(a), when), 1],
            [holdingOf(memory, ownerOf(b), when), -1],
          ],
          way === 'more' ? numberOf(n) : -numberOf(n),
        ),
      ),
  ],
  // Sentences that tell no number of the story.
  [
    form(String.raw`(.+?) had some .+`),
    (memory, [, who = '']) => void holdingOf(memory, ownerOf(who), 'now'),
  ],
  [form(String.raw`(.+?) (?:is|was) \d+ years old`), () => undefined],
  [
    form(`(.+?) had ${AMOUNT}`),
    (memory, [, who = '', n], when) =>
      memory.sums.push(toSum([[holdingOf(memory, ownerOf(who), when), 1]], numberOf(n))),
  ],
];

function moveBetween(
  memory: Memory,
  [a, b]: readonly [string, string],
  n: string | undefined,
  verb: string,
): void {
  const unknown = fresh(memory, a, verb);
  if (n !== undefined) memory.sums.push(toSum([[unknown, 1]], numberOf(n)));
  changeHolding(memory, a, [[unknown, -1]], 0);
  changeHolding(memory, b, [[unknown, 1]], 0);
}

/** Packets of one size come; the size may follow in a sentence of its own. */
function packetsCome(memory: Memory, who: string, count: string | undefined, size: string | undefined): void {
  const before = holdingOf(memory, who, 'now');
  memory.changes.set(who, (memory.changes.get(who) ?? 0) + 1);
  const after = holdingOf(memory, who, 'now');
  const all = 'packets in all';
  memory.sums.push(
    toSum(
      [
        [after, 1],
        [before, -1],
        [all, -1],
      ],
      0,
    ),
  );
  memory.events.set('packets of', count ?? '');
  sizePackets(memory, count, size);
}

/** `all = count * size` where one of the two is a number. */
function sizePackets(memory: Memory, count: string | undefined, size: string | undefined): void {
  if (count !== undefined && size !== undefined)
    memory.sums.push(toSum([['packets in all', 1]], numberOf(count) * numberOf(size)));
  else if (count !== undefined)
    memory.sums.push(
      toSum(
        [
          ['packets in all', 1],
          ['size', -numberOf(count)],
        ],
        0,
      ),
    );
  else if (size !== undefined)
    memory.sums.push(
      toSum(
        [
          ['packets in all', 1],
          ['packets', -numberOf(size)],
        ],
        0,
      ),
    );
}

const SOME = '(?:some more|some of (?:his|her|its)|some)';
const VERB = `(${COMING_PAST}|${GOING_PAST})`;

const EVENTS: readonly Rule[] = [
  [
    form(`(.+?) received (?:${AMOUNT}|some .+?) from (.+)`),
    (memory, [, b = '', n, a = '']) => moveBetween(memory, [ownerOf(a), ownerOf(b)], n, a),
  ],
  [
    form(`(.+?) (gave|sent) (?:${AMOUNT}|some .+?) to (.+)`),
    (memory, [, a = '', verb = '', n, b = '']) => moveBetween(memory, [ownerOf(a), ownerOf(b)], n, verb),
  ],
  [
    form(String.raw`(.+?) shared the (?:remaining )?.+? equally among (?:(\d+)|some) .+`),
    (memory, [, who = '', n]) => {
      if (n === undefined) return;
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, ownerOf(who), 'now'), 1],
            ['each', -Number(n)],
          ],
          0,
        ),
      );
    },
  ],
  [
    form(`each [a-z]+ received ${AMOUNT}`),
    (memory, [, n]) => memory.sums.push(toSum([['each', 1]], numberOf(n))),
  ],
  [form(`each [a-z]+ held ${AMOUNT}`), (memory, [, n]) => sizeAfterwards(memory, n)],
  [
    form(
      String.raw`(.+?) (?:${COMING_PAST}) (?:(\d+)|some more) [a-z]+ of [a-z ]+? with ${AMOUNT} in each [a-z]+`,
    ),
    (memory, [, who = '', count, size]) => packetsCome(memory, ownerOf(who), count, size),
  ],
  [
    form(
      String.raw`(.+?) (?:${COMING_PAST}) (?:(\d+)|some more) [a-z]+ of [a-z ]+?(, with the same (?:number|amount) of [a-z ]+ in each [a-z]+)?`,
    ),
    (memory, [, who = '', count, same]) => {
      if (same !== undefined) packetsCome(memory, ownerOf(who), count, undefined);
      else packetsCome(memory, ownerOf(who), undefined, undefined);
      memory.events.set('packets of', count ?? '');
    },
  ],
  [
    form(String.raw`(.+?) (?:${GOING_PAST}) (\d+)\/(\d+) of (?:his|her|its|the remaining) .+`),
    (memory, [, who = '', top, bottom]) => {
      const owner = ownerOf(who);
      const before = holdingOf(memory, owner, 'now');
      memory.changes.set(owner, (memory.changes.get(owner) ?? 0) + 1);
      const left = 1 - Number(top) / Number(bottom);
      memory.sums.push(
        toSum(
          [
            [holdingOf(memory, owner, 'now'), 1],
            [before, -left],
          ],
          0,
        ),
      );
    },
  ],
  [
    form(`(.+?) ${VERB} (?:(?:another )?${AMOUNT}|${SOME} .+)`),
    (memory, [, who = '', past = '', n]) => {
      const owner = ownerOf(who);
      const unknown = fresh(memory, owner, past);
      if (n !== undefined) memory.sums.push(toSum([[unknown, 1]], numberOf(n)));
      changeHolding(memory, owner, [[unknown, new RegExp(`^(?:${COMING_PAST})$`).test(past) ? 1 : -1]], 0);
    },
  ],
];

/** `Each tray held 12 eggs.` behind `bought 5 trays of eggs.` */
function sizeAfterwards(memory: Memory, size: string | undefined): void {
  const count = memory.events.get('packets of');
  sizePackets(memory, count === '' ? undefined : count, size);
}

const ASKED: readonly Rule[] = [
  [
    form(String.raw`How (?:many|much) more .+? did (.+?) have than (.+)`),
    (memory, [, a = '', b = ''], when) => {
      memory.sums.push(
        toSum(
          [
            ['asked', -1],
            [holdingOf(memory, ownerOf(a), when), 1],
            [holdingOf(memory, ownerOf(b), when), -1],
          ],
          0,
        ),
      );
    },
  ],
  [
    form(String.raw`How (?:many|much) .+? did (.+?) have altogether`),
    (memory, [, who = ''], when) => {
      memory.sums.push(
        toSum([['asked', -1], ...namesOf(who).map((name) => [holdingOf(memory, name, when), 1] as const)], 0),
      );
    },
  ],
  [
    form(String.raw`How (?:many|much) .+? did each [a-z]+ receive`),
    (memory) =>
      memory.sums.push(
        toSum(
          [
            ['asked', 1],
            ['each', -1],
          ],
          0,
        ),
      ),
  ],
  [
    form(String.raw`How (?:many|much) .+? did (.+?) have`),
    (memory, [, who = ''], when) =>
      memory.sums.push(
        toSum(
          [
            ['asked', 1],
            [holdingOf(memory, ownerOf(who), when), -1],
          ],
          0,
        ),
      ),
  ],
  [
    form(String.raw`How (?:many|much) .+? (?:were|was) there in each [a-z]+`),
    (memory) =>
      memory.sums.push(
        toSum(
          [
            ['asked', 1],
            ['size', -1],
          ],
          0,
        ),
      ),
  ],
  [
    form(String.raw`How many [a-z]+ of [a-z ]+? did (.+?) [a-z]+`),
    (memory) =>
      memory.sums.push(
        toSum(
          [
            ['asked', 1],
            ['packets', -1],
          ],
          0,
        ),
      ),
  ],
  [
    form(String.raw`How (?:many|much) .+? did (.+?) ([a-z]+(?: away| out)?)(?: to .+)?`),
    (memory, [, who = '', base = '']) => {
      const unknown = [...memory.events].find(([key]) => key === `${ownerOf(who)} ${base}`)?.[1];
      if (unknown !== undefined)
        memory.sums.push(
          toSum(
            [
              ['asked', 1],
              [unknown, -1],
            ],
            0,
          ),
        );
    },
  ],
];

/** The moment that a sentence names, and the sentence without it. */
function takeMoment(sentence: string): { when: string; bare: string } {
  const isFirst = /^At first, | at first$/.test(sentence);
  const bare = sentence
    .replace(/^(?:At first|In the end|After that), /, '')
    .replace(/^Then /, '')
    .replace(/ (?:at first|in the end)$/, '');
  return { when: isFirst ? 'first' : 'now', bare };
}

const PRONOUN = /^(?:he|she|it)(?= )/i;

function readSentence(memory: Memory, sentence: string, rules: readonly Rule[]): boolean {
  const { when, bare: told } = takeMoment(sentence);
  const bare = told
    .replace(PRONOUN, memory.last)
    .replace(/^(?:The|Each|Twice)(?= )/, (word) => word.toLowerCase());
  for (const [pattern, read] of rules) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    return true;
  }
  return false;
}

/** Reads a stem of told sentences and one question at the end; null when a sentence is not in the grammar. */
export function readStem(stem: string): ReadStem | null {
  const memory: Memory = { sums: [], changes: new Map(), last: '', events: new Map(), count: 0 };
  const sentences = stem.split(/(?<=[.?]) (?=[A-Z0-9])/);
  const question = sentences.pop() ?? '';
  for (const sentence of sentences) {
    if (!readSentence(memory, sentence.replace(/\.$/, ''), [...STATES, ...EVENTS])) return null;
  }
  const { when, bare } = takeMoment(question.replace(/\?$/, ''));
  for (const [pattern, read] of ASKED) {
    const match = pattern.exec(bare);
    if (!match) continue;
    read(memory, match, when);
    return memory.sums.some(({ multiples }) => multiples.has('asked'))
      ? { sums: memory.sums, asked: 'asked' }
      : null;
  }
  return null;
}
