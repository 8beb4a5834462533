import { listMarkupFaults } from '@sumfox/contracts/question/drawing-markup';
import { listLabelBoxes } from '../drawing/label-boxes.js';
import { listTouchedLabels } from './label-clearance.js';

/** Faults of a drawing: an element or attribute that is not on the list, a label outside the box, on another or on a line. */
export function listVisualFaults(svg: string): string[] {
  const boxes = listLabelBoxes(svg);
  const faults = [...listMarkupFaults(svg), ...listTouchedLabels(svg, boxes)].map(
    (fault) => `visual: ${fault}`,
  );
  const view = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!view) return [...faults, 'visual: no viewBox'];
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
