import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import { movesText } from '../../entities/child/index.js';
import { EXPLAIN_LEVELS } from './explain-levels.messages.js';

/** Certainty from which a forecast is fairly and quite certain: about five and sixteen answers to a topic. */
const CERTAIN = { fairly: 0.28, quite: 0.5 } as const;

/** One sentence for why a level stands where it does; null where no forecast is told. */
export function levelSentence({
  forecast,
  certainty,
  moves,
}: Pick<TopicRecord, 'forecast' | 'certainty' | 'moves'>): string | null {
  if (forecast === null || certainty === null) return null;
  return EXPLAIN_LEVELS.get().forecastOf({
    forecast: Math.round(forecast * 100),
    certainty: certaintyWords(certainty),
    answers: movesText(moves),
  });
}

function certaintyWords(certainty: number): string {
  const words = EXPLAIN_LEVELS.get();
  if (certainty < CERTAIN.fairly) return words.littleKnown;
  return certainty < CERTAIN.quite ? words.fairlyCertain : words.certain;
}
