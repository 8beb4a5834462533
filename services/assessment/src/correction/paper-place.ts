/** One question of one paper. */
export interface PaperPlace {
  paperId: number;
  /** From 0. */
  questionIndex: number;
}

/** Places read at once: each is then seen to in a transaction of its own. */
const AT_ONCE = 50;
const BEFORE_ALL: PaperPlace = { paperId: 0, questionIndex: -1 };

/**
 * Every place that `readAfter` finds, read some at a time in the order of paper and question. Each reading begins after
 * the last place, so that one which keeps being found does not hold up those behind it.
 */
export async function* walkPlaces<Place extends PaperPlace>(
  readAfter: (last: PaperPlace, limit: number) => Promise<Place[]>,
): AsyncGenerator<Place, void, undefined> {
  for (let last = BEFORE_ALL; ;) {
    const places = await readAfter(last, AT_ONCE);
    yield* places;
    const next = places.at(-1);
    if (!next) return;
    last = next;
  }
}
