import { isYoungGrade, type GradeLevel } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';

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
  const ownNumber = chosen === null ? null : `You chose ${chosen}`;
  return [
    {
      type: 'diagnostic',
      title: 'Diagnostic Assessment',
      text: 'Shows what you know and what to learn next.',
      usually: ['25-35 minutes', '15-20 questions'],
      truly: `Yours: ${topics}, one for each topic`,
    },
    {
      type: 'adaptive',
      title: 'Adaptive Assessment',
      text: 'Questions picked to fit you.',
      usually: [
        '20-25 minutes',
        '10-15 questions',
        isYoungGrade(gradeLevel) ? '1 of 5 is a challenge' : '20% challenge and 80% developing',
      ],
      truly: ownNumber,
    },
    {
      type: 'targeted',
      title: 'Targeted Practice',
      text: 'You choose the topics and the methods.',
      usually: ['15-20 minutes', '8-12 questions'],
      truly: ownNumber,
    },
  ];
}
