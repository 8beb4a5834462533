/** Rows of squares joined edge to edge: `#` is a square. */
export type Net = readonly string[];

/** All eleven nets of a cube, turned as they need the least height. */
export const NETS_OF_A_CUBE: readonly Net[] = [
  ['#...', '####', '#...'],
  ['#...', '####', '.#..'],
  ['#...', '####', '..#.'],
  ['#...', '####', '...#'],
  ['.#..', '####', '.#..'],
  ['.#..', '####', '..#.'],
  ['##..', '.###', '.#..'],
  ['##..', '.###', '..#.'],
  ['##..', '.###', '...#'],
  ['##..', '.##.', '..##'],
  ['###..', '..###'],
];
