import { listMarkupFaults } from '@sumfox/contracts/question/drawing-markup';
import { BOLD, FONT_SIZE, textWidth } from '../drawing/canvas.js';

interface Box {
  label: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Labels of a drawing with the boxes they fill. */
export function listLabelBoxes(svg: string): Box[] {
  return [
    ...svg.matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(start|middle|end)"([^>]*)>([^<]*)<\/text>/g,
    ),
  ].map(([, x, y, anchor, rest, raw]) => {
    const label = unescape(raw ?? '');
    // The true width is below the generous estimate used for placing.
    const width = textWidth(label) * (rest?.includes('font-weight') ? BOLD : 1) * 0.94;
    const left = Number(x) - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    return {
      label,
      left,
      right: left + width,
      top: Number(y) - FONT_SIZE * 0.78,
      bottom: Number(y) + FONT_SIZE * 0.2,
    };
  });
}

/** Faults of a drawing: an element or attribute that is not on the list, a label outside the box or on another. */
export function listVisualFaults(svg: string): string[] {
  const faults = listMarkupFaults(svg).map((fault) => `visual: ${fault}`);
  const view = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!view) return [...faults, 'visual: no viewBox'];
  const boxes = listLabelBoxes(svg);
  for (const [i, box] of boxes.entries()) {
    if (box.left < 0 || box.top < 0 || box.right > Number(view[1]) || box.bottom > Number(view[2])) {
      faults.push(`visual: label "${box.label}" outside the drawing`);
    }
    for (const other of boxes.slice(i + 1)) {
      if (
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom
      ) {
        faults.push(`visual: labels "${box.label}" and "${other.label}" overlap`);
      }
    }
  }
  return faults;
}
