import * as z from 'zod/mini';

/** Forecast of a pupil beside the percents. Both are null for a child: a child is told no chance. */
export const ForecastShape = {
  /** Chance of a right answer to an average written question, 0 to 1. */
  forecast: z.nullable(z.number()),
  /** How certain the forecast is: 0 without answers, towards 1 with many. */
  certainty: z.nullable(z.number()),
};

export interface StatedForecast {
  forecast: number | null;
  certainty: number | null;
}
