import { toSum } from './equations.js';
import { COMING_PAST, GOING_PAST } from './lexicon.js';
import {
  AMOUNT,
  type Memory,
  type Rule,
  changeHolding,
  form,
  fresh,
  holdingOf,
  numberOf,
  ownerOf,
} from './memory.js';

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

const COMES = new RegExp(`^(?:${COMING_PAST})$`);

/** Packets of one size come or go; the size may follow in a sentence of its own. */
function packetsChange(
  memory: Memory,
  [who, past]: readonly [string, string],
  count: string | undefined,
  size: string | undefined,
): void {
  const before = holdingOf(memory, who, 'now');
  memory.changes.set(who, (memory.changes.get(who) ?? 0) + 1);
  const after = holdingOf(memory, who, 'now');
  const all = 'packets in all';
  memory.sums.push(
    toSum(
      [
        [after, 1],
        [before, -1],
        [all, COMES.test(past) ? -1 : 1],
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

/** Sentences that say what happens. */
export const EVENTS: readonly Rule[] = [
  [
    form(`(.+?) received (?:${AMOUNT}|some .+?) from (.+)`),
    (memory, [, b = '', n, a = '']) => moveBetween(memory, [ownerOf(a), ownerOf(b)], n, a),
  ],
  [
    form(`(.+?) (gave|sent) (?:${AMOUNT}|some .+?) to (.+)`),
    (memory, [, a = '', verb = '', n, b = '']) => moveBetween(memory, [ownerOf(a), ownerOf(b)], n, verb),
  ],
  [
    form(String.raw`(.+?) shared the (?:remaining )?.+? equally (?:among|between) (?:(\d+)|some) .+`),
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
  [form(`each [a-z]+ (?:held|was|had an area of) ${AMOUNT}`), (memory, [, n]) => sizeAfterwards(memory, n)],
  [
    form(
      String.raw`(.+?) ${VERB} (?:(\d+)|some more|some) [a-z]+ of [a-z ]+?(?: with|, each(?: with an area of)?) ${AMOUNT}(?: in each [a-z]+)?`,
    ),
    (memory, [, who = '', past = '', count, size]) =>
      packetsChange(memory, [ownerOf(who), past], count, size),
  ],
  [
    form(
      String.raw`(.+?) ${VERB} (?:(\d+)|some more|some) (?!(?:k?g|[ck]?m|ml|min|h|s|of) )[a-z]+ of [a-z ]+?(, (?:with the same (?:number|amount) of [a-z ]+ in each [a-z]+|all of the same (?:length|size)))?`,
    ),
    (memory, [, who = '', past = '', count, same]) => {
      packetsChange(memory, [ownerOf(who), past], same === undefined ? undefined : count, undefined);
      memory.events.set('packets of', count ?? '');
    },
  ],
  [
    form(String.raw`(.+?) (?:${GOING_PAST}) (\d+)(?:\/(\d+)|%) of (?:his|her|its|the remaining) .+`),
    (memory, [, who = '', top, bottom = '100']) => {
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
      changeHolding(memory, owner, [[unknown, COMES.test(past) ? 1 : -1]], 0);
    },
  ],
];

/** `Each tray held 12 eggs.` behind `bought 5 trays of eggs.` */
function sizeAfterwards(memory: Memory, size: string | undefined): void {
  const count = memory.events.get('packets of');
  sizePackets(memory, count === '' ? undefined : count, size);
}
