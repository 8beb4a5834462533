import type { WeekDigest, WeekWin } from '@sumfox/contracts/assessment/week-digest';
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
  worryTitle: string;
  worry: string;
  togetherTitle: string;
  activity: Activity | null;
  togetherAction: string;
  /** Why it came, and how to stop it. */
  footer: string;
  stop: string;
}

/** Puts a week into words. */
export function writeDigest(childName: string, digest: WeekDigest): DigestWords {
  const { days, minutes, questions, right } = digest;
  return {
    subject: `${childName} this week: ${subjectOf(digest.win)}`,
    week: weekText(digest),
    title: `${childName} practised on ${count(days, 'day', 'days')}`,
    intro: `This is ${childName}’s week in one minute.`,
    figures: [
      [`${minutes} min`, 'at Sumfox'],
      [String(questions), questions === 1 ? 'question' : 'questions'],
      [`${right} of ${questions}`, 'right'],
    ],
    winTitle: 'One win',
    win: winText(childName, digest.win),
    worryTitle: 'One thing to watch',
    worry: digest.worry
      ? `${digest.worry.topicName}: ${digest.worry.right} of ${digest.worry.questions} answers were right.`
      : 'Nothing stands out this week.',
    togetherTitle: 'Ten minutes together',
    activity: findActivity(digest.activityTopicId),
    togetherAction: 'Open the page to print',
    footer: `You get this e-mail on Sundays when ${childName} has practised. In a week without practice, nothing is sent.`,
    stop: 'Stop this e-mail',
  };
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

function subjectOf(win: WeekWin): string {
  if (win.kind === 'mastered') return `${win.topicName} is mastered`;
  if (win.kind === 'best-topic') return `${win.right} of ${win.questions} right in ${win.topicName}`;
  return `practice on ${count(win.days, 'day', 'days')}`;
}

function winText(childName: string, win: WeekWin): string {
  if (win.kind === 'days')
    return `${childName} practised on ${count(win.days, 'day', 'days')}. You can say: “You kept at it.”`;
  const share = `${win.right} of ${win.questions} answers were right.`;
  return win.kind === 'mastered'
    ? `${win.topicName} is mastered. This week ${share} You can say: “You know this now.”`
    : `${win.topicName} went best: ${share} You can say: “Show me how you did these.”`;
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
