import type { Mistake as NotebookPage } from '@sumfox/contracts/assessment/progress.endpoints';
import type { OptionLabel, PupilQuestion } from '@sumfox/contracts/question/item';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { ResponseText } from '../paper/response.rules.js';
import type { Mistake } from './mistakes.rules.js';

interface MistakeRow {
  paper_id: number;
  question_index: number;
  question: PupilQuestion;
  feedback: string;
  /** Null where the question was never checked. */
  first_try: ResponseText | null;
  answer: string | null;
  selected_option: OptionLabel | null;
  answer_parts: string[] | null;
  blank_answers: string[] | null;
}

/** What the notebook shows of each mistake, in their order. The mistakes are the pupil's own answers. */
export async function listNotebookPage(
  em: EntityManager,
  pupilId: string,
  mistakes: readonly Mistake[],
): Promise<NotebookPage[]> {
  const rows = await em.execute<MistakeRow[]>(
    `select r.paper_id, r.question_index, q.question, r.feedback, c.first_try, s.answer, s.selected_option, s.answer_parts,
       s.blank_answers
     from unnest(?::int[], ?::int[]) as wanted(paper_id, question_index)
     join question_results r using (paper_id, question_index)
     join paper_questions q using (paper_id, question_index)
     left join paper_responses s using (paper_id, question_index)
     left join answer_checks c using (paper_id, question_index)
     where r.pupil_id = ?`,
    [
      `{${mistakes.map((m) => m.paperId).join(',')}}`,
      `{${mistakes.map((m) => m.questionIndex).join(',')}}`,
      pupilId,
    ],
  );
  return mistakes.flatMap(({ paperId, questionIndex, at, rightAt }) => {
    const row = rows.find((r) => r.paper_id === paperId && r.question_index === questionIndex);
    if (!row) return [];
    const { question, feedback } = row;
    return [
      {
        assessmentId: paperId,
        questionIndex,
        question,
        answer: toAnswer(row),
        feedback,
        date: at.toISOString(),
        isRightOnce: rightAt !== null,
      },
    ];
  });
}

/** The answer that was marked: of a checked question, the first try. */
function toAnswer(row: MistakeRow): NotebookPage['answer'] {
  if (row.first_try) {
    const { answer, selectedOption, answerParts, blankAnswers } = row.first_try;
    return { answer, selectedOption, answerParts, blankAnswers };
  }
  return {
    answer: row.answer ?? '',
    selectedOption: row.selected_option,
    answerParts: row.answer_parts,
    blankAnswers: row.blank_answers,
  };
}
