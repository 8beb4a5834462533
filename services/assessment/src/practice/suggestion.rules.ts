import type { Suggestions } from '@product/contracts/assessment/practice.endpoints';
import type { AxisRecord } from '@product/contracts/assessment/progress.endpoints';
import { CUTOFFS, ENOUGH_ANSWERS } from '@product/curriculum/cutoffs';

/** What a suggestion rests on. */
export interface PupilPicture {
  hasCompletedDiagnostic: boolean;
  concepts: readonly AxisRecord[];
  heuristics: readonly AxisRecord[];
  /** Mistakes still to be put right. */
  mistakes: number;
  /** Pairings due again. */
  due: number;
  isReviewOpen: boolean;
}

/** Concepts that low and practised this often want a paper of their own. */
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

/** The kind of assessment that helps most now, in words to the pupil: what we saw, and what it will do. */
export function suggestNext(picture: PupilPicture): Suggestions {
  const { concepts, heuristics } = picture;
  return {
    suggestion: toSuggestion(picture),
    recommendations: listRecommendations(concepts, heuristics, picture),
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
      reasoning: `${focus.name} is at ${focus.percent ?? 0}%. A few questions on just this will help the most.`,
    };
  return {
    type: 'adaptive',
    reasoning: 'Questions that fit you: most from what is still growing, some from what you know well.',
  };
}

function listRecommendations(
  concepts: readonly AxisRecord[],
  heuristics: readonly AxisRecord[],
  { mistakes, due }: PupilPicture,
): Suggestions['recommendations'] {
  const [concept] = weakest(concepts);
  const [heuristic] = weakest(heuristics);
  const unmet = concepts.find((c) => c.percent === null);
  return [
    concept && {
      title: `Practise ${concept.name}`,
      description: isKnown(concept)
        ? `You are at ${concept.percent ?? 0}% here. ${CUTOFFS.proficient}% makes it one of your strengths.`
        : 'You have just begun here. A few more questions show how it goes.',
    },
    heuristic && {
      title: `Try more "${heuristic.name}"`,
      description: isKnown(heuristic)
        ? `This way of solving is at ${heuristic.percent ?? 0}%. It gets easier with each question.`
        : 'You have just begun to solve this way. It gets easier with each question.',
    },
    mistakes + due > 0 && {
      title: 'Look at some questions again',
      description: `${mistakes} to put right and ${due} to remember.`,
    },
    unmet && {
      title: `Meet ${unmet.name}`,
      description: 'You have not tried this topic yet.',
    },
  ]
    .filter((one) => typeof one === 'object')
    .slice(0, 3);
}
