/** Pairs of whole numbers, written `1:2 3:4`. */
export const readPairs = (text: string): ReadonlyArray<readonly [number, number]> =>
  text.split(' ').map((pair) => {
    const [first = 0, second = 0] = pair.split(':').map(Number);
    return [first, second];
  });
