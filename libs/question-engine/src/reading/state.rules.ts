import { toSum } from './equations.js';
import {
  AMOUNT,
  type Memory,
  NUMBER,
  UNIT,
  type Rule,
  equalHoldings,
  factorOf,
  form,
  holdingOf,
  namesOf,
  numberOf,
  ownerOf,
} from './memory.js';

/** One has so many times what the other has, and some more. */
const moreThanTimes = (
  memory: Memory,
  [who, than]: readonly [string, string],
  when: string,
  times: number,
  more: number,
): void =>
  void memory.sums.push(
    toSum(
      [
        [holdingOf(memory, ownerOf(who), when), 1],
        [holdingOf(memory, ownerOf(than), when), -times],
      ],
      more,
    ),
  );

/** Sentences that say what somebody has. */
export const STATES: readonly Rule[] = [
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
    (memory, [, a = '', times = '', b = ''], when) => moreThanTimes(memory, [a, b], when, factorOf(times), 0),
  ],
  [
    form(
      String.raw`(.+?) had ${NUMBER}(?: ${UNIT})? more(?: [a-z ]+?)? than (twice|\d+ times) the (?:number|amount) of .+? that (.+) had`,
    ),
    (memory, [, a = '', n, times = '', b = ''], when) =>
      moreThanTimes(memory, [a, b], when, factorOf(times), numberOf(n)),
  ],
  [
    form(String.raw`(.+?) had ${NUMBER}(?: ${UNIT})? (more|fewer|less)(?: [a-z ]+?)? than (.+)`),
    (memory, [, a = '', n, way, b = ''], when) =>
      moreThanTimes(memory, [a, b], when, 1, way === 'more' ? numberOf(n) : -numberOf(n)),
  ],
  // Sentences that tell no number of the story.
  [
    form(String.raw`(.+?) had some .+`),
    (memory, [, who = '']) => void holdingOf(memory, ownerOf(who), 'now'),
  ],
  [
    form(`(.+?) had ${AMOUNT}`),
    (memory, [, who = '', n], when) =>
      memory.sums.push(toSum([[holdingOf(memory, ownerOf(who), when), 1]], numberOf(n))),
  ],
];
