import { DASHBOARD_VARIANT } from './dashboard-variant.messages.js';
/** What an onward card does (HOME-9). */
export type CardAction =
  | 'adventure'
  | 'progress'
  | 'quick-practice'
  | 'weekly-review'
  | 'calendar'
  | 'heuristics'
  | 'weakest-concept'
  | 'weakest-pairing'
  | 'games';

/** One way on from a dashboard. */
export interface OnwardCard {
  action: CardAction;
  label: string;
  /** One line below the label. */
  text: string;
}

/** The sections below the greeting, whose order is the skin's. */
export type SkinSection = 'onward' | 'stats' | 'badges' | 'recent';

/**
 * One dress of the pupil's dashboard: the same data, sections in another order, other words and another look. The look
 * is the style sheet `looks/<look>.css`.
 */
export interface Skin {
  look: 'classic' | 'playful' | 'calm' | 'journal' | 'space' | 'charts' | 'comic' | 'explorer';
  /** The heading; `name` is the child's. */
  greeting: (name: string) => string;
  sections: readonly SkinSection[];
  headings: Readonly<Record<SkinSection, string>>;
  cards: readonly OnwardCard[];
  badges: 'standard' | 'playful';
  /** How the recent list writes a day: `Monday, November 16` or `Nov 16, 2026`. */
  dates: 'weekday' | 'short';
  /** The label of the link in the empty recent list. */
  firstAdventure: string;
}

/** Names of messages: with the child's name in them, and without. */
type Words = ReturnType<typeof DASHBOARD_VARIANT.get>;
type Label = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];
type Greeting = {
  [Name in keyof Words]: Words[Name] extends (values: { name: string }) => string ? Name : never;
}[keyof Words];

/** A skin whose words are names of messages. */
interface SkinPlan extends Omit<Skin, 'greeting' | 'headings' | 'cards' | 'firstAdventure'> {
  greeting: Greeting;
  headings: Readonly<Record<SkinSection, Label>>;
  cards: readonly { action: CardAction; label: Label; text: Label }[];
  firstAdventure: Label;
}

const card = (action: CardAction, label: Label, text: Label) => ({ action, label, text });

const adventure = (label: Label, text: Label = 'chooseWhatYouWant') => card('adventure', label, text);
const progress = (label: Label, text: Label = 'seeHowFarYou') => card('progress', label, text);
const QUICK_QUIZ = card('quick-practice', 'quickQuiz', 'fiveMixedQuestions');
const GAMES = card('games', 'mathGames', 'playSoon');
const WEEKLY_REVIEW = card('weekly-review', 'weeklyReview', 'lookAtTrickyQuestions');
const CALENDAR = card('calendar', 'learningCalendar', 'theDaysOnWhich');
const HEURISTICS = card('heuristics', 'heuristics', 'yourWaysOfSolving');
const SPECIFIC = card('weakest-pairing', 'specificAssessments', 'practiseTheTopicAnd');
const CONCEPT_REVIEW = card('weakest-concept', 'conceptReview', 'goOverTheTopic');

