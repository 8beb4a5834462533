import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';

/** A protractor with its two scales, and arms from its centre O to points on its edge. */
export interface ProtractorSpec {
  kind: 'protractor';
  /** Arms by the reading of the inner scale, which starts at the right; the letter stands at its end. */
  arms: ReadonlyArray<{ name: string; at: number }>;
  /** Dots on the edge that are not joined to O. */
  dots?: ReadonlyArray<{ name: string; at: number }>;
  /** The letter at the end of an arm that is to be drawn, against the first of the arms. */
  drawn?: string;
}

const RADIUS = 122;
const CENTRE = { x: DRAWING_WIDTH / 2, y: 148 } as const;
const OUTER = 24;
const INNER = 48;
/** Degrees from an arm within which no number stands: it would cut the arm where the pupil reads. */
const CLEAR = 8;

const tip = (degrees: number, r: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [CENTRE.x + r * Math.cos(turn), CENTRE.y - r * Math.sin(turn)];
};

function drawRim(canvas: Canvas): void {
  const rim = Array.from({ length: 37 }, (_, i) => tip(i * 5, RADIUS));
  canvas.polygon([...rim, tip(180, RADIUS), tip(0, RADIUS)], INK.blue, INK.text);
  for (let at = 0; at <= 180; at += 5) {
    const long = at % 10 === 0 ? 9 : 5;
    canvas.line(...tip(at, RADIUS), ...tip(at, RADIUS - long), INK.text, 1);
  }
}

/** The numbers of both scales but for those on an arm; the ends stand above the base line. */
function drawNumbers(canvas: Canvas, arms: ProtractorSpec['arms']): void {
  const write = (x: number, y: number, value: number): void =>
    canvas.text(x, y, String(value), 'middle', { plate: INK.blue });
  // The two scales are numbered in turns, so that no number touches another.
  for (let at = 0; at <= 180; at += 20) {
    const [x, y] = tip(at, RADIUS - OUTER);
    const isEnd = at === 0 || at === 180;
    if (!isEnd && arms.some((arm) => Math.abs(arm.at - at) < CLEAR)) continue;
    write(x + (at === 0 ? -2 : at === 180 ? 2 : 0), y + (isEnd ? -5 : 5), 180 - at);
    const [ix, iy] = tip(at, RADIUS - INNER - (isEnd ? 8 : 0));
    write(ix, iy + (isEnd ? -5 : 5), at);
  }
}

/** A reading as a pupil sees it: how many small marks it lies past a number. */
function markText(at: number): string {
  const past = (at % 20) / 5;
  const number = at - (at % 20);
  return past === 0 ? `at ${number}` : `${past} small ${past === 1 ? 'mark' : 'marks'} past ${number}`;
}

/** Draws the protractor. The text alternative tells both readings of each point, as a pupil sees them. */
export function drawProtractor(canvas: Canvas, { arms, dots = [], drawn }: ProtractorSpec): string {
  drawRim(canvas);
  for (const { name, at } of arms) {
    canvas.line(CENTRE.x, CENTRE.y, ...tip(at, RADIUS + 6), INK.line, 2.5);
    const [x, y] = tip(at, RADIUS + 17);
    canvas.text(x, y + 5, name, 'middle', { bold: true });
  }
  drawNumbers(canvas, arms);
  for (const { name, at } of dots) {
    canvas.circle(...tip(at, RADIUS), 3.5, INK.line);
    const [x, y] = tip(at, RADIUS + 15);
    canvas.text(x, y + 5, name, 'middle', { bold: true });
  }
  const [first] = arms;
  if (drawn !== undefined && first)
    canvas.board = {
      kind: 'angle',
      at: [CENTRE.x, CENTRE.y],
      step: RADIUS + 6,
      from: first.at,
      arm: `O${first.name}`,
      name: drawn,
    };
  canvas.circle(CENTRE.x, CENTRE.y, 3, INK.text, INK.text);
  canvas.text(CENTRE.x, CENTRE.y + 19, 'O', 'middle', { bold: true });
  const said = [
    ...arms.map(
      ({ name, at }) =>
        `line O${name} is ${markText(at)} on the inner scale and ${markText(180 - at)} on the outer scale`,
    ),
    ...dots.map(
      ({ name, at }) =>
        `point ${name} is ${markText(at)} on the inner scale and ${markText(180 - at)} on the outer scale`,
    ),
  ];
  return `A protractor with its centre at O. The inner scale starts at the right, the outer scale at the left. Each small mark is 5°. ${said.join('; ')}.`;
}
