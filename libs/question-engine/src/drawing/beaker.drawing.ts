import { type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { tellMark } from './mass-scale.drawing.js';
import { LayoutFault } from './layout-fault.js';
import { liquidColour } from './liquid-colours.js';

/** Beakers or tanks with a scale on the side, next to each other. */
export interface BeakerSpec {
  kind: 'beaker';
  unit: 'ml' | 'ℓ';
  /** Top mark of the scale. */
  max: number;
  step: number;
  labelEvery: number;
  beakers: Array<{ label: string; level: number }>;
  /** The story, where it tells what is in them. */
  story?: string;
}

const TOP = 34;
const HEIGHT = 168;

/** Beakers side by side, at most three. Throws LayoutFault when the numbers or names do not fit. */
export function drawBeakers(canvas: Canvas, spec: BeakerSpec): string {
  const { max, step, labelEvery, unit, beakers } = spec;
  const count = beakers.length;
  if (count < 1 || count > 3) throw new LayoutFault('too many beakers');
  if (max / step > 50 || max / labelEvery > 10) throw new LayoutFault('marks do not fit');
  const space = DRAWING_WIDTH / count;
  const numbers = textWidth(`${max} ${unit}`) + 8;
  const width = Math.min(110, space - numbers - 18);
  if (width < 36) throw new LayoutFault('beakers do not fit');
  beakers.forEach(({ label, level }, i) => {
    if (level < 0 || level > max || level % step !== 0)
      throw new RangeError(`no mark for ${level} on the beaker`);
    const left = i * space + (space - width - numbers) / 2;
    const y = (value: number): number => TOP + HEIGHT - (value / max) * HEIGHT;
    const right = left + width;
    if (level > 0)
      canvas.rect(left, y(level), width, (level / max) * HEIGHT, liquidColour(label, spec.story ?? ''), {
        stroke: INK.line,
      });
    canvas.polyline(
      [
        [left - 5, TOP - 16],
        [left, TOP - 10],
        [left, TOP + HEIGHT],
        [right, TOP + HEIGHT],
        [right, TOP - 16],
      ],
      INK.text,
    );
    for (let value = step; value <= max; value += step) {
      const numbered = value % labelEvery === 0;
      canvas.line(right - (numbered ? 18 : 10), y(value), right, y(value), INK.text, numbered ? 1.5 : 1);
      if (numbered) canvas.text(right + 6, y(value) + 5, `${value} ${unit}`, 'start');
    }
    if (textWidth(label) > space - 6) throw new LayoutFault('name does not fit');
    canvas.text(i * space + space / 2, TOP + HEIGHT + 22, label, 'middle', { bold: true });
  });
  const parts = labelEvery / step;
  const marks = parts === 1 ? '' : ` with ${parts} equal parts between two numbers`;
  const levels = beakers.map(
    ({ label, level }) =>
      `${label === '' ? 'The liquid' : `${label}: the liquid`} is ${level === 0 ? 'not there' : tellMark(level, step, labelEvery, unit)}`,
  );
  return `${count === 1 ? 'A container' : `${count} containers`} with a scale numbered every ${labelEvery} ${unit} up to ${max} ${unit}${marks}. ${levels.join('. ')}.`;
}
