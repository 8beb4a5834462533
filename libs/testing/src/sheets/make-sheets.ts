import { HELD_OUT_LAYOUTS } from './held-out-layouts.js';
import { LAYOUTS } from './sheet-layouts.js';
import type { MadeSheet } from './sheet-truth.js';

/** Sheets of all or some layouts, of each with these seeds, made one at a time. */
export async function* makeSheets(
  seeds: readonly number[],
  isHeldOut = false,
  layouts: readonly string[] | null = null,
): AsyncGenerator<MadeSheet> {
  for (const [layout, make] of Object.entries(isHeldOut ? HELD_OUT_LAYOUTS : LAYOUTS)) {
    if (layouts && !layouts.includes(layout)) continue;
    for (const seed of seeds) yield { layout, ...(await make(seed)) };
  }
}
