import type { ChildOverview } from '@sumfox/contracts/assessment/child-overview.endpoints';
import { useQueries } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { childOverviewQuery } from '../../entities/child/index.js';
import { countText } from '../../shared/messages/count-text.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PARENT_HOME } from './parent-home.messages.js';

/** The week of every child in a sentence each, below the greeting (PARENT-10). */
export function FamilySentence() {
  useMessages(PARENT_HOME);
  const { children } = useUser();
  const overviews = useQueries({ queries: children.map(({ userId }) => childOverviewQuery(userId)) });
  const sentences = children.flatMap(({ callName }, at) => {
    const overview = overviews[at]?.data;
    return overview ? [weekSentence(callName, overview)] : [];
  });
  if (children.length === 0) return null;
  return <p className="parent__weeks">{sentences.join(' ')}</p>;
}

/** Days of practice of this week, in a sentence: against the goal where one is agreed on. */
export function weekSentence(name: string, { week, goal }: Pick<ChildOverview, 'week' | 'goal'>): string {
  const t = PARENT_HOME.get();
  const days = week.days.filter(({ questions }) => questions > 0).length;
  if (days === 0) return t.weekNotBegun({ name });
  const counts = { name, days, goal: countText(goal.goal.days, 'day') };
  return days >= goal.goal.days ? t.weekMet(counts) : t.weekOpen(counts);
}
