/** A seeded source of numbers, so that a simulation says the same every time (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From a normal distribution of mean 0 (Box and Muller). */
  normal(spread: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return spread * radius * Math.cos(2 * Math.PI * this.next());
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** One of a list. Throws for an empty one. */
  pick<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new RangeError('an empty list has nothing to pick');
    return one;
  }
}
