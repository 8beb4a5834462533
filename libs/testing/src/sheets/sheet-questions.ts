import { randomOf, type TrueQuestion } from './sheet-truth.js';

type Draw = (from: number, to: number) => number;
const NAMES = ['Mdm Tan', 'Ravi', 'Siti', 'Mei Ling', 'Mr Lim', 'Bala', 'Aishah', 'Kumar', 'Devi', 'Jun Wei'];
const THINGS = ['stickers', 'marbles', 'stamps', 'beads', 'tarts', 'cards'];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const fill = (
  text: string,
  answer: string,
  options: readonly string[] = [],
  picture: TrueQuestion['picture'] = null,
) => ({ text, answer, options, picture });

/** Kinds of questions as worksheets of primary schools print them; `draw` gives their numbers. */
const KINDS: readonly ((draw: Draw, name: string, thing: string) => Omit<TrueQuestion, 'marks'>)[] = [
  (draw, name, thing) => {
    const [boxes, each, given] = [draw(3, 9), draw(12, 48), draw(5, 11)];
    return fill(
      `${name} packed ${thing} into ${boxes} boxes. There were ${each} ${thing} in each box. After giving away ${given} of them, how many ${thing} were left?`,
      String(boxes * each - given),
    );
  },
  (draw, name) => {
    const unit = draw(2, 9) * 100;
    return fill(
      `${name} used {1/3} of the flour for a cake and {1/4} of the remainder for biscuits. ${unit} g of flour was left. How much flour was there at first?`,
      `${unit * 2} g`,
    );
  },
  (draw) => {
    const [a, b] = [draw(21, 98), draw(12, 67)];
    return fill(`Find the value of ${a} × ${b}.`, String(a * b));
  },
  (draw) => {
    const tens = draw(2, 9);
    const digit = draw(1, 4);
    return fill(`In 4${tens}${digit}08, what is the value of the digit ${tens}?`, `${tens}000`, [
      String(tens),
      `${tens}00`,
      `${tens}000`,
      `${tens}0 000`,
    ]);
  },
  (draw) => {
    const d = draw(5, 9);
    return fill(`Which one of the following is the same as 2{3/${d}}?`, `{${2 * d + 3}/${d}}`, [
      `{6/${d}}`,
      `{${d + 3}/${d}}`,
      `{${2 * d + 3}/${d}}`,
      `{${3 * d}/${d}}`,
    ]);
  },
  (draw) => {
    const [l, b] = [draw(12, 29), draw(4, 11)];
    return fill(
      'The figure shows a rectangle. It is not drawn to scale. Find its area.',
      `${l * b} cm²`,
      [],
      'rectangle',
    );
  },
  (draw, name) => {
    const part = draw(4, 15);
    return fill(
      `${name} spent {2/5} of his money on a kite and {1/3} of the remainder on lunch. He had $${2 * part} left. How much money did he have at first?`,
      `$${5 * part}`,
      [],
      'bar',
    );
  },
  (draw) =>
    fill(
      'The table shows the number of books read by four pupils. How many books did they read altogether?',
      String(draw(31, 79)),
      [],
      'table',
    ),
  (draw, name) => {
    const h = draw(1, 8);
    return fill(
      `A movie started at ${h}.45 p.m. and lasted 1 h 50 min. At what time did the movie that ${name} watched end?`,
      `${h + 2}.35 p.m.`,
    );
  },
  (draw) => {
    const k = draw(3, 9);
    return fill(
      `The ratio of the number of boys to the number of girls is ${k} : ${k + 2}. There are ${(k + 2) * 7} girls. How many boys are there?`,
      `${k * 7}`,
    );
  },
  (draw) => {
    const grams = draw(105, 980);
    return fill(
      `Express 3 kg ${grams} g in grams.`,
      `${3000 + grams} g`,
      [`3${grams} g`, `30 ${grams} g`, `${300 + grams} g`, `3 ${grams} kg`].map((option, at) =>
        at === 0 ? `${3000 + grams} g` : option,
      ),
    );
  },
  (draw, name) => {
    const price = draw(12, 39);
    return fill(
      `${name} bought a bag for $${price}.90 and a pair of socks for $4.50. How much change did the cashier give from $100?`,
      `$${(100 - price - 0.9 - 4.5).toFixed(2)}`,
    );
  },
];

/** So many questions with answers that differ from each other, the same for the same seed. */
export function drawQuestions(
  seed: number,
  count: number,
  wants: { options?: boolean; pictures?: boolean; marks?: boolean } = {},
): TrueQuestion[] {
  const random = randomOf(seed);
  const draw: Draw = (from, to) => from + Math.floor(random() * (to - from + 1));
  const kinds = KINDS.map((make, at) => ({ make, at })).filter(({ make }) => {
    const { options, picture } = make((from) => from, 'Ravi', 'beads');
    return (
      (wants.pictures !== false || picture === null) &&
      (wants.options === undefined || options.length > 0 === wants.options)
    );
  });
  const found: TrueQuestion[] = [];
  for (let at = draw(0, 20); found.length < count; at += 1) {
    const question = of(kinds, at).make(draw, of(NAMES, draw(0, 20)), of(THINGS, draw(0, 20)));
    if (found.some((each) => each.answer === question.answer)) continue;
    found.push({
      ...question,
      marks: wants.marks === false ? null : question.options.length > 0 ? 1 : draw(2, 4),
    });
  }
  return found;
}
