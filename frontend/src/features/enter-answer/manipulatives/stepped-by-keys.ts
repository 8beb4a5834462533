import type { KeyboardEvent } from 'react';

/** Arrow, page, home and end keys of a slider as steps; other keys are left alone. */
export function steppedByKeys(
  range: { value: number; from: number; to: number; small: number; large: number },
  onValue: (value: number) => void,
): (event: KeyboardEvent) => void {
  const { value, from, to, small, large } = range;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: value + small,
    ArrowUp: value + small,
    ArrowLeft: value - small,
    ArrowDown: value - small,
    PageUp: value + large,
    PageDown: value - large,
    Home: from,
    End: to,
  };
  return (event) => {
    const place = places[event.key];
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onValue(Math.min(to, Math.max(from, place)));
  };
}
