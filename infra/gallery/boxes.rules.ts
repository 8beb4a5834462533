/** What a part of a story looks like without its pixels. */
export interface Box {
  /** Element and classes: `button.action`. */
  name: string;
  /** Its own text, without that of the parts inside. */
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Another Chromium, or another system, rounds widths of letters in another way. */
const TOLERANCE_PX = 3;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Says how the boxes of a story differ from the accepted ones; the first differences alone, since others follow from them. */
export function compareBoxes(accepted: readonly Box[], found: readonly Box[]): string[] {
  const length = Math.max(accepted.length, found.length);
  for (let at = 0; at < length; at += 1) {
    const [before, after] = [accepted[at], found[at]];
    if (before?.name !== after?.name)
      return [`${describe(before)} was accepted, and ${describe(after)} is there.`];
  }
  return found.flatMap((box, at) => compareBox(accepted[at]!, box)).slice(0, 5);
}

function compareBox(accepted: Box, found: Box): string[] {
  const differences = SIDES.filter((side) => Math.abs(accepted[side] - found[side]) > TOLERANCE_PX).map(
    (side) => `${side} of ${found.name} is ${found[side]} px, ${accepted[side]} were accepted.`,
  );
  if (accepted.text !== found.text)
    differences.unshift(`${found.name} says "${found.text}", "${accepted.text}" was accepted.`);
  return differences;
}

const describe = (box: Box | undefined): string => (box ? `${box.name} "${box.text}"` : 'no further part');
