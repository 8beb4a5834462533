import { describe, expect, it } from '@jest/globals';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { render, screen } from '@testing-library/react';
import { UserContext } from '../../entities/account/user-context.js';
import {
  buildFeedback,
  buildMarked,
  buildPaper,
  buildPupil,
  buildQuestion,
  buildStored,
} from '../../testing/papers.js';
import { OwnWork } from './own-work.js';
import { ReviewedQuestionCard } from './reviewed-question-card.js';
import { readPupilVoice } from './review-voice.js';

const STEPS = ['If all were paperbacks: 32 × 15 = 480', 'Too few by: 780 − 480 = 300', 'Each: 300 ÷ 25 = 12'];

/** Own work as the review shows it, with so many of two marks. */
function showWork(stored: { answer: string; working: string }, marksAwarded: number): void {
  const paper = buildPaper({ questions: [buildQuestion({ marks: 2 })], answers: [buildStored(stored)] });
  const marked = buildMarked(paper, [marksAwarded]);
  render(
    <OwnWork
      question={{ ...marked.questions[0]!, solutionSteps: STEPS }}
      answer={marked.answers[0]!}
      feedback={buildFeedback({ marksAwarded, marksPossible: 2 })}
      index={0}
      voice={readPupilVoice()}
    />,
  );
}

const GRID = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><title>A grid</title></svg>',
  alt: 'A grid',
};
const SQUARES: DrawnThing = { kind: 'squares', at: [10, 10], step: 40, size: [6, 5], given: [] };

/** The whole review of a shading that shades another square. */
function showDrawing(gradeLevel: GradeLevel): void {
  const question = buildQuestion({
    visual: GRID,
    manipulative: SQUARES,
  });
  const paper = buildPaper({
    gradeLevel,
    questions: [question],
    answers: [buildStored({ answer: 'square d2' })],
  });
  const marked = buildMarked(paper, [0]);
  const feedback = [buildFeedback({ marksAwarded: 0, feedback: 'Not yet. Count the squares.' })];
  const reviewed = { ...marked.questions[0]!, modelAnswer: 'square c3' };
  render(
    <UserContext value={buildPupil({ gradeLevel })}>
      <ReviewedQuestionCard
        assessment={{ ...marked, questions: [reviewed], feedback }}
        question={reviewed}
        index={0}
        headingRef={null}
        voice={readPupilVoice()}
        isPupil
        extras={{}}
      />
    </UserContext>,
  );
}

describe('ReviewedQuestionCard', () => {
  it('shows the pupil’s drawing and the right one, and the empty picture no more', async () => {
    showDrawing('Primary 5');
    expect(await screen.findByRole('img', { name: 'A grid square d2' })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'A grid square c3' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'A grid' })).toBeNull();
    expect(screen.getByText('Your drawing')).toBeTruthy();
  });

  it('says "Not yet" once', () => {
    showDrawing('Primary 5');
    expect(screen.getByRole('heading', { name: 'Not yet' })).toBeTruthy();
    expect(screen.getByText('Count the squares.')).toBeTruthy();
    expect(screen.queryByText(/Not yet\./)).toBeNull();
  });

  it.each([
    ['Primary 2', 0],
    ['Primary 3', 1],
  ] as const)('names the method of a question of %s so often to its pupil: %i', (grade, count) => {
    showDrawing(grade);
    expect(screen.queryAllByText(buildQuestion().heuristicDisplayName)).toHaveLength(count);
  });
});

describe('OwnWork', () => {
  it('marks the line of working at which it parts from the solution', () => {
    showWork({ answer: '1260', working: '32 × 15 = 480\n780 + 480 = 1260' }, 0);
    expect(screen.getByText('Compare this line').parentElement?.textContent).toContain('780 + 480 = 1260');
  });

  it('names the step that an answer stopped at', () => {
    showWork({ answer: '300', working: '' }, 0);
    const step = screen.getByText('This is step 2. Go on from there.');
    // A list of terms holds nothing but groups; the sentence belongs to the group of the answer.
    expect(step.tagName).toBe('DD');
    expect(step.parentElement?.textContent).toContain('300');
  });

  it('compares nothing where all marks were won', () => {
    showWork({ answer: '300', working: '780 + 480 = 1260' }, 2);
    expect(screen.queryByText('Compare this line')).toBeNull();
    expect(screen.queryByText(/^This is step/)).toBeNull();
  });
});
