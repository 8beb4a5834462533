import { LayoutFault } from './layout-fault.js';
import { BOLD, type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';

/** A circle cut into sectors, clockwise from the top. */
export interface PieChartSpec {
  kind: 'pie-chart';
  title: string;
  /** Low enough for a card below it. */
  isSmall?: boolean;
  /** `degrees` sets the drawn angle; together they make 360. */
  sectors: ReadonlyArray<{ label: string; degrees: number; text: string }>;
}

const RADIUS = 84;
const SMALL_RADIUS = 52;
const FILLS = [INK.blue, INK.amber, INK.green, INK.plain] as const;
const COLOUR = /\b(?:red|orange|yellow|green|blue|purple|pink|white|grey|black|brown|gold|silver)\b/i;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A sector called "Red" may not be blue: a chart whose labels name colours stays white. */
const fillOf = ({ sectors }: PieChartSpec, i: number) =>
  sectors.some(({ label }) => COLOUR.test(label)) ? INK.plain : FILLS[i % 4];

/** A pie chart. Throws LayoutFault when its labels do not fit. */
export function drawPieChart(canvas: Canvas, spec: PieChartSpec): string {
  const sum = spec.sectors.reduce((total, sector) => total + sector.degrees, 0);
  if (Math.abs(sum - 360) > 0.001) throw new LayoutFault('sectors must add to 360');
  if (spec.title !== '' && textWidth(spec.title) * BOLD > DRAWING_WIDTH - 8)
    throw new LayoutFault('title is too long');
  if (spec.title !== '') canvas.text(DRAWING_WIDTH / 2, 18, spec.title, 'middle', { bold: true });
  const radius = spec.isSmall ? SMALL_RADIUS : RADIUS;
  const cx = DRAWING_WIDTH / 2;
  const cy = radius + (spec.title === '' ? 30 : 54);
  const tip = (angle: number, length: number): [number, number] => [
    cx + length * Math.sin(rad(angle)),
    cy - length * Math.cos(rad(angle)),
  ];
  const starts = spec.sectors.map((_, i) =>
    spec.sectors.slice(0, i).reduce((total, sector) => total + sector.degrees, 0),
  );
  spec.sectors.forEach(({ degrees, text }, i) => {
    const from = starts[i] ?? 0;
    canvas.path(
      `M${at(cx, cy)} L${at(...tip(from, radius))} A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${at(...tip(from + degrees, radius))} L${at(cx, cy)}`,
      fillOf(spec, i),
      cy + radius,
    );
    // A right angle is marked where the size of the sector is told, never where it is to be found.
    if (degrees === 90 && /^(90°|25%|1\/4)$/.test(text))
      canvas.polyline([tip(from, 11), tip(from + 45, 15.5), tip(from + 90, 11)], INK.text);
  });
  // The numbers of one chart stand all inside or all beside it.
  const areInside = spec.sectors.every(({ degrees, text }) => {
    const room = degrees >= 180 ? 2 * radius : 2 * radius * 0.64 * Math.sin(rad(degrees / 2));
    return text === '' || (textWidth(text) + 10 <= room && room > 22);
  });
  spec.sectors.forEach(({ label, degrees, text }, i) => {
    const middle = (starts[i] ?? 0) + degrees / 2;
    const inside = text !== '' && areInside;
    if (inside) {
      const [x, y] = tip(middle, radius * 0.64);
      canvas.text(x, y + 5, text);
    }
    const name = inside || text === '' ? label : `${label} ${text}`;
    const [x, y] = tip(middle, radius + 9);
    const sideways = Math.sin(rad(middle));
    const anchor = Math.abs(sideways) < 0.3 ? 'middle' : sideways > 0 ? 'start' : 'end';
    const beside = anchor === 'middle' ? DRAWING_WIDTH : anchor === 'start' ? DRAWING_WIDTH - x - 4 : x - 4;
    const space = name.lastIndexOf(' ');
    const lines =
      textWidth(name) <= beside || space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)];
    const upwards = Math.cos(rad(middle));
    // Rows grow away from the circle.
    const lift =
      upwards < -0.95 ? 10 : (upwards > 0.95 ? 0 : 5) - (upwards > 0 ? 17 * (lines.length - 1) : 0);
    lines.forEach((line, l) => canvas.text(x, y + lift + 17 * l, line, anchor));
  });
  canvas.bottom = Math.max(canvas.bottom, cy + radius + 26);
  const parts = spec.sectors.map(
    ({ label, text }) => `${label}: ${text === '' || text === '?' ? 'not told' : text}`,
  );
  return `Pie chart${spec.title === '' ? '' : `: ${spec.title}`}. ${parts.join('; ')}.`;
}