/** Skins with the names of their messages; the labels are fixed, to the letter (HOME-9). */
const SKINS = {
  og: {
    look: 'classic',
    greeting: 'welcomeBack',
    sections: ['onward', 'stats', 'recent', 'badges'],
    headings: {
      onward: 'whatWouldYouLike',
      stats: 'yourProgress',
      recent: 'recentActivities',
      badges: 'badges',
    },
    cards: [adventure('startAssessment'), progress('myProgress'), WEEKLY_REVIEW, CALENDAR],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'startAnAssessment',
  },
  'demo-1': {
    look: 'playful',
    greeting: 'heyReadyToPlay',
    sections: ['onward', 'badges', 'stats', 'recent'],
    headings: {
      onward: 'pickSomethingFun',
      stats: 'lookWhatYouCan',
      recent: 'whatYouDidLast',
      badges: 'yourHeroBadges',
    },
    cards: [adventure('newAdventure', 'offWeGo'), progress('myJourney', 'lookHowFarYou'), QUICK_QUIZ, GAMES],
    badges: 'playful',
    dates: 'weekday',
    firstAdventure: 'newAdventure',
  },
  'demo-2': {
    look: 'calm',
    greeting: 'hello',
    sections: ['stats', 'onward', 'recent', 'badges'],
    headings: { onward: 'next', stats: 'soFar', recent: 'lately', badges: 'badges' },
    cards: [adventure('startAnAssessment'), progress('checkYourProgress'), CONCEPT_REVIEW, WEEKLY_REVIEW],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'startAnAssessment',
  },
  'demo-3': {
    look: 'journal',
    greeting: 'mathsJournal',
    sections: ['recent', 'onward', 'badges', 'stats'],
    headings: {
      onward: 'writeTheNextPage',
      stats: 'countedUp',
      recent: 'latestPages',
      badges: 'stickers',
    },
    cards: [adventure('startNewAdventure'), progress('specificTopic', 'turnToOneOf'), HEURISTICS, CALENDAR],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'startNewAdventure',
  },
  'demo-4': {
    look: 'space',
    greeting: 'captainYourShipIs',
    sections: ['onward', 'stats', 'badges', 'recent'],
    headings: {
      onward: 'chooseYourCourse',
      stats: 'onBoard',
      recent: 'logBook',
      badges: 'medals',
    },
    cards: [
      adventure('beginYourEpicQuest', 'newPlanetsOfNumbers'),
      progress('myJourney', 'theStarsYouHave'),
      QUICK_QUIZ,
      SPECIFIC,
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'beginYourEpicQuest',
  },
  'demo-5': {
    look: 'charts',
    greeting: 'figuresOf',
    sections: ['stats', 'recent', 'onward', 'badges'],
    headings: {
      onward: 'workOnIt',
      stats: 'thisWeekAndOverall',
      recent: 'latestResults',
      badges: 'badges',
    },
    cards: [
      adventure('generateAssessment', 'aNewSetOf'),
      progress('viewAnalytics', 'allYourTopicsAnd'),
      HEURISTICS,
      SPECIFIC,
      CONCEPT_REVIEW,
    ],
    badges: 'standard',
    dates: 'short',
    firstAdventure: 'generateAssessment',
  },
  'demo-6': {
    look: 'comic',
    greeting: 'isBack',
    sections: ['onward', 'recent', 'stats', 'badges'],
    headings: {
      onward: 'whatHappensNext',
      stats: 'superPowers',
      recent: 'inTheLastIssues',
      badges: 'heroBadges',
    },
    cards: [
      adventure('startNewAdventure', 'aNewStoryBegins'),
      progress('myProgress', 'theStorySoFar'),
      WEEKLY_REVIEW,
      CALENDAR,
      GAMES,
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'startNewAdventure',
  },
  /** The alternate welcome page (HOME-12). */
  welcome: {
    look: 'explorer',
    greeting: 'welcomeBackMathExplorer',
    sections: ['onward', 'stats', 'badges', 'recent'],
    headings: {
      onward: 'whereToToday',
      stats: 'yourMapSoFar',
      recent: 'recentMathAdventures',
      badges: 'achievements',
    },
    cards: [
      adventure('startNewAdventure'),
      progress('myProgress'),
      card('quick-practice', 'quickPractice', 'fiveMixedQuestions'),
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'startNewAdventure',
  },
} as const satisfies Record<string, SkinPlan>;

export type SkinId = keyof typeof SKINS;

export const SKIN_IDS = Object.keys(SKINS) as SkinId[];

/** A skin with its words in the language of this device. */
export function readSkin(id: SkinId): Skin {
  const t = DASHBOARD_VARIANT.get();
  const plan: SkinPlan = SKINS[id];
  const { onward, stats, badges, recent } = plan.headings;
  return {
    ...plan,
    greeting: (name) => t[plan.greeting]({ name }),
    headings: { onward: t[onward], stats: t[stats], badges: t[badges], recent: t[recent] },
    cards: plan.cards.map(({ action, label, text }) => ({ action, label: t[label], text: t[text] })),
    firstAdventure: t[plan.firstAdventure],
  };
}
