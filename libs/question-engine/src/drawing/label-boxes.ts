import { BOLD, FONT_SIZE, textWidth } from './canvas.js';

/** A label and the room that it fills, in user units. */
export interface LabelBox {
  label: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where its element starts in the markup. */
  place: number;
}

/** Letters with a part below the line. */
const HANGS = /[gjpqy,;()Q_]/;

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Labels of a drawing with the boxes they fill. */
export function listLabelBoxes(svg: string): LabelBox[] {
  return [
    ...svg.matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(start|middle|end)"([^>]*)>([^<]*)<\/text>/g,
    ),
  ].map(({ 1: x, 2: y, 3: anchor, 4: rest, 5: raw, index: place }) => {
    const label = unescape(raw ?? '');
    // The true width is below the generous estimate used for placing.
    const width = textWidth(label) * (rest?.includes('font-weight') ? BOLD : 1) * 0.94;
    const left = Number(x) - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    return {
      label,
      left,
      right: left + width,
      top: Number(y) - FONT_SIZE * 0.72,
      bottom: Number(y) + (HANGS.test(label) ? FONT_SIZE * 0.2 : 0),
      place,
    };
  });
}
