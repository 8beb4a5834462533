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

const card = (action: CardAction, label: string, text: string): OnwardCard => ({ action, label, text });

const adventure = (label: string, text = 'Choose what you want to practise.') =>
  card('adventure', label, text);
const progress = (label: string, text = 'See how far you have come.') => card('progress', label, text);
const QUICK_QUIZ = card('quick-practice', 'Quick Quiz', 'Five mixed questions.');
const GAMES = card('games', 'Math Games', 'Play Soon');
const WEEKLY_REVIEW = card('weekly-review', 'Weekly Review', 'Look at tricky questions again.');
const CALENDAR = card('calendar', 'Learning Calendar', 'The days on which you practised.');
const HEURISTICS = card('heuristics', 'Heuristics', 'Your ways of solving problems.');
const SPECIFIC = card(
  'weakest-pairing',
  'Specific Assessments',
  'Practise the topic and the method that need you most.',
);
const CONCEPT_REVIEW = card('weakest-concept', 'Concept Review', 'Go over the topic that needs you most.');

/** The labels are fixed, to the letter (HOME-9). */
export const SKINS = {
  og: {
    look: 'classic',
    greeting: (name) => `Welcome back, ${name}!`,
    sections: ['onward', 'stats', 'recent', 'badges'],
    headings: {
      onward: 'What would you like to do?',
      stats: 'Your progress',
      recent: 'Recent Activities',
      badges: 'Badges',
    },
    cards: [adventure('Start Assessment'), progress('My Progress'), WEEKLY_REVIEW, CALENDAR],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Start an Assessment',
  },
  'demo-1': {
    look: 'playful',
    greeting: (name) => `Hey ${name}, ready to play with numbers?`,
    sections: ['onward', 'badges', 'stats', 'recent'],
    headings: {
      onward: 'Pick something fun',
      stats: 'Look what you can do',
      recent: 'What you did last',
      badges: 'Your hero badges',
    },
    cards: [
      adventure('New Adventure', 'Off we go!'),
      progress('My Journey', 'Look how far you came!'),
      QUICK_QUIZ,
      GAMES,
    ],
    badges: 'playful',
    dates: 'weekday',
    firstAdventure: 'New Adventure',
  },
  'demo-2': {
    look: 'calm',
    greeting: (name) => `Hello, ${name}.`,
    sections: ['stats', 'onward', 'recent', 'badges'],
    headings: { onward: 'Next', stats: 'So far', recent: 'Lately', badges: 'Badges' },
    cards: [adventure('Start an Assessment'), progress('Check Your Progress'), CONCEPT_REVIEW, WEEKLY_REVIEW],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Start an Assessment',
  },
  'demo-3': {
    look: 'journal',
    greeting: (name) => `${name}'s maths journal`,
    sections: ['recent', 'onward', 'badges', 'stats'],
    headings: {
      onward: 'Write the next page',
      stats: 'Counted up',
      recent: 'Latest pages',
      badges: 'Stickers',
    },
    cards: [
      adventure('Start New Adventure'),
      progress('Specific Topic', 'Turn to one of your topics.'),
      HEURISTICS,
      CALENDAR,
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Start New Adventure',
  },
  'demo-4': {
    look: 'space',
    greeting: (name) => `Captain ${name}, your ship is ready!`,
    sections: ['onward', 'stats', 'badges', 'recent'],
    headings: {
      onward: 'Choose your course',
      stats: 'On board',
      recent: 'Log book',
      badges: 'Medals',
    },
    cards: [
      adventure('Begin Your Epic Quest', 'New planets of numbers wait for you.'),
      progress('My Journey', 'The stars you have reached.'),
      QUICK_QUIZ,
      SPECIFIC,
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Begin Your Epic Quest',
  },
  'demo-5': {
    look: 'charts',
    greeting: (name) => `${name}'s figures`,
    sections: ['stats', 'recent', 'onward', 'badges'],
    headings: {
      onward: 'Work on it',
      stats: 'This week and overall',
      recent: 'Latest results',
      badges: 'Badges',
    },
    cards: [
      adventure('Generate Assessment', 'A new set of questions for you.'),
      progress('View Analytics', 'All your topics and methods.'),
      HEURISTICS,
      SPECIFIC,
      CONCEPT_REVIEW,
    ],
    badges: 'standard',
    dates: 'short',
    firstAdventure: 'Generate Assessment',
  },
  'demo-6': {
    look: 'comic',
    greeting: (name) => `${name} is back!`,
    sections: ['onward', 'recent', 'stats', 'badges'],
    headings: {
      onward: 'What happens next?',
      stats: 'Super powers',
      recent: 'In the last issues',
      badges: 'Hero badges',
    },
    cards: [
      adventure('Start New Adventure', 'A new story begins!'),
      progress('My Progress', 'The story so far.'),
      WEEKLY_REVIEW,
      CALENDAR,
      GAMES,
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Start New Adventure',
  },
  /** The alternate welcome page (HOME-12). */
  welcome: {
    look: 'explorer',
    greeting: () => 'Welcome back, Math Explorer!',
    sections: ['onward', 'stats', 'badges', 'recent'],
    headings: {
      onward: 'Where to today?',
      stats: 'Your map so far',
      recent: 'Recent Math Adventures',
      badges: 'Achievements',
    },
    cards: [
      adventure('Start New Adventure'),
      progress('My Progress'),
      card('quick-practice', 'Quick Practice', 'Five mixed questions.'),
    ],
    badges: 'standard',
    dates: 'weekday',
    firstAdventure: 'Start New Adventure',
  },
} as const satisfies Record<string, Skin>;

export type SkinId = keyof typeof SKINS;
