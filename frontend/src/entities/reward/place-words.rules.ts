import type { Place } from '@sumfox/contracts/assessment/rewards.endpoints';
import { ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import { PLACE_WORDS } from './place-words.messages.js';

/** Share of right first tries from which a place lacks certainty alone (PROFICIENCY-10). */
const ENOUGH_SHARE = 0.8;

/** What helps a place to grow, or why it looks as it does: in words, and for older pupils with the count. */
export function describePlace(place: Place, isYoung: boolean): string {
  const { stage, answers, rightAtFirstTry, needsCare } = place;
  const t = PLACE_WORDS.get();
  if (stage === 'grown') return needsCare ? t.grownAndYoursThe : t.grownItStaysYours;
  if (stage === 'seed') return t.aNewPlacePlant;
  if (isYoung) return t.itIsGrowingWater;
  if (answers < ENOUGH_ANSWERS) return t.ofAnswersYet({ answers, enoughAnswers: ENOUGH_ANSWERS });
  const count = { rightAtFirstTry, answers };
  return rightAtFirstTry / answers < ENOUGH_SHARE ? t.ofRightAtThe(count) : t.fewMore(count);
}
