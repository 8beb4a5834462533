import { isYoungGrade, type GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { CHOOSE_PAPER } from './choose-paper.messages.js';

/** The kinds a pupil chooses from. */
export type ChosenType = 'diagnostic' | 'adaptive' | 'targeted';

export interface TypeCard {
  type: ChosenType;
  title: string;
  text: string;
  /** The usual length (PAPER-2). */
  usually: readonly string[];
  /** What it will be for this pupil; null while it is not known. */
  truly: string | null;
}

/**
 * The three kinds with their guidance and the number of questions that this pupil will get.
 * @param chosen questions per assessment, as the pupil has set it; null while it is not known.
 */
export function listTypeCards(gradeLevel: GradeLevel, chosen: number | null): TypeCard[] {
  const topics = listSubStrands(gradeLevel).length;
  const ownNumber = chosen === null ? null : CHOOSE_PAPER.get().youChose({ chosen });
  return [
    {
      type: 'diagnostic',
      title: CHOOSE_PAPER.get().diagnosticAssessment,
      text: CHOOSE_PAPER.get().showsWhatYouKnow,
      usually: CHOOSE_PAPER.get().usualSizes.diagnostic,
      truly: CHOOSE_PAPER.get().yoursOneForEach({ topics }),
    },
    {
      type: 'adaptive',
      title: CHOOSE_PAPER.get().adaptiveAssessment,
      text: CHOOSE_PAPER.get().questionsPickedToFit,
      usually: [
        ...CHOOSE_PAPER.get().usualSizes.adaptive,
        isYoungGrade(gradeLevel) ? CHOOSE_PAPER.get().youngChallenge : CHOOSE_PAPER.get().challenge,
      ],
      truly: ownNumber,
    },
    {
      type: 'targeted',
      title: CHOOSE_PAPER.get().targetedPractice,
      text: CHOOSE_PAPER.get().youChooseTheTopics,
      usually: CHOOSE_PAPER.get().usualSizes.targeted,
      truly: ownNumber,
    },
  ];
}
