import type { Item } from '@sumfox/contracts/question/item';

/** Content of a place: an item of the bank by its id, or one just made. */
export type Filling =
  | { from: 'bank'; id: string; template: string }
  | { from: 'made'; item: Item; template: string };

const idOf = (filling: Filling): string => (filling.from === 'bank' ? filling.id : filling.item.question.id);

/**
 * How unwelcome a template is: 0 new to the pupil's recent work, 1 met in the last items, 2 already on this paper.
 */
export type Repetition = 0 | 1 | 2;

/** A paper while it is filled. An item is never on it twice; a template repeats only as a last resort. */
export class PaperDraft {
  private readonly fillings: Array<Filling | null>;
  private readonly recent: ReadonlySet<string>;

  constructor(size: number, recentTemplates: readonly string[]) {
    this.fillings = new Array<Filling | null>(size).fill(null);
    this.recent = new Set(recentTemplates);
  }

  repetition(template: string): Repetition {
    if (this.fillings.some((f) => f?.template === template)) return 2;
    return this.recent.has(template) ? 1 : 0;
  }

  /** The candidate with the least repetition of its template, the first of equals; null when all are on the paper. */
  findBest(candidates: ReadonlyArray<{ id: string; template: string }>): Filling | null {
    let best: Filling | null = null;
    for (const c of candidates) {
      if (this.fillings.some((f) => f && idOf(f) === c.id)) continue;
      if (!best || this.repetition(c.template) < this.repetition(best.template))
        best = { from: 'bank', id: c.id, template: c.template };
    }
    return best;
  }

  fill(place: number, filling: Filling): void {
    this.fillings[place] = filling;
  }

  clear(place: number): void {
    this.fillings[place] = null;
  }

  /** Places still without an item. */
  listEmpty(): number[] {
    return this.fillings.flatMap((f, place) => (f ? [] : [place]));
  }

  listFilled(): Array<Filling & { place: number }> {
    return this.fillings.flatMap((f, place) => (f ? [{ ...f, place }] : []));
  }
}
