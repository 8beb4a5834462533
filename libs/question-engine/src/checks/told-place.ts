import type { Item } from '@sumfox/contracts/question/item';

type Place = readonly [across: number, up: number];

/** One side of a way: `2 squares to the right`, `3 units straight up`, `1 unit to the left and up` along an isometric grid. */
const SIDE =
  /(\d+) (?:squares?|dots?|units?) (to the left and up|to the right|to the left|(?:straight )?(?:up|down))/g;

function stepOf(count: number, way: string): Place {
  if (way === 'to the left and up') return [-count, count];
  if (way === 'to the right') return [count, 0];
  if (way === 'to the left') return [-count, 0];
  return [0, way.endsWith('up') ? count : -count];
}

const readPlaces = (text: string): Place[] =>
  [...text.matchAll(/\((\d+), (\d+)\)/g)].map(([, x = '', y = '']) => [Number(x), Number(y)]);

/** Where a way may start: at the corner of the paper, at the point that is named, or at any corner of the drawing. */
function listStarts(line: string, alt: string): Place[] {
  if (line.includes('bottom left')) return [[0, 0]];
  const name = / (?:of|from) ([A-Z])\b/.exec(line)?.[1];
  if (name === undefined) return readPlaces(alt);
  const at = new RegExp(`\\b${name} (?:is )?(\\(\\d+, \\d+\\))`).exec(alt)?.[1];
  return readPlaces(at ?? '');
}

/**
 * Whether the sentence at the end of a solution leads to the point that is drawn, on paper without numbers. Null where
 * the answer is no such point, or is told by its numbers.
 */
export function isPlaceTold({ question, scheme }: Item): boolean | null {
  const [key] = readPlaces(scheme.modelAnswer);
  const last = scheme.solutionSteps.at(-1) ?? '';
  if (question.manipulative?.kind !== 'point' || !key || last.includes(scheme.modelAnswer)) return null;
  const [across, up] = [...last.matchAll(SIDE)]
    .map(([, count = '', way = '']) => stepOf(Number(count), way))
    .reduce(([x, y], [dx, dy]): Place => [x + dx, y + dy], [0, 0] as Place);
  return listStarts(last, question.visual?.alt ?? '').some(
    ([x, y]) => x + across === key[0] && y + up === key[1],
  );
}
