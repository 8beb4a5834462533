import type { Suggestions } from '@sumfox/contracts/assessment/practice.endpoints';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';
import { CUTOFFS, ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { SuggestionInput } from './prompts/word-suggestion.v1.js';
import { suggestionLevel } from './wording.rules.js';

/** Facts behind a suggestion. */
export interface PupilPicture {
  /** Reads counts and no percentages (PROFICIENCY-11). */
  isYoung: boolean;
  hasCompletedDiagnostic: boolean;
  concepts: readonly AxisRecord[];
  heuristics: readonly AxisRecord[];
  /** Open mistakes. */
  mistakes: number;
  /** Pairings due again. */
  due: number;
  isReviewOpen: boolean;
}

/** Low concepts with this many attempts get a targeted paper. */
const TARGETED_ATTEMPTS = 3;
/** A review is worth a sitting from here on. */
const REVIEW_WORTH = 5;

/** One slip in one answer is no figure to show a pupil. */
const isKnown = (record: AxisRecord): boolean => record.questionsAttempted >= ENOUGH_ANSWERS;
const met = (axis: readonly AxisRecord[]) => axis.filter((a) => a.percent !== null);
const weakest = (axis: readonly AxisRecord[]) =>
  met(axis)
    .filter((a) => (a.percent ?? 0) < CUTOFFS.proficient)
    .toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));

/** A recommendation with its evidence, so that it can be reworded. */
export interface Recommendation {
  title: string;
  /** The pupil's figure, in a sentence of ours; null where there is none to show. */
  figure: string | null;
  /** Effect of the practice. */
  invitation: string;
  /** Null where it is not about a topic. */
  about: SuggestionInput | null;
}

/** The kind of assessment that helps most now, in words to the pupil: what we saw, and what it will do. */
export function suggestNext(picture: PupilPicture): {
  suggestion: Suggestions['suggestion'];
  recommendations: Recommendation[];
} {
  return { suggestion: toSuggestion(picture), recommendations: listRecommendations(picture) };
}

/**
 * A recommendation as shown: the model's words if there are any, after our own figure, which the model neither sees nor
 * changes.
 */
export function inWords(
  { title, figure, invitation }: Recommendation,
  words: { title: string; description: string } | null,
): Suggestions['recommendations'][number] {
  return {
    title: words?.title ?? title,
    description: [figure, words?.description ?? invitation].filter((part) => part !== null).join(' '),
  };
}

function toSuggestion(picture: PupilPicture): Suggestions['suggestion'] {
  if (!picture.hasCompletedDiagnostic)
    return {
      type: 'diagnostic',
      reasoning: 'Start here. One question for each topic shows what you know and where to go next.',
    };
  if (picture.isReviewOpen && picture.mistakes + picture.due >= REVIEW_WORTH)
    return {
      type: 'review',
      reasoning: `There are ${picture.mistakes + picture.due} questions to look at again. Coming back to them makes them stick.`,
    };
  const [focus] = weakest(picture.concepts).filter(
    (c) => (c.percent ?? 0) < CUTOFFS.focus && c.questionsAttempted >= TARGETED_ATTEMPTS,
  );
  if (focus)
    return {
      type: 'targeted',
      reasoning: picture.isYoung
        ? `You got ${rightOf(focus)} in ${focus.name}. A few more will help the most.`
        : `${focus.name} is at ${focus.percent ?? 0}%. A few questions on just this will help the most.`,
    };
  return {
    type: 'adaptive',
    reasoning: 'Questions that fit you: most from what is still growing, some from what you know well.',
  };
}

function listRecommendations({
  isYoung,
  concepts,
  heuristics,
  mistakes,
  due,
}: PupilPicture): Recommendation[] {
  const [concept] = weakest(concepts);
  const [heuristic] = weakest(heuristics);
  const unmet = concepts.find((c) => c.percent === null);
  return [
    concept && {
      title: `Practise ${concept.name}`,
      figure: figureOf(concept, isYoung, (percent) => `You are at ${percent} here.`),
      invitation: !isKnown(concept)
        ? 'You have just begun here. A few more questions show how it goes.'
        : isYoung
          ? 'Each question helps it grow.'
          : `${CUTOFFS.proficient}% makes it one of your strengths.`,
      about: aboutOf('topic', concept),
    },
    heuristic && {
      title: `Try more "${heuristic.name}"`,
      figure: figureOf(heuristic, isYoung, (percent) => `This way of solving is at ${percent}.`),
      invitation: isKnown(heuristic)
        ? 'It gets easier with each question.'
        : 'You have just begun to solve this way. It gets easier with each question.',
      about: aboutOf('way of solving', heuristic),
    },
    mistakes + due > 0 && {
      title: 'Look at some questions again',
      figure: null,
      invitation: `${mistakes} to put right and ${due} to remember.`,
      about: null,
    },
    unmet && {
      title: `Meet ${unmet.name}`,
      figure: null,
      invitation: 'You have not tried this topic yet.',
      about: aboutOf('topic', unmet),
    },
  ]
    .filter((one) => typeof one === 'object')
    .slice(0, 3);
}

const rightOf = ({ questionsCorrect, questionsAttempted }: AxisRecord): string =>
  `${questionsCorrect} of ${questionsAttempted} right`;

/**
 * The pupil's figure: a count for Primary 1 and 2, a percentage for the others; null before there are enough answers.
 */
function figureOf(record: AxisRecord, isYoung: boolean, say: (percent: string) => string): string | null {
  if (!isKnown(record)) return null;
  return isYoung ? `You got ${rightOf(record)}.` : say(`${record.percent ?? 0}%`);
}

function aboutOf(about: SuggestionInput['about'], record: AxisRecord): SuggestionInput {
  return { about, topic: record.name, level: suggestionLevel(record) };
}
