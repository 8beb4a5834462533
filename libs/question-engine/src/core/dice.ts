/** Seeded source of choices: the same seed gives the same item on every machine. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Uniform in [0, 1); used only to choose, never as a value. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole number from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** A multiple of `step` from low to high, both included. */
  multiple(step: number, low: number, high: number): number {
    return step * this.int(Math.ceil(low / step), Math.floor(high / step));
  }

  /** One of a non-empty list. Throws RangeError on an empty one. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  chance(oneIn: number): boolean {
    return this.int(1, oneIn) === 1;
  }

  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      const a = copy[i] as T;
      copy[i] = copy[j] as T;
      copy[j] = a;
    }
    return copy;
  }

  /** `count` different members of a list. */
  pickSome<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }
}

/** One 32-bit seed out of words and numbers (FNV-1a), so that cells and retries never share a stream. */
export const mixSeed = (...parts: ReadonlyArray<string | number>): number =>
  mixInto(0x811c9dc5, parts.join(BETWEEN));

/** The seed of the parts that were mixed, and of more behind them: where only the last ones change. */
export const mixOn = (seed: number, ...parts: ReadonlyArray<string | number>): number =>
  mixInto(seed, BETWEEN + parts.join(BETWEEN));

const BETWEEN = '\u001f';

function mixInto(seed: number, text: string): number {
  let hash = seed;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
