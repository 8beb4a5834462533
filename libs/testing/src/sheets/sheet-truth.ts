/** A question of a made sheet, and what a reader should find of it. */
export interface TrueQuestion {
  /** As printed; a fraction in braces, such as `{3/4}`, may be drawn with its parts one above the other. */
  readonly text: string;
  /** Without their labels; empty for an open question. */
  readonly options: readonly string[];
  readonly answer: string;
  /** Null where the sheet prints none. */
  readonly marks: number | null;
  readonly picture: 'bar' | 'rectangle' | 'table' | null;
}

/** A made sheet: its fields, and the PDF that shows them. */
export interface MadeSheet {
  readonly layout: string;
  readonly title: string;
  /** 1 to 6; null where the sheet does not say. */
  readonly grade: number | null;
  readonly questions: readonly (TrueQuestion & { readonly shown: string })[];
  readonly pdf: Uint8Array;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
