import { HOURS_MINUTES, type Style, measured } from '../../core/amount.js';
import type { WrongValue } from '../../core/draft.js';
import { type Num, toWhole } from '../../numbers/exact.js';

/** A named misconception with the value it leads to. */
export function slip(code: string, explanation: string, value: Num): WrongValue {
  return { code, explanation, value };
}

export const MIN = measured('min', 0);

/** Durations in two units of which 60 of the smaller make one of the larger. */
export interface TimeUnit {
  large: 'h' | 'min';
  small: 'min' | 's';
  /** `1 h 15 min`. */
  both: Style;
  /** `75 min`. */
  one: Style;
}

export const IN_MINUTES: TimeUnit = {
  large: 'h',
  small: 'min',
  both: HOURS_MINUTES,
  one: MIN,
};
/** The two numbers of `1 h 15 min`, as givens that have to be joined by the gateway `60 * large + small`. */
export function splitDuration(value: Num): { large: number; small: number } {
  const whole = toWhole(value);
  return { large: Math.floor(whole / 60), small: whole % 60 };
}
