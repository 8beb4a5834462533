import type { Watch, Win } from '@sumfox/contracts/assessment/findings';
import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import { slipWords } from '@sumfox/curriculum/slip-words';
import { type Activity, findActivity } from '@sumfox/curriculum/together/activities';

/** The words of a weekly e-mail. */
export interface DigestWords {
  subject: string;
  /** Such as `15 to 22 November`. */
  week: string;
  title: string;
  intro: string;
  /** Number and what it counts. */
  figures: ReadonlyArray<readonly [figure: string, label: string]>;
  winTitle: string;
  win: string;
  watchTitle: string;
  watch: string;
  /** Label of the way to the answers behind it; null where nothing stands out. */
  watchAction: string | null;
  togetherTitle: string;
  activity: Activity | null;
  togetherAction: string;
  /** Why it came, and how to stop it. */
  footer: string;
  stop: string;
}

/** Puts a week into words. */
export function writeDigest(childName: string, digest: WeekDigest): DigestWords {
  const { minutes, questions, right } = digest;
  return {
    subject: `${childName} this week: ${subjectOf(digest)}`,
    week: weekText(digest),
    title: titleOf(childName, digest),
    intro: `This is ${childName}’s week in one minute.`,
    figures: [
      [`${minutes} min`, 'at Sumfox'],
      [String(questions), questions === 1 ? 'question' : 'questions'],
      [`${right} of ${questions}`, 'right'],
    ],
    winTitle: 'One win',
    win: winText(childName, digest.win),
    watchTitle: 'One thing to watch',
    watch: watchText(childName, digest.watch),
    watchAction: digest.watch === null ? null : 'See the answers',
    togetherTitle: 'Ten minutes together',
    activity: findActivity(digest.activityTopicId),
    togetherAction: 'Open the page to print',
    footer: `You get this e-mail on Sundays when ${childName} has practised. In a week without practice, nothing is sent.`,
    stop: 'Stop this e-mail',
  };
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** The days of practice, against the goal where it is known. */
function titleOf(name: string, { days, goalDays }: WeekDigest): string {
  if (goalDays === undefined) return `${name} practised on ${count(days, 'day', 'days')}`;
  return days >= goalDays
    ? `${name} met the goal of ${count(goalDays, 'day', 'days')}, with practice on ${days}`
    : `${name} practised on ${days} of ${count(goalDays, 'day', 'days')}`;
}

function subjectOf({ win, days }: WeekDigest): string {
  if (win.kind === 'mastered') return `${win.name} is mastered`;
  if (win.kind === 'slip-gone') return `a mistake is gone in ${win.topicName}`;
  if (win.kind === 'goal-met') return 'goal of the week met';
  if (win.kind === 'fixed') return `${count(win.count, 'answer', 'answers')} put right`;
  return `practice on ${count(days, 'day', 'days')}`;
}

/** The win, and a sentence to say to the child. */
function winText(name: string, win: Win): string {
  switch (win.kind) {
    case 'mastered':
      return `${win.name} is mastered: ${win.right} of ${win.answers} answers so far were right. You can say: “You know this now.”`;
    case 'slip-gone':
      return `${win.topicName}: ${name} no longer ${slipWords(win.code)}. You can say: “You do this better now.”`;
    case 'goal-met':
      return `${name} practised on ${count(win.days, 'day', 'days')} and met the goal. You can say: “You kept at it.”`;
    case 'fixed':
      return `${name} put ${count(win.count, 'answer', 'answers')} right on the second try. You can say: “You did not give up.”`;
    case 'practised':
      return `${win.right} of ${count(win.questions, 'answer', 'answers')} were right at the first try. You can say: “Show me one that you liked.”`;
  }
}

function watchText(name: string, watch: Watch | null): string {
  if (watch === null) return 'Nothing stands out this week.';
  if (watch.kind === 'topic')
    return `${watch.topicName}: ${watch.percent}% of the marks in ${count(watch.answers, 'answer', 'answers')} so far.`;
  const times = `${count(watch.count, 'time', 'times')} in ${count(watch.answers, 'answer', 'answers')} over four weeks`;
  return `${watch.topicName}: ${name} ${slipWords(watch.code)}, ${times}.`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Asia/Singapore' });
const DAY_MONTH = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Singapore',
});

function weekText({ from, until }: WeekDigest): string {
  const [first, last] = [new Date(from), new Date(until)];
  const [, month] = DAY_MONTH.format(first).split(' ');
  const isOneMonth = DAY_MONTH.format(last).endsWith(` ${month}`);
  return `${isOneMonth ? DAY.format(first) : DAY_MONTH.format(first)} to ${DAY_MONTH.format(last)}`;
}
