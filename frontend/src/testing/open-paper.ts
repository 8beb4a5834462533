import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { buildPupil, buildQuestion } from './papers.js';

/** A choice whose key is B. */
export const MCQ = buildQuestion({
  id: 'mcq',
  questionType: 'mcq',
  mcqOptions: [
    { label: 'A', text: '302' },
    { label: 'B', text: '312' },
    { label: 'C', text: '1/4' },
    { label: 'D', text: '4' },
  ],
});

export const BLANKS = buildQuestion({
  id: 'blanks',
  questionText: 'There are ___ blue and ___ beads in all.',
  questionType: 'fill-in-the-blank',
  blankCount: 2,
});

/** What the server answers to a pupil who is at paper 7, as it is at that moment; every save is kept. */
export function scriptPaper(paper: () => AccessedAssessment) {
  return {
    'GET /api/auth/user': () => ({ body: { user: buildPupil() } }),
    'GET /api/assessments/access/7': () => ({ body: { assessment: paper() } }),
    'POST /api/assessments/7/save': () => ({
      body: { success: true, lastSaved: '2026-11-20T01:00:05.000Z', revisions: {}, newer: [], exchanged: [] },
    }),
  };
}
