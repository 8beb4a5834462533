/** One question of one paper. */
export interface PaperPlace {
  paperId: number;
  /** From 0. */
  questionIndex: number;
}

/** A text that two rows of the same place share. */
export function toPlaceKey({ paperId, questionIndex }: PaperPlace): string {
  return `${paperId} ${questionIndex}`;
}

/** Rows by {@link toPlaceKey} of their places. */
export function toPlaces<Row extends PaperPlace>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [toPlaceKey(row), row]));
}

/** Places read at once; each then gets its own transaction. */
const AT_ONCE = 50;
const BEFORE_ALL: PaperPlace = { paperId: 0, questionIndex: -1 };

/**
 * Returns what `choose` selects from the places that `readAfter` finds, in batches ordered by paper and question. Each
 * batch starts after the last place, so that a place that stays does not block later ones. @param choose gets one or
 * more places
 */
export async function* walkPlaces<Place extends PaperPlace, Chosen extends PaperPlace>(
  readAfter: (last: PaperPlace, limit: number) => Promise<Place[]>,
  choose: (places: Place[]) => Promise<Chosen[]>,
): AsyncGenerator<Chosen, void, undefined> {
  for (let last = BEFORE_ALL; ;) {
    const places = await readAfter(last, AT_ONCE);
    if (places.length > 0) yield* await choose(places);
    const next = places.at(-1);
    if (!next) return;
    last = next;
  }
}
