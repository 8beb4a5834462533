import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { buildFeedback, buildMarked, buildPaper, buildQuestion, buildStored } from '../../testing/papers.js';
import { OwnWork } from './own-work.js';
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
