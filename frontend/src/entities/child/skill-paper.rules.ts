import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { countText } from '../../shared/messages/count-text.js';
import { practiceQuestions, type WantedPaper } from './child-overview.api.js';
import { CHILD_FIGURES } from './child-figures.messages.js';

/** Practice of one concept or heuristic, at a level that fits its score (PARENT-10). */
export function skillPaper(
  gradeLevel: GradeLevel,
  skill: { topicId: string | null; heuristicId: string | null; name: string; percent: number | null },
  dueOn: string,
): WantedPaper {
  const { topicId, heuristicId, name, percent } = skill;
  const questions = practiceQuestions(gradeLevel);
  return {
    ...{ type: 'topic', topicId, heuristicId, dueOn, questions },
    level: percent !== null && percent < CUTOFFS.focus ? 'guided' : 'independent',
    title: CHILD_FIGURES.get().questionsOn({ questions: countText(questions, 'question'), topic: name }),
  };
}
