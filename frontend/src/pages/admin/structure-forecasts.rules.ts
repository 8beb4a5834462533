import type {
  StructureForecasts,
  UnfitStructure,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import type { CountBar } from '../../shared/ui/count-bars.js';
import { ADMIN } from './admin.messages.js';

/** Structures and forms by how their answers fit the forecasts. */
export function structureBars({ tooEasy, fitting, tooHard, notYetKnown }: StructureForecasts): CountBar[] {
  return [
    { label: ADMIN.get().easierThanForecast, count: tooEasy },
    { label: ADMIN.get().asForecast, count: fitting },
    { label: ADMIN.get().harderThanForecast, count: tooHard },
    { label: ADMIN.get().notYetKnown, count: notYetKnown },
  ];
}

/** A share in whole percent. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** The difference of answers and forecast in points, with the interval in which it lies: `+25 (12 to 38)`. */
export function differenceText({
  observed,
  forecast,
  low,
  high,
}: Pick<UnfitStructure, 'observed' | 'forecast' | 'low' | 'high'>): string {
  return ADMIN.get().pointsBetween({
    points: points(observed - forecast),
    low: points(low),
    high: points(high),
  });
}

/** Whole points with their sign, and a true minus. */
function points(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `\u2212${-whole}`;
}
