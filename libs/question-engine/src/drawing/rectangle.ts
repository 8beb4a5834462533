/** The corners of a rectangle with upright sides, round from the left end of its top. */
export const rectangleOf = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): Array<[number, number]> => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
