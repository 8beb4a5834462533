import type { Watch, Win } from '@sumfox/contracts/assessment/findings';
import { slipWords } from '@sumfox/curriculum/slip-words';
import { countText } from '../../shared/messages/count-text.js';
import { FINDINGS } from './findings.messages.js';

/** A finding as a heading and the sentence with its base. */
export interface FindingWords {
  title: string;
  text: string;
}

/** What went well in a week; null: nothing was practised yet. */
export function winWords(win: Win | null, name: string): FindingWords {
  const t = FINDINGS.get();
  switch (win?.kind) {
    case 'mastered':
      return { title: t.win({ what: t.isMastered({ topic: win.name }) }), text: t.rightAtFirstTry(win) };
    case 'slip-gone':
      return {
        title: t.win({ what: t.slipGone({ slip: slipWords(win.code) }) }),
        text: t.slipGoneText({ topic: win.topicName }),
      };
    case 'goal-met':
      return {
        title: t.win({ what: t.goalMetWin }),
        text: t.goalMetText({ name, days: countText(win.days, 'day') }),
      };
    case 'fixed':
      return { title: t.win({ what: t.fixed }), text: t.fixedText({ count: win.count }) };
    case 'practised':
      return { title: t.win({ what: t.practised }), text: t.practisedText(win) };
    case undefined:
      return { title: t.noWinYet, text: t.noWinYetText({ name }) };
  }
}

/** What to keep an eye on; null: nothing stands out. */
export function watchWords(watch: Watch | null): FindingWords {
  const t = FINDINGS.get();
  if (watch === null) return { title: t.nothingToWatch, text: t.nothingToWatchText };
  const answers = countText(watch.answers, 'answer');
  if (watch.kind === 'topic')
    return {
      title: t.watchTopic({ topic: watch.topicName }),
      text: t.watchTopicText({ percent: watch.percent, answers }),
    };
  const times = countText(watch.count, 'time');
  return {
    title: t.watchSlip({ slip: slipWords(watch.code), times }),
    text: t.watchSlipText({ topic: watch.topicName, times, answers }),
  };
}
