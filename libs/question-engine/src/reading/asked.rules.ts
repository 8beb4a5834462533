import { toSum } from './equations.js';
import { type Rule, form, holdingOf, namesOf, ownerOf } from './memory.js';

/** Questions. */
export const ASKED: readonly Rule[] = [
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
    form(String.raw`How (?:many|much) .+? (?:were|was) there in each [a-z]+(?: that .+? [a-z ]+)?`),
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
